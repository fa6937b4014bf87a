"""What it is worth to advance together: the sum of what each step is worth to those who go."""

import cython

from undaunted.bots.greedy.plan import Plan
from undaunted.bots.greedy.steps import step_worth
from undaunted.rules.actions.advance import all_may_enter, in_squad, may_advance_to
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import ANYWHERE


@cython.cfunc
@cython.exceptval(check=False)
def gathered_worth(state: State, plan: Plan, tile: cython.int) -> cython.double:
    """What it is worth to those picked so far to go there."""
    worth: cython.double = 0.0
    unit: cython.int
    for unit in range(state.table.side_first_counter[2]):
        if state.pending[unit]:
            worth += step_worth(state, plan, unit, ANYWHERE, state.tile_of[unit], tile)
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def joining_worth(state: State, plan: Plan, seat: cython.int, unit: cython.int) -> cython.double:
    """What the best tile is worth to all who are picked, and to this unit with them."""
    table: Table = state.table
    here: cython.int = state.tile_of[unit]
    best: cython.double = -50.0
    k: cython.int
    for k in range(table.neighbours[here]):
        beside: cython.int = table.neighbour[here * table.degree + k]
        if may_advance_to(state, seat, unit, beside) and all_may_enter(state, seat, here, beside):
            worth: cython.double = step_worth(state, plan, unit, ANYWHERE, here, beside)
            best = max(best, worth + gathered_worth(state, plan, beside))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def best_advance(state: State, plan: Plan, seat: cython.int, squad: cython.int) -> cython.double:
    """The best tile for all of the squad, from any tile, who gain by it."""
    table: Table = state.table
    best: cython.double = 0.0
    here: cython.int
    k: cython.int
    unit: cython.int
    for here in range(table.tiles):
        for k in range(table.neighbours[here]):
            beside: cython.int = table.neighbour[here * table.degree + k]
            worth: cython.double = 0.0
            for unit in range(table.side_first_counter[plan.side], table.side_first_counter[plan.side + 1]):
                if state.tile_of[unit] == here and in_squad(state, seat, squad, unit):
                    if may_advance_to(state, seat, unit, beside):
                        worth += max(0.0, step_worth(state, plan, unit, ANYWHERE, here, beside))
            best = max(best, worth)
    return best
