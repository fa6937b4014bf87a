"""Movement actions: one tile at a time, stopping anywhere (ruling 2), doubling back at will (ruling 3)."""

import cython

from undaunted.rules.actions.escape import may_escape
from undaunted.rules.actions.mines import tread
from undaunted.rules.board import is_rough, scouted
from undaunted.rules.city.cells import is_routed
from undaunted.rules.city.hazards import face_hazards, is_threatened
from undaunted.rules.city.routing import drop_watch
from undaunted.rules.city.tunnels import leads_to, mouth_on
from undaunted.rules.combat.casualties import forget_target
from undaunted.rules.options import Options, offer
from undaunted.rules.round.cards import take_fog
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import carry_crew
from undaunted.rules.words import (
    ANYWHERE,
    ASK_GUIDE,
    ASK_STEP,
    E_MOVED,
    E_SCOUTED,
    ESCAPE,
    F_CARD,
    F_DEED,
    F_LEFT,
    F_SEAT,
    F_UNIT,
    MARKS,
    NONE,
    SCOUTED,
    STOP,
)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def may_enter(
    state: State, side: cython.int, goes: cython.int, unit: cython.int, tile: cython.int
) -> cython.bint:
    """Some deeds go anywhere, the others stay on scouted ground; vehicles stay off rough terrain."""
    if not goes & ANYWHERE and not scouted(state, side, tile):
        return False
    return not state.table.counter_rolls[unit] or not is_rough(state, tile)


@cython.cfunc
@cython.exceptval(check=False)
def can_step(
    state: State, side: cython.int, goes: cython.int, unit: cython.int, tile: cython.int
) -> cython.bint:
    """Is there a neighbouring tile to go to?"""
    table: Table = state.table
    k: cython.int
    for k in range(table.neighbours[tile]):
        if may_enter(state, side, goes, unit, table.neighbour[tile * table.degree + k]):
            return True
    structure: cython.int
    if table.tunnels and mouth_on(state, tile):
        for structure in range(table.structures):
            there: cython.int = leads_to(state, unit, tile, structure)
            if there != NONE and may_enter(state, side, goes, unit, there):
                return True
    return False


