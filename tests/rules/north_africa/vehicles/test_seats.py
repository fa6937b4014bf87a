"""Seats: their actions, the skills some need, and what a soldier does from inside."""

import pytest

from tests.rules.north_africa.ground import italian, lrdg
from tests.table import find, marker, offered, play, refused, seated, told, vehicle, where

TANK = {
    "driver": {"driver: Drive 1", "driver: Control"},
    "gunner": {"gunner: Antitank 3"},
    "crew": {"crew: Attack 2", "crew: Suppress 4"},
}
SPECIALISTS = {"driver": "Tank Driver T", "gunner": "Tank Gunner T", "crew": "Tank Crewman T"}


def seat_actions(names: set[str]) -> set[str]:
    return {name for name in names if ": " in name}


@pytest.mark.parametrize("place", TANK)
def test_a_seat_gives_its_actions_beside_those_of_the_card(place: str) -> None:
    game = italian(SPECIALISTS[place]).game()
    play(game, "Italian", SPECIALISTS[place])
    assert seat_actions(offered(game, "Italian")) == TANK[place]
    assert "Attack 1" in offered(game, "Italian")


@pytest.mark.parametrize("place", TANK)
@pytest.mark.parametrize("soldier", ["Rifleman A", "Tank Driver T", "Tank Gunner T", "Tank Crewman T"])
def test_anyone_may_sit_but_only_the_specialist_takes_the_actions(soldier: str, place: str) -> None:
    """Ruling 16."""
    game = italian(soldier).abandoned("Medium Tank").game()
    play(game, "Italian", soldier, f"Medium Tank {place}")
    assert seated(game, f"Italian {soldier}") == f"Medium Tank {place}"
    able = SPECIALISTS[place] == soldier
    assert seat_actions(offered(game, "Italian")) == (TANK[place] if able else set())
    if not able:
        word = {"driver": "drive", "gunner": "antitank", "crew": "attack"}[place]
        assert refused(game, "Italian", f"medium-tank/{place}.{word}") == "skill-needed"
        assert "Attack 1" in offered(game, "Italian"), "his card's actions he may take anywhere"


def test_seats_without_a_requirement_serve_everyone() -> None:
    for soldier in ("Tank Gunner T", "Rifleman A"):
        game = italian(soldier).abandoned("Medium Tank").place("Italian Scout Car", "13B").game()
        play(game, "Italian", soldier, "Scout Car gunner")
        assert seat_actions(offered(game, "Italian")) == {"gunner: Attack 2", "gunner: Suppress 4"}


def test_the_enemy_has_no_use_for_the_seats_of_a_tank() -> None:
    game = lrdg("Rifleman").abandoned("Medium Tank").place("LRDG Rifleman", "13B").game()
    play(game, "LRDG", "Rifleman", "Medium Tank driver")
    assert seat_actions(offered(game, "LRDG")) == set()


def test_a_passenger_seat_has_no_actions() -> None:
    game = italian("Rifleman A").place("Italian Rifleman A", "7A").game()
    play(game, "Italian", "Rifleman A", "Transport Truck second passenger")
    assert seat_actions(offered(game, "Italian")) == set()
    assert {"Attack 1", "Control"} <= offered(game, "Italian")


def test_only_the_seat_one_sits_in() -> None:
    game = lrdg("Machine Gunner").game()
    play(game, "LRDG", "Machine Gunner")
    assert refused(game, "LRDG", "patrol-truck/driver.drive") == "not-in-that-place"
    assert refused(game, "LRDG", "scout-car/gunner.attack") == "not-in-that-place"


# Inside


def test_support_and_combat_actions_of_the_card_count_from_the_tile_of_the_vehicle() -> None:
    game = lrdg("Machine Gunner").place("LRDG Patrol Truck", "17A").dice(1, 1).game()
    play(game, "LRDG", "Machine Gunner", "Attack 2")
    target = find(game, "LRDG", "Italian Scout A")
    assert target.odds is not None
    assert (target.odds.base, target.odds.cover, target.odds.range) == (5, 0, 3)
    play(game, "LRDG", "Italian Scout A")
    assert told(game, "shot")[0]["range"] == 3


def test_control_works_from_inside() -> None:
    setting = (
        lrdg("Rifleman").place("LRDG Patrol Truck", "17A").aboard("LRDG Rifleman", "Patrol Truck", "driver")
    )
    game = setting.game()
    play(game, "LRDG", "Rifleman", "Control")
    assert marker(game, "LRDG", "17A") == "controlled"


@pytest.mark.parametrize(
    ("soldier", "word"), [("Rifleman", "move"), ("Scout", "scout"), ("Saboteur", "stalk")]
)
def test_movement_actions_need_him_out(soldier: str, word: str) -> None:
    game = lrdg(soldier).aboard(f"LRDG {soldier}", "Patrol Truck", "navigator").game()
    play(game, "LRDG", soldier)
    assert not any(name.lower().startswith(word) for name in offered(game, "LRDG"))
    assert refused(game, "LRDG", f"lrdg-{soldier.lower()}.{word}") == "exit-to-walk"
    play(game, "LRDG", "Exit", word, "12A")
    assert where(game, f"LRDG {soldier}") == "12A"


# Disabled


@pytest.mark.parametrize(("damage", "disabled"), [(1, False), (2, True), (3, True)])
def test_from_its_critical_threshold_on_a_vehicle_is_disabled(damage: int, disabled: bool) -> None:
    game = lrdg("Machine Gunner").damage("Patrol Truck", damage).game()
    assert vehicle(game, "Patrol Truck").disabled == disabled
    play(game, "LRDG", "Machine Gunner")
    assert seat_actions(offered(game, "LRDG")) == (
        set() if disabled else {"gunner: Attack 2", "gunner: Suppress 4"}
    )
    assert "Attack 2" in offered(game, "LRDG"), "card actions stay"
    if disabled:
        assert refused(game, "LRDG", "patrol-truck/gunner.attack") == "vehicle-disabled"


def test_a_disabled_tank_does_not_control() -> None:
    game = italian("Tank Driver T").damage("Medium Tank", 3).game()
    play(game, "Italian", "Tank Driver T")
    assert refused(game, "Italian", "medium-tank/driver.control") == "vehicle-disabled"
    assert refused(game, "Italian", "medium-tank/driver.drive") == "vehicle-disabled"
