"""Mines that go off: whom, when, how hard, and that the step is done first (rulings 36, 37)."""

from __future__ import annotations

import pytest

from tests.rules.reinforcements.ground import (
    EDGE,
    between,
    car,
    dice,
    italian,
    kinds,
    lrdg,
    minefield,
    on_foot,
    us,
)
from tests.table import fate, has, marker, offered, play, refused, seated, told, vehicle, where, zone

# The rulebook's example


def test_the_example_of_the_rulebook() -> None:
    setting = car("17A-19A armour").play_area("Italian", "Rifleman A").hand("Italian", "Rifleman A")
    game = setting.dice(1, 4, 2).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    shot = told(game, "shot")[-1]
    assert dice(game) == [(4, 0, 0, 4)], "Antitank 3 against its armour, with neither cover nor range"
    assert (shot["dice"], shot["result"]) == ("1, 4 and 2", "hit")
    assert game.deciders == ("LRDG",), "whose mine it is picks the injured"
    assert offered(game, "LRDG") == {"Italian Scout A", "Italian Rifleman A"}
    play(game, "LRDG", "Italian Rifleman A")
    assert vehicle(game, "Scout Car").damage == 1
    assert has(game, "Italian", "played", "Rifleman A") == 0, "the play area comes first"
    assert has(game, "Italian", "hand", "Rifleman A") == 1
    assert where(game, "Italian Scout Car") == "19A"
    assert not minefield(game)
    assert game.deciders == ("Italian",)
    assert "2B" not in offered(game, "Italian"), "its movement is over, though it could have gone on"


# What sets them off


@pytest.mark.parametrize(("kind", "goes_off"), [("personnel", True), ("armour", False)])
def test_a_soldier_sets_off_what_is_against_personnel(kind: str, goes_off: bool) -> None:
    game = on_foot(f"17A-19A {kind}").dice(1, 1, 1).game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "19A")
    assert bool(told(game, "mine-triggered")) == goes_off
    assert minefield(game) == ({} if goes_off else {EDGE: [kind]})


def test_a_mine_is_spent_though_it_misses_and_the_movement_goes_on() -> None:
    game = on_foot("17A-19A personnel").dice(1, 4, 3).game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "19A")
    assert dice(game) == [(5, 0, 0, 5)]
    assert not minefield(game)
    assert zone(game, "Italian", "removed") == {}
    play(game, "Italian", "2B")
    assert where(game, "Italian Assault Trooper S") == "2B"


def test_after_a_casualty_the_movement_ends_on_the_far_tile() -> None:
    game = on_foot("17A-19A personnel").dice(5, 1, 1).game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "19A")
    assert where(game, "Italian Assault Trooper S") == "19A"
    assert zone(game, "Italian", "removed") == {"Assault Trooper S": 1}
    assert not {"2B", "12A"} & offered(game, "Italian")


def test_cover_does_not_help() -> None:
    setting = italian("Assault Trooper S").place("Italian Assault Trooper S", "9B")
    game = setting.mines("9B-8B personnel", "9B-7A personnel").dice(1, 1, 1).game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "7A")
    assert dice(game) == [(5, 0, 0, 5)], "a fort, and no help"


def test_it_works_in_both_directions() -> None:
    game = on_foot("17A-19A personnel").place("Italian Assault Trooper S", "19A").dice(1, 1, 1).game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "17A")
    assert told(game, "mine-triggered")


def test_only_who_crosses_that_very_edge() -> None:
    game = on_foot("19A-12A personnel", "2B-19A personnel").game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "19A")
    assert not told(game, "mine-triggered")
    assert len(minefield(game)) == 2


@pytest.mark.parametrize("action", ["Stalk", "Move", "Scout"])
def test_every_way_of_walking(action: str) -> None:
    card = {"Stalk": "Assault Trooper S", "Move": "Guastatore S", "Scout": "Scout A"}[action]
    game = on_foot("17A-19A personnel", card=card).dice(1, 1, 1).game()
    play(game, "Italian", card, action, "19A")
    assert told(game, "mine-triggered")


