"""The generator that a state carries, as a source of chance for a `Game`.

The fuzzer plays with the state's own generator, because search does; to write such a game down it is played
again through a `Game`, which asks for its dice and cards here.
"""

from __future__ import annotations

from undaunted.game.record.chance import Numbers

MASK = (1 << 64) - 1


class Generator(Numbers):
    """The same numbers as `rules.seed(state, number)` gives, one die or card at a time."""

    def __init__(self, number: int) -> None:
        mixed = (number + 0x9E3779B97F4A7C15) & MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        self.at = mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        old = self.at
        self.at = (old * 6364136223846793005 + 1442695040888963407) & MASK
        mixed = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        return (((mixed >> turn) | (mixed << (32 - turn))) & 0xFFFFFFFF) * limit >> 32
