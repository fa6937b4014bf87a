"""What each action is worth right now, and with it each card: the rules of thumb of the greedy bot."""

from typing import Final

import cython

from undaunted.bots.greedy.plan import Plan
from undaunted.bots.greedy.shots import best_shot, blast_worth
from undaunted.bots.greedy.steps import (
    best_chain,
    best_drive,
    best_guided,
    best_step,
    best_survey,
    escape_worth,
)
from undaunted.bots.greedy.tiles import stake, tile_worth, would_win
from undaunted.bots.greedy.units import WINS, bolster_worth, works_place
from undaunted.rules.actions.support import can_be_bolstered, can_be_inspired, can_be_targeted
from undaunted.rules.board import spawn_at, spawn_count
from undaunted.rules.round.cards import fog_left
from undaunted.rules.round.doing import can_do, can_use, driven_by, may_idle
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.repair import can_be_repaired
from undaunted.rules.vehicles.vehicle import is_aboard, may_sit, somebody_aboard
from undaunted.rules.words import (
    BLAST,
    BOLSTER,
    COMMAND,
    CONCEAL,
    CONTROL,
    DRIVE,
    FOG,
    FOOT,
    GUIDE,
    INSPIRE,
    NAVIGATE,
    NONE,
    RECON,
    REPAIR,
    SHOT,
    SURVEIL,
    TARGET,
)

READY_WORTH: Final = 45
# What it costs to enter, exit or reposition: there is only one such shift a card.
SHIFT_COST: Final = 4


# Support


@cython.cfunc
@cython.exceptval(check=False)
def control_worth(state: State, side: cython.int, unit: cython.int, here: cython.int) -> cython.double:
    if would_win(state, side, here):
        return WINS
    if stake(state, here) == 0:
        return 0.0
    worth: cython.int = tile_worth(state, side, here, unit)
    return 60.0 + worth if worth else 0.0


@cython.cfunc
@cython.exceptval(check=False)
def bolsters_worth(state: State, seat: cython.int, deed: cython.int) -> cython.double:
    """The best card there is, as many times as the action goes, losing some each time."""
    table: Table = state.table
    best: cython.double = 0.0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if can_be_bolstered(state, card, table.deed_squad[deed]):
            best = max(best, bolster_worth(state, card))
    return best * (0.1 + 0.9 * table.deed_value[deed])


@cython.cfunc
@cython.exceptval(check=False)
def draw_worth(state: State, seat: cython.int) -> cython.double:
    """A card off the deck: worth its share of cards that can be played."""
    table: Table = state.table
    cards: cython.int = 0
    fog: cython.int = 0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        cards += state.deck[card]
        if table.card_kind[card] == FOG:
            fog += state.deck[card]
    return 22.0 if cards == 0 else 36.0 * (cards - fog) / cards


@cython.cfunc
@cython.exceptval(check=False)
def best_inspired(state: State, plan: Plan, seat: cython.int, deed: cython.int) -> cython.double:
    table: Table = state.table
    best: cython.double = 0.0
    card: cython.int
    for card in range(table.seat_first_card[seat], table.seat_first_card[seat + 1]):
        if can_be_inspired(state, card, table.deed_squad[deed]):
            best = max(best, card_worth(state, plan, seat, card))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def repair_worth(state: State, side: cython.int, vehicle: cython.int) -> cython.double:
    """A vehicle that can be used again is worth most."""
    table: Table = state.table
    if state.holder[vehicle] != side:
        return -10.0
    worth: cython.double = 15.0 + 4.0 * state.damage[vehicle]
    if state.damage[vehicle] >= table.vehicle_critical[vehicle] and somebody_aboard(state, vehicle) != NONE:
        worth += 30.0
    if state.damage[vehicle] + 1 >= table.vehicle_integrity[vehicle]:
        worth += 15.0
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def best_repair(state: State, side: cython.int, unit: cython.int, here: cython.int) -> cython.double:
    best: cython.double = 0.0
    vehicle: cython.int
    for vehicle in range(state.table.vehicles):
        if can_be_repaired(state, unit, here, vehicle):
            best = max(best, repair_worth(state, side, vehicle))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def best_target(state: State, side: cython.int, unit: cython.int, here: cython.int) -> cython.double:
    """The best tile that a Mortar could aim at, beyond what it aims at now."""
    table: Table = state.table
    deed: cython.int = blast_of(table, unit)
    best: cython.double = 0.0
    tile: cython.int
    for tile in range(table.tiles):
        if can_be_targeted(state, side, here, tile):
            best = max(best, blast_worth(state, side, deed, tile))
    if state.target[side] != NONE:
        best -= max(0.0, blast_worth(state, side, deed, state.target[side]))
    return 0.8 * best


