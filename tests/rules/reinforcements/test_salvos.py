"""Grenade and Bomb: a separate attack on each counter of a tile (rulings 34, 38)."""

from __future__ import annotations

import undaunted
from tests.rules.reinforcements.ground import italian, lrdg, us
from tests.scene import Scene, scene
from tests.table import has, offered, play, refused, told, vehicle, where, zone


def sums(game: undaunted.Game) -> list[tuple[str | int, ...]]:
    """Base, cover, range and total of every shot so far."""
    return [tuple(shot[part] for part in ("base", "cover", "range", "total")) for shot in told(game, "shot")]


# Grenade


def thrower(tile: str = "16B") -> Scene:
    """The Grenade Thrower of the LRDG; three of squad S are on 9B, beside an empty Scout Car."""
    return lrdg("Grenade Thrower").place("LRDG Grenade Thrower", tile)


def test_every_enemy_on_the_tile_is_attacked_one_after_the_other() -> None:
    game = thrower().dice(1, 1, 1, 1, 1, 1, 1, 1).game()
    play(game, "LRDG", "Grenade Thrower", "Grenade", "9B")
    all_there = {"Italian Guastatore S", "Italian Grenadier S", "Italian Assault Trooper S"}
    assert offered(game, "LRDG") == {*all_there, "Italian Scout Car"}
    for target in sorted(offered(game, "LRDG")):
        play(game, "LRDG", target)
    assert len(told(game, "shot")) == 4
    assert all(shot["dice"] for shot in told(game, "shot"))


def test_cover_and_range_count_as_for_an_attack() -> None:
    setting = thrower().place("Italian Grenadier S", "8B").dice(1, 1)
    game = setting.game()
    play(game, "LRDG", "Grenade Thrower", "Grenade", "8B", "Italian Grenadier S")
    assert sums(game) == [(4, 3, 1, 8)], "the hill in full, and a step"


def test_on_the_throwers_own_tile_there_is_no_range() -> None:
    game = thrower("9B").dice(1, 1).game()
    play(game, "LRDG", "Grenade Thrower", "Grenade", "9B", "Italian Grenadier S")
    assert sums(game)[0][2] == 0


def test_no_farther_than_it_says() -> None:
    game = thrower().game()
    play(game, "LRDG", "Grenade Thrower", "Grenade")
    assert offered(game, "LRDG") == {"9B"}
    assert refused(game, "LRDG", "13B") == "nobody-to-strike-there", "two tiles away"
    assert refused(game, "LRDG", "16B") == "nobody-to-strike-there", "nobody but the thrower"


def test_nobody_in_reach_and_it_is_not_offered() -> None:
    game = thrower("19A").game()
    play(game, "LRDG", "Grenade Thrower")
    assert "Grenade 2 within 1" not in offered(game, "LRDG")
    assert refused(game, "LRDG", "lrdg-grenade-thrower.grenade") == "nobody-to-strike"


def test_a_grenade_spares_ones_own() -> None:
    setting = thrower().place("LRDG Scout", "9B").dice(1, 1)
    game = setting.game()
    play(game, "LRDG", "Grenade Thrower", "Grenade", "9B")
    assert "LRDG Scout" not in offered(game, "LRDG")
    assert refused(game, "LRDG", "@lrdg-scout") == "not-an-enemy"
    assert game.prompt("LRDG") == (
        "Grenade 2 within 1, the scrub at 9B: which unit do you roll for next, with 2 dice?"
    )


def test_a_vehicle_with_a_regular_defence_is_attacked_but_never_those_inside() -> None:
    setting = thrower().place("Italian Guastatore S", "13B").place("Italian Grenadier S", "13B")
    setting = setting.aboard("Italian Assault Trooper S", "Scout Car", "driver").dice(0, 1)
    game = setting.game()
    play(game, "LRDG", "Grenade Thrower", "Grenade", "9B", "Italian Scout Car", "Italian Assault Trooper S")
    assert vehicle(game, "Scout Car").damage == 1
    assert has(game, "Italian", "removed", "Assault Trooper S") == 1


