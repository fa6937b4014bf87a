"""How intentions are made: who has business on a tile gets a goal, and scouts open the way.

Ways are measured in steps, a dear one counting as several; a tile pulls by its worth, less from farther away.
"""

from typing import Final

import cython

from undaunted.bots.greedy.alike import has_alike
from undaunted.bots.greedy.plan import Plan, Plans, blank_plan, from_afar
from undaunted.bots.greedy.tiles import aim_worth, tile_worth
from undaunted.bots.greedy.units import counts_for, takes_soon, takes_tiles
from undaunted.rules.board import distance, is_rough, scouted
from undaunted.rules.city.cells import is_routed
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard
from undaunted.rules.victory.goals import main_goal
from undaunted.rules.words import GOAL_OCCUPY, NONE

# The cost of a step over ground that has to be scouted first.
UNSCOUTED_STEP: Final = 2
# The extra cost of rough terrain to who rides: he would have to get out.
ROUGH_STEP: Final = 2
FAR: Final = 200


@cython.cfunc
def plan_for(plans: Plans, state: State, side: cython.int) -> Plan:
    """The side's plan for this position, made anew if something on the board has changed."""
    if plans.table is not state.table:
        plans.table = state.table
        plans.alike = has_alike(state.table)
        plans.first = blank_plan(state.table, 0)
        plans.second = blank_plan(state.table, 1)
    plan: Plan = plans.second if side else plans.first
    plan.word = NONE
    unit: cython.int
    for unit in range(state.table.counters):
        plan.hurts[unit] = -1.0
        plan.holds[unit] = -1.0
    if not is_as_before(plan, state):
        think_again(plan, state)
    return plan


@cython.cfunc
@cython.exceptval(check=False)
def still(basis: bytearray, at: cython.int, cells: bytearray) -> cython.bint:
    """Does the basis hold these very bytes from here on?"""
    k: cython.int
    for k in range(len(cells)):
        if basis[at + k] != cells[k]:
            return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def is_as_before(plan: Plan, state: State) -> cython.bint:
    """Is everything as it was that a plan is made from? (The same order as in `think_again`.)"""
    basis: bytearray = plan.basis
    if len(basis) == 0 or not still(basis, 0, state.tile_of):
        return False
    at: cython.int = len(state.tile_of)
    if not still(basis, at, state.marker):
        return False
    at += len(state.marker)
    if not still(basis, at, state.points):
        return False
    at += len(state.points)
    if state.table.city_cells:
        return still(basis, at, state.city)
    if not state.table.single_soldiers:
        return True
    if not still(basis, at, state.aboard):
        return False
    at += len(state.aboard)
    if not still(basis, at, state.damage):
        return False
    at += len(state.damage)
    if not still(basis, at, state.holder):
        return False
    at += len(state.holder)
    if not still(basis, at, state.fate):
        return False
    return still(basis, at + len(state.fate), state.ruined)


@cython.cfunc
def think_again(plan: Plan, state: State) -> cython.void:
    """Make the side's intentions anew."""
    table: Table = state.table
    plan.basis = (
        state.tile_of
        + state.marker
        + state.points
        + state.city
        + state.aboard
        + state.damage
        + state.holder
        + state.fate
        + state.ruined
    )
    tile: cython.int
    for tile in range(table.tiles):
        plan.wanted[tile] = 0
    unit: cython.int
    for unit in range(table.side_first_counter[plan.side], table.side_first_counter[plan.side + 1]):
        plan.goal[unit] = NONE
        plan.worth[unit] = 0
        plan.rides[unit] = 0
        if state.tile_of[unit] != NONE and has_business(state, plan.side, unit):
            choose_goal(state, plan, unit)
            if plan.goal[unit] != NONE:
                find_ways(state, plan, unit)
                ask_for_scouting(state, plan, unit)


