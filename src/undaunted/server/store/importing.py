"""Logs of finished games become finished tables, to be replayed in the browser."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

import undaunted
from undaunted.content.bundle import pack_up
from undaunted.game.errors import BadLog
from undaunted.game.game import Game
from undaunted.game.record import log as logs
from undaunted.game.record.rows import SCRIPTED, Record
from undaunted.server.store import queries
from undaunted.server.store.address import is_url
from undaunted.server.store.database import make_folder, open_shared_to_write, open_to_write
from undaunted.server.store.dice import kept_of
from undaunted.server.store.errors import BadJournal, NotKept
from undaunted.server.store.lock import FileLock
from undaunted.server.store.rebuild import rebuild, standing
from undaunted.server.store.records import SeatRecord, TableRecord, fresh_id
from undaunted.server.store.sheets import BadSheet, Sheet, seats_of


class Imported(msgspec.Struct):
    """`fresh`: it was not there before; `table` is where it lies now."""

    table: str
    fresh: bool
    game: Game
    winner: str


@contextmanager
def opened(data: Path | str) -> Iterator[sqlite3.Connection]:
    """The file to write to; refused while a server has it. A PostgreSQL database may have as many as there
    are: what is imported has ended, and nobody plays it."""
    if isinstance(data, str) and is_url(data):
        with closing(open_shared_to_write(data)) as connection:
            yield connection
        return
    data = Path(data)
    make_folder(data)
    lock = FileLock(data)
    try:
        with closing(open_to_write(str(data))) as connection:
            yield connection
    finally:
        lock.release()


def import_log(
    connection: sqlite3.Connection, text: str, sheet: Sheet | None = None, lang: str = "en"
) -> Imported:
    """One log, whole or not at all; one that is there already stays one.

    Raises BadLog with the line and the reason, ContentError where the scenario is not known, or BadSheet.
    """
    log = logs.read(text)
    seed = _seed_of(log)
    game = undaunted.load(text)
    _give_up(game, sheet.withdrawn if sheet else "")
    if not game.over:
        raise BadLog(log.lines[-1], "the last decision of a game that goes on", "a finished game")
    rows = game.rows(1)
    record = _record(connection, log, seed, game, sheet, lang)
    with _whole(connection):
        table = _same(connection, seed, _text(game))
        if table is not None:
            return Imported(table, False, game, record.winner)
        bundle = pack_up(game.stage)
        rebuild(record, rows, bundle)
        queries.create(connection, record, rows, bundle)
        return Imported(record.id, True, game, record.winner)


@contextmanager
def _whole(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error):
            raise NotKept(str(error)) from error
        raise


def _seed_of(log: Record) -> bytes:
    """A journal holds decisions; the rest must follow from one seed, from the scenario's opening on."""
    if log.start:
        raise BadLog(0, "a game that began in a given position", "one from the opening of its scenario")
    sources = log.segments
    if len(sources) != 1 or sources[0].kind == SCRIPTED:
        raise BadLog(0, "dice and cards laid out by hand, or of several seeds", "those of one seed")
    if sources[0].seed is None:
        raise BadLog(0, "no line 'seed …'", "the seed, which a finished game tells")
    return kept_of(sources[0])


def _give_up(game: Game, seat: str) -> None:
    """As a sheet tells: earlier exports said there, and not in the log, who gave the game up."""
    if not seat or seat == game.withdrawn:
        return
    if game.over or seat not in game.seats:
        raise BadSheet(f"that {seat} withdrew", "a seat of its game, and a game that was not over")
    game.withdraw(seat)


def _text(game: Game) -> str:
    """The log without the content that it may bring along."""
    record = game.record()
    record.bundle = ""
    return logs.write(record, with_seeds=True)


def _same(connection: sqlite3.Connection, seed: bytes, text: str) -> str | None:
    """The table whose log is this one, word for word; games of one seed may differ in their decisions."""
    for id in queries.ids_with_seed(connection, seed):
        record = queries.table(connection, id)
        assert record is not None
        try:
            rows, bundle = queries.journal(connection, id), queries.content(connection, record.content)
            if _text(rebuild(record, rows, bundle)) == text:
                return id
        except BadJournal:
            continue  # whatever it was, it is not this good log
    return None


def _record(
    connection: sqlite3.Connection,
    log: Record,
    seed: bytes,
    game: Game,
    sheet: Sheet | None,
    lang: str,
) -> TableRecord:
    """Of a new table; one that was exported keeps its id, so that links to it still lead there."""
    now = time.time()
    stands = standing(game, sheet.changed if sheet else now)
    free = sheet is not None and queries.table(connection, sheet.table) is None
    return TableRecord(
        id=sheet.table if sheet and free else fresh_id(),
        scenario=log.scenario,
        content=log.content,
        rules=log.rules,
        seed=seed,
        lang=sheet.lang if sheet else lang,
        listed=sheet.listed if sheet else False,
        created=sheet.created if sheet else now,
        changed=stands.changed,
        state=stands.state,
        winner=stands.winner,
        how=stands.how,
        waits_for=stands.waits_for,
        round=stands.round,
        decisions=stands.decisions,
        # A log alone does not say who they were.
        seats=seats_of(sheet, game.seats) if sheet else [SeatRecord(seat, "person") for seat in game.seats],
    )
