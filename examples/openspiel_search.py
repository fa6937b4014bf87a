"""OpenSpiel's information-set search against random play. It never looks at the other hand.

    pip install 'undaunted[openspiel]'
    python examples/openspiel_search.py normandy/1 40

The number is how many decisions the game may last; without it, the game is played to its end.
"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import undaunted.envs.openspiel  # noqa: F401 - registers python_undaunted

SIMULATIONS = 20


def main(scenario: str, most_decisions: int) -> None:
    game = pyspiel.load_game("python_undaunted", {"scenario": scenario, "most_decisions": most_decisions})
    random = np.random.RandomState(1)
    searcher = ISMCTSBot(game, RandomRolloutEvaluator(1, random), 2.0, SIMULATIONS, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=chances))
        elif state.current_player() == 0:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
    print(state)
    print(f"search {state.returns()[0]:+.0f}, random play {state.returns()[1]:+.0f}")


if __name__ == "__main__":
    scenario, most_decisions = [*sys.argv[1:], *("normandy/1", "5000")[len(sys.argv) - 1 :]]
    main(scenario, int(most_decisions))
