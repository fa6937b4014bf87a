"""Repair: one damage less on a vehicle of the tile, whoever holds it (ruling 17)."""

import cython

from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, ask
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import sits_in
from undaunted.rules.words import ASK_REPAIR, E_REPAIRED, F_CARD, F_DEED, F_UNIT, NONE


@cython.cfunc
@cython.exceptval(check=False)
def can_be_repaired(state: State, unit: cython.int, here: cython.int, vehicle: cython.int) -> cython.bint:
    """Damaged and on the tile; from inside only the vehicle he is in."""
    table: Table = state.table
    if state.damage[vehicle] == 0 or state.tile_of[table.vehicle_counter[vehicle]] != here:
        return False
    return state.aboard[unit] == NONE or sits_in(state, unit, vehicle)


@cython.cfunc
@cython.exceptval(check=False)
def can_repair(state: State, unit: cython.int, here: cython.int) -> cython.bint:
    vehicle: cython.int
    for vehicle in range(state.table.vehicles):
        if can_be_repaired(state, unit, here, vehicle):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def offer_repairs(state: State, unit: cython.int, out: Options) -> cython.void:
    vehicle: cython.int
    for vehicle in range(state.table.vehicles):
        if can_be_repaired(state, unit, state.tile_of[unit], vehicle):
            offer(out, state.table.first_counter + state.table.vehicle_counter[vehicle])


@cython.cfunc
def repair(state: State, vehicle: cython.int) -> cython.void:
    state.still = 0
    state.damage[vehicle] -= 1
    if state.events is not None:
        state.events.append((E_REPAIRED, vehicle, state.damage[vehicle]))


@cython.cfunc
def ask_repair(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    frame: cython.int = ask(state, ASK_REPAIR, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit
