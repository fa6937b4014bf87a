"""How a game in the city is won: points, routs, missions, tiles, the Full Rout, or a withdrawal."""

from __future__ import annotations

import pytest

import undaunted
from tests.rules.city.ground import (
    BARE,
    EITHER,
    HOLD,
    MISSION,
    OCCUPY,
    ONE_WAY,
    OTHER_WAY,
    ROUT,
    german,
    kinds,
    soviet,
    won,
)
from tests.scene import Scene
from tests.table import end_turn, is_routed, mission, offered, play, told, under_rules, where

DECK = ("Rifleman A", "Rifleman B", "Machine Gunner A", "Fog of War")


# Control objective points


def test_control_of_enough_points_wins_at_once() -> None:
    scene = soviet("Rifleman A").place("Soviet Rifleman A", "106").controlled("Soviet", "103", "110")
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Control")
    assert won(game) == ("Soviet", "control")


def test_one_point_too_few_does_not() -> None:
    game = soviet("Rifleman A").place("Soviet Rifleman A", "106").controlled("Soviet", "103").game()
    play(game, "Soviet", "Rifleman A", "Control")
    assert won(game) == (None, None)


# Rout


def routing(*cards: str, game: int = ROUT) -> Scene:
    """The German Scouts have no card left but in the supply."""
    return soviet(*cards, game=game).deck("German", *DECK)


def test_a_number_of_enemy_units_routed_at_one_time() -> None:
    game = routing("Rifleman A").routed("German Scout A").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert won(game) == ("Soviet", "rout")


def test_one_routed_twice_counts_once() -> None:
    game = routing("Rifleman A").routed("German Scout A").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout A", "stop")
    assert won(game) == (None, None)


def test_own_routed_units_do_not_count() -> None:
    game = routing("Rifleman A").routed("Soviet Scout A").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "stop")
    assert won(game) == (None, None)


def test_recovering_takes_it_back() -> None:
    """All have to be routed when victory is claimed."""
    scene = routing("Rifleman A").turn_of("German").hand("German", "Squad Leader A").routed("German Scout A")
    game = scene.initiative("German").dice(0).game()
    play(game, "German", "Squad Leader A", "Bolster", "Scout A", "stop", "End turn")
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "stop")
    assert is_routed(game, "German Scout B")
    assert won(game) == (None, None)


def test_units_that_are_named() -> None:
    scene = german("Rifleman A", game=ROUT).deck("Soviet", *DECK).routed("Soviet Scout A")
    game = scene.dice(0).game()
    play(game, "German", "Rifleman A", "Attack", "Soviet Scout B")
    assert won(game) == ("German", "rout")


def test_no_others_in_their_stead() -> None:
    scene = german("Rifleman A", game=ROUT).deck("Soviet", *DECK[:2]).routed("Soviet Scout A")
    game = scene.dice(0).game()
    play(game, "German", "Rifleman A", "Attack", "Soviet Machine Gunner A", "stop")
    assert won(game) == (None, None)


def test_a_unit_routed_by_its_own_sides_bomb_counts_for_the_enemy() -> None:
    """Ruling 56."""
    scene = german("Bomber", game=ROUT).deck("German", *DECK[:2]).routed("German Scout A").dice(0, 1)
    game = scene.place("German Scout B", "107").game()
    play(game, "German", "Bomber", "Bomb", "107", "German Scout B")
    assert won(game) == ("Soviet", "rout")


# Gain mission points


def test_a_rout_gains_points_and_once_only() -> None:
    scene = routing("Rifleman A", "Machine Gunner A", game=MISSION).dice(0, 0, 1)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "stop")
    assert mission(game, "Soviet") == 1
    assert told(game, "gained") == [{"side": "Soviets", "points": 1, "total": 1}]
    play(game, "Soviet", "Machine Gunner A", "Attack", "German Scout B", "stop")
    assert mission(game, "Soviet") == 1


def test_who_recovered_and_is_routed_again_counts_again() -> None:
    scene = routing("Rifleman A", game=MISSION).mission("Soviet", 1).dice(0)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "stop")
    assert mission(game, "Soviet") == 2


def test_damage_to_a_building_gains_points() -> None:
    game = soviet("Antitank Gun", game=MISSION).place("Soviet Antitank Gun", "106").dice(1, 0).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "Building 108")
    assert mission(game, "Soviet") == 2


