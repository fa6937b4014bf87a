"""The embattled city in a position: what is left out lies as the scenario begins.

routed=german-scout-b faces=109:B smoke=504 field=503-504:Soviet-personnel watch=soviet-machine-gunner-a:505
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from undaunted.content.stage import Stage
from undaunted.game.errors import BadPosition
from undaunted.game.things import MINE_KINDS, Things
from undaunted.rules import words

NOTHING = "none"
"""Where a scenario begins with mines, and none is left."""


def letters(stage: Stage, tile: str) -> list[str]:
    """The faces of a place, by letter."""
    return [face.letter for face in stage.pack.places.get(tile, ())] or [""]


def city_parts(state: Any, things: Things) -> Iterator[tuple[str, list[str]]]:
    """All parts that a position in the city may have beside those of every game."""
    table, cells, stage = state.table, state.city, things.stage
    if not table.city_cells:
        return

    def some(first: int, names: list[str] | tuple[str, ...]) -> list[tuple[str, int]]:
        return [(name, cells[first + at]) for at, name in enumerate(names) if cells[first + at]]

    yield "routed", [name for name, _ in some(0, things.counters)]
    watched = [(unit, cells[table.at_watch + number]) for number, unit in enumerate(things.counters)]
    yield "watch", [f"{unit}:{stage.tiles[tile]}" for unit, tile in watched if tile != words.NONE]
    yield "laid", [f"{unit}:{mines}" for unit, mines in some(table.at_laid, things.counters)]
    yield "smoked", [f"{unit}:{markers}" for unit, markers in some(table.at_smoked, things.counters)]
    faces = [
        f"{tile}:{letters(stage, tile)[cells[table.at_face + number]]}"
        for number, tile in enumerate(stage.tiles)
        if cells[table.at_face + number] != table.start_city[table.at_face + number]
    ]
    yield "faces", faces
    yield "smoke", [tile for tile, _ in some(table.at_smoke, stage.tiles)]
    last = table.at_field + table.edges
    if cells[table.at_field : last] != table.start_city[table.at_field : last]:
        yield (
            "field",
            [f"{edge}:{_mine(stage, mine)}" for edge, mine in some(table.at_field, things.edges)]
            or [NOTHING],
        )
    yield "reused", [f"{card}:{times}" for card, times in some(table.at_reused, things.cards)]
    yield "due", [structure for structure, _ in some(table.at_due, things.structures)]
    yield "mission", [f"{side}:{points}" for side, points in some(table.at_mission, stage.sides)]


def _mine(stage: Stage, mine: int) -> str:
    return f"{stage.sides[(mine - 1) >> 1]}-{MINE_KINDS[(mine - 1) & 1]}"


class Reader(Protocol):
    """What a reader of positions offers to those of its parts."""

    state: Any
    table: Any
    things: Things
    stage: Stage

    def number(self, part: str, text: str, most: int) -> int: ...
    def index(self, part: str, name: str, names: Any) -> int: ...
    def pair(self, part: str, item: str) -> tuple[str, str]: ...


def city_readers(reader: Reader) -> dict[str, Callable[[list[str]], None]]:
    """By part, what takes its items; none where there is no city."""
    table, things, stage = reader.table, reader.things, reader.stage
    if not table.city_cells:
        return {}
    cells = reader.state.city
    mines = [_mine(stage, mine) for mine in range(1, 1 + 2 * len(stage.sides))]

    def marks(part: str, first: int, names: Any) -> Callable[[list[str]], None]:
        def read(items: list[str]) -> None:
            for item in items:
                cells[first + reader.index(part, item, names)] = 1

        return read

    def numbers(part: str, first: int, names: Any) -> Callable[[list[str]], None]:
        def read(items: list[str]) -> None:
            for item in items:
                name, value = reader.pair(part, item)
                cells[first + reader.index(part, name, names)] = reader.number(part, value, 250)

        return read

    def watch(items: list[str]) -> None:
        for item in items:
            name, tile = reader.pair("watch", item)
            unit = reader.index("watch", name, things.counters)
            cells[table.at_watch + unit] = reader.index("watch", tile, stage.tiles)

    def faces(items: list[str]) -> None:
        for item in items:
            name, letter = reader.pair("faces", item)
            tile = reader.index("faces", name, stage.tiles)
            cells[table.at_face + tile] = reader.index("faces", letter, letters(stage, name))

    def field(items: list[str]) -> None:
        for edge in range(table.edges):
            cells[table.at_field + edge] = 0
        for item in items if items != [NOTHING] else []:
            name, mine = reader.pair("field", item)
            edge = reader.index("field", name, things.edges)
            if cells[table.at_field + edge]:
                raise BadPosition("field", f"{name} twice", "one mine an edge")
            cells[table.at_field + edge] = 1 + reader.index("field", mine, mines)

    return {
        "routed": marks("routed", 0, things.counters),
        "watch": watch,
        "laid": numbers("laid", table.at_laid, things.counters),
        "smoked": numbers("smoked", table.at_smoked, things.counters),
        "faces": faces,
        "smoke": marks("smoke", table.at_smoke, stage.tiles),
        "field": field,
        "reused": numbers("reused", table.at_reused, things.cards),
        "due": marks("due", table.at_due, things.structures),
        "mission": numbers("mission", table.at_mission, stage.sides),
    }
