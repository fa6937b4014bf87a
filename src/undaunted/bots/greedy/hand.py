"""Which card comes first in a turn, which is bid and which is given up: by what each would achieve."""

import cython

from undaunted.bots.greedy.actions import card_worth
from undaunted.bots.greedy.cards import bolster_worth
from undaunted.bots.greedy.plan import Plan
from undaunted.bots.greedy.units import WINS
from undaunted.bots.greedy.winning import urgency
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import COMMAND, CONCEAL, FOG, HAND, NAVIGATE, NONE, RECON, SCOUT, SURVEIL


@cython.cfunc
@cython.exceptval(check=False)
def turn_score(state: State, plan: Plan, seat: cython.int, card: cython.int) -> cython.double:
    """Which card comes first: what draws cards, then what opens the way; who inspires waits."""
    table: Table = state.table
    worth: cython.double = card_worth(state, plan, seat, card)
    if worth <= 0.0:
        return -1.0
    unit: cython.int = table.card_unit[card]
    if unit != NONE and state.suppressed[unit]:
        return worth + 100.0
    if worth >= WINS // 20:
        return 1000.0 + worth
    word: cython.int = plan.word
    if word in (COMMAND, RECON):
        return worth + 400.0
    if word in (SCOUT, NAVIGATE, SURVEIL):
        return worth + 100.0
    if word == CONCEAL:
        return worth + 40.0
    if unit == NONE:
        return 20.0 + 0.01 * worth
    return worth + 50.0


@cython.cfunc
@cython.exceptval(check=False)
def bid_score(state: State, plan: Plan, seat: cython.int, card: cython.int) -> cython.double:
    """What the initiative is worth, times the chance to get it, less what the card would have achieved."""
    table: Table = state.table
    worth: cython.double = 0.0
    if table.card_kind[card] != FOG:
        worth = 6.0 + plan.achieves[card]
        if worth >= WINS // 20:
            # Keep it: it wins as soon as it can be played.
            return -WINS + table.card_initiative[card]
    first: cython.double = plan.urgency + best_but(state, plan, seat, card)
    return first * table.card_initiative[card] / 9.0 - worth


@cython.cfunc
@cython.exceptval(check=False)
def weigh_hand(state: State, plan: Plan, seat: cython.int) -> cython.void:
    """Before bids: what each card in hand would achieve, and how urgent it is to move first."""
    table: Table = state.table
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if state.hand[card] and table.card_kind[card] != FOG:
            like: cython.int = held_before(state, card)
            plan.achieves[card] = plan.achieves[like] if like != NONE else card_worth(state, plan, seat, card)
    plan.urgency = urgency(state, plan)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def held_before(state: State, card: cython.int) -> cython.int:
    """A card in hand before this one that is like it; NONE without."""
    table: Table = state.table
    other: cython.int
    for other in range(table.card_like[card], card):
        if table.card_like[other] == table.card_like[card] and state.hand[other]:
            return other
    return NONE


@cython.cfunc
@cython.exceptval(check=False)
def best_but(state: State, plan: Plan, seat: cython.int, bid: cython.int) -> cython.double:
    """A share of what the best card of a unit in hand would achieve that is not like the one bid."""
    table: Table = state.table
    best: cython.double = 0.0
    like: cython.int = table.card_like[bid]
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if state.hand[card] and table.card_unit[card] != NONE and table.card_like[card] != like:
            best = max(best, plan.achieves[card])
    return min(150.0, 0.2 * best)


@cython.cfunc
@cython.exceptval(check=False)
def keeping_worth(
    state: State, plan: Plan, seat: cython.int, card: cython.int, zone: cython.int
) -> cython.double:
    """What it is worth not to lose a card as a casualty: all that it can do, and from the hand at once."""
    table: Table = state.table
    worth: cython.double = bolster_worth(state, card) + 0.5 * table.card_initiative[card]
    action: cython.int
    for action in range(card * table.actions_a_card, (card + 1) * table.actions_a_card):
        if table.action_deed[action] == NONE:
            break
        worth += 2.0 * table.deed_value[table.action_deed[action]]
    if zone == HAND:
        # Elsewhere it has to be drawn first, and who knows what it will be good for then.
        worth += 0.5 * min(300.0, card_worth(state, plan, seat, card))
    return worth
