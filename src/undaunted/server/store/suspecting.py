"""A file that anybody may have made: it is looked at before it is asked, and no question goes on for ever."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from undaunted.server.store.database import MEMORY, bring_up_to_date, reading, schema
from undaunted.server.store.errors import NoStore

LONGEST = 64 * 1024 * 1024
"""Bytes of one value; the content of a table, the longest of ours, has some hundred thousand."""
AT_LEAST, A_BYTE = 20_000_000, 20
"""Steps of SQLite's that all questions together may take: so many, and more for each byte of the file. Sound
files take half a step for a byte; pages that point at each other give rows without end."""
BETWEEN = 100_000
"""Steps after which they are counted."""
MOST_PARTS = 1000
STATISTICS = ("sqlite_stat1", "sqlite_stat4")
"""What SQLite itself adds where a host has it look at its indices."""


@contextmanager
def suspecting(path: Path) -> Iterator[sqlite3.Connection]:
    """A file to read from, which has nothing in it that we have not put there."""
    with reading(path) as connection:
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
        _Patience(AT_LEAST + A_BYTE * _size(path)).watch(connection)
        _check_parts(connection, path)
        yield connection


def _size(path: Path) -> int:
    """What it takes on the disk: a file may claim to be far larger."""
    found = path.stat()
    return min(found.st_size, 512 * getattr(found, "st_blocks", found.st_size))


class _Patience:
    def __init__(self, steps: int) -> None:
        self._left = steps

    def watch(self, connection: sqlite3.Connection) -> None:
        connection.set_progress_handler(self._exhausted, BETWEEN)

    def _exhausted(self) -> bool:
        self._left -= BETWEEN
        return self._left < 0


def _check_parts(connection: sqlite3.Connection, path: Path) -> None:
    """Views, triggers and tables are programs: those of ours are known, and there must be no others."""
    found = connection.execute("SELECT type, name, sql FROM sqlite_schema").fetchmany(MOST_PARTS)
    for kind, name, sql in found:
        if name in STATISTICS and kind == "table":
            continue
        if _parts().get((kind, name)) != _plain(sql):
            what = "a changed" if (kind, name) in _parts() else "an unknown"
            raise NoStore(str(path), f"{what} {kind} {name!r}", "a database as undaunted makes it")


@cache
def _parts() -> dict[tuple[str, str], str]:
    """Those of a new file."""
    with closing(sqlite3.connect(MEMORY, isolation_level=None)) as connection:
        bring_up_to_date(connection, MEMORY, schema())
        found = connection.execute("SELECT type, name, sql FROM sqlite_schema")
        return {(kind, name): _plain(sql) for kind, name, sql in found}


def _plain(sql: object) -> str:
    """However its lines are broken; what SQLite makes of itself has none."""
    return " ".join(str(sql or "").split())
