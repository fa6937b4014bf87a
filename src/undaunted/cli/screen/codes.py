"""Sides, counters and markers in a letter or two, told apart without colour.

Counters of the first side are written large and on the left (RA), those of the second small and on the
right (ra); a wave marks a suppressed one (RA~), an exclamation mark a routed one (RA!). A marker is its
side's letter: small where the side has scouted, large where it controls. A vehicle stands in brackets with
its crew ([PT EN SC MG]).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from undaunted.game.telling.names import Names
from undaunted.game.view import CounterView, StructureView, VehicleView, View
from undaunted.messages import Name

SIDE_STYLES = ("green", "magenta")
SUPPRESSED = "~"
DISABLED = "!"
ROUTED = "!"
TAGGED = "+"
"""A unit of the solo opponent that was hit: each costs it a card."""


def side_style(sides: Sequence[str], side: str) -> str:
    return SIDE_STYLES[sides.index(side) % len(SIDE_STYLES)]


def bare(text: str) -> str:
    """Without accents: what fits into a code."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if letter.isalnum())


class Codes:
    """The codes of one game, in the language of its names."""

    def __init__(self, view: View, names: Names) -> None:
        self.view = view
        self.sides = [side.name for side in view.sides]
        self.names = names
        self._vehicles = {vehicle.id: vehicle for vehicle in view.vehicles}

    @property
    def letters(self) -> dict[str, str]:
        """A small letter for each side: the first of its name that no side before it has."""
        found = side_letters([self.names.side(side) for side in self.sides])
        return dict(zip(self.sides, found.values(), strict=True))

    def style(self, side: str) -> str:
        return side_style(self.sides, side)

    def soldier(self, counter: CounterView) -> str:
        """RA is Rifleman A, MO the Mortar; small for the second side."""
        code = _short(self.names.counter(counter.id))
        code = self._cased(code[:1] + counter.squad[:1] if counter.squad else code, counter.side)
        return code + ROUTED * counter.routed + SUPPRESSED * counter.suppressed + TAGGED * counter.tags

    def vehicle(self, vehicle: VehicleView) -> str:
        """PT is the Patrol Truck: small where the second side holds it, with its damage."""
        code = self._cased(_short(self.names.counter(vehicle.id)), vehicle.holder)
        damage = f"-{vehicle.damage}" if vehicle.damage else ""
        return code + damage + (DISABLED if vehicle.disabled else "")

    def counter(self, counter: CounterView) -> str:
        vehicle = self._vehicles.get(counter.id)
        return self.soldier(counter) if vehicle is None else self.vehicle(vehicle)

    def structure(self, structure: StructureView) -> str:
        return _short(self.names.structure(structure.id))

    def crew(self, vehicle: VehicleView) -> list[CounterView | None]:
        """Who sits in each place; None is an empty one."""
        by_id = {unit.id: unit for unit in self.view.counters}
        return [by_id[place.counter] if place.counter else None for place in vehicle.places]

    def on_foot(self, tile: str, side: str) -> list[CounterView]:
        return [
            unit
            for unit in self.view.counters
            if unit.tile == tile and unit.side == side and not unit.aboard and unit.id not in self._vehicles
        ]

    def parked(self, tile: str, side: str) -> list[VehicleView]:
        """The vehicles on a tile that a side holds."""
        there = {unit.id for unit in self.view.counters if unit.tile == tile}
        return [one for one in self.view.vehicles if one.id in there and one.holder == side]

    def _cased(self, code: str, side: str) -> str:
        return code.lower() if self.sides.index(side) else code.upper()


def side_letters(sides: Sequence[str]) -> dict[str, str]:
    letters: dict[str, str] = {}
    for side in sides:
        free = (letter for letter in f"{bare(side).lower()}xyz" if letter not in letters.values())
        letters[side] = next(letter for letter in free if letter.isalpha())
    return letters


def marker(letter: str, mark: str) -> str:
    return letter.upper() if mark == "controlled" else letter


def _short(name: Name) -> str:
    return name.code or bare(name)[:2]
