"""Where these tests take place: `tests/packs/night.py` and `tests/packs/armour.py`."""

from __future__ import annotations

import undaunted
from tests.scene import Scene, scene


def lrdg(*cards: str, where: str = "night/1") -> Scene:
    """The LRDG's turn, with this hand; no mine lies anywhere until the scene says so."""
    return scene(where).mines().hand("LRDG", *cards)


def italian(*cards: str, where: str = "night/1") -> Scene:
    return scene(where).mines().turn_of("Italian").hand("Italian", *cards)


def us(*cards: str, where: str = "armour/1") -> Scene:
    return scene(where).hand("US", *cards)


def minefield(game: undaunted.Game) -> dict[frozenset[str], list[str]]:
    """The mines on the board, by the two tiles that each overlaps."""
    return {frozenset(edge.tiles): sorted(edge.mines) for edge in game.view(None).mines}


def between(one: str, other: str) -> frozenset[str]:
    return frozenset((one, other))
