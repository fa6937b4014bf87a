"""Deeds: whether an action could be done from a tile, and beginning it. Some are done at once, others ask.

Which way a deed goes is its family's, so that a new word of a known family needs nothing here.
"""

import cython

from undaunted.rules.actions.advance import ask_advance, can_advance
from undaunted.rules.actions.conceal import begin_conceal
from undaunted.rules.actions.escape import may_escape
from undaunted.rules.actions.mines import ask_mine, can_mine
from undaunted.rules.actions.movement import ask_guide, ask_step, can_guide, can_step
from undaunted.rules.actions.scouting import ask_scouting, can_navigate, can_surveil
from undaunted.rules.actions.support import (
    ask_target,
    ask_up_to,
    can_bolster,
    can_call,
    can_control,
    can_inspire,
    can_recon,
    can_target,
    control,
    recon,
)
from undaunted.rules.board import spawn_at, spawn_count
from undaunted.rules.city.aid import ask_ready, begin_antiair, can_ready, can_support
from undaunted.rules.city.laying import ask_watch, can_smoke, lay_smoke
from undaunted.rules.combat.attack import ask_shoot, can_shoot
from undaunted.rules.combat.salvo import ask_salvo, can_fire_salvo
from undaunted.rules.round.cards import can_draw
from undaunted.rules.round.line import line_up, may_line_up
from undaunted.rules.state import State, ask, top
from undaunted.rules.table import Table
from undaunted.rules.vehicles.repair import ask_repair, can_repair
from undaunted.rules.vehicles.vehicle import is_aboard
from undaunted.rules.words import (
    ADVANCE,
    AID,
    AIR_SUPPORT,
    ANTIAIR,
    ASK_AIR_SUPPORT,
    ASK_BOLSTER,
    ASK_COMBO,
    ASK_COMMAND,
    ASK_INSPIRE,
    ASK_SUPPORT,
    ASSAULT,
    BOLSTER,
    COMMAND,
    CONCEAL,
    CONTROL,
    EXPLORE,
    F_CARD,
    F_DEED,
    F_KIND,
    F_LEFT,
    F_MOVED,
    F_UNIT,
    FOOT,
    FORCE,
    FRAME,
    INSPIRE,
    LEAD,
    MINE,
    NAVIGATE,
    NONE,
    ON_TILE,
    OVERWATCH,
    READYING,
    RECON,
    REPAIR,
    REPOSITION,
    RIDE,
    SALVO,
    SHOT,
    SMOKE,
    SUPPORT,
    SURVEIL,
    TARGET,
    UP_TO,
)


@cython.cfunc
@cython.exceptval(check=False)
def can_use(
    state: State,
    seat: cython.int,
    card: cython.int,
    deed: cython.int,
    unit: cython.int,
    plain: cython.bint,
) -> cython.bint:
    """A counter off the board is placed first, and the action judged from there (ruling 11)."""
    if unit == NONE or state.tile_of[unit] != NONE:
        return can_do(state, seat, card, deed, unit, NONE if unit == NONE else state.tile_of[unit], plain)
    which: cython.int
    for which in range(spawn_count(state, unit)):
        if can_do(state, seat, card, deed, unit, spawn_at(state, unit, which), plain):
            return True
    return False


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def may_idle(state: State, deed: cython.int, unit: cython.int, shifted: cython.bint) -> cython.bint:
    """May nothing be taken of this "up to", because the card has changed something already (ruling 32b)?

    A shift before it is such a change, and so is placing the counter. Movement on foot is never taken aboard,
    nor Drive on foot.
    """
    table: Table = state.table
    if not table.idle_cards or not table.deed_goes[deed] & UP_TO:
        return False
    if shifted and not table.idle_aboard:
        family: cython.int = table.deed_family[deed]
        if family == FOOT and is_aboard(state, unit):
            return False
        if family == RIDE and not is_aboard(state, unit):
            return False
    return shifted or (unit != NONE and state.tile_of[unit] == NONE and spawn_count(state, unit) != 0)


