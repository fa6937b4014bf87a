"""Where a game's dice and cards come from: a secret seed that can be verified afterwards, or a script."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Protocol

from undaunted.game.errors import BadChance

Bag = Sequence[tuple[int, int]]
"""Cards and how many of each are left in the deck."""

Outcome = str
"""As the log writes it: a die's face `0` … `9`, or a card's name."""


class Chance(Protocol):
    """Decides one die or one card at a time."""

    def die(self) -> int: ...

    def draw(self, seat: int, bag: Bag) -> int: ...


class Numbers(ABC):
    """Dice and cards from a source of numbers: whoever has `below` has the rest."""

    @abstractmethod
    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""

    def die(self) -> int:
        return self.below(10)

    def draw(self, seat: int, bag: Bag) -> int:
        left = self.below(sum(count for _, count in bag))
        for card, count in bag:
            left -= count
            if left < 0:
                return card
        raise AssertionError("a draw from an empty bag")


class Secret(Numbers):
    """HMAC-SHA-256 of a seed: its hash is published at the start, the seed at the end; anyone can check."""

    def __init__(self, seed: bytes, used: int = 0) -> None:
        self.seed = seed
        self.used = used

    @classmethod
    def of(cls, seed: int | bytes | None) -> Secret:
        """A seed of 256 bits: the one given, one that stands for the number given, or a fresh one."""
        if isinstance(seed, bytes):
            return cls(seed)
        if seed is None:
            return cls(secrets.token_bytes(32))
        return cls(hashlib.sha256(f"undaunted seed {seed}".encode()).digest())

    @property
    def hash(self) -> str:
        """What is published before the first card is drawn."""
        return hashlib.sha256(self.seed).hexdigest()

    def below(self, limit: int) -> int:
        digest = hmac.digest(self.seed, str(self.used).encode(), "sha256")
        self.used += 1
        return int.from_bytes(digest) * limit >> 256


class Scripted:
    """Dice and cards that a test, a puzzle or a log has laid out; any further ones come from `then`."""

    def __init__(
        self, outcomes: Iterable[int | str] = (), names: Sequence[str] = (), then: Chance | None = None
    ):
        self.outcomes = [str(outcome) for outcome in outcomes]
        self.names = names
        self.then = then

    def next(self, wanted: str) -> str | None:
        if self.outcomes:
            return self.outcomes.pop(0)
        if self.then is None:
            raise BadChance("the end of the script", wanted)
        return None

    def die(self) -> int:
        outcome = self.next("the face of a die, 0 to 9")
        if outcome is None:
            assert self.then is not None
            return self.then.die()
        if len(outcome) != 1 or outcome not in "0123456789":
            raise BadChance(repr(outcome), "the face of a die, 0 to 9")
        return int(outcome)

    def draw(self, seat: int, bag: Bag) -> int:
        names = [self.names[card] for card, _ in bag]
        wanted = "a card of the deck: " + ", ".join(names)
        outcome = self.next(wanted)
        if outcome is None:
            assert self.then is not None
            return self.then.draw(seat, bag)
        if outcome not in names:
            raise BadChance(repr(outcome), wanted)
        return bag[names.index(outcome)][0]


class Recorder:
    """Passes chance on and keeps what came, for the log."""

    def __init__(self, chance: Chance, names: Sequence[str]) -> None:
        self.chance = chance
        self.names = names
        self.came: list[Outcome] = []

    def die(self) -> int:
        face = self.chance.die()
        self.came.append(str(face))
        return face

    def draw(self, seat: int, bag: Bag) -> int:
        card = self.chance.draw(seat, bag)
        self.came.append(self.names[card])
        return card
