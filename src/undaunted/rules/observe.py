"""What a seat knows: a state with the unseen poured together, and that state dealt out again.

What is open and what is hidden is ruling 10. In an observation the other side's hand lies in its deck (one
bag; only the hand's size is known) and its bid is a question mark.
"""

import cython

from undaunted.rules.chance import random_below, seed
from undaunted.rules.round.cards import deck_size, hand_size
from undaunted.rules.state import State, top
from undaunted.rules.table import Table
from undaunted.rules.words import (
    ASK_BOMBER,
    ASK_CASUALTY,
    F_KIND,
    F_SEAT,
    F_UNIT,
    F_ZONE,
    FACE_DOWN,
    HAND,
    NO_CARD,
    NONE,
    PLAYED,
)


@cython.cclass
class Observation:
    """A seat's knowledge. Its `state` answers for the seat's own options, never for anybody else's."""

    seat = cython.declare(cython.int, visibility="public")
    state = cython.declare(State, visibility="public")
    hand_sizes = cython.declare(bytearray, visibility="public")
    # Cards a unit has lost for good, where they are of several kinds and only their owner knows which.
    lost = cython.declare(bytearray, visibility="public")
    has_bid = cython.declare(bytearray, visibility="public")

    def __init__(self) -> None:
        pass


@cython.ccall
def observe(state: State, seat: cython.int) -> Observation:
    """The position as this seat sees it. Nothing in it depends on what the seat may not know."""
    table: Table = state.table
    seen: Observation = Observation()
    seen.seat = seat
    seen.state = state.clone()
    seen.state.generator = 0
    seen.hand_sizes = bytearray(table.seats)
    seen.has_bid = bytearray(table.seats)
    other: cython.int
    card: cython.int
    for other in range(table.seats):
        seen.hand_sizes[other] = hand_size(state, other)
        seen.has_bid[other] = 1 if state.bid[other] != NONE else 0
        if other != seat:
            seen.state.bid[other] = NONE
            for card in range(table.seat_first_card[other], table.seat_first_card[other + 1]):
                seen.state.deck[card] += seen.state.hand[card]
                seen.state.hand[card] = 0
    pour_face_down(seen.state)
    pour_lost(seen)
    return seen


