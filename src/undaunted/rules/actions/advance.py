"""Advance: counters of one squad go together from one tile to the next, where a friend is (ruling 35).

They are picked one after the other; the tile that they go to is the last pick. `pending` marks those picked.
"""

import cython

from undaunted.rules.actions.mines import tread
from undaunted.rules.board import is_rough, scouted
from undaunted.rules.combat.casualties import forget_target
from undaunted.rules.combat.defence import base_defence
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard
from undaunted.rules.words import ASK_ADVANCE, E_MOVED, F_CARD, F_DEED, F_SEAT, NONE


@cython.cfunc
@cython.exceptval(check=False)
def friend_on(state: State, seat: cython.int, tile: cython.int) -> cython.bint:
    """Has this player a counter there? A team-mate's does not count (ruling 35)."""
    table: Table = state.table
    side: cython.int = table.seat_side[seat]
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if state.tile_of[unit] == tile and table.counter_seat[unit] == seat:
            return True
    return False


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def may_advance_to(state: State, seat: cython.int, unit: cython.int, tile: cython.int) -> cython.bint:
    """A friend is there, and the ground carries what advances."""
    return not (state.table.counter_rolls[unit] and is_rough(state, tile)) and friend_on(state, seat, tile)


@cython.cfunc
@cython.exceptval(check=False)
def in_squad(state: State, seat: cython.int, squad: cython.int, unit: cython.int) -> cython.bint:
    """Own, of the squad, on the board and on foot, and not suppressed."""
    table: Table = state.table
    if state.tile_of[unit] == NONE or state.suppressed[unit] or table.counter_seat[unit] != seat:
        return False
    first: cython.int = table.unit_from[unit]
    if first == table.unit_from[unit + 1] or is_aboard(state, unit):
        return False
    return table.card_squad[table.unit_card[first]] == squad


@cython.cfunc
@cython.exceptval(check=False)
def can_join(state: State, seat: cython.int, squad: cython.int, unit: cython.int) -> cython.bint:
    """Is there a tile to which this counter and all those picked so far could go?"""
    table: Table = state.table
    if state.pending[unit] or not in_squad(state, seat, squad, unit):
        return False
    here: cython.int = state.tile_of[unit]
    k: cython.int
    for k in range(table.neighbours[here]):
        beside: cython.int = table.neighbour[here * table.degree + k]
        if may_advance_to(state, seat, unit, beside) and all_may_enter(state, seat, here, beside):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def all_may_enter(state: State, seat: cython.int, here: cython.int, tile: cython.int) -> cython.bint:
    """May all those picked so far, who stand here, go there?"""
    unit: cython.int
    for unit in range(state.table.side_first_counter[2]):
        if state.pending[unit]:
            if state.tile_of[unit] != here or not may_advance_to(state, seat, unit, tile):
                return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def can_advance(state: State, seat: cython.int, squad: cython.int) -> cython.bint:
    table: Table = state.table
    side: cython.int = table.seat_side[seat]
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if can_join(state, seat, squad, unit):
            return True
    return False


@cython.cfunc
def ask_advance(state: State, seat: cython.int, card: cython.int, deed: cython.int) -> cython.void:
    frame: cython.int = ask(state, ASK_ADVANCE, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed


@cython.cfunc
@cython.exceptval(check=False)
def offer_advance(state: State, frame: cython.int, seat: cython.int, out: Options) -> cython.void:
    """The tiles to which those picked can go, and who could go along."""
    table: Table = state.table
    squad: cython.int = table.deed_squad[state.stack[frame + F_DEED]]
    side: cython.int = table.seat_side[seat]
    here: cython.int = gathered_on(state)
    unit: cython.int
    k: cython.int
    if here != NONE:
        for k in range(table.neighbours[here]):
            beside: cython.int = table.neighbour[here * table.degree + k]
            if all_may_enter(state, seat, here, beside):
                offer(out, table.first_tile + beside)
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if (here == NONE or state.tile_of[unit] == here) and can_join(state, seat, squad, unit):
            offer(out, table.first_counter + unit)


@cython.cfunc
@cython.exceptval(check=False)
def gathered_on(state: State) -> cython.int:
    """Where those stand who were picked; NONE before the first."""
    unit: cython.int
    for unit in range(state.table.side_first_counter[2]):
        if state.pending[unit]:
            return state.tile_of[unit]
    return NONE


@cython.cfunc
def play_advance(state: State, tile: cython.int) -> cython.void:
    """All who were picked go there; then what lies between the tiles goes off."""
    table: Table = state.table
    seat: cython.int = state.stack[top(state) + F_SEAT]
    start: cython.int = gathered_on(state)
    answered(state)
    tread_together(state, seat, start, tile)
    unit: cython.int
    for unit in range(table.side_first_counter[2]):
        if state.pending[unit]:
            state.pending[unit] = 0
            state.still = 0
            state.tile_of[unit] = tile
            if state.events is not None:
                state.events.append((E_MOVED, unit, start, tile))
            forget_target(state, unit)
    if not scouted(state, table.seat_side[seat], start):
        state.to_judge = 1


@cython.cfunc
def tread_together(state: State, seat: cython.int, start: cython.int, tile: cython.int) -> cython.void:
    """Of those picked, the first whom a kind of mine fits sets off all of it: nothing is left for the others.

    What goes off last becomes due first.
    """
    table: Table = state.table
    if table.mine_owner == NONE:
        return
    last: cython.int = NONE
    kind: cython.int
    unit: cython.int
    for kind in range(1, -1, -1):
        for unit in range(table.side_first_counter[2]):
            if state.pending[unit] and base_defence(state, table.deed_hits[table.mine_deed[kind]], unit):
                if unit != last:
                    tread(state, seat, unit, start, tile)
                last = unit
                break
