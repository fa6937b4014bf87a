"""Hidden cards are dealt fairly, and however they are dealt a search meets the same decisions."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bots.playing import opened
from tests.bots.searching import Evaluation, Search, begin, replies, search_on
from undaunted.bots.weights import weights_for
from undaunted.speed import COMPILED, rules


@pytest.mark.parametrize("stride", [1, 1 << 20, 1 << 33])
def test_every_hidden_card_is_dealt_as_often_as_any_other(stride: int) -> None:
    """Whatever the numbers are like: a search takes them below 2**31. (La Raye: 4 of 9, Fog of War twice.)"""
    state = opened("normandy/1", 1)
    table, seen, deals = state.table, rules.observe(state, 0), 2000
    cards = range(table.seat_first_card[1], table.seat_first_card[2])
    dealt: Counter[int] = Counter()
    for number in range(deals):
        hand = rules.determinise(seen, number * stride).hand
        dealt.update({card: hand[card] for card in cards})
    for card in cards:
        assert dealt[card] / deals == pytest.approx(4 / 9 * seen.state.deck[card], abs=0.06)


def test_a_bid_has_one_node_however_the_cards_are_dealt() -> None:
    for number in range(6):
        state = opened("normandy/1", number)
        search = Search(Evaluation(weights_for(state.table)), 100_000, state.table)
        begin(search, number)
        search_on(search, rules.observe(state, 0), 400 if COMPILED else 60, False)
        things = [thing for thing, _, _ in replies(search, 1)]
        assert len(things) == len(set(things))
