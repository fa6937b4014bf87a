"""Questions about the board: who may step where, who stands and who controls."""

import cython

from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import CONTROLLED


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
@cython.inline
@cython.exceptval(check=False)
def cover_on(state: State, tile: cython.int) -> cython.int:
    """The cover that a tile gives now. Everybody asks here, so that a tile may change its face."""
    return state.table.cover[tile]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def on_hill(state: State, tile: cython.int) -> cython.bint:
    return state.table.hill[tile] != 0


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def is_rough(state: State, tile: cython.int) -> cython.bint:
    """Ground that no vehicle enters."""
    return state.table.rough[tile] != 0


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def spawn_count(state: State, unit: cython.int) -> cython.int:
    """At how many places a counter off the board could be placed."""
    return state.table.spawn_from[unit + 1] - state.table.spawn_from[unit]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def spawn_at(state: State, unit: cython.int, which: cython.int) -> cython.int:
    """The tile of one of them: where the spawn markers lie that serve the unit."""
    return state.table.spawn_tile[state.table.spawn_from[unit] + which]


@cython.cfunc
@cython.exceptval(check=False)
def stands_on(state: State, side: cython.int, tile: cython.int) -> cython.bint:
    """Does this side have a counter on the tile, be it suppressed or in a vehicle (ruling 19)?"""
    tile_of: bytearray = state.tile_of
    counter: cython.int
    for counter in range(state.table.side_first_counter[side], state.table.side_first_counter[side + 1]):
        if tile_of[counter] == tile:
            return True
    return False


@cython.ccall
@cython.exceptval(check=False)
def points_of(state: State, side: cython.int) -> cython.int:
    """Objective points on the tiles this side controls, and of the structures it scores."""
    marker: bytearray = state.marker
    first: cython.int = side * state.table.tiles
    total: cython.int = 0
    tile: cython.int
    for tile in range(state.table.tiles):
        if marker[first + tile] == CONTROLLED:
            total += state.points[tile]
    structure: cython.int
    for structure in range(state.table.structures):
        if scores_structure(state, side, structure):
            total += state.table.structure_points[structure]
    return total


@cython.cfunc
@cython.exceptval(check=False)
def scores_structure(state: State, side: cython.int, structure: cython.int) -> cython.bint:
    """Some sides score what they have destroyed, others what stands on a tile they control (ruling 20)."""
    table: Table = state.table
    if table.scores_ruins[side]:
        return state.ruined[structure] == side + 1
    return state.ruined[structure] == 0 and controls(state, side, table.structure_tile[structure])
