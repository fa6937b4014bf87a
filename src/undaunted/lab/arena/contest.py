"""A run from its settings to its report: whatever has been played before is not played again."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from undaunted.lab.arena import figures
from undaunted.lab.arena.crew import Crew
from undaunted.lab.arena.figures import Report
from undaunted.lab.arena.ledger import Failed
from undaunted.lab.arena.page import page
from undaunted.lab.arena.settings import schedule
from undaunted.lab.arena.store import Store

REPORT = "report.json"
PAGE = "report.html"

Progress = Callable[[int, int], None]
"""Told how many games are done, of how many."""


class Contest:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.matches = schedule(store.settings)
        self.missing = store.missing(self.matches)
        self.failed: list[Failed] = []

    def play(self, crew: Crew, progress: Progress | None = None) -> None:
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

    def report(self) -> Report:
        return figures.report(self.store.settings, self.store.outcomes, len(self.matches), self.failed)

    def write(self) -> Report:
        """The report so far, as JSON and as a page, each in one go."""
        report = self.report()
        _replace(self.store.folder / REPORT, as_json(report))
        _replace(self.store.folder / PAGE, page(report, self.store.outcomes))
        return report


def as_json(report: Report) -> str:
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n"


def _replace(path: Path, text: str) -> None:
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, path)
