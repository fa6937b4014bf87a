"""The bot that takes what looks best right now; `policy` holds its rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from undaunted.speed import COMPILED, rules

if TYPE_CHECKING or not COMPILED:
    from undaunted.bots.greedy.policy import greedy_choice, greedy_playout
else:
    greedy_choice = rules.greedy_choice
    greedy_playout = rules.greedy_playout

__all__ = ["GreedyBot", "greedy_choice", "greedy_playout"]


class GreedyBot:
    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, seen: rules.Observation, things: Sequence[int]) -> int:
        # A copy, because ties are broken by the state's own generator.
        state = seen.state.clone()
        rules.seed(state, self._random.getrandbits(32))
        return greedy_choice(state, seen.seat, list(things))
