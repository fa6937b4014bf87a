"""Playing a card: one of its actions, readying its unit, or hunkering down; placing counters."""

import cython

from undaunted.rules.board import spawn_at, spawn_count
from undaunted.rules.options import Options, offer
from undaunted.rules.round.doing import can_do, can_use, do, may_idle
from undaunted.rules.round.rounds import active_side
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.vehicles.boarding import begin_use, offer_place_uses
from undaunted.rules.vehicles.vehicle import is_aboard, offer_shifts
from undaunted.rules.victory.hope import circulates
from undaunted.rules.victory.verdict import judge
from undaunted.rules.words import (
    ASK_REUSE,
    ASK_SPAWN,
    ASK_USE,
    E_HUNKERED,
    E_PLACED,
    E_READIED,
    E_USED,
    END_TURN,
    F_CARD,
    F_DEED,
    F_KIND,
    F_LEFT,
    F_MOVED,
    FIRST_CARD,
    FOG,
    HUNKER_DOWN,
    INSPIRE,
    NONE,
    READY,
    ROLL,
    STOP,
    WITHDRAW,
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
    if table.withdraws and state.stack[F_MOVED] == 0:
        offer(out, WITHDRAW)


@cython.cfunc
def play_card(state: State, seat: cython.int, card: cython.int) -> cython.void:
    """A played card lies in the play area before its effect resolves (ruling 1)."""
    if state.table.withdraws:
        # From now on there is no withdrawing in this turn.
        state.stack[F_MOVED] = 1
    state.hand[card] -= 1
    state.played[card] += 1
    frame: cython.int = ask(state, ASK_USE, seat)
    state.stack[frame + F_CARD] = card


@cython.cfunc
@cython.exceptval(check=False)
def offer_uses(state: State, frame: cython.int, seat: cython.int, out: Options) -> cython.void:
    """A suppressed unit can only be readied; hunkering down is always possible."""
    unit: cython.int = state.table.card_unit[state.stack[frame + F_CARD]]
    if unit != NONE and state.suppressed[unit]:
        offer(out, READY)
        if state.stack[frame + F_MOVED] == 0:
            offer_shifts(state, unit, out)
    else:
        offer_actions(state, frame, seat, unit, out)
    offer(out, HUNKER_DOWN)


@cython.cfunc
@cython.exceptval(check=False)
def offer_orders(state: State, frame: cython.int, seat: cython.int, out: Options) -> cython.void:
    """What an automaton's card may be used for; a die, if it takes one to decide; or no more of it."""
    unit: cython.int = state.table.card_unit[state.stack[frame + F_CARD]]
    if unit == NONE or not state.suppressed[unit]:
        offer_actions(state, frame, seat, unit, out)
    if state.stack[frame + F_LEFT]:
        offer(out, ROLL)
    offer(out, STOP)


@cython.cfunc
@cython.exceptval(check=False)
def offer_actions(
    state: State, frame: cython.int, seat: cython.int, unit: cython.int, out: Options
) -> cython.void:
    """The actions of a card that can be taken now, those of its soldier's place, and a shift."""
    table: Table = state.table
    shifted: cython.bint = state.stack[frame + F_MOVED] != 0
    placing: cython.bint = shifted or (unit != NONE and state.tile_of[unit] == NONE)
    card: cython.int = state.stack[frame + F_CARD]
    first: cython.int = card * table.actions_a_card
    action: cython.int
    for action in range(first, first + table.actions_a_card):
        if table.action_deed[action] == NONE:
            break
        deed: cython.int = table.action_deed[action]
        if can_use(state, seat, card, deed, unit, False) or (
            placing and may_idle(state, deed, unit, shifted)
        ):
            offer(out, table.first_action + action)
    if unit != NONE and is_aboard(state, unit):
        offer_place_uses(state, seat, unit, shifted, out)
    if not shifted:
        offer_shifts(state, unit, out)


@cython.cfunc
def ready_unit(state: State, seat: cython.int) -> cython.void:
    """Instead of an action, a suppressed unit turns to its ready side."""
    unit: cython.int = state.table.card_unit[begin_use(state, seat)]
    state.still = 0
    state.suppressed[unit] = 0
    if state.events is not None:
        state.events.append((E_READIED, unit))


@cython.cfunc
def hunker_down(state: State, seat: cython.int) -> cython.void:
    """The card returns to the supply (ruling 1); a suppressed unit stays so, and no counter is placed."""
    card: cython.int = begin_use(state, seat)
    state.played[card] -= 1
    state.still = 0
    state.supply[card] += 1
    if state.events is not None:
        state.events.append((E_HUNKERED, seat, card))
    # With another copy in hand or piles nothing is lost; how few cards are left counts when the turn is over.
    if not circulates(state, card):
        state.to_judge = 1


@cython.cfunc
def play_action(state: State, seat: cython.int, action: cython.int) -> cython.void:
    table: Table = state.table
    shifted: cython.bint = table.vehicles != 0 and state.stack[top(state) + F_MOVED] != 0
    plain: cython.bint = table.city_cells != 0 and is_inspired(state)
    card: cython.int = begin_use(state, seat)
    deed: cython.int = table.action_deed[action]
    unit: cython.int = table.card_unit[card]
    placing: cython.bint = unit != NONE and state.tile_of[unit] == NONE
    idle: cython.bint = (shifted or placing) and may_idle(state, deed, unit, shifted)
    if state.events is not None:
        state.events.append((E_USED, seat, card, deed))
    if placing:
        if spawn_count(state, unit) > 1:
            frame: cython.int = ask(state, ASK_SPAWN, seat)
            state.stack[frame + F_CARD] = card
            state.stack[frame + F_DEED] = deed
            state.stack[frame + F_MOVED] = 1 if plain else 0
            return
        place_counter(state, unit, spawn_at(state, unit, 0))
    if state.winner or (idle and not can_use(state, seat, card, deed, unit, plain)):
        return
    do(state, seat, card, deed, unit)


@cython.cfunc
@cython.exceptval(check=False)
def is_inspired(state: State) -> cython.bint:
    """Is the action asked for by Inspire, which leaves out upgraded ones?"""
    frame: cython.int = top(state)
    if state.stack[frame + F_KIND] != ASK_REUSE:
        return False
    return state.table.deed_word[state.stack[frame + F_DEED]] == INSPIRE


@cython.cfunc
def place_counter(state: State, unit: cython.int, tile: cython.int) -> cython.void:
    """Where tiles are to be occupied, victory is looked at before the action (ruling 46)."""
    state.still = 0
    state.tile_of[unit] = tile
    if state.events is not None:
        state.events.append((E_PLACED, unit, tile))
    if state.table.goal_tile:
        judge(state, active_side(state))
        state.to_judge = 1


@cython.cfunc
@cython.exceptval(check=False)
def offer_spawns(state: State, frame: cython.int, seat: cython.int, out: Options) -> cython.void:
    """Several places serve the unit: any of them from which the action can be done (ruling 26)."""
    table: Table = state.table
    card: cython.int = state.stack[frame + F_CARD]
    unit: cython.int = table.card_unit[card]
    deed: cython.int = state.stack[frame + F_DEED]
    plain: cython.bint = state.stack[frame + F_MOVED] != 0
    idle: cython.bint = may_idle(state, deed, unit, False)
    which: cython.int
    for which in range(spawn_count(state, unit)):
        tile: cython.int = spawn_at(state, unit, which)
        if idle or can_do(state, seat, card, deed, unit, tile, plain):
            offer(out, table.first_tile + tile)


@cython.cfunc
def play_spawn(state: State, seat: cython.int, tile: cython.int) -> cython.void:
    frame: cython.int = top(state)
    card: cython.int = state.stack[frame + F_CARD]
    deed: cython.int = state.stack[frame + F_DEED]
    unit: cython.int = state.table.card_unit[card]
    plain: cython.bint = state.stack[frame + F_MOVED] != 0
    idle: cython.bint = may_idle(state, deed, unit, False)
    answered(state)
    place_counter(state, unit, tile)
    if state.winner:
        return
    if not idle or can_do(state, seat, card, deed, unit, tile, plain):
        do(state, seat, card, deed, unit)
