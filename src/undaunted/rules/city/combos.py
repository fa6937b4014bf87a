"""Two actions of one card in one go: Assault moves and then may fight, Reposition the other way round."""

import cython

from undaunted.rules.city.cells import is_routed
from undaunted.rules.options import Options, offer
from undaunted.rules.round.doing import can_do, do, is_half, may_order
from undaunted.rules.state import State, answered, top
from undaunted.rules.table import Table
from undaunted.rules.words import (
    ASSAULT,
    F_CARD,
    F_DEED,
    F_LEFT,
    F_MOVED,
    F_SEAT,
    F_UNIT,
    NONE,
    STOP,
)


@cython.cfunc
@cython.exceptval(check=False)
def may_take_half(state: State, frame: cython.int, action: cython.int) -> cython.bint:
    """Is this action of the card the half that is due, and possible?"""
    table: Table = state.table
    deed: cython.int = table.action_deed[action]
    unit: cython.int = state.stack[frame + F_UNIT]
    first: cython.bint = state.stack[frame + F_LEFT] == 2
    moving: cython.bint = (table.deed_word[state.stack[frame + F_DEED]] == ASSAULT) == first
    plain: cython.bint = state.stack[frame + F_MOVED] != 0
    if not is_half(table, deed, moving) or not may_order(table, action, plain):
        return False
    here: cython.int = NONE
    if unit != NONE:
        here = state.tile_of[unit]
        if here == NONE or state.suppressed[unit] or is_routed(state, unit):
            return False
    seat: cython.int = state.stack[frame + F_SEAT]
    return can_do(state, seat, state.stack[frame + F_CARD], deed, unit, here, plain)


@cython.cfunc
@cython.exceptval(check=False)
def offer_halves(state: State, frame: cython.int, out: Options) -> cython.void:
    """The first half must be taken, the second may."""
    table: Table = state.table
    first: cython.int = state.stack[frame + F_CARD] * table.actions_a_card
    action: cython.int
    for action in range(first, first + table.actions_a_card):
        if table.action_deed[action] == NONE:
            break
        if may_take_half(state, frame, action):
            offer(out, table.first_action + action)
    if state.stack[frame + F_LEFT] == 1:
        offer(out, STOP)


@cython.cfunc
@cython.exceptval(check=False)
def is_combo_over(state: State) -> cython.bint:
    """Nothing can follow the first half."""
    table: Table = state.table
    frame: cython.int = top(state)
    if state.stack[frame + F_LEFT] == 2:
        return False
    first: cython.int = state.stack[frame + F_CARD] * table.actions_a_card
    action: cython.int
    for action in range(first, first + table.actions_a_card):
        if table.action_deed[action] == NONE:
            break
        if may_take_half(state, frame, action):
            return False
    return True


@cython.cfunc
def play_half(state: State, seat: cython.int, action: cython.int) -> cython.void:
    frame: cython.int = top(state)
    card: cython.int = state.stack[frame + F_CARD]
    unit: cython.int = state.stack[frame + F_UNIT]
    if state.stack[frame + F_LEFT] == 1:
        answered(state)
    else:
        state.stack[frame + F_LEFT] = 1
    do(state, seat, card, state.table.action_deed[action], unit)
