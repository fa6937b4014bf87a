"""What only the embattled city offers: buildings to break, tiles to watch, smoke, mines, routed units."""

import cython

from undaunted.bots.greedy.plan import Plan
from undaunted.bots.greedy.targets import MISSION_POINT, casualty_worth, suppression_worth
from undaunted.bots.greedy.units import cards_left
from undaunted.bots.greedy.winning import stake
from undaunted.rules.board import controls, distance, scouted
from undaunted.rules.city.cells import face_of, is_routed, lies_on, watched_by
from undaunted.rules.city.faces import structure_defence
from undaunted.rules.city.hazards import is_threatened, mine_ahead, watches
from undaunted.rules.combat.attack import can_be_razed
from undaunted.rules.combat.defence import base_defence, defence_against, hitting_faces
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import (
    BUILDING,
    GAIN_DAMAGE,
    LAY_PERSONNEL,
    NONE,
    TRIGGERS,
)


@cython.cfunc
@cython.exceptval(check=False)
def chance_of(dice: cython.int, total: cython.int) -> cython.double:
    """That one of so many dice at least reaches a total."""
    miss: cython.double = 1.0 - hitting_faces(total) / 10.0
    all_miss: cython.double = 1.0
    _die: cython.int
    for _die in range(dice):
        all_miss *= miss
    return 1.0 - all_miss


# Buildings and tunnels


@cython.cfunc
@cython.exceptval(check=False)
def breaking_worth(state: State, side: cython.int, structure: cython.int) -> cython.double:
    """A wall that no longer covers the enemy; one that covers our own had better stand."""
    table: Table = state.table
    tile: cython.int = table.structure_tile[structure]
    if table.structure_kind[structure] != BUILDING:
        return 4.0
    face: cython.int = face_of(state, tile)
    loses: cython.int = table.face_building[face] - max(
        table.face_building[face + 1], table.face_cover[face + 1]
    )
    worth: cython.double = 2.0 + MISSION_POINT * table.gains[side * TRIGGERS + GAIN_DAMAGE]
    unit: cython.int
    for unit in range(table.side_first_counter[2]):
        if state.tile_of[unit] == tile and cards_left(state, unit):
            worth += 7.0 * loses if table.counter_side[unit] != side else -9.0 * loses
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def raze_worth(
    state: State, side: cython.int, deed: cython.int, here: cython.int, structure: cython.int
) -> cython.double:
    """Chance × effect, against a building or a tunnel."""
    table: Table = state.table
    total: cython.int = structure_defence(state, table.deed_hits[deed], here, structure)
    return chance_of(table.deed_second[deed], total) * breaking_worth(state, side, structure)


@cython.cfunc
@cython.exceptval(check=False)
def best_razed(state: State, side: cython.int, deed: cython.int, here: cython.int) -> cython.double:
    best: cython.double = 0.0
    structure: cython.int
    for structure in range(state.table.structures):
        if can_be_razed(state, deed, here, structure):
            best = max(best, raze_worth(state, side, deed, here, structure))
    return best


# Watches, smoke, Bombers


@cython.cfunc
@cython.exceptval(check=False)
def watch_worth(
    state: State, plan: Plan, unit: cython.int, here: cython.int, tile: cython.int
) -> cython.double:
    """Enemies next to a tile who may well want to go there."""
    table: Table = state.table
    enemy: cython.int = 1 - plan.side
    worth: cython.double = 0.0
    other: cython.int
    for other in range(table.side_first_counter[enemy], table.side_first_counter[enemy + 1]):
        at: cython.int = state.tile_of[other]
        if at == NONE or not table.counter_defence[other] or not cards_left(state, other):
            continue
        if distance(table, at, tile) == 1:
            total: cython.int = table.counter_defence[other] + 1 + distance(table, here, at)
            worth += 22.0 * chance_of(3, total)
    if stake(state, tile):
        worth *= 1.6
    if watched_by(state, unit) != NONE:
        worth *= 0.3
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def best_watched(state: State, plan: Plan, unit: cython.int, here: cython.int) -> cython.double:
    best: cython.double = 0.0
    tile: cython.int
    for tile in range(state.table.tiles):
        best = max(best, watch_worth(state, plan, unit, here, tile))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def smoke_worth(state: State, side: cython.int, here: cython.int) -> cython.double:
    """Cover for those who stand here, and hold what is worth holding."""
    table: Table = state.table
    worth: cython.double = 0.0
    unit: cython.int
    for unit in range(table.side_first_counter[2]):
        if state.tile_of[unit] == here and cards_left(state, unit):
            worth += 9.0 if table.counter_side[unit] == side else -9.0
    return worth * 1.5 if stake(state, here) else worth


