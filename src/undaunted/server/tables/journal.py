"""A table's journal in memory: what was decided, taken back or given up, and what a browser lacks of it."""

from __future__ import annotations

from collections.abc import Iterable

from undaunted.server.store import UNDO, WITHDRAW, Row


class Journal:
    """Row 1 is the first change of the table; `standing[n]` counts the decisions that stood after row n."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.rows: list[Row] = []
        self.standing = [0]
        self._by_seat: dict[str, list[int]] = {}
        self._decisions: list[Row] = []
        for row in rows:
            self.add(row)

    @property
    def number(self) -> int:
        return len(self.rows)

    def add(self, row: Row) -> None:
        assert row.number == self.number + 1
        self.rows.append(row)
        change = {UNDO: -1, WITHDRAW: 0}.get(row.what, 1)
        self.standing.append(self.standing[-1] + change)
        self._by_seat.setdefault(row.seat, []).append(row.number)
        if change > 0:
            self._decisions.append(row)
        elif change < 0:
            self._decisions.pop()

    def first_unseen(self, seen: int) -> int:
        """The first decision that a browser lacks which has seen the rows up to `seen`, or that was undone.

        0, the setup, where it has seen nothing, or more than there is.
        """
        if not 0 < seen <= self.number:
            return 0
        return min(self.standing[seen:]) + 1

    def done(self, seat: str, moment: int, what: str) -> int:
        """The number under which this seat did just this at that moment; 0 if it did not."""
        deeds = self._by_seat.get(seat, [])
        if moment < len(deeds) and self.rows[deeds[moment] - 1].what == what:
            return deeds[moment]
        return 0

    def decision(self, number: int) -> Row | None:
        """The decision of that number, of those that stand."""
        return self._decisions[number - 1] if 0 < number <= len(self._decisions) else None

    @property
    def withdrawn(self) -> str:
        """The seat that gave the game up, if one did: nothing comes after it."""
        return self.rows[-1].seat if self.rows and self.rows[-1].what == WITHDRAW else ""
