"""The radio of Critical Intelligence: a tile that the US side can make worth more (ruling 13)."""

from tests.scene import Scene, scene
from tests.table import offered, play, points, refused, told, worth

RADIO = "6B"


def at_the_radio() -> Scene:
    return scene("normandy/10").place("US Rifleman A", RADIO).hand("US", "Rifleman A*2", "Rifleman B")


def test_the_control_that_takes_the_tile_adds_nothing_and_a_later_one_adds_1() -> None:
    game = at_the_radio().game()
    play(game, "US", "Rifleman A", "Control")
    assert worth(game, RADIO) == 1
    play(game, "US", "Rifleman A", "Control")
    assert worth(game, RADIO) == 2
    assert points(game, "US") == 2
    assert told(game, "radio-raised") == [{"tile": RADIO, "points": 2}]


def test_raising_goes_on_without_limit_until_it_wins() -> None:
    game = at_the_radio().controlled("US", RADIO).points(RADIO, 4).game()
    play(game, "US", "Rifleman A", "Control")
    assert worth(game, RADIO) == 5
    assert (game.winner, game.how) == ("US", "control")


def test_a_german_unit_on_the_tile_does_not_prevent_it() -> None:
    game = at_the_radio().controlled("US", RADIO).place("German Rifleman A", RADIO).game()
    play(game, "US", "Rifleman A", "Control")
    assert worth(game, RADIO) == 2


def test_a_us_unit_elsewhere_cannot_raise_it() -> None:
    game = at_the_radio().controlled("US", RADIO, "4B").game()
    play(game, "US", "Rifleman B")
    assert refused(game, "US", "us-rifleman-b.control") == "already-controlled"


def test_the_germans_score_its_value_but_cannot_raise_it() -> None:
    game = (
        scene("normandy/10").place("German Rifleman A", RADIO).scouted("German", RADIO)
        .controlled("US", RADIO)
        .points(RADIO, 3).turn_of("German").hand("German", "Rifleman A*2").game()
    )  # fmt: skip
    play(game, "German", "Rifleman A", "Control")
    assert points(game, "German") == 3
    assert points(game, "US") == 0
    play(game, "German", "Rifleman A")
    assert "Control" not in offered(game, "German")
    assert refused(game, "German", "german-rifleman-a.control") == "already-controlled"


def test_the_us_side_takes_it_back_at_its_raised_value() -> None:
    game = at_the_radio().scouted("US", RADIO).controlled("German", RADIO).points(RADIO, 3).game()
    play(game, "US", "Rifleman A", "Control")
    assert worth(game, RADIO) == 3
    assert points(game, "US") == 3
