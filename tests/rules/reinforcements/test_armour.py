"""Vehicles in Normandy: units like others, with armour for a defence and no other (ruling 34)."""

from __future__ import annotations

import pytest

from tests.rules.reinforcements.ground import us
from tests.scene import scene
from tests.table import has, is_suppressed, offered, play, refused, told, where


def test_an_antitank_hits_by_armour_cover_and_range() -> None:
    game = us("Tank Destroyer T").dice(1, 1, 1).game()
    play(game, "US", "Tank Destroyer T", "Antitank")
    assert offered(game, "US") == {"German Light Tank T", "German Tank Destroyer T"}
    play(game, "US", "German Light Tank T")
    shot = told(game, "shot")[-1]
    assert (shot["base"], shot["range"]) == (5, 2)
    assert shot["total"] == int(shot["base"]) + int(shot["cover"]) + int(shot["range"])


def test_an_antitank_never_aims_at_soldiers() -> None:
    game = us("Light Tank T").game()
    play(game, "US", "Light Tank T", "Antitank")
    assert refused(game, "US", "@german-rifleman-a") == "no-such-defence"


def test_no_attack_aims_at_a_vehicle() -> None:
    game = us("Rifleman A").game()
    play(game, "US", "Rifleman A", "Attack")
    assert offered(game, "US") == {"German Rifleman A", "German Scout A", "German Mortar"}
    assert refused(game, "US", "@german-light-tank-t") == "no-such-defence"


def test_vehicles_are_never_suppressed() -> None:
    game = us("Tank Destroyer T").dice(9, 1, 1).game()
    play(game, "US", "Tank Destroyer T", "Suppress")
    assert offered(game, "US") == {"German Rifleman A", "German Scout A", "German Mortar"}
    play(game, "US", "German Scout A")
    assert is_suppressed(game, "German Scout A")


def test_with_vehicles_alone_on_the_board_there_is_nobody_to_attack() -> None:
    setting = us("Rifleman A", "Tank Destroyer T")
    game = setting.off("German Rifleman A", "German Scout A", "German Mortar").game()
    play(game, "US", "Rifleman A")
    assert refused(game, "US", "us-rifleman-a.attack") == "nobody-to-strike"


def test_with_no_vehicle_on_the_board_there_is_nothing_to_pierce() -> None:
    game = us("Light Tank T").off("German Light Tank T", "German Tank Destroyer T").game()
    play(game, "US", "Light Tank T")
    assert "Antitank 1" not in offered(game, "US")
    assert refused(game, "US", "us-light-tank-t.antitank") == "no-enemy-vehicle"


def test_a_hit_costs_a_card_of_the_unit_hand_first() -> None:
    game = us("Tank Destroyer T").hand("German", "Light Tank T").dice(9, 9, 9).game()
    play(game, "US", "Tank Destroyer T", "Antitank", "German Light Tank T")
    assert has(game, "German", "hand", "Light Tank T") == 0
    assert where(game, "German Light Tank T") == "5B"


def test_without_cards_the_counter_leaves_and_may_come_back() -> None:
    setting = us("Tank Destroyer T").deck("German", "Rifleman A", "Scout A").dice(9, 9, 9)
    game = setting.game()
    play(game, "US", "Tank Destroyer T", "Antitank", "German Light Tank T")
    assert where(game, "German Light Tank T") is None
    assert has(game, "German", "supply", "Light Tank T") == 4


def test_a_blast_falls_on_soldiers_and_passes_vehicles_by() -> None:
    setting = us("Mortar").place("US Mortar", "2B").target("US", "5B").dice(1, 1, 1)
    game = setting.game()
    play(game, "US", "Mortar", "Blast")
    assert offered(game, "US") == {"German Rifleman A", "German Scout A", "German Mortar"}


def test_a_blast_at_vehicles_alone_is_not_offered() -> None:
    setting = us("Mortar").place("US Mortar", "17B").place("German Light Tank T", "11B")
    game = setting.target("US", "11B").game()
    play(game, "US", "Mortar")
    assert refused(game, "US", "us-mortar.blast") == "blast-needs-counter"


def test_rough_terrain_bars_the_move_of_a_vehicle_and_of_nobody_else() -> None:
    game = us("Light Tank T", "Rifleman A").game()
    play(game, "US", "Light Tank T", "Move")
    assert offered(game, "US") == {"2B", "7A", "12B", "stop"}
    assert refused(game, "US", "13B") == "rough-terrain"
    play(game, "US", "stop", "Rifleman A", "Move", "13B")
    assert where(game, "US Rifleman A") == "13B"


def test_rough_terrain_bars_a_guided_vehicle() -> None:
    game = us("Foot Commander A").scouted("US", "13B").game()
    play(game, "US", "Foot Commander A", "Guide", "US Light Tank T")
    assert "13B" not in offered(game, "US")
    assert refused(game, "US", "13B") == "rough-terrain"


def test_a_vehicle_with_rough_ground_all_about_has_nowhere_to_go() -> None:
    setting = us("Light Tank T").unmarked("US", "2B", "7A", "12B")
    game = setting.game()
    play(game, "US", "Light Tank T")
    assert refused(game, "US", "us-light-tank-t.move") == "no-step"


def test_a_vehicle_keeps_to_scouted_tiles_like_anybody() -> None:
    game = us("Light Tank T").unmarked("US", "12B").game()
    play(game, "US", "Light Tank T", "Move")
    assert refused(game, "US", "12B") == "not-scouted"


def test_a_vehicle_comes_in_by_its_spawn_marker_and_bolsters_like_anybody() -> None:
    game = us("Light Tank T", "Tank Platoon Commander T").off("US Light Tank T").game()
    play(game, "US", "Tank Platoon Commander T", "Bolster")
    assert offered(game, "US") == {"Light Tank T", "Tank Destroyer T", "stop"}
    play(game, "US", "Light Tank T", "Tank Destroyer T", "Light Tank T", "Attack")
    assert where(game, "US Light Tank T") == "17B"


@pytest.mark.parametrize("tile", ["13B", "8A"])
def test_the_view_shows_where_the_rough_terrain_is(tile: str) -> None:
    view = scene("armour/1").game().view(None)
    assert {one.id for one in view.tiles if one.rough} == {"13B", "8A"}
    assert next(one for one in view.tiles if one.id == tile).rough


def test_the_view_shows_armour_where_there_is_no_regular_defence() -> None:
    view = scene("armour/1").game().view(None)
    tank = next(one for one in view.counters if one.id == "us-light-tank-t")
    assert (tank.armour, tank.defence) == (5, 0)


# Control, as Reinforcements changes it: an enemy who does not control the tile does not keep it from one


def test_control_beside_an_enemy_who_has_not_taken_the_tile() -> None:
    game = us("Rifleman A").place("US Rifleman A", "12B").place("German Scout A", "12B").game()
    play(game, "US", "Rifleman A", "Control")
    assert told(game, "controlled")


def test_no_control_of_a_tile_that_the_enemy_controls_and_stands_on_tanks_count() -> None:
    setting = us("Rifleman A").place("US Rifleman A", "12B").place("German Light Tank T", "12B")
    game = setting.controlled("German", "12B").game()
    play(game, "US", "Rifleman A")
    assert refused(game, "US", "us-rifleman-a.control") == "enemy-holds-tile"


def test_a_controlled_tile_that_the_enemy_has_left_is_taken_and_turned_back() -> None:
    game = us("Rifleman A").place("US Rifleman A", "12B").controlled("German", "12B").game()
    play(game, "US", "Rifleman A", "Control")
    assert told(game, "lost-control")
