"""The brick board: where tiles lie, which of them touch, how far apart they are.

Tiles lie in lines (rows or columns); each line is shifted against the next by half a tile, so all
offsets count half tiles. Nothing here knows of sides, counters or rules.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from undaunted.content.errors import ContentError

TILE = 2
"""The width of a tile in half tiles."""

_PLACED = re.compile(r"(\d{1,3}[A-Z]|\d{3})@(\d{1,2})")


class Spot(NamedTuple):
    """The place of a tile: its line, and its offset along that line in half tiles."""

    line: int
    offset: int


Spots = dict[str, Spot]
Neighbours = dict[str, tuple[str, ...]]


def spots(layout: Sequence[str]) -> Spots:
    """Read ``["2B@2 16B@4", …]`` or, in a city, ``["503@2", …]``; tiles come in the order of writing."""
    placed: Spots = {}
    for line, text in enumerate(layout):
        for token in text.split():
            key = f"board.layout[{line}]"
            match = _PLACED.fullmatch(token)
            if match is None:
                raise ContentError(key=key, found=repr(token), expected="tile@offset, such as '2B@4'")
            if match[1] in placed:
                raise ContentError(key=key, found=f"tile {match[1]} again", expected="each tile once")
            placed[match[1]] = Spot(line, int(match[2]))
    return placed


def corner(spot: Spot, lines: str) -> tuple[int, int]:
    """The upper left corner (x, y) of the tile, in half tiles."""
    along, across = spot.offset, spot.line * TILE
    return (across, along) if lines == "columns" else (along, across)


def adjacent(one: Spot, other: Spot) -> bool:
    lines, offset = abs(one.line - other.line), abs(one.offset - other.offset)
    return (lines == 0 and offset == TILE) or (lines == 1 and offset == TILE // 2)


def overlap(one: Spot, other: Spot) -> bool:
    return one.line == other.line and abs(one.offset - other.offset) < TILE


def neighbours(placed: Mapping[str, Spot]) -> Neighbours:
    """The tiles next to each tile, all in the board's order."""
    return {
        tile: tuple(other for other, there in placed.items() if adjacent(spot, there))
        for tile, spot in placed.items()
    }


def distances(next_to: Mapping[str, Sequence[str]]) -> dict[str, dict[str, int]]:
    """Steps between any two tiles; tiles that cannot be reached are left out."""
    return {tile: _steps(tile, next_to) for tile in next_to}


def _steps(start: str, next_to: Mapping[str, Sequence[str]]) -> dict[str, int]:
    steps = {start: 0}
    queue = deque([start])
    while queue:
        tile = queue.popleft()
        for other in next_to[tile]:
            if other not in steps:
                steps[other] = steps[tile] + 1
                queue.append(other)
    return steps


def unreached(next_to: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The tiles cut off from the first one; none when the board is in one piece."""
    if not next_to:
        return ()
    steps = _steps(next(iter(next_to)), next_to)
    return tuple(tile for tile in next_to if tile not in steps)
