"""The bot that picks at random: every legal option is as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undaunted.speed import rules


class RandomBot:
    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, seen: rules.Observation, things: Sequence[int]) -> int:
        return self._random.choice(things)
