"""Who can be shot at with what, and the sum a die has to reach."""

import pytest

from tests.rules.north_africa.ground import italian, lrdg, sands
from tests.scene import Scene
from tests.table import end_turn, find, offered, play, refused, told

SOLDIERS = {"Italian Scout A", "Italian Rifleman A", "Italian Antitank Gunner A"}
CREWS = {
    "Italian Machine Gunner A",
    "Italian Tank Driver T",
    "Italian Tank Gunner T",
    "Italian Tank Crewman T",
}


def sum_of(setting: Scene, soldier: str, action: str, target: str, side: str = "LRDG") -> tuple[int, ...]:
    """Base, cover, range, total and dice of an attack, before it is made."""
    game = setting.hand(side, soldier).game()
    play(game, side, soldier, action)
    odds = find(game, side, target).odds
    assert odds is not None
    return odds.base, odds.cover, odds.range, odds.total, odds.dice


# Whom


@pytest.mark.parametrize(("soldier", "action"), [("Rifleman", "Attack"), ("Machine Gunner", "Suppress")])
def test_attack_and_suppress_reach_whoever_has_a_regular_defence(soldier: str, action: str) -> None:
    game = lrdg(soldier).place(f"LRDG {soldier}", "19A").game()
    play(game, "LRDG", soldier, action)
    assert offered(game, "LRDG") == SOLDIERS | {"Italian Scout Car", "Italian Transport Truck"}
    assert refused(game, "LRDG", "@italian-medium-tank") == "no-such-defence"


def test_nobody_inside_a_vehicle_is_ever_a_target() -> None:
    for soldier, action in (("Rifleman", "Attack"), ("Antitank Gunner", "Antitank")):
        game = lrdg(soldier).game()
        play(game, "LRDG", soldier, action)
        assert not CREWS & offered(game, "LRDG")
        assert refused(game, "LRDG", "@italian-tank-driver-t") == "inside-a-vehicle"


def test_out_of_the_vehicle_he_is_one() -> None:
    game = lrdg("Rifleman").abandoned("Medium Tank").game()
    play(game, "LRDG", "Rifleman", "Attack")
    assert "Italian Tank Driver T" in offered(game, "LRDG")


def test_antitank_reaches_vehicles_only_wherever_they_are() -> None:
    game = lrdg("Antitank Gunner").game()
    play(game, "LRDG", "Antitank Gunner", "Antitank")
    assert offered(game, "LRDG") == {"Italian Medium Tank", "Italian Scout Car", "Italian Transport Truck"}
    assert refused(game, "LRDG", "@italian-scout-a") == "no-such-defence"


def test_antitank_without_an_enemy_vehicle() -> None:
    game = lrdg("Antitank Gunner").neutralised("Scout Car", "Transport Truck", "Medium Tank").game()
    play(game, "LRDG", "Antitank Gunner")
    assert refused(game, "LRDG", "lrdg-antitank-gunner.antitank") == "no-enemy-vehicle"


def test_demolition_reaches_vehicles_and_structures_on_the_same_tile() -> None:
    game = lrdg("Saboteur").place("LRDG Saboteur", "22B").place("Italian Scout Car", "22B").game()
    play(game, "LRDG", "Saboteur", "Demolition")
    assert offered(game, "LRDG") == {"Italian Scout Car", "Fuel Tank"}
    assert refused(game, "LRDG", "motor-pool") == "demolition-same-tile"
    assert refused(game, "LRDG", "@italian-medium-tank") == "out-of-reach"
    assert refused(game, "LRDG", "@italian-scout-a") == "no-such-defence"


def test_demolition_with_nothing_on_the_tile() -> None:
    for setting in (
        lrdg("Saboteur"),
        lrdg("Saboteur").place("LRDG Saboteur", "22B").ruined("Fuel Tank", "LRDG"),
    ):
        game = setting.game()
        play(game, "LRDG", "Saboteur")
        assert refused(game, "LRDG", "lrdg-saboteur.demolition") == "nothing-to-demolish"


