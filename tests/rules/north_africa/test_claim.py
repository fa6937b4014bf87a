"""Claiming objectives: tiles by control, structures by blowing them up or by holding them (ruling 20)."""

import pytest

import undaunted
from tests.rules.north_africa.ground import italian, lrdg, sands
from tests.table import end_turn, offered, play, points, structure, told


def test_the_lrdg_score_a_structure_by_destroying_it() -> None:
    game = lrdg("Saboteur").place("LRDG Saboteur", "4B").dice(1, 7, 1).game()
    play(game, "LRDG", "Saboteur", "Demolition", "Motor Pool")
    assert structure(game, "Motor Pool").destroyed_by == "LRDG"
    assert points(game, "LRDG") == 2
    assert told(game, "structure-destroyed")
    assert not game.over


def test_a_miss_leaves_it_standing() -> None:
    game = lrdg("Saboteur").place("LRDG Saboteur", "4B").dice(1, 6, 6).game()
    play(game, "LRDG", "Saboteur", "Demolition", "Motor Pool")
    assert structure(game, "Motor Pool").destroyed_by is None
    assert points(game, "LRDG") == 0


def test_holding_its_tile_brings_the_lrdg_nothing() -> None:
    game = sands().controlled("LRDG", "4B").game()
    assert points(game, "LRDG") == 0


def test_the_italians_score_a_structure_by_holding_its_tile() -> None:
    game = italian("Rifleman A").place("Italian Rifleman A", "22B").game()
    play(game, "Italian", "Rifleman A", "Control")
    assert points(game, "Italian") == 1
    assert points(sands().controlled("Italian", "4B").game(), "Italian") == 2


def test_only_while_it_stands() -> None:
    setting = lrdg("Saboteur").place("LRDG Saboteur", "4B").controlled("Italian", "4B").dice(9, 9, 9)
    game = setting.game()
    assert points(game, "Italian") == 2
    play(game, "LRDG", "Saboteur", "Demolition", "Motor Pool")
    assert (points(game, "LRDG"), points(game, "Italian")) == (2, 0)


def test_what_the_italians_destroy_scores_for_nobody() -> None:
    game = (
        sands().ruined("Motor Pool", "Italian").controlled("Italian", "4B").controlled("LRDG", "22B").game()
    )
    assert (points(game, "LRDG"), points(game, "Italian")) == (0, 0)


def test_objective_tiles_score_for_whoever_controls_them() -> None:
    game = sands().controlled("LRDG", "17A").controlled("Italian", "7A").game()
    assert (points(game, "LRDG"), points(game, "Italian")) == (1, 1)


def test_tiles_and_structures_add_up_and_win_at_once() -> None:
    setting = (
        lrdg("Saboteur", "Rifleman").place("LRDG Saboteur", "4B").controlled("LRDG", "17A").dice(1, 1, 0)
    )
    game = setting.game()
    play(game, "LRDG", "Saboteur", "Demolition", "Motor Pool")
    assert (game.winner, game.how, points(game, "LRDG")) == ("LRDG", "control", 3)
    assert offered(game, "LRDG") == set()
    assert game.position().endswith("won=LRDG:control")


def test_the_italians_win_by_holding() -> None:
    setting = italian("Rifleman A").place("Italian Rifleman A", "7A").controlled("Italian", "4B")
    game = setting.game()
    play(game, "Italian", "Rifleman A", "Control")
    assert (game.winner, game.how, points(game, "Italian")) == ("Italian", "control", 3)


def test_the_tank_can_take_the_last_objective() -> None:
    setting = italian("Tank Driver T").place("Italian Medium Tank", "7A").controlled("Italian", "4B")
    game = setting.game()
    play(game, "Italian", "Tank Driver T", "Control")
    assert (game.winner, game.how) == ("Italian", "control")


@pytest.mark.parametrize("goal", [1, 2])
def test_a_position_with_the_points_is_no_running_game(goal: int) -> None:
    setting = sands().controlled("Italian", "4B", "7A") if goal == 1 else sands().ruined("Motor Pool", "LRDG")
    if goal == 2:
        setting.ruined("Fuel Tank", "LRDG")
    with pytest.raises(undaunted.BadPosition, match="reached its goal"):
        setting.game()


def test_control_lost_is_points_lost() -> None:
    setting = (
        lrdg("Rifleman").place("LRDG Rifleman", "7A").scouted("LRDG", "7A").controlled("Italian", "7A", "22B")
    )
    game = setting.game()
    play(game, "LRDG", "Rifleman", "Control")
    assert (points(game, "LRDG"), points(game, "Italian")) == (1, 1)
    play(game, "LRDG", "stop")
    end_turn(game, "LRDG")
