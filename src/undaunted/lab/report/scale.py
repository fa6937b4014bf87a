"""Round numbers along an axis."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)


class Scale(NamedTuple):
    """From values to shares of an axis: 0 at `low`, 1 at `high`."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """What lies beyond the axis is drawn at its end."""
        share = (value - self.low) / (self.high - self.low)
        return min(1.0, max(0.0, share))

    def percent(self, value: float) -> str:
        return f"{self.at(value) * 100:.2f}%"


def step(low: float, high: float, most: int, whole: bool = False) -> float:
    """The smallest round step that makes at most so many of the way."""
    rough = max((high - low) / most, 1.0 if whole else 0.0)
    if rough <= 0:
        return 1.0
    ten = 10.0 ** math.floor(math.log10(rough))
    return next(
        ten * times
        for times in _STEPS
        # As floats go, the last of them could fall short by a hair.
        if ten * times >= rough * 0.999999 and not (whole and (ten * times) % 1)
    )


def around(values: Iterable[float], most: int = 5, whole: bool = False) -> Scale:
    """A scale with round ends that holds all of them."""
    known = list(values) or [0.0]
    low, high = min(known), max(known)
    if low == high:
        high = low + 1
    by = step(low, high, most, whole)
    # Rounded, or 514 steps of 0.1 would begin a hair beyond 51.4.
    return Scale(round(math.floor(low / by) * by, 10), round(math.ceil(high / by) * by, 10))


def ticks(scale: Scale, most: int = 5, whole: bool = False) -> list[float]:
    """Round values from end to end."""
    by = step(scale.low, scale.high, most, whole)
    first = math.ceil(scale.low / by - 1e-9)
    last = math.floor(scale.high / by + 1e-9)
    return [round(k * by, 10) for k in range(first, last + 1)]
