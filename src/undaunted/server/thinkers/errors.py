"""What can go wrong with those who think."""

from __future__ import annotations


class ThinkersGone(RuntimeError):
    """No answer will come: says what happened, and what was expected. Nothing of the game has changed."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(f"thinkers: found {found}, expected {expected}")
        self.found = found
        self.expected = expected


class WorkerFailed(Exception):
    """A worker died, hung, or answered what nobody asked: it is replaced, and its request tried again."""
