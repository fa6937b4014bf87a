"""Bolster, Command, Conceal, Control, Inspire and Recon, as far as they differ from Normandy's."""

import pytest

from tests.rules.north_africa.ground import italian, lrdg
from tests.table import end_turn, has, marker, offered, play, refused, zone

SQUAD_T = {"Tank Driver T", "Tank Gunner T", "Tank Crewman T"}
SQUAD_A = {"Scout A", "Rifleman A", "Machine Gunner A", "Antitank Gunner A", "Corporal A"}


# Bolster


@pytest.mark.parametrize(("leader", "squad"), [("Tank Commander T", SQUAD_T), ("Squad Leader A", SQUAD_A)])
def test_a_bolster_of_a_squad_takes_that_squad_only(leader: str, squad: set[str]) -> None:
    game = italian(leader).game()
    play(game, "Italian", leader, "Bolster")
    assert offered(game, "Italian") == squad | {"stop"}
    other = "italian-scout-a" if squad is SQUAD_T else "italian-tank-driver-t"
    assert refused(game, "Italian", other) == "wrong-squad"
    assert refused(game, "Italian", "italian-fog-of-war") == "fog-never-bolstered"


def test_a_bolster_without_a_squad_takes_anybody_one_by_one() -> None:
    game = italian("Platoon Sergeant").game()
    play(game, "Italian", "Platoon Sergeant", "Bolster")
    assert offered(game, "Italian") == SQUAD_A | SQUAD_T | {"stop"}
    play(game, "Italian", "Scout A", "Tank Driver T", "Scout A")
    assert zone(game, "Italian", "discard") == {"Scout A": 2, "Tank Driver T": 1}
    assert offered(game, "Italian") == {"end turn"}, "three it were"


def test_it_may_take_fewer() -> None:
    game = lrdg("Lieutenant").game()
    play(game, "LRDG", "Lieutenant", "Bolster", "Sniper", "stop")
    assert zone(game, "LRDG", "discard") == {"Sniper": 1}


def test_the_fallen_have_nobody_left_to_bolster() -> None:
    game = lrdg("Lieutenant").neutralised("LRDG Sniper").game()
    play(game, "LRDG", "Lieutenant", "Bolster")
    assert "Sniper" not in offered(game, "LRDG")
    assert refused(game, "LRDG", "lrdg-sniper") == "not-in-supply"


# Command


def test_command_draws_one_at_a_time_and_may_stop() -> None:
    game = lrdg("Lieutenant").draws("LRDG Sniper").game()
    play(game, "LRDG", "Lieutenant", "Command", "Draw", "stop")
    assert zone(game, "LRDG", "hand") == {"Sniper": 1}
    play(game, "LRDG", "Sniper")


# Conceal


def test_conceal_gives_the_enemy_a_fog_of_war() -> None:
    game = lrdg("Scout").game()
    play(game, "LRDG", "Scout", "Conceal")
    assert has(game, "Italian", "discard", "Fog of War") == 1
    assert has(game, "Italian", "supply", "Fog of War") == 5


def test_without_one_it_may_be_taken_in_vain() -> None:
    game = lrdg("Scout").deck("Italian", "Fog of War*8", "Scout A").game()
    play(game, "LRDG", "Scout", "Conceal")
    assert has(game, "Italian", "discard", "Fog of War") == 0


def test_from_inside_a_vehicle_as_well() -> None:
    game = lrdg("Scout").aboard("LRDG Scout", "Patrol Truck", "driver").game()
    play(game, "LRDG", "Scout", "Conceal")
    assert has(game, "Italian", "discard", "Fog of War") == 1


# Control


def test_a_tile_that_nobody_controls_is_taken_beside_an_enemy_soldier() -> None:
    game = lrdg("Rifleman").place("LRDG Rifleman", "17A").place("Italian Scout A", "17A").game()
    play(game, "LRDG", "Rifleman", "Control")
    assert marker(game, "LRDG", "17A") == "controlled"


def test_a_tile_the_enemy_holds_with_a_soldier_there_is_not() -> None:
    setting = lrdg("Rifleman").place("LRDG Rifleman", "7A").scouted("LRDG", "7A").controlled("Italian", "7A")
    game = setting.place("Italian Scout A", "7A").game()
    play(game, "LRDG", "Rifleman")
    assert refused(game, "LRDG", "lrdg-rifleman.control") == "enemy-holds-tile"


