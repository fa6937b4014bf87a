"""What it is worth to hurt soldiers, vehicles and structures where a counter is a single soldier."""

import cython

from undaunted.bots.greedy.tiles import missing_counters, standing_points, taking_worth, would_win
from undaunted.bots.greedy.units import WINS, cards_left, counts_for, demolishes, takes_now, works_place
from undaunted.rules.board import controls, distance, points_of, scouted
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard, somebody_aboard
from undaunted.rules.victory.goals import main_goal, main_need
from undaunted.rules.victory.prospects import counters_for_goal, points_to_claim
from undaunted.rules.words import (
    CAN_CONTROL,
    CAN_MOVE,
    GOAL_CONTROL,
    GOAL_ESCAPE,
    GOAL_NEUTRALISE,
    NONE,
)


@cython.cfunc
@cython.exceptval(check=False)
def steps_to_escape(table: Table, side: cython.int, tile: cython.int) -> cython.int:
    """How far the nearest of this side's escape markers is; NONE without one."""
    nearest: cython.int = NONE
    there: cython.int
    for there in range(table.tiles):
        if table.escape[side * table.tiles + there]:
            nearest = min(nearest, distance(table, tile, there))
    return nearest


@cython.cfunc
@cython.exceptval(check=False)
def drives(state: State, unit: cython.int) -> cython.bint:
    """Does he sit where the vehicle is driven from, and can he?"""
    table: Table = state.table
    if not is_aboard(state, unit):
        return False
    place: cython.int = state.aboard[unit]
    return table.place_can[place] & CAN_MOVE != 0 and works_place(state, unit, place)


@cython.cfunc
@cython.exceptval(check=False)
def ruin_wins(state: State, side: cython.int, points: cython.int) -> cython.bint:
    """Would destroying so many points' worth of structures win this side the game?"""
    table: Table = state.table
    if not table.scores_ruins[side] or main_goal(table, side) != GOAL_CONTROL or points == 0:
        return False
    return points_of(state, side) + points >= main_need(table, side)


@cython.cfunc
@cython.exceptval(check=False)
def menace(state: State, unit: cython.int) -> cython.double:
    """What makes a soldier dangerous to his enemy where he is."""
    table: Table = state.table
    side: cython.int = table.counter_side[unit]
    tile: cython.int = state.tile_of[unit]
    worth: cython.double = 0.0
    points: cython.int = state.points[tile] + standing_points(state, tile)
    if points and takes_now(state, unit) and not controls(state, side, tile):
        worth += 25.0
        if would_win(state, side, tile) and scouted(state, side, tile):
            worth += 150.0
    elif points and controls(state, side, tile):
        # He keeps us from taking the tile.
        worth += 25.0
        if would_win(state, 1 - side, tile):
            worth += 60.0
    if points and table.scores_ruins[side] and demolishes(table, unit):
        points = standing_points(state, tile)
        if points:
            worth += 150.0 if ruin_wins(state, side, points) else 30.0
    if main_goal(table, side) == GOAL_ESCAPE and counts_for(table, side, unit):
        away: cython.int = steps_to_escape(table, side, tile)
        worth += 25.0 + 80.0 / (1 + away)
        if away <= 1 and missing_counters(state, side) == 1:
            worth += 100.0
    if drives(state, unit):
        worth += 12.0
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def is_last_hope(state: State, side: cython.int, unit: cython.int) -> cython.bint:
    """Would the enemy win, or nearly, because without this soldier his side cannot reach its goal?"""
    table: Table = state.table
    if main_goal(table, 1 - side) == GOAL_ESCAPE:
        return False
    if main_goal(table, side) == GOAL_ESCAPE:
        if not counts_for(table, side, unit):
            return False
        return counters_for_goal(state, table.goal_from[side], CAN_MOVE) <= main_need(table, side)
    if main_goal(table, side) != GOAL_CONTROL or not (takes_now(state, unit) or demolishes(table, unit)):
        return False
    able: cython.int = 0
    other: cython.int
    for other in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if other != unit and state.tile_of[other] != NONE:
            able |= table.card_can[table.unit_card[table.unit_from[other]]]
            if takes_now(state, other):
                able |= CAN_CONTROL
    return points_to_claim(state, side, able) < main_need(table, side)


