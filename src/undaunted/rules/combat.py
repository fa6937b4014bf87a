"""Combat actions: Attack, Suppress, Blast. One function sums the defence, for dice and odds alike."""

import cython

from .board import distance
from .casualties import inflict_casualty, suppress
from .chance import roll
from .options import Options, offer
from .state import State, answered, ask, top
from .table import Table
from .words import (
    ASK_BLAST,
    ASK_SHOOT,
    BLAST,
    E_SHOT,
    F_CARD,
    F_DEED,
    F_UNIT,
    NONE,
    SUPPRESS,
)


@cython.ccall
@cython.exceptval(check=False)
def cover_bonus(state: State, word: cython.int, here: cython.int, unit: cython.int) -> cython.int:
    """The tile's cover; a hill counts low against attackers on a hill and against fire from above."""
    table: Table = state.table
    tile: cython.int = state.tile_of[unit]
    if table.hill[tile] and (word == BLAST or table.hill[here]):
        return table.low_hill
    return table.cover[tile]


@cython.ccall
@cython.exceptval(check=False)
def range_bonus(state: State, word: cython.int, here: cython.int, unit: cython.int) -> cython.int:
    """The steps from the attacker to the target; none for what falls from above."""
    return 0 if word == BLAST else distance(state.table, here, state.tile_of[unit])


@cython.ccall
@cython.exceptval(check=False)
def total_defence(state: State, word: cython.int, here: cython.int, unit: cython.int) -> cython.int:
    """Base defence + cover + range: what a die has to reach."""
    base: cython.int = state.table.counter_defence[unit]
    return base + cover_bonus(state, word, here, unit) + range_bonus(state, word, here, unit)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def can_be_shot_at(state: State, deed: cython.int, here: cython.int, unit: cython.int) -> cython.bint:
    """On the board, and within the reach that the action names, if it names one."""
    table: Table = state.table
    tile: cython.int = state.tile_of[unit]
    if tile == NONE:
        return False
    if table.deed_within[deed] == NONE and table.deed_beyond[deed] == 0:
        return True
    steps: cython.int = distance(table, here, tile)
    return table.deed_beyond[deed] <= steps <= table.deed_within[deed]


@cython.cfunc
@cython.exceptval(check=False)
def can_shoot(state: State, deed: cython.int, side: cython.int, here: cython.int) -> cython.bint:
    table: Table = state.table
    enemy: cython.int = 1 - side
    unit: cython.int
    for unit in range(table.side_first_counter[enemy], table.side_first_counter[enemy + 1]):
        if can_be_shot_at(state, deed, here, unit):
            return True
    return False


@cython.cfunc
def ask_shoot(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    frame: cython.int = ask(state, ASK_SHOOT, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit


@cython.cfunc
@cython.exceptval(check=False)
def offer_enemies(state: State, frame: cython.int, side: cython.int, out: Options) -> cython.void:
    table: Table = state.table
    deed: cython.int = state.stack[frame + F_DEED]
    here: cython.int = state.tile_of[state.stack[frame + F_UNIT]]
    enemy: cython.int = 1 - side
    unit: cython.int
    for unit in range(table.side_first_counter[enemy], table.side_first_counter[enemy + 1]):
        if can_be_shot_at(state, deed, here, unit):
            offer(out, table.first_counter + unit)


@cython.cfunc
def play_shot(state: State, unit: cython.int) -> cython.void:
    frame: cython.int = top(state)
    deed: cython.int = state.stack[frame + F_DEED]
    attacker: cython.int = state.stack[frame + F_UNIT]
    answered(state)
    resolve_attack(state, deed, attacker, unit)


@cython.cfunc
def resolve_attack(state: State, deed: cython.int, attacker: cython.int, unit: cython.int) -> cython.void:
    """Roll the deed's dice: any that reaches the total, or any 0, hits."""
    table: Table = state.table
    word: cython.int = table.deed_word[deed]
    here: cython.int = state.tile_of[attacker]
    total: cython.int = total_defence(state, word, here, unit)
    hit: cython.bint = False
    dice: list[int] = []
    thrown: cython.int
    for thrown in range(table.deed_value[deed]):
        die: cython.int = roll(state)
        if die == 0 or die >= total:
            hit = True
        if state.events is not None:
            dice.append(die)
    if state.events is not None:
        cover: cython.int = cover_bonus(state, word, here, unit)
        away: cython.int = range_bonus(state, word, here, unit)
        state.events.append((E_SHOT, attacker, deed, unit, cover, away, total, tuple(dice), 1 if hit else 0))
    if hit and word == SUPPRESS:
        suppress(state, unit)
    elif hit:
        inflict_casualty(state, unit)


# Blast


@cython.cfunc
@cython.exceptval(check=False)
def can_blast(state: State, side: cython.int) -> cython.bint:
    """The target marker lies on the board, and somebody, friend or enemy, stands there."""
    tile: cython.int = state.target[side]
    if tile == NONE:
        return False
    unit: cython.int
    for unit in range(state.table.counters):
        if state.tile_of[unit] == tile:
            return True
    return False


@cython.cfunc
def ask_blast(
    state: State, seat: cython.int, card: cython.int, deed: cython.int, unit: cython.int
) -> cython.void:
    """Every counter on the target tile is attacked, one after the other, as the attacker picks."""
    tile: cython.int = state.target[state.table.seat_side[seat]]
    other: cython.int
    for other in range(state.table.counters):
        state.pending[other] = 1 if state.tile_of[other] == tile else 0
    frame: cython.int = ask(state, ASK_BLAST, seat)
    state.stack[frame + F_CARD] = card
    state.stack[frame + F_DEED] = deed
    state.stack[frame + F_UNIT] = unit


@cython.cfunc
@cython.exceptval(check=False)
def offer_blasted(state: State, out: Options) -> cython.void:
    unit: cython.int
    for unit in range(state.table.counters):
        if state.pending[unit]:
            offer(out, state.table.first_counter + unit)


@cython.cfunc
def play_blasted(state: State, unit: cython.int) -> cython.void:
    frame: cython.int = top(state)
    deed: cython.int = state.stack[frame + F_DEED]
    attacker: cython.int = state.stack[frame + F_UNIT]
    state.pending[unit] = 0
    other: cython.int
    for other in range(state.table.counters):
        if state.pending[other]:
            break
    else:
        answered(state)
    resolve_attack(state, deed, attacker, unit)
