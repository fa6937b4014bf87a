"""Hits: the casualty search, Friendly Fire included, and counters that leave the board."""

import cython

from undaunted.rules.chance import draw_from_bag
from undaunted.rules.city.cells import is_routed
from undaunted.rules.city.missions import gain_by
from undaunted.rules.city.routing import ask_drive_off, drop_watch, rout
from undaunted.rules.options import Options, offer
from undaunted.rules.round.automaton import leave_line, lose_from_line, tag
from undaunted.rules.round.line import find_face_up
from undaunted.rules.round.rounds import active_seat
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.words import (
    ASK_CASUALTY,
    BOLSTERS,
    DECK,
    DISCARD,
    E_CASUALTY,
    E_SUPPRESSED,
    E_TARGET_REMOVED,
    E_UNIT_REMOVED,
    F_UNIT,
    F_ZONE,
    FALLS,
    FIRST_CARD,
    GAIN_VEHICLE,
    HAND,
    NEUTRALISED,
    NONE,
    PLAYED,
    ROUTS,
    ZONES_SEARCHED,
)


@cython.cfunc
@cython.inline
def zone_cards(state: State, zone: cython.int) -> bytearray:
    if zone == HAND:
        return state.hand
    if zone == DISCARD:
        return state.discard
    if zone == DECK:
        return state.deck
    if zone == BOLSTERS:
        return state.supply
    return state.played


@cython.cfunc
def suppress(state: State, unit: cython.int) -> cython.void:
    if not state.suppressed[unit]:
        state.still = 0
        state.suppressed[unit] = 1
        if state.events is not None:
            state.events.append((E_SUPPRESSED, unit))
        if state.table.hazards:
            drop_watch(state, unit)


@cython.cfunc
def inflict_casualty(state: State, unit: cython.int) -> cython.void:
    """Remove one card of the unit from the first zone that has one; else its counter leaves, or is routed."""
    table: Table = state.table
    seat: cython.int = table.counter_seat[unit]
    own_turn: cython.bint = seat == active_seat(state)
    at: cython.int = (2 * seat + (0 if own_turn else 1)) * ZONES_SEARCHED
    while table.search[at] != NONE:
        zone: cython.int = table.search[at]
        at += 1
        if seat == table.automaton:
            if costs_automaton(state, seat, unit, zone, own_turn):
                return
            continue
        cards: bytearray = zone_cards(state, zone)
        found: cython.int = NONE
        kinds: cython.int = 0
        k: cython.int
        for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
            if cards[table.unit_card[k]]:
                found = table.unit_card[k]
                kinds += 1
        if kinds == 1:
            lose_card(state, unit, found, zone)
            return
        if kinds > 1:
            frame: cython.int = ask(state, ASK_CASUALTY, seat)
            state.stack[frame + F_UNIT] = unit
            state.stack[frame + F_ZONE] = zone
            return
    if table.last_resort == ROUTS:
        rout(state, unit)
        return
    remove_counter(state, unit)
    state.to_judge = 1


@cython.cfunc
def strike(state: State, seat: cython.int, unit: cython.int, drives_off: cython.bint) -> cython.void:
    """A hit in the city: the unit suffers a casualty, and a hit on a vehicle gains mission points.

    The attacker may move a unit that this hit routs, or that was routed before. After some attacks they may
    move any unit that they hit, but only once. A hit on a vehicle that is routed already gains nothing
    (ruling 56a).
    """
    table: Table = state.table
    if drives_off:
        # Asked once the casualty is chosen, so it lies below that question.
        ask_drive_off(state, seat, unit)
    if table.hazards:
        drop_watch(state, unit)
    routs: cython.bint = not has_card(state, unit)
    if table.counter_rolls[unit] and (table.routed_vehicles_gain or not (routs and is_routed(state, unit))):
        gain_by(state, 1 - table.counter_side[unit], GAIN_VEHICLE)
    inflict_casualty(state, unit)
    if routs and not drives_off:
        ask_drive_off(state, seat, unit)


