"""Escaping the battlefield from a tile with an escape marker; a vehicle leaves with everyone aboard."""

import cython

from undaunted.rules.round.rounds import active_side
from undaunted.rules.state import State, answered, top
from undaunted.rules.table import Table
from undaunted.rules.victory.verdict import judge
from undaunted.rules.words import E_ESCAPED, ESCAPED, F_UNIT, GOAL_ESCAPE, NONE


@cython.cfunc
@cython.exceptval(check=False)
def may_escape(state: State, side: cython.int, unit: cython.int) -> cython.bint:
    """Does he stand on an escape marker, and does the scenario let him (or everyone aboard) go?"""
    table: Table = state.table
    if table.goal_kind[side] != GOAL_ESCAPE or not table.escape[side * table.tiles + state.tile_of[unit]]:
        return False
    vehicle: cython.int = table.counter_vehicle[unit]
    if vehicle == NONE:
        return table.goal_counter[side * table.counters + unit] != 0
    other: cython.int
    for other in range(table.side_first_counter[2]):
        if state.aboard[other] != NONE and table.place_vehicle[state.aboard[other]] == vehicle:
            if not table.goal_counter[side * table.counters + other]:
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
            if state.aboard[other] != NONE and table.place_vehicle[state.aboard[other]] == vehicle:
                leave(state, other)
    leave(state, unit)
    judge(state, active_side(state))


@cython.cfunc
def leave(state: State, unit: cython.int) -> cython.void:
    table: Table = state.table
    state.tile_of[unit] = NONE
    state.suppressed[unit] = 0
    state.fate[unit] = ESCAPED
    if table.vehicles:
        state.aboard[unit] = NONE
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        card: cython.int = table.unit_card[k]
        state.removed[card] += state.hand[card] + state.deck[card] + state.discard[card]
        state.removed[card] += state.played[card] + state.supply[card]
        state.hand[card] = state.deck[card] = state.discard[card] = 0
        state.played[card] = state.supply[card] = 0
    if state.events is not None:
        state.events.append((E_ESCAPED, unit))
