"""Matches to be played, and those that have been: what an arena and a balance have in common."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from undaunted.lab.arena.crew import Workers
from undaunted.lab.arena.ledger import Failed
from undaunted.lab.arena.match import Match
from undaunted.lab.arena.store import OutcomeStore

Progress = Callable[[int, int], None]
"""Told how many games are done, of how many."""


class Effort:
    def __init__(self, store: OutcomeStore, matches: Sequence[Match]) -> None:
        self.store = store
        self.matches = matches
        self.missing = store.missing(matches)
        self.failed: list[Failed] = []

    def play(self, crew: Workers, progress: Progress | None = None) -> None:
        """All that is missing. May be interrupted at any time: what is finished is in the store."""
        done, planned = len(self.matches) - len(self.missing), len(self.matches)
        for result in crew.play(self.missing):
            if isinstance(result, Failed):
                self.failed.append(result)
            else:
                self.store.add(result)
            done += 1
            if progress:
                progress(done, planned)

    @property
    def kept(self) -> int:
        """Games whose outcome is in the store."""
        return len(self.store.outcomes)


def as_json(figures: msgspec.Struct) -> str:
    return msgspec.json.format(msgspec.json.encode(figures), indent=2).decode() + "\n"


def replace(path: Path, text: str) -> None:
    """Write a file in one go: whoever reads it finds the old text or the new one."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, path)
