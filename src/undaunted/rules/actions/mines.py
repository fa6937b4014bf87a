"""Mines: laid on edges or lifted by the action Mine, and set off by whoever of the enemy crosses (ruling 36).

A mine has two sides: one is for those with a regular defence, the other for armour.
"""

import cython

from undaunted.rules.board import edge_between
from undaunted.rules.city.laying import can_lay_mine, lay_mine, offer_free_edges
from undaunted.rules.combat.attack import resolve_attack
from undaunted.rules.combat.defence import base_defence
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.words import (
    AGAINST_ARMOUR,
    AGAINST_PERSONNEL,
    ASK_EDGE,
    ASK_MINE,
    ASK_STEP,
    DO_MINES,
    E_LAID,
    E_LIFTED,
    E_TRIGGERED,
    F_CARD,
    F_DEED,
    F_KIND,
    F_LEFT,
    F_MOVED,
    F_SEAT,
    F_UNIT,
    F_ZONE,
    FRAME_EDGES,
    LAY_ARMOUR,
    LAY_PERSONNEL,
    LIFT_ARMOUR,
    LIFT_PERSONNEL,
    NONE,
    STOP,
)

# Laying and lifting


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def mines_left(state: State) -> cython.int:
    """In the supply of the side that lays them."""
    return state.mine[2 * state.table.edges]


@cython.cfunc
@cython.exceptval(check=False)
def mined(state: State, tile: cython.int, kind: cython.int) -> cython.bint:
    """Does a mine lie on an edge of this tile, this side up?"""
    table: Table = state.table
    k: cython.int
    for k in range(table.neighbours[tile]):
        if state.mine[2 * table.edge_of[tile * table.degree + k] + kind]:
            return True
    return False


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def can_lay(state: State, side: cython.int, unit: cython.int, tile: cython.int) -> cython.bint:
    """Only their owner lays them, as long as there are any, beside a tile that has a neighbour."""
    if state.table.mines_a_unit:
        return can_lay_mine(state, unit, tile)
    return side == state.table.mine_owner and mines_left(state) != 0 and state.table.neighbours[tile] != 0


@cython.cfunc
@cython.exceptval(check=False)
def can_mine(state: State, side: cython.int, unit: cython.int, tile: cython.int) -> cython.bint:
    """Lay one or, where the scenario has a supply of them, lift one."""
    if state.table.mines_a_unit:
        return can_lay_mine(state, unit, tile)
    if state.table.mine_owner == NONE:
        return False
    return (
        can_lay(state, side, unit, tile)
        or mined(state, tile, AGAINST_PERSONNEL)
        or mined(state, tile, AGAINST_ARMOUR)
    )


