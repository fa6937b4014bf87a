"""What meets whoever moves: a mine on the edge, then Machine Gunners who watch the tile (rulings 50 and 51).

Both come before the step. A casualty, or being suppressed, ends the action where the unit stands.
"""

import cython

from undaunted.rules.board import edge_between
from undaunted.rules.city.cells import lies_on, watched_by
from undaunted.rules.city.tunnels import is_tunnelled
from undaunted.rules.combat.attack import resolve_attack
from undaunted.rules.combat.defence import base_defence
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.words import (
    ASK_COMBO,
    ASK_STEP,
    DO_HAZARD,
    E_HALTED,
    E_MINE_SPENT,
    E_TRIGGERED,
    F_CARD,
    F_KIND,
    F_LEFT,
    F_SEAT,
    F_UNIT,
    F_ZONE,
    NONE,
)


@cython.ccall
@cython.exceptval(check=False)
def mine_ahead(state: State, unit: cython.int, there: cython.int) -> cython.int:
    """The edge with an enemy mine that this unit would set off; NONE if there is none.

    Underground there are no edges: who can take a tunnel takes it.
    """
    table: Table = state.table
    here: cython.int = state.tile_of[unit]
    if is_tunnelled(state, unit, here, there):
        return NONE
    edge: cython.int = edge_between(table, here, there)
    if edge == NONE or lies_on(state, edge) == 0:
        return NONE
    mine: cython.int = lies_on(state, edge) - 1
    if mine >> 1 == table.counter_side[unit]:
        return NONE
    return edge if base_defence(state, table.deed_hits[table.mine_deed[mine & 1]], unit) else NONE


@cython.ccall
@cython.exceptval(check=False)
def watches(state: State, gunner: cython.int, unit: cython.int, there: cython.int) -> cython.bint:
    """Would this Machine Gunner fire at the unit that is about to step there?"""
    table: Table = state.table
    if watched_by(state, gunner) != there or table.counter_side[gunner] == table.counter_side[unit]:
        return False
    if state.tile_of[gunner] == NONE or state.suppressed[gunner] or state.city[gunner]:
        return False
    return table.counter_defence[unit] != 0


@cython.cfunc
@cython.exceptval(check=False)
def is_threatened(state: State, unit: cython.int, there: cython.int) -> cython.bint:
    """Would anything happen to the unit on its way there?"""
    if mine_ahead(state, unit, there) != NONE:
        return True
    table: Table = state.table
    enemy: cython.int = 1 - table.counter_side[unit]
    gunner: cython.int
    for gunner in range(table.side_first_counter[enemy], table.side_first_counter[enemy + 1]):
        if watches(state, gunner, unit, there):
            return True
    return False


@cython.cfunc
def face_hazards(state: State, unit: cython.int, there: cython.int) -> cython.void:
    """The step waits until they are over."""
    frame: cython.int = ask(state, DO_HAZARD, state.commander[1 - state.table.counter_side[unit]])
    state.stack[frame + F_UNIT] = unit
    state.stack[frame + F_ZONE] = there


@cython.cfunc
@cython.exceptval(-1)
def meet_hazard(state: State) -> cython.int:
    """The mine, what it has done, the watch. Gives the tile once the way is free, else NONE."""
    frame: cython.int = top(state)
    unit: cython.int = state.stack[frame + F_UNIT]
    there: cython.int = state.stack[frame + F_ZONE]
    edge: cython.int
    if state.stack[frame + F_LEFT] == 0:
        state.stack[frame + F_LEFT] = 1
        edge = mine_ahead(state, unit, there)
        if edge != NONE:
            # Remembered, as the unit may be driven off meanwhile.
            state.stack[frame + F_CARD] = 1 + edge if set_off_mine(state, edge, unit) else 0
            return NONE
    if state.stack[frame + F_CARD]:
        edge = state.stack[frame + F_CARD] - 1
        state.still = 0
        state.city[state.table.at_field + edge] = 0
        if state.events is not None:
            state.events.append((E_MINE_SPENT, edge))
        halt(state, unit)
        return NONE
    fire_on(state, state.stack[frame + F_SEAT], unit, there)
    if state.suppressed[unit]:
        halt(state, unit)
        return NONE
    answered(state)
    return there


@cython.cfunc
def set_off_mine(state: State, edge: cython.int, unit: cython.int) -> cython.bint:
    """A mine that does not hit stays where it is."""
    table: Table = state.table
    kind: cython.int = (lies_on(state, edge) - 1) & 1
    if state.events is not None:
        state.events.append((E_TRIGGERED, unit, edge, kind))
    seat: cython.int = state.stack[top(state) + F_SEAT]
    return resolve_attack(state, seat, table.first_edge + edge, table.mine_deed[kind], NONE, unit)


@cython.cfunc
def fire_on(state: State, seat: cython.int, unit: cython.int, there: cython.int) -> cython.void:
    """All who watch the tile shoot; in which order makes no difference, as none of them is used up."""
    table: Table = state.table
    side: cython.int = table.seat_side[seat]
    gunner: cython.int
    for gunner in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if watches(state, gunner, unit, there):
            source: cython.int = table.first_counter + gunner
            resolve_attack(state, seat, source, table.watch_deed, state.tile_of[gunner], unit)


@cython.cfunc
def halt(state: State, unit: cython.int) -> cython.void:
    """The whole action ends, both halves of it; of an order given once more, that one (ruling 51)."""
    answered(state)
    if state.events is not None:
        state.events.append((E_HALTED, unit))
    while state.depth:
        kind: cython.int = state.stack[top(state) + F_KIND]
        if kind != ASK_STEP and kind != ASK_COMBO:
            return
        answered(state)
