"""Attacks: whom a shot can aim at, and resolving one, whoever or whatever it comes from."""

import cython

from undaunted.rules.board import distance
from undaunted.rules.chance import roll
from undaunted.rules.city.faces import break_structure, structure_defence
from undaunted.rules.city.missions import gain_by
from undaunted.rules.combat.casualties import inflict_casualty, strike, suppress
from undaunted.rules.combat.defence import (
    base_defence,
    cover_bonus,
    defence_against,
    range_bonus,
    reaches,
    smoke_bonus,
)
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.vehicles.crew import hit_vehicle
from undaunted.rules.vehicles.vehicle import is_aboard
from undaunted.rules.words import (
    ASK_SHOOT,
    ASSET,
    BREAKS,
    BUILDING,
    DRIVES_OFF,
    E_SHOT,
    E_STRUCTURE_DESTROYED,
    F_CARD,
    F_DEED,
    F_SEAT,
    F_UNIT,
    FIRST_CARD,
    GAIN_DAMAGE,
    NONE,
    RAZES,
    SAME_TILE,
    SUPPRESSES,
)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def can_be_shot_at(state: State, deed: cython.int, here: cython.int, unit: cython.int) -> cython.bint:
    """On the board, not inside a vehicle, with the defence that counts, in the reach that is named."""
    table: Table = state.table
    tile: cython.int = state.tile_of[unit]
    hits: cython.int = table.deed_hits[deed]
    if tile == NONE or base_defence(state, hits, unit) == 0 or is_aboard(state, unit):
        return False
    if hits & SAME_TILE:
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
    structure: cython.int
    for structure in range(table.structures):
        if can_be_razed(state, deed, here, structure):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def can_be_razed(state: State, deed: cython.int, here: cython.int, structure: cython.int) -> cython.bint:
    """It stands, and is what the deed destroys: assets on the own tile, buildings and tunnels in reach."""
    table: Table = state.table
    tile: cython.int = table.structure_tile[structure]
    if state.ruined[structure]:
        return False
    if table.structure_kind[structure] == ASSET:
        return table.deed_hits[deed] & RAZES != 0 and tile == here
    if not table.deed_also[deed] & BREAKS:
        return False
    if here == NONE:
        return True
    return table.deed_beyond[deed] <= distance(table, here, tile) <= table.deed_within[deed]


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
    structure: cython.int
    for structure in range(table.structures):
        if can_be_razed(state, deed, here, structure):
            offer(out, table.first_structure + structure)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def attacking_from(state: State, attacker: cython.int) -> cython.int:
    """The attacker's tile; an aircraft has none."""
    return NONE if attacker == NONE else state.tile_of[attacker]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def source_of(state: State, card: cython.int, attacker: cython.int) -> cython.int:
    """What an attack comes from, as a thing: a counter, or a card that has none."""
    return FIRST_CARD + card if attacker == NONE else state.table.first_counter + attacker


@cython.cfunc
def play_shot(state: State, unit: cython.int) -> cython.void:
    frame: cython.int = top(state)
    seat: cython.int = state.stack[frame + F_SEAT]
    deed: cython.int = state.stack[frame + F_DEED]
    attacker: cython.int = state.stack[frame + F_UNIT]
    source: cython.int = source_of(state, state.stack[frame + F_CARD], attacker)
    answered(state)
    resolve_attack(state, seat, source, deed, attacking_from(state, attacker), unit)


@cython.cfunc
def resolve_attack(
    state: State,
    seat: cython.int,
    source: cython.int,
    deed: cython.int,
    here: cython.int,
    unit: cython.int,
) -> cython.bint:
    """Roll a deed's dice against a counter; a hit, if it is one, suppresses, damages or costs a casualty.

    Whose attack it is (`seat`), what it comes from (`source`, a thing) and from which tile are all it needs:
    no card, and no counter of the attacker's.
    """
    table: Table = state.table
    hits: cython.int = table.deed_hits[deed]
    total: cython.int = defence_against(state, deed, here, unit)
    dice: list[int] = []
    hit: cython.bint = roll_dice(state, table.deed_value[deed], total, dice)
    if state.events is not None:
        base: cython.int = base_defence(state, hits, unit)
        cover: cython.int = cover_bonus(state, hits, here, unit)
        away: cython.int = range_bonus(state, hits, here, unit)
        sum_of: tuple[int, ...] = (base, cover, away, total)
        if table.city_cells:
            sum_of = (base, cover, away, total, smoke_bonus(state, deed, unit))
        target: cython.int = table.first_counter + unit
        state.events.append((E_SHOT, source, deed, target, sum_of, tuple(dice), 1 if hit else 0))
    if not hit:
        return False
    if table.counter_vehicle[unit] != NONE:
        hit_vehicle(state, seat, hits, table.counter_vehicle[unit])
    elif hits & SUPPRESSES:
        suppress(state, unit)
    elif table.city_cells:
        strike(state, seat, unit, table.deed_also[deed] & DRIVES_OFF != 0)
    else:
        inflict_casualty(state, unit)
    return True


@cython.cfunc
def roll_dice(state: State, count: cython.int, total: cython.int, dice: list[int]) -> cython.bint:
    """All dice are rolled, though one that hits is enough."""
    hit: cython.bint = False
    thrown: cython.int
    for thrown in range(count):
        die: cython.int = roll(state)
        if reaches(die, total):
            hit = True
        if state.events is not None:
            dice.append(die)
    return hit


@cython.cfunc
def play_demolition(state: State, structure: cython.int) -> cython.void:
    frame: cython.int = top(state)
    seat: cython.int = state.stack[frame + F_SEAT]
    deed: cython.int = state.stack[frame + F_DEED]
    attacker: cython.int = state.stack[frame + F_UNIT]
    source: cython.int = source_of(state, state.stack[frame + F_CARD], attacker)
    answered(state)
    attack_structure(state, seat, source, deed, attacking_from(state, attacker), structure)


@cython.cfunc
def attack_structure(
    state: State,
    seat: cython.int,
    source: cython.int,
    deed: cython.int,
    here: cython.int,
    structure: cython.int,
) -> cython.void:
    """The deed's second value counts, and no cover; of assets no range either (ruling 18)."""
    table: Table = state.table
    side: cython.int = table.seat_side[seat]
    asset: cython.bint = table.structure_kind[structure] == ASSET
    base: cython.int = structure_defence(state, 0, NONE, structure)
    total: cython.int = base
    if not asset:
        total = structure_defence(state, table.deed_hits[deed], here, structure)
    dice: list[int] = []
    hit: cython.bint = roll_dice(state, table.deed_second[deed], total, dice)
    if state.events is not None:
        target: cython.int = table.first_structure + structure
        sum_of: tuple[int, int, int, int] = (base, 0, total - base, total)
        state.events.append((E_SHOT, source, deed, target, sum_of, tuple(dice), 1 if hit else 0))
    if not hit:
        return
    if asset:
        state.still = 0
        state.ruined[structure] = side + 1
        if state.events is not None:
            state.events.append((E_STRUCTURE_DESTROYED, structure, side))
        state.to_judge = 1
        return
    break_structure(state, side, structure)
    if table.structure_kind[structure] == BUILDING:
        gain_by(state, side, GAIN_DAMAGE)
