"""Vehicles: places aboard, entering, exiting, repositioning, switching, driving, damage.

A soldier aboard keeps the number of the vehicle's tile in `tile_of`, so that he counts as being there.
"""

import cython

from undaunted.rules.combat.casualties import forget_target
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.words import (
    E_DAMAGED,
    E_DESTROYED,
    E_DISABLED,
    E_ENTERED,
    E_EXITED,
    E_REPOSITIONED,
    E_SWITCHED,
    EXIT,
    NEUTRALISED,
    NONE,
)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def is_aboard(state: State, unit: cython.int) -> cython.bint:
    return state.table.vehicles != 0 and state.aboard[unit] != NONE


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def sits_in(state: State, unit: cython.int, vehicle: cython.int) -> cython.bint:
    """Is this soldier aboard this vehicle?"""
    place: cython.int = state.aboard[unit]
    return place != NONE and state.table.place_vehicle[place] == vehicle


def crew_of(state: State, vehicle: cython.int) -> list[int]:
    """The soldiers aboard, for those who look at a game from outside."""
    return [unit for unit in range(state.table.side_first_counter[2]) if sits_in(state, unit, vehicle)]


@cython.ccall
@cython.exceptval(check=False)
def sitting(state: State, place: cython.int) -> cython.int:
    """Who sits in a place; NONE if nobody."""
    unit: cython.int
    for unit in range(state.table.side_first_counter[2]):
        if state.aboard[unit] == place:
            return unit
    return NONE


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def is_disabled(state: State, vehicle: cython.int) -> cython.bint:
    return state.damage[vehicle] >= state.table.vehicle_critical[vehicle]


@cython.cfunc
@cython.exceptval(check=False)
def somebody_aboard(state: State, vehicle: cython.int) -> cython.int:
    """The first soldier aboard; NONE in an abandoned vehicle."""
    table: Table = state.table
    unit: cython.int
    for unit in range(table.side_first_counter[2]):
        if sits_in(state, unit, vehicle):
            return unit
    return NONE


@cython.cfunc
@cython.exceptval(check=False)
def may_sit(state: State, unit: cython.int, place: cython.int) -> cython.bint:
    """An empty place in a vehicle on his tile with no enemy in it, or in the vehicle he is in already."""
    table: Table = state.table
    vehicle: cython.int = table.place_vehicle[place]
    if state.tile_of[table.vehicle_counter[vehicle]] != state.tile_of[unit] or sitting(state, place) != NONE:
        return False
    if state.aboard[unit] != NONE:
        return sits_in(state, unit, vehicle)
    other: cython.int = somebody_aboard(state, vehicle)
    return other == NONE or table.counter_side[other] == table.counter_side[unit]


@cython.cfunc
@cython.exceptval(check=False)
def can_shift(state: State, unit: cython.int) -> cython.bint:
    """Can he enter, exit or reposition?"""
    table: Table = state.table
    if table.vehicles == 0 or unit == NONE or state.tile_of[unit] == NONE:
        return False
    if state.aboard[unit] != NONE:
        return True
    vehicle: cython.int
    place: cython.int
    for vehicle in range(table.vehicles):
        if state.tile_of[table.vehicle_counter[vehicle]] == state.tile_of[unit]:
            for place in range(table.place_from[vehicle], table.place_from[vehicle + 1]):
                if may_sit(state, unit, place):
                    return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def offer_shifts(state: State, unit: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    if table.vehicles == 0 or unit == NONE or state.tile_of[unit] == NONE:
        return
    vehicle: cython.int
    place: cython.int
    for vehicle in range(table.vehicles):
        if state.tile_of[table.vehicle_counter[vehicle]] == state.tile_of[unit]:
            for place in range(table.place_from[vehicle], table.place_from[vehicle + 1]):
                if may_sit(state, unit, place):
                    offer(out, table.first_place + place)
    if state.aboard[unit] != NONE:
        offer(out, EXIT)


@cython.cfunc
def sit(state: State, unit: cython.int, place: cython.int) -> cython.void:
    """Enter a vehicle, whose card then lies before this side (ruling 17), or reposition within it."""
    table: Table = state.table
    before: cython.int = state.aboard[unit]
    state.still = 0
    state.aboard[unit] = place
    state.holder[table.place_vehicle[place]] = table.counter_side[unit]
    if state.events is not None:
        state.events.append((E_ENTERED if before == NONE else E_REPOSITIONED, unit, place))


@cython.cfunc
def exit_vehicle(state: State, unit: cython.int) -> cython.void:
    if state.events is not None:
        state.events.append((E_EXITED, unit, state.table.place_vehicle[state.aboard[unit]]))
    state.still = 0
    state.aboard[unit] = NONE


@cython.cfunc
@cython.exceptval(check=False)
def may_switch(state: State, unit: cython.int, place: cython.int) -> cython.bint:
    """Another soldier's place in the same vehicle."""
    table: Table = state.table
    here: cython.int = state.aboard[unit]
    if here == NONE or here == place or table.place_vehicle[here] != table.place_vehicle[place]:
        return False
    return sitting(state, place) != NONE


@cython.cfunc
def switch_places(state: State, unit: cython.int, place: cython.int) -> cython.void:
    other: cython.int = sitting(state, place)
    state.aboard[other] = state.aboard[unit]
    state.still = 0
    state.aboard[unit] = place
    if state.events is not None:
        state.events.append((E_SWITCHED, unit, other))


@cython.cfunc
def carry_crew(state: State, vehicle: cython.int, tile: cython.int) -> cython.void:
    """Whoever is aboard comes along; a gun that is driven is no longer laid (ruling 12)."""
    table: Table = state.table
    unit: cython.int
    for unit in range(table.side_first_counter[2]):
        if sits_in(state, unit, vehicle):
            state.tile_of[unit] = tile
            forget_target(state, unit)


@cython.cfunc
def damage_vehicle(state: State, vehicle: cython.int) -> cython.void:
    """Disabled from the critical threshold on; destroyed at its integrity, the crew put down (ruling 18)."""
    table: Table = state.table
    state.still = 0
    state.damage[vehicle] += 1
    if state.events is not None:
        state.events.append((E_DAMAGED, vehicle, state.damage[vehicle]))
        if state.damage[vehicle] == table.vehicle_critical[vehicle]:
            state.events.append((E_DISABLED, vehicle))
    if state.damage[vehicle] < table.vehicle_integrity[vehicle]:
        return
    counter: cython.int = table.vehicle_counter[vehicle]
    unit: cython.int
    for unit in range(table.side_first_counter[2]):
        if sits_in(state, unit, vehicle):
            state.aboard[unit] = NONE
    state.tile_of[counter] = NONE
    state.fate[counter] = NEUTRALISED
    if state.events is not None:
        state.events.append((E_DESTROYED, vehicle))
