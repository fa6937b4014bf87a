"""What each seat is shown of the city: all that lies on the board, and nothing of who fell."""

from __future__ import annotations

import msgspec
import pytest

import undaunted
from tests.rules.city.ground import EITHER, HOLD, MISSION, OCCUPY, german, soviet
from tests.scene import scene
from tests.table import play
from undaunted.game.view import TileView


def tile(game: undaunted.Game, name: str) -> TileView:
    return next(one for one in game.view("German").tiles if one.id == name)


def test_faces_and_what_they_give() -> None:
    game = soviet().face("102", "B").face("105", "B").game()
    damaged, ruins, trench = (tile(game, name) for name in ("102", "105", "104"))
    assert (damaged.face, damaged.cover, damaged.building, damaged.structure) == ("B", 1, 2, 5)
    assert damaged.rough
    assert (ruins.face, ruins.cover, ruins.building, ruins.structure) == ("B", 1, 0, 0)
    assert not ruins.rough
    assert (trench.face, trench.cover, trench.fortified) == ("B", 1, 3)


def test_smoke_tunnels_watches_and_mines_with_their_owner() -> None:
    scene = soviet().smoke("106").watch("Soviet Machine Gunner A", "107").ruined("Tunnel 112", "Soviet")
    game = scene.field("105-106 German personnel", "107-108 Soviet armour").game()
    assert [one.id for one in game.view(None).tiles if one.smoke] == ["106"]
    assert (tile(game, "101").tunnel, tile(game, "112").tunnel) == ("open", "destroyed")
    assert tile(game, "107").watched_by == ("soviet-machine-gunner-a",)
    mines = {(edge.id, edge.owner, edge.mines) for edge in game.view("Soviet").mines}
    assert mines == {("105-106", "German", ("personnel",)), ("107-108", "Soviet", ("armour",))}


def test_routed_units() -> None:
    game = soviet().routed("German Scout B").game()
    assert [one.id for one in game.view("Soviet").counters if one.routed] == ["german-scout-b"]


def test_goals_in_the_making() -> None:
    game = soviet(game=MISSION).mission("Soviet", 2).game()
    side = game.view(None).sides[0]
    assert (side.mission, side.goal, side.needed) == (2, "mission 3", 3)
    assert tile(game, "106").gains == {"Soviet": 1}
    assert tile(soviet(game=HOLD).game(), "106").mission == 2
    assert tile(soviet(game=OCCUPY).game(), "110").occupied_by == ("Soviet",)
    aims = soviet(game=EITHER).routed("Soviet Scout A").game().view(None).sides[1].aims
    assert [(one.goal, one.points, one.needed) for one in aims] == [("rout 9", 1, 9), ("occupy 101", 0, 1)]


def lost(card: str) -> undaunted.Game:
    """A Soviet Rifleman of #011 is hit; two are in hand, and this one falls."""
    setting = scene("stalingrad/11").turn_of("German").hand("German", "Rifleman B 009").dice(0)
    game = setting.hand("Soviet", "Rifleman A 004", "Rifleman A 005").game()
    play(game, "German", "Rifleman B 009", "Attack", "Soviet Rifleman A")
    play(game, "Soviet", card)
    return game


@pytest.mark.parametrize("seat", ["German", None])
def test_who_fell_is_shown_to_nobody_else(seat: str | None) -> None:
    """Ruling 57: whichever of two soldiers it was, others see the same."""
    one, other = lost("Rifleman A 004"), lost("Rifleman A 005")
    assert msgspec.to_builtins(one.view(seat)) == msgspec.to_builtins(other.view(seat))
    told = [[(event.kind, event.args) for event in game.events(seat)] for game in (one, other)]
    assert told[0] == told[1]


def test_his_own_side_knows() -> None:
    pile = next(seat for seat in lost("Rifleman A 005").view("Soviet").seats if seat.name == "Soviet").removed
    assert pile == {"soviet-rifleman-a-005": 1}


def test_how_many_fell_is_open() -> None:
    pile = next(seat for seat in lost("Rifleman A 005").view("German").seats if seat.name == "Soviet").removed
    assert sum(pile.values()) == 1
    assert not any("005" in name for name in pile)


def test_a_german_sees_his_own_hand_and_no_other() -> None:
    game = german("Sniper").hand("Soviet", "Tank").game()
    hands = {seat.name: seat.hand for seat in game.view("German").seats}
    assert hands == {"German": {"german-sniper": 1}, "Soviet": None}
