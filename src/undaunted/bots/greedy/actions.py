"""What each action is worth right now, and with it each card: the best that can be done with it."""

from typing import Final

import cython

from undaunted.bots.greedy.advancing import best_advance
from undaunted.bots.greedy.cards import bolster_worth, draw_worth
from undaunted.bots.greedy.city import best_mine, best_watched, bombers_worth, smoke_worth
from undaunted.bots.greedy.minefields import best_mining
from undaunted.bots.greedy.plan import Plan
from undaunted.bots.greedy.salvos import best_salvo
from undaunted.bots.greedy.scouting import best_chain, best_survey
from undaunted.bots.greedy.shots import best_shot, blast_worth
from undaunted.bots.greedy.steps import best_drive, best_guided, best_step, escape_worth
from undaunted.bots.greedy.support import best_repair, best_target, bolsters_worth, control_worth
from undaunted.bots.greedy.units import works_place
from undaunted.rules.actions.support import can_be_inspired
from undaunted.rules.board import spawn_at, spawn_count
from undaunted.rules.round.cards import fog_left
from undaunted.rules.round.doing import (
    can_do,
    can_use,
    driven_by,
    is_half,
    is_reusable,
    may_idle,
    may_order,
)
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard, may_sit
from undaunted.rules.words import (
    ADVANCE,
    AIR_SUPPORT,
    ANTIAIR,
    ASSAULT,
    BLAST,
    BOLSTER,
    CAN_CALL,
    COMMAND,
    CONCEAL,
    CONTROL,
    DRIVE,
    EXPLORE,
    FOG,
    FOOT,
    FORCE,
    GUIDE,
    INSPIRE,
    MINE,
    NAVIGATE,
    NONE,
    OVERWATCH,
    READYING,
    RECON,
    REPAIR,
    REPOSITION,
    SALVO,
    SHOT,
    SMOKE,
    SUPPORT,
    SURVEIL,
    TARGET,
)

READY_WORTH: Final = 45
# What it costs to enter, exit or reposition: there is only one such shift a card.
SHIFT_COST: Final = 4


@cython.cfunc
@cython.exceptval(check=False)
def deed_worth(
    state: State, plan: Plan, seat: cython.int, deed: cython.int, unit: cython.int, here: cython.int
) -> cython.double:
    """What a deed is worth, done from this tile (NONE for those who have none)."""
    table: Table = state.table
    word: cython.int = table.deed_word[deed]
    side: cython.int = plan.side
    value: cython.int = table.deed_value[deed]
    if table.deed_family[deed] == FOOT:
        worth: cython.double = best_step(state, plan, unit, table.deed_goes[deed], here) * (0.6 + 0.4 * value)
        return max(worth, escape_worth(state, side, unit, here)) if table.single_soldiers else worth
    if table.deed_family[deed] == SHOT:
        return best_shot(state, plan, deed, here)
    if word == CONTROL:
        return control_worth(state, side, unit, here)
    if word == BOLSTER:
        return bolsters_worth(state, seat, deed)
    if word == COMMAND:
        return value * draw_worth(state, seat)
    if word == INSPIRE:
        if table.inspire_reuses:
            return 0.95 * best_reused(state, plan, seat, deed)
        return 0.95 * best_inspired(state, plan, seat, deed)
    if word == RECON:
        return 30.0 + draw_worth(state, seat)
    if word == CONCEAL:
        return 18.0 if fog_left(state, state.commander[1 - side]) else 0.0
    if word == DRIVE:
        if not is_aboard(state, unit):
            return 0.0
        return driving_worth(state, plan, driven_by(state, unit), value)
    if word == NAVIGATE:
        return best_chain(state, plan, here, value)
    if word == SURVEIL:
        return best_survey(state, plan, value)
    if word == REPAIR:
        return best_repair(state, side, unit, here)
    if word == GUIDE:
        return best_guided(state, plan, deed)
    if word == TARGET:
        return best_target(state, side, unit, here)
    if word == BLAST:
        return blast_worth(state, side, deed, state.target[side])
    if table.city_cells:
        return besieged_deed(state, plan, seat, deed, unit, here)
    return later_worth(state, plan, seat, deed, here)


@cython.cfunc
@cython.exceptval(check=False)
def later_worth(
    state: State, plan: Plan, seat: cython.int, deed: cython.int, here: cython.int
) -> cython.double:
    """The same of what the later boxes have added."""
    table: Table = state.table
    word: cython.int = table.deed_word[deed]
    if table.deed_family[deed] == SALVO:
        return best_salvo(state, plan, deed, here)
    if word == MINE:
        return best_mining(state, plan, here) * (0.6 + 0.4 * table.deed_value[deed])
    if word == ADVANCE:
        return best_advance(state, plan, seat, table.deed_squad[deed])
    if word == AIR_SUPPORT:
        return best_aircraft(state, plan, seat)
    return 0.0


