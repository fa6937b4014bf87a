"""The board as the brick map: tiles where they lie on the table, with all that is open on them.

┌─16A [3/1] ★2─uG┐      name, cover in brackets, objective points; markers of both sides
│RA SB~        ma│      counters: the first side on the left, the second on the right
└────────────────┘
├────────○───────┤      a mine on the border of two tiles
┌─4B [0] ⌂HA1/6─l┐      a structure with its points and its defence
│[PT EN · MG]  ra│      a vehicle with its crew, place by place
└────────────────┘
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rich.text import Text

from undaunted.cli.screen import siege
from undaunted.cli.screen.canvas import Bit, Canvas
from undaunted.cli.screen.codes import Codes, marker
from undaunted.cli.screen.glyphs import FANCY, Glyphs
from undaunted.cli.screen.scale import SPAN, Extent, TileSize
from undaunted.game.view import CounterView, StructureView, TileView, VehicleView, View

PICKED = "bold reverse"
SPACED, CLOSE, COUNTED = range(3)
"""How a crew is written where room runs out: [PT EN SC MG], [PT ENSCMG], [PT:3]."""

Cluster = list[Bit]
"""Bits that stand together, without a gap: a counter, or a vehicle with all aboard."""


def cover_text(tile: TileView) -> str:
    return f"{tile.cover}/{tile.low_cover}" if tile.hill else siege.cover(tile)


@dataclass(frozen=True)
class BrickMap:
    """What to draw, and what may be picked on it: tiles by the number of their option, the rest by name."""

    codes: Codes
    glyphs: Glyphs = FANCY
    numbers: Mapping[str, int] = field(default_factory=dict)
    aims: Collection[str] = ()

    @property
    def view(self) -> View:
        return self.codes.view

    @property
    def extent(self) -> Extent:
        return Extent.of(self.view.tiles)

    def draw(self, scale: TileSize) -> list[Text]:
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
        for edge in self._edges():
            self._edge(canvas, edge, [corners[tile] for tile in edge.split("-")], scale)
        return canvas.texts()

    # The borders between tiles

    def _edges(self) -> list[str]:
        """Those with mines on them, and those that may be picked."""
        return list(dict.fromkeys([*(one.id for one in self.view.mines), *(filter(is_edge, self.numbers))]))

    def _edge(self, canvas: Canvas, edge: str, corners: list[tuple[int, int]], scale: TileSize) -> None:
        """One sign on the border, wherever it is free, as near to its middle as can be."""
        bit = self._sign(edge)
        (x, y), (other_x, other_y) = corners
        if abs(x - other_x) == scale.width:
            column, top = max(x, other_x), max(y, other_y)
            bottom = min(y, other_y) + scale.height
            cells = [(column, row) for row in range(top + 1, bottom)] or [(column, top)]
        else:
            row, left = max(y, other_y), max(x, other_x)
            right = min(x, other_x) + scale.width
            cells = [(column, row) for column in range(left + 1, right + 1 - len(bit))]
        middle = cells[len(cells) // 2]
        near = sorted(cells, key=lambda cell: abs(cell[0] - middle[0]) + abs(cell[1] - middle[1]))
        canvas.write(*next((cell for cell in near if canvas.is_free(*cell)), middle), [bit])

    def _sign(self, edge: str) -> Bit:
        if edge in self.numbers:
            return Bit(str(self.numbers[edge]), PICKED)
        kinds = {kind for one in self.view.mines if one.id == edge for kind in one.mines}
        glyphs = self.glyphs
        return Bit(glyphs.both if len(kinds) > 1 else getattr(glyphs, kinds.pop()), "bold red")

    # The upper border of a tile

    def _header(self, canvas: Canvas, tile: TileView, left: int, row: int, room: int) -> None:
        """As much as there is room for: gaps go first, then what the options and the pages tell too."""
        marks = self._marks(tile)
        for gaps, covered, coded in ((1, 1, 1), (0, 1, 1), (0, 1, 0), (0, 0, 0)):
            words = self._words(tile, bool(covered), bool(coded))
            bits = spaced(words) if gaps else [bit for word in words for bit in word]
            if gaps + length(bits) + (1 if gaps and marks else 0) + length(marks) <= room:
                break
        canvas.write(left + gaps, row, bits)
        canvas.write(left + room - length(marks), row, marks)

    def _words(self, tile: TileView, covered: bool, coded: bool) -> list[Cluster]:
        words = [[Bit(tile.id, "bold")]]
        ground = [Bit(f"[{cover_text(tile)}]")] * covered + [Bit(self.glyphs.rough)] * tile.rough
        if ground:
            words.append(ground)
        if tile.points:
            words.append([Bit(f"{self.glyphs.star}{tile.points}", "bold yellow")])
        here = [one for one in self.view.structures if one.tile == tile.id and not one.kind]
        city = siege.signs(tile, self.view, self.glyphs, self.aims)
        words += [city] if city else []
        words += [[self._structure(structure, coded)] for structure in here]
        if tile.id in self.numbers:
            words.append([Bit(f"<{self.numbers[tile.id]}>", PICKED)])
        return words

    def _structure(self, structure: StructureView, coded: bool) -> Bit:
        sign = self.glyphs.structure + (self.codes.structure(structure) if coded else "")
        if structure.destroyed_by:
            return Bit(sign + self.glyphs.times, "dim")
        style = PICKED if structure.id in self.aims else "bold yellow"
        return Bit(f"{sign}{structure.points}/{structure.defence}", style)

    def _marks(self, tile: TileView) -> list[Bit]:
        letters, style = self.codes.letters, self.codes.style
        marks = [Bit(self.glyphs.radio, "bold")] if tile.radio else []
        marks += [
            Bit(f"{self.glyphs.target}{letters[side]}", f"bold {style(side)}") for side in tile.targeted_by
        ]
        marks += siege.watches(tile, self.codes, self.glyphs)
        for side, mark in tile.markers.items():
            weight = "bold reverse " if mark == "controlled" else ""
            marks.append(Bit(marker(letters[side], mark), weight + style(side)))
        marks += [Bit(f"{self.glyphs.escape}{letters[side]}", f"bold {style(side)}") for side in tile.escapes]
        return marks

    # Inside a tile

    def _contents(self, tile: TileView, rows: int) -> list[tuple[list[list[Cluster]], list[list[Cluster]]]]:
        """Left and right part of each row: with one row the sides share it, with more each has its own.

        Every part is there at each level of brevity.
        """
        one, other = (
            [self._forces(tile, side, level) for level in (SPACED, CLOSE, COUNTED)]
            for side in self.codes.sides[:2]
        )
        if rows == 1:
            return [(one, other)]
        ground = self.codes.names.terrain(tile.terrain)
        return [(one, []), ([], other), ([[[Bit(ground, "dim")]]], [])][:rows]

    def _forces(self, tile: TileView, side: str, level: int) -> list[Cluster]:
        soldiers = [[self._unit(unit)] for unit in self.codes.on_foot(tile.id, side)]
        return soldiers + [self._vehicle(one, level) for one in self.codes.parked(tile.id, side)]

    def _unit(self, unit: CounterView) -> Bit:
        style = f"bold {self.codes.style(unit.side)}"
        code = self.codes.soldier(unit)
        if unit.armour and not unit.defence:  # a vehicle that is a unit, with what it can bear
            code = f"[{code}{unit.armour}]"
        return Bit(code, f"{style} reverse" if unit.id in self.aims else style)

    def _vehicle(self, vehicle: VehicleView, level: int) -> Cluster:
        style = f"bold {self.codes.style(vehicle.holder)}"
        name = Bit(
            f"[{self.codes.vehicle(vehicle)}", f"{style} reverse" if vehicle.id in self.aims else style
        )
        crew = self.codes.crew(vehicle)
        if not any(crew):
            return [name, Bit("]", style)]
        if level == COUNTED:
            return [name, Bit(f":{sum(one is not None for one in crew)}]", style)]
        seated = [self._unit(one) if one else Bit(self.glyphs.vacant, style) for one in crew]
        gap = Bit(" ", style)
        inside = [part for bit in seated for part in (gap, bit)] if level == SPACED else [gap, *seated]
        return [name, *inside, Bit("]", style)]

    def _line(
        self,
        canvas: Canvas,
        left: int,
        row: int,
        room: int,
        one: list[list[Cluster]],
        other: list[list[Cluster]],
    ) -> None:
        """The most words that fit; a crowd beyond all room is counted."""
        empty: list[Cluster] = []
        for level in range(max(len(one), len(other), 1)):
            ones = one[min(level, len(one) - 1)] if one else empty
            others = other[min(level, len(other) - 1)] if other else empty
            first, second = spaced(ones), spaced(others)
            if length(first) + length(second) + bool(first and second) <= room:
                break
        else:
            first, second = close(ones), close(others)
            if length(first) + length(second) > room:
                first, second = self._cut(ones, others, room)
        canvas.write(left, row, first)
        canvas.write(left + room - length(second), row, second)

    def _cut(self, one: list[Cluster], other: list[Cluster], room: int) -> tuple[list[Bit], list[Bit]]:
        """Those that fit, and how many more there are."""
        first, second = list(one), list(other)
        while (first or second) and length(close(first)) + length(close(second)) + len("+22") > room:
            (first if length(close(first)) >= length(close(second)) else second).pop()
        hidden = len(one) + len(other) - len(first) - len(second)
        return [*close(first), Bit(f"+{hidden}", "bold")], close(second)


def is_edge(name: str) -> bool:
    """Of a thing that may be picked: two tiles."""
    return "-" in name


def length(bits: list[Bit]) -> int:
    return sum(map(len, bits))


def spaced(clusters: list[Cluster]) -> list[Bit]:
    return [bit for cluster in clusters for bit in (*cluster, Bit(" "))][:-1]


def close(clusters: list[Cluster]) -> list[Bit]:
    return [bit for cluster in clusters for bit in cluster]
