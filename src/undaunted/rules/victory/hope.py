"""Beyond All Hope: can a side still reach its points, even with a helpful enemy?

A generous bound (ruling 14): it counts the points held now and those on tiles that some unit with Control,
having a usable card, could still walk to. Usable is what circulates (hand, deck, discard pile, play area)
or lies in a supply from which usable cards can bolster it; a seat whose only card has to be bid every round
can use nothing (ruling 25).
"""

import cython

from undaunted.rules.board import controls, points_of, scouted, spawn_at, spawn_count
from undaunted.rules.round.cards import fog_left, hand_size
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import (
    AIRCRAFT,
    ANY_SQUAD,
    ASK_BID,
    CAN_CALL,
    F_KIND,
    F_SEAT,
    GOAL_CONTROL,
    NONE,
)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def circulates(state: State, card: cython.int) -> cython.bint:
    return (state.hand[card] | state.deck[card] | state.discard[card] | state.played[card]) != 0


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def can_stand(state: State, unit: cython.int) -> cython.bint:
    """Is the counter on the board, or could its card place it there?"""
    return unit != NONE and (state.tile_of[unit] != NONE or spawn_count(state, unit) != 0)


@cython.cfunc
@cython.exceptval(check=False)
def single_card(state: State, seat: cython.int) -> cython.bint:
    """Is a single card all that circulates, so that it is bid every round and never played (ruling 25)?

    Not yet so while it is in hand after the bids, or its turn is running (what it was played for may not be
    over); and never so for a team-mate of the commander, who does not bid, nor for an automaton, which
    draws its bid again.
    """
    table: Table = state.table
    commands: cython.bint = seat == state.commander[table.seat_side[seat]]
    bids: cython.int = 1 if commands and seat != table.automaton else 0
    circulating: cython.int = 0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        circulating += state.hand[card] + state.deck[card] + state.discard[card] + state.played[card]
        if circulating > bids:
            return False
    if not state.depth or state.stack[F_KIND] == ASK_BID:
        return True
    return state.stack[F_SEAT] != seat and hand_size(state, seat) == 0


@cython.cfunc
@cython.exceptval(check=False)
def only_bids(state: State, seat: cython.int) -> cython.bint:
    """Can this seat only bid its single card? An enemy's Conceal would help it with a Fog of War."""
    if not single_card(state, seat):
        return False
    return fog_left(state, seat) == 0 or not may_conceal(state, 1 - state.table.seat_side[seat])


@cython.cfunc
@cython.exceptval(check=False)
def may_conceal(state: State, side: cython.int) -> cython.bint:
    """Has this side a card with Conceal that it can still use, being able to do more than bid?"""
    table: Table = state.table
    seat: cython.int
    card: cython.int
    for seat in range(table.seats):
        if table.seat_side[seat] == side and not single_card(state, seat):
            squads: cython.int = bolstered_squads(state, seat)
            for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
                if table.card_conceals[card] and usable(state, card, squads):
                    return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def bolstered_squads(state: State, seat: cython.int) -> cython.int:
    """The squads whose supply this seat can still draw on, as a bit mask; bit ANY_SQUAD means all of it,
    bit AIRCRAFT what Air Support calls.
    """
    table: Table = state.table
    squads: cython.int = 0
    before: cython.int = -1
    card: cython.int
    while before != squads:
        before = squads
        for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
            if table.card_bolsters[card] and usable(state, card, squads):
                if table.card_bolsters[card] == ANY_SQUAD:
                    return 1 << ANY_SQUAD
                squads |= 1 << table.card_bolsters[card]
            if table.card_can[card] & CAN_CALL and usable(state, card, squads):
                squads |= 1 << AIRCRAFT
    return squads


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def usable(state: State, card: cython.int, squads: cython.int) -> cython.bint:
    if circulates(state, card):
        return True
    if state.supply[card] == 0:
        return False
    if (squads >> AIRCRAFT) & 1 and state.table.card_aircraft[card]:
        return True
    return (squads >> ANY_SQUAD) & 1 != 0 or (squads >> state.table.card_squad[card]) & 1 != 0


@cython.ccall
@cython.exceptval(check=False)
def beyond_hope(state: State, side: cython.int) -> cython.bint:
    """Are the points this side needs out of its reach? Never so for a side that can win otherwise."""
    table: Table = state.table
    goal: cython.int = table.goal_from[side]
    if table.goal_kind[goal] != GOAL_CONTROL or table.goal_from[side + 1] - goal > 1:
        return False
    scouts: cython.bint = False
    takers: cython.bint = False
    seat: cython.int
    card: cython.int
    for seat in range(table.seats):
        if table.seat_side[seat] != side or only_bids(state, seat):
            continue
        squads: cython.int = bolstered_squads(state, seat)
        for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
            if (table.card_controls[card] or table.card_scouts[card]) and usable(state, card, squads):
                if can_stand(state, table.card_unit[card]):
                    takers = takers or table.card_controls[card] != 0
                    scouts = scouts or table.card_scouts[card] != 0
        if scouts and takers:
            break
    if not takers:
        return points_of(state, side) < table.goal_points[goal]
    return points_in_reach(state, side, scouts) < table.goal_points[goal]


