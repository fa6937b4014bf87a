"""Tiles and boards of made-up packs: bricks in shifted lines."""

from __future__ import annotations

from typing import Any

from undaunted.lab.fuzzing.made_up.city import make_places
from undaunted.lab.fuzzing.made_up.maker import Maker

TERRAIN = ("fields", "woods", "village", "hill", "river", "sand", "rocks")
FACES = "AB"


def make_tiles(maker: Maker) -> None:
    rng = maker.rng
    most_cover = 9 if "wild values" in maker.odd else 3
    pieces = 260 if "many tiles" in maker.odd else 1 if "one tile" in maker.odd else rng.randint(4, 24)
    if maker.city and (maker.lawful or maker.chance(0.5)):
        make_places(maker, pieces)
        return
    for piece in range(1, pieces + 1):
        for face in FACES:
            tile: dict[str, Any] = {
                "id": f"{piece}{face}",
                "cover": rng.randint(0, most_cover),
                "terrain": rng.choice(TERRAIN),
                "origin": "original",
            }
            for trait, likely in (("hill", 0.2), ("river", 0.1), ("rough", 0.1)):
                if maker.chance(likely):
                    tile[trait] = True
            maker.tiles.append(tile)


def make_board(maker: Maker) -> tuple[dict[str, Any], list[str]]:
    """The board as a scenario has it, and its tiles."""
    rng = maker.rng
    pieces = maker.names or [str(piece) for piece in range(1, len(maker.tiles) // len(FACES) + 1)]
    pieces = rng.sample(pieces, len(pieces))
    if "many tiles" not in maker.odd:
        pieces = pieces[: rng.randint(max(1, len(pieces) // 2), len(pieces))]
    widest = 40 if "many tiles" in maker.odd else rng.randint(2, 6)
    layout: list[str] = []
    board: list[str] = []
    shift = 1
    while pieces:
        width = min(len(pieces), rng.randint(max(1, widest - 1), widest))
        # Half a tile to either side of the line before.
        shift = max(0, shift + rng.choice((0, -1 if len(layout) % 2 else 1 if layout else 0)))
        if "a board in pieces" in maker.odd and maker.chance(0.3):
            shift += 4
        line: list[str] = []
        for at in range(width):
            tile = pieces.pop() if maker.names else f"{pieces.pop()}{rng.choice(FACES)}"
            line.append(f"{tile}@{2 * (shift + at) + len(layout) % 2}")
            board.append(tile)
        layout.append(" ".join(line))
    return {"lines": rng.choice(("rows", "columns")), "layout": layout}, board
