"""Tiles with faces: which cover counts against whom, and buildings that are damaged (ruling 55)."""

from __future__ import annotations

import pytest

from tests.rules.city.ground import german, kinds, soviet, sums
from tests.table import face_of, is_suppressed, offered, play, structure, told, where

# Two covers


def test_the_higher_cover_of_a_building_counts_against_who_is_elsewhere() -> None:
    game = soviet("Rifleman A").place("Soviet Rifleman A", "107").dice(1).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Rifleman A")
    assert sums(game) == [(4, 3, 1, 8)]


def test_the_lower_one_against_who_is_on_the_tile() -> None:
    game = soviet("Rifleman A").place("Soviet Rifleman A", "108").dice(1).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Rifleman A")
    assert sums(game) == [(4, 1, 0, 5)]


@pytest.mark.parametrize(("letter", "cover"), [("A", 3), ("B", 2), ("C", 2)])
def test_every_face_has_covers_of_its_own(letter: str, cover: int) -> None:
    """102: a building with 1/3, damaged with 1/2, ruins with 2."""
    scene = soviet("Rifleman A").place("German Scout B", "102").dice(1)
    game = (scene if letter == "A" else scene.face("102", letter)).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert sums(game)[0][1] == cover


@pytest.mark.parametrize(("letter", "cover"), [("A", 1), ("B", 1), ("C", 2)])
def test_and_against_who_is_there(letter: str, cover: int) -> None:
    """Ruins have one cover, whoever attacks."""
    scene = soviet("Rifleman A").place("German Scout B", "102").place("Soviet Rifleman A", "102").dice(1)
    game = (scene if letter == "A" else scene.face("102", letter)).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert sums(game)[0][1] == cover


# Fortifications: 104


def test_fortified_cover_for_who_controls_the_tile() -> None:
    game = soviet("Rifleman A").controlled("German", "104").dice(1).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert sums(game)[0][1] == 3


def test_not_for_who_has_only_scouted_it() -> None:
    game = soviet("Rifleman A").scouted("German", "104").dice(1).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert sums(game)[0][1] == 1


def test_not_for_the_other_side() -> None:
    game = soviet("Rifleman A").controlled("Soviet", "104").dice(1).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert sums(game)[0][1] == 1


def test_it_holds_against_who_is_on_the_same_tile_too() -> None:
    """Ruling 55."""
    scene = soviet("Rifleman A").place("Soviet Rifleman A", "104").controlled("German", "104").dice(1)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert sums(game) == [(5, 3, 0, 8)]


def test_and_against_bombs() -> None:
    """Ruling 55: the highest that applies."""
    game = soviet("Bomber").controlled("German", "104").dice(1, 1).game()
    play(game, "Soviet", "Bomber", "Bomb", "104", "German Scout B")
    assert sums(game) == [(5, 3, 0, 8)]


# Damage


def test_a_buildings_defence_is_its_own_and_range_without_cover() -> None:
    game = soviet("Antitank Gun").place("Soviet Antitank Gun", "106").dice(7, 1).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "Building 108")
    assert sums(game) == [(6, 0, 2, 8)]
    assert face_of(game, "108") == "A"


def test_a_hit_damages_it_at_once() -> None:
    game = soviet("Antitank Gun").place("Soviet Antitank Gun", "106").dice(7, 1).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "Building 102")
    assert face_of(game, "102") == "B"
    assert told(game, "tile-damaged") == [
        {"side": "Soviets", "tile": "102", "face": "B", "state": "damaged"},
    ]  # fmt: skip


def test_a_damaged_one_has_a_defence_of_its_own() -> None:
    game = soviet("Antitank Gun").place("Soviet Antitank Gun", "106").face("102", "B").dice(6, 1).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "Building 102")
    assert sums(game) == [(5, 0, 1, 6)]
    assert face_of(game, "102") == "C"
    assert told(game, "tile-damaged")[0]["state"] == "destroyed"
    assert structure(game, "Building 102").destroyed_by == "Soviet"


