"""Who could do something where: the tiles of a side's units, sorted by what the units are able to do."""

from array import array
from typing import Final

import cython

from undaunted.bots.greedy.shots import hit_chance
from undaunted.bots.greedy.units import cards_left, demolishes, takes_now
from undaunted.rules.board import distance
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard
from undaunted.rules.words import ANTITANK, ATTACK, NONE

# More than there are counters, which are numbered in bytes, or features of a position.
ROOM: Final = 256


@cython.cclass
class Reach:
    """Filled in anew for each side and position, so that nothing is allocated."""

    # Tiles of the units with Control, with explosives, with any card at all; and how many these are.
    takers = cython.declare(bytearray, visibility="public")
    wreckers = cython.declare(bytearray, visibility="public")
    fighters = cython.declare(bytearray, visibility="public")
    taking = cython.declare(cython.int, visibility="public")
    wrecking = cython.declare(cython.int, visibility="public")
    fighting = cython.declare(cython.int, visibility="public")
    row = cython.declare("double[::1]")

    def __init__(self) -> None:
        self.takers = bytearray(ROOM)
        self.wreckers = bytearray(ROOM)
        self.fighters = bytearray(ROOM)
        self.taking = 0
        self.wrecking = 0
        self.fighting = 0
        self.row = array("d", bytes(8 * ROOM))


@cython.cfunc
@cython.exceptval(check=False)
def reach_of(state: State, side: cython.int, reach: Reach) -> cython.void:
    table: Table = state.table
    reach.taking = reach.wrecking = reach.fighting = 0
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        tile: cython.int = state.tile_of[unit]
        if tile == NONE or cards_left(state, unit) == 0:
            continue
        reach.fighters[reach.fighting] = tile
        reach.fighting += 1
        if takes_now(state, unit):
            reach.takers[reach.taking] = tile
            reach.taking += 1
        if demolishes(table, unit):
            reach.wreckers[reach.wrecking] = tile
            reach.wrecking += 1


@cython.cfunc
@cython.exceptval(check=False)
def nearest(state: State, tiles: bytearray, count: cython.int, there: cython.int) -> cython.int:
    """The steps from the nearest of these tiles; NONE if there are none."""
    steps: cython.int = NONE
    at: cython.int
    for at in range(count):
        steps = min(steps, distance(state.table, tiles[at], there))
    return steps


@cython.cfunc
@cython.exceptval(check=False)
def best_attack(state: State, unit: cython.int) -> cython.int:
    """The deed with which the unit attacks, from its place aboard if it has one; NONE without."""
    table: Table = state.table
    best: cython.int = NONE
    deed: cython.int
    at: cython.int
    k: cython.int
    if is_aboard(state, unit):
        for at in range(table.actions_a_place):
            deed = table.place_deed[state.aboard[unit] * table.actions_a_place + at]
            if deed != NONE and table.deed_word[deed] in (ATTACK, ANTITANK):
                if best == NONE or table.deed_value[deed] > table.deed_value[best]:
                    best = deed
        return best
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        for at in range(table.actions_a_card):
            deed = table.action_deed[table.unit_card[k] * table.actions_a_card + at]
            if deed != NONE and table.deed_word[deed] in (ATTACK, ANTITANK):
                if best == NONE or table.deed_value[deed] > table.deed_value[best]:
                    best = deed
    return best


@cython.cfunc
@cython.exceptval(check=False)
def fire_of(state: State, side: cython.int, unit: cython.int) -> cython.double:
    """The chance of the unit's best shot at any enemy soldier."""
    table: Table = state.table
    deed: cython.int = best_attack(state, unit)
    best: cython.double = 0.0
    if deed == NONE:
        return best
    here: cython.int = state.tile_of[unit]
    enemy: cython.int
    for enemy in range(table.side_first_counter[1 - side], table.side_first_counter[2 - side]):
        if state.tile_of[enemy] != NONE and (
            table.deed_within[deed] == NONE
            or distance(table, here, state.tile_of[enemy]) <= table.deed_within[deed]
        ):
            best = max(best, hit_chance(state, deed, here, enemy))
    return best