@cython.cfunc
def ask_step(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    frame: cython.int = ask(state, ASK_STEP, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit
    state.stack[frame + F_LEFT] = state.table.deed_value[deed]


@cython.cfunc
@cython.exceptval(check=False)
def offer_steps(state: State, frame: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    unit: cython.int = state.stack[frame + F_UNIT]
    goes: cython.int = table.deed_goes[state.stack[frame + F_DEED]]
    side: cython.int = table.seat_side[state.stack[frame + F_SEAT]]
    tile: cython.int = state.tile_of[unit]
    k: cython.int
    for k in range(table.neighbours[tile]):
        beside: cython.int = table.neighbour[tile * table.degree + k]
        if may_enter(state, side, goes, unit, beside):
            offer(out, table.first_tile + beside)
    if table.tunnels and mouth_on(state, tile):
        offer_tunnelled(state, side, goes, unit, out)
    if may_escape(state, side, unit, tile):
        offer(out, ESCAPE)
    offer(out, STOP)


@cython.cfunc
@cython.exceptval(check=False)
def offer_tunnelled(
    state: State, side: cython.int, goes: cython.int, unit: cython.int, out: Options
) -> cython.void:
    """Through the tunnel, to mouths that do not lie next door anyway."""
    table: Table = state.table
    here: cython.int = state.tile_of[unit]
    structure: cython.int
    for structure in range(table.structures):
        there: cython.int = leads_to(state, unit, here, structure)
        if there != NONE and table.distance[here * table.tiles + there] > 1:
            if may_enter(state, side, goes, unit, there):
                offer(out, table.first_tile + there)


@cython.cfunc
def play_step(state: State, tile: cython.int) -> cython.void:
    """What lies in wait comes first; then the step."""
    unit: cython.int = state.stack[top(state) + F_UNIT]
    if state.table.hazards and is_threatened(state, unit, tile):
        face_hazards(state, unit, tile)
    else:
        take_step(state, tile)


@cython.cfunc
def take_step(state: State, tile: cython.int) -> cython.void:
    """One step; scouting an unmarked tile costs a Fog of War, as far as the supply reaches (ruling 4)."""
    table: Table = state.table
    frame: cython.int = top(state)
    unit: cython.int = state.stack[frame + F_UNIT]
    goes: cython.int = table.deed_goes[state.stack[frame + F_DEED]]
    seat: cython.int = state.stack[frame + F_SEAT]
    side: cython.int = table.seat_side[seat]
    start: cython.int = state.tile_of[unit]
    if state.stack[frame + F_LEFT] == 1:
        answered(state)
    else:
        state.stack[frame + F_LEFT] -= 1
    state.still = 0
    state.tile_of[unit] = tile
    if state.events is not None:
        state.events.append((E_MOVED, unit, start, tile))
    if table.counter_vehicle[unit] != NONE:
        carry_crew(state, table.counter_vehicle[unit], tile)
    elif table.city_cells:
        drop_watch(state, unit)
        if table.goal_tile:
            state.to_judge = 1
    else:
        forget_target(state, unit)
    if goes & MARKS and not scouted(state, side, tile):
        scout_tile(state, side, seat, tile)
    if table.mine_owner != NONE:
        tread(state, seat, unit, start, tile)
    if not scouted(state, side, start):
        # Left behind for good, perhaps: an unmarked tile cannot be walked back to.
        state.to_judge = 1


@cython.cfunc
def scout_tile(state: State, side: cython.int, seat: cython.int, tile: cython.int) -> cython.void:
    state.still = 0
    state.marker[side * state.table.tiles + tile] = SCOUTED
    fog: cython.bint = take_fog(state, seat)
    if state.events is not None:
        state.events.append((E_SCOUTED, side, tile, 1 if fog else 0))


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def can_be_guided(state: State, side: cython.int, deed: cython.int, unit: cython.int) -> cython.bint:
    """Own, ready counters that are on the board and have somewhere to go (rulings 12, 28)."""
    tile: cython.int = state.tile_of[unit]
    if tile == NONE or state.suppressed[unit]:
        return False
    if state.table.city_cells and not follows_guide(state, deed, unit):
        return False
    return can_step(state, side, state.table.deed_goes[deed], unit, tile)


@cython.cfunc
@cython.exceptval(check=False)
def follows_guide(state: State, deed: cython.int, unit: cython.int) -> cython.bint:
    """Of the squad that is named; not routed, nor a gun that its crew cannot push (ruling 53)."""
    table: Table = state.table
    squad: cython.int = table.deed_squad[deed]
    if is_routed(state, unit) or table.counter_unguided[unit]:
        return False
    return squad == 0 or table.counter_squad[unit] == squad


@cython.cfunc
@cython.exceptval(check=False)
def can_guide(state: State, side: cython.int, deed: cython.int) -> cython.bint:
    table: Table = state.table
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if can_be_guided(state, side, deed, unit):
            return True
    return False


@cython.cfunc
def ask_guide(state: State, seat: cython.int, card: cython.int, deed: cython.int) -> cython.void:
    frame: cython.int = ask(state, ASK_GUIDE, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed


@cython.cfunc
@cython.exceptval(check=False)
def offer_guided(state: State, frame: cython.int, side: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    deed: cython.int = state.stack[frame + F_DEED]
    unit: cython.int
    for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1]):
        if can_be_guided(state, side, deed, unit):
            offer(out, table.first_counter + unit)


@cython.cfunc
def play_guided(state: State, seat: cython.int, unit: cython.int) -> cython.void:
    frame: cython.int = top(state)
    card: cython.int = state.stack[frame + F_CARD]
    deed: cython.int = state.stack[frame + F_DEED]
    answered(state)
    ask_step(state, seat, card, deed, unit)