@cython.cfunc
@cython.exceptval(check=False)
def has_business(state: State, side: cython.int, unit: cython.int) -> cython.bint:
    """Single soldiers, and units that can take a tile; in the city also who only has to be somewhere."""
    table: Table = state.table
    if table.single_soldiers:
        return True
    if table.city_cells and is_routed(state, unit):
        return False
    if main_goal(table, side) == GOAL_OCCUPY and counts_for(table, side, unit):
        return True
    return takes_tiles(table, unit)


@cython.cfunc
@cython.exceptval(check=False)
def choose_goal(state: State, plan: Plan, unit: cython.int) -> cython.void:
    """The tile that pulls most; one that another unit is after already pulls less."""
    table: Table = state.table
    best: cython.double = 0.0
    here: cython.int = state.tile_of[unit]
    takes: cython.bint = not table.single_soldiers or takes_soon(state, unit)
    plan.rides[unit] = takes and not takes_tiles(table, unit)
    tile: cython.int
    for tile in range(table.tiles):
        worth: cython.int
        if table.single_soldiers:
            worth = aim_worth(state, plan.side, tile, unit, takes)
        else:
            worth = tile_worth(state, plan.side, tile, unit)
        if worth == 0:
            continue
        other: cython.int
        for other in range(table.side_first_counter[plan.side], unit):
            if plan.goal[other] == tile and not table.escape[plan.side * table.tiles + tile]:
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
def find_costs(state: State, plan: Plan, unit: cython.int) -> cython.void:
    """What a step to each tile costs the unit: who stalks needs no scouts, who rides no rough ground."""
    table: Table = state.table
    rides: cython.bint = is_aboard(state, unit)
    strides: cython.bint = table.counter_stalks[unit] != 0 and table.single_soldiers != 0 and not rides
    tile: cython.int
    for tile in range(table.tiles):
        plan.cost[tile] = 1 if strides or scouted(state, plan.side, tile) else UNSCOUTED_STEP
        if rides and is_rough(state, tile):
            plan.cost[tile] += ROUGH_STEP
        if table.city_cells and table.counter_rolls[unit] and is_rough(state, tile):
            plan.cost[tile] += 5 * ROUGH_STEP


@cython.cfunc
@cython.exceptval(check=False)
def find_ways(state: State, plan: Plan, unit: cython.int) -> cython.void:
    """The cost of the cheapest way to the unit's goal from every tile."""
    table: Table = state.table
    way: bytearray = plan.way
    first: cython.int = unit * table.tiles
    tile: cython.int
    k: cython.int
    find_costs(state, plan, unit)
    for tile in range(table.tiles):
        way[first + tile] = FAR
    way[first + plan.goal[unit]] = 0
    shorter: cython.bint = True
    while shorter:
        shorter = False
        for tile in range(table.tiles):
            for k in range(table.neighbours[tile]):
                beside: cython.int = table.neighbour[tile * table.degree + k]
                cost: cython.int = way[first + beside] + plan.cost[beside]
                if cost < way[first + tile]:
                    way[first + tile] = cost
                    shorter = True


@cython.cfunc
@cython.exceptval(check=False)
def ask_for_scouting(state: State, plan: Plan, unit: cython.int) -> cython.void:
    """Follow one cheapest way to the goal; what is not scouted on it should be."""
    table: Table = state.table
    if table.single_soldiers and table.counter_stalks[unit] and not is_aboard(state, unit):
        return
    first: cython.int = unit * table.tiles
    tile: cython.int = state.tile_of[unit]
    k: cython.int
    while plan.way[first + tile] != 0:
        ahead: cython.int = NONE
        for k in range(table.neighbours[tile]):
            beside: cython.int = table.neighbour[tile * table.degree + k]
            cost: cython.int = plan.way[first + beside] + plan.cost[beside]
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
    """Note that somebody with such business would like the tile to be scouted."""
    if not scouted(state, plan.side, tile) and worth > plan.wanted[tile]:
        plan.wanted[tile] = worth
