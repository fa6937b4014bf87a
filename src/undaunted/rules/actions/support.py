"""Support actions: Bolster, Air Support, Command, Control, Inspire, Recon, Target."""

import cython

from undaunted.rules.board import controls, distance, holds_on, scouted
from undaunted.rules.city.routing import end_rout
from undaunted.rules.options import Options, offer
from undaunted.rules.round.automaton import bolster_from, offer_decks
from undaunted.rules.round.cards import draw
from undaunted.rules.round.discarding import discard_card
from undaunted.rules.round.line import can_be_turned, find_fog, recon_in_line, slot_in, turn_sideways
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.victory.hope import only_bids
from undaunted.rules.words import (
    ASK_TARGET,
    COMBAT,
    CONTROLLED,
    DRAW,
    E_BOLSTERED,
    E_CONTROLLED,
    E_INSPIRED,
    E_LOST_CONTROL,
    E_RADIO_RAISED,
    E_RECONNOITRED,
    E_SUPPORTED,
    E_TARGETED,
    F_CARD,
    F_DEED,
    F_LEFT,
    F_UNIT,
    FIRST_CARD,
    FOG,
    NONE,
    SCOUTED,
    STOP,
)


@cython.cfunc
def ask_up_to(
    state: State, question: cython.int, seat: cython.int, card: cython.int, deed: cython.int
) -> cython.void:
    """Ask for up to as many picks as the deed's value says."""
    frame: cython.int = ask(state, question, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_LEFT] = state.table.deed_value[deed]


@cython.cfunc
def one_less(state: State) -> cython.void:
    """One pick of "up to X" is used; the last one answers the question."""
    frame: cython.int = top(state)
    if state.stack[frame + F_LEFT] == 1:
        answered(state)
    else:
        state.stack[frame + F_LEFT] -= 1


# Bolster


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def can_be_bolstered(state: State, card: cython.int, squad: cython.int) -> cython.bint:
    """Soldiers and commanders in the supply, of the squad if one is named; no Fog of War (ruling 5).

    Where an automaton's deck is empty, another takes its place.
    """
    table: Table = state.table
    return (
        state.supply[card] != 0
        and table.card_kind[card] != FOG
        and (squad == 0 or table.card_squad[card] == squad or table.card_seat[card] == table.automaton)
    )