def test_those_inside_are_not_harmed() -> None:
    """Ruling 55: buildings and tunnels are separate targets."""
    game = soviet("Antitank Gun").place("Soviet Antitank Gun", "106").dice(0, 0).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "Building 108")
    assert kinds(game, "casualty", "routed", "suppressed") == []
    assert where(game, "German Rifleman A") == "108"


def test_how_many_dice_hit_does_not_matter() -> None:
    game = soviet("Antitank Gun").place("Soviet Antitank Gun", "106").dice(0, 0).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "Building 102")
    assert face_of(game, "102") == "B"


def test_demo_adds_range() -> None:
    """Ruling 55: Demo 1/4 within 1 from the tile itself, and from next door."""
    game = soviet("Engineer A").place("Soviet Engineer A", "105").dice(1, 1, 1, 1).game()
    play(game, "Soviet", "Engineer A", "Demo", "Building 105")
    assert sums(game) == [(7, 0, 0, 7)]
    game = soviet("Engineer A").place("Soviet Engineer A", "106").dice(1, 1, 1, 1).game()
    play(game, "Soviet", "Engineer A", "Demo", "Building 105")
    assert sums(game) == [(7, 0, 1, 8)]


def test_the_new_face_counts_for_the_remaining_attacks_of_one_bomb() -> None:
    """Ruling 55: Rifleman A is bombed behind walls of 3, Machine Gunner A in ruins of 2."""
    game = soviet("Bomber").dice(1, 1, 0, 1, 1, 1, 1).game()
    play(
        game,
        "Soviet",
        "Bomber",
        "Bomb",
        "108",
        "German Rifleman A",
        "Building 108",
        "German Machine Gunner A",
    )
    assert [one[1] for one in sums(game)] == [3, 0, 2]
    assert face_of(game, "108") == "B"


def test_a_building_is_attacked_once_by_a_bomb() -> None:
    game = soviet("Bomber").dice(0, 1, 1).game()
    play(game, "Soviet", "Bomber", "Bomb", "102", "Building 102")
    assert face_of(game, "102") == "B"
    assert "end turn" in offered(game, "Soviet")


def test_a_destroyed_building_is_not_bombed() -> None:
    game = soviet("Bomber").face("102", "C").game()
    play(game, "Soviet", "Bomber", "Bomb")
    assert "102" not in offered(game, "Soviet")


def test_bombs_add_no_range_to_walls() -> None:
    game = soviet("Bomber").dice(1, 1, 1).game()
    play(game, "Soviet", "Bomber", "Bomb", "102", "Building 102")
    assert sums(game) == [(6, 0, 0, 6)]


# Tunnels


def test_a_tunnels_defence_is_7_and_range() -> None:
    scene = soviet("Antitank Gun").place("Soviet Antitank Gun", "106").face("108", "B").dice(8, 1)
    game = scene.game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "Tunnel 112")
    assert sums(game) == [(7, 0, 2, 9)]
    assert kinds(game, "tunnel-destroyed") == []


def test_a_hit_destroys_it() -> None:
    game = soviet("Antitank Gun").place("Soviet Antitank Gun", "106").dice(9, 1).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "Tunnel 112")
    assert told(game, "tunnel-destroyed") == [{"side": "Soviets", "tile": "112"}]
    assert structure(game, "Tunnel 112").destroyed_by == "Soviet"


def test_a_bomb_always_falls_on_it() -> None:
    """And on a building of the same tile apart from it."""
    game = soviet("Bomber").off("Soviet Scout B").dice(7, 1, 1).game()
    play(game, "Soviet", "Bomber", "Bomb", "101", "Tunnel 101")
    assert sums(game) == [(7, 0, 0, 7)]
    assert kinds(game, "tunnel-destroyed") == ["tunnel-destroyed"]


def test_the_german_side_likewise() -> None:
    game = german("Machine Gunner A").dice(0, 1, 1, 1).game()
    play(game, "German", "Machine Gunner A", "Suppress", "Soviet Rifleman A")
    assert sums(game) == [(4, 2, 3, 9)]
    assert is_suppressed(game, "Soviet Rifleman A")
