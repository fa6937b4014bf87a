"""How large a tile is drawn, so that the board fits the room there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from undaunted.game.view import TileView

WIDEST, NARROWEST = 18, 10
TALLEST, FLATTEST = 4, 2
SPAN = 2
"""A tile in half tiles."""


@dataclass(frozen=True)
class TileSize:
    """The step from one tile to the next in characters; neighbours share a border."""

    width: int
    height: int


@dataclass(frozen=True)
class Extent:
    """The rectangle around a board, in half tiles, and whether some tiles are half a step off in it."""

    left: int
    top: int
    wide: int
    high: int
    odd_columns: bool
    odd_rows: bool

    @classmethod
    def of(cls, tiles: Sequence[TileView]) -> Extent:
        left, top = min(tile.x for tile in tiles), min(tile.y for tile in tiles)
        return cls(
            left=left,
            top=top,
            wide=max(tile.x for tile in tiles) + SPAN - left,
            high=max(tile.y for tile in tiles) + SPAN - top,
            odd_columns=any((tile.x - left) % SPAN for tile in tiles),
            odd_rows=any((tile.y - top) % SPAN for tile in tiles),
        )

    def columns(self, scale: TileSize) -> int:
        return self.wide * scale.width // SPAN + 1

    def rows(self, scale: TileSize) -> int:
        return self.high * scale.height // SPAN + 1


def fit(extent: Extent, width: int, height: int) -> TileSize:
    """The largest tiles that fit, or else the smallest there are; half a step must be whole characters."""
    widths = [wide for wide in range(WIDEST, NARROWEST, -1) if not (extent.odd_columns and wide % SPAN)]
    heights = [high for high in range(TALLEST, FLATTEST, -1) if not (extent.odd_rows and high % SPAN)]
    wide = next((wide for wide in widths if extent.columns(TileSize(wide, 2)) <= width), NARROWEST)
    high = next((high for high in heights if extent.rows(TileSize(2, high)) <= height), FLATTEST)
    return TileSize(wide, high)
