"""The bot that picks at random: every legal option is as likely as any other, but it takes every draw."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from undaunted.rules.words import PLAY_ON, STOP

if TYPE_CHECKING:
    from undaunted.speed import rules


class RandomBot:
    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, seen: rules.Observation, things: Sequence[int]) -> int:
        return STOP if PLAY_ON in things else self._random.choice(things)