def test_a_tunnel_is_no_building() -> None:
    game = soviet("Antitank Gun", game=MISSION).place("Soviet Antitank Gun", "106").dice(1, 0).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "Tunnel 112")
    assert mission(game, "Soviet") == 0


def test_only_who_is_promised_points_gains_them() -> None:
    game = german("Antitank Gun", game=MISSION).place("German Antitank Gun", "107").dice(1, 0).game()
    play(game, "German", "Antitank Gun", "Antitank", "Building 105")
    assert mission(game, "German") == 0
    assert kinds(game, "tile-damaged", "gained") == ["tile-damaged"]


def test_a_casualty_of_a_vehicle_gains_points() -> None:
    scene = soviet("Antitank Gun", game=MISSION).place("Soviet Antitank Gun", "106").hand("German", "Tank")
    game = scene.place("German Tank", "107").dice(0, 1, 1).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "German Tank")
    assert mission(game, "Soviet") == 1


def test_a_vehicle_that_is_routed_gains_for_both() -> None:
    scene = soviet("Antitank Gun", game=MISSION).place("Soviet Antitank Gun", "106")
    game = scene.place("German Tank", "107").dice(0, 1, 1).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "German Tank", "stop")
    assert mission(game, "Soviet") == 2


def hits_a_routed_tank() -> undaunted.Game:
    scene = soviet("Antitank Gun", game=MISSION).place("Soviet Antitank Gun", "106").mission("Soviet", 1)
    game = scene.place("German Tank", "107").routed("German Tank").dice(0, 1, 1).game()
    play(game, "Soviet", "Antitank Gun", "Antitank", "German Tank", "stop")
    return game


def test_a_hit_on_a_vehicle_that_is_routed_already_gains_nothing() -> None:
    """Ruling 56a."""
    game = hits_a_routed_tank()
    assert told(game, "shot")
    assert not told(game, "gained")
    assert mission(game, "Soviet") == 1


def test_under_the_first_version_of_the_rules_it_gains_again() -> None:
    game = under_rules(1, hits_a_routed_tank())
    assert told(game, "gained") == [{"side": "Soviets", "points": 1, "total": 2}]
    assert mission(game, "Soviet") == 2


def test_tiles_gain_points_at_the_end_of_every_round() -> None:
    """106 and 110 for the Soviets, 107 for the Germans; who does not control gets nothing."""
    scene = soviet(game=MISSION).controlled("Soviet", "106", "110").scouted("German", "107")
    game = scene.game(seed=1)
    end_turn(game, "Soviet")
    assert mission(game, "Soviet") == 0
    end_turn(game, "German")
    assert mission(game, "Soviet") == 2
    assert mission(game, "German") == 0
    assert kinds(game, "turn-ended", "gained", "round-began") == [
        "turn-ended", "turn-ended", "gained", "round-began",
    ]  # fmt: skip


@pytest.mark.parametrize("first", ["Soviet", "German"])
def test_if_both_would_win_between_rounds_the_holder_of_the_initiative_does(first: str) -> None:
    """Ruling 56."""
    scene = soviet(game=MISSION).controlled("Soviet", "106").controlled("German", "107").mission("Soviet", 2)
    scene = scene.initiative(first).turn_of("German" if first == "Soviet" else "Soviet")
    game = scene.game(seed=1)
    end_turn(game, "German" if first == "Soviet" else "Soviet")
    assert won(game) == (first, "mission")


def test_enough_mission_points_win_at_once() -> None:
    scene = routing("Rifleman A", game=MISSION).mission("Soviet", 2).dice(0)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert won(game) == ("Soviet", "mission")


# Control mission points


def test_mission_points_on_tiles_one_controls() -> None:
    scene = soviet("Rifleman A", game=HOLD).place("Soviet Rifleman A", "107").scouted("Soviet", "107")
    game = scene.controlled("Soviet", "106").game()
    play(game, "Soviet", "Rifleman A", "Control")
    assert won(game) == ("Soviet", "hold")


def test_scouted_is_not_controlled() -> None:
    scene = soviet("Rifleman A", game=HOLD).place("Soviet Rifleman A", "107").scouted("Soviet", "106", "107")
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Control")
    assert won(game) == (None, None)


