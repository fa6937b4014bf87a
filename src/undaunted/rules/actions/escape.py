"""Escaping the battlefield from a tile with an escape marker; a vehicle leaves with everyone aboard."""

import cython

from undaunted.rules.combat.casualties import forget_target
from undaunted.rules.round.automaton import leave_line
from undaunted.rules.state import State, answered, top
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import sits_in
from undaunted.rules.words import E_ESCAPED, ESCAPED, F_UNIT, GOAL_ESCAPE, NONE


@cython.cfunc
@cython.exceptval(check=False)
def may_escape(state: State, side: cython.int, unit: cython.int, here: cython.int) -> cython.bint:
    """Is there an escape marker on the tile, and does a goal let him go (ruling 21)?"""
    table: Table = state.table
    if not table.escapes or not table.escape[side * table.tiles + here]:
        return False
    goal: cython.int
    for goal in range(table.goal_from[side], table.goal_from[side + 1]):
        if table.goal_kind[goal] == GOAL_ESCAPE and lets_go(state, goal, unit):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def lets_go(state: State, goal: cython.int, unit: cython.int) -> cython.bint:
    """The soldier; or a vehicle with everyone aboard, the vehicle itself included."""
    table: Table = state.table
    first: cython.int = goal * table.counters
    vehicle: cython.int = table.counter_vehicle[unit]
    if vehicle == NONE:
        return table.goal_counter[first + unit] != 0
    if table.vehicles_named and not table.goal_counter[first + unit]:
        return False
    other: cython.int
    for other in range(table.side_first_counter[2]):
        if sits_in(state, other, vehicle) and not table.goal_counter[first + other]:
            return False
    return True


@cython.cfunc
def escape(state: State) -> cython.void:
    """Leave the board for good, and all one's cards the game."""
    table: Table = state.table
    unit: cython.int = state.stack[top(state) + F_UNIT]
    vehicle: cython.int = table.counter_vehicle[unit]
    answered(state)
    other: cython.int
    if vehicle != NONE:
        for other in range(table.side_first_counter[2]):
            if sits_in(state, other, vehicle):
                leave(state, other)
    leave(state, unit)
    state.to_judge = 1


@cython.cfunc
def leave(state: State, unit: cython.int) -> cython.void:
    table: Table = state.table
    state.still = 0
    state.tile_of[unit] = NONE
    state.suppressed[unit] = 0
    state.fate[unit] = ESCAPED
    forget_target(state, unit)
    if table.vehicles:
        state.aboard[unit] = NONE
    if table.counter_seat[unit] == table.automaton and table.automaton != NONE:
        leave_line(state, unit)
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        card: cython.int = table.unit_card[k]
        state.removed[card] += state.hand[card] + state.deck[card] + state.discard[card]
        state.removed[card] += state.played[card] + state.supply[card]
        state.hand[card] = state.deck[card] = state.discard[card] = 0
        state.played[card] = state.supply[card] = 0
    if state.events is not None:
        state.events.append((E_ESCAPED, unit))
