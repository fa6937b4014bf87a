"""A copy of the database while a server writes to it: whole, checked, and in one file."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from undaunted.server.store.database import reading
from undaunted.server.store.errors import NoStore, StoreError


class BadBackup(StoreError):
    """The copy did not pass its check; it was removed again."""

    def __init__(self, path: str, found: str) -> None:
        super().__init__(f"{path}: found {found}, expected a sound copy; nothing was kept")


def backup(data: Path, to: Path) -> int:
    """Copy all that is durable now; gives the number of tables. Never overwrites anything."""
    if to.exists():
        raise NoStore(str(to), "a file that is there already", "the name of a new one")
    if not to.parent.is_dir():
        raise NoStore(str(to), "no such folder", "a folder to put the copy in")
    with reading(data) as source:
        try:
            # Readable by its owner only, as mkstemp makes it: it holds the seeds of running games.
            handle, name = tempfile.mkstemp(prefix=f"{to.name}.", suffix=".part", dir=to.parent)
        except OSError as error:
            raise NoStore(str(to), f"{error.strerror}", "a folder to write in") from error
        os.close(handle)
        draft = Path(name)
        try:
            tables = _copy(source, draft, to)
            _put(draft, to)
        except sqlite3.Error as error:
            raise BadBackup(str(to), str(error)) from error
        finally:
            draft.unlink(missing_ok=True)
    return tables


def soundness(connection: sqlite3.Connection) -> str:
    """What SQLite finds wrong with a file; empty for nothing."""
    told = "\n".join(text for (text,) in connection.execute("PRAGMA integrity_check") if text != "ok")
    problems = [line for line in told.splitlines() if not line.startswith("***")]
    if not problems and connection.execute("PRAGMA foreign_key_check").fetchone():
        problems.append("rows of a table that is not there")
    return "; ".join(problems[:3])


def _copy(source: sqlite3.Connection, draft: Path, to: Path) -> int:
    with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
        # In one step: a server that writes meanwhile goes on in its write-ahead log, and is not waited for.
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
        if problem := soundness(copy):
            raise BadBackup(str(to), problem)
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])


def _put(draft: Path, to: Path) -> None:
    """Give it its name, unless somebody took that meanwhile."""
    try:
        os.link(draft, to)
    except FileExistsError as error:
        raise NoStore(str(to), "a file that is there already", "the name of a new one") from error
    except OSError:
        draft.rename(to)  # a file system without links
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(to.parent, os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
