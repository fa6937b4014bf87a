"""Advance: any number of ready counters of a squad, from one tile to a friend's beside it (ruling 35)."""

from __future__ import annotations

import pytest

import undaunted
from tests.rules.reinforcements.ground import us
from tests.scene import Scene, scene
from tests.table import marker, offered, play, refused, target, told, where

TANKS = ("US Light Tank T", "US Tank Destroyer T")


def column(*, friend: str = "12B") -> Scene:
    """Both tanks on 17B, a Rifleman on the tile beside it."""
    return us("Tank Platoon Commander T").place("US Rifleman A", friend)


def advancing(setting: Scene) -> undaunted.Game:
    game = setting.game()
    play(game, "US", "Tank Platoon Commander T", "Advance")
    return game


def test_all_chosen_counters_go_together() -> None:
    game = advancing(column())
    assert offered(game, "US") == set(TANKS), "who goes comes first, and nobody of another squad"
    play(game, "US", *TANKS)
    assert offered(game, "US") == {"12B"}
    play(game, "US", "12B")
    assert [where(game, tank) for tank in TANKS] == ["12B", "12B"]
    assert where(game, "US Scout A") == "17B"
    assert [one["unit"] for one in told(game, "moved")] == ["US Light Tank T", "US Tank Destroyer T"]


def test_any_number_of_them_one_will_do() -> None:
    game = advancing(column())
    play(game, "US", "US Tank Destroyer T")
    assert offered(game, "US") == {"12B", "US Light Tank T"}
    play(game, "US", "12B")
    assert (where(game, "US Tank Destroyer T"), where(game, "US Light Tank T")) == ("12B", "17B")


def test_nobody_chosen_is_no_choice() -> None:
    game = advancing(column())
    assert refused(game, "US", "stop") == "must-choose"
    play(game, "US", "US Light Tank T")
    assert refused(game, "US", "stop") == "must-choose"


def test_all_from_a_single_tile() -> None:
    game = advancing(column().place("US Tank Destroyer T", "7A"))
    assert offered(game, "US") == set(TANKS), "7A lies beside 12B too"
    play(game, "US", "US Light Tank T")
    assert offered(game, "US") == {"12B", "7A"}, "to the Rifleman, or to the other tank"
    assert refused(game, "US", "@us-tank-destroyer-t") == "cannot-advance"


def test_to_a_tile_beside_them() -> None:
    game = advancing(column().place("US Scout A", "5B"))
    play(game, "US", "US Light Tank T")
    assert refused(game, "US", "5B") == "no-advance-there", "a friend, but too far away"


def test_a_friend_must_be_there_already() -> None:
    game = advancing(column())
    play(game, "US", "US Light Tank T")
    assert refused(game, "US", "2B") == "no-advance-there", "scouted, but empty"


def test_an_enemy_there_is_no_friend_and_no_hindrance() -> None:
    setting = column().place("German Rifleman A", "12B").place("German Scout A", "2B")
    game = advancing(setting)
    play(game, "US", "US Light Tank T")
    assert offered(game, "US") == {"12B", "US Tank Destroyer T"}


def test_a_suppressed_friend_is_a_friend() -> None:
    game = advancing(column().suppressed("US Rifleman A"))
    play(game, "US", "US Light Tank T")
    assert "12B" in offered(game, "US")


def test_no_marker_is_needed_and_none_is_placed() -> None:
    game = advancing(column().unmarked("US", "12B"))
    play(game, "US", *TANKS, "12B")
    assert where(game, "US Light Tank T") == "12B"
    assert marker(game, "US", "12B") is None
    assert not told(game, "scouted")


def test_vehicles_do_not_advance_onto_rough_terrain() -> None:
    game = us("Tank Platoon Commander T").place("US Rifleman A", "13B").game()
    play(game, "US", "Tank Platoon Commander T")
    assert "Advance T" not in offered(game, "US")
    assert refused(game, "US", "us-tank-platoon-commander-t.advance") == "nobody-advances"


