"""Whoever plays the games: processes on this machine, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from undaunted.lab.arena.ledger import Result
from undaunted.lab.arena.match import Match


class Workers(Protocol):
    @property
    def workers(self) -> int: ...

    def play(self, matches: Sequence[Match]) -> Iterator[Result]:
        """What comes of each match, as soon as it is there, in any order."""
        ...