def test_a_vehicle_without_a_regular_defence_is_left_alone_and_alone_on_a_tile_not_offered() -> None:
    setting = thrower("8B").place("Italian Scout A", "9B").place("Italian Rifleman A", "9B")
    game = setting.place("Italian Scout Car", "7A").game()
    play(game, "LRDG", "Grenade Thrower", "Grenade")
    assert refused(game, "LRDG", "13B") == "nobody-to-strike-there", "the Medium Tank and its crew"


def test_a_captured_vehicle_is_its_captors() -> None:
    setting = thrower().place("LRDG Patrol Truck", "9B").holder("Patrol Truck", "Italian")
    setting = setting.holder("Scout Car", "LRDG").dice(0, 1)
    game = setting.game()
    play(game, "LRDG", "Grenade Thrower", "Grenade", "9B")
    assert "LRDG Patrol Truck" in offered(game, "LRDG")
    assert "Italian Scout Car" not in offered(game, "LRDG")
    play(game, "LRDG", "LRDG Patrol Truck")
    assert vehicle(game, "Patrol Truck").damage == 1


def test_in_a_team_the_mate_is_spared() -> None:
    setting = scene("night/1+teams").mines().turn_of("LRDG-2").hand("LRDG-2", "Grenade Thrower")
    setting = setting.place("LRDG Grenade Thrower", "16B").place("LRDG Scout", "9B")
    game = setting.game()
    play(game, "LRDG-2", "Grenade Thrower", "Grenade", "9B")
    assert "LRDG Scout" not in offered(game, "LRDG-2")
    assert len(offered(game, "LRDG-2")) == 4


# Bomb


def test_any_tile_with_somebody_may_be_bombed_and_an_empty_one_is_not_offered() -> None:
    game = italian("Assault Aircraft").place("LRDG Scout", "2B").game()
    play(game, "Italian", "Assault Aircraft", "Bomb")
    assert offered(game, "Italian") == {"19A", "2B", "13B", "9B"}
    assert "with 2 dice for each unit there" in game.prompt("Italian")
    assert refused(game, "Italian", "12A") == "nobody-to-strike-there"


def test_it_falls_on_friend_and_enemy() -> None:
    game = italian("Assault Aircraft").place("LRDG Scout", "9B").dice(1, 1).game()
    play(game, "Italian", "Assault Aircraft", "Bomb", "9B")
    squad = {"Italian Guastatore S", "Italian Grenadier S", "Italian Assault Trooper S"}
    assert offered(game, "Italian") == {*squad, "Italian Scout Car", "LRDG Scout"}


def test_a_tile_with_own_counters_only_may_be_bombed() -> None:
    game = italian("Assault Aircraft").dice(9, 1, 1, 1).game()
    play(game, "Italian", "Assault Aircraft", "Bomb", "13B", "Italian Scout A")
    assert has(game, "Italian", "removed", "Scout A") == 1
    assert game.deciders == ("Italian",)


def test_no_range_counts_and_a_hill_gives_its_low_cover() -> None:
    game = italian("Assault Aircraft").place("LRDG Scout", "20B").dice(1, 1).game()
    play(game, "Italian", "Assault Aircraft", "Bomb", "20B", "LRDG Scout")
    assert sums(game) == [(5, 1, 0, 6)]


def test_plain_cover_counts() -> None:
    game = italian("Assault Aircraft").place("LRDG Scout", "7A").dice(1, 1).game()
    play(game, "Italian", "Assault Aircraft", "Bomb", "7A", "LRDG Scout")
    assert sums(game) == [(5, 3, 0, 8)]


def test_an_empty_vehicle_with_a_regular_defence_is_damaged() -> None:
    game = italian("Assault Aircraft").place("Italian Scout Car", "12A").dice(9, 1).game()
    play(game, "Italian", "Assault Aircraft", "Bomb", "12A", "Italian Scout Car")
    assert vehicle(game, "Scout Car").damage == 1
    assert game.view("Italian").question.kind == "turn"  # type: ignore[union-attr]


