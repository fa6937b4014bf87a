"""Who should sit where: what a place aboard, or being on foot, is worth to a soldier."""

from typing import Final

import cython

from undaunted.bots.greedy.actions import SHIFT_COST, use_from
from undaunted.bots.greedy.plan import Plan, from_afar
from undaunted.bots.greedy.units import cards_left, drives, still_plays
from undaunted.rules.actions.movement import may_enter
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_disabled, sits_in, sitting
from undaunted.rules.words import NONE

# A soldier inside cannot be shot at himself; in a tank hardly at all.
SHELTER: Final = 4
TANK_SHELTER: Final = 15
# What a change must gain to be worth the trouble: without it crews would get in and out for ever.
TROUBLE: Final = 8


@cython.cfunc
@cython.exceptval(check=False)
def has_driver(state: State, vehicle: cython.int, but: cython.int) -> cython.bint:
    """Is there somebody else aboard who can drive, and has cards to do it with?"""
    table: Table = state.table
    unit: cython.int
    for unit in range(table.side_first_counter[2]):
        if unit == but or not sits_in(state, unit, vehicle):
            continue
        if drives(state, unit) and cards_left(state, unit):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def ride_worth(state: State, plan: Plan, unit: cython.int, vehicle: cython.int) -> cython.double:
    """What it is worth to be taken along by another's card."""
    table: Table = state.table
    if plan.goal[unit] == NONE or not has_driver(state, vehicle, unit):
        return 0.0
    here: cython.int = state.tile_of[unit]
    first: cython.int = unit * table.tiles
    way: cython.int = plan.way[first + here]
    k: cython.int
    for k in range(table.neighbours[here]):
        beside: cython.int = table.neighbour[here * table.degree + k]
        if plan.way[first + beside] < way and may_enter(
            state, plan.side, 0, table.vehicle_counter[vehicle], beside
        ):
            nearer: cython.int = max(0, way - 3)
            return 4.0 * (from_afar(plan.worth[unit], nearer) - from_afar(plan.worth[unit], way))
    return 0.0


@cython.cfunc
@cython.exceptval(check=False)
def station_worth(
    state: State, plan: Plan, seat: cython.int, unit: cython.int, place: cython.int
) -> cython.double:
    """What it will be worth to be in a place, or (NONE) on foot, when his next card comes."""
    table: Table = state.table
    worth: cython.double = 0.0
    k: cython.int
    if cards_left(state, unit):
        kinds: cython.int = table.unit_from[unit + 1] - table.unit_from[unit]
        for k in range(table.unit_from[unit], table.unit_from[unit + 1]):
            if kinds == 1 or still_plays(state, unit, table.unit_card[k]):
                worth = max(worth, use_from(state, plan, seat, table.unit_card[k], unit, place))
        worth = min(300.0, worth)
    if place == NONE:
        return worth
    vehicle: cython.int = table.place_vehicle[place]
    if is_disabled(state, vehicle):
        return worth
    worth += SHELTER if table.counter_defence[table.vehicle_counter[vehicle]] else TANK_SHELTER
    return worth + ride_worth(state, plan, unit, vehicle)


@cython.cfunc
@cython.exceptval(check=False)
def shift_gain(
    state: State, plan: Plan, seat: cython.int, unit: cython.int, place: cython.int
) -> cython.double:
    """What it will be worth to be in another place than now."""
    now: cython.double = station_worth(state, plan, seat, unit, state.aboard[unit])
    return station_worth(state, plan, seat, unit, place) - now


@cython.cfunc
@cython.exceptval(check=False)
def shift_before(
    state: State, plan: Plan, seat: cython.int, card: cython.int, place: cython.int
) -> cython.double:
    """What the card achieves from another place, with an eye to the next card."""
    unit: cython.int = state.table.card_unit[card]
    gain: cython.double = 0.3 * shift_gain(state, plan, seat, unit, place)
    if state.suppressed[unit]:
        # He can change places, but not act before he is ready.
        return gain - SHIFT_COST
    return use_from(state, plan, seat, card, unit, place) + min(gain, 30.0) - SHIFT_COST


@cython.cfunc
@cython.exceptval(check=False)
def shift_after(
    state: State, plan: Plan, seat: cython.int, unit: cython.int, place: cython.int
) -> cython.double:
    """What a change is worth once the card is used up: only the next card counts."""
    return shift_gain(state, plan, seat, unit, place) - TROUBLE


@cython.cfunc
@cython.exceptval(check=False)
def switch_worth(
    state: State, plan: Plan, seat: cython.int, unit: cython.int, place: cython.int
) -> cython.double:
    """What it is worth to use the card for changing places with somebody: seldom much."""
    other: cython.int = sitting(state, place)
    here: cython.int = state.aboard[unit]
    gain: cython.double = -pair_worth(state, plan, seat, unit, other)
    state.aboard[unit] = place
    state.aboard[other] = here
    gain += pair_worth(state, plan, seat, unit, other)
    state.aboard[unit] = here
    state.aboard[other] = place
    return 0.5 * gain - TROUBLE


@cython.cfunc
@cython.exceptval(check=False)
def pair_worth(
    state: State, plan: Plan, seat: cython.int, unit: cython.int, other: cython.int
) -> cython.double:
    """What it will be worth to these two to be where they are."""
    worth: cython.double = station_worth(state, plan, seat, unit, state.aboard[unit])
    return worth + station_worth(state, plan, seat, other, state.aboard[other])
