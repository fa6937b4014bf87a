"""What a fight for the city looks like to one side: mission points, several ways to win, routs."""

import cython

from undaunted.bots.greedy.units import cards_left, counts_for
from undaunted.bots.search.columns import (
    APPROACH,
    BLOCKED,
    GUARDED,
    NEARLY,
    OTHER_DONE,
    OTHER_NEAR,
    OTHER_THIN,
    PROGRESS,
    SLACK,
    STEPS_0,
)
from undaunted.bots.search.reach import Reach, nearest
from undaunted.rules.board import controls, distance, points_of
from undaunted.rules.city.cells import is_routed
from undaunted.rules.city.missions import goal_progress
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.victory.goals import main_need
from undaunted.rules.victory.verdict import goal_count
from undaunted.rules.words import GOAL_CONTROL, GOAL_OCCUPY, GOAL_ROUT, NONE


@cython.cfunc
@cython.exceptval(check=False)
def describe_mission(state: State, side: cython.int, reach: Reach) -> cython.void:
    """For the goals of the city: what is done, tiles that bring more, tiles to reach, enemies to rout."""
    table: Table = state.table
    goal: cython.int = table.goal_from[side]
    need: cython.double = main_need(table, side)
    done: cython.int = goal_count(state, side)
    missing: cython.int = max(1, main_need(table, side) - done)
    reach.row[PROGRESS] = min(1.0, done / need)
    reach.row[NEARLY] = 1.0 / missing
    tile: cython.int
    if table.gains_hold:
        for tile in range(table.tiles):
            points: cython.int = table.gains_hold[side * table.tiles + tile]
            if points and controls(state, side, tile):
                reach.row[GUARDED] += points / need
            elif points:
                steps: cython.int = nearest(state, reach.takers, reach.taking, tile)
                if steps != NONE:
                    reach.row[STEPS_0 + min(4, steps)] += points / need
    if table.goal_kind[goal] == GOAL_OCCUPY:
        describe_way(state, side, goal, reach)
    else:
        describe_rout(state, side, goal, missing, reach)


@cython.cfunc
@cython.exceptval(check=False)
def describe_way(state: State, side: cython.int, goal: cython.int, reach: Reach) -> cython.void:
    """Those who have to be somewhere: how far they still have to go."""
    table: Table = state.table
    unit: cython.int
    tile: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if state.tile_of[unit] == NONE or not counts_for(table, side, unit) or is_routed(state, unit):
            continue
        steps: cython.int = NONE
        for tile in range(table.tiles):
            if table.goal_tile[goal * table.tiles + tile]:
                steps = min(steps, distance(table, state.tile_of[unit], tile))
        if steps != NONE:
            reach.row[APPROACH] += 0.5 / (1.0 + steps)
            reach.row[STEPS_0 + min(steps, 4)] += 0.25
            reach.row[SLACK] += 0.1 * min(4, cards_left(state, unit))


@cython.cfunc
@cython.exceptval(check=False)
def describe_rout(
    state: State, side: cython.int, goal: cython.int, missing: cython.int, reach: Reach
) -> cython.void:
    """Enemies who count: how thin they have become, and how near one's own are."""
    table: Table = state.table
    left: cython.int = 0
    unit: cython.int
    for unit in range(table.side_first_counter[1 - side], table.side_first_counter[2 - side]):
        if state.tile_of[unit] == NONE or is_routed(state, unit):
            continue
        named: cython.bint = table.goal_counter[goal * table.counters + unit] != 0
        if not named and any_named(table, goal):
            continue
        left += 1
        reach.row[BLOCKED] += 0.5 / (1.0 + cards_left(state, unit))
        steps: cython.int = nearest(state, reach.fighters, reach.fighting, state.tile_of[unit])
        if steps != NONE:
            reach.row[APPROACH] += 0.25 / (1.0 + steps)
    reach.row[SLACK] = 0.2 * (left - missing)


@cython.cfunc
@cython.exceptval(check=False)
def describe_others(state: State, side: cython.int, reach: Reach) -> cython.void:
    """Goals beside the main one: any of them wins."""
    table: Table = state.table
    goal: cython.int
    for goal in range(table.goal_from[side] + 1, table.goal_from[side + 1]):
        need: cython.double = table.goal_points[goal]
        done: cython.double = points_of(state, side)
        if table.goal_kind[goal] != GOAL_CONTROL:
            done = goal_progress(state, side, goal)
        reach.row[OTHER_DONE] = max(reach.row[OTHER_DONE], min(1.0, done / need))
        if table.goal_kind[goal] == GOAL_ROUT:
            describe_hunted(state, side, goal, reach)


@cython.cfunc
@cython.exceptval(check=False)
def describe_hunted(state: State, side: cython.int, goal: cython.int, reach: Reach) -> cython.void:
    """Those who have to be routed, as a share of how many it takes."""
    table: Table = state.table
    need: cython.double = table.goal_points[goal]
    named: cython.bint = any_named(table, goal)
    unit: cython.int
    for unit in range(table.side_first_counter[1 - side], table.side_first_counter[2 - side]):
        if state.tile_of[unit] == NONE or is_routed(state, unit):
            continue
        if named and not table.goal_counter[goal * table.counters + unit]:
            continue
        reach.row[OTHER_THIN] += 1.0 / (need * (1.0 + cards_left(state, unit)))
        steps: cython.int = nearest(state, reach.fighters, reach.fighting, state.tile_of[unit])
        if steps != NONE:
            reach.row[OTHER_NEAR] += 1.0 / (need * (1.0 + steps))


@cython.cfunc
@cython.exceptval(check=False)
def any_named(table: Table, goal: cython.int) -> cython.bint:
    """Is the goal about counters at all? One for mission points is about nobody in particular."""
    unit: cython.int
    for unit in range(table.counters):
        if table.goal_counter[goal * table.counters + unit]:
            return True
    return False
