"""A city: places that have one face after another, and one map of them that every board is a window of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

from undaunted.content.geometry import Spot, spots
from undaunted.content.schema import City, TileFace

FIRST = "A"
"""The face that a place has before anything befell it."""

_DIGITS = 3
"""As many has the number of a place; tiles that are turned between games, not during them, have fewer."""


class Ways(NamedTuple):
    """Where streets and rails leave a place, in halves of the compass: `w e nw ne sw se`."""

    streets: tuple[str, ...] = ()
    rails: tuple[str, ...] = ()


def places(tiles: Iterable[TileFace]) -> dict[str, tuple[TileFace, ...]]:
    """The faces of every place, in the order of their letters; only what begins with A is one."""
    found: dict[str, list[TileFace]] = {}
    for face in tiles:
        if len(face.place) == _DIGITS:
            found.setdefault(face.place, []).append(face)
    chains = {place: tuple(sorted(faces, key=lambda face: face.letter)) for place, faces in found.items()}
    return {place: faces for place, faces in chains.items() if faces[0].letter == FIRST}


def next_face(tiles: Mapping[str, TileFace], face: TileFace) -> TileFace | None:
    """What the place shows once it is damaged or fortified; none if nothing more can befall it."""
    return tiles.get(f"{face.place}{chr(ord(face.letter) + 1)}")


def is_building(face: TileFace) -> bool:
    """It can be shot at, until it is destroyed."""
    return face.structure is not None


def ways(city: City) -> dict[str, Ways]:
    """Where streets and rails go on, by place."""
    placed = spots(city.layout)
    streets, rails = _ends(city.streets, placed), _ends(city.rails, placed)
    return {place: Ways(streets.get(place, ()), rails.get(place, ())) for place in placed}


def _ends(lines: Iterable[str], placed: Mapping[str, Spot]) -> dict[str, tuple[str, ...]]:
    ends: dict[str, dict[str, None]] = {}
    for line in lines:
        stops = line.split()
        for one, other in pairwise(stops):
            ends.setdefault(one, {})[_towards(placed[one], placed[other])] = None
            ends.setdefault(other, {})[_towards(placed[other], placed[one])] = None
    return {place: tuple(sorted(found)) for place, found in ends.items()}


def _towards(here: Spot, there: Spot) -> str:
    """The way along lines is east, the way to the next line south, however the map lies."""
    across = "" if here.line == there.line else "s" if there.line > here.line else "n"
    return across + ("e" if there.offset > here.offset else "w")
