"""What would win the game at once, and how near a side is to it.

Points are the game's own, steps are tiles; only `threat` and `urgency` are on the scale of `units`.
"""

import cython

from undaunted.bots.greedy.plan import Plan
from undaunted.bots.greedy.units import cards_left, counts_for, demolishes, still_plays, takes_now
from undaunted.rules.board import controls, distance, points_of, scouted
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.victory.goals import main_goal, main_need
from undaunted.rules.victory.prospects import counters_for_goal, may_claim
from undaunted.rules.victory.verdict import goal_count
from undaunted.rules.words import (
    CAN_CONTROL,
    CAN_MOVE,
    GOAL_CONTROL,
    GOAL_ESCAPE,
    GOAL_HOLD,
    GOAL_NEUTRALISE,
    NONE,
)


@cython.cfunc
@cython.exceptval(check=False)
def standing_points(state: State, tile: cython.int) -> cython.int:
    """What the structures that still stand on the tile are worth."""
    table: Table = state.table
    total: cython.int = 0
    structure: cython.int
    for structure in range(table.structures):
        if table.structure_tile[structure] == tile and not state.ruined[structure]:
            total += table.structure_points[structure]
    return total


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def stake(state: State, tile: cython.int) -> cython.int:
    """All points that the tile could bring somebody."""
    if state.table.city_cells:
        return state.points[tile] + mission_stake(state.table, tile)
    return state.points[tile] + (standing_points(state, tile) if state.table.structures else 0)


@cython.cfunc
@cython.exceptval(check=False)
def mission_stake(table: Table, tile: cython.int) -> cython.int:
    """Mission points on the tile, or to be gained by holding it."""
    total: cython.int = table.tile_mission[tile]
    if table.gains_hold:
        total += max(table.gains_hold[tile], table.gains_hold[table.tiles + tile])
    return total


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def needs_tiles(table: Table, side: cython.int) -> cython.bint:
    """Is its goal to control tiles for the points on them?"""
    return main_goal(table, side) == GOAL_CONTROL or main_goal(table, side) == GOAL_HOLD


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def held_points(state: State, side: cython.int) -> cython.int:
    """Of the kind that its goal counts."""
    if main_goal(state.table, side) == GOAL_HOLD:
        return goal_count(state, side)
    return points_of(state, side)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def points_for(state: State, side: cython.int, tile: cython.int) -> cython.int:
    """What controlling the tile scores: for destroyers, structures are not among it."""
    if state.table.city_cells:
        return (
            state.table.tile_mission[tile]
            if main_goal(state.table, side) == GOAL_HOLD
            else state.points[tile]
        )
    return state.points[tile] if state.table.scores_ruins[side] else stake(state, tile)


@cython.cfunc
@cython.exceptval(check=False)
def would_win(state: State, side: cython.int, tile: cython.int) -> cython.bint:
    """Would controlling this tile as well reach the side's points?"""
    table: Table = state.table
    if not needs_tiles(table, side):
        return False
    gain: cython.int = points_for(state, side, tile)
    if gain == 0:
        return False
    if controls(state, side, tile):
        # Only the radio can be controlled again, for one point more.
        if tile != table.radio_tile or side != table.radio_side:
            return False
        gain = 1
    return held_points(state, side) + gain >= main_need(table, side)


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
def missing_counters(state: State, side: cython.int) -> cython.int:
    """How many more counters must meet their fate for this side to win; at least 1."""
    return max(1, main_need(state.table, side) - goal_count(state, side))


@cython.cfunc
@cython.exceptval(check=False)
def last_rifleman(state: State, unit: cython.int) -> cython.bint:
    """Is it its side's only Rifleman on the board?"""
    table: Table = state.table
    side: cython.int = table.counter_side[unit]
    other: cython.int
    for other in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if other != unit and table.counter_rifleman[other] and state.tile_of[other] != NONE:
            return False
    return table.counter_rifleman[unit] != 0


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
        needed: cython.int = main_need(table, side)
        return counters_for_goal(state, table.goal_from[side], CAN_MOVE, needed + 1) <= needed
    if main_goal(table, side) != GOAL_CONTROL or not (takes_now(state, unit) or demolishes(table, unit)):
        return False
    able: cython.int = 0
    other: cython.int
    k: cython.int
    for other in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if other != unit and state.tile_of[other] != NONE:
            for k in range(table.unit_from[other], table.unit_from[other + 1]):
                if still_plays(state, other, table.unit_card[k]):
                    able |= table.card_can[table.unit_card[k]]
            if takes_now(state, other):
                able |= CAN_CONTROL
    return not may_claim(state, side, able, main_need(table, side))


# How far away it is


@cython.cfunc
@cython.exceptval(check=False)
def steps_to_take(state: State, side: cython.int, tile: cython.int) -> cython.int:
    """How far this side's nearest unit with Control is from a tile; NONE without one, or without a marker."""
    table: Table = state.table
    nearest: cython.int = NONE
    if not scouted(state, side, tile):
        return NONE
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if state.tile_of[unit] != NONE and takes_now(state, unit):
            nearest = min(nearest, distance(table, state.tile_of[unit], tile))
    return nearest


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


# What it is worth to be faster


@cython.cfunc
@cython.exceptval(check=False)
def threat(state: State, side: cython.int) -> cython.double:
    """What it is worth to this side's enemy to move before it does."""
    table: Table = state.table
    worth: cython.double = 0.0
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        tile: cython.int = state.tile_of[unit]
        if tile == NONE:
            continue
        if demolishes(table, unit) and ruin_wins(state, side, standing_points(state, tile)):
            worth += 60.0
        leaves: cython.bint = main_goal(table, side) == GOAL_ESCAPE and counts_for(table, side, unit)
        if leaves and steps_to_escape(table, side, tile) <= 1:
            worth += 60.0 / missing_counters(state, side)
    if main_goal(table, side) == GOAL_NEUTRALISE and missing_counters(state, side) == 1:
        for unit in range(table.side_first_counter[1 - side], table.side_first_counter[2 - side]):
            if state.tile_of[unit] != NONE and counts_for(table, side, unit) and not cards_left(state, unit):
                worth += 20.0
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def urgency(state: State, plan: Plan) -> cython.double:
    """To move first is worth most where the enemy could win at once."""
    table: Table = state.table
    worth: cython.double = 10.0
    tile: cython.int
    for tile in range(table.tiles):
        if would_win(state, 1 - plan.side, tile):
            away: cython.int = steps_to_take(state, 1 - plan.side, tile)
            if away <= 1:
                worth += 60.0 - 30.0 * away
    return worth + threat(state, 1 - plan.side) if table.single_soldiers else worth
