"""The games that `fit_weights` learns from: rounds of decided games, and who won them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from undaunted.bots import Bot, SearchBot, weights
from undaunted.bots.budget import Budget
from undaunted.content.stage import Stage, stage
from undaunted.rules.words import NONE
from undaunted.solo.automaton import Automaton
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
    kinds: tuple[str, str]
    """Which weights are side 0's, and which side 1's."""
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
    staged = stage(task.scenario)
    table = staged.table
    random = Random(f"{task.seed} {task.scenario}")
    rows: list[list[float]] = []
    won: list[float] = []
    games: list[int] = []
    for number in range(task.games):
        state = rules.opening(table)
        rules.seed(state, random.getrandbits(60))
        rules.start_round(state)
        play = (
            _searching(state, staged, task.simulations, random)
            if task.simulations
            else _greedily(state, random)
        )
        seen = [features_of(state, 0) + features_of(state, 1) for _ in play]
        if state.winner:
            kept = random.sample(seen, min(KEPT, len(seen)))
            rows += kept
            won += [2.0 - state.winner] * len(kept)
            games += [number] * len(kept)
    kinds = weights.kind_of(table, 0), weights.kind_of(table, 1)
    found = np.array(rows, dtype=np.float64).reshape(-1, 2 * FEATURES)
    return Sample(task.scenario, kinds, found, np.array(won), np.array(games, dtype=np.int64))


def _greedily(state: Any, random: Random) -> Iterator[None]:
    """Stops at the start of each round."""
    slips = random.choice(SLIPS)
    out, plans = rules.Options(), Plans()
    while not state.winner and state.round <= MOST_ROUNDS:
        yield
        play_until(state, state.round + 1, MOST_DECISIONS, slips, out, plans)


def _searching(state: Any, staged: Stage, simulations: int, random: Random) -> Iterator[None]:
    """The same, with a search on either side, or against the solo opponent."""
    slips = random.choice(SEARCH_SLIPS) / 100
    budget = Budget(simulations=simulations)
    bots: list[Bot] = [
        Automaton(staged)
        if seat == state.table.automaton
        else SearchBot(random.getrandbits(32), budget, slips=slips)
        for seat in range(state.table.seats)
    ]
    out = rules.Options()
    last = 0
    for _ in range(MOST_DECISIONS):
        seat = rules.decider(state)
        if seat == NONE:
            return
        if state.round != last:
            last = state.round
            yield
        if rules.options(state, seat, out) == 1:
            rules.play(state, seat, out.listed()[0])
            continue
        rules.play(state, seat, bots[seat].choose(rules.observe(state, seat), out.listed()))
