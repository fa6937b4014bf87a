"""Routing: out of action, moved by whoever hit, and what ends it (ruling 47)."""

from __future__ import annotations

import pytest

from tests.rules.city.ground import german, kinds, soviet, won
from tests.scene import Scene
from tests.table import (
    field,
    has,
    is_routed,
    is_suppressed,
    offered,
    play,
    told,
    watched_by,
    where,
)


def weak(*cards: str, unit: str = "Scout B") -> Scene:
    """The Soviets' turn; this German unit has no card left but in the supply."""
    scene = soviet(*cards)
    return scene.deck("German", *(one for one in DECK if one != unit))


DECK = ("Rifleman A", "Rifleman B", "Scout A", "Scout B", "Machine Gunner A", "Fog of War")


def test_the_attacker_may_move_it_to_ground_of_its_own_side() -> None:
    """From 104 to 108 or 107, which the Germans have scouted; not to 103."""
    game = weak("Rifleman A").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert game.deciders == ("Soviet",)
    assert offered(game, "Soviet") == {"107", "108", "stop"}
    play(game, "Soviet", "107")
    assert where(game, "German Scout B") == "107"
    assert told(game, "driven-off") == [{"unit": "German Scout B", "from": "104", "to": "107"}]


def test_a_controlled_tile_will_do_too() -> None:
    game = weak("Rifleman A").controlled("German", "103").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert "103" in offered(game, "Soviet")


def test_or_leave_it() -> None:
    game = weak("Rifleman A").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "stop")
    assert where(game, "German Scout B") == "104"
    assert kinds(game, "routed", "driven-off") == ["routed"]


def test_with_nowhere_to_go_nothing_is_asked() -> None:
    game = weak("Rifleman A").unmarked("German", "107", "108").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert is_routed(game, "German Scout B")
    assert "end turn" in offered(game, "Soviet")


def test_hit_again_it_may_be_moved_again() -> None:
    """It is not routed a second time."""
    game = soviet("Rifleman A").routed("German Scout B").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "108")
    assert where(game, "German Scout B") == "108"
    assert kinds(game, "routed", "driven-off") == ["driven-off"]


def test_a_suppressed_one_that_is_moved_is_readied() -> None:
    game = soviet("Rifleman A").routed("German Scout B").suppressed("German Scout B").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "108")
    assert not is_suppressed(game, "German Scout B")
    assert is_routed(game, "German Scout B")


def test_one_that_is_left_stays_suppressed() -> None:
    game = soviet("Rifleman A").routed("German Scout B").suppressed("German Scout B").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "stop")
    assert is_suppressed(game, "German Scout B")


def test_routed_units_can_be_suppressed() -> None:
    game = soviet("Machine Gunner A").routed("German Scout B").dice(0, 1, 1, 1).game()
    play(game, "Soviet", "Machine Gunner A", "Suppress", "German Scout B")
    assert is_suppressed(game, "German Scout B")
    assert kinds(game, "driven-off") == []


def test_never_through_a_tunnel() -> None:
    """101 and 112 have tunnels; a German on 112 is not driven to 101, however well he knows it."""
    scene = weak("Rifleman A", unit="Scout A").scouted("German", "101").dice(0)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout A")
    assert offered(game, "Soviet") == {"107", "108", "stop"}


def test_no_vehicle_onto_impassable_tiles() -> None:
    scene = (
        soviet("Antitank Gun").place("Soviet Antitank Gun", "106").place("German Tank", "112").dice(0, 1, 1)
    )
    game = scene.deck("German", "Rifleman A").scouted("German", "111").game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "German Tank")
    assert is_routed(game, "German Tank")
    assert offered(game, "Soviet") == {"107", "111", "stop"}  # not 108, a building


def test_no_mine_goes_off_and_nobody_on_watch_fires() -> None:
    scene = weak("Rifleman A").field("104-107 Soviet personnel").watch("Soviet Machine Gunner A", "107")
    game = scene.dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "107")
    assert len(told(game, "shot")) == 1
    assert field(game) == {frozenset(("104", "107")): "Soviet personnel"}
    assert watched_by(game, "Soviet Machine Gunner A") == "107"


