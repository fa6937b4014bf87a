"""Winning, at the moment it happens: points, pins, both pinned, Beyond All Hope."""

import cython

from undaunted.rules.board import points_of
from undaunted.rules.city.missions import all_routed, goal_progress
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.victory.goals import main_goal
from undaunted.rules.victory.hope import beyond_hope
from undaunted.rules.victory.prospects import counters_for_goal, may_count, out_of_prospects
from undaunted.rules.words import (
    BY_BEYOND_HOPE,
    BY_CONTROL,
    BY_DOUBLE_PIN,
    BY_ESCAPE,
    BY_FULL_ROUT,
    BY_HOLDING,
    BY_MISSION,
    BY_NEUTRALISING,
    BY_OCCUPYING,
    BY_PIN,
    BY_ROUT,
    BY_WITHDRAWAL,
    E_WITHDREW,
    E_WON,
    GOAL_CONTROL,
    GOAL_ESCAPE,
    GOAL_HOLD,
    GOAL_MISSION,
    GOAL_NEUTRALISE,
    GOAL_PIN,
    GOAL_ROUT,
    HOPE_NOTHING,
    HOPE_PROSPECTS,
    NONE,
)


@cython.ccall
@cython.exceptval(check=False)
def pinned(state: State, side: cython.int) -> cython.bint:
    """A side without a Rifleman counter on the board is pinned."""
    table: Table = state.table
    counter: cython.int
    for counter in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if table.counter_rifleman[counter] and state.tile_of[counter] != NONE:
            return False
    return True


@cython.cfunc
def win(state: State, side: cython.int, how: cython.int) -> cython.void:
    state.winner = side + 1
    state.how = how
    if state.events is not None:
        state.events.append((E_WON, side, how))


@cython.cfunc
def withdraw(state: State, side: cython.int) -> cython.void:
    """The other side wins at once."""
    if state.events is not None:
        state.events.append((E_WITHDREW, side))
    win(state, 1 - side, BY_WITHDRAWAL)
    state.to_judge = 1


@cython.ccall
def judge(state: State, active: cython.int) -> cython.void:
    """Look whether somebody has won; if both would at once, it is the active side (ruling 9)."""
    if state.winner:
        return
    if reaches_goal(state, active) or reaches_goal(state, 1 - active):
        return
    table: Table = state.table
    if table.hope == HOPE_NOTHING:
        return
    if table.hope == HOPE_PROSPECTS:
        judge_prospects(state, active)
        return
    lost_0: cython.bint = beyond_hope(state, 0)
    lost_1: cython.bint = beyond_hope(state, 1)
    goal_0: cython.int = table.goal_kind[table.goal_from[0]]
    goal_1: cython.int = table.goal_kind[table.goal_from[1]]
    if goal_0 == GOAL_CONTROL and goal_1 == GOAL_CONTROL:
        judge_points(state, lost_0, lost_1)
    elif lost_0 and goal_1 == GOAL_PIN:
        win(state, 1, BY_BEYOND_HOPE)
    elif lost_1 and goal_0 == GOAL_PIN:
        win(state, 0, BY_BEYOND_HOPE)


@cython.cfunc
def reaches_goal(state: State, side: cython.int) -> cython.bint:
    """Of several goals the first that is reached wins."""
    table: Table = state.table
    goal: cython.int
    for goal in range(table.goal_from[side], table.goal_from[side + 1]):
        how: cython.int = reached_by(state, side, goal)
        if how:
            win(state, side, how)
            return True
    if table.full_rout and table.full_rout[side] and all_routed(state, 1 - side):
        win(state, side, BY_FULL_ROUT)
        return True
    return False