# Occupy tiles


def test_each_of_the_tiles_at_the_same_time() -> None:
    scene = soviet("Rifleman A", game=OCCUPY).place("Soviet Scout A", "110")
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert won(game) == ("Soviet", "occupy")


def test_one_of_two_tiles_is_not_enough() -> None:
    game = soviet("Rifleman A", game=OCCUPY).game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert won(game) == (None, None)


def test_no_marker_is_needed() -> None:
    scene = soviet("Sniper", game=OCCUPY).place("Soviet Scout A", "110").place("Soviet Sniper", "105")
    game = scene.unmarked("Soviet", "106").game()
    play(game, "Soviet", "Sniper", "Stalk", "106")
    assert won(game) == ("Soviet", "occupy")


def test_in_mid_path() -> None:
    """Ruling 56: the first of two steps wins."""
    scene = soviet("Scout A", game=OCCUPY).place("Soviet Rifleman A", "106")
    game = scene.game()
    play(game, "Soviet", "Scout A", "Scout 2", "110")
    assert won(game) == ("Soviet", "occupy")
    assert kinds(game, "moved", "won") == ["moved", "won"]


def test_routed_units_do_not_count() -> None:
    scene = soviet("Rifleman A", game=OCCUPY).place("Soviet Scout A", "110").routed("Soviet Scout A")
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Move", "106")
    assert won(game) == (None, None)


def test_until_they_recover() -> None:
    scene = soviet("Squad Leader A", game=OCCUPY).place("Soviet Scout A", "110").routed("Soviet Scout A")
    game = scene.place("Soviet Rifleman A", "106").game()
    play(game, "Soviet", "Squad Leader A", "Bolster", "Scout A")
    assert won(game) == ("Soviet", "occupy")


def test_suppressed_units_and_vehicles_count() -> None:
    """Ruling 56."""
    scene = soviet("Tank", game=OCCUPY).place("Soviet Scout A", "110").suppressed("Soviet Scout A")
    game = scene.place("Soviet Tank", "110").game()
    play(game, "Soviet", "Tank", "Move", "106")
    assert won(game) == ("Soviet", "occupy")


def test_so_many_units_of_those_that_are_named() -> None:
    """Two on 107, of Riflemen, Scout B and Tank."""
    scene = german("Rifleman A", game=OCCUPY).place("German Rifleman B", "107").place("German Scout A", "107")
    game = scene.place("German Machine Gunner A", "107").game()
    play(game, "German", "Rifleman A", "Move", "107")
    assert won(game) == ("German", "occupy")


def test_others_do_not_count() -> None:
    scene = german("Rifleman A", game=OCCUPY).place("German Scout A", "107")
    game = scene.place("German Machine Gunner A", "107").game()
    play(game, "German", "Rifleman A", "Move", "107")
    assert won(game) == (None, None)


def test_on_the_enemys_turn() -> None:
    """Ruling 56: who has a card left and is driven onto the tile occupies it."""
    scene = soviet("Flamethrower", game=OCCUPY).place("Soviet Flamethrower", "103").hand("German", "Scout B")
    game = scene.place("German Rifleman A", "107").dice(0, 1, 1).game()
    play(game, "Soviet", "Flamethrower", "Flame", "German Scout B", "107")
    assert where(game, "German Scout B") == "107"
    assert won(game) == ("German", "occupy")


# Several ways


def test_any_of_several_goals_wins() -> None:
    scene = soviet("Rifleman A", game=EITHER).place("Soviet Rifleman A", "106").scouted("Soviet", "107")
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Move", "107")
    assert won(game) == ("Soviet", "occupy")
    game = routing("Rifleman A", game=EITHER).dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B")
    assert won(game) == ("Soviet", "rout")


# Full Rout


def test_all_riflemen_routed_is_a_full_rout() -> None:
    """Ruling 48: all that are on the board."""
    scene = soviet("Rifleman A").deck("German", "Scout A", "Fog of War").routed("German Rifleman B").dice(0)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Rifleman A")
    assert won(game) == ("Soviet", "full-rout")


def test_one_who_is_not_on_the_board_does_not_stand_in_the_way() -> None:
    """Ruling 48."""
    scene = soviet("Rifleman A").deck("German", "Scout A", "Fog of War").off("German Rifleman B").dice(0)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Rifleman A")
    assert won(game) == ("Soviet", "full-rout")


