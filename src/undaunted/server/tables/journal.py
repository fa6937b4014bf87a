"""The record of a table, row by row as it is kept: what was decided, and what a browser lacks of it."""

from __future__ import annotations

from collections.abc import Iterable

from undaunted.game.record.rows import UNDO, WITHDRAW, Row


class Journal:
    """Row 1 is the first change of the table; `standing[n]` counts the decisions that stood after row n."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.rows: list[Row] = []
        self.standing = [0]
        self.undone = 0
        self._by_seat: dict[str, list[int]] = {}
        for row in rows:
            self.add(row)

    @property
    def number(self) -> int:
        return len(self.rows)

    def add(self, row: Row) -> None:
        assert row.number == self.number + 1
        self.rows.append(row)
        change = {UNDO: -1, WITHDRAW: 0}.get(row.what, 1)
        self.undone += row.what == UNDO
        self.standing.append(self.standing[-1] + change)
        self._by_seat.setdefault(row.seat, []).append(row.number)

    def first_unseen(self, seen: int) -> int:
        """The first decision that a browser lacks which has seen the rows up to `seen`, or that was undone.

        0, the setup, where it has seen nothing, or more than there is.
        """
        if not 0 < seen <= self.number:
            return 0
        return min(self.standing[seen:]) + 1

    def row_after(self, decision: int) -> int:
        """The row after which everything up to this decision stands; 0 where it does not."""
        rows = range(self.number, 0, -1) if decision <= self.standing[-1] else ()
        return next((row for row in rows if self.standing[row] == decision), 0)

    def done(self, seat: str, moment: int, what: str) -> int:
        """The number under which this seat did just this at that moment; 0 if it did not."""
        deeds = self._by_seat.get(seat, [])
        if moment < len(deeds) and self.rows[deeds[moment] - 1].what == what:
            return deeds[moment]
        return 0