@cython.cfunc
@cython.exceptval(check=False)
def pour_face_down(state: State) -> cython.void:
    """What an automaton has set aside face down nobody knows: it could be any of its deck."""
    at: cython.int
    for at in range(len(state.line) // 2):
        if state.line[2 * at] != NONE and state.line[2 * at + 1] == FACE_DOWN:
            state.played[state.line[2 * at]] -= 1
            state.deck[state.line[2 * at]] += 1
            state.line[2 * at] = NO_CARD


@cython.cfunc
def deal_face_down(state: State) -> cython.void:
    """Choose again which cards those are."""
    at: cython.int
    for at in range(len(state.line) // 2):
        if state.line[2 * at] == NO_CARD:
            first: cython.int = state.table.seat_first_card[state.table.automaton]
            card: cython.int = pick_from(
                state.deck, first, random_below(state, deck_size(state, state.table.automaton))
            )
            state.deck[card] -= 1
            state.played[card] += 1
            state.line[2 * at] = card


@cython.cfunc
def pour_lost(seen: Observation) -> cython.void:
    """A casualty tells its unit, not its card: where the two differ, the lost cards join the unseen ones."""
    state: State = seen.state
    table: Table = state.table
    seen.lost = bytearray(table.counters)
    unit: cython.int
    k: cython.int
    for unit in range(table.counters):
        if table.counter_seat[unit] == seen.seat or table.unit_from[unit + 1] - table.unit_from[unit] < 2:
            continue
        for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
            card: cython.int = table.unit_card[k]
            seen.lost[unit] += state.removed[card]
            state.deck[card] += state.removed[card]
            state.removed[card] = 0


@cython.cfunc
def deal_lost(state: State, seen: Observation) -> cython.void:
    """Choose again which of a unit's unseen cards are the lost ones."""
    table: Table = state.table
    unit: cython.int
    k: cython.int
    for unit in range(table.counters):
        gone: cython.int
        for gone in range(seen.lost[unit]):
            left: cython.int = 0
            for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
                left += state.deck[table.unit_card[k]]
            left = random_below(state, left)
            for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
                card: cython.int = table.unit_card[k]
                left -= state.deck[card]
                if left < 0:
                    state.deck[card] -= 1
                    state.removed[card] += 1
                    break


@cython.cfunc
def deal_hand(state: State, seat: cython.int, size: cython.int) -> cython.void:
    """Fill a hand from the bag, in keeping with what an open choice tells about it.

    Whoever has to choose a casualty, or a Bomber that is shot down, has several fitting cards in one zone.
    """
    table: Table = state.table
    frame: cython.int = top(state) if state.depth else 0
    hit: cython.int = NONE
    zone: cython.int = NONE
    flying: cython.bint = False
    if state.depth and state.stack[frame + F_SEAT] == seat:
        flying = state.stack[frame + F_KIND] == ASK_BOMBER
        if flying or state.stack[frame + F_KIND] == ASK_CASUALTY:
            hit = state.stack[frame + F_UNIT]
            zone = state.stack[frame + F_ZONE]
    if zone == HAND:
        sought: bytearray = table.unit_card[table.unit_from[hit] : table.unit_from[hit + 1]]
        if flying:
            sought = bombers_of(table, seat)
        size -= deal_two_kinds(state, sought, size)
    # Looked for beyond the hand in vain: there is no card of the unit in it.
    without: cython.bint = zone != NONE and zone != HAND and zone != PLAYED
    left: cython.int = 0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if not without or not is_sought(table, flying, hit, card):
            left += state.deck[card]
    dealt: cython.int
    for dealt in range(size):
        at: cython.int = random_below(state, left)
        for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
            if not without or not is_sought(table, flying, hit, card):
                at -= state.deck[card]
                if at < 0:
                    break
        state.deck[card] -= 1
        state.hand[card] += 1
        left -= 1


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def is_sought(table: Table, flying: cython.bint, hit: cython.int, card: cython.int) -> cython.bint:
    """Is it one of the cards among which somebody has to choose?"""
    if flying:
        return table.card_aircraft[card] != 0
    return table.card_unit[card] == hit


@cython.cfunc
def bombers_of(table: Table, seat: cython.int) -> bytearray:
    cards: bytearray = bytearray()
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if table.card_aircraft[card]:
            cards.append(card)
    return cards


@cython.cfunc
@cython.exceptval(check=False)
def deal_two_kinds(state: State, sought: bytearray, size: cython.int) -> cython.int:
    """He is asked because he holds such cards of more than one kind: deal him two; gives how many.

    Every pair of two different cards is as likely as any other; where there are just two kinds, nothing is
    left to chance.
    """
    most: cython.int = len(sought)
    kinds: cython.int = 0
    pairs: cython.int = 0
    one: cython.int
    other: cython.int
    for one in range(most):
        if state.deck[sought[one]]:
            kinds += 1
        for other in range(one + 1, most):
            pairs += state.deck[sought[one]] * state.deck[sought[other]]
    if pairs == 0 or size < 2:
        return 0
    at: cython.int = random_below(state, pairs) if kinds > 2 else 0
    for one in range(most):
        for other in range(one + 1, most):
            at -= state.deck[sought[one]] * state.deck[sought[other]]
            if at < 0:
                state.deck[sought[one]] -= 1
                state.hand[sought[one]] += 1
                state.deck[sought[other]] -= 1
                state.hand[sought[other]] += 1
                return 2
    return 0


@cython.ccall
def determinise(seen: Observation, number: cython.ulonglong) -> State:
    """A full position that fits the observation: hands (and bids made) are dealt from the bags at random."""
    state: State = seen.state.clone()
    table: Table = state.table
    seed(state, number)
    deal_lost(state, seen)
    deal_face_down(state)
    other: cython.int
    card: cython.int
    for other in range(table.seats):
        if other == seen.seat:
            continue
        deal_hand(state, other, seen.hand_sizes[other])
        if seen.has_bid[other] and seen.hand_sizes[other] == 0:
            state.bid[other] = NO_CARD
        elif seen.has_bid[other]:
            card = pick_from(
                state.hand, table.seat_first_card[other], random_below(state, seen.hand_sizes[other])
            )
            state.bid[other] = card
    return state


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def pick_from(cards: bytearray, first: cython.int, at: cython.int) -> cython.int:
    """The card at a place in a bag."""
    card: cython.int = first
    at -= cards[card]
    while at >= 0:
        card += 1
        at -= cards[card]
    return card
