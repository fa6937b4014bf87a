"""Whether the solo opponent did what its cards say, read again along a log."""

from __future__ import annotations

import pytest

import undaunted
from tests.solo.test_explain import played
from undaunted.bots.uniform import RandomBot
from undaunted.rules.words import STOP
from undaunted.solo import automaton, shelf
from undaunted.solo.automaton import Automaton, is_fresh
from undaunted.solo.checking import Departure, check

STAGES = (
    "normandy/1+solo=German",
    "north-africa/5+solo=LRDG+easy",
    "under-cover-of-night/202+solo=Italian+hard",
)


def departed(seed: int, card: int) -> tuple[undaunted.Game, Departure]:
    """A game in which one card, the so manyth that has something to do, is passed by; and where."""
    game = undaunted.new(STAGES[0], seed=seed)
    bot, foe, left, found = Automaton(game.stage), RandomBot(seed), card, None
    while not game.over and game.decisions < 200:
        seat = game.deciders[0]
        seen, offered = game.observation(seat), [option.thing for option in game.options(seat)]
        thing = (bot if seat == "German" else foe).choose(seen, offered)
        if seat == "German" and is_fresh(seen.state) and thing != STOP:
            left -= 1
            if not left:
                assert bot.account
                names = game._things.names
                found = Departure(
                    game.decisions + 1, "other", bot.account.card, bot.account.number, "stop", names[thing]
                )
                bot.forget()
                thing = STOP
        game.play(seat, thing)
    assert found
    return game, found


@pytest.mark.parametrize("stage", STAGES)
def test_a_game_by_the_cards_holds(stage):
    done = check(played(5, 300, stage))
    assert done.cards > 8
    assert done.decisions > done.cards
    assert not done.departures


@pytest.mark.parametrize("card", [1, 4])
def test_the_decision_that_differs_is_named_and_no_other(card):
    game, wrong = departed(2, card)
    assert undaunted.verify(game.save()).decisions == game.decisions, "it is legal all the same"
    assert check(undaunted.load(game.save())).departures == [wrong]


def test_a_missing_card_is_told_once_and_the_others_are_compared(monkeypatch):
    game = played(3)
    real = shelf.hand_of(game.stage, "German")
    monkeypatch.setattr(
        automaton, "hand_of", lambda stage, side: {title: real[title] for title in real if title != "Scout"}
    )
    done = check(game)
    assert {one.kind for one in done.departures} == {"missing"}
    cards = [one.card for one in done.departures]
    assert sorted(set(cards)) == sorted(cards) == ["german-scout-a", "german-scout-b"]


def test_a_game_without_one_has_nothing_to_compare():
    assert check(undaunted.new("normandy/1", seed=1)).decisions == 0
