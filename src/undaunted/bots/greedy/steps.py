"""What a step achieves, on foot or in a vehicle, and what it is worth to leave the board."""

import cython

from undaunted.bots.greedy.city import braved_worth
from undaunted.bots.greedy.exposure import peril
from undaunted.bots.greedy.minefields import tread_cost
from undaunted.bots.greedy.plan import Plan, from_afar
from undaunted.bots.greedy.scouting import scouting_gain
from undaunted.bots.greedy.shots import firing_worth
from undaunted.bots.greedy.targets import hurt
from undaunted.bots.greedy.units import WINS, counts_for, scouts_tiles, takes_tiles
from undaunted.bots.greedy.winning import missing_counters
from undaunted.rules.actions.escape import may_escape
from undaunted.rules.actions.movement import can_be_guided, may_enter
from undaunted.rules.board import cover_on, distance
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import sits_in
from undaunted.rules.words import MARKS, NONE


@cython.cfunc
@cython.exceptval(check=False)
def step_worth(
    state: State, plan: Plan, unit: cython.int, goes: cython.int, here: cython.int, there: cython.int
) -> cython.double:
    """What a step achieves: nearer to the goal, to ground that should be scouted, or to a better shot."""
    table: Table = state.table
    if table.single_soldiers:
        worth: cython.double = walking_worth(state, plan, unit, goes, False, here, there)
        return worth - tread_cost(state, plan.side, unit, here, there)
    cover: cython.double = 2.0 * (cover_on(state, there) - cover_on(state, here))
    if table.mine_owner != NONE:
        cover -= tread_cost(state, plan.side, unit, here, there)
    if table.hazards:
        return braved_worth(
            state, unit, here, there, stepping_worth(state, plan, unit, goes, cover, here, there)
        )
    return stepping_worth(state, plan, unit, goes, cover, here, there)


@cython.cfunc
@cython.exceptval(check=False)
def stepping_worth(
    state: State,
    plan: Plan,
    unit: cython.int,
    goes: cython.int,
    cover: cython.double,
    here: cython.int,
    there: cython.int,
) -> cython.double:
    """The same of a unit of several cards, whatever lies in wait; `cover` is what the ground adds."""
    table: Table = state.table
    if table.city_cells and plan.goal[unit] != NONE and not takes_tiles(table, unit):
        # One who only has to be somewhere.
        return goal_gain(state, plan, unit, here, there) + cover
    if takes_tiles(table, unit):
        if plan.goal[unit] == NONE:
            return (
                0.6 * (firing_worth(state, plan, unit, there) - firing_worth(state, plan, unit, here))
                + cover
                - 4.0
            )
        return goal_gain(state, plan, unit, here, there) + cover
    if goes & MARKS or scouts_tiles(table, unit):
        return scouting_gain(state, plan, goes, here, there) + cover - 4.0
    if table.counter_spots[unit]:
        # A Mortar on the march loses its target.
        return -5.0
    return (
        0.8 * (firing_worth(state, plan, unit, there) - firing_worth(state, plan, unit, here)) + cover - 4.0
    )


@cython.cfunc
@cython.exceptval(check=False)
def goal_gain(
    state: State, plan: Plan, unit: cython.int, here: cython.int, there: cython.int
) -> cython.double:
    """What it is worth to be there and not here to a unit with business somewhere."""
    first: cython.int = unit * state.table.tiles
    before: cython.int = plan.way[first + here]
    after: cython.int = plan.way[first + there]
    worth: cython.int = plan.worth[unit]
    gain: cython.double = 5.5 * (from_afar(worth, after) - from_afar(worth, before))
    return gain + 8.0 if after < before else gain - 8.0


@cython.cfunc
@cython.exceptval(check=False)
def walking_worth(
    state: State,
    plan: Plan,
    unit: cython.int,
    goes: cython.int,
    riding: cython.bint,
    here: cython.int,
    there: cython.int,
) -> cython.double:
    """A single soldier's step: to his goal if he has one; scouts open ways, others close with the enemy."""
    best: cython.double = -8.0
    if plan.goal[unit] != NONE and (riding or not plan.rides[unit]):
        best = goal_gain(state, plan, unit, here, there)
    if goes & MARKS or (not riding and scouts_tiles(state.table, unit)):
        best = max(best, scouting_gain(state, plan, goes, here, there) - 4.0)
    elif plan.goal[unit] == NONE:
        gain: cython.double = firing_worth(state, plan, unit, there) - firing_worth(state, plan, unit, here)
        best = 0.8 * gain + 2.0 * (prey_pull(state, plan, there) - prey_pull(state, plan, here)) - 4.0
    return best - peril(state, unit, here, there)


