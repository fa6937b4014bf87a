"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from undaunted.speed import rules


class Bot(Protocol):
    """Picks one of the things that the rules offer its seat."""

    @property
    def name(self) -> str: ...

    def choose(self, seen: rules.Observation, things: Sequence[int]) -> int:
        """One of `things`: all that the seat `seen.seat` may pick in the position it sees."""
        ...
