"""Orders given once more: Inspire and Force take an action of cards in the play area (ruling 49).

Cards are chosen one at a time; `reused` counts how often each was, until the last order has been carried out.
"""

import cython

from undaunted.rules.combat.casualties import suppress
from undaunted.rules.options import Options, offer
from undaunted.rules.round.doing import can_use, is_reusable, may_idle, may_order
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.words import (
    ASK_REUSE,
    E_REUSED,
    F_CARD,
    F_DEED,
    F_LEFT,
    F_SEAT,
    FIRST_CARD,
    FORCE,
    INSPIRE,
    NONE,
    STOP,
)


@cython.cfunc
@cython.exceptval(check=False)
def offer_reusable(state: State, frame: cython.int, seat: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if state.played[card] and is_reusable(state, seat, state.stack[frame + F_DEED], card):
            offer(out, FIRST_CARD + card)
    offer(out, STOP)


@cython.cfunc
def play_reusable(state: State, seat: cython.int, card: cython.int) -> cython.void:
    below: cython.int = top(state)
    state.stack[below + F_LEFT] -= 1
    state.city[state.table.at_reused + card] += 1
    frame: cython.int = ask(state, ASK_REUSE, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = state.stack[below + F_DEED]
    if state.events is not None:
        state.events.append((E_REUSED, seat, card))


@cython.cfunc
@cython.exceptval(check=False)
def offer_reuses(state: State, frame: cython.int, seat: cython.int, out: Options) -> cython.void:
    """One of the actions of the card that was chosen; who inspires asks nobody for what he learnt later."""
    table: Table = state.table
    card: cython.int = state.stack[frame + F_CARD]
    unit: cython.int = table.card_unit[card]
    plain: cython.bint = table.deed_word[state.stack[frame + F_DEED]] == INSPIRE
    placing: cython.bint = unit != NONE and state.tile_of[unit] == NONE
    first: cython.int = card * table.actions_a_card
    action: cython.int
    for action in range(first, first + table.actions_a_card):
        if table.action_deed[action] == NONE:
            break
        deed: cython.int = table.action_deed[action]
        if not may_order(table, action, plain):
            continue
        if can_use(state, seat, card, deed, unit, plain) or (placing and may_idle(state, deed, unit, False)):
            offer(out, table.first_action + action)


@cython.cfunc
@cython.exceptval(check=False)
def is_reuse_over(state: State) -> cython.bint:
    """No more cards may be chosen, or none is left that could do anything."""
    table: Table = state.table
    frame: cython.int = top(state)
    seat: cython.int = state.stack[frame + F_SEAT]
    if state.stack[frame + F_LEFT] == 0:
        return True
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if state.played[card] and is_reusable(state, seat, state.stack[frame + F_DEED], card):
            return False
    return True


@cython.cfunc
def end_reuse(state: State) -> cython.void:
    """All orders are carried out: Force leaves the counters of its cards suppressed."""
    table: Table = state.table
    frame: cython.int = top(state)
    forced: cython.bint = table.deed_word[state.stack[frame + F_DEED]] == FORCE
    answered(state)
    card: cython.int
    for card in range(table.cards):
        if state.city[table.at_reused + card]:
            state.city[table.at_reused + card] = 0
            unit: cython.int = table.card_unit[card]
            if forced and unit != NONE and state.tile_of[unit] != NONE and not table.counter_rolls[unit]:
                suppress(state, unit)
