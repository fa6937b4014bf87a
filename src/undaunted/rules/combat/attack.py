"""Combat actions: Attack, Suppress, Strafe, Antitank, Demolition."""

import cython

from undaunted.rules.board import distance
from undaunted.rules.chance import roll
from undaunted.rules.combat.casualties import inflict_casualty, suppress
from undaunted.rules.combat.defence import base_defence, cover_bonus, range_bonus, total_defence
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.vehicles.crew import hit_vehicle
from undaunted.rules.vehicles.vehicle import is_aboard
from undaunted.rules.victory.verdict import judge
from undaunted.rules.words import (
    ASK_SHOOT,
    DEMOLITION,
    E_SHOT,
    E_STRUCTURE_DESTROYED,
    F_CARD,
    F_DEED,
    F_UNIT,
    NONE,
    SUPPRESS,
)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def can_be_shot_at(state: State, deed: cython.int, here: cython.int, unit: cython.int) -> cython.bint:
    """On the board, not inside a vehicle, with the defence that counts, in the reach that is named."""
    table: Table = state.table
    tile: cython.int = state.tile_of[unit]
    word: cython.int = table.deed_word[deed]
    if tile == NONE or base_defence(state, word, unit) == 0 or is_aboard(state, unit):
        return False
    if word == DEMOLITION:
        return tile == here
    if here == NONE or (table.deed_within[deed] == NONE and table.deed_beyond[deed] == 0):
        return True
    steps: cython.int = distance(table, here, tile)
    return table.deed_beyond[deed] <= steps <= table.deed_within[deed]


@cython.cfunc
@cython.exceptval(check=False)
def can_shoot(state: State, deed: cython.int, side: cython.int, here: cython.int) -> cython.bint:
    table: Table = state.table
    enemy: cython.int = 1 - side
    unit: cython.int
    for unit in range(table.side_first_counter[enemy], table.side_first_counter[enemy + 1]):
        if can_be_shot_at(state, deed, here, unit):
            return True
    vehicle: cython.int
    for vehicle in range(table.vehicles):
        if state.holder[vehicle] != side and can_be_shot_at(
            state, deed, here, table.vehicle_counter[vehicle]
        ):
            return True
    return table.deed_word[deed] == DEMOLITION and structure_on(state, here)


@cython.cfunc
@cython.exceptval(check=False)
def structure_on(state: State, tile: cython.int) -> cython.bint:
    structure: cython.int
    for structure in range(state.table.structures):
        if state.table.structure_tile[structure] == tile and not state.ruined[structure]:
            return True
    return False


@cython.cfunc
def ask_shoot(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    frame: cython.int = ask(state, ASK_SHOOT, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit


@cython.cfunc
@cython.exceptval(check=False)
def offer_enemies(state: State, frame: cython.int, side: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    deed: cython.int = state.stack[frame + F_DEED]
    here: cython.int = attacking_from(state, state.stack[frame + F_UNIT])
    enemy: cython.int = 1 - side
    unit: cython.int
    for unit in range(table.side_first_counter[enemy], table.side_first_counter[enemy + 1]):
        if can_be_shot_at(state, deed, here, unit):
            offer(out, table.first_counter + unit)
    vehicle: cython.int
    for vehicle in range(table.vehicles):
        if state.holder[vehicle] != side and can_be_shot_at(
            state, deed, here, table.vehicle_counter[vehicle]
        ):
            offer(out, table.first_counter + table.vehicle_counter[vehicle])
    if table.deed_word[deed] == DEMOLITION:
        structure: cython.int
        for structure in range(table.structures):
            if table.structure_tile[structure] == here and not state.ruined[structure]:
                offer(out, table.first_structure + structure)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def attacking_from(state: State, attacker: cython.int) -> cython.int:
    """The attacker's tile; an aircraft has none."""
    return NONE if attacker == NONE else state.tile_of[attacker]


@cython.cfunc
def play_shot(state: State, unit: cython.int) -> cython.void:
    frame: cython.int = top(state)
    deed: cython.int = state.stack[frame + F_DEED]
    card: cython.int = state.stack[frame + F_CARD]
    attacker: cython.int = state.stack[frame + F_UNIT]
    answered(state)
    resolve_attack(state, deed, card, attacker, unit)


@cython.cfunc
def resolve_attack(
    state: State, deed: cython.int, card: cython.int, attacker: cython.int, unit: cython.int
) -> cython.void:
    """Roll the deed's dice against a counter; a hit suppresses, damages or costs a casualty."""
    table: Table = state.table
    word: cython.int = table.deed_word[deed]
    here: cython.int = attacking_from(state, attacker)
    total: cython.int = total_defence(state, word, here, unit)
    dice: list[int] = []
    hit: cython.bint = roll_dice(state, table.deed_value[deed], total, dice)
    if state.events is not None:
        base: cython.int = base_defence(state, word, unit)
        cover: cython.int = cover_bonus(state, word, here, unit)
        away: cython.int = range_bonus(state, word, here, unit)
        sum_of: tuple[int, int, int, int] = (base, cover, away, total)
        target: cython.int = table.first_counter + unit
        state.events.append((E_SHOT, card, attacker, deed, target, sum_of, tuple(dice), 1 if hit else 0))
    if not hit:
        return
    if table.counter_vehicle[unit] != NONE:
        hit_vehicle(state, table.card_seat[card], word, table.counter_vehicle[unit])
    elif word == SUPPRESS:
        suppress(state, unit)
    else:
        inflict_casualty(state, unit)


@cython.cfunc
def roll_dice(state: State, count: cython.int, total: cython.int, dice: list[int]) -> cython.bint:
    """Any die that reaches the total hits, and any 0, however high the total is."""
    hit: cython.bint = False
    thrown: cython.int
    for thrown in range(count):
        die: cython.int = roll(state)
        if die == 0 or die >= total:
            hit = True
        if state.events is not None:
            dice.append(die)
    return hit


@cython.cfunc
def play_demolition(state: State, structure: cython.int) -> cython.void:
    """Against a structure the deed's second value counts, and neither cover nor range."""
    table: Table = state.table
    frame: cython.int = top(state)
    deed: cython.int = state.stack[frame + F_DEED]
    card: cython.int = state.stack[frame + F_CARD]
    attacker: cython.int = state.stack[frame + F_UNIT]
    answered(state)
    total: cython.int = table.structure_defence[structure]
    dice: list[int] = []
    hit: cython.bint = roll_dice(state, table.deed_second[deed], total, dice)
    if state.events is not None:
        target: cython.int = table.first_structure + structure
        sum_of: tuple[int, int, int, int] = (total, 0, 0, total)
        state.events.append((E_SHOT, card, attacker, deed, target, sum_of, tuple(dice), 1 if hit else 0))
    if hit:
        side: cython.int = table.seat_side[table.card_seat[card]]
        state.ruined[structure] = side + 1
        if state.events is not None:
            state.events.append((E_STRUCTURE_DESTROYED, structure, side))
        judge(state, side)