@cython.cfunc
@cython.exceptval(check=False)
def besieged_deed(
    state: State, plan: Plan, seat: cython.int, deed: cython.int, unit: cython.int, here: cython.int
) -> cython.double:
    """The same of what the embattled city has added; combined actions are judged with their card."""
    table: Table = state.table
    word: cython.int = table.deed_word[deed]
    value: cython.int = table.deed_value[deed]
    if table.deed_family[deed] == SALVO:
        return best_salvo(state, plan, deed, here)
    if word == MINE:
        best: cython.double = max(best_mine(state, plan.side, here, 0), best_mine(state, plan.side, here, 1))
        return best * (0.6 + 0.4 * value)
    if word == FORCE:
        # Whoever acts once more lies suppressed afterwards.
        return (0.8 + 0.1 * value) * best_reused(state, plan, seat, deed) - 15.0
    if word == EXPLORE:
        steps: cython.double = best_step(state, plan, unit, table.deed_goes[deed], here)
        return 32.0 + draw_worth(state, seat) + max(0.0, steps)
    if word == OVERWATCH:
        return best_watched(state, plan, unit, here)
    if word == SMOKE:
        return smoke_worth(state, plan.side, here)
    if word == READYING:
        return 0.8 * READY_WORTH
    if word == SUPPORT:
        return best_supported(state, plan, seat, value)
    if word == ANTIAIR:
        return bombers_worth(state, state.commander[1 - plan.side], value)
    return 0.0


@cython.cfunc
@cython.exceptval(check=False)
def combo_worth(
    state: State,
    plan: Plan,
    seat: cython.int,
    card: cython.int,
    deed: cython.int,
    unit: cython.int,
    here: cython.int,
) -> cython.double:
    """The first half of an Assault or a Reposition, and a share of what the second may bring."""
    table: Table = state.table
    assault: cython.bint = table.deed_word[deed] == ASSAULT
    moves: cython.double = 0.0
    fights: cython.double = 0.0
    action: cython.int
    for action in range(card * table.actions_a_card, (card + 1) * table.actions_a_card):
        half: cython.int = table.action_deed[action]
        if half == NONE:
            break
        if is_half(table, half, True):
            moves = max(moves, deed_worth(state, plan, seat, half, unit, here))
        elif is_half(table, half, False):
            fights = max(fights, deed_worth(state, plan, seat, half, unit, here))
    return moves + 0.8 * fights if assault else fights + 0.8 * moves


@cython.cfunc
@cython.exceptval(check=False)
def best_reused(state: State, plan: Plan, seat: cython.int, deed: cython.int) -> cython.double:
    """What the best card in the play area achieves that could be ordered to act once more."""
    table: Table = state.table
    best: cython.double = 0.0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if state.played[card] and is_reusable(state, seat, deed, card):
            best = max(best, reuse_worth(state, plan, seat, card))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def reuse_worth(state: State, plan: Plan, seat: cython.int, card: cython.int) -> cython.double:
    """The best of a card's actions that can be ordered."""
    table: Table = state.table
    unit: cython.int = table.card_unit[card]
    best: cython.double = 0.0
    action: cython.int
    for action in range(card * table.actions_a_card, (card + 1) * table.actions_a_card):
        deed: cython.int = table.action_deed[action]
        if deed == NONE:
            break
        if may_order(table, action, True) and can_use(state, seat, card, deed, unit, True):
            best = max(best, action_worth(state, plan, seat, card, deed, unit))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def best_supported(state: State, plan: Plan, seat: cython.int, value: cython.int) -> cython.double:
    """What the best card of the supply is worth in the hand, as far as can be told before it is there."""
    table: Table = state.table
    best: cython.double = 0.0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if state.supply[card] and table.card_kind[card] != FOG:
            best = max(best, bolster_worth(state, card))
    return (best + 15.0) * (0.3 + 0.7 * value)


