"""Salvos: an attack on everybody on a tile. Blast falls on friend and enemy at the Mortar's target marker."""

import cython

from undaunted.rules.combat.attack import resolve_attack, source_of
from undaunted.rules.combat.defence import base_defence
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard
from undaunted.rules.words import ASK_BLAST, F_CARD, F_DEED, F_SEAT, F_UNIT, NONE, OWN_TOO


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def salvo_tile(state: State, side: cython.int) -> cython.int:
    """Where it falls: at the target marker, if one lies on the board."""
    return state.target[side]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def falls_on(
    state: State, side: cython.int, deed: cython.int, tile: cython.int, unit: cython.int
) -> cython.bint:
    """On the tile, with a defence that counts, on foot; the own side only where the deed says so."""
    table: Table = state.table
    if state.tile_of[unit] != tile or base_defence(state, table.deed_hits[deed], unit) == 0:
        return False
    return not is_aboard(state, unit) and (
        table.deed_hits[deed] & OWN_TOO != 0 or table.counter_side[unit] != side
    )


@cython.cfunc
@cython.exceptval(check=False)
def can_fire_salvo(state: State, side: cython.int, deed: cython.int) -> cython.bint:
    """Somebody stands where it would fall."""
    tile: cython.int = salvo_tile(state, side)
    if tile == NONE:
        return False
    unit: cython.int
    for unit in range(state.table.counters):
        if falls_on(state, side, deed, tile, unit):
            return True
    return False


@cython.cfunc
def ask_salvo(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    """Everyone there is attacked, one after the other, as the attacker picks (ruling 27)."""
    side: cython.int = state.table.seat_side[seat]
    tile: cython.int = salvo_tile(state, side)
    other: cython.int
    for other in range(state.table.counters):
        state.pending[other] = 1 if falls_on(state, side, deed, tile, other) else 0
    frame: cython.int = ask(state, ASK_BLAST, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit


@cython.cfunc
@cython.exceptval(check=False)
def offer_salvo(state: State, out: Options) -> cython.void:
    unit: cython.int
    for unit in range(state.table.counters):
        if state.pending[unit]:
            offer(out, state.table.first_counter + unit)


@cython.cfunc
def play_salvo(state: State, unit: cython.int) -> cython.void:
    frame: cython.int = top(state)
    seat: cython.int = state.stack[frame + F_SEAT]
    deed: cython.int = state.stack[frame + F_DEED]
    attacker: cython.int = state.stack[frame + F_UNIT]
    source: cython.int = source_of(state, state.stack[frame + F_CARD], attacker)
    state.pending[unit] = 0
    other: cython.int
    for other in range(state.table.counters):
        if state.pending[other]:
            break
    else:
        answered(state)
    resolve_attack(state, seat, source, deed, state.tile_of[attacker], unit)
