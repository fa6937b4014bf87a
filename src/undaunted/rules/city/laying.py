"""What a unit leaves on the board: mines on edges, a watch kept over a tile, smoke."""

import cython

from undaunted.rules.city.cells import lies_on, smoke_on, watched_by
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.words import (
    ASK_WATCH,
    E_SMOKED,
    E_WATCHED,
    F_CARD,
    F_DEED,
    F_UNIT,
)


@cython.cfunc
@cython.exceptval(check=False)
def can_lay_mine(state: State, unit: cython.int, tile: cython.int) -> cython.bint:
    """The unit has mines left, and some edge of the tile is free: one lies on an edge, whoever's it is."""
    table: Table = state.table
    if state.city[table.at_laid + unit] >= table.mines_a_unit:
        return False
    k: cython.int
    for k in range(table.neighbours[tile]):
        if lies_on(state, table.edge_of[tile * table.degree + k]) == 0:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def offer_free_edges(state: State, tile: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    k: cython.int
    for k in range(table.neighbours[tile]):
        edge: cython.int = table.edge_of[tile * table.degree + k]
        if lies_on(state, edge) == 0:
            offer(out, table.first_edge + edge)


@cython.cfunc
@cython.exceptval(check=False)
def lay_mine(state: State, unit: cython.int, edge: cython.int, kind: cython.int) -> cython.void:
    table: Table = state.table
    state.still = 0
    state.city[table.at_laid + unit] += 1
    state.city[table.at_field + edge] = 1 + 2 * table.counter_side[unit] + kind


@cython.cfunc
def ask_watch(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    frame: cython.int = ask(state, ASK_WATCH, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit


@cython.cfunc
@cython.exceptval(check=False)
def offer_watched(state: State, frame: cython.int, out: Options) -> cython.void:
    """Any tile but the one that is watched already."""
    unit: cython.int = state.stack[frame + F_UNIT]
    tile: cython.int
    for tile in range(state.table.tiles):
        if watched_by(state, unit) != tile:
            offer(out, state.table.first_tile + tile)


@cython.cfunc
def play_watch(state: State, tile: cython.int) -> cython.void:
    unit: cython.int = state.stack[top(state) + F_UNIT]
    answered(state)
    state.still = 0
    state.city[state.table.at_watch + unit] = tile
    if state.events is not None:
        state.events.append((E_WATCHED, unit, tile))


@cython.cfunc
@cython.exceptval(check=False)
def can_smoke(state: State, unit: cython.int, tile: cython.int) -> cython.bint:
    """One marker a tile, so many a unit."""
    if state.city[state.table.at_smoked + unit] >= state.table.smoke_a_unit:
        return False
    return not smoke_on(state, tile)


@cython.cfunc
def lay_smoke(state: State, unit: cython.int) -> cython.void:
    tile: cython.int = state.tile_of[unit]
    state.still = 0
    state.city[state.table.at_smoked + unit] += 1
    state.city[state.table.at_smoke + tile] = 1
    if state.events is not None:
        state.events.append((E_SMOKED, unit, tile))
