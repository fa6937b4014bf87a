"""What it is worth to hit, to suppress or to destroy somebody or something, once the dice have done it."""

from typing import Final

import cython

from undaunted.bots.greedy.plan import Plan
from undaunted.bots.greedy.tiles import taking_worth
from undaunted.bots.greedy.units import (
    WINS,
    cards_left,
    counts_for,
    demolishes,
    drives,
    takes_now,
    takes_tiles,
)
from undaunted.bots.greedy.winning import (
    is_last_hope,
    last_rifleman,
    missing_counters,
    ruin_wins,
    stake,
    standing_points,
    steps_to_escape,
    would_win,
)
from undaunted.rules.board import controls, points_of, scouted
from undaunted.rules.city.cells import is_routed
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import somebody_aboard
from undaunted.rules.victory.goals import main_goal
from undaunted.rules.words import (
    GAIN_ROUT,
    GAIN_VEHICLE,
    GOAL_CONTROL,
    GOAL_ESCAPE,
    GOAL_NEUTRALISE,
    GOAL_PIN,
    GOAL_ROUT,
    NONE,
    TRIGGERS,
)

# What a mission point is worth, wherever it comes from.
MISSION_POINT: Final = 60


@cython.cfunc
@cython.exceptval(check=False)
def hurt(state: State, plan: Plan, unit: cython.int) -> cython.double:
    """What a casualty in an enemy's unit is worth, reckoned once for a decision: every shot asks for it."""
    if plan.hurts[unit] < 0.0:
        plan.hurts[unit] = casualty_worth(state, unit)
    return plan.hurts[unit]  # type: ignore[no-any-return]


@cython.cfunc
@cython.exceptval(check=False)
def hold(state: State, plan: Plan, unit: cython.int) -> cython.double:
    """What it is worth to suppress an enemy's unit, likewise."""
    if plan.holds[unit] < 0.0:
        plan.holds[unit] = suppression_worth(state, unit)
    return plan.holds[unit]  # type: ignore[no-any-return]


# Units of several cards


@cython.cfunc
@cython.exceptval(check=False)
def casualty_worth(state: State, unit: cython.int) -> cython.double:
    """What a casualty in this unit is worth to its enemy."""
    table: Table = state.table
    if table.single_soldiers:
        return soldier_worth(state, unit)
    if table.city_cells:
        return besieged_worth(state, unit)
    side: cython.int = table.counter_side[unit]
    tile: cython.int = state.tile_of[unit]
    left: cython.int = cards_left(state, unit)
    takes: cython.bint = takes_tiles(table, unit)
    worth: cython.double = 42.0 + 45.0 / (left + 1)
    if takes:
        worth += 18.0
    if left == 0 and not takes:
        # A counter without a card does nothing but stand in the way.
        worth = 25.0
    if main_goal(table, 1 - side) == GOAL_PIN and table.counter_rifleman[unit]:
        if left == 0 and last_rifleman(state, unit):
            return WINS
        worth += 45.0 + 45.0 / (left + 1)
    return worth + place_worth(state, side, tile, takes)


@cython.cfunc
@cython.exceptval(check=False)
def besieged_worth(state: State, unit: cython.int) -> cython.double:
    """What a hit is worth where nobody leaves the board: the last card of a unit, and with it a rout."""
    table: Table = state.table
    side: cython.int = table.counter_side[unit]
    enemy: cython.int = 1 - side
    tile: cython.int = state.tile_of[unit]
    if is_routed(state, unit):
        # It may only be moved once more.
        return 4.0 + (12.0 if tile != NONE and stake(state, tile) else 0.0)
    left: cython.int = cards_left(state, unit)
    takes: cython.bint = takes_tiles(table, unit)
    worth: cython.double = 42.0 + 45.0 / (left + 1)
    if takes:
        worth += 18.0
    if table.counter_rolls[unit]:
        worth += 15.0 + MISSION_POINT * table.gains[enemy * TRIGGERS + GAIN_VEHICLE]
    worth += MISSION_POINT * table.gains[enemy * TRIGGERS + GAIN_ROUT] / (left + 1)
    if table.counter_rifleman[unit] and table.full_rout and table.full_rout[enemy]:
        if left == 0 and others_routed(state, unit):
            return WINS
        worth += (60.0 if others_routed(state, unit) else 20.0) / (left + 1)
    if main_goal(table, enemy) == GOAL_ROUT and counts_for(table, enemy, unit):
        missing: cython.int = missing_counters(state, enemy)
        if left == 0 and missing <= 1:
            return WINS
        worth += (40.0 + 120.0 / missing) / (left + 1)
    if tile == NONE:
        return worth
    return worth + place_worth(state, side, tile, takes)


@cython.cfunc
@cython.exceptval(check=False)
def others_routed(state: State, unit: cython.int) -> cython.bint:
    """Are all other Riflemen of its side on the board routed?"""
    table: Table = state.table
    side: cython.int = table.counter_side[unit]
    other: cython.int
    for other in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if other != unit and table.counter_rifleman[other] and state.tile_of[other] != NONE:
            if not is_routed(state, other):
                return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def place_worth(state: State, side: cython.int, tile: cython.int, takes: cython.bint) -> cython.double:
    """What makes a unit of this side dangerous where it stands."""
    if stake(state, tile) == 0:
        return 0.0
    worth: cython.double = 10.0
    if controls(state, side, tile):
        # It keeps us from taking the tile.
        worth += 25.0
        if would_win(state, 1 - side, tile):
            worth += 60.0
    elif takes:
        worth += 25.0
        if would_win(state, side, tile) and scouted(state, side, tile):
            worth += 150.0
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def suppression_worth(state: State, unit: cython.int) -> cython.double:
    """A suppressed unit spends its next card on getting up; one without cards would not have used any."""
    table: Table = state.table
    if table.single_soldiers:
        return restraint_worth(state, unit)
    left: cython.int = cards_left(state, unit)
    if state.suppressed[unit] or left == 0:
        return 0.5
    takes: cython.bint = takes_tiles(table, unit)
    worth: cython.double = 35.0 + 5.0 * min(left, 4)
    if takes:
        worth += 15.0
    side: cython.int = table.counter_side[unit]
    if not controls(state, side, state.tile_of[unit]):
        worth += 0.7 * place_worth(state, side, state.tile_of[unit], takes)
    return worth


# Single soldiers


@cython.cfunc
@cython.exceptval(check=False)
def menace(state: State, unit: cython.int) -> cython.double:
    """What makes a soldier dangerous to his enemy where he is."""
    table: Table = state.table
    side: cython.int = table.counter_side[unit]
    tile: cython.int = state.tile_of[unit]
    worth: cython.double = 0.0
    if tile == NONE:
        return worth
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


# Vehicles and structures


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