@cython.cfunc
@cython.exceptval(check=False)
def soldier_worth(state: State, unit: cython.int) -> cython.double:
    """What a casualty is worth to his enemy: he is gone for good when his cards are."""
    table: Table = state.table
    side: cython.int = table.counter_side[unit]
    enemy: cython.int = 1 - side
    left: cython.int = cards_left(state, unit)
    worth: cython.double = 40.0 + 50.0 / (left + 1)
    if takes_now(state, unit) or demolishes(table, unit):
        worth += 15.0
    if main_goal(table, enemy) == GOAL_NEUTRALISE and counts_for(table, enemy, unit):
        missing: cython.int = missing_counters(state, enemy)
        if left == 0 and missing <= 1:
            return WINS
        worth += (40.0 + 120.0 / missing) / (left + 1)
    if is_last_hope(state, side, unit):
        if left == 0 and (
            main_goal(table, enemy) == GOAL_NEUTRALISE or points_of(state, enemy) > points_of(state, side)
        ):
            return WINS
        worth += 120.0 / (left + 1)
    return worth + menace(state, unit)


@cython.cfunc
@cython.exceptval(check=False)
def restraint_worth(state: State, unit: cython.int) -> cython.double:
    """What it is worth to suppress a soldier: his next card goes into getting up."""
    left: cython.int = cards_left(state, unit)
    if state.suppressed[unit] or left == 0:
        return 0.5
    worth: cython.double = 35.0 + 5.0 * min(left, 4)
    if takes_now(state, unit) or demolishes(state.table, unit):
        worth += 12.0
    if not controls(state, state.table.counter_side[unit], state.tile_of[unit]):
        worth += 0.7 * menace(state, unit)
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def damage_worth(state: State, side: cython.int, vehicle: cython.int) -> cython.double:
    """What one damage to a vehicle is worth to this side, whoever is injured with it."""
    table: Table = state.table
    counter: cython.int = table.vehicle_counter[vehicle]
    manned: cython.bint = somebody_aboard(state, vehicle) != NONE
    damage: cython.int = state.damage[vehicle] + 1
    left: cython.int = table.vehicle_integrity[vehicle] - damage
    worth: cython.double = 14.0 if manned else 3.0
    if damage == table.vehicle_critical[vehicle]:
        worth += 40.0 if manned else 5.0
        if main_goal(table, 1 - side) == GOAL_ESCAPE and manned:
            worth += 40.0
    if left <= 0:
        worth += 20.0
    if main_goal(table, side) == GOAL_NEUTRALISE and counts_for(table, side, counter):
        missing: cython.int = missing_counters(state, side)
        if left <= 0 and missing <= 1:
            return WINS
        worth += (40.0 + 120.0 / missing) / (left + 1)
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def ruin_worth(state: State, side: cython.int, structure: cython.int) -> cython.double:
    """What it is worth to this side to destroy a structure."""
    table: Table = state.table
    points: cython.int = table.structure_points[structure]
    if table.scores_ruins[side] and main_goal(table, side) == GOAL_CONTROL:
        if ruin_wins(state, side, points):
            return WINS
        return 60.0 + taking_worth(state, side, points)
    if main_goal(table, 1 - side) == GOAL_CONTROL and not table.scores_ruins[1 - side]:
        # The enemy would have scored it by holding the tile.
        return 50.0 + 20.0 * points
    return 0.0


@cython.cfunc
@cython.exceptval(check=False)
def ruin_chance(table: Table, deed: cython.int, structure: cython.int) -> cython.double:
    miss: cython.double = min(9, table.structure_defence[structure] - 1) / 10.0
    all_miss: cython.double = 1.0
    _die: cython.int
    for _die in range(table.deed_second[deed]):
        all_miss *= miss
    return 1.0 - all_miss