def test_soldiers_inside_are_no_targets_and_the_tank_is_none_at_all() -> None:
    game = italian("Assault Aircraft").game()
    play(game, "Italian", "Assault Aircraft", "Bomb", "13B")
    assert offered(game, "Italian") == {"Italian Scout A", "Italian Rifleman A"}
    assert refused(game, "Italian", "@italian-tank-driver-t") == "inside-a-vehicle"
    assert refused(game, "Italian", "@italian-medium-tank") == "no-such-defence"
    assert refused(game, "Italian", "@lrdg-scout") == "not-on-target-tile"


def test_who_bombs_his_own_vehicle_picks_the_injured_himself() -> None:
    setting = (
        italian("Assault Aircraft").play_area("Italian", "Grenadier S").place("Italian Scout Car", "12A")
    )
    for soldier, place in (("Grenadier S", "driver"), ("Assault Trooper S", "gunner")):
        setting.aboard(f"Italian {soldier}", "Scout Car", place)
    game = setting.dice(9, 1).game()
    play(game, "Italian", "Assault Aircraft", "Bomb", "12A", "Italian Scout Car")
    assert offered(game, "Italian") == {"Italian Grenadier S", "Italian Assault Trooper S"}
    play(game, "Italian", "Italian Grenadier S")
    assert not has(game, "Italian", "played", "Grenadier S"), "the play area comes first on one's own turn"
    assert zone(game, "Italian", "removed") == {"Grenadier S": 1}


def test_enemies_lose_from_the_hand_first() -> None:
    setting = italian("Assault Aircraft").place("LRDG Scout", "12A").hand("LRDG", "Scout").dice(9, 1)
    game = setting.game()
    play(game, "Italian", "Assault Aircraft", "Bomb", "12A", "LRDG Scout")
    assert has(game, "LRDG", "hand", "Scout") == 0


def test_the_last_card_gone_the_counter_falls_and_the_next_is_attacked() -> None:
    setting = italian("Assault Aircraft").place("LRDG Scout", "12A").place("LRDG Rifleman", "12A")
    game = setting.deck("LRDG", "Rifleman").dice(9, 1, 1, 1).game()
    play(game, "Italian", "Assault Aircraft", "Bomb", "12A", "LRDG Scout")
    assert where(game, "LRDG Scout") is None
    assert offered(game, "Italian") == {"LRDG Rifleman"}


def test_in_a_team_the_mates_counters_are_bombed_too_and_it_is_not_his_turn() -> None:
    setting = scene("night/1+teams").mines().turn_of("Italian-1").hand("Italian-1", "Assault Aircraft")
    setting = setting.hand("Italian-2", "Grenadier S").place("Italian Grenadier S", "12A").dice(9, 1)
    game = setting.game()
    play(game, "Italian-1", "Assault Aircraft", "Bomb", "12A", "Italian Grenadier S")
    assert has(game, "Italian-2", "hand", "Grenadier S") == 0


def test_a_bomb_of_the_other_side_falls_the_same_way() -> None:
    game = lrdg("Flying Corps").game()
    play(game, "LRDG", "Flying Corps", "Bomb", "19A")
    own = {f"LRDG {one}" for one in ("Scout", "Rifleman", "Sapper", "Grenade Thrower", "Commando")}
    assert offered(game, "LRDG") == {*own, "LRDG Patrol Truck"}


# In Normandy


def test_a_grenade_in_normandy_spares_tanks_and_is_not_offered_for_them_alone() -> None:
    setting = us("Bomber A").place("US Rifleman A", "12B").place("German Light Tank T", "7A")
    game = setting.dice(1, 1).game()
    play(game, "US", "Bomber A", "Grenade")
    assert offered(game, "US") == {"5B"}
    play(game, "US", "5B")
    assert offered(game, "US") == {"German Rifleman A", "German Scout A", "German Mortar"}


def test_an_attack_within_0_reaches_only_ones_own_tile() -> None:
    setting = us("Bomber A").place("US Rifleman A", "12B").place("German Scout A", "12B")
    game = setting.dice(1, 1, 1).game()
    play(game, "US", "Bomber A", "Attack 3 within 0")
    assert offered(game, "US") == {"German Scout A"}
    assert refused(game, "US", "@german-rifleman-a") == "out-of-reach"
