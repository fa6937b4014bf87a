"""Logs of finished games become finished tables, to be replayed in the browser."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

import undaunted
from undaunted.game import log as logs
from undaunted.game.errors import BadLog
from undaunted.game.game import Game
from undaunted.game.log import HMAC, Log
from undaunted.server.store import queries
from undaunted.server.store.database import make_folder, open_to_write
from undaunted.server.store.errors import BadJournal, NotKept
from undaunted.server.store.lock import FileLock
from undaunted.server.store.rebuild import rebuild
from undaunted.server.store.records import OVER, Row, SeatRecord, TableRecord, fresh_id


class Imported(msgspec.Struct):
    """`fresh`: it was not there before; `table` is where it lies now."""

    table: str
    fresh: bool
    game: Game


@contextmanager
def opened(data: Path) -> Iterator[sqlite3.Connection]:
    """The file to write to; refused while a server has it."""
    make_folder(data)
    lock = FileLock(data)
    try:
        with closing(open_to_write(str(data))) as connection:
            yield connection
    finally:
        lock.release()


def import_log(connection: sqlite3.Connection, text: str, lang: str = "en") -> Imported:
    """One log, whole or not at all; one that is there already stays one.

    Raises BadLog with the line and the reason, or ContentError where the scenario is not known.
    """
    log = logs.read(text)
    seed = _seed_of(log)
    game = undaunted.load(text)
    if not game.over:
        raise BadLog(log.entries[-1].line, "the last decision of a game that goes on", "a finished game")
    connection.execute("BEGIN IMMEDIATE")
    try:
        table = _same(connection, seed, game.save())
        fresh = table is None
        if table is None:
            table = _add(connection, log, seed, game, lang)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise NotKept(str(error)) from error
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    return Imported(table, fresh, game)


def _seed_of(log: Log) -> bytes:
    """A journal holds decisions; the rest must follow from one seed, from the scenario's opening on."""
    if log.start:
        raise BadLog(0, "a game that began in a given position", "one from the opening of its scenario")
    sources = log.segments
    if len(sources) != 1 or sources[0].kind != HMAC:
        raise BadLog(0, "dice and cards laid out by hand, or of several seeds", "those of one seed")
    if sources[0].seed is None:
        raise BadLog(0, "no line 'seed …'", "the seed, which a finished game tells")
    return sources[0].seed


def _same(connection: sqlite3.Connection, seed: bytes, text: str) -> str | None:
    """The table whose log is this one, word for word; games of one seed may differ in their decisions."""
    for id in queries.ids_with_seed(connection, seed):
        record = queries.table(connection, id)
        assert record is not None
        try:
            if rebuild(record, queries.journal(connection, id)).save() == text:
                return id
        except BadJournal:
            continue  # whatever it was, it is not this good log
    return None


def _add(connection: sqlite3.Connection, log: Log, seed: bytes, game: Game, lang: str) -> str:
    now = time.time()
    record = TableRecord(
        id=fresh_id(),
        scenario=log.scenario,
        content=log.content,
        seed=seed,
        lang=lang,
        listed=False,
        created=now,
        changed=now,
        state=OVER,
        winner=game.winner or "",
        how=game.how or "",
        waits_for="",
        round=game.round,
        decisions=game.decisions,
        # A log does not say who they were.
        seats=[SeatRecord(seat, "person") for seat in game.seats],
    )
    decided = enumerate(log.entries[1:], start=1)
    rows = [Row(number, entry.seat, entry.thing, " ".join(entry.came)) for number, entry in decided]
    rebuild(record, rows)
    queries.create(connection, record, rows)
    return record.id
