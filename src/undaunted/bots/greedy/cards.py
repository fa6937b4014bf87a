"""What it is worth to have a card at all, whatever could be done with it now; on the scale of `units`."""

import cython

from undaunted.rules.city.cells import is_routed
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.victory.goals import main_goal
from undaunted.rules.words import CAN_DEMOLISH, FOG, GOAL_CONTROL, NONE


@cython.cfunc
@cython.exceptval(check=False)
def copies_left(state: State, unit: cython.int, card: cython.int) -> cython.int:
    """How many of this card, or like it, the unit has outside its supply."""
    table: Table = state.table
    total: cython.int = 0
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        other: cython.int = table.unit_card[k]
        if table.card_like[other] == table.card_like[card]:
            total += state.hand[other] + state.deck[other] + state.discard[other] + state.played[other]
    return total


@cython.cfunc
@cython.exceptval(check=False)
def bolster_worth(state: State, card: cython.int) -> cython.double:
    """What one more of this card in the deck is worth: less the more of its kind there are."""
    table: Table = state.table
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
    have: cython.int = copies_left(state, unit, card)
    if state.tile_of[unit] == NONE:
        # It still has to be brought on, and up.
        worth -= 12.0
    elif have == 0:
        worth += 15.0
    if table.city_cells and is_routed(state, unit):
        # It comes back to its feet.
        worth += 40.0 if table.counter_rifleman[unit] else 20.0
    return worth - 9.0 * have


@cython.cfunc
@cython.exceptval(check=False)
def draw_worth(state: State, seat: cython.int) -> cython.double:
    """A card off the deck: worth its share of cards that can be played."""
    table: Table = state.table
    cards: cython.int = 0
    fog: cython.int = 0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        cards += state.deck[card]
        if table.card_kind[card] == FOG:
            fog += state.deck[card]
    return 22.0 if cards == 0 else 36.0 * (cards - fog) / cards
