"""What was said at a table, line by line: beside its journal, and never in it."""

from __future__ import annotations

import sqlite3

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One thing that somebody said; `said` is when, in seconds since 1970."""

    number: int
    seat: str
    text: str
    said: float


def say(connection: sqlite3.Connection, table: str, line: Line, keep: int) -> None:
    """One line more; of all lines the last so many stay."""
    connection.execute(
        "INSERT INTO talk (table_id, number, seat, text, said) VALUES (?, ?, ?, ?, ?)",
        (table, line.number, line.seat, line.text, line.said),
    )
    connection.execute("DELETE FROM talk WHERE table_id = ? AND number <= ?", (table, line.number - keep))


def lines(connection: sqlite3.Connection, table: str) -> list[Line]:
    """In the order in which they were said."""
    found = connection.execute(
        "SELECT number, seat, text, said FROM talk WHERE table_id = ? ORDER BY number", (table,)
    )
    return [Line(*one) for one in found]
