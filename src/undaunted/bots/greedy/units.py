"""What a unit is able to do, and the scale that all worths here are on.

About 100 is what one well used card achieves; what wins the game is worth `WINS`. Of the enemy's cards only
sums over hand and deck are read: a seat may know those, and no more.
"""

from typing import Final

import cython

from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard, is_disabled, may_sit
from undaunted.rules.words import CAN_CONTROL, CAN_DEMOLISH, CAN_MOVE

# Above anything that merely helps.
WINS: Final = 100000
# The most a tile can be worth walking to: such worths are kept in bytes.
MOST_WORTH: Final = 250


@cython.cfunc
@cython.exceptval(check=False)
def takes_tiles(table: Table, unit: cython.int) -> cython.bint:
    """Has the unit a card with Control?"""
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        if table.card_controls[table.unit_card[k]]:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def scouts_tiles(table: Table, unit: cython.int) -> cython.bint:
    """Has the unit a card with Scout?"""
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        if table.card_scouts[table.unit_card[k]]:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def demolishes(table: Table, unit: cython.int) -> cython.bint:
    """Has the unit a card with Demolition?"""
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        if table.card_can[table.unit_card[k]] & CAN_DEMOLISH:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def cards_left(state: State, unit: cython.int) -> cython.int:
    """The unit's cards outside its supply: the hits it survives."""
    table: Table = state.table
    total: cython.int = 0
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        card: cython.int = table.unit_card[k]
        total += state.hand[card] + state.deck[card] + state.discard[card] + state.played[card]
    return total


@cython.cfunc
@cython.exceptval(check=False)
def still_plays(state: State, unit: cython.int, card: cython.int) -> cython.bint:
    """Does a unit of several kinds of cards play this one yet? With none left it is judged by all it had."""
    if state.hand[card] or state.deck[card] or state.discard[card] or state.played[card]:
        return True
    return cards_left(state, unit) == 0


@cython.cfunc
@cython.exceptval(check=False)
def works_place(state: State, unit: cython.int, place: cython.int) -> cython.bint:
    """Could he take the actions of this place: has he the skill, and is the vehicle not disabled?"""
    table: Table = state.table
    needs: cython.int = table.place_needs[place]
    if needs and needs != table.counter_skill[unit]:
        return False
    return not is_disabled(state, table.place_vehicle[place])


@cython.cfunc
@cython.exceptval(check=False)
def takes_now(state: State, unit: cython.int) -> cython.bint:
    """Has he Control on his cards, or at the place where he sits?"""
    table: Table = state.table
    if takes_tiles(table, unit):
        return True
    if not is_aboard(state, unit) or not table.place_can[state.aboard[unit]] & CAN_CONTROL:
        return False
    return works_place(state, unit, state.aboard[unit])


@cython.cfunc
@cython.exceptval(check=False)
def takes_soon(state: State, unit: cython.int) -> cython.bint:
    """Has he Control, or would he at a free place within reach?"""
    table: Table = state.table
    if takes_now(state, unit):
        return True
    place: cython.int
    for place in range(table.place_from[table.vehicles]):
        if not table.place_can[place] & CAN_CONTROL or not may_sit(state, unit, place):
            continue
        if works_place(state, unit, place):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def drives(state: State, unit: cython.int) -> cython.bint:
    """Does he sit where the vehicle is driven from, and can he?"""
    table: Table = state.table
    if not is_aboard(state, unit):
        return False
    place: cython.int = state.aboard[unit]
    return table.place_can[place] & CAN_MOVE != 0 and works_place(state, unit, place)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def counts_for(table: Table, side: cython.int, counter: cython.int) -> cython.bint:
    """Is the counter one of those that this side's goal is about?"""
    return table.goal_counter[table.goal_from[side] * table.counters + counter] != 0
