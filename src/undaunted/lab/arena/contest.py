"""A run of the arena from its settings to its report: what has been played before is not played again."""

from __future__ import annotations

from undaunted.lab.arena import figures
from undaunted.lab.arena.effort import Effort, as_json, replace
from undaunted.lab.arena.figures import ArenaReport
from undaunted.lab.arena.page import page
from undaunted.lab.arena.settings import schedule
from undaunted.lab.arena.store import OutcomeStore

__all__ = ["PAGE", "REPORT", "Contest", "as_json"]

REPORT = "report.json"
PAGE = "report.html"


class Contest(Effort):
    def __init__(self, store: OutcomeStore) -> None:
        super().__init__(store, schedule(store.settings))

    def report(self) -> ArenaReport:
        return figures.report(self.store.settings, self.store.outcomes, len(self.matches), self.failed)

    def write(self) -> ArenaReport:
        """The report so far, as JSON and as a page."""
        report = self.report()
        replace(self.store.folder / REPORT, as_json(report))
        replace(self.store.folder / PAGE, page(report, self.store.outcomes))
        return report
