"""What a salvo at a tile of one's choice is worth: a Grenade, a Bomb."""

import cython

from undaunted.bots.greedy.city import raze_worth
from undaunted.bots.greedy.plan import Plan
from undaunted.bots.greedy.shots import hit_chance, vehicle_effect
from undaunted.bots.greedy.targets import casualty_worth, hold, hurt
from undaunted.rules.combat.salvo import aim_reaches, breaks_on, falls_on
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import NONE, SUPPRESSES


@cython.cfunc
@cython.exceptval(check=False)
def salvo_worth(
    state: State, plan: Plan, deed: cython.int, here: cython.int, tile: cython.int
) -> cython.double:
    """Every enemy there counts for it, every friend against it."""
    table: Table = state.table
    worth: cython.double = 0.0
    unit: cython.int
    for unit in range(table.counters):
        if not falls_on(state, plan.side, deed, tile, unit):
            continue
        chance: cython.double = hit_chance(state, deed, here, unit)
        vehicle: cython.int = table.counter_vehicle[unit]
        if vehicle != NONE:
            effect: cython.double = vehicle_effect(state, plan, table.deed_word[deed], vehicle)
            worth += chance * effect if state.holder[vehicle] != plan.side else -1.3 * chance * effect
        elif table.deed_hits[deed] & SUPPRESSES:
            worth += chance * hold(state, plan, unit)
        elif table.counter_side[unit] != plan.side:
            worth += chance * hurt(state, plan, unit)
        else:
            worth -= 1.3 * chance * casualty_worth(state, unit)
    structure: cython.int
    if table.city_cells:
        for structure in range(table.structures):
            if breaks_on(state, deed, tile, structure):
                worth += raze_worth(state, plan.side, deed, here, structure)
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def best_salvo(state: State, plan: Plan, deed: cython.int, here: cython.int) -> cython.double:
    """The best tile in reach from here (NONE: from the air)."""
    best: cython.double = 0.0
    tile: cython.int
    for tile in range(state.table.tiles):
        if aim_reaches(state.table, deed, here, tile):
            best = max(best, salvo_worth(state, plan, deed, here, tile))
    return best