def test_advance_crosses_like_anything_else() -> None:
    setting = italian("Capitano S").place("Italian Scout A", "16B").mines("9B-16B personnel")
    game = setting.dice(1, 1, 1).game()
    play(game, "Italian", "Capitano S", "Advance", "Italian Grenadier S", "Italian Guastatore S", "16B")
    assert [one["unit"] for one in told(game, "mine-triggered")] == ["Italian Guastatore S"], "the first"
    assert where(game, "Italian Grenadier S") == where(game, "Italian Guastatore S") == "16B"


def test_guide_crosses_like_anything_else() -> None:
    setting = us("Foot Commander A", where="armour/2").place("US Rifleman A", "2B").scouted("US", "16B")
    game = setting.dice(9, 1, 1).game()
    play(game, "US", "Foot Commander A", "Guide", "US Rifleman A", "16B")
    assert [one["mine"] for one in told(game, "mine-triggered")] == ["personnel"]
    assert where(game, "US Rifleman A") == "16B"
    assert game.view("US").question.kind == "turn", "he is hurt, so his walk is over"  # type: ignore[union-attr]


def test_its_owner_never_sets_one_off() -> None:
    setting = lrdg("Rifleman").place("LRDG Rifleman", "17A").mines("17A-19A personnel", "17A-19A armour")
    game = setting.game()
    play(game, "LRDG", "Rifleman", "Move", "19A")
    assert not told(game, "mine-triggered")
    assert minefield(game) == {EDGE: ["armour", "personnel"]}


def test_nor_does_a_vehicle_that_the_owner_drives_though_the_enemy_brought_it() -> None:
    setting = lrdg("Rifleman").place("Italian Scout Car", "19A").holder("Scout Car", "LRDG")
    setting = setting.aboard("LRDG Rifleman", "Scout Car", "driver").mines("17A-19A armour")
    game = setting.game()
    play(game, "LRDG", "Rifleman", "Drive", "17A")
    assert not told(game, "mine-triggered")


def test_a_captured_vehicle_of_the_owner_sets_them_off_under_its_captor() -> None:
    setting = italian("Rifleman A").place("LRDG Patrol Truck", "17A").holder("Patrol Truck", "Italian")
    setting.scouted("Italian", "17A", "19A").aboard("Italian Rifleman A", "Patrol Truck", "driver")
    game = setting.mines("17A-19A armour").dice(1, 1, 1).game()
    play(game, "Italian", "Rifleman A", "Drive", "19A")
    assert told(game, "mine-triggered")


# Several at once