@pytest.mark.parametrize("suppressed", [False, True])
def test_a_soldier_in_a_vehicle_holds_it_too(suppressed: bool) -> None:
    """Ruling 19: suppressed or not."""
    setting = lrdg("Rifleman").place("LRDG Rifleman", "9B").scouted("LRDG", "9B").controlled("Italian", "9B")
    if suppressed:
        setting.suppressed("Italian Machine Gunner A")
    game = setting.game()
    play(game, "LRDG", "Rifleman")
    assert refused(game, "LRDG", "lrdg-rifleman.control") == "enemy-holds-tile"


def test_an_empty_vehicle_does_not() -> None:
    setting = lrdg("Rifleman").place("LRDG Rifleman", "7A").scouted("LRDG", "7A").controlled("Italian", "7A")
    game = setting.game()
    play(game, "LRDG", "Rifleman", "Control")
    assert marker(game, "LRDG", "7A") == "controlled"
    assert marker(game, "Italian", "7A") == "scouted"


def test_control_from_the_driver_seat_of_the_tank() -> None:
    game = italian("Tank Driver T").place("Italian Medium Tank", "7A").game()
    play(game, "Italian", "Tank Driver T", "driver: Control")
    assert marker(game, "Italian", "7A") == "controlled"


def test_control_needs_an_own_marker_and_changes_something() -> None:
    game = lrdg("Rifleman").place("LRDG Rifleman", "16B").game()
    play(game, "LRDG", "Rifleman")
    assert refused(game, "LRDG", "lrdg-rifleman.control") == "control-needs-marker"
    game = lrdg("Rifleman").controlled("LRDG", "19A").game()
    play(game, "LRDG", "Rifleman")
    assert refused(game, "LRDG", "lrdg-rifleman.control") == "already-controlled"


# Inspire


def test_inspire_returns_a_combat_card_to_the_hand_to_be_played_again() -> None:
    game = lrdg("Scout", "Warrant Officer").game()
    play(game, "LRDG", "Scout", "Conceal", "stop", "Warrant Officer", "Inspire")
    assert offered(game, "LRDG") == {"Scout", "stop"}, "not the Warrant Officer himself"
    play(game, "LRDG", "Scout")
    assert zone(game, "LRDG", "hand") == {"Scout": 1}
    play(game, "LRDG", "Scout", "Conceal")
    assert has(game, "Italian", "discard", "Fog of War") == 2


def test_inspire_of_a_squad() -> None:
    game = italian("Tank Commander T").play_area("Italian", "Scout A", "Tank Gunner T").game()
    play(game, "Italian", "Tank Commander T", "Inspire")
    assert offered(game, "Italian") == {"Tank Gunner T", "stop"}
    assert refused(game, "Italian", "italian-scout-a") == "wrong-squad"


# Recon


@pytest.mark.parametrize(
    ("side", "card"), [("LRDG", "Staff Sergeant"), ("LRDG", "Scout"), ("Italian", "Recon Aircraft")]
)
def test_recon_removes_a_fog_of_war_from_the_hand_and_draws(side: str, card: str) -> None:
    setting = lrdg() if side == "LRDG" else italian()
    sniper = "Sniper" if side == "LRDG" else "Scout A"
    game = setting.hand(side, card, "Fog of War").draws(f"{side} {sniper}").game()
    play(game, side, card, "Recon")
    assert zone(game, side, "removed") == {"Fog of War": 1}
    assert zone(game, side, "hand") == {sniper: 1}


def test_recon_without_one_in_hand() -> None:
    game = lrdg("Staff Sergeant").game()
    play(game, "LRDG", "Staff Sergeant")
    assert refused(game, "LRDG", "lrdg-staff-sergeant.recon") == "no-fog-in-hand"


def test_fog_of_war_is_neither_played_nor_hunkered() -> None:
    game = lrdg("Fog of War").game()
    assert refused(game, "LRDG", "lrdg-fog-of-war") == "fog-cannot-be-played"
    end_turn(game, "LRDG")
    assert has(game, "LRDG", "discard", "Fog of War") == 1
