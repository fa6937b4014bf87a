"""Routing: a unit without a card stays on the board, out of action, and may be driven off (ruling 47)."""

import cython

from undaunted.rules.board import is_rough, scouted
from undaunted.rules.city.cells import is_routed, watched_by
from undaunted.rules.city.missions import gain_by
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.words import (
    ASK_DRIVE_OFF,
    E_DRIVEN_OFF,
    E_READIED,
    E_ROUT_ENDED,
    E_ROUTED,
    E_WATCH_ENDED,
    F_UNIT,
    GAIN_ROUT,
    NONE,
    STOP,
)


@cython.cfunc
def rout(state: State, unit: cython.int) -> cython.void:
    """A hit that found no card. It counts again only once the unit had recovered."""
    if is_routed(state, unit):
        return
    state.still = 0
    state.city[unit] = 1
    if state.events is not None:
        state.events.append((E_ROUTED, unit))
    drop_watch(state, unit)
    gain_by(state, 1 - state.table.counter_side[unit], GAIN_ROUT)
    state.to_judge = 1


@cython.cfunc
def end_rout(state: State, unit: cython.int) -> cython.void:
    """A card of the unit has come from the supply."""
    if unit == NONE or not is_routed(state, unit):
        return
    state.still = 0
    state.city[unit] = 0
    if state.events is not None:
        state.events.append((E_ROUT_ENDED, unit))
    state.to_judge = 1


@cython.cfunc
def drop_watch(state: State, unit: cython.int) -> cython.void:
    """Who moves, suffers a casualty, is suppressed or routed keeps watch no longer."""
    if watched_by(state, unit) != NONE:
        state.still = 0
        state.city[state.table.at_watch + unit] = NONE
        if state.events is not None:
            state.events.append((E_WATCH_ENDED, unit))


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def may_be_driven_to(state: State, unit: cython.int, tile: cython.int) -> cython.bint:
    """Onto ground that its own side has scouted or controls; a vehicle where vehicles can go."""
    if not scouted(state, state.table.counter_side[unit], tile):
        return False
    return not state.table.counter_rolls[unit] or not is_rough(state, tile)


@cython.cfunc
@cython.exceptval(check=False)
def can_be_driven_off(state: State, unit: cython.int) -> cython.bint:
    table: Table = state.table
    here: cython.int = state.tile_of[unit]
    k: cython.int
    for k in range(table.neighbours[here]):
        if may_be_driven_to(state, unit, table.neighbour[here * table.degree + k]):
            return True
    return False


@cython.cfunc
def ask_drive_off(state: State, seat: cython.int, unit: cython.int) -> cython.void:
    """The attacker may move the unit, if there is somewhere to move it to."""
    if can_be_driven_off(state, unit):
        frame: cython.int = ask(state, ASK_DRIVE_OFF, seat)
        state.stack[frame + F_UNIT] = unit


@cython.cfunc
@cython.exceptval(check=False)
def offer_flights(state: State, frame: cython.int, out: Options) -> cython.void:
    """Next door, and never through a tunnel."""
    table: Table = state.table
    unit: cython.int = state.stack[frame + F_UNIT]
    here: cython.int = state.tile_of[unit]
    k: cython.int
    for k in range(table.neighbours[here]):
        beside: cython.int = table.neighbour[here * table.degree + k]
        if may_be_driven_to(state, unit, beside):
            offer(out, table.first_tile + beside)
    offer(out, STOP)


@cython.cfunc
def play_flight(state: State, tile: cython.int) -> cython.void:
    """No mine goes off and nobody on watch fires; a suppressed unit that is moved is readied."""
    unit: cython.int = state.stack[top(state) + F_UNIT]
    start: cython.int = state.tile_of[unit]
    answered(state)
    state.still = 0
    state.tile_of[unit] = tile
    if state.events is not None:
        state.events.append((E_DRIVEN_OFF, unit, start, tile))
    drop_watch(state, unit)
    if state.suppressed[unit]:
        state.suppressed[unit] = 0
        if state.events is not None:
            state.events.append((E_READIED, unit))
    state.to_judge = 1
