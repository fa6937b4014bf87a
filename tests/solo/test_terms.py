"""The terms of the solo rules, one by one."""

from __future__ import annotations

from tests.scene import scene
from tests.solo.ground import bot_turn, la_raye, reading, tile, unit
from undaunted.solo import terms
from undaunted.solo.look import Bound, ground_tiles, units
from undaunted.solo.tree import Ground, Trait, Units


def at(setting, card="Rifleman A"):
    return reading(bot_turn(setting, card))


# Enemies and those who match


def test_an_enemy_is_a_counter_of_the_players_on_the_board():
    now = at(la_raye().off("US Scout A"))
    assert unit(now, "US Rifleman A") in now.enemies
    assert unit(now, "US Scout A") not in now.enemies
    assert unit(now, "German Rifleman B") not in now.enemies


def test_an_unoccupied_vehicle_is_no_enemy():
    where = scene("north-africa/6+solo=Italian")
    manned = at(where, "Rifleman A")
    assert [one for one in manned.enemies if manned.is_vehicle(one)]
    left = scene("north-africa/6+solo=Italian").abandoned(
        "Patrol Truck", "Second Patrol Truck", "Armed Truck"
    )
    empty = at(left, "Rifleman A")
    assert not [one for one in empty.enemies if empty.is_vehicle(one)]


def test_units_match_by_squad_across_the_sides():
    now = at(la_raye())
    assert terms.matching(now, unit(now, "German Scout A"))
    assert terms.matching(now, unit(now, "US Scout A"))
    assert not terms.matching(now, unit(now, "German Scout B"))


def test_without_a_squad_nothing_matches():
    now = at(la_raye(), "Platoon Sergeant")
    assert not any(terms.matching(now, one) for one in now.present)


# Objectives


def test_an_objective_is_a_tile_with_points():
    now = at(la_raye())
    assert terms.objective(now, tile(now, "13B"))
    assert not terms.objective(now, tile(now, "12B"))


def test_whose_an_objective_is():
    now = at(la_raye().controlled("US", "2B").scouted("German", "2B"))
    ours, theirs, free = tile(now, "5B"), tile(now, "2B"), tile(now, "13B")
    assert terms.controlled(now, ours)
    assert terms.enemy_controlled(now, theirs)
    assert [terms.uncontrolled(now, one) for one in (ours, theirs, free)] == [False, True, True]


def test_an_occupied_objective_is_nobodys():
    now = at(la_raye().place("US Scout A", "13B"))
    assert terms.occupied_objective(now, tile(now, "13B"))
    assert not terms.occupied_objective(now, tile(now, "5B")), "controlled"
    assert not terms.occupied_objective(now, tile(now, "6A")), "empty"
    occupied = Ground("objective", traits=(Trait("occupied"),))
    assert ground_tiles(now, occupied, Bound()) == [tile(now, "13B")]


def away(*more: str):
    """Nobody German is on 5B, which they control."""
    setting = la_raye()
    for one in ("Rifleman A", "Rifleman B", "Scout A", "Scout B"):
        setting.place(f"German {one}", "8A")
    for one in more:
        setting.place(one, "5B")
    return setting


def test_a_threatened_objective():
    now = at(away("US Rifleman A"))
    assert terms.threatened(now, tile(now, "5B"))


def test_it_takes_an_enemy_with_the_control_action():
    now = at(away("US Scout A"))
    assert not terms.threatened(now, tile(now, "5B"))


def test_a_counter_of_the_bots_keeps_the_threat_off():
    now = at(away("US Rifleman A", "German Scout B"))
    assert not terms.threatened(now, tile(now, "5B"))


def test_what_the_bot_does_not_control_is_not_threatened():
    now = at(away("US Rifleman A").unmarked("German", "5B"))
    assert not terms.threatened(now, tile(now, "5B"))


