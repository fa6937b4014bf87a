"""Bids are made together: nobody's depends on another's, neither at the table nor inside the search."""

from __future__ import annotations

from typing import Any

import pytest

from tests.envs.positions import position
from tests.scene import scene
from tests.table import called
from undaunted.bots.thinking import as_if_first
from undaunted.bots.weights import weights_for
from undaunted.rules.words import ASK_BID, F_KIND, FIRST_CARD, FRAME, NONE
from undaunted.speed import rules

from .playing import things_for
from .searching import FEW, MANY, Evaluation, Search, advice, begin, replies, search_on, searching


def at_a_bid(scenario: str, number: int) -> Any:
    """Nobody has bid yet, and everybody has a choice."""
    for decisions in range(10 + number, 400):
        state = position(scenario, number, decisions)
        if (
            state.depth
            and state.stack[(state.depth - 1) * FRAME + F_KIND] == ASK_BID
            and all(card == NONE for card in state.bid)
            and all(len(things_for(state, seat)) > 1 for seat in (0, 1))
        ):
            return state
    raise AssertionError(f"no such bid in {scenario}, game {number}")


@pytest.mark.parametrize("scenario", ["normandy/2", "normandy/12", "north-africa/3", "north-africa/11"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_bid_depends_neither_on_the_others_nor_on_whether_it_is_made(scenario: str, seat: int) -> None:
    state = at_a_bid(scenario, 2)
    thoughts = [advice(searching(FEW, 3), state, seat)]
    for thing in things_for(state, 1 - seat):
        truth = state.clone()
        rules.play(truth, 1 - seat, thing)
        assert rules.observe(truth, seat).has_bid[1 - seat]
        thoughts.append(advice(searching(FEW, 3), truth, seat))
    assert len(thoughts) > 2
    assert len({(thought.replies, thought.simulations) for thought in thoughts}) == 1


def test_only_the_others_bid_is_forgotten() -> None:
    state = at_a_bid("normandy/2", 2)
    rules.play(state, 1, things_for(state, 1)[0])
    seen = rules.observe(state, 0)
    first = as_if_first(seen)
    assert (bytes(seen.has_bid), bytes(first.has_bid)) == (b"\0\1", b"\0\0")
    assert (first.seat, first.state, first.hand_sizes, first.lost) == (
        seen.seat,
        seen.state,
        seen.hand_sizes,
        seen.lost,
    )
    rules.play(state, 0, things_for(state, 0)[0])
    after = rules.observe(state, 0)
    assert as_if_first(after) is after, "once the bids are in, nothing is hidden any more"


@pytest.mark.parametrize("scenario", ["normandy/2", "north-africa/11"])
def test_in_the_search_both_bid_at_the_same_node(scenario: str) -> None:
    """Each simulation tries one bid of ours and one of theirs there: theirs cannot know ours."""
    state = at_a_bid(scenario, 2)
    for seat in (0, 1):
        search = Search(Evaluation(weights_for(state.table)), 100_000, state.table)
        begin(search, 1)
        made = search_on(search, rules.observe(state, seat), MANY, False)
        assert made == MANY
        for one in (0, 1):
            found = replies(search, one)
            first, last = state.table.seat_first_card[one], state.table.seat_first_card[one + 1]
            assert all(FIRST_CARD + first <= thing < FIRST_CARD + last for thing, _, _ in found)
            assert sum(visits for _, visits, _ in found) == MANY
            assert all(0 <= total <= visits for _, visits, total in found)


def first_wins(side: str) -> Any:
    """La Raye: each side is one Control short, and has the card for it. Who goes first wins."""
    others = {"US": "German", "German": "US"}
    return (
        scene("normandy/1").bidding().initiative(others[side])
        .controlled("US", "13B", "6A").place("US Rifleman A", "2B")
        .controlled("German", "5B", "7A").scouted("German", "16B").place("German Rifleman A", "16B")
        .hand(side, "Rifleman A", "Fog of War", "Platoon Sergeant")
        .hand(others[side], "Rifleman A", "Squad Leader A").deck(others[side])
        .game(seed=1)
    )  # fmt: skip


@pytest.mark.parametrize("side", ["US", "German"])
def test_where_the_first_wins_it_bids_high(side: str) -> None:
    game = first_wins(side)
    state, seat = game._state, game.seats.index(side)
    found = advice(searching(MANY), state, seat)
    names = {option.thing: called(game, option) for option in game.options(side)}
    assert names[found.best.thing] == "Platoon Sergeant"
    assert found.best.win_chance > 0.8
