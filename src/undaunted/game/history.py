"""What happened in a game, decision by decision, shared by a game and its copies."""

from __future__ import annotations

from typing import Any

import msgspec

Raw = tuple[Any, ...]
"""An event as the rules tell it."""
NOBODY = -1


class Step(msgspec.Struct, frozen=True, eq=False):
    """One decision, or the setup (nobody's): a link of a chain that only ever grows at its end.

    Each game holds its last step, and goes back by holding the one before it. So a copy costs nothing, and no
    game can spoil the past of another.
    """

    before: Step | None
    number: int
    seat: int
    thing: int
    came: tuple[str, ...]
    told: list[Raw]
    asked: bool
    """Somebody really chose it; else it was played unasked, as not worth a click."""


def steps_since(last: Step, number: int = 0) -> list[Step]:
    """From a decision's number on (0 is the setup), in the order in which they happened."""
    found: list[Step] = []
    step: Step | None = last
    while step is not None and step.number >= number:
        found.append(step)
        step = step.before
    found.reverse()
    return found
