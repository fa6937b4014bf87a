"""Tiles with faces: which cover counts against whom, and buildings that are damaged (ruling 55)."""

import cython

from undaunted.rules.board import controls, distance
from undaunted.rules.city.cells import face_of
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import BUILDING, E_TILE_DAMAGED, E_TUNNEL_DESTROYED, NO_RANGE, NONE


@cython.cfunc
@cython.exceptval(check=False)
def cover_against(state: State, side: cython.int, here: cython.int, tile: cython.int) -> cython.int:
    """The highest that applies: walls hold off who is elsewhere, fortifications serve who controls them."""
    table: Table = state.table
    face: cython.int = face_of(state, tile)
    cover: cython.int = table.face_cover[face]
    if here != tile:
        cover = max(cover, table.face_building[face])
    if table.face_fortified[face] and controls(state, side, tile):
        cover = max(cover, table.face_fortified[face])
    return cover


@cython.ccall
@cython.exceptval(check=False)
def structure_defence(state: State, hits: cython.int, here: cython.int, structure: cython.int) -> cython.int:
    """Its own defence, a building's by the face it shows, and range; never cover."""
    table: Table = state.table
    tile: cython.int = table.structure_tile[structure]
    defence: cython.int = table.structure_defence[structure]
    if table.structure_kind[structure] == BUILDING:
        defence = table.face_structure[face_of(state, tile)]
    if hits & NO_RANGE or here == NONE:
        return defence
    return defence + distance(table, here, tile)


@cython.cfunc
def break_structure(state: State, side: cython.int, structure: cython.int) -> cython.void:
    """A tunnel falls in; a building shows its next face, and is one no more if that has no defence."""
    table: Table = state.table
    tile: cython.int = table.structure_tile[structure]
    if table.structure_kind[structure] == BUILDING:
        state.city[table.at_face + tile] += 1
        if table.face_structure[face_of(state, tile)] == 0:
            state.ruined[structure] = side + 1
        if state.events is not None:
            state.events.append((E_TILE_DAMAGED, tile, state.city[table.at_face + tile], side))
    else:
        state.ruined[structure] = side + 1
        if state.events is not None:
            state.events.append((E_TUNNEL_DESTROYED, tile, side))
    state.still = 0
    state.to_judge = 1
