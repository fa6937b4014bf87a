"""Support actions of the city: Ready, Support, Antiair."""

import cython

from undaunted.rules.city.routing import end_rout
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.words import (
    ASK_BOMBER,
    ASK_READY,
    ASK_RETURN,
    DECK,
    DISCARD,
    DO_ANTIAIR,
    E_READIED,
    E_RETURNED,
    E_SHOT_DOWN,
    E_SUPPORTED,
    F_CARD,
    F_DEED,
    F_LEFT,
    F_SEAT,
    F_ZONE,
    FIRST_CARD,
    FOG,
    HAND,
    NONE,
    RETURN,
    STOP,
)

# Ready


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def can_be_readied(state: State, squad: cython.int, unit: cython.int) -> cython.bint:
    """Suppressed, of the squad if one is named; a routed one too (ruling 53)."""
    if state.tile_of[unit] == NONE or not state.suppressed[unit]:
        return False
    return squad == 0 or state.table.counter_squad[unit] == squad


@cython.cfunc
@cython.exceptval(check=False)
def can_ready(state: State, side: cython.int, squad: cython.int) -> cython.bint:
    table: Table = state.table
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if can_be_readied(state, squad, unit):
            return True
    return False


@cython.cfunc
def ask_ready(state: State, seat: cython.int, card: cython.int, deed: cython.int) -> cython.void:
    frame: cython.int = ask(state, ASK_READY, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed


@cython.cfunc
@cython.exceptval(check=False)
def offer_readied(state: State, frame: cython.int, side: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    squad: cython.int = table.deed_squad[state.stack[frame + F_DEED]]
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if can_be_readied(state, squad, unit):
            offer(out, table.first_counter + unit)


@cython.cfunc
def play_ready(state: State, unit: cython.int) -> cython.void:
    answered(state)
    state.still = 0
    state.suppressed[unit] = 0
    if state.events is not None:
        state.events.append((E_READIED, unit))


# Support


@cython.cfunc
@cython.exceptval(check=False)
def can_support(state: State, seat: cython.int) -> cython.bint:
    """Any card in the supply but Fog of War."""
    table: Table = state.table
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if state.supply[card] and table.card_kind[card] != FOG:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def offer_support(state: State, seat: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if state.supply[card] and table.card_kind[card] != FOG:
            offer(out, FIRST_CARD + card)
    offer(out, STOP)


@cython.cfunc
def play_support(state: State, seat: cython.int, card: cython.int) -> cython.void:
    """Into the hand, to be played on this turn; a routed unit of his recovers."""
    frame: cython.int = top(state)
    state.still = 0
    state.supply[card] -= 1
    state.hand[card] += 1
    if state.events is not None:
        state.events.append((E_SUPPORTED, seat, card))
    end_rout(state, state.table.card_unit[card])
    if state.stack[frame + F_LEFT] == 1:
        answered(state)
    else:
        state.stack[frame + F_LEFT] -= 1


# Antiair


@cython.cfunc
@cython.exceptval(check=False)
def bombers_in(state: State, seat: cython.int, cards: bytearray) -> cython.int:
    """How many kinds of Bombers lie in a zone."""
    table: Table = state.table
    kinds: cython.int = 0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if table.card_aircraft[card] and cards[card]:
            kinds += 1
    return kinds


@cython.cfunc
@cython.exceptval(check=False)
def zone_with_bomber(state: State, seat: cython.int) -> cython.int:
    """Where the next one is looked for: hand, discard pile, deck; NONE if there is none."""
    if bombers_in(state, seat, state.hand):
        return HAND
    if bombers_in(state, seat, state.discard):
        return DISCARD
    return DECK if bombers_in(state, seat, state.deck) else NONE


@cython.cfunc
def begin_antiair(state: State, seat: cython.int, card: cython.int, deed: cython.int) -> cython.void:
    """The enemy loses Bombers; has he none, the card may go back to the supply (ruling 54)."""
    enemy: cython.int = state.commander[1 - state.table.seat_side[seat]]
    frame: cython.int
    if zone_with_bomber(state, enemy) != NONE:
        frame = ask(state, DO_ANTIAIR, enemy)
        state.stack[frame + F_CARD] = card
        state.stack[frame + F_DEED] = deed
        state.stack[frame + F_LEFT] = state.table.deed_value[deed]
    elif state.played[card]:
        frame = ask(state, ASK_RETURN, seat)
        state.stack[frame + F_CARD] = card
        state.stack[frame + F_DEED] = deed


@cython.cfunc
@cython.exceptval(check=False)
def bomber_cards(state: State, zone: cython.int) -> bytearray:
    if zone == HAND:
        return state.hand
    return state.discard if zone == DISCARD else state.deck


@cython.cfunc
def search_bombers(state: State) -> cython.void:
    """One more of those that the enemy has to give up; of several kinds in one place he picks."""
    table: Table = state.table
    frame: cython.int = top(state)
    seat: cython.int = state.stack[frame + F_SEAT]
    zone: cython.int = zone_with_bomber(state, seat)
    if state.stack[frame + F_LEFT] == 0 or zone == NONE:
        answered(state)
        return
    state.stack[frame + F_LEFT] -= 1
    if bombers_in(state, seat, bomber_cards(state, zone)) > 1:
        frame = ask(state, ASK_BOMBER, seat)
        state.stack[frame + F_ZONE] = zone
        return
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if table.card_aircraft[card] and bomber_cards(state, zone)[card]:
            shoot_down(state, seat, card, zone)
            return


@cython.cfunc
def shoot_down(state: State, seat: cython.int, card: cython.int, zone: cython.int) -> cython.void:
    cards: bytearray = bomber_cards(state, zone)
    cards[card] -= 1
    state.still = 0
    state.removed[card] += 1
    if state.events is not None:
        state.events.append((E_SHOT_DOWN, seat, card, zone))


@cython.cfunc
@cython.exceptval(check=False)
def offer_bombers(state: State, frame: cython.int, seat: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    cards: bytearray = bomber_cards(state, state.stack[frame + F_ZONE])
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if table.card_aircraft[card] and cards[card]:
            offer(out, FIRST_CARD + card)


@cython.cfunc
def play_bomber(state: State, seat: cython.int, card: cython.int) -> cython.void:
    zone: cython.int = state.stack[top(state) + F_ZONE]
    answered(state)
    shoot_down(state, seat, card, zone)


@cython.cfunc
@cython.exceptval(check=False)
def offer_return(out: Options) -> cython.void:
    offer(out, RETURN)
    offer(out, STOP)


@cython.cfunc
def return_card(state: State, seat: cython.int) -> cython.void:
    card: cython.int = state.stack[top(state) + F_CARD]
    answered(state)
    state.played[card] -= 1
    state.still = 0
    state.supply[card] += 1
    if state.events is not None:
        state.events.append((E_RETURNED, seat, card))