@cython.cfunc
@cython.exceptval(check=False)
def prey_pull(state: State, plan: Plan, tile: cython.int) -> cython.double:
    """How strongly the enemy's soldiers pull somebody who has nothing better to do than to shoot at them."""
    table: Table = state.table
    best: cython.double = 0.0
    enemy: cython.int = 1 - plan.side
    unit: cython.int
    for unit in range(table.side_first_counter[enemy], table.side_first_counter[enemy + 1]):
        if state.tile_of[unit] != NONE:
            worth: cython.double = min(150.0, hurt(state, plan, unit))
            # One step away is near enough.
            away: cython.int = max(1, distance(table, tile, state.tile_of[unit]))
            best = max(best, 0.4 * worth * 8.0 / (8.0 + 3.0 * away))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def best_step(
    state: State, plan: Plan, unit: cython.int, goes: cython.int, here: cython.int
) -> cython.double:
    """The best step from a tile, or 0: nobody has to take one."""
    table: Table = state.table
    best: cython.double = 0.0
    k: cython.int
    for k in range(table.neighbours[here]):
        beside: cython.int = table.neighbour[here * table.degree + k]
        if may_enter(state, plan.side, goes, unit, beside):
            best = max(best, step_worth(state, plan, unit, goes, here, beside))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def best_guided(state: State, plan: Plan, deed: cython.int) -> cython.double:
    """The best step of anybody who can be guided."""
    table: Table = state.table
    best: cython.double = 0.0
    unit: cython.int
    for unit in range(table.side_first_counter[plan.side], table.side_first_counter[plan.side + 1]):
        if can_be_guided(state, plan.side, deed, unit):
            best = max(best, best_step(state, plan, unit, 0, state.tile_of[unit]))
    return best


# Vehicles


@cython.cfunc
@cython.exceptval(check=False)
def drive_worth(
    state: State, plan: Plan, vehicle: cython.int, here: cython.int, there: cython.int
) -> cython.double:
    """What a vehicle's step achieves for everyone aboard."""
    table: Table = state.table
    worth: cython.double = -4.0
    if table.mine_owner != NONE:
        worth -= tread_cost(state, plan.side, table.vehicle_counter[vehicle], here, there)
    unit: cython.int
    for unit in range(table.side_first_counter[2]):
        if sits_in(state, unit, vehicle):
            worth += walking_worth(state, plan, unit, 0, True, here, there)
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def best_drive(state: State, plan: Plan, vehicle: cython.int, here: cython.int) -> cython.double:
    """The best step of a vehicle, or 0."""
    table: Table = state.table
    best: cython.double = 0.0
    k: cython.int
    for k in range(table.neighbours[here]):
        beside: cython.int = table.neighbour[here * table.degree + k]
        if may_enter(state, plan.side, 0, table.vehicle_counter[vehicle], beside):
            best = max(best, drive_worth(state, plan, vehicle, here, beside))
    return best


# Leaving the board


@cython.cfunc
@cython.exceptval(check=False)
def escape_worth(state: State, side: cython.int, counter: cython.int, here: cython.int) -> cython.double:
    """What it is worth to leave the board now, with everyone aboard if it is a vehicle; 0 if he may not."""
    table: Table = state.table
    if not may_escape(state, side, counter, here):
        return 0.0
    leaving: cython.int = 1 if counts_for(table, side, counter) else 0
    vehicle: cython.int = table.counter_vehicle[counter]
    unit: cython.int
    for unit in range(table.side_first_counter[2] if vehicle != NONE else 0):
        if not sits_in(state, unit, vehicle):
            continue
        if counts_for(table, side, unit):
            leaving += 1
    missing: cython.int = missing_counters(state, side)
    if leaving >= missing:
        return WINS
    return 150.0 + 150.0 * leaving / missing if leaving else -20.0
