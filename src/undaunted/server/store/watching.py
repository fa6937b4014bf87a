"""Whether the file is still the one that was opened, and sound: others can take it away meanwhile."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

CORRUPT, NOT_A_DATABASE = 11, 26
"""SQLite's codes for pages that make no sense."""


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


def damage_of(error: sqlite3.Error) -> str:
    """What is wrong with the file, where that is the error; it tells nothing that lay there."""
    if getattr(error, "sqlite_errorcode", 0) & 0xFF in (CORRUPT, NOT_A_DATABASE):
        return str(error)
    return "text that is no UTF-8" if "decode to UTF-8" in str(error) else ""


def _identity(name: str) -> tuple[int, int] | None:
    try:
        found = os.stat(name)
    except OSError:
        return None
    return found.st_dev, found.st_ino
