"""Whether a city is whole: places on the map, faces fit to follow one another, boards that agree with it."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from itertools import combinations, pairwise

from undaunted.content.checks.ground import Finding
from undaunted.content.city import FIRST, is_building
from undaunted.content.errors import ContentError, Problem
from undaunted.content.folder import Pack
from undaunted.content.geometry import Spots, adjacent, neighbours, overlap, spots, unreached
from undaunted.content.schema import City, Scenario, TileFace


def city_problems(pack: Pack) -> Iterator[Problem]:
    """What is wrong with the faces of places, and with the map of them."""
    file = str(pack.folder / "tiles.toml")
    for key, found, expected in _faces(pack):
        yield Problem(file=file, key=key, found=found, expected=expected)
    if pack.city is None:
        return
    file = str(pack.folder / "city.toml")
    try:
        placed = spots(pack.city.layout)
    except ContentError as error:
        yield error.at(file, error.key.removeprefix("board.")).problem
        return
    for check in (_map(pack, pack.city, placed), _lines(pack.city, placed)):
        for key, found, expected in check:
            yield Problem(file=file, key=key, found=found, expected=expected)


def _faces(pack: Pack) -> Iterator[Finding]:
    if not pack.city and not any(is_building(face) or face.fortified for face in pack.tiles.values()):
        return
    for face in pack.tiles.values():
        if face.place not in pack.places:
            yield f"tile {face.id}", f"no {face.place}{FIRST}", "three digits, and a face that comes first"
    for place, faces in pack.places.items():
        letters = "".join(face.letter for face in faces)
        if letters != "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[: len(letters)]:
            yield f"tile {place}", f"faces {', '.join(letters)}", "one letter after the other"
        for face in faces:
            yield from _alone(face)
        for face, after in pairwise(faces):
            yield from _damaged(face, after) if is_building(face) else _fortified(face, after)
        if is_building(faces[-1]):
            yield f"tile {faces[-1].id}", "a building to the last", "a face of the destroyed building"
    titles = Tally(face.title for face in pack.tiles.values() if face.title)
    for title, uses in titles.items():
        if uses > 1:
            yield "tile.title", f"{title!r} {uses} times", "a name of its own for each place"


def _alone(face: TileFace) -> Iterator[Finding]:
    """What a face has to be whatever came before."""
    key = f"tile {face.id}"
    if is_building(face):
        if face.building <= face.cover:
            yield key, f"building = {face.building}", f"more than the cover of {face.cover}"
        if not face.rough:
            yield key, "a building that vehicles enter", "rough = true"
        if face.fortified:
            yield key, "a fortified building", "a place that is damaged or fortified, not both"
    elif face.building:
        yield key, f"building = {face.building} without a structure", "both, or neither"
    if face.fortified and face.fortified <= face.cover:
        yield key, f"fortified = {face.fortified}", f"more than the cover of {face.cover}"
    if face.letter == FIRST and face.fortified:
        yield key, "fortified from the beginning", "a face B that is"
    if face.letter != FIRST and face.title:
        yield key, f"title = {face.title!r}", f"the name on face {FIRST}"


def _damaged(face: TileFace, after: TileFace) -> Iterator[Finding]:
    """A building gets weaker; destroyed, it is one no more, and vehicles can enter."""
    key = f"tile {after.id}"
    if after.fortified:
        yield key, "a fortified building", "a place that is damaged or fortified, not both"
    if not is_building(after):
        if after.rough:
            yield key, "a destroyed building that keeps vehicles out", "no rough terrain"
        return
    before, left = (face.building, face.structure or 0), (after.building, after.structure or 0)
    if left == before or left[0] > before[0] or left[1] > before[1]:
        yield key, f"building = {left[0]}, structure = {left[1]}", f"less than {before[0]} and {before[1]}"


def _fortified(face: TileFace, after: TileFace) -> Iterator[Finding]:
    """What is no building can only be fortified, and once."""
    key = f"tile {after.id}"
    if face.fortified or face.letter != FIRST:
        yield key, "one face too many", "nothing after a fortified or destroyed place"
    elif not after.fortified:
        yield key, "a place that is neither damaged nor fortified", "fortified cover"
    elif is_building(after):
        yield key, "a fortified building", "a place that is damaged or fortified, not both"
    elif (after.cover, after.rough, after.terrain) != (face.cover, face.rough, face.terrain):
        yield key, "another ground", f"that of {face.id}, with fortified cover"


def _map(pack: Pack, city: City, placed: Spots) -> Iterator[Finding]:
    for place in sorted(set(pack.places) - set(placed)):
        yield "layout", f"{place} nowhere", "every place once"
    for place in sorted(set(placed) - set(pack.places)):
        yield "layout", f"{place}, of which there is no face", "a place of tiles.toml"
    if len(placed) != city.places:
        yield "places", f"{len(placed)} on the map", f"{city.places}"
    faces = sum(len(pack.places.get(place, ())) for place in placed)
    if faces != city.faces:
        yield "faces", f"{faces} in tiles.toml", f"{city.faces}"
    for (one, here), (other, there) in combinations(placed.items(), 2):
        if overlap(here, there):
            yield "layout", f"{one} and {other} on one another", "offsets at least 2 apart in a line"
        elif abs(here.line - there.line) == 1 and here.offset == there.offset:
            yield "layout", f"{one} and {other} not shifted", "offsets half a tile off the line before"
    cut_off = unreached(neighbours(placed))
    if cut_off:
        yield "layout", f"{', '.join(cut_off)} cut off", "a city in one piece"


def _lines(city: City, placed: Spots) -> Iterator[Finding]:
    """Streets and rails go from a place to one beside it."""
    for key, lines in (("streets", city.streets), ("rails", city.rails)):
        for index, line in enumerate(lines):
            for one, other in pairwise(line.split()):
                here, there = placed.get(one), placed.get(other)
                if here is None or there is None or not adjacent(here, there):
                    yield f"{key}[{index}]", f"from {one} to {other}", "from each place to one beside it"


def window(pack: Pack, scenario: Scenario) -> Iterator[Finding]:
    """In a city a board shows part of the map as it lies there, so that neighbours are always the same."""
    if pack.city is None:
        return
    placed, board = spots(pack.city.layout), spots(scenario.board.layout)
    if scenario.board.lines != pack.city.lines:
        yield "board.lines", repr(scenario.board.lines), f"{pack.city.lines!r}, as on the map of the city"
    shifts = Tally(
        (spot.line - placed[tile].line, spot.offset - placed[tile].offset)
        for tile, spot in board.items()
        if tile in placed
    )
    for tile in board:
        if tile not in placed:
            yield "board.layout", f"{tile}, which is not on the map", "a place of the city"
    usual = shifts.most_common(1)[0][0] if shifts else (0, 0)
    for tile, spot in board.items():
        if tile in placed and (spot.line - placed[tile].line, spot.offset - placed[tile].offset) != usual:
            yield "board.layout", f"{tile} elsewhere than on the map", "a window of the city"