@cython.ccall
@cython.exceptval(check=False)
def reached_by(state: State, side: cython.int, goal: cython.int) -> cython.int:
    """How a goal has been reached; 0 if it has not."""
    table: Table = state.table
    if table.goal_kind[goal] == GOAL_CONTROL:
        return BY_CONTROL if points_of(state, side) >= table.goal_points[goal] else 0
    if table.goal_kind[goal] == GOAL_PIN:
        return BY_PIN if pinned(state, 1 - side) else 0
    if table.goal_kind[goal] >= GOAL_ROUT:
        enough: cython.bint = goal_progress(state, side, goal) >= table.goal_points[goal]
        return city_end(table.goal_kind[goal]) if enough else 0
    if not may_count(state, goal, 0):
        return 0
    return BY_ESCAPE if table.goal_kind[goal] == GOAL_ESCAPE else BY_NEUTRALISING


@cython.cfunc
@cython.exceptval(check=False)
def city_end(kind: cython.int) -> cython.int:
    """How a game is said to be won by reaching a goal of this kind."""
    if kind == GOAL_ROUT:
        return BY_ROUT
    if kind == GOAL_MISSION:
        return BY_MISSION
    return BY_HOLDING if kind == GOAL_HOLD else BY_OCCUPYING


@cython.ccall
@cython.exceptval(check=False)
def goal_count(state: State, side: cython.int) -> cython.int:
    """How far this side's main goal has come: counters that have met their fate, mission points, …"""
    kind: cython.int = main_goal(state.table, side)
    if kind >= GOAL_ROUT:
        return goal_progress(state, side, state.table.goal_from[side])
    if kind == GOAL_ESCAPE or kind == GOAL_NEUTRALISE:
        return counters_for_goal(state, state.table.goal_from[side], 0, state.table.counters)
    return 0


@cython.cfunc
def judge_prospects(state: State, active: cython.int) -> cython.void:
    """Single soldiers: who is beyond hope loses to a neutraliser, or to an enemy ahead on points."""
    lost_0: cython.bint = out_of_prospects(state, 0)
    lost_1: cython.bint = out_of_prospects(state, 1)
    if not (lost_0 or lost_1):
        return
    table: Table = state.table
    if lost_0 and lost_1:
        win(state, better_of_both(state, active), BY_BEYOND_HOPE)
        return
    loser: cython.int = 0 if lost_0 else 1
    goal: cython.int = main_goal(table, 1 - loser)
    if goal == GOAL_NEUTRALISE or (
        goal == GOAL_CONTROL and points_of(state, 1 - loser) > points_of(state, loser)
    ):
        win(state, 1 - loser, BY_BEYOND_HOPE)


@cython.cfunc
@cython.exceptval(check=False)
def better_of_both(state: State, active: cython.int) -> cython.int:
    """Both beyond hope: most points, then initiative; with no points about, the neutraliser (ruling 24)."""
    table: Table = state.table
    if main_goal(table, 0) == GOAL_CONTROL or main_goal(table, 1) == GOAL_CONTROL:
        points_0: cython.int = points_of(state, 0)
        points_1: cython.int = points_of(state, 1)
        if points_0 == points_1:
            return state.initiative
        return 0 if points_0 > points_1 else 1
    if main_goal(table, active) == GOAL_NEUTRALISE:
        return active
    return 1 - active if main_goal(table, 1 - active) == GOAL_NEUTRALISE else state.initiative


@cython.cfunc
def judge_points(state: State, lost_0: cython.bint, lost_1: cython.bint) -> cython.void:
    """Both sides need points: both pinned (in either sense) ends it; one beyond hope loses once behind."""
    out_0: cython.bint = lost_0 or pinned(state, 0)
    out_1: cython.bint = lost_1 or pinned(state, 1)
    if not (lost_0 or lost_1 or (out_0 and out_1)):
        return
    points_0: cython.int = points_of(state, 0)
    points_1: cython.int = points_of(state, 1)
    if out_0 and out_1:
        how: cython.int = BY_BEYOND_HOPE if lost_0 or lost_1 else BY_DOUBLE_PIN
        if points_0 == points_1:
            win(state, state.initiative, how)
        else:
            win(state, 0 if points_0 > points_1 else 1, how)
    elif lost_0 and points_1 > points_0:
        win(state, 1, BY_BEYOND_HOPE)
    elif lost_1 and points_0 > points_1:
        win(state, 0, BY_BEYOND_HOPE)