@cython.cfunc
def ask_mine(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    frame: cython.int = ask(state, ASK_MINE, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit
    state.stack[frame + F_LEFT] = state.table.deed_value[deed]


@cython.cfunc
@cython.exceptval(check=False)
def offer_mine(state: State, frame: cython.int, side: cython.int, out: Options) -> cython.void:
    """Which way up to lay one, or which one to lift; who has begun with one does not change to the other."""
    tile: cython.int = state.tile_of[state.stack[frame + F_UNIT]]
    begun: cython.int = state.stack[frame + F_ZONE]
    if begun != LIFT_PERSONNEL and can_lay(state, side, state.stack[frame + F_UNIT], tile):
        offer(out, LAY_PERSONNEL)
        offer(out, LAY_ARMOUR)
    if begun != LAY_PERSONNEL and not state.table.mines_a_unit:
        if mined(state, tile, AGAINST_PERSONNEL):
            offer(out, LIFT_PERSONNEL)
        if mined(state, tile, AGAINST_ARMOUR):
            offer(out, LIFT_ARMOUR)
    offer(out, STOP)


@cython.cfunc
def play_mine(state: State, button: cython.int) -> cython.void:
    """What is to be done is known; where is asked next."""
    below: cython.int = top(state)
    frame: cython.int = ask(state, ASK_EDGE, state.stack[below + F_SEAT])
    state.stack[frame + F_CARD] = state.stack[below + F_CARD]
    state.stack[frame + F_DEED] = state.stack[below + F_DEED]
    state.stack[frame + F_UNIT] = state.stack[below + F_UNIT]
    state.stack[frame + F_ZONE] = button


@cython.cfunc
@cython.exceptval(check=False)
def offer_edges(state: State, frame: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    tile: cython.int = state.tile_of[state.stack[frame + F_UNIT]]
    doing: cython.int = state.stack[frame + F_ZONE]
    if table.mines_a_unit:
        offer_free_edges(state, tile, out)
        return
    k: cython.int
    for k in range(table.neighbours[tile]):
        edge: cython.int = table.edge_of[tile * table.degree + k]
        if doing < LIFT_PERSONNEL or state.mine[2 * edge + doing - LIFT_PERSONNEL]:
            offer(out, table.first_edge + edge)


@cython.cfunc
def play_edge(state: State, edge: cython.int) -> cython.void:
    """Lay a mine there, or lift one, which leaves the game."""
    frame: cython.int = top(state)
    seat: cython.int = state.stack[frame + F_SEAT]
    doing: cython.int = state.stack[frame + F_ZONE]
    answered(state)
    frame = top(state)
    kind: cython.int
    state.still = 0
    if state.table.mines_a_unit:
        kind = doing - LAY_PERSONNEL
        lay_mine(state, state.stack[frame + F_UNIT], edge, kind)
    elif doing < LIFT_PERSONNEL:
        kind = doing - LAY_PERSONNEL
        state.mine[2 * state.table.edges] -= 1
        state.mine[2 * edge + kind] += 1
        state.stack[frame + F_ZONE] = LAY_PERSONNEL
    else:
        kind = doing - LIFT_PERSONNEL
        state.mine[2 * edge + kind] -= 1
        state.stack[frame + F_ZONE] = LIFT_PERSONNEL
    if state.events is not None:
        state.events.append((E_LAID if doing < LIFT_PERSONNEL else E_LIFTED, seat, edge, kind))
    # The enemy may have lost the last thing that could have hurt, and with it his hope.
    state.to_judge = 1
    if state.stack[frame + F_LEFT] == 1:
        answered(state)
    else:
        state.stack[frame + F_LEFT] -= 1


# Setting them off


@cython.cfunc
def tread(
    state: State, seat: cython.int, unit: cython.int, start: cython.int, tile: cython.int
) -> cython.void:
    """Whoever of the enemy crosses sets off all that fits him: it becomes due once the step is done."""
    table: Table = state.table
    if table.mine_owner == NONE or table.seat_side[seat] == table.mine_owner:
        return
    edge: cython.int = edge_between(table, start, tile)
    if fitting(state, edge, unit) == NONE:
        return
    # The owner of a mine picks who aboard is hurt: in a team its commander (ruling 37).
    frame: cython.int = ask(state, DO_MINES, state.commander[table.mine_owner])
    state.stack[frame + F_UNIT] = unit
    state.stack[frame + F_ZONE] = FRAME_EDGES + edge


@cython.cfunc
@cython.exceptval(check=False)
def fitting(state: State, edge: cython.int, unit: cython.int) -> cython.int:
    """Which side of a mine on this edge goes off next under this unit, anti-personnel first; NONE if none."""
    table: Table = state.table
    kind: cython.int
    for kind in range(2):
        if state.mine[2 * edge + kind]:
            if base_defence(state, table.deed_hits[table.mine_deed[kind]], unit):
                return kind
    return NONE


@cython.cfunc
def set_off(state: State) -> cython.void:
    """The next mine of those due; each is spent, hit or miss.

    A unit that is gone is attacked no more, though what it has set off is spent all the same. After a hit the
    movement ends where it has led to.
    """
    table: Table = state.table
    frame: cython.int = top(state)
    unit: cython.int = state.stack[frame + F_UNIT]
    edge: cython.int = state.stack[frame + F_ZONE] - FRAME_EDGES
    kind: cython.int = fitting(state, edge, unit)
    if kind == NONE:
        hurt: cython.bint = state.stack[frame + F_MOVED] != 0
        answered(state)
        if hurt and state.depth:
            frame = top(state)
            if state.stack[frame + F_KIND] == ASK_STEP and state.stack[frame + F_UNIT] == unit:
                answered(state)
        return
    state.still = 0
    state.mine[2 * edge + kind] -= 1
    if state.events is not None:
        state.events.append((E_TRIGGERED, unit, edge, kind))
    if state.tile_of[unit] != NONE:
        seat: cython.int = state.stack[frame + F_SEAT]
        source: cython.int = table.first_edge + edge
        if resolve_attack(state, seat, source, table.mine_deed[kind], NONE, unit):
            state.stack[frame + F_MOVED] = 1
    state.to_judge = 1
