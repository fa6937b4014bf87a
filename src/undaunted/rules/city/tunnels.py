"""Tunnels: for whoever walks, all tiles with a tunnel's mouth lie next to each other."""

import cython

from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import NONE, TUNNEL


@cython.cfunc
@cython.exceptval(check=False)
def mouth_on(state: State, tile: cython.int) -> cython.bint:
    """Is there an open tunnel on the tile?"""
    table: Table = state.table
    structure: cython.int
    for structure in range(table.structures):
        if table.structure_tile[structure] == tile and table.structure_kind[structure] == TUNNEL:
            if not state.ruined[structure]:
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def leads_to(state: State, unit: cython.int, here: cython.int, structure: cython.int) -> cython.int:
    """The tile of another mouth, from one that the caller stands at; NONE if it is none for this unit."""
    table: Table = state.table
    if table.structure_kind[structure] != TUNNEL or state.ruined[structure] or table.counter_rolls[unit]:
        return NONE
    there: cython.int = table.structure_tile[structure]
    return NONE if there == here else there


@cython.cfunc
@cython.exceptval(check=False)
def is_tunnelled(state: State, unit: cython.int, here: cython.int, there: cython.int) -> cython.bint:
    """Can one walk underground from here to there?"""
    if not state.table.tunnels or state.table.counter_rolls[unit]:
        return False
    return mouth_on(state, here) and mouth_on(state, there)
