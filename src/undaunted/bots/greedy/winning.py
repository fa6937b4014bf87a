"""How near a side is to winning at once by blowing something up, leaving, or neutralising."""

import cython

from undaunted.bots.greedy.targets import ruin_wins, steps_to_escape
from undaunted.bots.greedy.tiles import missing_counters, standing_points
from undaunted.bots.greedy.units import cards_left, counts_for, demolishes
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.victory.goals import main_goal
from undaunted.rules.words import GOAL_ESCAPE, GOAL_NEUTRALISE, NONE


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
