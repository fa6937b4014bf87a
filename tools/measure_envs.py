"""How many steps a second the research interfaces take, beside the libraries' own games, in the same run.

    python tools/measure_envs.py [seconds]

Needs the extras `pettingzoo` and `openspiel`; PettingZoo's own games also want `chess` and `pygame`. Random
legal play throughout, observations taken at every step, everything on one core and in turns.
"""

from __future__ import annotations

import sys
import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

import undaunted.envs.openspiel  # noqa: F401 - registers the game
from undaunted.envs import pettingzoo
from undaunted.speed import describe

ROUNDS = 8


def agents(env: Any) -> Callable[[], int]:
    """A random game of a PettingZoo environment; gives its steps."""
    random = np.random.default_rng(1)

    def game() -> int:
        env.reset(seed=int(random.integers(2**31)))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                actions = seen["action_mask"].nonzero()[0]
                env.step(int(actions[int(random.random() * len(actions))]))
            steps += 1
        return steps

    return game


def players(name: str, observed: bool) -> Callable[[], int]:
    """A random game of OpenSpiel, stepped from Python; gives its decisions and chance nodes."""
    game = pyspiel.load_game(name)
    dice = Random(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                if observed:
                    state.observation_tensor()
                actions = state.legal_actions()
                state.apply_action(actions[int(dice.random() * len(actions))])
            steps += 1
        return steps

    return play


def theirs() -> dict[str, Callable[[], int]]:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import chess_v6, connect_four_v3
    except ImportError as error:
        print(f"PettingZoo's own games are left out: {error}")
        return {}
    return {
        "PettingZoo connect_four_v3": agents(connect_four_v3.env()),
        "PettingZoo chess_v6": agents(chess_v6.env()),
    }


def rate(work: Callable[[], int], seconds: float) -> float:
    done, start = 0, time.perf_counter()
    while True:
        done += work()
        spent = time.perf_counter() - start
        if spent >= seconds:
            return done / spent


def main(seconds: float) -> None:
    ours = "python_undaunted(scenario=normandy/1)"
    games = {
        "undaunted in PettingZoo, normandy/1": agents(pettingzoo.env("normandy/1")),
        "undaunted in PettingZoo, north-africa/12": agents(pettingzoo.env("north-africa/12")),
        **theirs(),
        "undaunted in OpenSpiel, normandy/1": players(ours, observed=False),
        "undaunted in OpenSpiel, normandy/1, with tensors": players(ours, observed=True),
        "OpenSpiel python_tic_tac_toe": players("python_tic_tac_toe", observed=False),
        "OpenSpiel python_block_dominoes": players("python_block_dominoes", observed=False),
    }
    best = dict.fromkeys(games, 0.0)
    for _ in range(ROUNDS):
        for name, game in games.items():
            best[name] = max(best[name], rate(game, seconds / ROUNDS))
    print(describe())
    for name, steps in best.items():
        print(f"{name:52} {steps:>10,.0f} steps a second")


if __name__ == "__main__":
    import open_spiel.python.games  # noqa: F401 - registers its Python games

    main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)
