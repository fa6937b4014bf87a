"""Stored games as log files, which need neither a server nor this database."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

from undaunted.server.store import queries, sheets
from undaunted.server.store.database import reading
from undaunted.server.store.errors import BadJournal, NoStore, NoTable
from undaunted.server.store.rebuild import rebuild
from undaunted.server.store.records import OVER

SUFFIX = ".log"


class Exported(msgspec.Struct):
    """`left_out`: games that are not over, whose logs would tell hands, decks and dice to come."""

    written: int = 0
    left_out: int = 0
    bad: list[BadJournal] = []


def export(data: Path, folder: Path, table: str = "", running: bool = False) -> Exported:
    """Every game, or one, as `ID.log`; those that are not over only where the host wants them (`running`).

    Beside the log of a finished game lies its sheet, `ID.json`.
    """
    done = Exported()
    with reading(data) as connection:
        for id in [table] if table else queries.ids(connection):
            found = queries.table_and_journal(connection, id)
            if found is None:
                raise NoTable(id)
            record, rows = found
            if record.state != OVER and not running:
                done.left_out += 1
                continue
            try:
                game = rebuild(record, rows)
            except BadJournal as error:
                done.bad.append(error)
                continue
            if record.state == OVER:
                write(folder / f"{id}{sheets.SUFFIX}", sheets.write(sheets.sheet_of(record, rows)))
            write(folder / f"{id}{SUFFIX}", game.save())
            done.written += 1
    return done


def write(path: Path, text: str) -> None:
    """All or nothing, and for its owner's eyes: the log of a running game tells everything."""
    draft = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(draft, path)
    except OSError as error:
        if draft:
            Path(draft).unlink(missing_ok=True)
        raise NoStore(str(path), f"{error.strerror}", "a file that can be written") from error
