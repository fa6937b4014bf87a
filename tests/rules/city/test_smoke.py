"""Smoke: two more for every unit on the tile, but not against mines and Demo."""

from __future__ import annotations

from tests.rules.city.ground import soviet, sums
from tests.table import offered, play, smoke, told


def test_smoke_lies_on_the_units_tile() -> None:
    game = soviet("Engineer A").place("Soviet Engineer A", "106").game()
    play(game, "Soviet", "Engineer A", "Smoke")
    assert smoke(game) == {"106"}


def test_one_marker_a_tile_whoevers_it_is() -> None:
    scene = soviet("Engineer A").place("Soviet Engineer A", "106").smoke("106", by="German Engineer A")
    game = scene.game()
    play(game, "Soviet", "Engineer A")
    assert "Smoke" not in offered(game, "Soviet")


def test_two_a_unit() -> None:
    """Ruling 51."""
    scene = soviet("Engineer A").place("Soviet Engineer A", "106").smoke("105").smoke("109")
    game = scene.game()
    play(game, "Soviet", "Engineer A")
    assert "Smoke" not in offered(game, "Soviet")
    game = soviet("Engineer A").place("Soviet Engineer A", "106").smoke("105").game()
    play(game, "Soviet", "Engineer A")
    assert "Smoke" in offered(game, "Soviet")


def test_it_adds_two_beside_cover_and_range() -> None:
    game = soviet("Rifleman A").smoke("108").dice(9).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Rifleman A")
    assert sums(game) == [(4, 3, 3, 12)]
    assert told(game, "shot")[0]["smoke"] == 2
    assert told(game, "shot")[0]["result"] == "miss"


def test_it_helps_friend_and_enemy_alike_and_against_who_is_in_it() -> None:
    scene = soviet("Rifleman A").place("Soviet Rifleman A", "104").smoke("104", by="German Engineer A")
    game = scene.dice(1).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert sums(game) == [(5, 1, 0, 8)]


def test_vehicles_too_against_an_antitank_gun() -> None:
    scene = (
        soviet("Antitank Gun").place("Soviet Antitank Gun", "106").place("German Tank", "107").smoke("107")
    )
    game = scene.dice(1, 1, 1).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "German Tank")
    assert sums(game) == [(5, 0, 1, 8)]


def test_not_against_demo() -> None:
    scene = soviet("Engineer A").place("Soviet Engineer A", "106").place("German Tank", "107").smoke("107")
    game = scene.dice(1).game()
    play(game, "Soviet", "Engineer A", "Demo", "German Tank")
    assert sums(game) == [(5, 0, 1, 6)]


def test_against_bombs() -> None:
    """Ruling 55: against everything but mines and Demo."""
    scene = soviet("Bomber").place("German Scout B", "103").smoke("103").dice(1, 1)
    game = scene.game()
    play(game, "Soviet", "Bomber", "Bomb", "103", "German Scout B")
    assert sums(game) == [(5, 0, 0, 7)]


def test_buildings_and_tunnels_have_nothing_of_it() -> None:
    """Ruling 55."""
    scene = soviet("Antitank Gun").place("Soviet Antitank Gun", "106").smoke("108").smoke("112").dice(1, 1)
    game = scene.game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "Building 108")
    assert sums(game) == [(6, 0, 2, 8)]