@cython.cfunc
@cython.exceptval(check=False)
def best_aircraft(state: State, plan: Plan, seat: cython.int) -> cython.double:
    """What the best aircraft of the supply would achieve: it can be played at once, and stays in the deck."""
    table: Table = state.table
    best: cython.double = 0.0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        # One that calls others in its turn would never come to an end.
        if table.card_aircraft[card] and state.supply[card] and not table.card_can[card] & CAN_CALL:
            best = max(best, 15.0 + best_use(state, plan, seat, card, NONE))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def action_worth(
    state: State, plan: Plan, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.double:
    """The deed from where the unit stands, or from the best spawn marker."""
    word: cython.int = state.table.deed_word[deed]
    combined: cython.bint = word in (ASSAULT, REPOSITION)
    if unit == NONE:
        return deed_worth(state, plan, seat, deed, unit, NONE)
    if state.tile_of[unit] != NONE:
        if combined:
            return combo_worth(state, plan, seat, card, deed, unit, state.tile_of[unit])
        return deed_worth(state, plan, seat, deed, unit, state.tile_of[unit])
    best: cython.double = -1.0
    place: cython.int
    for place in range(spawn_count(state, unit)):
        tile: cython.int = spawn_at(state, unit, place)
        if may_idle(state, deed, unit, False) or can_do(state, seat, card, deed, unit, tile, False):
            # One more unit on the board is worth something by itself.
            if combined:
                best = max(best, 15.0 + combo_worth(state, plan, seat, card, deed, unit, tile))
            else:
                best = max(best, 15.0 + deed_worth(state, plan, seat, deed, unit, tile))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def driving_worth(state: State, plan: Plan, counter: cython.int, value: cython.int) -> cython.double:
    """What it is worth to drive the vehicle so far, or off the board."""
    vehicle: cython.int = state.table.counter_vehicle[counter]
    worth: cython.double = best_drive(state, plan, vehicle, state.tile_of[counter]) * (0.6 + 0.4 * value)
    return max(worth, escape_worth(state, plan.side, counter, state.tile_of[counter]))


@cython.cfunc
@cython.exceptval(check=False)
def best_inspired(state: State, plan: Plan, seat: cython.int, deed: cython.int) -> cython.double:
    """What the best card achieves that could be played once more."""
    table: Table = state.table
    best: cython.double = 0.0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if can_be_inspired(state, card, table.deed_squad[deed]):
            best = max(best, card_worth(state, plan, seat, card))
    return best


# Cards


@cython.cfunc
@cython.exceptval(check=False)
def best_use(state: State, plan: Plan, seat: cython.int, card: cython.int, unit: cython.int) -> cython.double:
    """What the card's best action achieves now, or the best of its soldier's place; the word is kept."""
    table: Table = state.table
    best: cython.double = 0.0
    plan.word = NONE
    word: cython.int = NONE
    worth: cython.double
    deed: cython.int
    action: cython.int
    for action in range(card * table.actions_a_card, (card + 1) * table.actions_a_card):
        deed = table.action_deed[action]
        if deed == NONE:
            break
        if can_use(state, seat, card, deed, unit, False):
            worth = action_worth(state, plan, seat, card, deed, unit)
            if worth > best:
                best = worth
                word = table.deed_word[deed]
    if unit != NONE and is_aboard(state, unit) and works_place(state, unit, state.aboard[unit]):
        first: cython.int = state.aboard[unit] * table.actions_a_place
        for action in range(first, first + table.actions_a_place):
            deed = table.place_deed[action]
            if deed == NONE:
                break
            if can_do(state, seat, card, deed, unit, state.tile_of[unit], False):
                worth = deed_worth(state, plan, seat, deed, unit, state.tile_of[unit])
                if worth > best:
                    best = worth
                    word = table.deed_word[deed]
    plan.word = word
    return best


@cython.cfunc
@cython.exceptval(check=False)
def use_from(
    state: State, plan: Plan, seat: cython.int, card: cython.int, unit: cython.int, place: cython.int
) -> cython.double:
    """The same, if the soldier were in another place, or (NONE) on foot."""
    before: cython.int = state.aboard[unit]
    state.aboard[unit] = place
    worth: cython.double = best_use(state, plan, seat, card, unit)
    state.aboard[unit] = before
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def card_worth(state: State, plan: Plan, seat: cython.int, card: cython.int) -> cython.double:
    """What the card achieves if it is played now, after a shift if that helps."""
    table: Table = state.table
    unit: cython.int = table.card_unit[card]
    if unit != NONE and state.suppressed[unit]:
        return READY_WORTH
    best: cython.double = best_use(state, plan, seat, card, unit)
    if table.vehicles == 0 or unit == NONE or state.tile_of[unit] == NONE:
        return best
    word: cython.int = plan.word
    worth: cython.double
    place: cython.int
    for place in range(table.place_from[table.vehicles]):
        if may_sit(state, unit, place):
            worth = use_from(state, plan, seat, card, unit, place) - SHIFT_COST
            if worth > best:
                best = worth
                word = plan.word
    if state.aboard[unit] != NONE:
        worth = use_from(state, plan, seat, card, unit, NONE) - SHIFT_COST
        if worth > best:
            best = worth
            word = plan.word
    plan.word = word
    return best