@cython.cfunc
@cython.exceptval(check=False)
def can_bolster(state: State, seat: cython.int, squad: cython.int) -> cython.bint:
    table: Table = state.table
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if can_be_bolstered(state, card, squad):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def offer_bolster(state: State, frame: cython.int, seat: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    squad: cython.int = table.deed_squad[state.stack[frame + F_DEED]]
    card: cython.int
    if seat == table.automaton:
        if can_bolster(state, seat, 0):
            offer_decks(state, seat, squad, out)
    else:
        for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
            if can_be_bolstered(state, card, squad):
                offer(out, FIRST_CARD + card)
    offer(out, STOP)


@cython.cfunc
def play_bolster(state: State, seat: cython.int, card: cython.int) -> cython.void:
    state.still = 0
    state.supply[card] -= 1
    if state.events is not None:
        state.events.append((E_BOLSTERED, seat, card))
    discard_card(state, card, 1)
    if state.table.city_cells:
        end_rout(state, state.table.card_unit[card])
    one_less(state)


@cython.cfunc
def play_deck(state: State, deck: cython.int) -> cython.void:
    bolster_from(state, state.table.automaton, deck)
    one_less(state)


# Air Support


@cython.cfunc
@cython.exceptval(check=False)
def can_call(state: State, seat: cython.int) -> cython.bint:
    """Aircraft in the supply."""
    table: Table = state.table
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if table.card_aircraft[card] and state.supply[card]:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def offer_aircraft(state: State, seat: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if table.card_aircraft[card] and state.supply[card]:
            offer(out, FIRST_CARD + card)
    offer(out, STOP)


@cython.cfunc
def play_aircraft(state: State, seat: cython.int, card: cython.int) -> cython.void:
    """Into the hand, to be played on this turn like any other card; into an automaton's line."""
    state.still = 0
    state.supply[card] -= 1
    if seat == state.table.automaton:
        slot_in(state, card)
    else:
        state.hand[card] += 1
    if state.events is not None:
        state.events.append((E_SUPPORTED, seat, card))
    one_less(state)


# Command


@cython.cfunc
@cython.exceptval(check=False)
def offer_command(state: State, can: cython.bint, out: Options) -> cython.void:
    if can:
        offer(out, DRAW)
    offer(out, STOP)


@cython.cfunc
def play_command(state: State, seat: cython.int) -> cython.void:
    draw(state, seat, 1)
    one_less(state)


# Control


@cython.cfunc
@cython.exceptval(check=False)
def can_control(state: State, side: cython.int, tile: cython.int) -> cython.bint:
    """An own marker (ruling 7), not controlled yet (but for the radio), nor held by an enemy who is there."""
    if controls(state, side, tile):
        return tile == state.table.radio_tile and side == state.table.radio_side
    if not scouted(state, side, tile):
        return False
    return not (controls(state, 1 - side, tile) and holds_on(state, 1 - side, tile))


@cython.cfunc
def control(state: State, side: cython.int, tile: cython.int) -> cython.void:
    """Turn the marker to its controlled side and the enemy's back, or raise the radio's value (ruling 13)."""
    tiles: cython.int = state.table.tiles
    state.still = 0
    if controls(state, side, tile):
        state.points[tile] += 1
        if state.events is not None:
            state.events.append((E_RADIO_RAISED, tile, state.points[tile]))
    else:
        if controls(state, 1 - side, tile):
            state.marker[(1 - side) * tiles + tile] = SCOUTED
            if state.events is not None:
                state.events.append((E_LOST_CONTROL, 1 - side, tile))
        state.marker[side * tiles + tile] = CONTROLLED
        if state.events is not None:
            state.events.append((E_CONTROLLED, side, tile, state.points[tile]))
    state.to_judge = 1


# Inspire


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def can_be_inspired(state: State, card: cython.int, squad: cython.int) -> cython.bint:
    """Combat cards in the play area, of the squad if one is named (ruling 5)."""
    table: Table = state.table
    if table.card_seat[card] == table.automaton:
        return can_be_turned(state, card, squad)
    return (
        state.played[card] != 0
        and table.card_kind[card] == COMBAT
        and (squad == 0 or table.card_squad[card] == squad)
    )


@cython.cfunc
@cython.exceptval(check=False)
def can_inspire(state: State, seat: cython.int, squad: cython.int) -> cython.bint:
    table: Table = state.table
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if can_be_inspired(state, card, squad):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def offer_inspire(state: State, frame: cython.int, seat: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    squad: cython.int = table.deed_squad[state.stack[frame + F_DEED]]
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if can_be_inspired(state, card, squad):
            offer(out, FIRST_CARD + card)
    offer(out, STOP)


@cython.cfunc
def play_inspire(state: State, seat: cython.int, card: cython.int) -> cython.void:
    if seat == state.table.automaton:
        turn_sideways(state, seat, card)
    else:
        state.played[card] -= 1
        state.hand[card] += 1
        if state.events is not None:
            state.events.append((E_INSPIRED, seat, card))
    one_less(state)


# Recon


@cython.cfunc
@cython.exceptval(check=False)
def can_recon(state: State, seat: cython.int) -> cython.bint:
    fog: cython.int = state.table.seat_fog[seat]
    if fog != NONE and seat == state.table.automaton:
        return find_fog(state, seat) != NONE
    return fog != NONE and state.hand[fog] != 0


@cython.cfunc
def recon(state: State, seat: cython.int) -> cython.void:
    """A Fog of War leaves the hand for good, and a card is drawn."""
    if seat == state.table.automaton:
        recon_in_line(state, seat)
        return
    fog: cython.int = state.table.seat_fog[seat]
    state.hand[fog] -= 1
    state.still = 0
    state.removed[fog] += 1
    if state.events is not None:
        state.events.append((E_RECONNOITRED, seat))
    draw(state, seat, 1)
    if only_bids(state, seat):
        state.to_judge = 1


# Target


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def can_be_targeted(state: State, side: cython.int, here: cython.int, tile: cython.int) -> cython.bint:
    """Far enough from the Mortar, and not where the marker lies already (ruling 12)."""
    return distance(state.table, here, tile) >= state.table.target_distance and state.target[side] != tile


@cython.cfunc
@cython.exceptval(check=False)
def can_target(state: State, side: cython.int, here: cython.int) -> cython.bint:
    tile: cython.int
    for tile in range(state.table.tiles):
        if can_be_targeted(state, side, here, tile):
            return True
    return False


@cython.cfunc
def ask_target(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    frame: cython.int = ask(state, ASK_TARGET, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit


@cython.cfunc
@cython.exceptval(check=False)
def offer_targets(state: State, frame: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    unit: cython.int = state.stack[frame + F_UNIT]
    tile: cython.int
    for tile in range(table.tiles):
        if can_be_targeted(state, table.counter_side[unit], state.tile_of[unit], tile):
            offer(out, table.first_tile + tile)


@cython.cfunc
def play_target(state: State, side: cython.int, tile: cython.int) -> cython.void:
    answered(state)
    state.still = 0
    state.target[side] = tile
    if state.events is not None:
        state.events.append((E_TARGETED, side, tile))
