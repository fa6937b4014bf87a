"""Repair takes one damage off: on foot of any vehicle on the tile, inside only of that one."""

from tests.rules.north_africa.ground import lrdg
from tests.table import offered, play, refused, vehicle


def test_on_foot_any_vehicle_on_the_tile() -> None:
    """Ruling 17: the enemy's too, should anyone want to."""
    game = (
        lrdg("Engineer").damage("Armed Truck", 1).damage("Medium Tank", 2).damage("Patrol Truck", 1)
        .place("Italian Medium Tank", "2B").game()
    )  # fmt: skip
    play(game, "LRDG", "Engineer", "Repair")
    assert offered(game, "LRDG") == {"LRDG Armed Truck", "Italian Medium Tank"}, "the Patrol Truck is on 19A"
    assert refused(game, "LRDG", "@lrdg-patrol-truck") == "not-to-be-repaired"
    assert refused(game, "LRDG", "stop") == "must-choose"
    play(game, "LRDG", "LRDG Armed Truck")
    assert vehicle(game, "Armed Truck").damage == 0
    assert vehicle(game, "Medium Tank").damage == 2


def test_inside_only_the_vehicle_one_is_in() -> None:
    setting = (
        lrdg("Engineer").damage("Armed Truck", 1).damage("Medium Tank", 2).place("Italian Medium Tank", "2B")
    )
    game = setting.aboard("LRDG Engineer", "Armed Truck", "driver").game()
    play(game, "LRDG", "Engineer", "Repair")
    assert offered(game, "LRDG") == {"LRDG Armed Truck"}
    assert refused(game, "LRDG", "@italian-medium-tank") == "not-to-be-repaired"


def test_inside_a_sound_vehicle_the_damaged_one_beside_it_is_out_of_reach() -> None:
    setting = lrdg("Engineer").damage("Armed Truck", 1).place("LRDG Patrol Truck", "2B")
    game = setting.aboard("LRDG Engineer", "Patrol Truck", "driver").game()
    play(game, "LRDG", "Engineer")
    assert refused(game, "LRDG", "lrdg-engineer.repair") == "nothing-to-repair"
    play(game, "LRDG", "Exit", "Repair", "LRDG Armed Truck")
    assert vehicle(game, "Armed Truck").damage == 0


def test_sound_vehicles_are_not_repaired() -> None:
    game = lrdg("Engineer").game()
    play(game, "LRDG", "Engineer")
    assert "Repair" not in offered(game, "LRDG")
    assert refused(game, "LRDG", "lrdg-engineer.repair") == "nothing-to-repair"


def test_below_its_critical_threshold_a_disabled_vehicle_is_ready_again() -> None:
    game = lrdg("Machine Gunner*2").damage("Patrol Truck", 3).game()
    play(game, "LRDG", "Machine Gunner", "Repair", "LRDG Patrol Truck", "stop")
    assert (vehicle(game, "Patrol Truck").damage, vehicle(game, "Patrol Truck").disabled) == (2, True)
    play(game, "LRDG", "Machine Gunner", "Repair", "LRDG Patrol Truck", "stop")
    assert (vehicle(game, "Patrol Truck").damage, vehicle(game, "Patrol Truck").disabled) == (1, False)


def test_repair_works_in_a_disabled_vehicle_as_it_is_no_seat_action() -> None:
    game = lrdg("Machine Gunner").damage("Patrol Truck", 2).game()
    play(game, "LRDG", "Machine Gunner")
    assert {"Repair"} <= offered(game, "LRDG")


def test_a_destroyed_vehicle_is_beyond_repair() -> None:
    game = lrdg("Engineer").neutralised("Armed Truck").damage("Armed Truck", 4).game()
    play(game, "LRDG", "Engineer")
    assert refused(game, "LRDG", "lrdg-engineer.repair") == "nothing-to-repair"
