"""A standstill: after many rounds in which nothing but cards has changed the game is a draw (ruling 63)."""

import cython

from undaunted.rules.options import Options, offer
from undaunted.rules.round.rounds import start_round
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.words import (
    ASK_STANDSTILL,
    BY_STANDSTILL,
    DRAWN,
    E_DRAWN,
    E_PLAYED_ON,
    E_STANDING_STILL,
    F_LEFT,
    F_SEAT,
    NONE,
    PLAY_ON,
    STANDSTILL_NOTICE,
    STOP,
)


@cython.cfunc
def end_round(state: State) -> cython.void:
    """All turns are over: another round, unless nothing has changed for as many rounds as are allowed."""
    most: cython.int = state.table.standstill
    if most:
        state.still += 1
        left: cython.int = most - (state.still - 1)
        if left <= 0:
            settle_standstill(state)
            return
        if left == STANDSTILL_NOTICE and state.events is not None:
            state.events.append((E_STANDING_STILL, left))
    start_round(state)


@cython.cfunc
def settle_standstill(state: State) -> cython.void:
    """Both commanders are asked whether to play on, the initiative first; an automaton never would."""
    # The question belongs to the round that is over, and so to its last turn.
    state.turn = state.table.seats - 1
    if state.table.automaton != NONE:
        agree_to_draw(state)
        return
    frame: cython.int = ask(state, ASK_STANDSTILL, state.commander[state.initiative])
    state.stack[frame + F_LEFT] = 1


@cython.cfunc
@cython.exceptval(check=False)
def offer_playing_on(out: Options) -> cython.void:
    offer(out, PLAY_ON)
    offer(out, STOP)


@cython.cfunc
def play_on(state: State) -> cython.void:
    """Once both sides want to, the count starts again with a new round."""
    frame: cython.int = top(state)
    seat: cython.int = state.stack[frame + F_SEAT]
    if state.events is not None:
        state.events.append((E_PLAYED_ON, seat))
    if state.stack[frame + F_LEFT]:
        state.stack[frame + F_LEFT] -= 1
        state.stack[frame + F_SEAT] = state.commander[1 - state.table.seat_side[seat]]
        return
    answered(state)
    state.still = 0
    start_round(state)


@cython.cfunc
def agree_to_draw(state: State) -> cython.void:
    state.winner = DRAWN
    state.how = BY_STANDSTILL
    state.to_judge = 1
    if state.events is not None:
        state.events.append((E_DRAWN, state.table.standstill))
