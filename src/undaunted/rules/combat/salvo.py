"""Salvos: an attack on everybody on a tile, the Mortar's target or one that is picked.

Blast and Bomb fall on friend and enemy; a Grenade is thrown at enemies alone.
"""

import cython

from undaunted.rules.board import distance
from undaunted.rules.combat.attack import attack_structure, attacking_from, resolve_attack, source_of
from undaunted.rules.combat.defence import base_defence
from undaunted.rules.options import Options, offer
from undaunted.rules.state import State, answered, ask, top
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard
from undaunted.rules.words import (
    AIMED,
    ASK_AIM,
    ASK_BLAST,
    ASSET,
    BREAKS,
    F_CARD,
    F_DEED,
    F_KIND,
    F_SEAT,
    F_UNIT,
    NONE,
    OWN_TOO,
)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def falls_on(
    state: State, side: cython.int, deed: cython.int, tile: cython.int, unit: cython.int
) -> cython.bint:
    """On the tile, with a defence that counts, on foot; the own side only where the deed says so."""
    table: Table = state.table
    if state.tile_of[unit] != tile or base_defence(state, table.deed_hits[deed], unit) == 0:
        return False
    if is_aboard(state, unit):
        return False
    if table.deed_hits[deed] & OWN_TOO:
        return True
    vehicle: cython.int = table.counter_vehicle[unit]
    return (table.counter_side[unit] if vehicle == NONE else state.holder[vehicle]) != side


@cython.cfunc
@cython.exceptval(check=False)
def would_fall(state: State, side: cython.int, deed: cython.int, tile: cython.int) -> cython.bint:
    """Is there somebody on the tile to be attacked, or something?"""
    unit: cython.int
    for unit in range(state.table.counters):
        if falls_on(state, side, deed, tile, unit):
            return True
    structure: cython.int
    if state.table.city_cells:
        for structure in range(state.table.structures):
            if breaks_on(state, deed, tile, structure):
                return True
    return False


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def breaks_on(state: State, deed: cython.int, tile: cython.int, structure: cython.int) -> cython.bint:
    """A building or tunnel there that a bomb falls on."""
    table: Table = state.table
    if table.structure_tile[structure] != tile or state.ruined[structure]:
        return False
    return table.structure_kind[structure] != ASSET and table.deed_also[deed] & BREAKS != 0


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def aim_reaches(table: Table, deed: cython.int, here: cython.int, tile: cython.int) -> cython.bint:
    """What comes from no tile reaches every one."""
    if here == NONE:
        return True
    return table.deed_beyond[deed] <= distance(table, here, tile) <= table.deed_within[deed]


@cython.cfunc
@cython.exceptval(check=False)
def can_fire_salvo(state: State, side: cython.int, deed: cython.int, here: cython.int) -> cython.bint:
    """Somebody is where it would fall: at the target marker, or on a tile in reach."""
    table: Table = state.table
    if not table.deed_goes[deed] & AIMED:
        return state.target[side] != NONE and would_fall(state, side, deed, state.target[side])
    tile: cython.int
    for tile in range(table.tiles):
        if aim_reaches(table, deed, here, tile) and would_fall(state, side, deed, tile):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def offer_aims(state: State, frame: cython.int, side: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    deed: cython.int = state.stack[frame + F_DEED]
    here: cython.int = attacking_from(state, state.stack[frame + F_UNIT])
    tile: cython.int
    for tile in range(table.tiles):
        if aim_reaches(table, deed, here, tile) and would_fall(state, side, deed, tile):
            offer(out, table.first_tile + tile)


@cython.cfunc
def ask_salvo(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    """At the target marker it falls at once; else the tile is asked first."""
    aimed: cython.bint = state.table.deed_goes[deed] & AIMED != 0
    frame: cython.int = ask(state, ASK_AIM if aimed else ASK_BLAST, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit
    if not aimed:
        range_in(state, seat, deed, state.target[state.table.seat_side[seat]])


@cython.cfunc
def play_aim(state: State, tile: cython.int) -> cython.void:
    """The tile is picked: the question becomes who there is attacked next."""
    frame: cython.int = top(state)
    state.stack[frame + F_KIND] = ASK_BLAST
    range_in(state, state.stack[frame + F_SEAT], state.stack[frame + F_DEED], tile)


@cython.cfunc
def range_in(state: State, seat: cython.int, deed: cython.int, tile: cython.int) -> cython.void:
    """Everyone there is attacked, one after the other, as the attacker picks (ruling 27)."""
    side: cython.int = state.table.seat_side[seat]
    other: cython.int
    for other in range(state.table.counters):
        state.pending[other] = 1 if falls_on(state, side, deed, tile, other) else 0
    structure: cython.int
    if state.table.city_cells:
        for structure in range(state.table.structures):
            due: cython.bint = breaks_on(state, deed, tile, structure)
            state.city[state.table.at_due + structure] = 1 if due else 0


@cython.cfunc
@cython.exceptval(check=False)
def offer_salvo(state: State, out: Options) -> cython.void:
    unit: cython.int
    for unit in range(state.table.counters):
        if state.pending[unit]:
            offer(out, state.table.first_counter + unit)
    structure: cython.int
    if state.table.city_cells:
        for structure in range(state.table.structures):
            if state.city[state.table.at_due + structure]:
                offer(out, state.table.first_structure + structure)


@cython.cfunc
def end_salvo(state: State) -> cython.void:
    """The question is answered once nobody and nothing is left."""
    other: cython.int
    for other in range(state.table.counters):
        if state.pending[other]:
            return
    if state.table.city_cells:
        for other in range(state.table.structures):
            if state.city[state.table.at_due + other]:
                return
    answered(state)


@cython.cfunc
def play_salvo(state: State, unit: cython.int) -> cython.void:
    frame: cython.int = top(state)
    seat: cython.int = state.stack[frame + F_SEAT]
    deed: cython.int = state.stack[frame + F_DEED]
    attacker: cython.int = state.stack[frame + F_UNIT]
    source: cython.int = source_of(state, state.stack[frame + F_CARD], attacker)
    state.pending[unit] = 0
    end_salvo(state)
    resolve_attack(state, seat, source, deed, attacking_from(state, attacker), unit)


@cython.cfunc
def play_breaking(state: State, structure: cython.int) -> cython.void:
    """A bomb falls on a building or a tunnel of the tile."""
    frame: cython.int = top(state)
    seat: cython.int = state.stack[frame + F_SEAT]
    deed: cython.int = state.stack[frame + F_DEED]
    attacker: cython.int = state.stack[frame + F_UNIT]
    source: cython.int = source_of(state, state.stack[frame + F_CARD], attacker)
    state.city[state.table.at_due + structure] = 0
    end_salvo(state)
    attack_structure(state, seat, source, deed, attacking_from(state, attacker), structure)
