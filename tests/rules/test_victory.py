"""Winning at the moment it happens: points, pins, both pinned."""

import pytest

import undaunted
from tests.scene import Scene, scene
from tests.table import offered, play, points, refused, told

RIFLEMEN = {"US": ("US Rifleman A", "US Rifleman B"), "German": ("German Rifleman A", "German Rifleman B")}


# Control


def test_the_points_win_at_once_in_the_middle_of_a_turn() -> None:
    game = (
        scene().controlled("US", "13B", "6A").place("US Rifleman A", "2B")
        .hand("US", "Rifleman A", "Scout A", "Scout B")
        .game()
    )  # fmt: skip
    assert points(game, "US") == 4
    play(game, "US", "Rifleman A", "Control")
    assert game.over
    assert (game.winner, game.how) == ("US", "control")
    assert game.deciders == ()
    assert offered(game, "US") == set()
    assert told(game, "won") == [{"side": "US", "how": "control"}]
    assert refused(game, "US", "us-scout-a") == "game-over"


def test_more_than_enough_wins_too() -> None:
    game = scene().controlled("US", "13B", "6A").place("US Rifleman A", "5B").scouted("US", "5B")
    game = game.scouted("German", "5B").hand("US", "Rifleman A")
    played = game.game()
    play(played, "US", "Rifleman A", "Control")
    assert points(played, "US") == 7
    assert played.winner == "US"


def test_one_point_short_goes_on() -> None:
    game = (
        scene()
        .controlled("US", "13B", "2B")
        .place("US Rifleman A", "16B")
        .scouted("US", "16B")
        .hand("US", "Rifleman A")
    )
    played = game.game()
    play(played, "US", "Rifleman A", "Control")
    assert points(played, "US") == 4
    assert not played.over


def test_taking_a_tile_takes_its_points_from_the_enemy() -> None:
    game = (
        scene().turn_of("German").controlled("US", "13B", "6A").place("German Rifleman A", "13B")
        .scouted("German", "13B")
        .hand("German", "Rifleman A").game()
    )  # fmt: skip
    play(game, "German", "Rifleman A", "Control")
    assert (game.winner, game.how) == ("German", "control"), "3 on 5B and 2 on 13B"


# Pin


def last_rifleman(scenario: str, target: str) -> Scene:
    """The other Riflemen of the target's side are gone, and this one has no card left outside the supply."""
    side = target.partition(" ")[0]
    others = [unit for unit in (*RIFLEMEN[side], f"{side} Rifleman C") if unit != target]
    return scene(scenario).off(*others).deck(side, "Platoon Sergeant", "Squad Leader A", "Squad Leader B")


def test_a_pin_wins_when_the_last_rifleman_leaves_the_board() -> None:
    game = (
        last_rifleman("normandy/2", "US Rifleman A").turn_of("German")
        .hand("German", "Scout A", "Rifleman A").dice(0).game()
    )  # fmt: skip
    play(game, "German", "Scout A", "Attack", "US Rifleman A")
    assert (game.winner, game.how) == ("German", "pin"), "though more Riflemen wait in the supply"


def test_the_us_side_can_have_a_pin_goal_as_well() -> None:
    game = last_rifleman("normandy/11", "German Rifleman A").hand("US", "Rifleman A").dice(0).game()
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    assert (game.winner, game.how) == ("US", "pin")


def test_losing_a_card_is_no_pin_yet() -> None:
    game = (
        last_rifleman("normandy/2", "US Rifleman A").hand("US", "Rifleman A").turn_of("German")
        .hand("German", "Scout A").dice(0).game()
    )  # fmt: skip
    play(game, "German", "Scout A", "Attack", "US Rifleman A")
    assert not game.over


def test_scouts_on_the_board_do_not_save_from_a_pin() -> None:
    game = (
        last_rifleman("normandy/2", "US Rifleman A")
        .turn_of("German")
        .hand("German", "Scout A")
        .dice(0)
        .game()
    )
    assert any(one.id == "us-scout-a" and one.tile for one in game.view(None).counters)
    play(game, "German", "Scout A", "Attack", "US Rifleman A")
    assert game.over


# Both pinned


def both_pinned(setting: Scene) -> undaunted.Game:
    """The US side has lost its Riflemen already; now its Scout takes the last German one."""
    game = (
        setting.off(*RIFLEMEN["US"], "German Rifleman B").deck("German", "Scout A", "Platoon Sergeant")
        .hand("US", "Scout A").dice(0).game()
    )  # fmt: skip
    play(game, "US", "Scout A", "Attack", "German Rifleman A")
    return game


def test_one_side_pinned_means_nothing_where_both_play_for_points() -> None:
    game = scene().off(*RIFLEMEN["US"]).hand("US", "Scout A").game()
    play(game, "US", "Scout A", "Conceal", "End turn")
    assert not game.over
    game = last_rifleman("normandy/1", "German Rifleman A").hand("US", "Rifleman A").dice(0).game()
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    assert not game.over


def test_both_pinned_the_side_with_more_points_wins() -> None:
    game = both_pinned(scene())
    assert (game.winner, game.how) == ("German", "double-pin")
    game = both_pinned(scene().controlled("US", "13B", "6A"))
    assert (game.winner, game.how) == ("US", "double-pin")


@pytest.mark.parametrize("holder", ["US", "German"])
def test_both_pinned_with_equal_points_the_initiative_decides(holder: str) -> None:
    game = both_pinned(scene().scouted("German", "5B").initiative(holder))
    assert (game.winner, game.how) == (holder, "double-pin")


def test_points_of_a_double_pin_count_on_equal_terms() -> None:
    game = both_pinned(scene().controlled("US", "13B", "2B").initiative("German"))
    assert (points(game, "US"), points(game, "German")) == (3, 3)
    assert game.winner == "German"
