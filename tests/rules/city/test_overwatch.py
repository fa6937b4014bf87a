"""Overwatch: a Suppress 3 before the step, and what ends it (ruling 50)."""

from __future__ import annotations

import pytest

from tests.rules.city.ground import german, kinds, soviet, sums, thrown
from tests.scene import Scene
from tests.table import is_suppressed, offered, play, told, watched_by, where


def watched(*cards: str, tile: str = "106") -> Scene:
    """The German Machine Gunner on 108 watches a tile."""
    return soviet(*cards).watch("German Machine Gunner A", tile)


def test_any_tile_may_be_watched() -> None:
    game = soviet("Machine Gunner A").game()
    play(game, "Soviet", "Machine Gunner A", "Overwatch")
    assert len(offered(game, "Soviet")) == 12
    play(game, "Soviet", "112")
    assert watched_by(game, "Soviet Machine Gunner A") == "112"


def test_one_marker_a_unit_that_may_be_moved() -> None:
    game = soviet("Machine Gunner A").watch("Soviet Machine Gunner A", "112").game()
    play(game, "Soviet", "Machine Gunner A", "Overwatch")
    assert "112" not in offered(game, "Soviet")
    play(game, "Soviet", "107")
    assert watched_by(game, "Soviet Machine Gunner A") == "107"


def test_two_gunners_have_one_each() -> None:
    scene = (
        soviet("Machine Gunner A")
        .watch("Soviet Machine Gunner B", "112")
        .place("Soviet Machine Gunner B", "109")
    )
    game = scene.game()
    play(game, "Soviet", "Machine Gunner A", "Overwatch", "112")
    assert watched_by(game, "Soviet Machine Gunner B") == "112"


def test_the_shot_falls_before_the_step_where_the_unit_stands() -> None:
    """Ruling 50: on 105, a building with cover 2 against who is elsewhere, three tiles from the gunner."""
    game = watched("Rifleman A").dice(8, 8, 8).game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert sums(game) == [(4, 2, 3, 9)]
    assert thrown(game) == [3]
    assert told(game, "shot")[0]["attacker"] == "German Machine Gunner A"
    assert kinds(game, "shot", "moved") == ["shot", "moved"]


def test_who_is_suppressed_stays_and_the_action_ends() -> None:
    """Ruling 50."""
    game = watched("Veteran A").dice(0, 1, 1).game()
    play(game, "Soviet", "Veteran A", "Move 2 +", "106")
    assert where(game, "Soviet Rifleman A") == "105"
    assert is_suppressed(game, "Soviet Rifleman A")
    assert "end turn" in offered(game, "Soviet")
    assert kinds(game, "suppressed", "halted", "moved") == ["suppressed", "halted"]


def test_the_watch_goes_on_after_a_shot() -> None:
    game = watched("Rifleman A").dice(0, 1, 1).game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert watched_by(game, "German Machine Gunner A") == "106"


def test_every_entry_is_shot_at() -> None:
    game = watched("Scout A", tile="110").place("Soviet Scout A", "105").dice(1, 1, 1).game()
    play(game, "Soviet", "Scout A", "Scout", "110", "111")
    assert len(told(game, "shot")) == 1
    game = watched("Scout A", tile="105").place("Soviet Scout A", "106").dice(1, 1, 1).game()
    play(game, "Soviet", "Scout A", "Scout", "110", "105")
    assert len(told(game, "shot")) == 1


def test_who_leaves_the_tile_is_not_shot_at() -> None:
    game = watched("Rifleman A", tile="105").game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert kinds(game, "shot") == []


def test_vehicles_pass() -> None:
    game = watched("Tank", tile="110").place("Soviet Tank", "106").scouted("Soviet", "110").game()
    play(game, "Soviet", "Tank", "Move", "110", "stop")
    assert kinds(game, "shot") == []


def test_own_units_pass() -> None:
    game = german("Rifleman A").watch("German Machine Gunner A", "107").game()
    play(game, "German", "Rifleman A", "Move", "107")
    assert kinds(game, "shot") == []


def test_two_who_watch_both_shoot() -> None:
    """Rulings 50 and 50a: always in the order of the counters, since it makes no difference."""
    scene = (
        watched("Rifleman A").place("German Machine Gunner B", "112").watch("German Machine Gunner B", "106")
    )
    game = scene.dice(0, 1, 1, 1, 1, 1).game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert [shot["attacker"] for shot in told(game, "shot")] == [
        "German Machine Gunner A", "German Machine Gunner B",
    ]  # fmt: skip
    assert kinds(game, "suppressed", "halted") == ["suppressed", "halted"]


def test_smoke_helps_against_it() -> None:
    """Ruling 55: against everything but mines and Demo."""
    game = watched("Rifleman A").smoke("105").dice(1, 1, 1).game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert told(game, "shot")[0]["total"] == 11
    assert told(game, "shot")[0]["smoke"] == 2


def test_placing_a_counter_on_the_tile_is_no_movement() -> None:
    game = watched("Engineer A", tile="105").game()
    play(game, "Soviet", "Engineer A", "Smoke")
    assert kinds(game, "shot") == []


def test_flame_drives_onto_a_watched_tile_unharmed() -> None:
    scene = german("Flamethrower").place("German Flamethrower", "106").watch("German Machine Gunner A", "109")
    game = scene.hand("Soviet", "Rifleman A").field("105-109 German personnel").dice(0, 1, 1).game()
    play(game, "German", "Flamethrower", "Flame", "Soviet Rifleman A", "109")
    assert where(game, "Soviet Rifleman A") == "109"
    assert len(told(game, "shot")) == 1


# What ends it


def test_a_gunner_who_is_hit_keeps_watch_no_longer() -> None:
    game = watched("Rifleman A").hand("German", "Machine Gunner A").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Machine Gunner A")
    assert watched_by(game, "German Machine Gunner A") is None
    assert told(game, "watch-ended") == [{"unit": "German Machine Gunner A"}]


def test_nor_one_who_is_suppressed() -> None:
    game = watched("Machine Gunner A").dice(0, 1, 1, 1).game()
    play(game, "Soviet", "Machine Gunner A", "Suppress", "German Machine Gunner A")
    assert watched_by(game, "German Machine Gunner A") is None


def test_a_miss_changes_nothing() -> None:
    game = watched("Rifleman A").dice(1).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Machine Gunner A")
    assert watched_by(game, "German Machine Gunner A") == "106"


def test_a_gunner_who_was_driven_off_by_flame() -> None:
    scene = watched("Flamethrower").place("Soviet Flamethrower", "107").hand("German", "Machine Gunner A")
    game = scene.dice(0, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Flame", "German Machine Gunner A", "112")
    assert watched_by(game, "German Machine Gunner A") is None
    assert len(told(game, "watch-ended")) == 1


def test_and_it_may_be_placed_again() -> None:
    game = german("Machine Gunner A").game()
    play(game, "German", "Machine Gunner A", "Overwatch", "106")
    assert watched_by(game, "German Machine Gunner A") == "106"


@pytest.mark.parametrize("action", ["Overwatch", "Suppress"])
def test_a_suppressed_gunner_can_only_be_readied(action: str) -> None:
    game = soviet("Machine Gunner A").suppressed("Soviet Machine Gunner A").game()
    play(game, "Soviet", "Machine Gunner A")
    assert not [one for one in offered(game, "Soviet") if one.startswith(action)]
