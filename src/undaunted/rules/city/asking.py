"""The questions that only the embattled city asks, and what is due there without one."""

import cython

from undaunted.rules.actions.movement import take_step
from undaunted.rules.city.aid import offer_bombers, offer_readied, offer_return, offer_support, search_bombers
from undaunted.rules.city.combos import is_combo_over, offer_halves
from undaunted.rules.city.hazards import meet_hazard
from undaunted.rules.city.laying import offer_watched
from undaunted.rules.city.reuse import end_reuse, is_reuse_over, offer_reuses
from undaunted.rules.city.routing import offer_flights
from undaunted.rules.options import Options
from undaunted.rules.state import State, answered
from undaunted.rules.words import (
    ASK_BOMBER,
    ASK_COMBO,
    ASK_DRIVE_OFF,
    ASK_INSPIRE,
    ASK_READY,
    ASK_RETURN,
    ASK_REUSE,
    ASK_SUPPORT,
    ASK_WATCH,
    DO_ANTIAIR,
    DO_HAZARD,
    NONE,
)


@cython.cfunc
@cython.exceptval(check=False)
def offer_in_city(
    state: State, question: cython.int, frame: cython.int, seat: cython.int, out: Options
) -> cython.void:
    """The questions that only the embattled city asks."""
    if question == ASK_REUSE:
        offer_reuses(state, frame, seat, out)
    elif question == ASK_COMBO:
        offer_halves(state, frame, out)
    elif question == ASK_DRIVE_OFF:
        offer_flights(state, frame, out)
    elif question == ASK_WATCH:
        offer_watched(state, frame, out)
    elif question == ASK_READY:
        offer_readied(state, frame, state.table.seat_side[seat], out)
    elif question == ASK_SUPPORT:
        offer_support(state, seat, out)
    elif question == ASK_BOMBER:
        offer_bombers(state, frame, seat, out)
    elif question == ASK_RETURN:
        offer_return(out)


@cython.cfunc
def do_city_duty(state: State, kind: cython.int) -> cython.bint:
    """What lies in wait for whoever moves, Bombers to be found, and orders that are over."""
    if kind == DO_HAZARD:
        there: cython.int = meet_hazard(state)
        if there != NONE:
            take_step(state, there)
        return True
    if kind == DO_ANTIAIR:
        search_bombers(state)
        return True
    if kind == ASK_INSPIRE and is_reuse_over(state):
        end_reuse(state)
        return True
    if kind == ASK_COMBO and is_combo_over(state):
        answered(state)
        return True
    return False
