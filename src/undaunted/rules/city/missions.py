"""Mission points, tiles to occupy, and the Full Rout: how else a game in the city is won."""

import cython

from undaunted.rules.board import controls
from undaunted.rules.city.cells import is_routed
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import E_GAINED, GOAL_HOLD, GOAL_MISSION, GOAL_ROUT, NONE, TRIGGERS


@cython.cfunc
def gain(state: State, side: cython.int, points: cython.int) -> cython.void:
    if points == 0:
        return
    at: cython.int = state.table.at_mission + side
    state.still = 0
    state.city[at] = min(NONE - 1, state.city[at] + points)
    state.to_judge = 1
    if state.events is not None:
        state.events.append((E_GAINED, side, points, state.city[at]))


@cython.cfunc
def gain_by(state: State, side: cython.int, trigger: cython.int) -> cython.void:
    gain(state, side, state.table.gains[side * TRIGGERS + trigger])


@cython.cfunc
def gain_for_ground(state: State) -> cython.void:
    """At the end of a round, for the tiles that count for a side while it controls them."""
    table: Table = state.table
    side: cython.int
    tile: cython.int
    for side in range(2):
        points: cython.int = 0
        for tile in range(table.tiles):
            if table.gains_hold[side * table.tiles + tile] and controls(state, side, tile):
                points += table.gains_hold[side * table.tiles + tile]
        gain(state, side, points)


@cython.cfunc
@cython.exceptval(check=False)
def mission_points_held(state: State, side: cython.int) -> cython.int:
    """On the tiles that a side controls."""
    table: Table = state.table
    total: cython.int = 0
    tile: cython.int
    for tile in range(table.tiles):
        if table.tile_mission[tile] and controls(state, side, tile):
            total += table.tile_mission[tile]
    return total


@cython.cfunc
@cython.exceptval(check=False)
def routed_for(state: State, goal: cython.int) -> cython.int:
    """How many of the counters that a goal means are routed at this moment."""
    table: Table = state.table
    total: cython.int = 0
    unit: cython.int
    for unit in range(table.counters):
        if table.goal_counter[goal * table.counters + unit] and is_routed(state, unit):
            total += 1
    return total


@cython.cfunc
@cython.exceptval(check=False)
def fewest_on_tiles(state: State, goal: cython.int) -> cython.int:
    """Of the tiles of a goal to occupy, how many of those who count stand on the one with the fewest.

    Routed ones do not count, suppressed ones and vehicles do (ruling 56).
    """
    table: Table = state.table
    fewest: cython.int = NONE
    tile: cython.int
    unit: cython.int
    for tile in range(table.tiles):
        if not table.goal_tile[goal * table.tiles + tile]:
            continue
        there: cython.int = 0
        for unit in range(table.counters):
            if state.tile_of[unit] == tile and table.goal_counter[goal * table.counters + unit]:
                if not is_routed(state, unit):
                    there += 1
        fewest = min(fewest, there)
    return 0 if fewest == NONE else fewest


@cython.ccall
@cython.exceptval(check=False)
def goal_progress(state: State, side: cython.int, goal: cython.int) -> cython.int:
    """How many of what a goal needs there are now."""
    kind: cython.int = state.table.goal_kind[goal]
    if kind == GOAL_ROUT:
        return routed_for(state, goal)
    if kind == GOAL_MISSION:
        return state.city[state.table.at_mission + side]
    return mission_points_held(state, side) if kind == GOAL_HOLD else fewest_on_tiles(state, goal)


@cython.ccall
@cython.exceptval(check=False)
def all_routed(state: State, side: cython.int) -> cython.bint:
    """Are all Riflemen of a side who are on the board routed, and is there one (ruling 48)?"""
    table: Table = state.table
    one: cython.bint = False
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if table.counter_rifleman[unit] and state.tile_of[unit] != NONE:
            if not is_routed(state, unit):
                return False
            one = True
    return one
