"""One process's search: keeps its tree through a turn, and thinks until its budget is spent."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from undaunted.bots.budget import Budget
from undaunted.bots.weights import weights_for
from undaunted.rules.words import ASK_BID, F_KIND, FRAME
from undaunted.speed import COMPILED, rules

if TYPE_CHECKING or not COMPILED:
    from undaunted.bots.greedy.alike import stand_in
    from undaunted.bots.search.evaluation import Evaluation
    from undaunted.bots.search.mind import Search
    from undaunted.bots.search.search import begin, descend, lead, replies, search_on
else:
    Evaluation, Search = rules.Evaluation, rules.Search
    begin, descend, lead = rules.begin, rules.descend, rules.lead
    replies, search_on, stand_in = rules.replies, rules.search_on, rules.stand_in

TREE_SIZE = 4_000_000
"""Nodes; a full tree is still searched, it only grows no more."""
SHARE = 0.01
"""Of the time budget: how often it looks at the clock."""
SPELL = 4096
"""Simulations that are never interrupted."""
LONGEST = 0.05
"""Seconds between two looks at the clock, however long the budget."""


Found = dict[int, tuple[int, float]]


class Thinker:
    """Looks at one decision after another of a seat."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._table: Any = None
        self._search: Any = None
        self._turn: tuple[int, ...] = ()
        # What was chosen since the tree's root was last thought about.
        self._picked: list[int] = []
        # Simulations a second, learnt on the way: how many make up a look at the clock.
        self._rate = 0.0

    def think(self, seen: rules.Observation, budget: Budget) -> tuple[int, float]:
        """Search this position; gives how many simulations were made, and in what time."""
        start = time.perf_counter()
        seen = as_if_first(seen)
        self._set_up(seen)
        if budget.simulations is not None:
            made = self._count(seen, budget.simulations)
        else:
            made = self._until(seen, start + (budget.seconds or 0.0), start)
        return made, time.perf_counter() - start

    def found(self, seat: int) -> Found:
        """By thing: visits, and the sum of side 0's win chances. One card stands for all that are alike."""
        return {thing: (visits, total) for thing, visits, total in replies(self._search, seat)}

    def picked(self, thing: int) -> None:
        """What came of a decision, thought about or not: the next one of this turn begins from there."""
        self._picked.append(thing)

    def _set_up(self, seen: rules.Observation) -> None:
        state = seen.state
        if state.table is not self._table:
            self._table = state.table
            self._search = Search(Evaluation(weights_for(state.table)), TREE_SIZE, state.table)
            self._turn = ()
        turn = (seen.seat, state.round, state.turn)
        bids = asks_bids(seen)
        seed = self._random.getrandbits(60)
        goes_on = turn == self._turn and not bids and bool(self._picked)
        if not goes_on or not all(descend(self._search, seen.seat, thing) for thing in self._picked):
            begin(self._search, seed)
        # After bids come draws, other hands and perhaps the enemy's turn: nothing to go on from.
        self._turn = () if bids else turn
        self._picked = []

    def _count(self, seen: rules.Observation, simulations: int) -> int:
        """So many simulations, fewer if the lead cannot be caught up; Ctrl-C can come in between."""
        made = 0
        while made < simulations:
            spell = min(SPELL, simulations - made)
            done = search_on(self._search, seen, spell, spell == simulations - made)
            made += done
            if done < spell or lead(self._search, seen.seat) > simulations - made:
                break
        return made

    def _until(self, seen: rules.Observation, end: float, start: float) -> int:
        """Simulations until the time is up, or the lead cannot be caught up in what is left of it.

        At least one, however little time there is.
        """
        step = min(SHARE * (end - start), LONGEST)
        made = 0
        now = time.perf_counter()
        while made == 0 or now < end:
            some = max(1, int(self._rate * min(step, end - now)))
            search_on(self._search, seen, some, False)
            made += some
            before, now = now, time.perf_counter()
            rate = some / max(now - before, 1e-7)
            self._rate = rate if self._rate == 0.0 else 0.8 * self._rate + 0.2 * rate
            if lead(self._search, seen.seat) > 1.2 * self._rate * (end - now):
                break
        return made


def asks_bids(seen: rules.Observation) -> bool:
    state = seen.state
    return bool(state.stack[(state.depth - 1) * FRAME + F_KIND] == ASK_BID)


def as_if_first(seen: rules.Observation) -> rules.Observation:
    """Bids are made together: that another has made his already must not change what we think he bids."""
    if not asks_bids(seen) or not any(seen.has_bid):
        return seen
    first = rules.Observation()
    first.seat, first.state = seen.seat, seen.state
    first.hand_sizes, first.lost = seen.hand_sizes, seen.lost
    first.has_bid = bytearray(len(seen.has_bid))
    return first


def by_option(found: Found, table: rules.Table, things: Sequence[int]) -> Found:
    """What was found, by the options themselves: of cards that are alike the first has it all."""
    first: dict[int, int] = {}
    for thing in things:
        first.setdefault(stand_in(table, thing), thing)
    return {first[thing]: tried for thing, tried in found.items() if thing in first}
