"""The board as the brick map: tiles where they lie on the table, with all that is open on them.

┌─16A [3/1] ★2─uG┐      name, cover in brackets, objective points; markers of both sides
│RA SB~        ma│      counters: the first side on the left, the second on the right
└────────────────┘
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rich.text import Text

from undaunted.cli.canvas import Bit, Canvas
from undaunted.cli.codes import marker, side_letters, side_style, unit_code
from undaunted.cli.glyphs import FANCY, Glyphs
from undaunted.cli.scale import SPAN, Extent, Scale
from undaunted.game.view import CounterView, TileView, View

PICKED = "bold reverse"


def cover_text(tile: TileView) -> str:
    return f"{tile.cover}/1" if tile.hill else str(tile.cover)


@dataclass(frozen=True)
class Board:
    """What to draw, and what may be picked on it: tiles by the number of their option, counters by name."""

    view: View
    glyphs: Glyphs = FANCY
    numbers: Mapping[str, int] = field(default_factory=dict)
    aims: Collection[str] = ()

    @property
    def extent(self) -> Extent:
        return Extent.of(self.view.tiles)

    def draw(self, scale: Scale) -> list[Text]:
        extent = self.extent
        canvas = Canvas(extent.columns(scale), extent.rows(scale), self.glyphs.lines)
        corners = {
            tile.id: (
                (tile.x - extent.left) * scale.width // SPAN,
                (tile.y - extent.top) * scale.height // SPAN,
            )
            for tile in self.view.tiles
        }
        for left, top in corners.values():
            canvas.box(left, top, left + scale.width, top + scale.height)
        for tile in self.view.tiles:
            left, top = corners[tile.id]
            inside = scale.width - 1
            self._header(canvas, tile, left + 1, top, inside)
            for row, (one, other) in enumerate(self._contents(tile, scale.height - 1)):
                self._line(canvas, left + 1, top + 1 + row, inside, one, other)
        return canvas.texts()

    # The upper border of a tile

    def _header(self, canvas: Canvas, tile: TileView, left: int, row: int, room: int) -> None:
        """As much as there is room for: gaps go first, then the cover, which the options tell too."""
        marks = self._marks(tile)
        for gaps, covered in ((True, True), (False, True), (False, False)):
            words = self._words(tile, covered)
            bits = [bit for word in words for bit in (word, Bit(" "))][:-1] if gaps else words
            lead = 1 if gaps else 0
            if lead + length(bits) + (1 if gaps and marks else 0) + length(marks) <= room:
                break
        canvas.write(left + lead, row, bits)
        canvas.write(left + room - length(marks), row, marks)

    def _words(self, tile: TileView, covered: bool) -> list[Bit]:
        words = [Bit(tile.id, "bold")]
        if covered:
            words.append(Bit(f"[{cover_text(tile)}]"))
        if tile.points:
            words.append(Bit(f"{self.glyphs.star}{tile.points}", "bold yellow"))
        if tile.id in self.numbers:
            words.append(Bit(f"<{self.numbers[tile.id]}>", PICKED))
        return words

    def _marks(self, tile: TileView) -> list[Bit]:
        sides = [side.name for side in self.view.sides]
        letters = side_letters(sides)
        marks = [Bit(self.glyphs.radio, "bold")] if tile.radio else []
        marks += [
            Bit(f"{self.glyphs.target}{letters[side]}", f"bold {side_style(sides, side)}")
            for side in tile.targeted_by
        ]
        for side, mark in tile.markers.items():
            weight = "bold reverse " if mark == "controlled" else ""
            marks.append(Bit(marker(letters[side], mark), weight + side_style(sides, side)))
        return marks

    # Inside a tile

    def _contents(self, tile: TileView, rows: int) -> list[tuple[list[Bit], list[Bit]]]:
        """Left and right part of each row: with one row the sides share it, with more each has its own."""
        one, other = ([self._unit(unit) for unit in self._on(tile, side.name)] for side in self.view.sides)
        if rows == 1:
            return [(one, other)]
        return [(one, []), ([], other), ([Bit(tile.terrain, "dim")], [])][:rows]

    def _on(self, tile: TileView, side: str) -> list[CounterView]:
        return [unit for unit in self.view.counters if unit.tile == tile.id and unit.side == side]

    def _unit(self, unit: CounterView) -> Bit:
        sides = [side.name for side in self.view.sides]
        style = f"bold {side_style(sides, unit.side)}"
        return Bit(unit_code(unit, sides), f"{style} reverse" if unit.id in self.aims else style)

    def _line(self, canvas: Canvas, left: int, row: int, room: int, one: list[Bit], other: list[Bit]) -> None:
        first, second = spaced(one), spaced(other)
        if length(first) + length(second) + bool(first and second) > room:
            first, second = one, other
        if length(first) + length(second) > room:
            first, second = self._cut(one, other, room)
        canvas.write(left, row, first)
        canvas.write(left + room - length(second), row, second)

    def _cut(self, one: list[Bit], other: list[Bit], room: int) -> tuple[list[Bit], list[Bit]]:
        """A crowd beyond all room: those that fit, and how many more there are."""
        first, second = list(one), list(other)
        while (first or second) and length(first) + length(second) + len("+22") > room:
            (first if length(first) >= length(second) else second).pop()
        hidden = len(one) + len(other) - len(first) - len(second)
        return [*first, Bit(f"+{hidden}", "bold")], second


def length(bits: list[Bit]) -> int:
    return sum(map(len, bits))


def spaced(bits: list[Bit]) -> list[Bit]:
    return [part for bit in bits for part in (bit, Bit(" "))][:-1]
