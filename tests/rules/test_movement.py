"""Move, Scout and Stalk: one tile at a time, stopping anywhere."""

import pytest

from tests.scene import scene
from tests.table import has, marker, offered, play, refused, told, where, zone

SNIPER = "normandy/4"


def test_move_enters_tiles_with_an_own_marker_either_side_up() -> None:
    game = (
        scene()
        .scouted("US", "2B")
        .controlled("US", "13B")
        .scouted("German", "12B")
        .hand("US", "Rifleman A")
        .game()
    )
    play(game, "US", "Rifleman A", "Move")
    assert offered(game, "US") == {"2B", "13B", "stop"}, "not 7A and 12B, which are its neighbours too"
    assert refused(game, "US", "12B") == "not-scouted"
    assert refused(game, "US", "5B") == "not-adjacent"
    play(game, "US", "13B")
    assert where(game, "US Rifleman A") == "13B"
    assert offered(game, "US") == {"end turn"}, "Move 1 is one step"


def test_the_starting_tile_is_not_checked() -> None:
    """Ruling 3: a unit that stands on unmarked ground may move off it."""
    game = scene().place("US Rifleman A", "12B").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Move")
    assert offered(game, "US") == {"17B", "stop"}


def test_move_without_a_marked_tile_beside_is_not_offered() -> None:
    game = scene().place("US Rifleman A", "11B").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A")
    assert "Move 1" not in offered(game, "US")
    assert refused(game, "US", "us-rifleman-a.move") == "no-step"


@pytest.mark.parametrize(("card", "action"), [("Rifleman A", "Move"), ("Scout A", "Scout")])
def test_one_may_stop_before_the_first_step(card: str, action: str) -> None:
    """Ruling 2: up to a number includes none; the card is used all the same."""
    game = scene().hand("US", card).game()
    play(game, "US", card, action, "Stop")
    assert where(game, f"US {card}") == "17B"
    assert zone(game, "US", "played") == {card: 1}
    assert offered(game, "US") == {"end turn"}


def test_enemies_do_not_bar_the_way_and_stacks_have_no_limit() -> None:
    game = (
        scene().scouted("US", "2B").place("German Rifleman A", "2B").place("German Scout A", "2B")
        .place("US Rifleman B", "2B").place("US Scout B", "2B").hand("US", "Rifleman A").game()
    )  # fmt: skip
    play(game, "US", "Rifleman A", "Move", "2B")
    assert where(game, "US Rifleman A") == "2B"


# Scout


def test_scout_marks_new_tiles_and_takes_a_fog_of_war_for_each() -> None:
    game = scene().hand("US", "Scout A").game()
    fog = has(game, "US", "supply", "Fog of War")
    play(game, "US", "Scout A", "Scout", "12B")
    assert marker(game, "US", "12B") == "scouted"
    assert has(game, "US", "discard", "Fog of War") == 1
    play(game, "US", "5B")
    assert where(game, "US Scout A") == "5B"
    assert marker(game, "US", "5B") == "scouted"
    assert marker(game, "German", "5B") == "controlled", "both sides may have a marker there"
    assert has(game, "US", "discard", "Fog of War") == 2
    assert has(game, "US", "supply", "Fog of War") == fog - 2
    assert offered(game, "US") == {"end turn"}


def test_scouting_over_own_markers_is_free() -> None:
    game = scene().hand("US", "Scout A").game()
    play(game, "US", "Scout A", "Scout", "2B", "Stop")
    assert zone(game, "US", "discard") == {}
    assert told(game, "scouted") == []


def test_the_tile_a_scout_starts_from_is_not_scouted() -> None:
    game = scene().place("US Scout A", "3B").hand("US", "Scout A").game()
    play(game, "US", "Scout A", "Scout", "8A", "Stop")
    assert marker(game, "US", "3B") is None
    assert marker(game, "US", "8A") == "scouted"


def test_a_path_may_double_back() -> None:
    game = scene().place("US Scout A", "3B").hand("US", "Scout A").game()
    play(game, "US", "Scout A", "Scout", "8A", "3B")
    assert where(game, "US Scout A") == "3B"
    assert marker(game, "US", "3B") == "scouted", "it was entered now"
    assert has(game, "US", "discard", "Fog of War") == 2


def test_fog_of_war_comes_as_far_as_the_supply_reaches_and_the_marker_all_the_same() -> None:
    """Ruling 4."""
    game = scene().hand("US", "Scout A").removed("US", "Fog of War*7").game()
    assert has(game, "US", "supply", "Fog of War") == 1
    play(game, "US", "Scout A", "Scout", "12B", "8A")
    assert has(game, "US", "discard", "Fog of War") == 1
    assert marker(game, "US", "12B") == "scouted"
    assert marker(game, "US", "8A") == "scouted"
    assert [one["fog"] for one in told(game, "scouted")] == [1, 0]


# Stalk


def test_stalk_goes_anywhere_and_leaves_no_trace() -> None:
    game = scene(SNIPER).hand("US", "Sniper").game()
    assert where(game, "US Sniper") == "6A"
    play(game, "US", "Sniper", "Stalk")
    assert offered(game, "US") == {"3B", "12B", "1B", "stop"}
    play(game, "US", "12B")
    assert where(game, "US Sniper") == "12B"
    assert marker(game, "US", "12B") is None
    assert zone(game, "US", "discard") == {}


def test_stalk_may_stop_before_it_starts() -> None:
    game = scene(SNIPER).hand("US", "Sniper").game()
    play(game, "US", "Sniper", "Stalk", "Stop")
    assert where(game, "US Sniper") == "6A"
