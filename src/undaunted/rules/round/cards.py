"""Cards between their zones: drawing, reshuffling, Fog of War, clearing the table at the end of a turn."""

import cython

from undaunted.rules.chance import draw_from_deck
from undaunted.rules.state import State
from undaunted.rules.words import E_DREW, E_RESHUFFLED, NONE


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def deck_size(state: State, seat: cython.int) -> cython.int:
    deck: bytearray = state.deck
    size: cython.int = 0
    card: cython.int
    for card in range(state.table.seat_first_card[seat], state.table.seat_first_card[seat + 1]):
        size += deck[card]
    return size


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def hand_size(state: State, seat: cython.int) -> cython.int:
    hand: bytearray = state.hand
    size: cython.int = 0
    card: cython.int
    for card in range(state.table.seat_first_card[seat], state.table.seat_first_card[seat + 1]):
        size += hand[card]
    return size


@cython.cfunc
@cython.exceptval(check=False)
def can_draw(state: State, seat: cython.int) -> cython.bint:
    """Is there a card in the deck, or in the discard pile that would become one?"""
    deck: bytearray = state.deck
    discard: bytearray = state.discard
    card: cython.int
    for card in range(state.table.seat_first_card[seat], state.table.seat_first_card[seat + 1]):
        if deck[card] or discard[card]:
            return True
    return False


@cython.cfunc
def reshuffle(state: State, seat: cython.int) -> cython.int:
    """The discard pile becomes the deck; the play area never does. Gives the size of the new deck."""
    deck: bytearray = state.deck
    discard: bytearray = state.discard
    size: cython.int = 0
    card: cython.int
    for card in range(state.table.seat_first_card[seat], state.table.seat_first_card[seat + 1]):
        deck[card] += discard[card]
        discard[card] = 0
        size += deck[card]
    if size and state.events is not None:
        state.events.append((E_RESHUFFLED, seat))
    return size


@cython.cfunc
@cython.exceptval(-1)
def draw(state: State, seat: cython.int, count: cython.int) -> cython.int:
    """Draw cards one at a time; the discard pile is reshuffled only when a card is due and the deck empty."""
    size: cython.int = deck_size(state, seat)
    drawn: cython.int
    for drawn in range(count):
        if size == 0:
            size = reshuffle(state, seat)
            if size == 0:
                return drawn
        card: cython.int = draw_from_deck(state, seat, size)
        state.deck[card] -= 1
        state.hand[card] += 1
        size -= 1
        if state.events is not None:
            state.events.append((E_DREW, seat, card))
    return count


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def take_fog(state: State, seat: cython.int) -> cython.bint:
    """A Fog of War card goes from the supply to the discard pile, if there is one left."""
    fog: cython.int = state.table.seat_fog[seat]
    if fog == NONE or state.supply[fog] == 0:
        return False
    state.supply[fog] -= 1
    state.discard[fog] += 1
    return True


@cython.cfunc
@cython.exceptval(check=False)
def clear_table(state: State, seat: cython.int) -> cython.void:
    """What is left in hand and in the play area goes to the discard pile."""
    hand: bytearray = state.hand
    played: bytearray = state.played
    discard: bytearray = state.discard
    card: cython.int
    for card in range(state.table.seat_first_card[seat], state.table.seat_first_card[seat + 1]):
        if hand[card] or played[card]:
            discard[card] += hand[card] + played[card]
            hand[card] = 0
            played[card] = 0
