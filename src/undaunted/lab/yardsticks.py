"""How fast other libraries play random chess on this machine: something to hold our own speed against.

Both come with the optional extra `bench`. A measure takes seconds and gives moves a second.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from itertools import count
from random import Random
from types import ModuleType

Measure = Callable[[float], float]

HOW_TO_INSTALL = "pip install 'undaunted[bench]'"
ROLLOUTS_AT_ONCE = 8


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much work is done a second, when it is repeated for so many seconds (at least once)."""
    done = 0
    start = time.perf_counter()
    while True:
        done += work()
        spent = time.perf_counter() - start
        if spent >= seconds:
            return done / spent


def library(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ImportError:
        return None


class OpenSpielSearch:
    """OpenSpiel's information-set tree search in C++, with random rollouts, at a game's first decision."""

    SIMULATIONS = 200

    def __init__(self, pyspiel: ModuleType, name: str) -> None:
        self.pyspiel = pyspiel
        self.game = pyspiel.load_game(name)
        self.rng = Random(1)

    def simulations_per_second(self, seconds: float) -> float:
        return rate(self._think, seconds)

    def _think(self) -> int:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.rng.choices(outcomes, chances)[0])
        evaluator = self.pyspiel.RandomRolloutEvaluator(1, self.rng.getrandbits(30))
        bot = self.pyspiel.ISMCTSBot(self.rng.getrandbits(30), evaluator, 2.0, self.SIMULATIONS)
        bot.step(state)
        return self.SIMULATIONS


class PythonChess:
    """Random legal games, move by move, with python-chess."""

    def __init__(self, chess: ModuleType) -> None:
        self.chess = chess
        self.rng = Random(1)

    def moves_per_second(self, seconds: float) -> float:
        return rate(self._game, seconds)

    def _game(self) -> int:
        # Draws that players have to claim are not looked for: that would cost more than the moves.
        board = self.chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(self.rng.random() * len(moves))])
        return len(board.move_stack)


class OpenSpielChess:
    """OpenSpiel's chess, in three ways: its rollouts and its random bots, which loop in C++, and by steps
    from Python.
    """

    def __init__(self, pyspiel: ModuleType) -> None:
        self.pyspiel = pyspiel
        self.game = pyspiel.load_game("chess")
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_AT_ONCE, 1)
        # A search of a single simulation does nothing but evaluate where it stands, with these rollouts.
        self.search = pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 10, False, 1, False)
        self.seeds = count(1)
        self.rng = Random(1)
        self.games = 0
        self.moves = 0

    @property
    def mean_moves(self) -> float:
        """Of a random game: the rollouts do not say how long they were."""
        return self.moves / self.games if self.games else 0.0

    def rollouts_per_second(self, seconds: float) -> float:
        return rate(self._rollouts, seconds)

    def bot_moves_per_second(self, seconds: float) -> float:
        return rate(self._bots, seconds)

    def python_moves_per_second(self, seconds: float) -> float:
        return rate(self._steps, seconds)

    def _rollouts(self) -> int:
        self.search.step(self.game.new_initial_state())
        return ROLLOUTS_AT_ONCE

    def _bots(self) -> int:
        state = self.game.new_initial_state()
        bots = [self.pyspiel.make_uniform_random_bot(player, next(self.seeds)) for player in (0, 1)]
        self.pyspiel.evaluate_bots(state, bots, next(self.seeds))
        self.games += 1
        self.moves += state.move_number()
        return int(state.move_number())

    def _steps(self) -> int:
        state = self.game.new_initial_state()
        made = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(self.rng.random() * len(actions))])
            made += 1
        return made
