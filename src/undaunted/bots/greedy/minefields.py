"""What mines are worth: to lay where enemies may cross, to lift where one's own want to, and to keep off."""

from typing import Final

import cython

from undaunted.bots.greedy.plan import Plan
from undaunted.bots.greedy.targets import casualty_worth, damage_worth
from undaunted.rules.actions.mines import mines_left
from undaunted.rules.board import distance, edge_between
from undaunted.rules.combat.defence import base_defence, hitting_faces
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard
from undaunted.rules.words import LAY_PERSONNEL, LIFT_PERSONNEL, NONE

# What a mine out of one's way is worth, and one on it.
IDLE_MINE: Final = 3
MINE_AHEAD: Final = 28


@cython.cfunc
@cython.exceptval(check=False)
def mine_chance(state: State, kind: cython.int, unit: cython.int) -> cython.double:
    """The chance that a mine with this side up hurts the unit, should it cross; 0 if it does not go off."""
    table: Table = state.table
    deed: cython.int = table.mine_deed[kind]
    base: cython.int = base_defence(state, table.deed_hits[deed], unit)
    if base == 0 or is_aboard(state, unit):
        return 0.0
    miss: cython.double = 1.0 - hitting_faces(base) / 10.0
    all_miss: cython.double = 1.0
    _die: cython.int
    for _die in range(table.deed_value[deed]):
        all_miss *= miss
    return 1.0 - all_miss


@cython.cfunc
@cython.exceptval(check=False)
def loss(state: State, unit: cython.int) -> cython.double:
    """What a hit on the unit costs its side."""
    vehicle: cython.int = state.table.counter_vehicle[unit]
    if vehicle != NONE:
        return 40.0 + damage_worth(state, 1 - state.holder[vehicle], vehicle)
    return min(160.0, casualty_worth(state, unit))


@cython.cfunc
@cython.exceptval(check=False)
def tread_cost(
    state: State, side: cython.int, unit: cython.int, here: cython.int, there: cython.int
) -> cython.double:
    """What the mines between two tiles cost a unit of this side that crosses."""
    table: Table = state.table
    if table.mine_owner == NONE or table.mine_owner == side:
        return 0.0
    edge: cython.int = edge_between(table, here, there)
    if edge == NONE:
        return 0.0
    cost: cython.double = 0.0
    kind: cython.int
    for kind in range(2):
        if state.mine[2 * edge + kind]:
            cost += state.mine[2 * edge + kind] * mine_chance(state, kind, unit) * loss(state, unit)
    return cost


@cython.cfunc
@cython.exceptval(check=False)
def laying_worth(
    state: State, side: cython.int, here: cython.int, edge: cython.int, kind: cython.int
) -> cython.double:
    """Enemies beyond the edge who may come this way; a second mine on an edge is worth less."""
    table: Table = state.table
    beyond: cython.int = table.edge_tile[2 * edge]
    if beyond == here:
        beyond = table.edge_tile[2 * edge + 1]
    worth: cython.double = 0.0
    unit: cython.int
    for unit in range(table.counters):
        tile: cython.int = state.tile_of[unit]
        if tile == NONE:
            continue
        vehicle: cython.int = table.counter_vehicle[unit]
        if (table.counter_side[unit] if vehicle == NONE else state.holder[vehicle]) == side:
            continue
        away: cython.int = distance(table, tile, beyond)
        if away < 3:
            worth += mine_chance(state, kind, unit) * loss(state, unit) / (4.0 + 4.0 * away)
    if state.points[here] or table.escape[(1 - side) * table.tiles + here]:
        worth *= 1.5
    return worth / (1.0 + state.mine[2 * edge] + state.mine[2 * edge + 1])


@cython.cfunc
@cython.exceptval(check=False)
def lifting_worth(state: State, plan: Plan, here: cython.int, edge: cython.int) -> cython.double:
    """A mine that lies before one of us who has to go that way; one's own had better stay."""
    table: Table = state.table
    if table.mine_owner == plan.side:
        return -20.0
    beyond: cython.int = table.edge_tile[2 * edge]
    if beyond == here:
        beyond = table.edge_tile[2 * edge + 1]
    best: cython.double = IDLE_MINE
    unit: cython.int
    for unit in range(table.side_first_counter[plan.side], table.side_first_counter[plan.side + 1]):
        if state.tile_of[unit] == NONE or plan.goal[unit] == NONE:
            continue
        first: cython.int = unit * table.tiles
        if (
            distance(table, state.tile_of[unit], here) < 3
            and plan.way[first + beyond] < plan.way[first + here]
        ):
            best = MINE_AHEAD
    return best


@cython.cfunc
@cython.exceptval(check=False)
def mining_worth(state: State, plan: Plan, here: cython.int, doing: cython.int) -> cython.double:
    """The best edge of a tile to lay, or to lift, such a mine; less than nothing where there is none."""
    table: Table = state.table
    best: cython.double = -20.0
    k: cython.int
    for k in range(table.neighbours[here]):
        edge: cython.int = table.edge_of[here * table.degree + k]
        if doing < LIFT_PERSONNEL:
            best = max(best, laying_worth(state, plan.side, here, edge, doing - LAY_PERSONNEL))
        elif state.mine[2 * edge + doing - LIFT_PERSONNEL]:
            best = max(best, lifting_worth(state, plan, here, edge))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def best_mining(state: State, plan: Plan, here: cython.int) -> cython.double:
    """The best that the action Mine could do from a tile."""
    best: cython.double = 0.0
    doing: cython.int
    lays: cython.bint = state.table.mine_owner == plan.side and mines_left(state) != 0
    for doing in range(LAY_PERSONNEL if lays else LIFT_PERSONNEL, LIFT_PERSONNEL + 2):
        best = max(best, mining_worth(state, plan, here, doing))
    return best