@cython.cfunc
@cython.exceptval(check=False)
def radio_grows(state: State, side: cython.int) -> cython.bint:
    """Could the radio gain in value before this side takes it?

    Its own side raises it; a helpful enemy, if he can still Control, might do so too (ruling 32a).
    """
    table: Table = state.table
    if table.radio_side == side:
        return True
    return table.enemy_helps != 0 and may_take(state, table.radio_side)


@cython.cfunc
@cython.exceptval(check=False)
def may_take(state: State, side: cython.int) -> cython.bint:
    """Has this side a card with Control that it can still use, and a counter to use it with?"""
    table: Table = state.table
    seat: cython.int
    card: cython.int
    for seat in range(table.seats):
        if table.seat_side[seat] == side and not only_bids(state, seat):
            squads: cython.int = bolstered_squads(state, seat)
            for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
                if table.card_controls[card] and usable(state, card, squads):
                    if can_stand(state, table.card_unit[card]):
                        return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def points_in_reach(state: State, side: cython.int, scouts: cython.bint) -> cython.int:
    """Points held and points that a unit with Control could still walk to; a radio in reach has no limit."""
    table: Table = state.table
    total: cython.int = 0
    tile: cython.int
    if not scouts:
        return points_over_markers(state, side)
    if table.radio_tile != NONE and radio_grows(state, side):
        return 255
    for tile in range(table.tiles):
        total += state.points[tile]
    return total


@cython.cfunc
@cython.exceptval(check=False)
def points_over_markers(state: State, side: cython.int) -> cython.int:
    """The same without scouts: only tiles that carry an own marker can be walked over or taken."""
    table: Table = state.table
    reach: bytearray = bytearray(table.tiles)
    seat: cython.int
    card: cython.int
    for seat in range(table.seats):
        if table.seat_side[seat] == side and not only_bids(state, seat):
            squads: cython.int = bolstered_squads(state, seat)
            for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
                if table.card_controls[card] and usable(state, card, squads):
                    spread_from_unit(state, side, table.card_unit[card], reach)
    total: cython.int = 0
    tile: cython.int
    for tile in range(table.tiles):
        if controls(state, side, tile) or (reach[tile] and scouted(state, side, tile)):
            if tile == table.radio_tile and reach[tile] and radio_grows(state, side):
                return 255
            total += state.points[tile]
    return total


@cython.cfunc
@cython.exceptval(check=False)
def spread_from_unit(state: State, side: cython.int, unit: cython.int, reach: bytearray) -> cython.void:
    if unit == NONE:
        return
    strides: cython.bint = state.table.counter_stalks[unit] != 0 or may_advance(state, unit)
    which: cython.int
    if state.tile_of[unit] != NONE:
        spread(state, side, state.tile_of[unit], strides, reach)
    else:
        for which in range(spawn_count(state, unit)):
            spread(state, side, spawn_at(state, unit, which), strides, reach)


@cython.cfunc
@cython.exceptval(check=False)
def may_advance(state: State, unit: cython.int) -> cython.bint:
    """Could Advance take this unit over ground without a marker? It asks for friends only (ruling 35)."""
    table: Table = state.table
    if not table.advances:
        return False
    if table.advances == ANY_SQUAD:
        return True
    if table.unit_from[unit] == table.unit_from[unit + 1]:
        return False
    squad: cython.int = table.card_squad[table.unit_card[table.unit_from[unit]]]
    seat: cython.int = table.counter_seat[unit]
    squads: cython.int = bolstered_squads(state, seat)
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        leads: cython.int = table.card_advances[card]
        if leads and squad and (leads == squad or leads == ANY_SQUAD) and usable(state, card, squads):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def spread(
    state: State, side: cython.int, tile: cython.int, strides: cython.bint, reach: bytearray
) -> cython.void:
    """Mark every tile that can be walked to from here; who stalks walks over unscouted ground too."""
    table: Table = state.table
    k: cython.int
    reach[tile] = 1
    for k in range(table.neighbours[tile]):
        beside: cython.int = table.neighbour[tile * table.degree + k]
        if not reach[beside] and (strides or scouted(state, side, beside)):
            spread(state, side, beside, strides, reach)
