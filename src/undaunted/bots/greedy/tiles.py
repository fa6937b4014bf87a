"""What it is worth to a unit to be on a tile: to take or guard it, to blow up what stands there, to leave.

From 0 (no business there) to MOST_WORTH (it wins), as if the unit were there: `planning` counts the way.
"""

import cython

from undaunted.bots.greedy.units import MOST_WORTH, counts_for, demolishes, takes_tiles, works_place
from undaunted.bots.greedy.winning import (
    held_points,
    missing_counters,
    needs_tiles,
    points_for,
    stake,
    standing_points,
    steps_to_take,
    would_win,
)
from undaunted.rules.board import controls, holds_on, points_of
from undaunted.rules.city.cells import is_routed
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import sitting
from undaunted.rules.victory.goals import main_goal, main_need
from undaunted.rules.words import (
    GOAL_CONTROL,
    GOAL_ESCAPE,
    GOAL_HOLD,
    GOAL_MISSION,
    GOAL_NEUTRALISE,
    GOAL_OCCUPY,
    GOAL_PIN,
    GOAL_ROUT,
    NONE,
)


@cython.cfunc
@cython.exceptval(check=False)
def tile_worth(state: State, side: cython.int, tile: cython.int, unit: cython.int) -> cython.int:
    """What it is worth to this unit to take the tile, or to stand guard on it: 0 … MOST_WORTH."""
    table: Table = state.table
    enemy: cython.int = 1 - side
    points: cython.int = stake(state, tile)
    if table.city_cells and main_goal(table, side) >= GOAL_ROUT:
        return mission_worth(state, side, tile, unit)
    if points == 0:
        return hunting_worth(state, side, tile)
    if controls(state, side, tile):
        if tile == table.radio_tile and side == table.radio_side:
            return taking_worth(state, side, 1)
        return guarding_worth(state, side, tile, unit)
    worth: cython.int = 0
    if needs_tiles(table, side):
        mine: cython.int = points_for(state, side, tile)
        if would_win(state, side, tile):
            return MOST_WORTH
        if mine:
            worth = taking_worth(state, side, mine)
        if controls(state, enemy, tile):
            worth += 20 + 8 * points
    elif needs_tiles(table, enemy):
        worth = 50
    if would_win(state, enemy, tile) and steps_to_take(state, enemy, tile) <= 2:
        worth += 80
    if controls(state, enemy, tile) and holds_on(state, enemy, tile):
        # Not before somebody drives them off; but near is where that is done.
        worth = worth * 2 // 3
    return min(worth, MOST_WORTH - 10)


@cython.cfunc
@cython.exceptval(check=False)
def taking_worth(state: State, side: cython.int, points: cython.int) -> cython.int:
    """Points, as a share of those that are missing."""
    missing: cython.int = max(1, main_need(state.table, side) - held_points(state, side))
    return 70 + 130 * min(points, missing) // missing


@cython.cfunc
@cython.exceptval(check=False)
def guarding_worth(state: State, side: cython.int, tile: cython.int, unit: cython.int) -> cython.int:
    """A unit on a controlled tile keeps the enemy from taking it."""
    table: Table = state.table
    enemy: cython.int = 1 - side
    away: cython.int = steps_to_take(state, enemy, tile)
    if away > 2 or not needs_tiles(table, enemy):
        return 0
    other: cython.int
    for other in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if other != unit and state.tile_of[other] == tile:
            return 0
    worth: cython.int = 60 + 20 * stake(state, tile) - 20 * away
    if would_win(state, enemy, tile):
        worth += 100
    return min(worth, MOST_WORTH - 10)


@cython.cfunc
@cython.exceptval(check=False)
def hunting_worth(state: State, side: cython.int, tile: cython.int) -> cython.int:
    """Who has to pin the enemy goes where its Riflemen are."""
    table: Table = state.table
    if main_goal(table, side) != GOAL_PIN:
        return 0
    enemy: cython.int = 1 - side
    unit: cython.int
    for unit in range(table.side_first_counter[enemy], table.side_first_counter[enemy + 1]):
        if table.counter_rifleman[unit] and state.tile_of[unit] == tile:
            return 60
    return 0


