"""The goal that a side's file names first: what the end of the game and the bots go by."""

import cython

from undaunted.rules.table import Table


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def main_goal(table: Table, side: cython.int) -> cython.int:
    """Its kind."""
    return table.goal_kind[table.goal_from[side]]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def main_need(table: Table, side: cython.int) -> cython.int:
    """How many points or counters it takes."""
    return table.goal_points[table.goal_from[side]]