def test_a_vehicle_with_both_defences_sets_off_both_kinds_personnel_first() -> None:
    game = car("17A-19A armour", "17A-19A personnel").dice(1, 1, 1, 1, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    assert [one["mine"] for one in told(game, "mine-triggered")] == ["personnel", "armour"]
    assert dice(game) == [(6, 0, 0, 6), (4, 0, 0, 4)]
    assert not minefield(game)
    assert "2B" in offered(game, "Italian"), "two misses, so it drives on"


def test_the_tank_has_no_regular_defence_and_sets_off_armour_mines_alone() -> None:
    setting = italian("Tank Driver T").mines("13B-9B personnel", "13B-9B armour").dice(1, 1, 1)
    game = setting.game()
    play(game, "Italian", "Tank Driver T", "Drive", "9B")
    assert [one["mine"] for one in told(game, "mine-triggered")] == ["armour"]
    assert minefield(game) == {between("13B", "9B"): ["personnel"]}


def test_each_is_resolved_after_the_other_questions_and_all() -> None:
    game = car("17A-19A armour", "17A-19A armour").dice(9, 1, 1, 9, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    play(game, "LRDG", "Italian Rifleman A")
    assert vehicle(game, "Scout Car").damage == 1
    assert len(told(game, "mine-triggered")) == 2, "the first is done with before the second goes off"
    play(game, "LRDG", "Italian Rifleman A")
    assert (vehicle(game, "Scout Car").damage, vehicle(game, "Scout Car").disabled) == (2, True)
    assert "2B" not in offered(game, "Italian")


def test_a_hit_and_then_a_miss_is_a_hit() -> None:
    game = car("17A-19A armour", "17A-19A armour").dice(9, 1, 1, 1, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    play(game, "LRDG", "Italian Rifleman A")
    assert "2B" not in offered(game, "Italian")


def test_who_falls_is_attacked_no_more_but_has_set_off_them_all() -> None:
    """The first takes the card in use, his last; the second himself; the third finds nobody."""
    setting = on_foot(*["17A-19A personnel"] * 3).dice(9, 1, 1, 9, 1, 1)
    game = setting.deck("Italian", "Rifleman A*2", "Scout A*2", "Grenadier S").game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "19A")
    assert fate(game, "Italian Assault Trooper S") == "neutralised"
    assert len(told(game, "shot")) == 2
    assert len(told(game, "mine-triggered")) == 3
    assert not minefield(game)
    assert game.view("Italian").question.kind == "turn"  # type: ignore[union-attr]


def test_a_soldier_inside_sets_off_none() -> None:
    game = car("17A-19A personnel").dice(1, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    assert [one["unit"] for one in told(game, "mine-triggered")] == ["Scout Car"]


def test_getting_in_and_out_crosses_no_edge() -> None:
    game = car("17A-19A personnel").game()
    play(game, "Italian", "Scout A", "exit")
    assert not told(game, "mine-triggered")


# The step is done first


def test_the_tile_is_scouted_and_the_fog_taken_before_the_mine_goes_off() -> None:
    setting = on_foot("17A-19A personnel", card="Scout A").unmarked("Italian", "19A").dice(9, 1, 1)
    game = setting.game()
    play(game, "Italian", "Scout A", "Scout", "19A")
    assert kinds(game, "moved", "scouted", "mine-triggered", "shot", "casualty") == [
        "moved",
        "scouted",
        "mine-triggered",
        "shot",
        "casualty",
    ]
    assert marker(game, "Italian", "19A") == "scouted"
    assert has(game, "Italian", "discard", "Fog of War") == 1


def test_a_vehicle_that_mines_destroy_leaves_its_crew_on_the_far_tile_and_spends_them_all() -> None:
    mines = ["17A-19A armour"] * 4
    game = car().mines(*mines, supply=2).damage("Scout Car", 1).dice(9, 1, 1, 9, 1, 1, 9, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    play(game, "LRDG", "Italian Scout A", "Italian Rifleman A", "Italian Rifleman A")
    assert len(told(game, "shot")) == 3
    assert len(told(game, "mine-triggered")) == 4, "the fourth was set off, with nothing left to hit"
    assert not minefield(game)
    assert fate(game, "Italian Scout Car") == "neutralised"
    for soldier in ("Italian Scout A", "Italian Rifleman A"):
        assert (where(game, soldier), seated(game, soldier)) == ("19A", None)
    assert game.deciders == ("Italian",)
    assert "2B" not in offered(game, "Italian")


def test_victory_is_looked_at_before_the_next_mine() -> None:
    setting = italian("Tank Driver T", where="night/hunt").mines("13B-9B armour", "13B-9B armour")
    game = setting.damage("Medium Tank", 2).dice(9, 1, 1, 1, 1, 1).game()
    play(game, "Italian", "Tank Driver T", "Drive", "9B")
    play(game, "LRDG", "Italian Tank Gunner T")
    assert vehicle(game, "Medium Tank").disabled
    assert not game.over


def test_an_empty_car_cannot_be_driven_but_a_mine_needs_nobody_to_injure() -> None:
    """The driver is the only one aboard: he is picked without a question where there is one answer."""
    setting = car("17A-19A armour").place("Italian Rifleman A", "13B").dice(9, 1, 1)
    game = setting.game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    assert offered(game, "LRDG") == {"Italian Scout A"}
    assert refused(game, "LRDG", "@italian-rifleman-a") == "not-in-the-vehicle"
    assert refused(game, "LRDG", "stop") == "must-choose"
