"""Questions about the board: who may step where, who stands and who controls."""

import cython

from undaunted.rules.city.cells import face_of, is_routed
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import CONTROLLED, NONE


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
def edge_between(table: Table, here: cython.int, there: cython.int) -> cython.int:
    """The edge that two tiles share; NONE if they do not touch."""
    k: cython.int
    for k in range(table.neighbours[here]):
        if table.neighbour[here * table.degree + k] == there:
            return table.edge_of[here * table.degree + k]
    return NONE


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def cover_on(state: State, tile: cython.int) -> cython.int:
    """The cover that a tile gives now, against who is elsewhere: a tile may change its face."""
    table: Table = state.table
    if table.faces:
        face: cython.int = face_of(state, tile)
        return max(table.face_cover[face], table.face_building[face])
    return table.cover[tile]


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
    if state.table.faces:
        return state.table.face_rough[face_of(state, tile)] != 0
    return state.table.rough[tile] != 0


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def spawn_count(state: State, unit: cython.int) -> cython.int:
    """At how many places a counter off the board could be placed."""
    if state.table.beside_riflemen:
        return beside_riflemen(state, unit, NONE)
    return state.table.spawn_from[unit + 1] - state.table.spawn_from[unit]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def spawn_at(state: State, unit: cython.int, which: cython.int) -> cython.int:
    """The tile of one of them: where spawn markers lie that serve the unit, or its Riflemen are."""
    if state.table.beside_riflemen:
        return beside_riflemen(state, unit, which)
    return state.table.spawn_tile[state.table.spawn_from[unit] + which]


@cython.cfunc
@cython.exceptval(check=False)
def beside_riflemen(state: State, unit: cython.int, which: cython.int) -> cython.int:
    """The tiles of the Riflemen beside whom a unit can be placed: how many, or one of them (ruling 46).

    Those of its squad, if it has one; a vehicle joins any, where vehicles can go.
    """
    table: Table = state.table
    side: cython.int = table.counter_side[unit]
    rolls: cython.bint = table.counter_rolls[unit] != 0
    squad: cython.int = 0 if rolls else table.counter_squad[unit]
    found: cython.int = 0
    one: cython.int
    for one in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if not joins(state, squad, rolls, unit, one):
            continue
        if found == which:
            return state.tile_of[one]
        found += 1
    return found


@cython.cfunc
@cython.exceptval(check=False)
def joins(
    state: State, squad: cython.int, rolls: cython.bint, unit: cython.int, rifleman: cython.int
) -> cython.bint:
    """Can the unit be placed where this counter is, and at no earlier one on the same tile?"""
    table: Table = state.table
    tile: cython.int = state.tile_of[rifleman]
    if not table.counter_rifleman[rifleman] or tile == NONE or rifleman == unit:
        return False
    if (squad and table.counter_squad[rifleman] != squad) or (rolls and is_rough(state, tile)):
        return False
    other: cython.int
    for other in range(table.side_first_counter[table.counter_side[unit]], rifleman):
        if table.counter_rifleman[other] and state.tile_of[other] == tile and other != unit:
            if not squad or table.counter_squad[other] == squad:
                return False
    return True


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


@cython.cfunc
@cython.exceptval(check=False)
def holds_on(state: State, side: cython.int, tile: cython.int) -> cython.bint:
    """Does this side have a counter there that keeps others from taking control? A routed one does not."""
    if not state.table.city_cells:
        return stands_on(state, side, tile)
    counter: cython.int
    for counter in range(state.table.side_first_counter[side], state.table.side_first_counter[side + 1]):
        if state.tile_of[counter] == tile and not is_routed(state, counter):
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
