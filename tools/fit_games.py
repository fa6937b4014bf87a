"""The games that `fit_weights` learns from: rounds of decided games, and who won them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from undaunted.bots import SearchBot, weights
from undaunted.bots.budget import Budget
from undaunted.content.stage import stage
from undaunted.rules.words import NONE
from undaunted.speed import COMPILED, rules

if TYPE_CHECKING or not COMPILED:
    from undaunted.bots.greedy.plan import Plans
    from undaunted.bots.search.evaluation import features_of
    from undaunted.bots.search.rollout import play_until
else:
    Plans, features_of, play_until = rules.Plans, rules.features_of, rules.play_until

Array = NDArray[np.float64]

FEATURES = len(weights.FEATURES)
SLIPS = (0, 5, 15, 30)
"""Of 100 decisions, so many are random ones, which differs from game to game: a search goes astray, too."""
SEARCH_SLIPS = (0, 3, 10)
MOST_ROUNDS = 80
MOST_DECISIONS = 1500
KEPT = 8
"""Rounds of one game that are looked at: they are much alike, and long games should not count for more."""


@dataclass
class Sample:
    """Rounds of games of one scenario: side 0's features, then side 1's, and whether side 0 won."""

    scenario: str
    goals: tuple[int, int]
    rows: Array
    won: Array
    games: NDArray[np.int64]


@dataclass(frozen=True)
class Task:
    scenario: str
    games: int
    seed: int
    simulations: int
    """Of each decision; 0 for greedy play."""


def collect(task: Task) -> Sample:
    """Play the games of one scenario. The same task gives the same games."""
    table = stage(task.scenario).table
    random = Random(f"{task.seed} {task.scenario}")
    rows: list[list[float]] = []
    won: list[float] = []
    games: list[int] = []
    for number in range(task.games):
        state = rules.opening(table)
        rules.seed(state, random.getrandbits(60))
        rules.start_round(state)
        play = _searching(state, task.simulations, random) if task.simulations else _greedily(state, random)
        seen = [features_of(state, 0) + features_of(state, 1) for _ in play]
        if state.winner:
            kept = random.sample(seen, min(KEPT, len(seen)))
            rows += kept
            won += [2.0 - state.winner] * len(kept)
            games += [number] * len(kept)
    goals = table.goal_kind[0], table.goal_kind[1]
    found = np.array(rows, dtype=np.float64).reshape(-1, 2 * FEATURES)
    return Sample(task.scenario, goals, found, np.array(won), np.array(games, dtype=np.int64))


def _greedily(state: Any, random: Random) -> Iterator[None]:
    """Stops at the start of each round."""
    slips = random.choice(SLIPS)
    out, plans = rules.Options(), Plans()
    while not state.winner and state.round <= MOST_ROUNDS:
        yield
        play_until(state, state.round + 1, MOST_DECISIONS, slips, out, plans)


def _searching(state: Any, simulations: int, random: Random) -> Iterator[None]:
    """The same, with a search on either side."""
    slips = random.choice(SEARCH_SLIPS) / 100
    budget = Budget(simulations=simulations)
    bots = [SearchBot(random.getrandbits(32), budget, slips=slips) for _ in range(state.table.seats)]
    out = rules.Options()
    last = 0
    for _ in range(MOST_DECISIONS):
        seat = rules.decider(state)
        if seat == NONE:
            return
        if state.round != last:
            last = state.round
            yield
        rules.options(state, seat, out)
        rules.play(state, seat, bots[seat].choose(rules.observe(state, seat), out.listed()))
