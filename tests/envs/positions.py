"""Positions of all games to try properties on, each after so many random decisions."""

from __future__ import annotations

from random import Random
from typing import Any

import hypothesis.strategies as st

from undaunted.content.stage import stage
from undaunted.rules import words
from undaunted.speed import rules

SCENARIOS = (
    "normandy/1", "normandy/4", "normandy/7", "north-africa/2", "north-africa/8", "north-africa/12",
    "stalingrad/11",
)  # fmt: skip
PASSIVE = (words.STOP, words.END_TURN, words.HUNKER_DOWN, words.WITHDRAW)


def position(
    scenario: str, number: int, decisions: int, keen: float = 0.9, until_one_has_bid: bool = False
) -> Any:
    """A game of so many decisions, if it lasts as long; or of some more, until one bid of two is in.

    It seldom gives a card away: that would teach little.
    """
    random = Random(number)
    state = rules.opening(stage(scenario).table)
    rules.seed(state, number)
    rules.start_round(state)
    out = rules.Options()
    made = 0
    while made < decisions or (until_one_has_bid and not one_has_bid(state)):
        made += 1
        bidders = [seat for seat in range(state.table.seats) if rules.owes_decision(state, seat)]
        if not bidders:
            break
        seat = random.choice(bidders)
        rules.options(state, seat, out)
        offered = out.listed()
        active = [thing for thing in offered if thing not in PASSIVE]
        rules.play(state, seat, random.choice(active if active and random.random() < keen else offered))
    return state


def one_has_bid(state: Any) -> bool:
    return [card == words.NONE for card in state.bid].count(False) == 1


def positions() -> st.SearchStrategy[tuple[str, Any]]:
    """A scenario and a state of it."""
    return st.builds(
        lambda scenario, number, decisions, bid: (
            scenario,
            position(scenario, number, decisions, until_one_has_bid=bid),
        ),
        st.sampled_from(SCENARIOS),
        st.integers(0, 10_000),
        st.integers(0, 400),
        st.booleans(),
    )
