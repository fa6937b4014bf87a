"""Switching seats with somebody aboard is a use of the card."""

from tests.rules.north_africa.ground import italian, lrdg
from tests.table import find, has, offered, play, refused, seated


def test_switching_swaps_two_soldiers_and_is_the_use_of_the_card() -> None:
    game = lrdg("Machine Gunner").aboard("LRDG Rifleman", "Patrol Truck", "driver").game()
    play(game, "LRDG", "Machine Gunner", "Patrol Truck driver")
    assert seated(game, "LRDG Machine Gunner") == "Patrol Truck driver"
    assert seated(game, "LRDG Rifleman") == "Patrol Truck gunner"
    assert has(game, "LRDG", "played", "Machine Gunner") == 1
    assert offered(game, "LRDG") == {"exit", "Patrol Truck navigator", "stop"}, "and he may still shift"
    play(game, "LRDG", "stop")
    assert offered(game, "LRDG") == {"end turn"}


def test_switching_after_a_shift() -> None:
    game = lrdg("Machine Gunner").aboard("LRDG Rifleman", "Patrol Truck", "driver").game()
    play(game, "LRDG", "Machine Gunner", "Patrol Truck navigator", "Patrol Truck driver")
    assert seated(game, "LRDG Machine Gunner") == "Patrol Truck driver"
    assert seated(game, "LRDG Rifleman") == "Patrol Truck navigator"
    assert offered(game, "LRDG") == {"end turn"}


def test_one_may_enter_and_switch_with_the_same_card() -> None:
    game = lrdg("Rifleman").game()
    play(game, "LRDG", "Rifleman", "Patrol Truck driver", "Patrol Truck gunner")
    assert seated(game, "LRDG Rifleman") == "Patrol Truck gunner"
    assert seated(game, "LRDG Machine Gunner") == "Patrol Truck driver"


def test_who_is_on_foot_cannot_switch() -> None:
    game = lrdg("Rifleman").game()
    play(game, "LRDG", "Rifleman")
    assert refused(game, "LRDG", "patrol-truck/gunner") == "place-taken"


def test_a_suppressed_soldier_cannot_switch_but_can_be_swapped() -> None:
    setting = lrdg("Machine Gunner", "Rifleman").aboard("LRDG Rifleman", "Patrol Truck", "driver")
    game = setting.suppressed("LRDG Machine Gunner").game()
    play(game, "LRDG", "Machine Gunner")
    assert "Patrol Truck driver" not in offered(game, "LRDG")
    assert refused(game, "LRDG", "patrol-truck/driver") == "unit-suppressed"
    play(game, "LRDG", "Hunker down", "stop", "Rifleman", "Patrol Truck gunner")
    assert seated(game, "LRDG Rifleman") == "Patrol Truck gunner"
    assert seated(game, "LRDG Machine Gunner") == "Patrol Truck driver"


def test_switching_works_in_a_disabled_vehicle() -> None:
    game = italian("Tank Driver T").damage("Medium Tank", 4).game()
    play(game, "Italian", "Tank Driver T", "Medium Tank crew")
    assert seated(game, "Italian Tank Crewman T") == "Medium Tank driver"


def test_an_option_of_a_place_says_what_it_is_for() -> None:
    game = lrdg("Machine Gunner").aboard("LRDG Rifleman", "Patrol Truck", "driver").game()
    play(game, "LRDG", "Machine Gunner")
    assert find(game, "LRDG", "Patrol Truck driver").rule == "vehicles"
    labels = [find(game, "LRDG", f"Patrol Truck {place}").label for place in ("driver", "navigator")]
    assert labels == ["Swap with the Rifleman (driver)", "Take the navigator's place"]
