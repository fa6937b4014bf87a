"""The chance of an attack before it is made, and the sum behind it: from the code that resolves attacks."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from undaunted.speed import rules

FACES = 10


class Odds(msgspec.Struct, frozen=True):
    dice: int
    base: int
    cover: int
    range: int
    total: int

    @property
    def exact(self) -> Fraction:
        """That one of the dice at least hits."""
        return 1 - Fraction(FACES - rules.hitting_faces(self.total), FACES) ** self.dice

    @property
    def chance(self) -> float:
        return float(self.exact)

    def __str__(self) -> str:
        return (
            f"{self.base} + {self.cover} + {self.range} = {self.total}, {self.dice} dice: {self.chance:.0%}"
        )


def odds(state: Any, deed: int, here: int, unit: int) -> Odds:
    """Of doing a deed of combat from a tile against a unit."""
    table = state.table
    hits = table.deed_hits[deed]
    return Odds(
        dice=table.deed_value[deed],
        base=rules.base_defence(state, hits, unit),
        cover=rules.cover_bonus(state, hits, here, unit),
        range=rules.range_bonus(state, hits, here, unit),
        total=rules.total_defence(state, hits, here, unit),
    )


def structure_odds(state: Any, deed: int, structure: int) -> Odds:
    """Of blowing up a structure: its defence alone, and the deed's second value in dice."""
    defence = state.table.structure_defence[structure]
    return Odds(dice=state.table.deed_second[deed], base=defence, cover=0, range=0, total=defence)
