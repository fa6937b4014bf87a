"""Assault, Reposition and Explore: two actions of one card in one go (ruling 53)."""

from __future__ import annotations

from tests.rules.city.ground import kinds, soviet
from tests.scene import Scene
from tests.table import field, has, is_suppressed, marker, offered, play, where


def assaulting() -> Scene:
    """A Flamethrower on 106 that may go to 107, next to Germans."""
    return soviet("Flamethrower").place("Soviet Flamethrower", "106").scouted("Soviet", "107", "110")


# Assault


def test_assault_moves_and_then_may_fight() -> None:
    game = assaulting().dice(1, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Assault")
    assert offered(game, "Soviet") == {"Move 1"}
    play(game, "Soviet", "Move", "107")
    assert offered(game, "Soviet") == {"Flame 3 within 1", "Grenade 2 within 1", "stop"}
    play(game, "Soviet", "Flame", "German Rifleman B")
    assert kinds(game, "moved", "shot") == ["moved", "shot"]
    assert "end turn" in offered(game, "Soviet")


def test_the_second_half_is_optional() -> None:
    """Ruling 53."""
    game = assaulting().game()
    play(game, "Soviet", "Flamethrower", "Assault", "Move", "107", "stop")
    assert kinds(game, "shot") == []
    assert "end turn" in offered(game, "Soviet")


def test_where_nothing_can_follow_nothing_is_asked() -> None:
    game = assaulting().game()
    play(game, "Soviet", "Flamethrower", "Assault", "Move", "110")
    assert "end turn" in offered(game, "Soviet")


def test_the_first_half_must_be_possible() -> None:
    """Ruling 53: with nowhere to go there is no Assault, though there is somebody to attack."""
    scene = soviet("Flamethrower").place("Soviet Flamethrower", "103").unmarked("Soviet", "106")
    game = scene.game()
    play(game, "Soviet", "Flamethrower")
    assert "Assault" not in offered(game, "Soviet")
    assert "Flame 3 within 1" in offered(game, "Soviet")


def test_up_to_a_tile_includes_none() -> None:
    """Ruling 2: a movement action may be stopped at once; the attack may follow."""
    scene = soviet("Flamethrower").place("Soviet Flamethrower", "107").scouted("Soviet", "106")
    game = scene.dice(1, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Assault", "Move", "stop", "Flame", "German Rifleman B")
    assert where(game, "Soviet Flamethrower") == "107"


def test_a_mine_ends_the_whole_assault() -> None:
    """Ruling 51."""
    scene = assaulting().field("106-107 German personnel").hand("Soviet", "Flamethrower").dice(0)
    game = scene.game()
    play(game, "Soviet", "Flamethrower", "Assault", "Move", "107")
    assert where(game, "Soviet Flamethrower") == "106"
    assert field(game) == {}
    assert "end turn" in offered(game, "Soviet")
    assert kinds(game, "shot", "halted") == ["shot", "halted"]


def test_a_watch_that_suppresses_ends_it_too() -> None:
    """Ruling 51."""
    game = assaulting().watch("German Machine Gunner A", "107").dice(0, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Assault", "Move", "107")
    assert is_suppressed(game, "Soviet Flamethrower")
    assert "end turn" in offered(game, "Soviet")


def test_a_miss_does_not() -> None:
    game = assaulting().watch("German Machine Gunner A", "107").dice(1, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Assault", "Move", "107")
    assert "Flame 3 within 1" in offered(game, "Soviet")


def test_a_vehicle_may_assault() -> None:
    scene = soviet("Tank").place("Soviet Tank", "106").scouted("Soviet", "107").dice(1, 1)
    game = scene.game()
    play(game, "Soviet", "Tank", "Assault", "Move", "107", "stop")
    assert offered(game, "Soviet") == {"Attack 2", "Antitank 3/3", "stop"}


# Reposition


def test_reposition_fights_and_then_may_move() -> None:
    game = soviet("Sniper").place("Soviet Sniper", "106").dice(1, 1, 1).game()
    play(game, "Soviet", "Sniper", "Reposition")
    assert offered(game, "Soviet") == {"Attack 3 beyond 2"}
    play(game, "Soviet", "Attack", "German Scout B")
    assert offered(game, "Soviet") == {"Stalk 1", "stop"}
    play(game, "Soviet", "Stalk", "102")
    assert where(game, "Soviet Sniper") == "102"
    assert kinds(game, "shot", "moved") == ["shot", "moved"]


def test_or_stay() -> None:
    game = soviet("Sniper").place("Soviet Sniper", "106").dice(1, 1, 1).game()
    play(game, "Soviet", "Sniper", "Reposition", "Attack", "German Scout B", "stop")
    assert where(game, "Soviet Sniper") == "106"


def test_nobody_to_attack_no_reposition() -> None:
    """Ruling 53: all Germans but one stand too near for the Sniper, and that one is off the board."""
    scene = soviet("Sniper").place("Soviet Sniper", "107").off("German Scout B", "German Machine Gunner A")
    game = scene.off("German Rifleman A", "German Rifleman B", "German Scout A").game()
    play(game, "Soviet", "Sniper")
    assert offered(game, "Soviet") == {"Stalk 1", "hunker down"}


def test_the_questions_of_the_first_half_come_before_the_second() -> None:
    """Somebody is routed, and driven off, before the Sniper moves on."""
    scene = soviet("Sniper").place("Soviet Sniper", "106").deck("German", "Rifleman A").dice(0, 1, 1)
    game = scene.game()
    play(game, "Soviet", "Sniper", "Reposition", "Attack", "German Scout B", "108", "Stalk", "103")
    assert kinds(game, "shot", "routed", "driven-off", "moved") == ["shot", "routed", "driven-off", "moved"]


# Explore


def exploring() -> Scene:
    return soviet("Scout A", "Fog of War").draws("Soviet Rifleman B")


def test_explore_is_a_recon_and_then_perhaps_a_scout() -> None:
    game = exploring().game()
    play(game, "Soviet", "Scout A", "Explore")
    assert has(game, "Soviet", "removed", "Fog of War") == 1
    assert has(game, "Soviet", "hand", "Rifleman B") == 1
    play(game, "Soviet", "110", "111")
    assert where(game, "Soviet Scout A") == "111"
    assert marker(game, "Soviet", "110") == "scouted"


def test_the_scout_is_optional() -> None:
    """Ruling 53."""
    game = exploring().game()
    play(game, "Soviet", "Scout A", "Explore", "stop")
    assert where(game, "Soviet Scout A") == "109"
    assert "end turn" in offered(game, "Soviet")


def test_explore_needs_a_fog_of_war_in_hand() -> None:
    """Ruling 53."""
    game = soviet("Scout A").game()
    play(game, "Soviet", "Scout A")
    assert not [one for one in offered(game, "Soviet") if one.startswith(("Explore", "Recon"))]


def test_a_mine_ends_it_and_what_was_reconnoitred_stays_so() -> None:
    scene = exploring().field("109-110 German personnel").dice(0)
    game = scene.game()
    play(game, "Soviet", "Scout A", "Explore", "110")
    assert where(game, "Soviet Scout A") == "109"
    assert has(game, "Soviet", "removed", "Fog of War") == 1
    assert "end turn" in offered(game, "Soviet")