def test_structures_are_for_demolition_only() -> None:
    game = lrdg("Rifleman").place("LRDG Rifleman", "22B").game()
    play(game, "LRDG", "Rifleman", "Attack")
    assert refused(game, "LRDG", "fuel-tank") == "only-demolition"


def test_a_ruin_is_no_target() -> None:
    setting = lrdg("Saboteur").place("LRDG Saboteur", "22B").place("Italian Scout Car", "22B")
    game = setting.ruined("Fuel Tank", "LRDG").game()
    play(game, "LRDG", "Saboteur", "Demolition")
    assert refused(game, "LRDG", "fuel-tank") == "structure-gone"


def test_demolition_works_from_inside_a_vehicle() -> None:
    setting = lrdg("Saboteur").place("LRDG Patrol Truck", "22B").dice(9, 9, 9)
    game = setting.aboard("LRDG Saboteur", "Patrol Truck", "driver").game()
    play(game, "LRDG", "Saboteur", "Demolition", "Fuel Tank")
    assert told(game, "structure-destroyed")


def test_own_vehicles_are_never_targets() -> None:
    """Ruling 17."""
    game = lrdg("Antitank Gunner").game()
    play(game, "LRDG", "Antitank Gunner", "Antitank")
    assert refused(game, "LRDG", "@lrdg-armed-truck") == "not-an-enemy"
    assert refused(game, "LRDG", "@lrdg-patrol-truck") == "not-an-enemy"


def test_a_captured_vehicle_is_its_first_owners_target_and_no_longer_ours() -> None:
    setting = sands().holder("Transport Truck", "LRDG").hand("LRDG", "Antitank Gunner")
    game = setting.hand("Italian", "Antitank Gunner A").game()
    play(game, "LRDG", "Antitank Gunner", "Antitank")
    assert refused(game, "LRDG", "@italian-transport-truck") == "not-an-enemy"
    game.undo("LRDG")
    play(game, "LRDG", "Hunker down", "stop")
    end_turn(game, "LRDG")
    play(game, "Italian", "Antitank Gunner A", "Antitank")
    assert "Italian Transport Truck" in offered(game, "Italian")


def test_an_empty_enemy_vehicle_can_be_shot_at() -> None:
    game = lrdg("Rifleman").game()
    play(game, "LRDG", "Rifleman", "Attack")
    assert "Italian Transport Truck" in offered(game, "LRDG")


def test_strafe_reaches_whoever_has_a_regular_defence() -> None:
    game = italian("Recon Aircraft").game()
    play(game, "Italian", "Recon Aircraft", "Strafe")
    found = offered(game, "Italian")
    assert {"LRDG Patrol Truck", "LRDG Armed Truck", "LRDG Scout", "LRDG Sniper"} <= found
    assert "LRDG Machine Gunner" not in found, "he is in the truck"


# The sum


def test_attack_counts_the_regular_defence_cover_and_range() -> None:
    assert sum_of(sands(), "Rifleman", "Attack", "Italian Scout Car") == (6, 1, 3, 10, 1)
    assert sum_of(sands(), "Rifleman", "Attack", "Italian Transport Truck") == (5, 3, 3, 11, 1)


def test_antitank_counts_the_armoured_defence_cover_and_range() -> None:
    assert sum_of(sands(), "Antitank Gunner", "Antitank", "Italian Scout Car") == (4, 1, 3, 8, 2)
    assert sum_of(sands(), "Antitank Gunner", "Antitank", "Italian Medium Tank") == (5, 0, 4, 9, 2)


def test_a_vehicle_gets_the_hill_it_stands_on() -> None:
    setting = sands().place("Italian Scout Car", "20B")
    assert sum_of(setting, "Antitank Gunner", "Antitank", "Italian Scout Car") == (4, 3, 3, 10, 2)
    setting = sands().place("Italian Scout Car", "20B").place("LRDG Antitank Gunner", "8B")
    assert sum_of(setting, "Antitank Gunner", "Antitank", "Italian Scout Car") == (4, 1, 1, 6, 2)
    setting = sands().place("Italian Scout Car", "20B").place("LRDG Antitank Gunner", "20B")
    assert sum_of(setting, "Antitank Gunner", "Antitank", "Italian Scout Car") == (4, 1, 0, 5, 2)


