"""A vehicle that is hit: the attacker picks who is injured, then damage, disabled, destroyed (ruling 18)."""

import pytest

import undaunted
from tests.rules.north_africa.ground import lrdg
from tests.scene import Scene
from tests.table import fate, has, is_suppressed, offered, play, refused, seated, told, vehicle, where, zone

CREW = {"Italian Tank Driver T", "Italian Tank Gunner T", "Italian Tank Crewman T"}


def hits(setting: Scene, target: str = "Italian Medium Tank") -> undaunted.Game:
    """The Antitank Gunner hits."""
    game = setting.hand("LRDG", "Antitank Gunner").dice(0, 0).game()
    play(game, "LRDG", "Antitank Gunner", "Antitank", target)
    return game


def at_hand() -> Scene:
    return lrdg()


def test_the_attacker_picks_the_injured_and_then_comes_the_damage() -> None:
    game = hits(at_hand().discard("Italian", "Tank Driver T"))
    assert game.deciders == ("LRDG",)
    assert offered(game, "LRDG") == CREW
    assert vehicle(game, "Medium Tank").damage == 0, "the injury comes first"
    assert refused(game, "LRDG", "@italian-scout-a") == "not-in-the-vehicle"
    assert refused(game, "LRDG", "stop") == "must-choose"
    play(game, "LRDG", "Italian Tank Driver T")
    assert zone(game, "Italian", "removed") == {"Tank Driver T": 1}
    assert has(game, "Italian", "discard", "Tank Driver T") == 0
    assert vehicle(game, "Medium Tank").damage == 1
    assert not vehicle(game, "Medium Tank").disabled
    order = [event.kind for event in game.events(None) if event.kind in ("casualty", "damaged", "disabled")]
    assert order == ["casualty", "damaged"]


def test_one_hit_is_one_injury_and_one_damage_however_many_dice_hit() -> None:
    game = hits(at_hand())
    play(game, "LRDG", "Italian Tank Gunner T")
    assert sum(zone(game, "Italian", "removed").values()) == 1
    assert vehicle(game, "Medium Tank").damage == 1


@pytest.mark.parametrize(("before", "disabled"), [(1, False), (2, True), (3, True)])
def test_at_its_critical_threshold_it_is_disabled(before: int, disabled: bool) -> None:
    game = hits(at_hand().damage("Medium Tank", before))
    play(game, "LRDG", "Italian Tank Gunner T")
    assert vehicle(game, "Medium Tank").disabled == disabled
    assert len(told(game, "disabled")) == (1 if before == 2 else 0), "told when it happens"


def test_at_its_integrity_it_is_destroyed_and_the_crew_stands_on_the_tile() -> None:
    setting = at_hand().damage("Medium Tank", 5).suppressed("Italian Tank Driver T")
    game = hits(setting)
    play(game, "LRDG", "Italian Tank Gunner T")
    assert where(game, "Italian Medium Tank") is None
    assert fate(game, "Italian Medium Tank") == "neutralised"
    for soldier in CREW:
        assert seated(game, soldier) is None
        assert where(game, soldier) == "13B"
    assert is_suppressed(game, "Italian Tank Driver T"), "suppression stays"
    assert not is_suppressed(game, "Italian Tank Gunner T")
    assert told(game, "destroyed")


def test_the_crew_of_a_wreck_can_be_shot_at() -> None:
    game = hits(at_hand().damage("Medium Tank", 5).hand("LRDG", "Rifleman"))
    play(game, "LRDG", "Italian Tank Gunner T", "stop", "Rifleman", "Attack")
    assert offered(game, "LRDG") >= CREW
    assert refused(game, "LRDG", "@italian-medium-tank") == "not-on-board"


def test_an_injured_soldier_without_cards_leaves_his_seat_and_the_game() -> None:
    game = hits(at_hand().deck("Italian", "Scout A*2", "Rifleman A*2"))
    play(game, "LRDG", "Italian Tank Driver T")
    assert fate(game, "Italian Tank Driver T") == "neutralised"
    assert (where(game, "Italian Tank Driver T"), seated(game, "Italian Tank Driver T")) == (None, None)
    assert has(game, "Italian", "removed", "Tank Driver T") == 4
    assert vehicle(game, "Medium Tank").damage == 1
    assert vehicle(game, "Medium Tank").places[0].counter is None