def test_a_routed_unit_keeps_watch_no_longer() -> None:
    scene = weak("Rifleman A", unit="Machine Gunner A").watch("German Machine Gunner A", "106").dice(0)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Machine Gunner A", "stop")
    assert kinds(game, "watch-ended", "routed") == ["watch-ended", "routed"]


def test_bolster_ends_it_at_once() -> None:
    game = german("Squad Leader B").routed("German Scout B").game()
    play(game, "German", "Squad Leader B", "Bolster", "Scout B")
    assert not is_routed(game, "German Scout B")
    assert kinds(game, "bolstered", "rout-ended") == ["bolstered", "rout-ended"]


def test_support_ends_it_too() -> None:
    game = german("Commissar").routed("German Scout B").game()
    play(game, "German", "Commissar", "Support", "Scout B")
    assert not is_routed(game, "German Scout B")
    assert has(game, "German", "hand", "Scout B") == 1


def test_and_the_unit_may_act_on_the_same_turn() -> None:
    game = german("Commissar").routed("German Scout B").game()
    play(game, "German", "Commissar", "Support", "Scout B", "stop", "Scout B", "Scout", "103", "stop")
    assert where(game, "German Scout B") == "103"


def test_cards_of_other_units_do_not_end_it() -> None:
    game = german("Squad Leader B").routed("German Scout B").game()
    play(game, "German", "Squad Leader B", "Bolster", "Rifleman B", "stop")
    assert is_routed(game, "German Scout B")


def test_a_unit_routed_by_a_mine_is_moved_by_whose_mine_it_was() -> None:
    """Ruling 47: on the Soviets' turn the Germans decide."""
    scene = soviet("Scout B").deck("Soviet", "Rifleman A").hand("Soviet").field("101-102 German personnel")
    game = scene.scouted("Soviet", "102").dice(0).game()
    play(game, "Soviet", "Scout B", "Scout", "102")
    # The card in use was lost first.
    assert not is_routed(game, "Soviet Scout B")
    scene = soviet("Commissar").deck("Soviet", "Rifleman A").field("101-102 German personnel").dice(0)
    game = scene.scouted("Soviet", "102").game()
    play(game, "Soviet", "Commissar", "Guide", "Soviet Scout B", "102")
    assert is_routed(game, "Soviet Scout B")
    assert game.deciders == ("German",)
    assert offered(game, "German") == {"102", "105", "stop"}
    play(game, "German", "105")
    assert where(game, "Soviet Scout B") == "105"
    assert "end turn" in offered(game, "Soviet")


def test_by_a_bomb_of_its_own_side_it_is_moved_by_that_side() -> None:
    scene = soviet("Bomber").deck("Soviet", "Rifleman A").off("Soviet Scout A").dice(0, 1)
    game = scene.place("Soviet Scout A", "106").off("Soviet Rifleman B").game()
    play(game, "Soviet", "Bomber", "Bomb", "106", "Soviet Scout A")
    assert is_routed(game, "Soviet Scout A")
    assert game.deciders == ("Soviet",)
    assert offered(game, "Soviet") == {"105", "stop"}


@pytest.mark.parametrize("rout", [True, False])
def test_control_goes_past_routed_units_only(rout: bool) -> None:
    """A tile that the enemy controls is his while somebody of his there is not routed."""
    scene = soviet("Rifleman A").place("Soviet Rifleman A", "104").scouted("Soviet", "104")
    scene = scene.controlled("German", "104")
    game = (scene.routed("German Scout B") if rout else scene).game()
    play(game, "Soviet", "Rifleman A")
    assert ("Control" in offered(game, "Soviet")) == rout


def test_control_where_an_enemy_stands_who_does_not_control() -> None:
    scene = soviet("Rifleman A").place("Soviet Rifleman A", "104").scouted("Soviet", "104")
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Control")
    assert told(game, "controlled")[0]["tile"] == "104"


def test_victory_is_looked_at_before_the_move() -> None:
    """Ruling 47: the last Rifleman is routed, and nobody is asked where to."""
    scene = weak("Rifleman A", unit="Rifleman A").routed("German Rifleman B").dice(0)
    game = scene.deck("German", "Scout A", "Fog of War").game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Rifleman A")
    assert won(game) == ("Soviet", "full-rout")
    assert kinds(game, "routed", "driven-off", "won") == ["routed", "won"]
