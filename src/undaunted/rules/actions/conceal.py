"""Conceal: an enemy takes a Fog of War from his side's supply; without one there it is in vain."""

import cython

from undaunted.rules.options import Options, offer
from undaunted.rules.round.cards import take_fog
from undaunted.rules.state import State, answered, ask
from undaunted.rules.table import Table
from undaunted.rules.words import ASK_CONCEAL, E_CONCEALED, F_CARD, F_DEED


@cython.cfunc
def begin_conceal(state: State, seat: cython.int, card: cython.int, deed: cython.int) -> cython.void:
    """Of two opponents one is picked (ruling 39)."""
    if state.table.mates:
        frame: cython.int = ask(state, ASK_CONCEAL, seat)
        state.stack[frame + F_CARD] = card
        state.stack[frame + F_DEED] = deed
    else:
        conceal(state, state.commander[1 - state.table.seat_side[seat]])


@cython.cfunc
@cython.exceptval(check=False)
def offer_concealed(state: State, side: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    seat: cython.int
    for seat in range(table.seats):
        if table.seat_side[seat] != side:
            offer(out, table.first_seat + seat)


@cython.cfunc
def play_conceal(state: State, enemy: cython.int) -> cython.void:
    answered(state)
    conceal(state, enemy)


@cython.cfunc
def conceal(state: State, enemy: cython.int) -> cython.void:
    taken: cython.bint = take_fog(state, enemy)
    if state.events is not None:
        state.events.append((E_CONCEALED, enemy, 1 if taken else 0))
