"""Cards between their zones: drawing, reshuffling, Fog of War."""

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
    """The discard pile becomes the deck; the play area never does (ruling 6). Gives the size of the deck."""
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
def draw_one(state: State, seat: cython.int) -> cython.int:
    """The top card of a deck, which the caller lays somewhere and tells of; NONE if there is none."""
    size: cython.int = deck_size(state, seat) or reshuffle(state, seat)
    if size == 0:
        return NONE
    card: cython.int = draw_from_deck(state, seat, size)
    state.deck[card] -= 1
    return card


@cython.cfunc
@cython.exceptval(-1)
def draw(state: State, seat: cython.int, count: cython.int) -> cython.int:
    """One at a time; the discard pile is reshuffled only when one is due and the deck empty (ruling 6)."""
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
def fog_left(state: State, seat: cython.int) -> cython.int:
    """How many Fog of War cards this seat could still be made to take."""
    pool: cython.int = state.table.fog_pool[seat]
    return 0 if pool == NONE else state.supply[pool]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def take_fog(state: State, seat: cython.int) -> cython.bint:
    """A Fog of War goes from the supply, which team-mates share, to a discard pile, if one is left."""
    if fog_left(state, seat) == 0:
        return False
    state.still = 0
    state.supply[state.table.fog_pool[seat]] -= 1
    state.discard[state.table.seat_fog[seat]] += 1
    return True
