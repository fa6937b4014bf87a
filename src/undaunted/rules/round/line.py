"""An automaton's play area: cards in a line, drawn, arranged and set aside; each lies in some way.

It is the only zone of the game with an order. `state.played` counts its cards as everybody's.
"""

import cython

from undaunted.rules.round.cards import draw_one
from undaunted.rules.state import State
from undaunted.rules.words import (
    COMBAT,
    E_LINED_UP,
    E_RECONNOITRED,
    E_SET_ASIDE,
    E_TURNED,
    F_UNIT,
    FACE_DOWN,
    LINE_MOST,
    NONE,
    SIDEWAYS,
    UPRIGHT,
)


@cython.cfunc
@cython.exceptval(check=False)
def line_end(state: State, face_up: cython.bint) -> cython.int:
    """How many cards lie there, or how many of them face up, which stand first."""
    line: bytearray = state.line
    at: cython.int = 0
    while 2 * at < len(line) and line[2 * at] != NONE and not (face_up and line[2 * at + 1] == FACE_DOWN):
        at += 1
    return at


@cython.cfunc
@cython.exceptval(check=False)
def lay(state: State, at: cython.int, card: cython.int, how: cython.int) -> cython.void:
    """Put a card at a place in the line; those behind move on."""
    line: bytearray = state.line
    end: cython.int = line_end(state, False)
    while end > at:
        line[2 * end] = line[2 * end - 2]
        line[2 * end + 1] = line[2 * end - 1]
        end -= 1
    line[2 * at] = card
    line[2 * at + 1] = how
    state.played[card] += 1


@cython.cfunc
@cython.exceptval(check=False)
def take(state: State, at: cython.int) -> cython.int:
    """Take a card out of the line, and close the gap; the caller lays it elsewhere."""
    line: bytearray = state.line
    card: cython.int = line[2 * at]
    end: cython.int = line_end(state, False)
    while at + 1 < end:
        line[2 * at] = line[2 * at + 2]
        line[2 * at + 1] = line[2 * at + 3]
        at += 1
    line[2 * at] = NONE
    line[2 * at + 1] = UPRIGHT
    state.played[card] -= 1
    return card


@cython.cfunc
@cython.exceptval(check=False)
def discard_from_line(state: State, at: cython.int) -> cython.void:
    state.discard[take(state, at)] += 1


@cython.cfunc
@cython.exceptval(check=False)
def find_face_up(state: State, card: cython.int) -> cython.int:
    """Where in the line the first copy of a card lies face up; NONE if none does."""
    at: cython.int
    for at in range(line_end(state, True)):
        if state.line[2 * at] == card:
            return at
    return NONE


@cython.cfunc
@cython.exceptval(check=False)
def arrange(state: State) -> cython.void:
    """All face up, the highest initiative first, equal ones in the order in which they were drawn."""
    line: bytearray = state.line
    initiative: bytearray = state.table.card_initiative
    end: cython.int = line_end(state, False)
    at: cython.int
    for at in range(end):
        card: cython.int = line[2 * at]
        place: cython.int = at
        while place and initiative[line[2 * place - 2]] < initiative[card]:
            line[2 * place] = line[2 * place - 2]
            place -= 1
        line[2 * place] = card
        line[2 * at + 1] = UPRIGHT


@cython.cfunc
@cython.exceptval(check=False)
def slot_in(state: State, card: cython.int) -> cython.void:
    """By initiative, behind its equals, and behind the card that is being resolved."""
    initiative: bytearray = state.table.card_initiative
    at: cython.int = 1 if line_end(state, True) else 0
    while at < line_end(state, True) and initiative[state.line[2 * at]] >= initiative[card]:
        at += 1
    lay(state, at, card, UPRIGHT)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def may_line_up(state: State) -> cython.bint:
    """Not after many cards in one turn (ruling 43c)."""
    return state.stack[F_UNIT] < LINE_MOST


@cython.cfunc
def line_up(state: State, seat: cython.int, count: cython.int) -> cython.void:
    """Command: cards are drawn one by one, each into its place in the line."""
    drawn: cython.int
    for drawn in range(count):
        card: cython.int = draw_one(state, seat)
        if card == NONE:
            return
        slot_in(state, card)
        if state.events is not None:
            state.events.append((E_LINED_UP, seat, card))


# Inspire


@cython.cfunc
@cython.exceptval(check=False)
def find_upright(state: State, card: cython.int) -> cython.int:
    """The first upright copy of a card behind the one being resolved; NONE if there is none."""
    at: cython.int
    for at in range(1, line_end(state, True)):
        if state.line[2 * at] == card and state.line[2 * at + 1] == UPRIGHT:
            return at
    return NONE


@cython.cfunc
@cython.exceptval(check=False)
def can_be_turned(state: State, card: cython.int, squad: cython.int) -> cython.bint:
    """Combat cards in the line, of the squad if one is named."""
    if state.table.card_kind[card] != COMBAT or (squad and state.table.card_squad[card] != squad):
        return False
    return find_upright(state, card) != NONE


@cython.cfunc
def turn_sideways(state: State, seat: cython.int, card: cython.int) -> cython.void:
    """It will be resolved twice."""
    state.line[2 * find_upright(state, card) + 1] = SIDEWAYS
    if state.events is not None:
        state.events.append((E_TURNED, seat, card))


# Recon


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def find_fog(state: State, seat: cython.int) -> cython.int:
    return find_face_up(state, state.table.seat_fog[seat])


@cython.cfunc
def recon_in_line(state: State, seat: cython.int) -> cython.void:
    """A Fog of War leaves the game; a card is set aside face down for the next turn."""
    state.still = 0
    state.removed[take(state, find_fog(state, seat))] += 1
    if state.events is not None:
        state.events.append((E_RECONNOITRED, seat))
    card: cython.int = draw_one(state, seat)
    if card == NONE:
        return
    lay(state, line_end(state, False), card, FACE_DOWN)
    if state.events is not None:
        state.events.append((E_SET_ASIDE, seat, card))
