"""Playing a card: one of its actions, readying its unit, or hunkering down; placing counters."""

import cython

from .cards import can_draw
from .combat import ask_blast, ask_shoot, can_blast, can_shoot
from .movement import ask_guide, ask_step, can_guide, can_step
from .options import Options, offer
from .rounds import active_side
from .state import State, answered, ask, top
from .support import (
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
from .table import Table
from .victory import judge
from .words import (
    ASK_BOLSTER,
    ASK_COMMAND,
    ASK_INSPIRE,
    ASK_SPAWN,
    ASK_USE,
    ATTACK,
    BLAST,
    BOLSTER,
    COMMAND,
    CONCEAL,
    CONTROL,
    E_HUNKERED,
    E_PLACED,
    E_READIED,
    E_USED,
    END_TURN,
    F_CARD,
    F_DEED,
    FIRST_CARD,
    FOG,
    GUIDE,
    HUNKER_DOWN,
    INSPIRE,
    NONE,
    READY,
    RECON,
    STALK,
    SUPPRESS,
    TARGET,
)


@cython.cfunc
@cython.exceptval(check=False)
def offer_cards(state: State, seat: cython.int, out: Options) -> cython.void:
    """A turn: any card in hand but Fog of War, or the end of the turn."""
    table: Table = state.table
    hand: bytearray = state.hand
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if hand[card] and table.card_kind[card] != FOG:
            offer(out, FIRST_CARD + card)
    offer(out, END_TURN)


@cython.cfunc
def play_card(state: State, seat: cython.int, card: cython.int) -> cython.void:
    """A played card lies in the play area before its effect resolves."""
    state.hand[card] -= 1
    state.played[card] += 1
    frame: cython.int = ask(state, ASK_USE, seat)
    state.stack[frame + F_CARD] = card


@cython.cfunc
@cython.exceptval(check=False)
def offer_uses(state: State, frame: cython.int, seat: cython.int, out: Options) -> cython.void:
    """A suppressed unit can only be readied; hunkering down is always possible."""
    table: Table = state.table
    card: cython.int = state.stack[frame + F_CARD]
    unit: cython.int = table.card_unit[card]
    if unit != NONE and state.suppressed[unit]:
        offer(out, READY)
    else:
        first: cython.int = card * table.actions_a_card
        action: cython.int
        for action in range(first, first + table.actions_a_card):
            if table.action_deed[action] == NONE:
                break
            if can_use(state, seat, table.action_deed[action], unit):
                offer(out, table.first_action + action)
    offer(out, HUNKER_DOWN)


@cython.cfunc
@cython.exceptval(check=False)
def can_use(state: State, seat: cython.int, deed: cython.int, unit: cython.int) -> cython.bint:
    """A counter off the board is placed first, and the action judged from there."""
    table: Table = state.table
    if unit == NONE or state.tile_of[unit] != NONE:
        return can_do(state, seat, deed, NONE if unit == NONE else state.tile_of[unit])
    place: cython.int
    for place in range(table.spawn_from[unit], table.spawn_from[unit + 1]):
        if can_do(state, seat, deed, table.spawn_tile[place]):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def can_do(state: State, seat: cython.int, deed: cython.int, here: cython.int) -> cython.bint:
    """Would this deed, done from this tile, change anything (or may it be done in vain)?"""
    table: Table = state.table
    word: cython.int = table.deed_word[deed]
    side: cython.int = table.seat_side[seat]
    if word <= STALK:
        return can_step(state, side, word, here)
    if word == ATTACK or word == SUPPRESS:
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
    return False


@cython.cfunc
def ready_unit(state: State) -> cython.void:
    """Instead of an action, a suppressed unit turns to its ready side."""
    unit: cython.int = state.table.card_unit[state.stack[top(state) + F_CARD]]
    answered(state)
    state.suppressed[unit] = 0
    if state.events is not None:
        state.events.append((E_READIED, unit))


@cython.cfunc
def hunker_down(state: State, seat: cython.int) -> cython.void:
    """The card returns to the supply; a suppressed unit stays so, and no counter is placed."""
    card: cython.int = state.stack[top(state) + F_CARD]
    answered(state)
    state.played[card] -= 1
    state.supply[card] += 1
    if state.events is not None:
        state.events.append((E_HUNKERED, seat, card))
    judge(state, active_side(state))


@cython.cfunc
def play_action(state: State, seat: cython.int, action: cython.int) -> cython.void:
    table: Table = state.table
    card: cython.int = state.stack[top(state) + F_CARD]
    deed: cython.int = table.action_deed[action]
    unit: cython.int = table.card_unit[card]
    answered(state)
    if state.events is not None:
        state.events.append((E_USED, seat, card, deed))
    if unit != NONE and state.tile_of[unit] == NONE:
        if table.spawn_from[unit + 1] - table.spawn_from[unit] > 1:
            frame: cython.int = ask(state, ASK_SPAWN, seat)
            state.stack[frame + F_CARD] = card
            state.stack[frame + F_DEED] = deed
            return
        place_counter(state, unit, table.spawn_tile[table.spawn_from[unit]])
    do(state, seat, card, deed, unit)


@cython.cfunc
def place_counter(state: State, unit: cython.int, tile: cython.int) -> cython.void:
    state.tile_of[unit] = tile
    if state.events is not None:
        state.events.append((E_PLACED, unit, tile))


@cython.cfunc
@cython.exceptval(check=False)
def offer_spawns(state: State, frame: cython.int, seat: cython.int, out: Options) -> cython.void:
    """Several spawn markers serve the unit: any of them from which the action can be done."""
    table: Table = state.table
    unit: cython.int = table.card_unit[state.stack[frame + F_CARD]]
    deed: cython.int = state.stack[frame + F_DEED]
    place: cython.int
    for place in range(table.spawn_from[unit], table.spawn_from[unit + 1]):
        if can_do(state, seat, deed, table.spawn_tile[place]):
            offer(out, table.first_tile + table.spawn_tile[place])


@cython.cfunc
def play_spawn(state: State, seat: cython.int, tile: cython.int) -> cython.void:
    frame: cython.int = top(state)
    card: cython.int = state.stack[frame + F_CARD]
    deed: cython.int = state.stack[frame + F_DEED]
    unit: cython.int = state.table.card_unit[card]
    answered(state)
    place_counter(state, unit, tile)
    do(state, seat, card, deed, unit)


@cython.cfunc
def do(state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int) -> cython.void:
    """Begin a deed: some are done at once, the others ask what they need to know."""
    word: cython.int = state.table.deed_word[deed]
    side: cython.int = state.table.seat_side[seat]
    if word <= STALK:
        ask_step(state, seat, card, deed, unit)
    elif word == ATTACK or word == SUPPRESS:
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