def test_demolition_has_one_value_for_vehicles_and_another_for_structures_and_no_cover() -> None:
    """Ruling 18: structures have no cover either."""
    setting = sands().place("LRDG Saboteur", "22B").place("Italian Medium Tank", "22B")
    assert sum_of(setting, "Saboteur", "Demolition", "Italian Medium Tank") == (5, 0, 0, 5, 2)
    assert sum_of(setting, "Saboteur", "Demolition", "Fuel Tank") == (6, 0, 0, 6, 3)
    setting = sands().place("LRDG Engineer", "7A")
    assert sum_of(setting, "Engineer", "Demolition", "Italian Transport Truck") == (3, 0, 0, 3, 1)
    setting = sands().place("LRDG Engineer", "4B")
    assert sum_of(setting, "Engineer", "Demolition", "Motor Pool") == (7, 0, 0, 7, 3)


def test_strafe_counts_no_range_and_a_hill_as_one() -> None:
    at = sands().turn_of("Italian").place("LRDG Rifleman", "20B").place("LRDG Scout", "7A")
    assert sum_of(at, "Recon Aircraft", "Strafe", "LRDG Rifleman", "Italian") == (4, 1, 0, 5, 2)
    at = sands().turn_of("Italian").place("LRDG Scout", "7A")
    assert sum_of(at, "Recon Aircraft", "Strafe", "LRDG Scout", "Italian") == (5, 3, 0, 8, 2)
    at = sands().turn_of("Italian").place("LRDG Patrol Truck", "8B")
    assert sum_of(at, "Recon Aircraft", "Strafe", "LRDG Patrol Truck", "Italian") == (5, 1, 0, 6, 2)


def test_the_game_tells_the_odds_of_a_strafe_and_of_a_structure() -> None:
    game = italian("Recon Aircraft").game()
    play(game, "Italian", "Recon Aircraft", "Strafe")
    assert game.odds("lrdg-scout").total == 5
    game = lrdg("Saboteur").place("LRDG Saboteur", "22B").game()
    play(game, "LRDG", "Saboteur", "Demolition")
    assert (game.odds("fuel-tank").total, game.odds("fuel-tank").dice) == (6, 3)
    assert game.odds("motor-pool", "lrdg-engineer", "Demolition 1/3").total == 7


@pytest.mark.parametrize(("dice", "hit"), [((7, 5), False), ((1, 8), True), ((0, 1), True)])
def test_one_die_that_reaches_the_sum_or_a_zero_is_enough(dice: tuple[int, ...], hit: bool) -> None:
    game = lrdg("Antitank Gunner").dice(*dice).game()
    play(game, "LRDG", "Antitank Gunner", "Antitank", "Italian Scout Car")
    assert told(game, "shot")[0]["result"] == ("hit" if hit else "miss")


# Cards without a counter (ruling 22)


@pytest.mark.parametrize("word", ["move", "control", "navigate", "repair", "demolition"])
def test_a_card_without_a_counter_does_nothing_that_is_done_from_a_tile(word: str) -> None:
    game = lrdg("Commodore").damage("Patrol Truck", 1).game()
    play(game, "LRDG", "Commodore")
    assert offered(game, "LRDG") == {"Attack 2", "hunker down"}
    assert refused(game, "LRDG", f"lrdg-commodore.{word}") == "commander-has-no-counter"


def test_and_shoots_without_range() -> None:
    assert sum_of(sands(), "Commodore", "Attack", "Italian Scout Car") == (6, 1, 0, 7, 2)
    hill = sands().place("Italian Scout Car", "8B")
    assert sum_of(hill, "Commodore", "Attack", "Italian Scout Car") == (6, 3, 0, 9, 2)
