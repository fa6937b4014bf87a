"""Where a side's units want to go: each unit with Control gets a goal, and scouts open the ways there."""

from typing import Final

import cython

from undaunted.bots.worth import takes_tiles, tile_worth
from undaunted.rules.board import distance, scouted
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import NONE

# The cost of a step over ground that has to be scouted first.
UNSCOUTED_STEP: Final = 2
FAR: Final = 200


@cython.cclass
class Plan:
    """One side's intentions in one position."""

    side = cython.declare(cython.int, visibility="public")
    # By counter: its goal (NONE: none) and what that is worth.
    goal = cython.declare(bytearray, visibility="public")
    worth = cython.declare(bytearray, visibility="public")
    # By counter and tile: what the way from there to its goal costs.
    way = cython.declare(bytearray, visibility="public")
    # By tile: what it is worth to have it scouted.
    wanted = cython.declare(bytearray, visibility="public")

    def __init__(self) -> None:
        pass


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def from_afar(worth: cython.int, steps: cython.int) -> cython.double:
    """A goal pulls less from farther away."""
    return worth * 8.0 / (8.0 + 3.0 * steps)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def step_cost(state: State, side: cython.int, tile: cython.int) -> cython.int:
    return 1 if scouted(state, side, tile) else UNSCOUTED_STEP


@cython.cfunc
def make_plan(state: State, side: cython.int) -> Plan:
    table: Table = state.table
    plan: Plan = Plan()
    plan.side = side
    plan.goal = bytearray(table.counters)
    plan.worth = bytearray(table.counters)
    plan.way = bytearray(table.counters * table.tiles)
    plan.wanted = bytearray(table.tiles)
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        plan.goal[unit] = NONE
        if state.tile_of[unit] != NONE and takes_tiles(table, unit):
            choose_goal(state, plan, unit)
            if plan.goal[unit] != NONE:
                find_ways(state, plan, unit)
                ask_for_scouting(state, plan, unit)
    return plan


@cython.cfunc
@cython.exceptval(check=False)
def choose_goal(state: State, plan: Plan, unit: cython.int) -> cython.void:
    """The tile that pulls most; one that another unit is after already pulls less."""
    table: Table = state.table
    best: cython.double = 0.0
    here: cython.int = state.tile_of[unit]
    tile: cython.int
    for tile in range(table.tiles):
        worth: cython.int = tile_worth(state, plan.side, tile, unit)
        if worth == 0:
            continue
        other: cython.int
        for other in range(table.side_first_counter[plan.side], unit):
            if plan.goal[other] == tile:
                worth = worth * 2 // 5
        steps: cython.int = distance(table, here, tile)
        if not scouted(state, plan.side, tile):
            steps += UNSCOUTED_STEP - 1
        pull: cython.double = from_afar(worth, steps)
        if pull > best:
            best = pull
            plan.goal[unit] = tile
            plan.worth[unit] = worth


@cython.cfunc
@cython.exceptval(check=False)
def find_ways(state: State, plan: Plan, unit: cython.int) -> cython.void:
    """The cost of the cheapest way to the unit's goal from every tile."""
    table: Table = state.table
    way: bytearray = plan.way
    first: cython.int = unit * table.tiles
    tile: cython.int
    k: cython.int
    for tile in range(table.tiles):
        way[first + tile] = FAR
    way[first + plan.goal[unit]] = 0
    shorter: cython.bint = True
    while shorter:
        shorter = False
        for tile in range(table.tiles):
            for k in range(table.neighbours[tile]):
                beside: cython.int = table.neighbour[tile * table.degree + k]
                cost: cython.int = way[first + beside] + step_cost(state, plan.side, beside)
                if cost < way[first + tile]:
                    way[first + tile] = cost
                    shorter = True


@cython.cfunc
@cython.exceptval(check=False)
def ask_for_scouting(state: State, plan: Plan, unit: cython.int) -> cython.void:
    """Follow one cheapest way to the goal; what is not scouted on it should be."""
    table: Table = state.table
    first: cython.int = unit * table.tiles
    tile: cython.int = state.tile_of[unit]
    k: cython.int
    while plan.way[first + tile] != 0:
        ahead: cython.int = NONE
        for k in range(table.neighbours[tile]):
            beside: cython.int = table.neighbour[tile * table.degree + k]
            cost: cython.int = plan.way[first + beside] + step_cost(state, plan.side, beside)
            if cost == plan.way[first + tile]:
                ahead = beside
                break
        if ahead == NONE:
            return
        tile = ahead
        want(plan, state, tile, plan.worth[unit])
    # A unit may stand on ground that nobody has scouted yet.
    want(plan, state, tile, plan.worth[unit])


@cython.cfunc
@cython.exceptval(check=False)
def want(plan: Plan, state: State, tile: cython.int, worth: cython.int) -> cython.void:
    if not scouted(state, plan.side, tile) and worth > plan.wanted[tile]:
        plan.wanted[tile] = worth


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