def test_secure_by_any_of_three_reasons():
    mine = la_raye().off("German Rifleman B", "German Scout A", "German Scout B")
    assert terms.secure(at(mine), tile(at(mine), "5B")), "no enemy with Control is there"
    threatened = at(
        la_raye().off("German Rifleman B", "German Scout A", "German Scout B").place("US Rifleman A", "5B")
    )
    assert not terms.secure(threatened, threatened.here)
    helped = at(la_raye().place("US Rifleman A", "5B"))
    assert terms.secure(helped, helped.here), "others of the bot's are there"
    free = at(la_raye().place("German Rifleman A", "8A").place("US Rifleman A", "8A"))
    assert terms.secure(free, free.here), "the bot does not control it"


# North Africa: who scores by destroying


def strutted(*lrdg: str):
    """An Italian Rifleman on a tile that the Italians control, with a structure."""
    setting = scene("north-africa/1+solo=Italian")
    home = next(iter(setting.stage.scenario.structures))
    setting.place("Italian Rifleman A", home).controlled("Italian", home)
    for one in lrdg:
        setting.place(one, home)
    now = at(setting)
    return now, tile(now, home)


def test_a_structure_beside_a_demolition_unit_is_threatened_whoever_is_there():
    now, home = strutted("LRDG Engineer")
    assert terms.demolition_unit(now, unit(now, "LRDG Engineer"))
    assert terms.threatened(now, home)
    assert not terms.secure(now, home)


def test_beside_anybody_else_it_is_not():
    now, home = strutted("LRDG Scout")
    assert not terms.demolition_unit(now, unit(now, "LRDG Scout"))
    assert not terms.threatened(now, home)
    assert terms.secure(now, home)


# Numbers


def test_population_is_enemies_less_friends():
    now = at(la_raye().place("US Rifleman A", "5B"))
    assert terms.population(now, tile(now, "5B")) == 1 - 4
    assert terms.population(now, tile(now, "17B")) == 3


def test_value_and_cover():
    now = at(la_raye())
    assert terms.value(now, tile(now, "5B")) == 3
    assert terms.value(now, tile(now, "12B")) == 0
    assert terms.cover(now, tile(now, "5B")) == now.table.cover[tile(now, "5B")]


def test_scouted_is_the_bots_enemy_scouted_the_players():
    now = at(la_raye())
    assert terms.scouted(now, tile(now, "8A"))
    assert terms.scouted(now, tile(now, "5B")), "either way up"
    assert not terms.scouted(now, tile(now, "17B"))
    assert terms.enemy_scouted(now, tile(now, "17B"))


def test_a_vehicle_is_as_dangerous_as_the_most_dangerous_in_it():
    now = at(scene("north-africa/6+solo=Italian"), "Rifleman A")
    now.lore.danger = list(range(len(now.lore.titles)))
    try:
        truck = next(one for one in now.enemies if now.is_vehicle(one))
        assert terms.danger(now, truck) == min(now.crew(truck))
    finally:
        from undaunted.solo.lore import lore

        lore.cache_clear()


# The path to victory


def test_the_path_goes_on_behind_where_one_stands():
    now = at(la_raye().place("German Rifleman A", "8A"))
    there = [tile(now, name) for name in ("5B", "8A", "3B", "6A")]
    now.lore.path = tuple(there)
    try:
        assert terms.path_ahead(now) == [there[2]]
        off = reading(bot_turn(la_raye().place("German Rifleman A", "12B"), "Rifleman A"))
        off.lore.path = tuple(there)
        assert len(terms.path_ahead(off)) == 1
        assert off.steps(off.here, terms.path_ahead(off)[0]) == min(off.steps(off.here, one) for one in there)
        end = reading(bot_turn(la_raye().place("German Rifleman A", "6A"), "Rifleman A"))
        end.lore.path = tuple(there)
        assert terms.path_ahead(end) == []
    finally:
        from undaunted.solo.lore import lore

        lore.cache_clear()


# Units by what they are


def test_units_by_title_side_and_place():
    now = at(la_raye().place("US Rifleman A", "5B").suppressed("US Rifleman A"))
    riflemen = units(now, Units("enemy", titles=("Rifleman",)), Bound())
    assert sorted(riflemen) == sorted([unit(now, "US Rifleman A"), unit(now, "US Rifleman B")])
    down = units(now, Units("enemy", traits=(Trait("suppressed"),)), Bound())
    assert down == [unit(now, "US Rifleman A")]
    others = units(now, Units("own", other=True), Bound())
    assert now.unit not in others
