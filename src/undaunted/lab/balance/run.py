"""From settings to figures: whatever has been played before is not played again."""

from __future__ import annotations

from pathlib import Path

from undaunted.lab.arena.effort import Effort, as_json, replace
from undaunted.lab.arena.store import OutcomeStore
from undaunted.lab.balance.figures import Balance
from undaunted.lab.balance.plan import schedule
from undaunted.lab.balance.reckon import reckon

__all__ = ["FIGURES", "PAGE", "Run", "as_json", "write"]

FIGURES = "balance.json"
PAGE = "balance.html"


class Run(Effort):
    def __init__(self, store: OutcomeStore) -> None:
        super().__init__(store, schedule(store.settings))

    def figures(self) -> Balance:
        return reckon(self.store.settings, self.store.outcomes, self.failed)


def write(balance: Balance, folder: Path) -> None:
    """As JSON and as a page."""
    from undaunted.lab.balance.pages import html

    replace(folder / FIGURES, as_json(balance))
    replace(folder / PAGE, html(balance))