@cython.cfunc
@cython.exceptval(check=False)
def blast_of(table: Table, unit: cython.int) -> cython.int:
    """The deed with which this unit blasts (or its first, if it has none)."""
    first: cython.int = table.unit_card[table.unit_from[unit]] * table.actions_a_card
    action: cython.int
    for action in range(first, first + table.actions_a_card):
        if table.action_deed[action] != NONE and table.deed_word[table.action_deed[action]] == BLAST:
            return table.action_deed[action]
    return table.action_deed[first]


# Cards and their actions


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
        return max(worth, escape_worth(state, side, unit)) if table.single_soldiers else worth
    if table.deed_family[deed] == SHOT:
        return best_shot(state, plan, deed, here)
    if word == CONTROL:
        return control_worth(state, side, unit, here)
    if word == BOLSTER:
        return bolsters_worth(state, seat, deed)
    if word == COMMAND:
        return value * draw_worth(state, seat)
    if word == INSPIRE:
        return 0.95 * best_inspired(state, plan, seat, deed)
    if word == RECON:
        return 30.0 + draw_worth(state, seat)
    if word == CONCEAL:
        return 18.0 if fog_left(state, state.commander[1 - side]) else 0.0
    if word == DRIVE:
        return driving_worth(state, plan, driven_by(state, unit), value)
    if word == NAVIGATE:
        return best_chain(state, plan, here, value)
    if word == SURVEIL:
        return best_survey(state, plan, value)
    if word == REPAIR:
        return best_repair(state, side, unit, here)
    if word == GUIDE:
        return best_guided(state, plan)
    if word == TARGET:
        return best_target(state, side, unit, here)
    if word == BLAST:
        return blast_worth(state, side, deed, state.target[side])
    return 0.0


@cython.cfunc
@cython.exceptval(check=False)
def action_worth(
    state: State, plan: Plan, seat: cython.int, deed: cython.int, unit: cython.int
) -> cython.double:
    """The deed from where the unit stands, or from the best spawn marker."""
    if unit == NONE:
        return deed_worth(state, plan, seat, deed, unit, NONE)
    if state.tile_of[unit] != NONE:
        return deed_worth(state, plan, seat, deed, unit, state.tile_of[unit])
    best: cython.double = -1.0
    place: cython.int
    for place in range(spawn_count(state, unit)):
        tile: cython.int = spawn_at(state, unit, place)
        if may_idle(state, deed, unit, False) or can_do(state, seat, deed, unit, tile):
            # One more unit on the board is worth something by itself.
            best = max(best, 15.0 + deed_worth(state, plan, seat, deed, unit, tile))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def driving_worth(state: State, plan: Plan, counter: cython.int, value: cython.int) -> cython.double:
    vehicle: cython.int = state.table.counter_vehicle[counter]
    worth: cython.double = best_drive(state, plan, vehicle, state.tile_of[counter]) * (0.6 + 0.4 * value)
    return max(worth, escape_worth(state, plan.side, counter))


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
        if can_use(state, seat, deed, unit):
            worth = action_worth(state, plan, seat, deed, unit)
            if worth > best:
                best = worth
                word = table.deed_word[deed]
    if unit != NONE and is_aboard(state, unit) and works_place(state, unit, state.aboard[unit]):
        first: cython.int = state.aboard[unit] * table.actions_a_place
        for action in range(first, first + table.actions_a_place):
            deed = table.place_deed[action]
            if deed == NONE:
                break
            if can_do(state, seat, deed, unit, state.tile_of[unit]):
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