@cython.cfunc
@cython.exceptval(check=False)
def can_do(
    state: State,
    seat: cython.int,
    card: cython.int,
    deed: cython.int,
    unit: cython.int,
    here: cython.int,
    plain: cython.bint,
) -> cython.bint:
    """Would this deed, done from this tile, change anything (or may it be done in vain: ruling 2)?

    Of deeds that take other actions of the card, `plain` leaves out the upgraded ones.
    """
    table: Table = state.table
    family: cython.int = table.deed_family[deed]
    side: cython.int = table.seat_side[seat]
    if here == NONE and table.deed_goes[deed] & ON_TILE:
        return False
    if here == NONE and table.city_cells and (table.deed_within[deed] != NONE or table.deed_beyond[deed]):
        # A reach is measured from somewhere (ruling 53).
        return False
    if family == FOOT:
        if is_aboard(state, unit):
            return False
        return can_step(state, side, table.deed_goes[deed], unit, here) or may_escape(state, side, unit, here)
    if family == SHOT:
        return can_shoot(state, deed, side, here)
    if family == LEAD:
        return can_guide(state, side, deed)
    if family == SALVO:
        return can_fire_salvo(state, side, deed, here)
    if family == RIDE:
        if not is_aboard(state, unit):
            return False
        unit = driven_by(state, unit)
        return can_step(state, side, table.deed_goes[deed], unit, here) or may_escape(state, side, unit, here)
    # Support actions, each by its own word.
    word: cython.int = table.deed_word[deed]
    if word == CONTROL:
        return can_control(state, side, here)
    if word == BOLSTER:
        return can_bolster(state, seat, table.deed_squad[deed])
    if word == INSPIRE:
        if table.inspire_reuses:
            return can_reuse(state, seat, deed)
        return can_inspire(state, seat, table.deed_squad[deed])
    if word == RECON:
        return can_recon(state, seat)
    if word == COMMAND:
        return can_draw(state, seat) and (seat != table.automaton or may_line_up(state))
    if word == CONCEAL:
        return True
    if word == TARGET:
        return can_target(state, side, here)
    if word == NAVIGATE:
        return can_navigate(state, side, here, table.deed_value[deed])
    if word == SURVEIL:
        return can_surveil(state, side)
    if word == ADVANCE:
        return can_advance(state, seat, table.deed_squad[deed])
    if word == AIR_SUPPORT:
        return can_call(state, seat)
    if word == MINE:
        return can_mine(state, side, unit, here)
    if word == REPAIR:
        return can_repair(state, unit, here)
    if word == ASSAULT or word == REPOSITION:
        return can_begin_combo(state, seat, card, unit, here, word == ASSAULT, plain)
    if word == EXPLORE:
        return can_recon(state, seat)
    if word == FORCE:
        return can_reuse(state, seat, deed)
    if word == SMOKE:
        return can_smoke(state, unit, here)
    if word == READYING:
        return can_ready(state, side, table.deed_squad[deed])
    if word == SUPPORT:
        return can_support(state, seat)
    # Overwatch and Antiair are always possible.
    return True


# Other actions of the card, or of other cards


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def is_half(table: Table, deed: cython.int, moving: cython.bint) -> cython.bint:
    """A movement action, or a combat action."""
    family: cython.int = table.deed_family[deed]
    if moving:
        return family == FOOT or family == LEAD
    return family == SHOT or family == SALVO


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def may_order(table: Table, action: cython.int, plain: cython.bint) -> cython.bint:
    """No order to give orders; and no upgraded action where only plain ones are meant."""
    word: cython.int = table.deed_word[table.action_deed[action]]
    if word == INSPIRE or word == FORCE:
        return False
    return not plain or not table.action_upgraded or not table.action_upgraded[action]


@cython.cfunc
@cython.exceptval(check=False)
def can_begin_combo(
    state: State,
    seat: cython.int,
    card: cython.int,
    unit: cython.int,
    here: cython.int,
    moving: cython.bint,
    plain: cython.bint,
) -> cython.bint:
    """The first half must be possible (ruling 53)."""
    table: Table = state.table
    first: cython.int = card * table.actions_a_card
    action: cython.int
    for action in range(first, first + table.actions_a_card):
        deed: cython.int = table.action_deed[action]
        if deed == NONE:
            break
        if is_half(table, deed, moving) and may_order(table, action, plain):
            if can_do(state, seat, card, deed, unit, here, plain):
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def can_reuse(state: State, seat: cython.int, deed: cython.int) -> cython.bint:
    """Does a card lie in the play area that can be ordered to act once more?"""
    table: Table = state.table
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if state.played[card] and is_reusable(state, seat, deed, card):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def is_reusable(state: State, seat: cython.int, order: cython.int, card: cython.int) -> cython.bint:
    """In the play area, not the card in use, not chosen before; and it can do something now (ruling 49)."""
    table: Table = state.table
    squad: cython.int = table.deed_squad[order]
    spare: cython.int = state.played[card] - state.city[table.at_reused + card]
    if state.depth > 1 and state.stack[FRAME + F_CARD] == card:
        spare -= 1
    if spare <= 0 or (squad and table.card_squad[card] != squad):
        return False
    unit: cython.int = table.card_unit[card]
    if unit != NONE and state.suppressed[unit]:
        return False
    plain: cython.bint = table.deed_word[order] == INSPIRE
    placing: cython.bint = unit != NONE and state.tile_of[unit] == NONE
    first: cython.int = card * table.actions_a_card
    action: cython.int
    for action in range(first, first + table.actions_a_card):
        deed: cython.int = table.action_deed[action]
        if deed == NONE:
            break
        if not may_order(table, action, plain):
            continue
        if can_use(state, seat, card, deed, unit, plain) or (placing and may_idle(state, deed, unit, False)):
            return True
    return False


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def driven_by(state: State, unit: cython.int) -> cython.int:
    """The counter of the vehicle that a soldier is in."""
    return state.table.vehicle_counter[state.table.place_vehicle[state.aboard[unit]]]


