"""The greedy bot's scale, what a unit is able to do, and what cards are worth.

About 100 is what one well used card achieves. Of the enemy's cards only sums over hand and deck are read:
a seat may know those, and no more.
"""

from typing import Final

import cython

from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard, is_disabled
from undaunted.rules.victory.goals import main_goal
from undaunted.rules.words import (
    CAN_CONTROL,
    CAN_DEMOLISH,
    FOG,
    GOAL_CONTROL,
    NONE,
)

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
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        if table.card_scouts[table.unit_card[k]]:
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
def demolishes(table: Table, unit: cython.int) -> cython.bint:
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        if table.card_can[table.unit_card[k]] & CAN_DEMOLISH:
            return True
    return False


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
@cython.inline
@cython.exceptval(check=False)
def counts_for(table: Table, side: cython.int, counter: cython.int) -> cython.bint:
    """Is the counter one of those that this side's goal is about?"""
    return table.goal_counter[table.goal_from[side] * table.counters + counter] != 0


# Cards


@cython.cfunc
@cython.exceptval(check=False)
def bolster_worth(state: State, card: cython.int) -> cython.double:
    """What one more of this card in the deck is worth: less the more of its kind there are."""
    table: Table = state.table
    have: cython.int = state.hand[card] + state.deck[card] + state.discard[card] + state.played[card]
    unit: cython.int = table.card_unit[card]
    if table.card_kind[card] == FOG:
        return -20.0
    if unit == NONE:
        return 34.0
    worth: cython.double = 36.0
    if table.card_controls[card] or (
        table.card_can[card] & CAN_DEMOLISH and main_goal(table, table.counter_side[unit]) == GOAL_CONTROL
    ):
        worth = 46.0
    elif table.card_scouts[card]:
        worth = 34.0
    if state.tile_of[unit] == NONE:
        # It still has to be brought on, and up.
        worth -= 12.0
    elif have == 0:
        worth += 15.0
    return worth - 9.0 * have
