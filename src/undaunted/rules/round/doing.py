"""Deeds: whether an action could be done from a tile, and beginning it. Some are done at once, others ask."""

import cython

from undaunted.rules.actions.escape import may_escape
from undaunted.rules.actions.movement import ask_guide, ask_step, can_guide, can_step
from undaunted.rules.actions.scouting import ask_scouting, can_navigate, can_surveil
from undaunted.rules.actions.support import (
    ask_target,
    ask_up_to,
    can_bolster,
    can_control,
    can_inspire,
    can_recon,
    can_target,
    conceal,
    control,
    recon,
)
from undaunted.rules.combat.attack import ask_shoot, can_shoot
from undaunted.rules.combat.blast import ask_blast, can_blast
from undaunted.rules.round.cards import can_draw
from undaunted.rules.state import State, ask
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import can_repair, is_aboard
from undaunted.rules.words import (
    ASK_BOLSTER,
    ASK_COMMAND,
    ASK_INSPIRE,
    ASK_REPAIR,
    ATTACK,
    BLAST,
    BOLSTER,
    COMMAND,
    CONCEAL,
    CONTROL,
    DEMOLITION,
    DRIVE,
    F_CARD,
    F_DEED,
    F_UNIT,
    GUIDE,
    INSPIRE,
    NAVIGATE,
    NONE,
    RECON,
    REPAIR,
    STALK,
    SUPPRESS,
    SURVEIL,
    TARGET,
)


@cython.cfunc
@cython.exceptval(check=False)
def can_use(state: State, seat: cython.int, deed: cython.int, unit: cython.int) -> cython.bint:
    """A counter off the board is placed first, and the action judged from there."""
    table: Table = state.table
    if unit == NONE or state.tile_of[unit] != NONE:
        return can_do(state, seat, deed, unit, NONE if unit == NONE else state.tile_of[unit])
    place: cython.int
    for place in range(table.spawn_from[unit], table.spawn_from[unit + 1]):
        if can_do(state, seat, deed, unit, table.spawn_tile[place]):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def can_do(
    state: State, seat: cython.int, deed: cython.int, unit: cython.int, here: cython.int
) -> cython.bint:
    """Would this deed, done from this tile, change anything (or may it be done in vain)?"""
    table: Table = state.table
    word: cython.int = table.deed_word[deed]
    side: cython.int = table.seat_side[seat]
    if here == NONE and acts_on_tile(word):
        return False
    if word <= STALK:
        if is_aboard(state, unit):
            return False
        return can_step(state, side, word, here) or may_escape(state, side, unit)
    if word == ATTACK or word == SUPPRESS or word > BLAST:
        return can_shoot(state, deed, side, here)
    if word == CONTROL:
        return can_control(state, side, here)
    if word == BOLSTER:
        return can_bolster(state, seat, table.deed_squad[deed])
    if word == INSPIRE:
        return can_inspire(state, seat, table.deed_squad[deed])
    if word == RECON:
        return can_recon(state, seat)
    if word == COMMAND:
        return can_draw(state, seat)
    if word == CONCEAL:
        return True
    if word == GUIDE:
        return can_guide(state, side)
    if word == TARGET:
        return can_target(state, side, here)
    if word == BLAST:
        return can_blast(state, side)
    if word == DRIVE:
        if not is_aboard(state, unit):
            return False
        driven: cython.int = driven_by(state, unit)
        return can_step(state, side, word, here) or may_escape(state, side, driven)
    if word == NAVIGATE:
        return can_navigate(state, side, here, table.deed_value[deed])
    if word == SURVEIL:
        return can_surveil(state, side)
    if word == REPAIR:
        return can_repair(state, unit, here)
    return False


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def acts_on_tile(word: cython.int) -> cython.bint:
    """Is it done from where a counter is, so that a card without a counter cannot do it?"""
    return (
        word <= STALK
        or word == DRIVE
        or word == CONTROL
        or word == TARGET
        or word == NAVIGATE
        or word == REPAIR
        or word == DEMOLITION
        or word == BLAST
    )


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def driven_by(state: State, unit: cython.int) -> cython.int:
    """The counter of the vehicle that a soldier is in."""
    return state.table.vehicle_counter[state.table.place_vehicle[state.aboard[unit]]]


@cython.cfunc
def do(state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int) -> cython.void:
    """Begin a deed: some are done at once, the others ask what they need to know."""
    word: cython.int = state.table.deed_word[deed]
    side: cython.int = state.table.seat_side[seat]
    if word <= STALK:
        ask_step(state, seat, card, deed, unit)
    elif word == DRIVE:
        ask_step(state, seat, card, deed, driven_by(state, unit))
    elif word == ATTACK or word == SUPPRESS or word > BLAST:
        ask_shoot(state, seat, card, deed, unit)
    elif word == CONTROL:
        control(state, side, state.tile_of[unit])
    elif word == BOLSTER:
        ask_up_to(state, ASK_BOLSTER, seat, card, deed)
    elif word == INSPIRE:
        ask_up_to(state, ASK_INSPIRE, seat, card, deed)
    elif word == RECON:
        recon(state, seat)
    elif word == COMMAND:
        ask_up_to(state, ASK_COMMAND, seat, card, deed)
    elif word == CONCEAL:
        conceal(state, seat)
    elif word == GUIDE:
        ask_guide(state, seat, card, deed)
    elif word == TARGET:
        ask_target(state, seat, card, deed, unit)
    elif word == BLAST:
        ask_blast(state, seat, card, deed, unit)
    elif word == NAVIGATE or word == SURVEIL:
        ask_scouting(state, seat, card, deed, unit)
    elif word == REPAIR:
        frame: cython.int = ask(state, ASK_REPAIR, seat)
        state.stack[frame + F_CARD] = card
        state.stack[frame + F_DEED] = deed
        state.stack[frame + F_UNIT] = unit