def test_rough_terrain_is_refused_with_a_reason() -> None:
    game = advancing(column().place("US Scout A", "13B"))
    play(game, "US", "US Light Tank T")
    assert refused(game, "US", "13B") == "no-advance-there"


def test_soldiers_advance_onto_rough_terrain() -> None:
    game = us("Foot Commander A").place("US Light Tank T", "2B").place("US Mortar", "13B").game()
    play(game, "US", "Foot Commander A", "Advance", "US Rifleman A", "US Scout A")
    assert offered(game, "US") == {"2B", "13B"}
    play(game, "US", "13B")
    assert (where(game, "US Rifleman A"), where(game, "US Scout A")) == ("13B", "13B")


def test_a_suppressed_counter_stays_behind() -> None:
    setting = us("Foot Commander A").place("US Mortar", "12B").suppressed("US Scout A")
    game = setting.game()
    play(game, "US", "Foot Commander A", "Advance")
    assert offered(game, "US") == {"US Rifleman A"}
    assert refused(game, "US", "@us-scout-a") == "cannot-advance"


@pytest.mark.parametrize("unit", ["@us-rifleman-a", "@german-light-tank-t", "@us-mortar"])
def test_only_counters_of_the_squad_and_of_the_side(unit: str) -> None:
    assert refused(advancing(column()), "US", unit) == "cannot-advance"


def test_who_is_off_the_board_does_not_advance() -> None:
    game = advancing(column().off("US Light Tank T"))
    assert offered(game, "US") == {"US Tank Destroyer T"}
    assert refused(game, "US", "@us-light-tank-t") == "cannot-advance"


def test_those_who_advance_are_no_friends_of_their_own_on_the_way() -> None:
    """A friend on the target tile, not on the one they come from."""
    setting = us("Tank Platoon Commander T").place("US Mortar", "17B")
    game = setting.game()
    play(game, "US", "Tank Platoon Commander T")
    assert refused(game, "US", "us-tank-platoon-commander-t.advance") == "nobody-advances"


def test_a_friend_of_the_same_squad_will_do() -> None:
    game = advancing(us("Tank Platoon Commander T").place("US Tank Destroyer T", "2B"))
    assert offered(game, "US") == set(TANKS), "either may join the other"
    play(game, "US", "US Tank Destroyer T")
    assert offered(game, "US") == {"17B"}


def test_it_is_taken_back_like_any_other_pick() -> None:
    game = advancing(column())
    play(game, "US", "US Light Tank T")
    game.undo("US")
    assert offered(game, "US") == set(TANKS)
    play(game, "US", "US Tank Destroyer T", "12B")
    assert (where(game, "US Light Tank T"), where(game, "US Tank Destroyer T")) == ("17B", "12B")


def test_a_mortar_that_advances_leaves_its_target_behind() -> None:
    """No Mortar has a squad in the box; one that has would carry it off by any step (ruling 12)."""
    game = us("Foot Commander A").place("US Mortar", "12B").target("US", "6A").game()
    play(game, "US", "Foot Commander A", "Advance", "US Rifleman A", "12B")
    assert target(game, "US") == "6A", "who is advanced to keeps it"


# In a team


def four(*cards: str) -> Scene:
    return scene("armour/1+teams").hand("US-1", *cards)


def test_in_a_team_only_ones_own_counters_advance() -> None:
    game = four("Tank Platoon Commander T").place("US Mortar", "12B").game()
    play(game, "US-1", "Tank Platoon Commander T", "Advance")
    assert offered(game, "US-1") == {"US Light Tank T"}
    assert refused(game, "US-1", "@us-tank-destroyer-t") == "cannot-advance", "of the squad, but US-2's"


def test_in_a_team_only_ones_own_counters_are_the_friend_there() -> None:
    game = four("Tank Platoon Commander T").place("US Rifleman A", "12B").game()
    play(game, "US-1", "Tank Platoon Commander T")
    assert refused(game, "US-1", "us-1-tank-platoon-commander-t.advance") == "nobody-advances"