@cython.cfunc
@cython.exceptval(check=False)
def has_card(state: State, unit: cython.int) -> cython.bint:
    """Is there a card of the unit anywhere but in the supply and among the lost?"""
    table: Table = state.table
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        card: cython.int = table.unit_card[k]
        if state.hand[card] or state.deck[card] or state.discard[card] or state.played[card]:
            return True
    return False


@cython.cfunc
def costs_automaton(
    state: State, seat: cython.int, unit: cython.int, zone: cython.int, own_turn: cython.bint
) -> cython.bint:
    """It loses a card in this zone, if it has one there: chance decides between several kinds (ruling 43)."""
    table: Table = state.table
    cards: bytearray = zone_cards(state, zone)
    first: cython.int = table.seat_first_card[seat]
    weights = [0] * (table.seat_first_card[seat + 1] - first)
    for card in table.unit_card[table.unit_from[unit] : table.unit_from[unit + 1]]:
        if cards[card] and (zone != PLAYED or find_face_up(state, card) != NONE):
            weights[card - first] = 1
    kinds: cython.int = sum(weights)
    if not kinds:
        return False
    lost: cython.int = first + weights.index(1) if kinds == 1 else draw_from_bag(state, seat, weights)
    lose_card(state, unit, lost, zone)
    if not own_turn and state.initiative != table.seat_side[seat]:
        tag(state, unit)
    return True


@cython.cfunc
def lose_card(state: State, unit: cython.int, card: cython.int, zone: cython.int) -> cython.void:
    if zone == PLAYED and state.table.card_seat[card] == state.table.automaton:
        lose_from_line(state, card)
    else:
        cards: bytearray = zone_cards(state, zone)
        cards[card] -= 1
    state.still = 0
    state.removed[card] += 1
    if state.events is not None:
        state.events.append((E_CASUALTY, unit, card, zone))
    state.to_judge = 1


@cython.cfunc
def remove_counter(state: State, unit: cython.int) -> cython.void:
    """The counter leaves the board; should it come back, it is ready (ruling 11)."""
    state.still = 0
    state.tile_of[unit] = NONE
    state.suppressed[unit] = 0
    state.pending[unit] = 0
    if state.tagged:
        state.tagged[unit] = 0
    if state.table.last_resort == FALLS:
        fall(state, unit)
    if state.events is not None:
        state.events.append((E_UNIT_REMOVED, unit))
    forget_target(state, unit)


@cython.cfunc
def fall(state: State, unit: cython.int) -> cython.void:
    """A single soldier does not come back: the cards in his supply go with him, and what lies face down."""
    table: Table = state.table
    state.fate[unit] = NEUTRALISED
    if table.automaton != NONE and table.counter_seat[unit] == table.automaton:
        leave_line(state, unit)
    if table.vehicles:
        state.aboard[unit] = NONE
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        card: cython.int = table.unit_card[k]
        state.removed[card] += state.supply[card]
        state.supply[card] = 0


@cython.cfunc
def forget_target(state: State, unit: cython.int) -> cython.void:
    """A Mortar that moves or leaves the board loses its target marker (ruling 12)."""
    side: cython.int = state.table.counter_side[unit]
    if state.table.counter_spots[unit] and state.target[side] != NONE:
        state.target[side] = NONE
        if state.events is not None:
            state.events.append((E_TARGET_REMOVED, side))


@cython.cfunc
@cython.exceptval(check=False)
def offer_casualties(state: State, frame: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    unit: cython.int = state.stack[frame + F_UNIT]
    cards: bytearray = zone_cards(state, state.stack[frame + F_ZONE])
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        if cards[table.unit_card[k]]:
            offer(out, FIRST_CARD + table.unit_card[k])


@cython.cfunc
def play_casualty(state: State, card: cython.int) -> cython.void:
    """The owner has chosen which of several fitting cards is lost (ruling 8)."""
    frame: cython.int = top(state)
    unit: cython.int = state.stack[frame + F_UNIT]
    zone: cython.int = state.stack[frame + F_ZONE]
    answered(state)
    lose_card(state, unit, card, zone)