def test_an_empty_enemy_vehicle_takes_damage_only() -> None:
    game = hits(at_hand(), "Italian Transport Truck")
    assert vehicle(game, "Transport Truck").damage == 1
    assert zone(game, "Italian", "removed") == {}
    assert told(game, "casualty") == []


def test_an_empty_vehicle_can_be_destroyed() -> None:
    game = hits(at_hand().damage("Transport Truck", 2), "Italian Transport Truck")
    assert fate(game, "Italian Transport Truck") == "neutralised"


def test_a_single_soldier_aboard_is_the_one() -> None:
    game = hits(at_hand(), "Italian Scout Car")
    assert offered(game, "LRDG") == {"Italian Machine Gunner A"}


def test_an_attack_hits_a_soft_vehicle_in_the_same_way() -> None:
    game = lrdg("Sniper").dice(0, 0, 0).game()
    play(game, "LRDG", "Sniper", "Attack", "Italian Scout Car", "Italian Machine Gunner A")
    assert vehicle(game, "Scout Car").damage == 1
    assert has(game, "Italian", "removed", "Machine Gunner A") == 1


def test_a_miss_does_nothing() -> None:
    game = lrdg("Antitank Gunner").dice(1, 8).game()
    play(game, "LRDG", "Antitank Gunner", "Antitank", "Italian Medium Tank")
    assert vehicle(game, "Medium Tank").damage == 0
    assert offered(game, "LRDG") >= {"stop"}, "only the shift is left"


def test_the_owner_still_chooses_among_different_cards_of_the_injured() -> None:
    """Ruling 8; the damage comes after that."""
    setting = (
        at_hand()
        .aboard("Italian Rifleman A", "Scout Car", "gunner")
        .hand("Italian", "Rifleman A", "Corporal A")
    )
    game = hits(setting, "Italian Scout Car")
    play(game, "LRDG", "Italian Rifleman A")
    assert game.deciders == ("Italian",)
    assert vehicle(game, "Scout Car").damage == 0
    play(game, "Italian", "Corporal A")
    assert vehicle(game, "Scout Car").damage == 1
    assert has(game, "Italian", "removed", "Corporal A") == 1


# Suppress


def suppresses(setting: Scene, target: str) -> undaunted.Game:
    game = setting.hand("LRDG", "Machine Gunner").dice(0, 0, 0, 0).game()
    play(game, "LRDG", "Machine Gunner", "gunner: Suppress", target)
    return game


def test_suppressing_a_vehicle_suppresses_one_soldier_inside_and_nothing_else() -> None:
    setting = at_hand().aboard("Italian Rifleman A", "Scout Car", "gunner")
    game = suppresses(setting, "Italian Scout Car")
    assert offered(game, "LRDG") == {"Italian Rifleman A", "Italian Machine Gunner A"}
    play(game, "LRDG", "Italian Rifleman A")
    assert is_suppressed(game, "Italian Rifleman A")
    assert not is_suppressed(game, "Italian Machine Gunner A")
    assert vehicle(game, "Scout Car").damage == 0
    assert zone(game, "Italian", "removed") == {}


def test_suppressing_a_suppressed_soldier_has_no_effect() -> None:
    game = suppresses(at_hand().suppressed("Italian Machine Gunner A"), "Italian Scout Car")
    play(game, "LRDG", "Italian Machine Gunner A")
    assert is_suppressed(game, "Italian Machine Gunner A")
    assert told(game, "suppressed") == []


def test_an_empty_vehicle_has_nobody_to_suppress() -> None:
    game = suppresses(at_hand(), "Italian Transport Truck")
    assert vehicle(game, "Transport Truck").damage == 0
    assert offered(game, "LRDG") >= {"stop", "exit"}
