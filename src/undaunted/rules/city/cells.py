"""The cells of `state.city`, one after the other: counters, tiles, edges, cards, structures and sides.

They share one array, so that a copy costs other games nothing and this one little. Routed counters come
first; where the others begin is in the table.
"""

import cython

from undaunted.rules.state import State
from undaunted.rules.words import NONE


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def is_routed(state: State, unit: cython.int) -> cython.bint:
    return state.table.city_cells != 0 and state.city[unit] != 0


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def watched_by(state: State, unit: cython.int) -> cython.int:
    """The tile with the overwatch marker of this unit; NONE if it has none on the board."""
    return state.city[state.table.at_watch + unit] if state.table.city_cells else NONE


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def smoke_on(state: State, tile: cython.int) -> cython.bint:
    return state.table.city_cells != 0 and state.city[state.table.at_smoke + tile] != 0


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def face_of(state: State, tile: cython.int) -> cython.int:
    """The number of the face that a tile shows now; only where tiles have faces."""
    return state.table.face_from[tile] + state.city[state.table.at_face + tile]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def lies_on(state: State, edge: cython.int) -> cython.int:
    """The mine on an edge: 0 if there is none, else 1 + twice its side, + 1 if it is against armour."""
    return state.city[state.table.at_field + edge]
