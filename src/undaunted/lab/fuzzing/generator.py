"""The generator that a state carries, as a source of chance for a `Game`.

The fuzzer plays with the state's own generator, because search does; to write such a game down it is played
again through a `Game`, which asks for its dice and cards here.
"""

from __future__ import annotations

from undaunted.game.record.chance import Numbers
from undaunted.speed import rules

MASK = (1 << 64) - 1


class Generator(Numbers):
    """The same numbers as `rules.seed(state, number)` gives, one die or card at a time."""

    def __init__(self, number: int) -> None:
        state = rules.State()
        rules.seed(state, number)
        self.at = int(state.generator)

    def below(self, limit: int) -> int:
        old = self.at
        self.at = (old * 6364136223846793005 + 1442695040888963407) & MASK
        mixed = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        return (((mixed >> turn) | (mixed << (32 - turn))) & 0xFFFFFFFF) * limit >> 32
