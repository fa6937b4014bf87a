"""Guide, Move, Scout and Stalk, vehicles and impassable tiles, tunnels."""

from __future__ import annotations

import pytest

from tests.rules.city.ground import UNDER, german, kinds, soviet
from tests.table import field, has, is_suppressed, marker, offered, play, told, watched_by, where

# On foot


def test_move_stays_on_own_markers() -> None:
    game = soviet("Rifleman A").game()
    play(game, "Soviet", "Rifleman A", "Move")
    assert offered(game, "Soviet") == {"101", "106", "109", "stop"}


def test_move_through_own_markers_only() -> None:
    game = soviet("Veteran A").game()
    play(game, "Soviet", "Veteran A", "Move 2 +", "106")
    assert offered(game, "Soviet") == {"105", "stop"}


def test_scout_marks_what_it_enters_and_takes_fog_of_war() -> None:
    game = soviet("Scout A").game()
    play(game, "Soviet", "Scout A", "Scout", "110", "111")
    assert marker(game, "Soviet", "110") == marker(game, "Soviet", "111") == "scouted"
    assert has(game, "Soviet", "discard", "Fog of War") == 2


def test_stalk_needs_no_marker_and_places_none() -> None:
    game = soviet("Sniper").place("Soviet Sniper", "106").game()
    play(game, "Soviet", "Sniper", "Stalk", "107")
    assert where(game, "Soviet Sniper") == "107"
    assert marker(game, "Soviet", "107") is None


# Vehicles


def test_a_vehicle_enters_no_impassable_tile() -> None:
    scene = soviet("Tank").place("Soviet Tank", "106").scouted("Soviet", "102", "103", "110")
    game = scene.game()
    play(game, "Soviet", "Tank", "Move")
    assert offered(game, "Soviet") == {"103", "110", "stop"}  # not the buildings 102 and 105


def test_one_that_is_destroyed_is_impassable_no_longer() -> None:
    scene = soviet("Tank").place("Soviet Tank", "106").scouted("Soviet", "102").face("102", "C")
    game = scene.game()
    play(game, "Soviet", "Tank", "Move", "102")
    assert where(game, "Soviet Tank") == "102"


def test_one_that_is_damaged_still_is() -> None:
    game = soviet("Tank").place("Soviet Tank", "106").scouted("Soviet", "102").face("102", "B").game()
    play(game, "Soviet", "Tank")
    assert not [one for one in offered(game, "Soviet") if one.startswith("Move")]


# Guide


def test_guide_moves_any_own_counter_on_own_markers() -> None:
    """Ruling 52: every tile walked on bears an own marker."""
    game = soviet("Commissar").game()
    play(game, "Soviet", "Commissar", "Guide")
    assert offered(game, "Soviet") == {
        "Soviet Rifleman A", "Soviet Rifleman B", "Soviet Scout A", "Soviet Scout B",
        "Soviet Machine Gunner A",
    }  # fmt: skip
    play(game, "Soviet", "Soviet Rifleman A", "106")
    assert offered(game, "Soviet") == {"105", "stop"}


def test_guide_moves_nobody_who_is_routed_or_suppressed() -> None:
    scene = soviet("Commissar").routed("Soviet Scout A").suppressed("Soviet Scout B")
    game = scene.game()
    play(game, "Soviet", "Commissar", "Guide")
    assert offered(game, "Soviet") == {"Soviet Rifleman A", "Soviet Machine Gunner A", "Soviet Rifleman B"}


def test_guide_moves_no_antitank_gun() -> None:
    game = soviet("Commissar").place("Soviet Antitank Gun", "105").game()
    play(game, "Soviet", "Commissar", "Guide")
    assert "Soviet Antitank Gun" not in offered(game, "Soviet")


def test_its_own_crew_moves_it() -> None:
    game = soviet("Antitank Gun").place("Soviet Antitank Gun", "105").game()
    play(game, "Soviet", "Antitank Gun", "Move", "106")
    assert where(game, "Soviet Antitank Gun") == "106"


def test_guide_of_a_squad_moves_that_squad() -> None:
    """Ruling 53: nobody without a squad either."""
    game = soviet("Sergeant A").place("Soviet Sniper", "105").game()
    play(game, "Soviet", "Sergeant A", "Guide")
    assert offered(game, "Soviet") == {"Soviet Rifleman A", "Soviet Machine Gunner A", "Soviet Scout A"}


def test_a_guided_vehicle_enters_no_impassable_tile() -> None:
    scene = soviet("Commissar").place("Soviet Tank", "106").scouted("Soviet", "103")
    game = scene.game()
    play(game, "Soviet", "Commissar", "Guide", "Soviet Tank")
    assert offered(game, "Soviet") == {"103", "stop"}


