"""What support actions are worth that scout nothing: controlling, bolstering, repairing, aiming a Mortar."""

import cython

from undaunted.bots.greedy.cards import bolster_worth
from undaunted.bots.greedy.shots import blast_worth
from undaunted.bots.greedy.tiles import tile_worth
from undaunted.bots.greedy.units import WINS
from undaunted.bots.greedy.winning import stake, would_win
from undaunted.rules.actions.support import can_be_bolstered, can_be_targeted
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.repair import can_be_repaired
from undaunted.rules.vehicles.vehicle import somebody_aboard
from undaunted.rules.words import BLAST, NONE


@cython.cfunc
@cython.exceptval(check=False)
def control_worth(state: State, side: cython.int, unit: cython.int, here: cython.int) -> cython.double:
    """What it is worth to control the tile now; nothing where no points are at stake."""
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
    """The best vehicle that he could repair from a tile."""
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
    action: cython.int
    k: cython.int
    for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
        first: cython.int = table.unit_card[k] * table.actions_a_card
        for action in range(first, first + table.actions_a_card):
            if table.action_deed[action] != NONE and table.deed_word[table.action_deed[action]] == BLAST:
                return table.action_deed[action]
    return table.action_deed[table.unit_card[table.unit_from[unit]] * table.actions_a_card]
