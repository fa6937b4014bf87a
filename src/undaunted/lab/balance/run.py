"""From settings to figures: whatever has been played before is not played again."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from undaunted.lab.arena.crew import Crew
from undaunted.lab.arena.ledger import Failed
from undaunted.lab.arena.store import Store
from undaunted.lab.balance.figures import Balance
from undaunted.lab.balance.plan import schedule
from undaunted.lab.balance.reckon import reckon

FIGURES = "balance.json"
PAGE = "balance.html"

Told = Callable[[int, int], None]
"""Told how many games are done, of how many."""


class Run:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.matches = schedule(store.settings)
        self.missing = store.missing(self.matches)
        self.failed: list[Failed] = []

    def play(self, crew: Crew, progress: Told | None = None) -> None:
        """All that is missing. May be interrupted at any time: what is finished is in the store."""
        done = len(self.matches) - len(self.missing)
        for result in crew.play(self.missing):
            if isinstance(result, Failed):
                self.failed.append(result)
            else:
                self.store.add(result)
            done += 1
            if progress:
                progress(done, len(self.matches))

    @property
    def kept(self) -> int:
        """Games whose outcome is in the store."""
        return len(self.store.outcomes)

    def figures(self) -> Balance:
        return reckon(self.store.settings, self.store.outcomes, self.failed)


def as_json(balance: Balance) -> str:
    return msgspec.json.format(msgspec.json.encode(balance), indent=2).decode() + "\n"


def write(balance: Balance, folder: Path) -> None:
    """As JSON and as a page, each in one go."""
    from undaunted.lab.balance.pages import html

    for name, text in ((FIGURES, as_json(balance)), (PAGE, html(balance))):
        fresh = folder / f"{name}.new"
        fresh.write_text(text, encoding="utf-8")
        os.replace(fresh, folder / name)
