"""The defence of a target: base + cover + range. One sum, for the dice and for the odds alike."""

import cython

from undaunted.rules.board import distance
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import ANTITANK, BLAST, DEMOLITION, NONE, STRAFE


@cython.ccall
@cython.exceptval(check=False)
def cover_bonus(state: State, word: cython.int, here: cython.int, unit: cython.int) -> cython.int:
    """The tile's cover; a hill counts low against attackers on a hill and against fire from above."""
    table: Table = state.table
    tile: cython.int = state.tile_of[unit]
    if word == DEMOLITION:
        return 0
    if table.hill[tile]:
        if word == BLAST or word == STRAFE or (here != NONE and table.hill[here]):
            return table.low_hill
    return table.cover[tile]


@cython.ccall
@cython.exceptval(check=False)
def range_bonus(state: State, word: cython.int, here: cython.int, unit: cython.int) -> cython.int:
    """The steps from the attacker to the target; none for what falls from above, or comes from no tile."""
    if word == BLAST or word == STRAFE or here == NONE:
        return 0
    return distance(state.table, here, state.tile_of[unit])


@cython.ccall
@cython.exceptval(check=False)
def base_defence(state: State, word: cython.int, unit: cython.int) -> cython.int:
    """Armour against what is made to break it, else the regular defence; 0: it cannot be hit that way."""
    if word == ANTITANK or word == DEMOLITION:
        return state.table.counter_armour[unit]
    return state.table.counter_defence[unit]


@cython.ccall
@cython.exceptval(check=False)
def total_defence(state: State, word: cython.int, here: cython.int, unit: cython.int) -> cython.int:
    """Base defence + cover + range: what a die has to reach."""
    return (
        base_defence(state, word, unit)
        + cover_bonus(state, word, here, unit)
        + range_bonus(state, word, here, unit)
    )
