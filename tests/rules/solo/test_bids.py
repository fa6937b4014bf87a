"""The bot's bid: the top card of its deck, kept in its play area if it wins."""

from __future__ import annotations

import pytest

import undaunted
from tests.rules.solo.ground import line, us
from tests.table import has, play, told

TURN = ("German Scout A", "German Scout B", "German Rifleman A")


def bid(own: str, top: str, *, first: str = "US", where: str = "normandy/1+solo=German") -> undaunted.Game:
    setting = us(own, "Fog of War", where=where).bidding().initiative(first)
    game = setting.draws(f"German {top}", *TURN).game(seed=1)
    play(game, "US", own)
    return game


def test_the_human_alone_is_asked_and_alone_draws() -> None:
    game = us("Scout A", "Fog of War").bidding().game(seed=1)
    assert game.deciders == ("US",)
    assert next(seat for seat in game.view("US").seats if seat.name == "German").hand_size == 0


def test_who_wins_against_the_top_card_goes_first_and_both_cards_are_discarded() -> None:
    game = bid("Scout A", "Fog of War", first="German")
    assert game.view(None).initiative == "US"
    assert game.deciders == ("US",)
    assert has(game, "German", "discard", "Fog of War") == 1
    assert has(game, "US", "discard", "Scout A") == 1
    assert line(game) == []


def test_a_bid_that_wins_stays_in_the_play_area() -> None:
    game = bid("Scout A", "Platoon Sergeant")
    assert game.view(None).initiative == "German"
    assert line(game) == ["Platoon Sergeant", "Scout A", "Scout B", "Rifleman A"], "four cards in all"
    assert len(told(game, "bid-kept")) == 1


def test_on_a_tie_who_has_the_initiative_afterwards_has_won() -> None:
    game = bid("Rifleman A", "Rifleman B", first="German")
    assert line(game) == ["Scout A", "Scout B", "Rifleman B", "Rifleman A"], "drawn before its equal"
    game = bid("Rifleman A", "Rifleman B", first="US")
    assert line(game) == []
    assert has(game, "German", "discard", "Rifleman B") == 1


def test_an_easy_bot_discards_its_bid_though_it_wins() -> None:
    game = bid("Scout A", "Platoon Sergeant", where="normandy/1+solo=German+easy")
    assert game.view(None).initiative == "German"
    assert line(game) == ["Scout A", "Scout B", "Rifleman A"]
    assert has(game, "German", "discard", "Platoon Sergeant") == 1


def test_a_hard_bot_that_wins_has_five() -> None:
    where = "normandy/1+solo=German+hard"
    setting = us("Scout A", where=where).bidding()
    game = setting.draws("German Platoon Sergeant", *TURN, "German Rifleman B").game(seed=1)
    play(game, "US", "Scout A")
    assert len(line(game)) == 5


def test_a_bot_without_any_card_bids_nothing() -> None:
    setting = us("Scout A", "Rifleman A").nothing_else("German").bidding().initiative("German")
    game = setting.removed("German").game(seed=1)
    play(game, "US", "Scout A")
    assert game.over or game.view(None).initiative == "US"


@pytest.mark.parametrize("own", ["Scout A", "Fog of War"])
def test_an_empty_deck_is_reshuffled_for_the_bid(own: str) -> None:
    setting = us("Scout A", "Fog of War").bidding().deck("German").discard("German", "Rifleman A")
    game = setting.draws("German Rifleman A").game(seed=1)
    play(game, "US", own)
    assert told(game, "bids-revealed")
