"""Scouting from afar: Navigate (a connected chain next to the actor, ruling 23) and Surveil (any tiles)."""

import cython

from undaunted.rules.actions.movement import scout_tile
from undaunted.rules.board import distance, scouted
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.words import ASK_NAVIGATE, ASK_SURVEIL, F_CARD, F_DEED, F_LEFT, F_UNIT, NAVIGATE, STOP


@cython.cfunc
@cython.exceptval(check=False)
def can_navigate(state: State, side: cython.int, here: cython.int, steps: cython.int) -> cython.bint:
    """Is there a tile without an own marker within a chain of so many tiles?"""
    tile: cython.int
    for tile in range(state.table.tiles):
        if not scouted(state, side, tile) and distance(state.table, here, tile) <= steps:
            # The chain begins next door, so that his own tile is two picks away.
            if tile != here or steps > 1:
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def can_surveil(state: State, side: cython.int) -> cython.bint:
    tile: cython.int
    for tile in range(state.table.tiles):
        if not scouted(state, side, tile):
            return True
    return False


@cython.cfunc
def ask_scouting(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    word: cython.int = state.table.deed_word[deed]
    frame: cython.int = ask(state, ASK_NAVIGATE if word == NAVIGATE else ASK_SURVEIL, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit
    state.stack[frame + F_LEFT] = state.table.deed_value[deed]


@cython.cfunc
@cython.exceptval(check=False)
def touches_chain(state: State, here: cython.int, tile: cython.int) -> cython.bint:
    """The first tile lies next to the actor, each further one next to a tile of the chain."""
    table: Table = state.table
    begun: cython.bint = False
    other: cython.int
    for other in range(table.tiles):
        if state.chosen[other]:
            begun = True
            if distance(table, other, tile) == 1:
                return True
    return not begun and distance(table, here, tile) == 1


@cython.cfunc
@cython.exceptval(check=False)
def offer_chain(state: State, frame: cython.int, side: cython.int, out: Options) -> cython.void:
    """Marked tiles may be part of the chain, as long as another pick follows that could use them."""
    table: Table = state.table
    here: cython.int = state.tile_of[state.stack[frame + F_UNIT]]
    tile: cython.int
    for tile in range(table.tiles):
        if state.chosen[tile] or (scouted(state, side, tile) and state.stack[frame + F_LEFT] == 1):
            continue
        if touches_chain(state, here, tile):
            offer(out, table.first_tile + tile)
    offer(out, STOP)


@cython.cfunc
@cython.exceptval(check=False)
def offer_surveyed(state: State, side: cython.int, out: Options) -> cython.void:
    tile: cython.int
    for tile in range(state.table.tiles):
        if not scouted(state, side, tile):
            offer(out, state.table.first_tile + tile)
    offer(out, STOP)


@cython.cfunc
def play_scouting(state: State, seat: cython.int, tile: cython.int) -> cython.void:
    side: cython.int = state.table.seat_side[seat]
    frame: cython.int = top(state)
    if not scouted(state, side, tile):
        scout_tile(state, side, seat, tile)
    state.chosen[tile] = 1
    if state.stack[frame + F_LEFT] == 1:
        end_scouting(state)
    else:
        state.stack[frame + F_LEFT] -= 1


@cython.cfunc
def end_scouting(state: State) -> cython.void:
    tile: cython.int
    for tile in range(state.table.tiles):
        state.chosen[tile] = 0
    answered(state)
