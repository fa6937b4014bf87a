"""A card and the vehicle its soldier is in or near: places to use, and one shift before or after."""

import cython

from undaunted.rules.options import Options, offer
from undaunted.rules.round.doing import can_do, do, may_idle
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import (
    exit_vehicle,
    is_disabled,
    may_switch,
    offer_shifts,
    sit,
    sitting,
    switch_places,
)
from undaunted.rules.victory.prospects import usable_can
from undaunted.rules.words import (
    ASK_AFTER,
    E_CREWED,
    F_CARD,
    F_KIND,
    F_MOVED,
    F_UNIT,
    NONE,
    STOP,
)


@cython.cfunc
def begin_use(state: State, seat: cython.int) -> cython.int:
    """The card is being used for something: its soldier may still shift afterwards, if he has not before."""
    frame: cython.int = top(state)
    card: cython.int = state.stack[frame + F_CARD]
    shifted: cython.bint = state.stack[frame + F_MOVED] != 0
    unit: cython.int = state.table.card_unit[card]
    answered(state)
    if state.table.vehicles and not shifted and unit != NONE:
        frame = ask(state, ASK_AFTER, seat)
        state.stack[frame + F_CARD] = card
        state.stack[frame + F_UNIT] = unit
    return card


@cython.cfunc
@cython.exceptval(check=False)
def offer_place_uses(
    state: State, seat: cython.int, unit: cython.int, shifted: cython.bint, out: Options
) -> cython.void:
    """The actions of his place (not in a disabled vehicle, nor without the skill: ruling 16), or a switch."""
    table: Table = state.table
    here: cython.int = state.aboard[unit]
    vehicle: cython.int = table.place_vehicle[here]
    needs: cython.int = table.place_needs[here]
    if not is_disabled(state, vehicle) and (needs == 0 or needs == table.counter_skill[unit]):
        first: cython.int = here * table.actions_a_place
        action: cython.int
        for action in range(first, first + table.actions_a_place):
            if table.place_deed[action] == NONE:
                break
            deed: cython.int = table.place_deed[action]
            if can_do(state, seat, NONE, deed, unit, state.tile_of[unit], False) or may_idle(
                state, deed, unit, shifted
            ):
                offer(out, table.first_place_action + action)
    place: cython.int
    for place in range(table.place_from[vehicle], table.place_from[vehicle + 1]):
        if may_switch(state, unit, place):
            offer(out, table.first_place + place)


@cython.cfunc
@cython.exceptval(check=False)
def offer_afterwards(state: State, frame: cython.int, out: Options) -> cython.void:
    offer_shifts(state, state.stack[frame + F_UNIT], out)
    offer(out, STOP)


@cython.cfunc
def shift(state: State, place: cython.int) -> cython.void:
    """Enter, reposition or (NONE) exit, once a card, before or after its effect (ruling 15)."""
    frame: cython.int = top(state)
    unit: cython.int = state.table.card_unit[state.stack[frame + F_CARD]]
    if state.stack[frame + F_KIND] == ASK_AFTER:
        answered(state)
    else:
        state.stack[frame + F_MOVED] = 1
    if place == NONE:
        exit_vehicle(state, unit)
        # Nobody drives him any more: if that was his last card, he is stuck where he stands.
        if state.table.escapes and usable_can(state, unit) == 0:
            state.to_judge = 1
    else:
        sit(state, unit, place)


@cython.cfunc
def play_place(state: State, seat: cython.int, place: cython.int) -> cython.void:
    """An empty place: he shifts there. A taken one: the card is used to switch."""
    if sitting(state, place) == NONE:
        shift(state, place)
        return
    unit: cython.int = state.table.card_unit[begin_use(state, seat)]
    switch_places(state, unit, place)


@cython.cfunc
def play_place_action(state: State, seat: cython.int, action: cython.int) -> cython.void:
    shifted: cython.bint = state.stack[top(state) + F_MOVED] != 0
    card: cython.int = begin_use(state, seat)
    deed: cython.int = state.table.place_deed[action]
    unit: cython.int = state.table.card_unit[card]
    if state.events is not None:
        state.events.append((E_CREWED, seat, card, deed))
    if may_idle(state, deed, unit, shifted) and not can_do(
        state, seat, NONE, deed, unit, state.tile_of[unit], False
    ):
        return
    do(state, seat, card, deed, unit)
