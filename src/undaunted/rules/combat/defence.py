"""The defence of a target: base + cover + range. One sum, for the dice and for the odds alike.

Which defence counts and what adds to it follows from the bits of the deed (`deed_hits`), never from its word.
"""

import cython

from undaunted.rules.board import cover_on, distance, on_hill
from undaunted.rules.city.cells import smoke_on
from undaunted.rules.city.faces import cover_against
from undaunted.rules.state import State
from undaunted.rules.words import FROM_ABOVE, NO_COVER, NO_RANGE, NO_SMOKE, NONE, PIERCES


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def reaches(die: cython.int, total: cython.int) -> cython.bint:
    """Does a die hit? A 0 always does, however high the total is."""
    return die == 0 or die >= total


@cython.ccall
@cython.exceptval(check=False)
def hitting_faces(total: cython.int) -> cython.int:
    """How many of the ten faces hit."""
    faces: cython.int = 0
    die: cython.int
    for die in range(10):
        if reaches(die, total):
            faces += 1
    return faces


@cython.ccall
@cython.exceptval(check=False)
def cover_bonus(state: State, hits: cython.int, here: cython.int, unit: cython.int) -> cython.int:
    """The tile's cover; a hill counts low against attackers on a hill and against fire from above."""
    tile: cython.int = state.tile_of[unit]
    if hits & NO_COVER:
        return 0
    if state.table.faces:
        return cover_against(state, state.table.counter_side[unit], here, tile)
    if on_hill(state, tile):
        if hits & FROM_ABOVE or (here != NONE and on_hill(state, here)):
            return state.table.low_hill
    return cover_on(state, tile)


@cython.ccall
@cython.exceptval(check=False)
def range_bonus(state: State, hits: cython.int, here: cython.int, unit: cython.int) -> cython.int:
    """The steps from the attacker to the target; none for what falls from above, or comes from no tile."""
    if hits & NO_RANGE or here == NONE:
        return 0
    return distance(state.table, here, state.tile_of[unit])


@cython.ccall
@cython.exceptval(check=False)
def base_defence(state: State, hits: cython.int, unit: cython.int) -> cython.int:
    """Armour against what is made to pierce it, else the regular defence; 0: it cannot be hit that way."""
    if hits & PIERCES:
        return state.table.counter_armour[unit]
    return state.table.counter_defence[unit]


@cython.ccall
@cython.exceptval(check=False)
def total_defence(state: State, hits: cython.int, here: cython.int, unit: cython.int) -> cython.int:
    """Base defence + cover + range."""
    return (
        base_defence(state, hits, unit)
        + cover_bonus(state, hits, here, unit)
        + range_bonus(state, hits, here, unit)
    )


@cython.ccall
@cython.exceptval(check=False)
def smoke_bonus(state: State, deed: cython.int, unit: cython.int) -> cython.int:
    """What the smoke on its tile adds, beside cover and range; not against mines and explosives."""
    if not state.table.city_cells or state.table.deed_also[deed] & NO_SMOKE:
        return 0
    return state.table.smoke_cover if smoke_on(state, state.tile_of[unit]) else 0


@cython.ccall
@cython.exceptval(check=False)
def defence_against(state: State, deed: cython.int, here: cython.int, unit: cython.int) -> cython.int:
    """What a die has to reach: base + cover + range, and smoke where there is any."""
    total: cython.int = total_defence(state, state.table.deed_hits[deed], here, unit)
    return total + smoke_bonus(state, deed, unit) if state.table.city_cells else total
