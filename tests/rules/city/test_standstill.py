"""In the city, too, a game in which nothing but cards changes is a draw: what counts as a change there."""

from __future__ import annotations

import pytest

import undaunted
from tests.rules.city.ground import german, soviet, won
from tests.scene import Scene
from tests.table import end_turn, play


def engineer() -> Scene:
    return soviet("Engineer A").place("Soviet Engineer A", "106")


CHANGES = {
    "smoke": (engineer, ("Engineer A", "Smoke")),
    "a mine is laid": (engineer, ("Engineer A", "Mine", "lay personnel", "105-106")),
    "a watch is kept": (lambda: soviet("Machine Gunner A"), ("Machine Gunner A", "Overwatch", "112")),
    "a building is damaged": (
        lambda: soviet("Engineer A").place("Soviet Engineer A", "105").dice(0, 0, 0, 0),
        ("Engineer A", "Demo", "Building 105"),
    ),
    "a unit is readied": (
        lambda: soviet("Platoon Sergeant").suppressed("Soviet Rifleman A"),
        ("Platoon Sergeant", "Ready", "Soviet Rifleman A"),
    ),
}


def still(game: undaunted.Game) -> int:
    return int(game._state.still) - 1


@pytest.mark.parametrize("change", CHANGES)
def test_what_counts_as_a_change(change: str) -> None:
    setting, picks = CHANGES[change]
    game = setting().still(20).game()
    assert still(game) == 20
    play(game, "Soviet", *picks)
    assert still(game) == -1


def test_the_end_of_the_count() -> None:
    game = german("Rifleman A").initiative("Soviet").still(39).game(seed=1)
    end_turn(game, "German")
    assert {option.name for option in game.options("Soviet")} == {"play-on", "stop"}
    play(game, "Soviet", "stop")
    assert won(game) == (None, "standstill")