@cython.cfunc
@cython.exceptval(check=False)
def mission_worth(state: State, side: cython.int, tile: cython.int, unit: cython.int) -> cython.int:
    """The goals of the city: to be on a tile, to hold what gains points, to meet whom one has to rout."""
    table: Table = state.table
    enemy: cython.int = 1 - side
    goal: cython.int = table.goal_from[side]
    kind: cython.int = table.goal_kind[goal]
    takes: cython.bint = takes_tiles(table, unit)
    worth: cython.int = 0
    if kind == GOAL_OCCUPY:
        if table.goal_tile[goal * table.tiles + tile] and counts_for(table, side, unit):
            worth = 200
    elif kind == GOAL_HOLD and takes:
        mine: cython.int = points_for(state, side, tile)
        if mine and not controls(state, side, tile):
            worth = MOST_WORTH if would_win(state, side, tile) else taking_worth(state, side, mine)
        elif mine:
            worth = guarding_worth(state, side, tile, unit)
    elif table.gains_hold and table.gains_hold[side * table.tiles + tile] and takes:
        worth = 60 if controls(state, side, tile) else 150
    other: cython.int
    if worth == 0 and (kind in (GOAL_ROUT, GOAL_MISSION)):
        for other in range(table.side_first_counter[enemy], table.side_first_counter[enemy + 1]):
            if state.tile_of[other] == tile and not is_routed(state, other):
                if kind == GOAL_MISSION or counts_for(table, side, other):
                    worth = 60
    if worth == 0 and takes and needs_tiles(table, enemy) and stake(state, tile):
        # What the enemy needs is kept from him.
        worth = 30 if controls(state, side, tile) else 70
        if would_win(state, enemy, tile) and steps_to_take(state, enemy, tile) <= 2:
            worth += 80
    if worth and controls(state, enemy, tile) and holds_on(state, enemy, tile) and kind != GOAL_OCCUPY:
        worth = worth * 2 // 3
    return min(worth, MOST_WORTH - 10)


# Where counters count


@cython.cfunc
@cython.exceptval(check=False)
def aim_worth(
    state: State, side: cython.int, tile: cython.int, unit: cython.int, takes: cython.bint
) -> cython.int:
    """What it is worth to this soldier to be on the tile, whatever he would do there."""
    table: Table = state.table
    worth: cython.int = 0
    if takes:
        worth = tile_worth(state, side, tile, unit)
    elif controls(state, side, tile) and stake(state, tile):
        worth = guarding_worth(state, side, tile, unit) * 2 // 3
    if demolishes(table, unit):
        worth = max(worth, wrecking_worth(state, side, tile, unit))
    if table.escape[side * table.tiles + tile]:
        worth = max(worth, leaving_worth(state, side, unit))
    if table.vehicles and table.counter_skill[unit] and state.aboard[unit] == NONE:
        worth = max(worth, crewing_worth(state, side, tile, unit))
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def leaving_worth(state: State, side: cython.int, unit: cython.int) -> cython.int:
    """What it is worth to him to reach an escape marker."""
    table: Table = state.table
    if main_goal(table, side) != GOAL_ESCAPE or not counts_for(table, side, unit):
        return 0
    return 120 + 100 // missing_counters(state, side)


@cython.cfunc
@cython.exceptval(check=False)
def wrecking_worth(state: State, side: cython.int, tile: cython.int, unit: cython.int) -> cython.int:
    """What it is worth to one with explosives to be on a tile: structures, and vehicles to blow up."""
    table: Table = state.table
    worth: cython.int = 0
    points: cython.int = standing_points(state, tile)
    if points and table.scores_ruins[side] and main_goal(table, side) == GOAL_CONTROL:
        if points_of(state, side) + points >= main_need(table, side):
            return MOST_WORTH
        worth = taking_worth(state, side, points) + 10
    elif points and main_goal(table, 1 - side) == GOAL_CONTROL:
        worth = 60
    vehicle: cython.int
    for vehicle in range(table.vehicles):
        counter: cython.int = table.vehicle_counter[vehicle]
        if state.tile_of[counter] == tile and state.holder[vehicle] != side:
            if main_goal(table, side) == GOAL_NEUTRALISE and counts_for(table, side, counter):
                worth = max(worth, 60 + 80 // missing_counters(state, side))
            else:
                worth = max(worth, 30)
    return min(worth, MOST_WORTH - 10)


@cython.cfunc
@cython.exceptval(check=False)
def crewing_worth(state: State, side: cython.int, tile: cython.int, unit: cython.int) -> cython.int:
    """A specialist on foot goes where his vehicle is."""
    table: Table = state.table
    place: cython.int
    for place in range(table.place_from[table.vehicles]):
        vehicle: cython.int = table.place_vehicle[place]
        if state.tile_of[table.vehicle_counter[vehicle]] != tile or state.holder[vehicle] != side:
            continue
        if table.place_needs[place] and works_place(state, unit, place) and sitting(state, place) == NONE:
            return 70
    return 0
