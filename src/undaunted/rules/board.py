"""Questions about the board: who may step where, who stands and who controls."""

import cython

from .state import State
from .table import Table
from .words import CONTROLLED


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def scouted(state: State, side: cython.int, tile: cython.int) -> cython.bint:
    """Does this side have a control marker on the tile, either way up?"""
    return state.marker[side * state.table.tiles + tile] != 0


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def controls(state: State, side: cython.int, tile: cython.int) -> cython.bint:
    return state.marker[side * state.table.tiles + tile] == CONTROLLED


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def distance(table: Table, here: cython.int, there: cython.int) -> cython.int:
    """Range: the steps between two tiles."""
    return table.distance[here * table.tiles + there]


@cython.cfunc
@cython.exceptval(check=False)
def stands_on(state: State, side: cython.int, tile: cython.int) -> cython.bint:
    """Does this side have a counter on the tile?"""
    tile_of: bytearray = state.tile_of
    counter: cython.int
    for counter in range(state.table.side_first_counter[side], state.table.side_first_counter[side + 1]):
        if tile_of[counter] == tile:
            return True
    return False


@cython.ccall
@cython.exceptval(check=False)
def points_of(state: State, side: cython.int) -> cython.int:
    """Objective points on the tiles this side controls."""
    marker: bytearray = state.marker
    first: cython.int = side * state.table.tiles
    total: cython.int = 0
    tile: cython.int
    for tile in range(state.table.tiles):
        if marker[first + tile] == CONTROLLED:
            total += state.points[tile]
    return total
