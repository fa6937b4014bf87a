"""Blast: the Mortar's attack on everybody at the target marker, friend and enemy."""

import cython

from undaunted.rules.combat.attack import resolve_attack
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.words import ASK_BLAST, F_CARD, F_DEED, F_UNIT, NONE


@cython.cfunc
@cython.exceptval(check=False)
def can_blast(state: State, side: cython.int) -> cython.bint:
    """The target marker lies on the board, and somebody, friend or enemy, stands there."""
    tile: cython.int = state.target[side]
    if tile == NONE:
        return False
    unit: cython.int
    for unit in range(state.table.counters):
        if state.tile_of[unit] == tile:
            return True
    return False


@cython.cfunc
def ask_blast(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    """Every counter on the target tile is attacked, one after the other, as the attacker picks."""
    tile: cython.int = state.target[state.table.seat_side[seat]]
    other: cython.int
    for other in range(state.table.counters):
        state.pending[other] = 1 if state.tile_of[other] == tile else 0
    frame: cython.int = ask(state, ASK_BLAST, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit


@cython.cfunc
@cython.exceptval(check=False)
def offer_blasted(state: State, out: Options) -> cython.void:
    unit: cython.int
    for unit in range(state.table.counters):
        if state.pending[unit]:
            offer(out, state.table.first_counter + unit)


@cython.cfunc
def play_blasted(state: State, unit: cython.int) -> cython.void:
    frame: cython.int = top(state)
    deed: cython.int = state.stack[frame + F_DEED]
    card: cython.int = state.stack[frame + F_CARD]
    attacker: cython.int = state.stack[frame + F_UNIT]
    state.pending[unit] = 0
    other: cython.int
    for other in range(state.table.counters):
        if state.pending[other]:
            break
    else:
        answered(state)
    resolve_attack(state, deed, card, attacker, unit)
