"""The North Africa pack says what is known of the box, and its scenarios use all of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from undaunted import content
from undaunted.content.geometry import neighbours, spots
from undaunted.content.schema import Force

SCENARIOS = [str(number) for number in range(1, 13)]
LRDG, ITALIAN = "LRDG", "Italian"


@pytest.fixture
def north_africa() -> content.Pack:
    return content.pack("north-africa")


def actions_of(pack: content.Pack, side: str, card: str) -> list[str]:
    return [str(action) for action in pack.roster(side)[card].actions]


def vehicles_of(force: Force) -> set[str]:
    return {title for titles in force.vehicles.values() for title in titles}


def test_the_pack_is_clean(north_africa: content.Pack) -> None:
    assert content.lint(north_africa) == []
    assert north_africa.sides == (LRDG, ITALIAN)
    assert north_africa.file.destroyers == (LRDG,)


@pytest.mark.parametrize(("side", "cards", "fog", "soldiers"), [(LRDG, 42, 7, 8), (ITALIAN, 40, 8, 7)])
def test_the_components_add_up(
    north_africa: content.Pack, side: str, cards: int, fog: int, soldiers: int
) -> None:
    roster = north_africa.roster(side)
    assert sum(single.card.copies for single in roster.values()) == cards
    assert roster["Fog of War"].card.copies == fog
    assert len(north_africa.counters(side)) == soldiers
    assert {single.card.copies for single in roster.values() if single.counter} == {4}
    assert sum(vehicle.side == side for vehicle in north_africa.vehicles.values()) == 3


def test_squads_and_skills(north_africa: content.Pack) -> None:
    assert {single.squad for single in north_africa.roster(LRDG).values()} == {""}
    italians = north_africa.roster(ITALIAN)
    assert {single.squad for single in italians.values()} == {"", "A", "T"}
    assert {name: single.card.skill for name, single in italians.items() if single.card.skill} == {
        "Tank Driver T": "driver",
        "Tank Gunner T": "gunner",
        "Tank Crewman T": "crew",
    }


def test_what_the_rulebooks_print_on_cards(north_africa: content.Pack) -> None:
    assert "Bolster 2 T" in actions_of(north_africa, ITALIAN, "Tank Commander T")
    assert "Bolster 3" in actions_of(north_africa, ITALIAN, "Platoon Sergeant")
    assert {"Recon", "Surveil 2", "Strafe 2"} == set(actions_of(north_africa, ITALIAN, "Recon Aircraft"))
    assert north_africa.roster(ITALIAN)["Recon Aircraft"].counter == ""
    assert "Demolition 2/3" in actions_of(north_africa, LRDG, "Saboteur")
    assert {"Move 1", "Repair"} <= set(actions_of(north_africa, LRDG, "Engineer"))


def test_the_vehicles(north_africa: content.Pack) -> None:
    tank = north_africa.vehicles["Medium Tank"]
    assert (tank.defence, tank.armour, tank.critical, tank.integrity) == (None, 5, 3, 6)
    assert [(place.needs, place.action_texts[0]) for place in tank.places] == [
        ("driver", "Drive 1"),
        ("gunner", "Antitank 3"),
        ("crew", "Attack 2"),
    ]
    assert "Control" in tank.places[0].action_texts
    assert north_africa.vehicles["Scout Car"].armour == 4
    without_tank = [vehicle for vehicle in north_africa.vehicles.values() if vehicle is not tank]
    assert all(vehicle.defence and not any(p.needs for p in vehicle.places) for vehicle in without_tank)


def test_the_structures(north_africa: content.Pack) -> None:
    points = {title: structure.points for title, structure in north_africa.structures.items()}
    assert len(points) == 6
    assert points.pop("Motor Pool") == 2
    assert set(points.values()) == {1}


def test_there_are_44_faces_of_22_tiles(north_africa: content.Pack) -> None:
    tiles = north_africa.tiles
    assert len(tiles) == 44
    assert {face.piece for face in tiles.values()} == set(range(1, 23))
    assert {face.cover for face in tiles.values()} == {0, 1, 2, 3}
    assert {face.cover for face in tiles.values() if face.hill} == {3}
    assert tiles["19A"].cover == 0
    assert not any(tiles[tile].rough for tile in ("19A", "12A", "17A", "16B"))
    assert any(face.rough for face in tiles.values())


def test_only_what_is_known_to_the_last_value_counts_as_printed(north_africa: content.Pack) -> None:
    printed = {(*card.sides, card.title) for card in north_africa.cards if card.origin == "printed"}
    assert printed == {(LRDG, "Fog of War")}
    assert {vehicle.origin for vehicle in north_africa.vehicles.values()} == {"reconstructed"}
    assert {structure.origin for structure in north_africa.structures.values()} == {"reconstructed"}
    told = {id for id, face in north_africa.tiles.items() if face.origin != "original"}
    assert told == {"19A", "12A", "17A", "16B"}
    assert {
        number for number, scenario in north_africa.scenarios.items() if scenario.origin != "original"
    } == {"1", "2", "6"}
    assert not any(scenario.origin == "printed" for scenario in north_africa.scenarios.values())


def test_there_are_twelve_scenarios_in_playing_order(north_africa: content.Pack) -> None:
    told = list(north_africa.scenarios.values())
    assert [str(scenario.id) for scenario in told] == SCENARIOS
    assert all(scenario.briefing and scenario.date and scenario.place for scenario in told)
    assert [told[0].title, told[5].title, told[11].title] == [
        "Landing Ground 7",
        "Vulnerable Encampments",
        "The Prize",
    ]


@pytest.mark.parametrize("number", SCENARIOS)
def test_the_whole_force_is_in_the_field(north_africa: content.Pack, number: str) -> None:
    scenario = north_africa.scenarios[number]
    assert 12 <= len(spots(scenario.board.layout)) <= 20
    assert len(scenario.objectives) <= 3
    for side, force in scenario.forces.items():
        assert force.spawn == {}
        assert 11 <= sum(force.deck.values()) <= 14
        used = Counter(force.deck) + Counter(force.supply)
        for name, amount in used.items():
            assert amount == north_africa.roster(side)[name].card.copies
        start = {tile for tile, units in (force.units | force.vehicles).items() if units}
        assert start <= {*force.scouted, *force.controlled, *_abandoned(force)}


def _abandoned(force: Force) -> set[str]:
    """Where only vehicles without a crew stand."""
    crewed = {title for title, crew in force.aboard.items() if any(crew)}
    return {tile for tile, titles in force.vehicles.items() if not crewed & set(titles)}


def test_every_kind_of_victory_and_every_piece_is_used(north_africa: content.Pack) -> None:
    scenarios = north_africa.scenarios.values()
    forces = [force for scenario in scenarios for force in scenario.forces.values()]
    kinds = Counter(word for scenario in scenarios for word in _goal_words(scenario))
    assert set(kinds) == {"claim", "escape", "neutralise"}
    assert min(kinds.values()) >= 3
    for word in ("escape", "neutralise"):
        assert {bool(force.goal.names) for force in forces if force.goal.word == word} == {True, False}
    assert {title for force in forces for title in vehicles_of(force)} == set(north_africa.vehicles)
    built = {title for scenario in scenarios for titles in scenario.structures.values() for title in titles}
    assert built == set(north_africa.structures)
    for side in north_africa.sides:
        dealt = {name for scenario in scenarios for name in scenario.forces[side].deck}
        assert dealt == set(north_africa.roster(side))
    unlike = [scenario for scenario in scenarios if len(_goal_words(scenario)) == 2]
    assert len(unlike) > len(scenarios) / 2
    assert any(_abandoned(force) for force in forces)


def _goal_words(scenario: content.Scenario) -> set[str]:
    return {force.goal.word for force in scenario.forces.values()}


def test_landing_ground_7(north_africa: content.Pack) -> None:
    scenario = north_africa.scenarios["1"]
    assert scenario.date == "September 1940"
    assert sorted(title for titles in scenario.structures.values() for title in titles) == [
        "Aircraft",
        "Hangar",
        "Motor Pool",
    ]
    assert [force.goal_text for force in scenario.forces.values()] == ["claim 3", "claim 3"]
    assert not any(force.vehicles for force in scenario.forces.values())
    assert {"Scout", "Engineer", "Machine Gunner"} <= set(scenario.forces[LRDG].supply)


def test_murzuq(north_africa: content.Pack) -> None:
    scenario = north_africa.scenarios["2"]
    titles = [title for titles in scenario.structures.values() for title in titles]
    assert len(titles) == 3
    assert "Fuel Tank" in titles
    assert scenario.initiative == LRDG
    assert [force.goal_text for force in scenario.forces.values()] == ["claim 2", "claim 2"]
    italian = scenario.forces[ITALIAN]
    assert italian.aboard["Medium Tank"] == ("Tank Driver T", "", "Tank Crewman T")
    assert {"Scout A", "Rifleman A", "Platoon Sergeant", "Tank Commander T"} <= set(italian.deck)


def test_vulnerable_encampments(north_africa: content.Pack) -> None:
    scenario = north_africa.scenarios["6"]
    board = neighbours(spots(scenario.board.layout))
    assert {"12A", "17A"} <= set(board["19A"])
    assert "16B" in board["17A"]
    assert "6B" in scenario.objectives
    italian, lrdg = scenario.forces[ITALIAN], scenario.forces[LRDG]
    marked = {*italian.scouted, *italian.controlled}
    assert {"17A", "19A"} <= marked
    assert not marked & {"12A", "16B"}
    assert set(italian.vehicles["19A"]) == {"Medium Tank", "Scout Car"}
    assert italian.aboard["Scout Car"] == ("Rifleman A", "Scout A", "Machine Gunner A")
    assert italian.aboard["Medium Tank"] == ("Tank Driver T", "Tank Gunner T", "Tank Crewman T")
    assert {"Scout A", "Tank Driver T", "Machine Gunner A"} <= set(italian.deck)
    assert {"Warrant Officer", "Saboteur", "Fog of War"} <= set(lrdg.deck)
    assert "Patrol Truck" in vehicles_of(lrdg)
    (lair,) = [tile for tile, units in lrdg.units.items() if "Saboteur" in units]
    assert lair in board["12A"]
