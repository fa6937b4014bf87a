"""What it costs a single soldier to be shot at: the hits to expect on a tile, times what he is worth."""

from typing import Final

import cython

from undaunted.bots.greedy.targets import soldier_worth
from undaunted.bots.greedy.units import cards_left, still_plays
from undaunted.rules.board import cover_on, distance
from undaunted.rules.state import State
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import is_aboard
from undaunted.rules.words import ATTACK, NONE

# How much a side cares for its own skin.
CARE: Final = 2


@cython.cfunc
@cython.exceptval(check=False)
def attack_dice(state: State, unit: cython.int) -> cython.int:
    """The dice of his best Attack, on any card that he still has or where he sits."""
    table: Table = state.table
    best: cython.int = 0
    deed: cython.int
    action: cython.int
    first: cython.int
    k: cython.int
    begin_at: cython.int = table.unit_from[unit]
    end_at: cython.int = table.unit_from[unit + 1]
    for k in range(begin_at, end_at):
        if end_at - begin_at > 1 and not still_plays(state, unit, table.unit_card[k]):
            continue
        first = table.unit_card[k] * table.actions_a_card
        for action in range(first, first + table.actions_a_card):
            deed = table.action_deed[action]
            if deed != NONE and table.deed_word[deed] == ATTACK:
                best = max(best, table.deed_value[deed])
    if is_aboard(state, unit):
        first = state.aboard[unit] * table.actions_a_place
        for action in range(first, first + table.actions_a_place):
            deed = table.place_deed[action]
            if deed != NONE and table.deed_word[deed] == ATTACK:
                best = max(best, table.deed_value[deed])
    return best


@cython.cfunc
@cython.exceptval(check=False)
def exposure(state: State, unit: cython.int, here: cython.int, there: cython.int) -> cython.double:
    """How many more hits a round he, or the vehicle he is in, has to expect there than here."""
    table: Table = state.table
    enemy: cython.int = 1 - table.counter_side[unit]
    defence: cython.int = table.counter_defence[unit]
    if is_aboard(state, unit):
        defence = table.counter_defence[table.vehicle_counter[table.place_vehicle[state.aboard[unit]]]]
        if defence == 0:
            return 0.0
    more: cython.double = 0.0
    other: cython.int
    for other in range(table.side_first_counter[enemy], table.side_first_counter[enemy + 1]):
        tile: cython.int = state.tile_of[other]
        if tile == NONE or not cards_left(state, other):
            continue
        before: cython.int = defence + cover_on(state, here) + distance(table, here, tile)
        after: cython.int = defence + cover_on(state, there) + distance(table, there, tile)
        easier: cython.int = min(10, before) - min(10, after)
        if easier:
            more += attack_dice(state, other) * easier
    return 0.04 * more


@cython.cfunc
@cython.exceptval(check=False)
def peril(state: State, unit: cython.int, here: cython.int, there: cython.int) -> cython.double:
    """What the additional hits to expect there cost his side."""
    more: cython.double = exposure(state, unit, here, there)
    if more == 0.0:
        return 0.0
    return 0.1 * CARE * more * min(200.0, soldier_worth(state, unit))
