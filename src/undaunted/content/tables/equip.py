"""Vehicles, the places aboard them, and structures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted.content.deeds import abilities
from undaunted.content.schema import Force
from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.content.compile import Compiler


def equip(plan: Compiler) -> None:
    table, vehicles = plan.table, plan.vehicles
    soldiers = table.counters - len(vehicles)
    places = [(number, place) for number, vehicle in enumerate(vehicles) for place in vehicle.places]
    skills = sorted({card.card.skill for card in plan.all_cards if card.card.skill})
    table.vehicles = len(vehicles)
    table.vehicle_counter = bytearray(range(soldiers, table.counters))
    table.counter_vehicle = bytearray([words.NONE]) * soldiers + bytearray(range(len(vehicles)))
    table.vehicle_critical = bytearray(vehicle.critical for vehicle in vehicles)
    table.vehicle_integrity = bytearray(vehicle.integrity for vehicle in vehicles)
    table.counter_armour = bytearray(counter.armour for counter in plan.all_counters[:soldiers])
    table.counter_armour += bytearray(vehicle.armour for vehicle in vehicles)
    # Whatever has armour rolls, and keeps off rough terrain.
    table.counter_rolls = bytearray(armour != 0 for armour in table.counter_armour)
    starts = [0]
    for vehicle in vehicles:
        starts.append(starts[-1] + len(vehicle.places))
    table.place_from = bytearray(starts)
    table.place_vehicle = bytearray(number for number, _ in places)
    table.place_needs = bytearray(_skill(place.needs, skills) for _, place in places)
    lays = plan.scenario.mines is not None
    table.place_can = bytearray(
        abilities(action for action in place.actions if lays or action.word != "Mine") for _, place in places
    )
    table.counter_skill = bytearray(table.counters)
    for index, card in enumerate(plan.all_cards):
        if table.card_unit[index] != words.NONE:
            table.counter_skill[table.card_unit[index]] = _skill(card.card.skill, skills)
    table.structures = len(plan.structures)
    table.structure_tile = bytearray(plan.tiles.index(tile) for tile, _ in plan.structures)
    table.structure_defence = bytearray(structure.defence for _, structure in plan.structures)
    table.structure_points = bytearray(structure.points for _, structure in plan.structures)


def _skill(name: str, skills: list[str]) -> int:
    return skills.index(name) + 1 if name in skills else (words.NONE if name else 0)


def settle_crews(plan: Compiler) -> None:
    """Vehicles on their tiles, and whoever starts aboard in his place."""
    table = plan.table
    table.start_aboard = bytearray([words.NONE]) * (table.counters if table.vehicles else 0)
    table.start_holder = bytearray(table.counter_side[counter] for counter in table.vehicle_counter)
    for side, force in enumerate(plan.forces):
        _settle(plan, side, force)


def _settle(plan: Compiler, side: int, force: Force) -> None:
    table = plan.table
    titles = [vehicle.title for vehicle in plan.vehicles]
    names = [counter.name for counter in plan.counters[side]]
    for tile, parked in force.vehicles.items():
        for title in parked:
            vehicle = titles.index(title)
            table.start_holder[vehicle] = side
            table.start_tile_of[table.vehicle_counter[vehicle]] = plan.tiles.index(tile)
    for title, crew in force.aboard.items():
        vehicle = titles.index(title)
        for offset, soldier in enumerate(crew):
            if soldier:
                unit = table.side_first_counter[side] + names.index(soldier)
                table.start_aboard[unit] = table.place_from[vehicle] + offset
                table.start_tile_of[unit] = table.start_tile_of[table.vehicle_counter[vehicle]]
