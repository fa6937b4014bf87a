"""What it is worth to scout tiles: by walking there, or from afar with Navigate and Surveil."""

from typing import Final

import cython

from undaunted.bots.greedy.plan import Plan, from_afar
from undaunted.rules.board import distance, scouted
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.victory.goals import main_goal
from undaunted.rules.words import GOAL_CONTROL, MARKS

# What it costs to get a Fog of War into the deck.
FOG_COST: Final = 22


@cython.cfunc
@cython.exceptval(check=False)
def scouting_pull(state: State, plan: Plan, tile: cython.int) -> cython.double:
    """How strongly the tiles that should be scouted pull a scout that stands here."""
    table: Table = state.table
    best: cython.double = 0.0
    other: cython.int
    for other in range(table.tiles):
        if plan.wanted[other]:
            best = max(best, from_afar(plan.wanted[other], distance(table, tile, other)))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def scouting_gain(
    state: State, plan: Plan, goes: cython.int, here: cython.int, there: cython.int
) -> cython.double:
    """What a scout's step brings: nearer to what should be scouted, less the Fog of War it may cost."""
    pull: cython.double = scouting_pull(state, plan, there) - scouting_pull(state, plan, here)
    # Who has to take tiles is in a hurry; who has to pin the enemy would rather shoot.
    pull *= 2.2 if main_goal(state.table, plan.side) == GOAL_CONTROL else 1.2
    if goes & MARKS and not scouted(state, plan.side, there) and plan.wanted[there] == 0:
        pull -= FOG_COST
    return pull


# From afar


@cython.cfunc
@cython.exceptval(check=False)
def survey_worth(state: State, plan: Plan, tile: cython.int) -> cython.double:
    """What it is worth to mark one more tile."""
    if scouted(state, plan.side, tile):
        return 0.0
    return 0.6 * plan.wanted[tile] - 15.0


@cython.cfunc
@cython.exceptval(check=False)
def link_worth(state: State, plan: Plan, tile: cython.int, left: cython.int) -> cython.double:
    """What a tile is worth in a chain that goes on for some more tiles."""
    table: Table = state.table
    worth: cython.double = survey_worth(state, plan, tile)
    best: cython.double = 0.0
    k: cython.int
    for k in range(table.neighbours[tile] if left > 1 else 0):
        beside: cython.int = table.neighbour[tile * table.degree + k]
        if not state.chosen[beside]:
            best = max(best, survey_worth(state, plan, beside))
    return worth + 0.9 * best


@cython.cfunc
@cython.exceptval(check=False)
def best_chain(state: State, plan: Plan, here: cython.int, steps: cython.int) -> cython.double:
    """The best chain of tiles that a Navigate could mark."""
    table: Table = state.table
    best: cython.double = 0.0
    k: cython.int
    for k in range(table.neighbours[here]):
        best = max(best, link_worth(state, plan, table.neighbour[here * table.degree + k], steps))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def best_survey(state: State, plan: Plan, count: cython.int) -> cython.double:
    """The best tiles that a Surveil could mark."""
    best: cython.double = 0.0
    second: cython.double = 0.0
    tile: cython.int
    for tile in range(state.table.tiles):
        worth: cython.double = survey_worth(state, plan, tile)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + (second if count > 1 else 0.0)
