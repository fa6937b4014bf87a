"""One decision ahead: what a card would open, what going on would offer, and why an action is not open."""

import copy

import pytest

import undaunted
from tests.games import steps
from tests.scene import scene
from undaunted.game.foresight import opened_by

SCENARIOS = ("normandy/4", "north-africa/2", "north-africa/6")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_card_opens_what_is_offered_once_it_is_played(scenario: str) -> None:
    seen = 0
    for game in steps(undaunted.new(scenario, seed=5), 5, 120):
        for seat in game.deciders:
            for option in game.options(seat):
                opened = opened_by(option)
                if option.question != "turn" or option.kind != "card":
                    assert opened == ()
                    continue
                after = copy.copy(game)
                after.play(seat, option.name)
                assert opened == tuple(one.name for one in after.options(seat))
                seen += 1
    assert seen > 20


@pytest.mark.parametrize("scenario", SCENARIOS[1:])
def test_going_on_offers_what_stopping_would(scenario: str) -> None:
    seen = 0
    for game in steps(undaunted.new(scenario, seed=3), 3, 200):
        for seat in game.seats:
            ahead = game.onward(seat)
            question = game.view(seat).question
            if seat not in game.deciders or question is None or question.kind != "after":
                assert ahead == []
                continue
            after = copy.copy(game)
            after.play(seat, "stop")
            assert [one.name for one in ahead] == [one.name for one in after.options(seat)]
            assert "end-turn" in [one.name for one in ahead]
            seen += 1
    assert seen > 3


def test_looking_ahead_changes_nothing() -> None:
    game = undaunted.new("north-africa/2", seed=3)
    for now in steps(game, 3, 60):
        before = now.position(), now.log
        for seat in now.deciders:
            for option in now.options(seat):
                opened_by(option)
            now.onward(seat)
            now.why_not(seat, "lrdg-scout.recon")
        assert (now.position(), now.log) == before


def test_an_action_of_a_card_in_hand_says_why_it_would_not_be_open() -> None:
    game = scene().hand("US", "Squad Leader A").game()
    refused = game.why_not("US", "us-squad-leader-a.inspire")
    played = copy.copy(game)
    played.play("US", "us-squad-leader-a")
    then = played.why_not("US", "us-squad-leader-a.inspire")
    assert refused is not None
    assert then is not None
    assert refused.rule == then.rule == "nothing-to-inspire"


def test_what_would_be_open_is_refused_for_want_of_its_card() -> None:
    game = scene().hand("US", "Rifleman A").game()
    refused = game.why_not("US", "us-rifleman-a.move")
    assert refused is not None
    game.play("US", "us-rifleman-a")
    assert game.why_not("US", "us-rifleman-a.move") is None
