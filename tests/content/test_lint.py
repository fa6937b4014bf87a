"""What can be loaded, but not sensibly played, is found by lint: all of it at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from undaunted import content

from .conftest import Spoil

ONE = "scenarios/01-la-raye.toml"
FOUR = "scenarios/04-behind-enemy-lines.toml"
ELEVEN = "scenarios/11-hill-314.toml"

FAULTS = [
    # file, what stands there, what is written instead, key, found
    (
        ONE,
        "2B@2 16B@4 6A@6",
        "2B@12 16B@14 6A@16",
        "board.layout",
        "17B, 13B, 3B, 7A, 12B, 8A, 4B, 5B, 11B cut off",
    ),
    (ONE, "12B@2", "2A@2", "board.layout", "both faces of tile 2"),
    (ONE, "16B@4", "16B@3", "board.layout", "2B and 16B on one another"),
    (ONE, "17B@1 13B@3 3B@5", "17B@2 13B@4 3B@6", "board.layout[1]", "tiles not shifted"),
    (ONE, "controlled = []", 'controlled = ["5B"]', "German.controlled", "5B, which US controls too"),
    (ONE, "controlled = []", 'controlled = ["2B"]', "US.scouted", "2B marked 2 times"),
    (ONE, '"Rifleman A" = 1', '"Rifleman A" = 2', 'US.deck."Rifleman A"', "6 in deck and supply"),
    (ONE, '"Fog of War" = 2', '"Fog of War" = 1', 'US.deck."Fog of War"', "9 in deck and supply"),
    (ONE, '"Scout B"] }', '"Scout B", "Scout A"] }', "US.units", "Scout A in 2 places"),
    (ONE, '"Scout B"] }', '"Scout B", "Sniper"] }', "US.units", "Sniper, who has no card"),
    (ONE, '"control 5"', '"control 11"', "US.goal", "control 11"),
    (FOUR, '["B"]', '["C"]', "US.spawn", "no marker for Machine Gunner B"),
    (ELEVEN, "id = 11", "id = 10", "id", "10, as in 10-critical-intelligence.toml"),
]


@pytest.mark.parametrize(("file", "old", "new", "key", "found"), FAULTS, ids=lambda part: str(part)[:30])
def test_a_fault_is_found(
    copy: Path, spoil: Spoil, file: str, old: str, new: str, key: str, found: str
) -> None:
    path = spoil(file, old, new)
    problems = content.lint(content.open_pack(copy))
    assert (str(path), key, found) in {(problem.file, problem.key, problem.found) for problem in problems}


def test_all_problems_are_told_at_once(copy: Path, spoil: Spoil) -> None:
    spoil(ONE, 'initiative = "US"', 'initiative = "USA"')
    spoil(ONE, '"Rifleman A" = 1', '"Riflemen A" = 1')
    spoil(FOUR, "[board]", "[bord]")
    spoil(ELEVEN, '"pin"', '"pinn"')
    problems = content.lint(content.open_pack(copy))
    assert [problem.key for problem in problems] == ["initiative", 'US.deck."Riflemen A"', "bord", "US.goal"]


def test_broken_cards_and_tiles_are_told_before_scenarios(copy: Path, spoil: Spoil) -> None:
    spoil("cards.toml", '"Command 2"', '"Comand 2"')
    spoil("cards.toml", '"Guide 1"', '"Gude 1"')
    spoil("tiles.toml", '"road"', '"raod"')
    problems = content.lint(content.open_pack(copy))
    assert [problem.key for problem in problems] == [
        "card[0].actions[1]",
        "card[1].actions[1]",
        "tile[0].terrain",
    ]


def test_a_raised_radio_can_reach_any_goal(copy: Path, spoil: Spoil) -> None:
    spoil("scenarios/10-critical-intelligence.toml", '"control 5"', '"control 20"')
    assert content.lint(content.open_pack(copy)) == []


def test_an_original_scenario_may_leave_cards_in_the_box(copy: Path, spoil: Spoil) -> None:
    spoil(ONE, 'origin = "printed"', 'origin = "original"')
    spoil(ONE, '"Rifleman A" = 4', '"Rifleman A" = 3')
    assert content.lint(content.open_pack(copy)) == []