@cython.cfunc
def do(state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int) -> cython.void:
    """Begin a deed: some are done at once, the others ask what they need to know."""
    family: cython.int = state.table.deed_family[deed]
    if family == FOOT:
        ask_step(state, seat, card, deed, unit)
    elif family == SHOT:
        ask_shoot(state, seat, card, deed, unit)
    elif family == AID:
        aid(state, seat, card, deed, unit)
    elif family == LEAD:
        ask_guide(state, seat, card, deed)
    elif family == SALVO:
        ask_salvo(state, seat, card, deed, unit)
    else:
        ask_step(state, seat, card, deed, driven_by(state, unit))


@cython.cfunc
def aid(state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int) -> cython.void:
    """Begin a support action."""
    word: cython.int = state.table.deed_word[deed]
    if word == CONTROL:
        control(state, state.table.seat_side[seat], state.tile_of[unit])
    elif word == BOLSTER:
        ask_up_to(state, ASK_BOLSTER, seat, card, deed)
    elif word == INSPIRE:
        ask_up_to(state, ASK_INSPIRE, seat, card, deed)
    elif word == RECON:
        recon(state, seat)
    elif word == COMMAND and seat == state.table.automaton:
        line_up(state, seat, state.table.deed_value[deed])
    elif word == COMMAND:
        ask_up_to(state, ASK_COMMAND, seat, card, deed)
    elif word == CONCEAL:
        begin_conceal(state, seat, card, deed)
    elif word == TARGET:
        ask_target(state, seat, card, deed, unit)
    elif word == NAVIGATE or word == SURVEIL:
        ask_scouting(state, seat, card, deed, unit)
    elif word == REPAIR:
        ask_repair(state, seat, card, deed, unit)
    elif word == ADVANCE:
        ask_advance(state, seat, card, deed)
    elif word == AIR_SUPPORT:
        ask_up_to(state, ASK_AIR_SUPPORT, seat, card, deed)
    elif word == MINE:
        ask_mine(state, seat, card, deed, unit)
    elif word == ASSAULT or word == REPOSITION:
        ask_combo(state, seat, card, deed, unit)
    elif word == EXPLORE:
        explore(state, seat, card, deed, unit)
    elif word == FORCE:
        ask_up_to(state, ASK_INSPIRE, seat, card, deed)
    elif word == OVERWATCH:
        ask_watch(state, seat, card, deed, unit)
    elif word == SMOKE:
        lay_smoke(state, unit)
    elif word == READYING:
        ask_ready(state, seat, card, deed)
    elif word == SUPPORT:
        ask_up_to(state, ASK_SUPPORT, seat, card, deed)
    elif word == ANTIAIR:
        begin_antiair(state, seat, card, deed)


@cython.cfunc
def ask_combo(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    """Which half is due, and whether upgraded actions are left out, as Inspire does."""
    inspired: cython.bint = False
    if state.depth:
        below: cython.int = top(state)
        if state.stack[below + F_KIND] == ASK_INSPIRE:
            inspired = state.table.deed_word[state.stack[below + F_DEED]] == INSPIRE
    frame: cython.int = ask(state, ASK_COMBO, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit
    state.stack[frame + F_LEFT] = 2
    state.stack[frame + F_MOVED] = 1 if inspired else 0


@cython.cfunc
def explore(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    """A Recon, then perhaps steps that scout."""
    recon(state, seat)
    side: cython.int = state.table.seat_side[seat]
    if unit != NONE and can_step(state, side, state.table.deed_goes[deed], unit, state.tile_of[unit]):
        ask_step(state, seat, card, deed, unit)
