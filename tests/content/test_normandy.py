"""The Normandy pack says what the box says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from undaunted import content
from undaunted.content.geometry import distances, neighbours, spots, unreached

ADJACENCY: dict[str, dict[str, list[str]]] = json.loads(
    (Path(__file__).parents[1] / "fixtures" / "normandy-adjacency.json").read_text(encoding="utf-8")
)
SCENARIOS = [str(number) for number in range(1, 13)]


def test_the_pack_is_clean(normandy: content.Pack) -> None:
    assert content.lint(normandy) == []


def test_there_are_twelve_scenarios_in_playing_order() -> None:
    told = [scenario for scenario in content.scenarios() if scenario.pack == "normandy"]
    assert [scenario.name for scenario in told] == [f"normandy/{number}" for number in SCENARIOS]
    assert all(scenario.sides == ("US", "German") and scenario.origin == "printed" for scenario in told)
    assert all(scenario.briefing and scenario.date and scenario.place for scenario in told)


@pytest.mark.parametrize("number", SCENARIOS)
def test_the_tiles_that_touch_are_those_of_the_map(normandy: content.Pack, number: str) -> None:
    board = neighbours(spots(normandy.scenarios[number].board.layout))
    assert {tile: list(others) for tile, others in board.items()} == ADJACENCY[number]


@pytest.mark.parametrize("number", SCENARIOS)
def test_range_is_a_distance(normandy: content.Pack, number: str) -> None:
    board = neighbours(spots(normandy.scenarios[number].board.layout))
    steps = distances(board)
    assert unreached(board) == ()
    for here in board:
        assert steps[here][here] == 0
        assert {tile for tile, far in steps[here].items() if far == 1} == set(board[here])
        assert all(steps[there][here] == far for there, far in steps[here].items())


@pytest.mark.parametrize("side", ["US", "German"])
def test_each_side_has_54_cards(normandy: content.Pack, side: str) -> None:
    roster = normandy.roster(side)
    assert sum(single.card.copies for single in roster.values()) == 54
    assert {name: c.defence for name, c in normandy.counters(side).items() if c.squad in ("", "A")} == {
        "Scout A": 5,
        "Rifleman A": 4,
        "Sniper": 6,
        "Machine Gunner A": 4,
        "Mortar": 4,
    }


def test_a_squad_leader_bolsters_his_own_squad(normandy: content.Pack) -> None:
    leader = normandy.roster("US")["Squad Leader B"]
    assert [str(action) for action in leader.actions] == ["Bolster 2 B", "Inspire 1 B"]
    assert leader.counter == ""


def test_there_are_36_faces_of_18_tiles(normandy: content.Pack) -> None:
    assert len(normandy.tiles) == 36
    assert {face.piece for face in normandy.tiles.values()} == set(range(1, 19))
    hills = [face for face in normandy.tiles.values() if face.hill]
    assert [face.id for face in hills] == ["2A", "9A", "16A"]
    assert {face.cover for face in hills} == {3}
    assert {id for id, face in normandy.tiles.items() if face.river} == {"13A", "14A", "15A", "17A", "18A"}


def test_every_fog_of_war_card_is_somewhere(normandy: content.Pack) -> None:
    for scenario in normandy.scenarios.values():
        for force in scenario.forces.values():
            assert force.deck["Fog of War"] + force.supply["Fog of War"] == 10


def test_la_raye(normandy: content.Pack) -> None:
    la_raye = normandy.scenarios["1"]
    assert la_raye.initiative == "US"
    assert la_raye.objectives == {"2B": 1, "16B": 1, "6A": 2, "13B": 2, "7A": 1, "5B": 3}
    german = la_raye.forces["German"]
    assert german.goal == content.Goal("control", 5)
    assert german.controlled == ("5B",)
    assert german.units == {"5B": ("Rifleman A", "Rifleman B", "Scout A", "Scout B")}
    assert sum(german.deck.values()) == 9
    assert content.spawn_tiles(german, normandy.counters("German")["Mortar"]) == ("5B",)


def test_goals_initiative_and_radio(normandy: content.Pack) -> None:
    goals = {
        number: (scenario.initiative, *(force.goal_text for force in scenario.forces.values()))
        for number, scenario in normandy.scenarios.items()
    }
    assert goals == {
        "1": ("US", "control 5", "control 5"),
        "2": ("US", "control 1", "pin"),
        "3": ("German", "control 6", "control 6"),
        "4": ("US", "control 5", "control 5"),
        "5": ("US", "control 2", "pin"),
        "6": ("German", "control 1", "pin"),
        "7": ("US", "control 10", "control 10"),
        "8": ("US", "control 7", "control 7"),
        "9": ("German", "control 1", "pin"),
        "10": ("German", "control 5", "control 5"),
        "11": ("German", "pin", "control 1"),
        "12": ("German", "control 10", "control 10"),
    }
    radios = {number: told.radio for number, told in normandy.scenarios.items() if told.radio}
    assert radios == {"10": content.Radio(tile="6B", side="US")}


def test_spawn_markers_serve_whom_they_name(normandy: content.Pack) -> None:
    german = normandy.scenarios["7"].forces["German"]
    units = normandy.counters("German")
    assert content.spawn_tiles(german, units["Sniper"]) == ("7A",)
    assert content.spawn_tiles(german, units["Mortar"]) == ("14B",)
    assert content.spawn_tiles(german, units["Rifleman C"]) == ("6B",)
