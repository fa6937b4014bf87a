"""The chance of the steps: its hash is published when a campaign begins, it is told when all is over.

Every game has a key of its own, and they hang together like a chain: the key of one game is the hash of the
next game's, and the hash of the first is what is published. So a fork can tell the keys of the games that it
copied without giving away those that are still to come in the campaign it was taken from.

A step that is taken again draws the same: nothing is used up.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")

GAMES = 32
"""For so many games a seed is good."""
WORD = 1 << 64


class Chain(NamedTuple):
    """The last key of the chain, and the game that it is for."""

    seed: bytes
    games: int = GAMES

    @classmethod
    def of(cls, seed: int | bytes | None) -> Chain:
        """A seed of 256 bits: the one given, one that stands for the number given, or a fresh one."""
        if isinstance(seed, bytes):
            return cls(seed)
        if seed is None:
            return cls(secrets.token_bytes(32))
        return cls(hashlib.sha256(f"undaunted campaign {seed}".encode()).digest())

    def key(self, game: int) -> bytes:
        if not 1 <= game <= self.games:
            raise ValueError(f"found game {game}, expected one of the {self.games} that the seed is good for")
        key = self.seed
        for _ in range(self.games - game):
            key = hashlib.sha256(key).digest()
        return key

    @property
    def hash(self) -> str:
        """What is published before the first game."""
        return hashlib.sha256(self.key(1)).hexdigest()

    def cut(self, game: int) -> Chain:
        """The same up to a game, which tells nothing of those after it."""
        return Chain(self.key(game), game)


class Draws:
    """HMAC-SHA-256 of a game's key: cards of one phase and side, one after the other."""

    def __init__(self, key: bytes, game: int, side: str, phase: str) -> None:
        self._key = key
        self._about = f"{game} {side} {phase}"
        self._used = 0

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, all equally likely: what would favour some is drawn again."""
        fair = WORD - WORD % limit
        while True:
            told = f"{self._about} {self._used}".encode()
            self._used += 1
            number = int.from_bytes(hmac.digest(self._key, told, "sha256")[:8])
            if number < fair:
                return number % limit

    def shuffled(self, pile: Sequence[T]) -> list[T]:
        """The pile in the order in which its cards come."""
        left = list(pile)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]
