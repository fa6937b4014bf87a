"""Where a game's dice and cards come from: a secret seed that can be verified afterwards, or a script."""

from __future__ import annotations

import copy
import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Protocol

from undaunted.game.errors import BadChance
from undaunted.game.record.mixture import Share, mixed
from undaunted.game.record.rows import HMAC, MIXED, Segment

Bag = Sequence[tuple[int, int]]
"""Cards and how many of each are left in the deck."""

Outcome = str
"""As the log writes it: a die's face `0` … `9`, or a card's name."""


BLOCK = 64
"""Of SHA-256, in bytes."""
INNER = bytes(byte ^ 0x36 for byte in range(256))
OUTER = bytes(byte ^ 0x5C for byte in range(256))


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
        size = 0
        for _, count in bag:
            size += count
        left = self.below(size)
        for card, count in bag:
            left -= count
            if left < 0:
                return card
        raise AssertionError("a draw from an empty bag")


class Secret(Numbers):
    """HMAC-SHA-256 of a seed: its hash is published at the start, the seed at the end; anyone can check.

    With `shares` of the players the dice come from a mixture, and `seed` is what was published alone of it.
    """

    def __init__(self, seed: bytes, used: int = 0, shares: tuple[Share, ...] = ()) -> None:
        self.seed = seed
        self.used = used
        self.shares = shares
        if shares:
            seed = mixed(seed, shares)
        # RFC 2104, with what depends on the key alone done once: a third of the time of `hmac.digest`.
        key = (seed if len(seed) <= BLOCK else hashlib.sha256(seed).digest()).ljust(BLOCK, b"\0")
        self._inner = hashlib.sha256(key.translate(INNER))
        self._outer = hashlib.sha256(key.translate(OUTER))

    def __copy__(self) -> Secret:
        twin = Secret.__new__(Secret)
        twin.seed, twin.used, twin.shares = self.seed, self.used, self.shares
        twin._inner, twin._outer = self._inner, self._outer  # only ever copied
        return twin

    def __deepcopy__(self, memo: object) -> Secret:
        return self.__copy__()

    def __reduce__(self) -> tuple[type[Secret], tuple[bytes, int, tuple[Share, ...]]]:
        return Secret, (self.seed, self.used, self.shares)

    @classmethod
    def of(cls, seed: int | bytes | None) -> Secret:
        """A seed of 256 bits: the one given, one that stands for the number given, or a fresh one."""
        if isinstance(seed, bytes):
            return cls(seed)
        if seed is None:
            return cls(secrets.token_bytes(32))
        return cls(hashlib.sha256(f"undaunted seed {seed}".encode()).digest())

    @classmethod
    def told_by(cls, part: Segment, used: int = 0) -> Secret | None:
        """The source of a part of a record, after so many outcomes; None where its seed is not known."""
        return None if part.seed is None else cls(part.seed, used, part.shares)

    def noted(self, start: int) -> Segment:
        """As a record tells it, from a decision on."""
        return Segment(start, MIXED if self.shares else HMAC, self.hash, self.seed, self.shares)

    @property
    def hash(self) -> str:
        """What is published before the first card is drawn."""
        return hashlib.sha256(self.seed).hexdigest()

    def below(self, limit: int) -> int:
        inner = self._inner.copy()
        inner.update(b"%d" % self.used)
        outer = self._outer.copy()
        outer.update(inner.digest())
        self.used += 1
        return int.from_bytes(outer.digest()) * limit >> 256


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
        if not self.outcomes and self.then is not None:
            return self.then.draw(seat, bag)
        names = self.names
        outcome = self.outcomes[0] if self.outcomes else ""
        for card, _ in bag:
            if names[card] == outcome:
                del self.outcomes[0]
                return card
        wanted = "a card of the deck: " + ", ".join(names[card] for card, _ in bag)
        raise BadChance(repr(self.next(wanted)), wanted)

    def __deepcopy__(self, memo: dict[int, object]) -> Scripted:
        return Scripted(self.outcomes, self.names, copy.deepcopy(self.then, memo))


class Recorder:
    """Passes chance on and keeps what came, for the log."""

    __slots__ = ("_below", "_die", "_draw", "came", "chance", "names")

    def __init__(self, chance: Chance, names: Sequence[str]) -> None:
        self.names = names
        self.came: list[Outcome] = []
        self.listen_to(chance)

    def listen_to(self, chance: Chance) -> None:
        self.chance = chance
        self._die = chance.die
        self._draw = chance.draw
        self._below = chance.below if type(chance) is Secret else None

    def die(self) -> int:
        face = self._die()
        self.came.append(str(face))
        return face

    def draw(self, seat: int, bag: Bag) -> int:
        below = self._below
        if below is None:
            card = self._draw(seat, bag)
        else:
            # As `Numbers.draw`, without the detour: nearly all of a game's chance comes through here.
            size = 0
            for _, count in bag:
                size += count
            left = below(size)
            for card, count in bag:  # noqa: B007  the card is wanted afterwards
                left -= count
                if left < 0:
                    break
        self.came.append(self.names[card])
        return card
