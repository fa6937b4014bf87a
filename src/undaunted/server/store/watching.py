"""Whether the file is still the one that was opened, and sound: others can take it away meanwhile."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from undaunted.server.store.errors import Damaged, StoreError

CORRUPT, NOT_A_DATABASE = 11, 26
"""SQLite's codes for pages that make no sense."""
IN_THE_WAY = 6
"""SQLite's code for what others of the same database keep locked against each other. A file of ours has one
who writes; PostgreSQL calls it a deadlock."""
READABLE = "what can be read"


class Place:
    """The file under its name, and the log that SQLite keeps beside it, as they were when it was opened."""

    def __init__(self, path: Path) -> None:
        real = os.path.realpath(path)
        found = {name: _identity(name) for name in (real, f"{real}-wal")}
        self._known = {name: file for name, file in found.items() if file}

    def trouble(self) -> str:
        """What has become of it; empty where it lies as it lay. Costs two looks at the folder."""
        for name, file in self._known.items():
            now = _identity(name)
            if now != file:
                what = "another file lies there now" if now else "it was deleted or moved"
                return f"{os.path.basename(name)}: {what}; what is written would be lost"
        return ""


class Damage:
    """What of the file could not be read or written because its pages make no sense."""

    def __init__(self) -> None:
        self.count = 0
        self.what = ""
        """The last of it."""

    def note(self, what: str) -> None:
        self.count += 1
        self.what = what


@contextmanager
def only_this(wrong: Callable[[str], StoreError]) -> Iterator[None]:
    """Of many that are read one after the other: one that is damaged is an error of its own (`wrong`, made of
    what was found), and the others can be read all the same."""
    try:
        yield
    except Damaged as error:
        raise wrong(error.why) from error
    except sqlite3.Error as error:
        if found := damage_of(error):
            raise wrong(found) from error
        raise


def damage_of(error: sqlite3.Error) -> str:
    """What is wrong with the file, where that is the error; it tells nothing that lay there."""
    if getattr(error, "sqlite_errorcode", 0) & 0xFF in (CORRUPT, NOT_A_DATABASE):
        return str(error)
    return "text that is no UTF-8" if "decode to UTF-8" in str(error) else ""


def is_in_the_way(error: sqlite3.Error) -> bool:
    """Whether it was given up for somebody else's sake, and can be done again at once."""
    return getattr(error, "sqlite_errorcode", 0) == IN_THE_WAY


def _identity(name: str) -> tuple[int, int] | None:
    try:
        found = os.stat(name)
    except OSError:
        return None
    return found.st_dev, found.st_ino
