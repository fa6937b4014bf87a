"""What shots are worth: the chance to hit times what the hit is worth."""

import cython

from undaunted.bots.greedy.city import best_razed
from undaunted.bots.greedy.plan import Plan
from undaunted.bots.greedy.targets import casualty_worth, damage_worth, hold, hurt, ruin_worth
from undaunted.bots.greedy.units import still_plays
from undaunted.rules.combat.attack import can_be_shot_at
from undaunted.rules.combat.defence import defence_against, hitting_faces
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard, sits_in
from undaunted.rules.words import (
    ANTITANK,
    ATTACK,
    BLAST,
    BREAKS,
    DEMO,
    DEMOLITION,
    FLAME,
    NONE,
    SUPPRESS,
    SUPPRESSES,
)


@cython.cfunc
@cython.exceptval(check=False)
def hit_chance(state: State, deed: cython.int, here: cython.int, unit: cython.int) -> cython.double:
    """The chance that one of the deed's dice at least hits."""
    table: Table = state.table
    total: cython.int = defence_against(state, deed, here, unit)
    miss: cython.double = 1.0 - hitting_faces(total) / 10.0
    all_miss: cython.double = 1.0
    _die: cython.int
    for _die in range(table.deed_value[deed]):
        all_miss *= miss
    return 1.0 - all_miss


@cython.cfunc
@cython.exceptval(check=False)
def ruin_chance(table: Table, deed: cython.int, structure: cython.int) -> cython.double:
    """The chance to destroy a structure."""
    miss: cython.double = min(9, table.structure_defence[structure] - 1) / 10.0
    all_miss: cython.double = 1.0
    _die: cython.int
    for _die in range(table.deed_second[deed]):
        all_miss *= miss
    return 1.0 - all_miss


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def aims_afar(table: Table, deed: cython.int) -> cython.bint:
    """Is it a shot for which range and cover count, so that the tile to shoot from matters?"""
    word: cython.int = table.deed_word[deed]
    return word in (ATTACK, SUPPRESS, ANTITANK, FLAME, DEMO)


@cython.cfunc
@cython.exceptval(check=False)
def shot_worth(
    state: State, plan: Plan, deed: cython.int, here: cython.int, unit: cython.int
) -> cython.double:
    """Chance × effect."""
    effect: cython.double
    table: Table = state.table
    if table.counter_vehicle[unit] != NONE:
        effect = vehicle_effect(state, plan, table.deed_word[deed], table.counter_vehicle[unit])
    elif table.deed_hits[deed] & SUPPRESSES:
        effect = hold(state, plan, unit)
    else:
        effect = hurt(state, plan, unit)
    return hit_chance(state, deed, here, unit) * effect


@cython.cfunc
@cython.exceptval(check=False)
def vehicle_effect(state: State, plan: Plan, word: cython.int, vehicle: cython.int) -> cython.double:
    """A hit on a vehicle: the attacker picks who aboard suffers, and there is the damage."""
    table: Table = state.table
    best: cython.double = 0.0
    unit: cython.int
    for unit in range(table.side_first_counter[2]):
        if sits_in(state, unit, vehicle):
            if word == SUPPRESS:
                best = max(best, hold(state, plan, unit))
            else:
                best = max(best, hurt(state, plan, unit))
    return best if word == SUPPRESS else best + damage_worth(state, 1 - state.holder[vehicle], vehicle)


@cython.cfunc
@cython.exceptval(check=False)
def demolition_worth(
    state: State, side: cython.int, deed: cython.int, structure: cython.int
) -> cython.double:
    """Chance × effect, against a structure."""
    return ruin_chance(state.table, deed, structure) * ruin_worth(state, side, structure)


@cython.cfunc
@cython.exceptval(check=False)
def best_shot(state: State, plan: Plan, deed: cython.int, here: cython.int) -> cython.double:
    """The best target of an Attack, Suppress and the like from a tile (NONE: from the air)."""
    table: Table = state.table
    side: cython.int = plan.side
    best: cython.double = 0.0
    unit: cython.int
    for unit in range(table.side_first_counter[1 - side], table.side_first_counter[2 - side]):
        if can_be_shot_at(state, deed, here, unit):
            best = max(best, shot_worth(state, plan, deed, here, unit))
    vehicle: cython.int
    for vehicle in range(table.vehicles):
        unit = table.vehicle_counter[vehicle]
        if state.holder[vehicle] != side and can_be_shot_at(state, deed, here, unit):
            best = max(best, shot_worth(state, plan, deed, here, unit))
    if table.deed_word[deed] == DEMOLITION:
        structure: cython.int
        for structure in range(table.structures):
            if table.structure_tile[structure] == here and not state.ruined[structure]:
                best = max(best, demolition_worth(state, side, deed, structure))
    if table.deed_also[deed] & BREAKS and table.city_cells:
        best = max(best, best_razed(state, side, deed, here))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def firing_worth(state: State, plan: Plan, unit: cython.int, here: cython.int) -> cython.double:
    """The best shot that any card the unit still has, or the place where it sits, would have from a tile."""
    table: Table = state.table
    best: cython.double = 0.0
    first: cython.int
    action: cython.int
    k: cython.int
    begin_at: cython.int = table.unit_from[unit]
    end_at: cython.int = table.unit_from[unit + 1]
    for k in range(begin_at, end_at):
        if end_at - begin_at > 1 and not still_plays(state, unit, table.unit_card[k]):
            continue
        first = table.unit_card[k] * table.actions_a_card
        for action in range(first, first + table.actions_a_card):
            if table.action_deed[action] == NONE:
                break
            if aims_afar(table, table.action_deed[action]):
                best = max(best, best_shot(state, plan, table.action_deed[action], here))
    if is_aboard(state, unit):
        first = state.aboard[unit] * table.actions_a_place
        for action in range(first, first + table.actions_a_place):
            if table.place_deed[action] == NONE:
                break
            if aims_afar(table, table.place_deed[action]):
                best = max(best, best_shot(state, plan, table.place_deed[action], here))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def blast_worth(state: State, side: cython.int, deed: cython.int, tile: cython.int) -> cython.double:
    """Every enemy on the tile counts for a Blast there, every friend against it."""
    table: Table = state.table
    worth: cython.double = 0.0
    unit: cython.int
    for unit in range(table.counters):
        if state.tile_of[unit] == tile and table.deed_word[deed] == BLAST:
            effect: cython.double = hit_chance(state, deed, tile, unit) * casualty_worth(state, unit)
            worth += effect if table.counter_side[unit] != side else -1.3 * effect
    return worth
