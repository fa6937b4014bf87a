"""The counters, soldiers side after side, then vehicles: whose they are and where they are placed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from undaunted.content.roster import spawn_tiles
from undaunted.content.tables.cards import has
from undaunted.content.tables.lists import end_to_end, starts

if TYPE_CHECKING:
    from undaunted.content.compile import Compiler


def number_counters(plan: Compiler) -> None:
    """Cards speak of their units by number, so counters are counted before anything else."""
    plan.table.side_first_counter = starts(plan.counters)


def fill_counters(plan: Compiler) -> None:
    table, counters = plan.table, plan.all_counters
    table.counters = len(counters)
    table.counter_side = bytearray(side for side, group in enumerate(plan.counters) for _ in group)
    table.counter_side += bytearray(plan.pack.sides.index(vehicle.side) for vehicle in plan.vehicles)
    table.counter_defence = bytearray(counter.defence for counter in counters)
    table.counter_rifleman = bytearray(counter.title == "Rifleman" for counter in counters)
    units = [
        [card for card in range(table.cards) if table.card_unit[card] == unit]
        for unit in range(len(counters))
    ]
    table.unit_from, table.unit_card = end_to_end(units)
    table.counter_seat = bytearray(
        table.card_seat[cards[0]] if cards else plan.first_seat(table.counter_side[unit])
        for unit, cards in enumerate(units)
    )
    table.counter_spots = bytearray(_unit_has(plan, unit, "Target") for unit in units)
    table.counter_stalks = bytearray(_unit_has(plan, unit, "Stalk") for unit in units)
    soldiers = len(counters) - len(plan.vehicles)
    spawns = [
        [plan.tiles.index(tile) for tile in spawn_tiles(plan.forces[table.counter_side[unit]], counter)]
        if unit < soldiers
        else []
        for unit, counter in enumerate(counters)
    ]
    table.spawn_from, table.spawn_tile = end_to_end(spawns)


def _unit_has(plan: Compiler, cards: Iterable[int], word: str) -> bool:
    return any(has(plan.all_cards[card], word) for card in cards)
