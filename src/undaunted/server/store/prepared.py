"""Prepared dice and cards, as a guided game has them: they stand where other tables keep their seed.

So a table needs nothing besides to be played again, whatever becomes of the guide that it was begun with.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from undaunted.game.errors import BadChance
from undaunted.game.record.chance import Bag, Scripted, Secret

MARK = b"prepared\n"
"""No seed begins so: those are 256 random bits."""


class Prepared(NamedTuple):
    setup: str
    later: tuple[str, ...]


class Laid(Scripted):
    """What was laid out, and chance where a game has left the way for which it was."""

    def draw(self, seat: int, bag: Bag) -> int:
        try:
            return super().draw(seat, bag)
        except BadChance:
            self.outcomes.clear()
            return super().draw(seat, bag)

    def __deepcopy__(self, memo: dict[int, object]) -> Laid:
        return Laid(self.outcomes, self.names, copy.deepcopy(self.then, memo))

    def die(self) -> int:
        if self.outcomes and not self.outcomes[0].isdigit():
            self.outcomes.clear()
        return super().die()


def sealed(setup: Sequence[str], later: Sequence[str]) -> bytes:
    """As it is kept."""
    return MARK + f"{' '.join(setup)}\n{' '.join(later)}".encode()


def prepared(seed: bytes) -> Prepared | None:
    """None for a seed like any other."""
    if not seed.startswith(MARK):
        return None
    setup, _, later = seed.removeprefix(MARK).decode(errors="replace").partition("\n")
    return Prepared(setup, tuple(later.split()))


def laid(seed: bytes, used: int, names: Sequence[str] = (), setup: bool = False) -> Laid:
    """What is left of it after so many outcomes; beyond its end comes what nobody has prepared."""
    found = prepared(seed)
    assert found is not None
    outcomes = [*found.setup.split(), *found.later] if setup else list(found.later)
    return Laid(outcomes[used:], names, Secret(hashlib.sha256(seed).digest()))


def seed_hash(seed: bytes) -> str:
    """What is published of a seed; of prepared dice there is nothing to prove."""
    return "" if prepared(seed) else hashlib.sha256(seed).hexdigest()
