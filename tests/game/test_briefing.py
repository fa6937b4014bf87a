"""Before a game: who one is, what is to be done, and why somebody begins with points."""

from __future__ import annotations

import pytest

import undaunted
from tests.messages.test_french import ENGLISH
from undaunted.game.telling.briefing import brief

SCENARIOS = [info.id for info in undaunted.scenarios()]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_has_one_for_every_seat_in_both_languages(scenario: str) -> None:
    game = undaunted.new(scenario, seed=1)
    for seat in (*game.seats, ""):
        told = brief(game, seat)
        assert told.title
        assert told.story
        assert len(told.goals) == len(told.score) == 2
        other = brief(game, seat, "fr")
        for text in (other.you, *other.goals, *other.score):
            assert not ENGLISH.search(text), text


def test_ones_own_side_comes_first() -> None:
    game = undaunted.new("normandy/1", seed=1)
    assert "Germans" in brief(game, "German").you
    assert brief(game, "German").score[0].startswith("The Germans")
    assert brief(game, "US").score[0] == "The Americans: 0 of 5 points so far."


def test_it_says_why_the_enemy_begins_with_points() -> None:
    game = undaunted.new("normandy/1", seed=1)
    assert brief(game, "US").score[1] == "The Germans: 3 of 5 points already, for holding 5B (3)."


def test_other_goals_are_counted_as_what_they_are() -> None:
    assert "Riflemen still to drive off" in brief(undaunted.new("normandy/2", seed=1), "German").score[0]
    assert "2 away" in brief(undaunted.new("north-africa/7", seed=1), "LRDG").score[0]


def test_a_side_is_told_its_own_story_and_who_watches_both() -> None:
    game = undaunted.new("stalingrad/21", seed=1)
    (soviet,) = brief(game, "Soviet").orders
    (german,) = brief(game, "German").orders
    assert "Voronin" in soviet
    assert "Brandstetter" in german
    assert brief(game).orders == (f"The Soviets: {soviet}", f"The Germans: {german}")
    assert "sable" in brief(game, "Soviet", "fr").orders[0]
    assert brief(undaunted.new("normandy/1", seed=1), "US").orders == ()


def test_what_gains_mission_points_is_told_with_the_goal() -> None:
    german = brief(undaunted.new("stalingrad/22", seed=1), "German").goals[0]
    assert (
        "1 for every enemy unit routed, 1 for every building damaged and at the end of every round" in german
    )
    assert "2 for control of 708" in german