def test_who_is_guided_meets_hazards_on_every_step() -> None:
    """Ruling 52: edges are crossed and tiles entered, whoever has given the order."""
    scene = soviet("Commissar").field("105-106 German personnel").watch("German Machine Gunner A", "106")
    game = scene.dice(1, 0, 1, 1).game()
    play(game, "Soviet", "Commissar", "Guide", "Soviet Rifleman A", "106")
    assert kinds(game, "mine-triggered", "suppressed", "halted", "moved") == [
        "mine-triggered", "suppressed", "halted",
    ]  # fmt: skip
    assert is_suppressed(game, "Soviet Rifleman A")


def test_stalk_meets_them_too() -> None:
    """Ruling 52."""
    scene = soviet("Sniper").place("Soviet Sniper", "106").field("106-107 German personnel").dice(0)
    game = scene.game()
    play(game, "Soviet", "Sniper", "Stalk", "107")
    assert where(game, "Soviet Sniper") == "106"
    assert field(game) == {}


# Tunnels: 101 and 112


def test_tiles_with_tunnels_are_next_to_each_other_for_who_moves() -> None:
    game = soviet("Scout B").game()
    play(game, "Soviet", "Scout B", "Scout")
    assert offered(game, "Soviet") == {"102", "105", "112", "stop"}
    play(game, "Soviet", "112")
    assert where(game, "Soviet Scout B") == "112"


def test_move_needs_a_marker_at_the_other_end() -> None:
    game = soviet("Rifleman A").place("Soviet Rifleman A", "101").game()
    play(game, "Soviet", "Rifleman A", "Move")
    assert offered(game, "Soviet") == {"105", "stop"}
    game = soviet("Rifleman A").place("Soviet Rifleman A", "101").scouted("Soviet", "112").game()
    play(game, "Soviet", "Rifleman A", "Move")
    assert offered(game, "Soviet") == {"105", "112", "stop"}


def test_guide_goes_through_tunnels_too() -> None:
    game = soviet("Commissar").scouted("Soviet", "112").game()
    play(game, "Soviet", "Commissar", "Guide", "Soviet Scout B", "112", "stop")
    assert where(game, "Soviet Scout B") == "112"


def test_vehicles_do_not() -> None:
    game = soviet("Tank").place("Soviet Tank", "101").scouted("Soviet", "112").face("105", "B").game()
    play(game, "Soviet", "Tank", "Move")
    assert offered(game, "Soviet") == {"105", "stop"}


def test_a_tunnel_that_is_destroyed_leads_nowhere() -> None:
    game = soviet("Scout B").ruined("Tunnel 112", "German").game()
    play(game, "Soviet", "Scout B", "Scout")
    assert offered(game, "Soviet") == {"102", "105", "stop"}


def test_tunnels_never_shorten_range() -> None:
    """Ruling 55: from 101 to 112 it is four tiles."""
    game = soviet("Scout B").dice(1).game()
    play(game, "Soviet", "Scout B", "Attack", "German Scout A")
    assert told(game, "shot")[0]["range"] == 4


def test_a_tunnel_has_no_edge_but_its_far_tile_can_be_watched() -> None:
    """Ruling 52."""
    scene = soviet("Scout B").watch("German Machine Gunner A", "112")
    game = scene.dice(0, 1, 1).game()
    play(game, "Soviet", "Scout B", "Scout", "112")
    assert kinds(game, "suppressed", "halted", "moved") == ["suppressed", "halted"]
    assert where(game, "Soviet Scout B") == "101"


def test_between_tiles_that_touch_and_share_a_tunnel_no_mine_goes_off() -> None:
    """Ruling 52a: the tunnel is taken."""
    scene = soviet("Scout B", game=UNDER).field("101-105 German personnel")
    game = scene.game()
    play(game, "Soviet", "Scout B", "Scout", "105", "stop")
    assert where(game, "Soviet Scout B") == "105"
    assert kinds(game, "mine-triggered") == []


def test_a_vehicle_there_crosses_the_edge() -> None:
    """Ruling 52a."""
    scene = soviet("Tank", game=UNDER).place("Soviet Tank", "101").face("105", "B")
    game = scene.field("101-105 German armour").dice(0).game()
    play(game, "Soviet", "Tank", "Move", "105")
    assert where(game, "Soviet Tank") == "101"
    assert kinds(game, "mine-triggered", "halted") == ["mine-triggered", "halted"]


# What ends a watch


@pytest.mark.parametrize("way", ["its own", "guided"])
def test_a_gunner_who_moves_keeps_watch_no_longer(way: str) -> None:
    scene = soviet("Machine Gunner A", "Commissar").watch("Soviet Machine Gunner A", "107")
    game = scene.game()
    picks = {
        "its own": ("Machine Gunner A", "Move", "106"),
        "guided": ("Commissar", "Guide", "Soviet Machine Gunner A", "106", "stop"),
    }[way]
    play(game, "Soviet", *picks)
    assert watched_by(game, "Soviet Machine Gunner A") is None
    assert told(game, "watch-ended") == [{"unit": "Soviet Machine Gunner A"}]


def test_the_own_turn_of_the_germans_is_no_different() -> None:
    game = german("Rifleman A").game()
    play(game, "German", "Rifleman A", "Move")
    assert offered(game, "German") == {"104", "107", "112", "stop"}
