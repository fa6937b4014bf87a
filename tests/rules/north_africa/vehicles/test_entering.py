"""Entering a vehicle: an empty place, no enemies aboard, and an abandoned one changes hands."""

from tests.rules.north_africa.ground import lrdg
from tests.table import end_turn, has, offered, play, refused, seated, vehicle, where

PLACES = {"Patrol Truck driver", "Patrol Truck navigator"}


def test_a_soldier_enters_an_empty_place_of_a_vehicle_on_his_tile() -> None:
    game = lrdg("Rifleman").game()
    play(game, "LRDG", "Rifleman")
    assert offered(game, "LRDG") >= PLACES
    assert "Armed Truck driver" not in offered(game, "LRDG"), "that one is on 2B"
    play(game, "LRDG", "Patrol Truck driver")
    assert seated(game, "LRDG Rifleman") == "Patrol Truck driver"
    assert where(game, "LRDG Rifleman") == "19A", "he counts as being on the tile"
    assert [place.counter for place in vehicle(game, "Patrol Truck").places] == [
        "lrdg-rifleman", None, "lrdg-machine-gunner",
    ]  # fmt: skip


def test_entering_comes_before_the_effect_and_the_card_is_still_to_be_used() -> None:
    game = lrdg("Rifleman").game()
    play(game, "LRDG", "Rifleman", "Patrol Truck driver", "Drive", "12A", "stop")
    assert where(game, "LRDG Rifleman") == where(game, "LRDG Patrol Truck") == "12A"
    assert has(game, "LRDG", "played", "Rifleman") == 1


def test_entering_comes_after_the_effect_as_well() -> None:
    game = lrdg("Scout").place("LRDG Patrol Truck", "12A").game()
    play(game, "LRDG", "Scout", "Scout", "12A", "stop")
    assert offered(game, "LRDG") == PLACES | {"stop"}
    play(game, "LRDG", "Patrol Truck navigator")
    assert seated(game, "LRDG Scout") == "Patrol Truck navigator"
    assert offered(game, "LRDG") == {"end turn"}


def test_afterwards_he_need_not_shift() -> None:
    game = lrdg("Scout").game()
    play(game, "LRDG", "Scout", "Conceal", "stop")
    assert seated(game, "LRDG Scout") is None
    assert offered(game, "LRDG") == {"end turn"}


def test_nothing_is_asked_afterwards_where_there_is_nothing_to_enter() -> None:
    game = lrdg("Scout").place("LRDG Scout", "17A").game()
    play(game, "LRDG", "Scout", "Conceal")
    assert offered(game, "LRDG") == {"end turn"}


def test_a_full_vehicle_cannot_be_entered() -> None:
    game = (
        lrdg("Rifleman").aboard("LRDG Scout", "Patrol Truck", "driver")
        .aboard("LRDG Saboteur", "Patrol Truck", "navigator").game()
    )  # fmt: skip
    play(game, "LRDG", "Rifleman")
    assert not any("Patrol Truck" in name for name in offered(game, "LRDG"))
    assert refused(game, "LRDG", "patrol-truck/driver") == "place-taken"


def test_a_vehicle_elsewhere_cannot_be_entered() -> None:
    game = lrdg("Rifleman").game()
    play(game, "LRDG", "Rifleman")
    assert refused(game, "LRDG", "armed-truck/driver") == "vehicle-elsewhere"


def test_never_into_a_vehicle_with_enemies() -> None:
    game = lrdg("Rifleman").place("LRDG Rifleman", "9B").game()
    play(game, "LRDG", "Rifleman")
    assert not any("Scout Car" in name for name in offered(game, "LRDG"))
    assert refused(game, "LRDG", "scout-car/gunner") == "enemies-aboard"


def test_a_suppressed_enemy_bars_the_vehicle_too() -> None:
    """Ruling 19."""
    game = lrdg("Rifleman").place("LRDG Rifleman", "9B").suppressed("Italian Machine Gunner A").game()
    play(game, "LRDG", "Rifleman")
    assert refused(game, "LRDG", "scout-car/gunner") == "enemies-aboard"


def test_an_abandoned_enemy_vehicle_changes_hands_when_entered() -> None:
    game = lrdg("Rifleman").place("LRDG Rifleman", "7A").scouted("LRDG", "22B").game()
    assert vehicle(game, "Transport Truck").holder == "Italian"
    play(game, "LRDG", "Rifleman", "Transport Truck driver")
    assert vehicle(game, "Transport Truck").holder == "LRDG"
    play(game, "LRDG", "Drive", "22B")
    assert where(game, "Italian Transport Truck") == where(game, "LRDG Rifleman") == "22B"


def test_it_stays_theirs_when_left_until_the_enemy_enters_it_again() -> None:
    """Ruling 17."""
    setting = lrdg("Rifleman*2").place("LRDG Rifleman", "7A").place("Italian Rifleman A", "7A")
    game = setting.hand("Italian", "Rifleman A").game()
    play(game, "LRDG", "Rifleman", "Transport Truck driver", "Hunker down", "Rifleman", "Exit", "Hunker down")
    assert seated(game, "LRDG Rifleman") is None
    assert vehicle(game, "Transport Truck").holder == "LRDG"
    end_turn(game, "LRDG")
    play(game, "Italian", "Rifleman A", "Transport Truck driver")
    assert vehicle(game, "Transport Truck").holder == "Italian"


def test_the_tank_abandoned_can_be_taken_too() -> None:
    game = lrdg("Rifleman").abandoned("Medium Tank").place("LRDG Rifleman", "13B").game()
    play(game, "LRDG", "Rifleman", "Medium Tank crew")
    assert vehicle(game, "Medium Tank").holder == "LRDG"


def test_a_disabled_vehicle_can_be_entered_and_left() -> None:
    game = lrdg("Rifleman", "Machine Gunner").damage("Patrol Truck", 3).game()
    play(game, "LRDG", "Rifleman", "Patrol Truck driver", "Hunker down", "Machine Gunner", "Exit")
    assert seated(game, "LRDG Rifleman") == "Patrol Truck driver"
    assert seated(game, "LRDG Machine Gunner") is None


def test_commanders_have_nobody_to_seat() -> None:
    game = lrdg("Lieutenant").game()
    play(game, "LRDG", "Lieutenant")
    assert refused(game, "LRDG", "patrol-truck/driver") == "commander-has-no-counter"
    assert refused(game, "LRDG", "exit") == "commander-has-no-counter"