def test_with_no_rifleman_on_the_board_there_is_none() -> None:
    """Ruling 48: there is at least one."""
    scene = soviet("Rifleman A").deck("German", "Scout A", "Fog of War").dice(0)
    game = scene.off("German Rifleman A", "German Rifleman B").game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "stop")
    assert won(game) == (None, None)


def test_one_rifleman_is_not_all() -> None:
    scene = soviet("Rifleman A").deck("German", "Rifleman B", "Fog of War").dice(0)
    game = scene.game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Rifleman A", "stop")
    assert won(game) == (None, None)


def test_a_scenario_may_switch_it_off() -> None:
    scene = (
        soviet("Rifleman A", game=BARE).deck("German", "Scout A", "Fog of War").routed("German Rifleman B")
    )
    game = scene.dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Rifleman A", "stop")
    assert is_routed(game, "German Rifleman A")
    assert won(game) == (None, None)


def one_rifleman_left(number: int, side: str, enemy: str) -> Scene:
    """The next hit routs the last of the enemy's Riflemen."""
    turn = soviet if side == "Soviet" else german
    scene = turn("Rifleman A", game=number).deck(enemy, "Scout A", "Fog of War")
    return scene.routed(f"{enemy} Rifleman B").dice(0)


@pytest.mark.parametrize("number", [ONE_WAY, OTHER_WAY])
def test_a_scenario_may_deny_a_full_rout_to_one_side(number: int) -> None:
    """By its own key, or by what it says against the scenario's."""
    game = one_rifleman_left(number, "Soviet", "German").game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Rifleman A", "stop")
    assert is_routed(game, "German Rifleman A")
    assert won(game) == (None, None)
    game = one_rifleman_left(number, "German", "Soviet").game()
    play(game, "German", "Rifleman A", "Attack", "Soviet Rifleman A")
    assert won(game) == ("German", "full-rout")


def test_both_fully_routed_by_one_bomb_the_active_side_wins() -> None:
    """Ruling 9: the last of each falls in one Bomb; the first that is decided ends it."""
    scene = soviet("Bomber").deck("German", "Scout A", "Fog of War").deck("Soviet", "Scout A").dice(0, 1)
    scene = scene.place("Soviet Rifleman A", "107").place("German Rifleman A", "107")
    game = scene.routed("German Rifleman B", "Soviet Rifleman B").game()
    play(game, "Soviet", "Bomber", "Bomb", "107", "Soviet Rifleman A")
    assert won(game) == ("German", "full-rout")


# Withdraw


def test_at_the_start_of_ones_turn_one_may_withdraw() -> None:
    game = soviet("Rifleman A").game()
    play(game, "Soviet", "Withdraw")
    assert won(game) == ("German", "withdrawal")
    assert game._state.depth == 0, "nothing is asked any more"
    assert kinds(game, "withdrew", "won") == ["withdrew", "won"]


def test_the_other_side_too_on_its_turn() -> None:
    game = soviet("Rifleman A").hand("German", "Rifleman B").game()
    play(game, "Soviet", "End turn")
    play(game, "German", "Withdraw")
    assert won(game) == ("Soviet", "withdrawal")


@pytest.mark.parametrize("use", ["Control", "Hunker down"])
def test_not_once_a_card_has_been_played(use: str) -> None:
    """Ruling 56: hunkering down is playing a card."""
    game = soviet("Rifleman A", "Rifleman B").game()
    assert "withdraw" in offered(game, "Soviet")
    play(game, "Soviet", "Rifleman A")
    assert "withdraw" not in offered(game, "Soviet")
    play(game, "Soviet", use)
    assert "withdraw" not in offered(game, "Soviet")


def test_not_while_bidding() -> None:
    game = soviet("Rifleman A", "Scout A").hand("German", "Scout A").bidding().game()
    assert offered(game, "Soviet") == {"Rifleman A", "Scout A"}


# No Beyond All Hope


def test_a_side_that_can_do_nothing_more_has_not_lost() -> None:
    scene = soviet("Rifleman A").nothing_else("German").controlled("Soviet", "106")
    game = scene.game(seed=1)
    play(game, "Soviet", "Rifleman A", "Hunker down", "End turn")
    assert won(game) == (None, None)
