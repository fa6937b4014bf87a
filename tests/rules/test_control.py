"""Control: turn the own marker over, in the wording of Reinforcements."""

from tests.scene import scene
from tests.table import marker, offered, play, points, refused, told


def test_control_turns_the_own_marker_over() -> None:
    game = scene().place("US Rifleman A", "2B").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Control")
    assert marker(game, "US", "2B") == "controlled"
    assert points(game, "US") == 1
    assert told(game, "controlled") == [{"side": "US", "tile": "2B", "points": 1, "structure": ""}]


def test_control_needs_an_own_marker() -> None:
    """Ruling 7."""
    game = scene().place("US Rifleman A", "3B").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A")
    assert "Control" not in offered(game, "US")
    assert refused(game, "US", "us-rifleman-a.control") == "control-needs-marker"


def test_a_tile_without_points_can_be_controlled_too() -> None:
    game = scene().hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Control")
    assert marker(game, "US", "17B") == "controlled"
    assert points(game, "US") == 0


def test_what_one_controls_already_is_not_controlled_again() -> None:
    """Ruling 2."""
    game = scene().place("US Rifleman A", "2B").controlled("US", "2B").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A")
    assert refused(game, "US", "us-rifleman-a.control") == "already-controlled"


def test_it_is_forbidden_where_the_enemy_controls_and_has_a_unit() -> None:
    game = scene().place("US Rifleman A", "5B").scouted("US", "5B").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A")
    assert "Control" not in offered(game, "US")
    assert refused(game, "US", "us-rifleman-a.control") == "enemy-holds-tile"


def test_a_suppressed_enemy_forbids_it_just_as_well() -> None:
    game = (
        scene().place("US Rifleman A", "5B").scouted("US", "5B").hand("US", "Rifleman A")
        .off("German Rifleman A", "German Rifleman B", "German Scout B").suppressed("German Scout A")
        .place("German Rifleman A", "8A").game()
    )  # fmt: skip
    play(game, "US", "Rifleman A")
    assert "Control" not in offered(game, "US")


def test_an_enemy_unit_on_a_tile_the_enemy_does_not_control_is_no_hindrance() -> None:
    game = (
        scene().place("US Rifleman A", "13B").scouted("US", "13B").scouted("German", "13B")
        .place("German Rifleman A", "13B").hand("US", "Rifleman A").game()
    )  # fmt: skip
    play(game, "US", "Rifleman A", "Control")
    assert marker(game, "US", "13B") == "controlled"
    assert marker(game, "German", "13B") == "scouted"


def test_an_enemy_that_controls_but_has_left_loses_control() -> None:
    game = (
        scene().place("US Rifleman A", "13B").scouted("US", "13B").controlled("German", "13B")
        .scouted("German", "5B")
        .hand("US", "Rifleman A").game()
    )  # fmt: skip
    assert points(game, "German") == 2
    play(game, "US", "Rifleman A", "Control")
    assert marker(game, "German", "13B") == "scouted", "the marker goes back, it does not go away"
    assert marker(game, "US", "13B") == "controlled"
    assert points(game, "US") == 2
    assert points(game, "German") == 0
    assert told(game, "lost-control") == [{"side": "Germans", "tile": "13B"}]
