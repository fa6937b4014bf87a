"""How things lie when a game begins, and where the numbers of things do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted.content.schema import Force
from undaunted.content.tables.equip import settle_crews
from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.content.compile import Compiler


def fill_things(plan: Compiler) -> None:
    table = plan.table
    table.first_action = words.FIRST_CARD + table.cards
    table.first_tile = table.first_action + len(table.action_deed)
    table.first_counter = table.first_tile + table.tiles
    table.first_place = table.first_counter + table.counters
    table.first_place_action = table.first_place + len(table.place_vehicle)
    table.first_structure = table.first_place_action + len(table.place_deed)
    table.first_edge = table.first_structure + table.structures
    table.first_seat = table.first_edge + (table.edges if lies_on_edges(plan) else 0)
    # One picks a seat only where a side has several.
    table.first_deck = table.first_seat + (table.seats if table.mates else 0)
    table.things = table.first_deck + table.bolster_decks


def lies_on_edges(plan: Compiler) -> bool:
    """Only where something can lie on an edge is it a thing: mines."""
    return plan.city or plan.scenario.mines is not None


def fill_opening(plan: Compiler) -> None:
    table = plan.table
    table.start_initiative = plan.pack.sides.index(plan.scenario.initiative)
    held = [(seat, card.name) for seat in plan.seats for card in seat.cards]
    table.start_deck = bytearray(seat.deck.get(name, 0) for seat, name in held)
    table.start_supply = bytearray(seat.supply.get(name, 0) for seat, name in held)
    table.start_points = bytearray(plan.scenario.objectives.get(tile, 0) for tile in plan.tiles)
    table.start_marker = bytearray(plan.sides * table.tiles)
    table.start_tile_of = bytearray([words.NONE]) * table.counters
    for side, force in enumerate(plan.forces):
        _place(plan, side, force)
    settle_crews(plan)


def _place(plan: Compiler, side: int, force: Force) -> None:
    table = plan.table
    for mark, marked in ((words.SCOUTED, force.scouted), (words.CONTROLLED, force.controlled)):
        for tile in marked:
            table.start_marker[side * table.tiles + plan.tiles.index(tile)] = mark
    names = [counter.name for counter in plan.counters[side]]
    for tile, units in force.units.items():
        for unit in units:
            table.start_tile_of[table.side_first_counter[side] + names.index(unit)] = plan.tiles.index(tile)


def fill_sizes(plan: Compiler) -> None:
    """What only some scenarios need, by what the content uses; and where casualties are looked for."""
    table = plan.table
    about_counters = {words.GOAL_ESCAPE, words.GOAL_NEUTRALISE} & set(table.goal_kind)
    table.escapes = words.GOAL_ESCAPE in table.goal_kind
    table.fates = bool(table.vehicles or about_counters or table.last_resort == words.FALLS)
    table.chosen_tiles = bool({words.NAVIGATE, words.SURVEIL} & set(table.deed_word))
    table.duties = bool(table.vehicles or plan.scenario.mines or plan.automaton or plan.city)
    table.search = bytearray()
    for seat in range(table.seats):
        others = [words.HAND, words.DISCARD, words.DECK]
        if seat == table.automaton:
            others = [words.DISCARD, words.DECK, words.BOLSTERS]
        own = [words.PLAYED, *others] if table.friendly_fire else others
        for zones in (own, others):
            table.search += bytearray([*zones, *[words.NONE] * (words.ZONES_SEARCHED - len(zones))])