@cython.cfunc
@cython.exceptval(check=False)
def bombers_worth(state: State, enemy: cython.int, value: cython.int) -> cython.double:
    """Bombers that the enemy has in hand, deck or discard pile."""
    table: Table = state.table
    there: cython.int = 0
    card: cython.int
    for card in range(table.seat_first_card[enemy], table.seat_first_card[enemy + 1]):
        if table.card_aircraft[card]:
            there += state.hand[card] + state.deck[card] + state.discard[card]
    return 2.0 if there == 0 else 45.0 * min(there, value)


# Mines


@cython.cfunc
@cython.exceptval(check=False)
def mine_worth(
    state: State, side: cython.int, here: cython.int, edge: cython.int, kind: cython.int
) -> cython.double:
    """Enemies beyond an edge of this tile who may come this way."""
    table: Table = state.table
    if lies_on(state, edge):
        return -20.0
    beyond: cython.int = table.edge_tile[2 * edge]
    if beyond == here:
        beyond = table.edge_tile[2 * edge + 1]
    hits: cython.int = table.deed_hits[table.mine_deed[kind]]
    worth: cython.double = 0.0
    unit: cython.int
    for unit in range(table.side_first_counter[1 - side], table.side_first_counter[2 - side]):
        tile: cython.int = state.tile_of[unit]
        if tile == NONE or not cards_left(state, unit):
            continue
        base: cython.int = base_defence(state, hits, unit)
        away: cython.int = distance(table, tile, beyond)
        if base and away < 3:
            chance: cython.double = chance_of(table.deed_value[table.mine_deed[kind]], base)
            worth += chance * min(120.0, casualty_worth(state, unit)) / (1.5 + 1.5 * away)
    return worth * 1.5 if stake(state, here) else worth


@cython.cfunc
@cython.exceptval(check=False)
def best_mine(state: State, side: cython.int, here: cython.int, kind: cython.int) -> cython.double:
    """The best edge for a mine with this side up."""
    table: Table = state.table
    best: cython.double = -20.0
    k: cython.int
    for k in range(table.neighbours[here]):
        best = max(best, mine_worth(state, side, here, table.edge_of[here * table.degree + k], kind))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def laying_score(state: State, side: cython.int, here: cython.int, button: cython.int) -> cython.double:
    return best_mine(state, side, here, button - LAY_PERSONNEL)


# What lies in wait


@cython.cfunc
@cython.exceptval(check=False)
def braved_worth(
    state: State, unit: cython.int, here: cython.int, there: cython.int, worth: cython.double
) -> cython.double:
    """What a step is worth, given that a mine or Machine Gunners on watch may keep it from being taken."""
    table: Table = state.table
    if state.tile_of[unit] != here or not is_threatened(state, unit, there):
        return worth
    chance: cython.double
    edge: cython.int = mine_ahead(state, unit, there)
    if edge != NONE:
        deed: cython.int = table.mine_deed[(lies_on(state, edge) - 1) & 1]
        base: cython.int = base_defence(state, table.deed_hits[deed], unit)
        chance = chance_of(table.deed_value[deed], base)
        worth = (1.0 - chance) * worth - chance * min(120.0, casualty_worth(state, unit))
    enemy: cython.int = 1 - table.counter_side[unit]
    gunner: cython.int
    for gunner in range(table.side_first_counter[enemy], table.side_first_counter[enemy + 1]):
        if watches(state, gunner, unit, there):
            total: cython.int = defence_against(state, table.watch_deed, state.tile_of[gunner], unit)
            chance = chance_of(table.deed_value[table.watch_deed], total)
            worth = (1.0 - chance) * worth - chance * suppression_worth(state, unit)
    return worth


# Routed units


@cython.cfunc
@cython.exceptval(check=False)
def flight_worth(state: State, side: cython.int, unit: cython.int, tile: cython.int) -> cython.double:
    """What it is worth to drive a unit off to a tile: away from what it holds, not onto what it wants.

    A suppressed one that is moved gets up.
    """
    table: Table = state.table
    whose: cython.int = table.counter_side[unit]
    here: cython.int = state.tile_of[unit]
    worth: cython.double = 8.0 * stake(state, here) - 8.0 * stake(state, tile)
    if stake(state, here) and controls(state, whose, here) and scouted(state, 1 - whose, here):
        worth += 20.0
    if state.suppressed[unit] and not is_routed(state, unit):
        worth -= 30.0
    # A tile in the open is a better target, if the unit is ever to be hit again.
    return worth - 0.5 if whose != side else -worth
