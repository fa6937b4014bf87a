"""A position and a decision in one line each, both ways."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undaunted
from tests.games import EVERY, played, steps
from tests.scene import scene
from tests.table import play


def names(game: undaunted.Game) -> dict[str, list[str]]:
    return {seat: [option.name for option in game.options(seat)] for seat in game.seats}


@settings(max_examples=40)
@given(st.sampled_from(EVERY), st.integers(0, 10**6), st.integers(0, 400))
def test_a_position_reads_back_as_itself(scenario: str, number: int, decisions: int) -> None:
    game = played(scenario, number, decisions)
    again = undaunted.from_position(game.position(), seed=1)
    assert again.position() == game.position()
    assert names(again) == names(game)
    assert (again.over, again.winner, again.how) == (game.over, game.winner, game.how)
    for seat in (*game.seats, None):
        assert again.view(seat) == game.view(seat)


@pytest.mark.parametrize("scenario", EVERY)
def test_in_a_whole_game_every_kind_of_question_reads_back(scenario: str) -> None:
    asked: set[str] = set()
    for game in steps(undaunted.new(scenario, seed=1), 1):
        kind = "" if game.over else game.position().rpartition("ask=")[2].split(",")[-1].partition("/left")[0]
        if kind in asked:
            continue
        asked.add(kind)
        assert undaunted.from_position(game.position(), seed=1).position() == game.position()


def test_the_line_says_what_a_player_would_say() -> None:
    game = scene().hand("US", "Scout A").suppressed("German Scout A").controlled("US", "2B").game()
    play(game, "US", "Scout A", "Scout", "12B")
    line = game.position()
    assert "\n" not in line
    parts = dict(part.split("=", 1) for part in line.split()[1:])
    assert line.startswith("normandy/1 round=2 initiative=US turn=0 ")
    assert set(parts["US"].split(",")) == {"17B", "2B!", "12B"}
    assert "german-scout-a:5B~" in parts["at"].split(",")
    assert parts["played"] == "us-scout-a"
    assert parts["discard"] == "us-fog-of-war"
    assert parts["ask"] == "turn/US,step/US/card:us-scout-a/deed:scout-2/unit:us-scout-a/left:1"
    assert "hand" not in parts, "empty parts are left out"


def test_the_order_of_the_parts_does_not_matter() -> None:
    line = played("normandy/4", 3, 60).position()
    name, *parts = line.split()
    assert undaunted.from_position(" ".join([name, *reversed(parts)]), seed=1).position() == line


def test_a_bid_is_in_the_line() -> None:
    game = scene().bidding().hand("US", "Rifleman A").hand("German", "Scout A").game()
    play(game, "US", "Rifleman A")
    assert " bid=US:us-rifleman-a " in game.position()
    again = undaunted.from_position(game.position(), seed=1)
    assert again.deciders == ("German",)


def test_the_rare_questions_read_back_too() -> None:
    setting = scene("normandy/8").turn_of("German").target("German", "2A").hand("German", "Mortar").dice(1)
    game = setting.game()
    play(game, "German", "Mortar", "Blast", "US Rifleman A")
    assert " pending=us-scout-a " in game.position()
    again = undaunted.from_position(game.position(), chance=[1])
    play(again, "German", "US Scout A")


@settings(max_examples=15)
@given(st.sampled_from(EVERY), st.integers(0, 10**6))
def test_the_decisions_of_a_game_played_again_line_by_line(scenario: str, number: int) -> None:
    game = played(scenario, number)
    again = undaunted.new(scenario, seed=number)
    for line in game.log[1:]:
        decision = line.partition(" : ")[0]
        again.play(decision.partition(":")[0], decision)
    assert again.position() == game.position()
    assert again.log == game.log
