"""Placing counters: beside one's Riflemen, as part of the action (ruling 46)."""

from __future__ import annotations

import pytest

from tests.rules.city.ground import NAMED, german, kinds, soviet, won
from tests.table import has, is_suppressed, offered, play, told, where


def test_with_a_squad_on_the_tile_of_its_rifleman() -> None:
    game = soviet("Machine Gunner B").game()
    play(game, "Soviet", "Machine Gunner B", "Move")
    assert where(game, "Soviet Machine Gunner B") == "109"


def test_and_then_it_acts() -> None:
    game = soviet("Engineer A").game()
    play(game, "Soviet", "Engineer A", "Smoke")
    assert where(game, "Soviet Engineer A") == "105"
    assert told(game, "smoked") == [{"unit": "Soviet Engineer A", "tile": "105"}]


def test_without_a_squad_on_the_tile_of_any_rifleman() -> None:
    game = soviet("Sniper").game()
    play(game, "Soviet", "Sniper", "Stalk")
    assert offered(game, "Soviet") == {"105", "109"}
    play(game, "Soviet", "109")
    assert where(game, "Soviet Sniper") == "109"


def test_two_riflemen_on_one_tile_are_one_choice() -> None:
    game = soviet("Sniper").place("Soviet Rifleman B", "105").game()
    play(game, "Soviet", "Sniper", "Stalk")
    assert where(game, "Soviet Sniper") == "105"


def test_beside_suppressed_and_routed_riflemen_too() -> None:
    scene = soviet("Machine Gunner B", "Engineer A").routed("Soviet Rifleman B")
    game = scene.suppressed("Soviet Rifleman A").game()
    play(game, "Soviet", "Machine Gunner B", "Overwatch", "107", "Engineer A", "Smoke")
    assert where(game, "Soviet Machine Gunner B") == "109"
    assert where(game, "Soviet Engineer A") == "105"


def test_only_where_the_action_can_be_done() -> None:
    """Flame reaches one tile: of the two Riflemen's places only one is near enough."""
    game = soviet("Flamethrower").place("Soviet Rifleman B", "107").scouted("Soviet", "107").game()
    play(game, "Soviet", "Flamethrower", "Flame")
    assert offered(game, "Soviet") == {"107"}


def test_no_rifleman_of_the_squad_no_action() -> None:
    """Ruling 46: a counter that could not be placed can only hunker down."""
    game = soviet("Machine Gunner B").off("Soviet Rifleman B").game()
    play(game, "Soviet", "Machine Gunner B")
    assert offered(game, "Soviet") == {"hunker down"}


def test_a_rifleman_is_no_rifleman_to_join_for_himself() -> None:
    game = soviet("Rifleman B").off("Soviet Rifleman B").game()
    play(game, "Soviet", "Rifleman B")
    assert offered(game, "Soviet") == {"hunker down"}


def test_a_vehicle_beside_any_rifleman_where_vehicles_can_go() -> None:
    """105 is impassable, 109 is not."""
    game = soviet("Tank").game()
    play(game, "Soviet", "Tank", "Attack")
    assert where(game, "Soviet Tank") == "109"


def test_a_vehicle_of_a_squad_beside_any_rifleman_too() -> None:
    """Rifleman A of its own squad stands where no vehicle goes."""
    game = soviet("Armoured Car A").game()
    play(game, "Soviet", "Armoured Car A", "Attack")
    assert where(game, "Soviet Armoured Car A") == "109"


def test_a_vehicle_where_the_building_has_been_destroyed() -> None:
    game = soviet("Tank").face("105", "B").game()
    play(game, "Soviet", "Tank", "Attack")
    assert offered(game, "Soviet") == {"105", "109"}


@pytest.mark.parametrize("card", ["Tank", "Armoured Car A"])
def test_all_riflemen_on_impassable_tiles_no_vehicle(card: str) -> None:
    game = soviet(card).place("Soviet Rifleman B", "105").game()
    play(game, "Soviet", card)
    assert offered(game, "Soviet") == {"hunker down"}


def test_hunkering_down_places_nobody() -> None:
    game = soviet("Sniper").game()
    play(game, "Soviet", "Sniper", "Hunker down")
    assert where(game, "Soviet Sniper") is None
    assert has(game, "Soviet", "supply", "Sniper") == 2


def test_a_counter_may_be_placed_for_nothing_else() -> None:
    """Up to a step, and none is taken: placing is a change (rulings 32b and 46)."""
    game = german("Machine Gunner B").unmarked("German", "107", "108").game()
    play(game, "German", "Machine Gunner B", "Move")
    assert where(game, "German Machine Gunner B") == "112"
    assert game.deciders == ("German",)
    assert "end turn" in offered(game, "German")


def test_victory_is_looked_at_before_the_action() -> None:
    """Ruling 46: the Sniper occupies 101 as he is placed, so there is nothing left to ask."""
    game = soviet("Sniper", game=NAMED).place("Soviet Rifleman A", "101").off("Soviet Rifleman B").game()
    play(game, "Soviet", "Sniper", "Stalk")
    assert won(game) == ("Soviet", "occupy")


def test_nothing_of_an_action_is_done_in_a_game_that_is_won() -> None:
    """Ruling 46: the Engineer's Control would have reached the first of the two goals."""
    scene = german("Engineer A", game=NAMED).place("German Rifleman A", "104").points("104", 1)
    game = scene.game()
    play(game, "German", "Engineer A", "Control")
    assert won(game) == ("German", "occupy")
    assert kinds(game, "placed", "controlled", "won") == ["placed", "won"]


def test_one_of_several_places_may_win_too() -> None:
    game = soviet("Sniper", game=NAMED).place("Soviet Rifleman A", "101").game()
    play(game, "Soviet", "Sniper", "Reposition", "101")
    assert won(game) == ("Soviet", "occupy")
    assert kinds(game, "shot") == []


def test_ready_is_a_use_of_a_card() -> None:
    game = soviet("Rifleman A").suppressed("Soviet Rifleman A").game()
    play(game, "Soviet", "Rifleman A")
    assert offered(game, "Soviet") == {"ready", "hunker down"}
    play(game, "Soviet", "Ready")
    assert not is_suppressed(game, "Soviet Rifleman A")
    assert has(game, "Soviet", "played", "Rifleman A") == 1


def test_a_ready_unit_is_not_readied() -> None:
    game = soviet("Rifleman A").game()
    play(game, "Soviet", "Rifleman A")
    assert offered(game, "Soviet") == {"Move 1", "Attack 1", "Control", "hunker down"}
