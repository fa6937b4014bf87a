"""What is asked of the database and written to it; each function works on an open connection."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Sequence

import msgspec

from undaunted.game.record.rows import Row
from undaunted.server.store import carried
from undaunted.server.store.errors import NoTable, OutOfOrder, SeatTaken, TableExists
from undaunted.server.store.records import Kept, SeatRecord, Standing, TableRecord, check_times

_COLUMNS = (
    "id, scenario, content, rules, seed, lang, listed, created, changed,"
    " state, winner, how, waits_for, round, decisions, advice, rematch, campaign, void"
)


# Writing; the writer sees to it that each happens whole or not at all


def create(
    connection: sqlite3.Connection, table: TableRecord, rows: Iterable[Row] = (), bundle: str = ""
) -> None:
    """A new table, with what it is played with; an imported one comes with its journal."""
    values = (
        table.id, table.scenario, table.content, table.rules, table.seed, table.lang, int(table.listed),
        table.created, table.changed, table.state, table.winner, table.how, table.waits_for, table.round,
        table.decisions, int(table.advice), table.rematch, table.campaign, int(table.void),
    )  # fmt: skip
    marks = ", ".join("?" * len(values))
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (table.id,)).fetchone():
        raise TableExists(table.id)
    connection.execute(f"INSERT INTO tables ({_COLUMNS}) VALUES ({marks})", values)
    if bundle:
        connection.execute(
            "INSERT INTO contents (hash, text) VALUES (?, ?) ON CONFLICT DO NOTHING", (table.content, bundle)
        )
    connection.executemany(
        "INSERT INTO seats (table_id, place, seat, kind, bot, name, token_hash, key_hash, guest_hash)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(table.id, place, *_seated(one)) for place, one in enumerate(table.seats)],
    )
    # Where its journal will lie, pages may be damaged: then it is better not opened at all.
    connection.execute("SELECT max(number) FROM journal WHERE table_id = ?", (table.id,)).fetchone()
    for row in rows:
        _add(connection, table.id, row)


def _seated(one: SeatRecord) -> tuple[str | bytes, ...]:
    return (one.seat, one.kind, one.bot, one.name, one.token_hash, one.key_hash, one.guest_hash)


def append(connection: sqlite3.Connection, table: str, rows: Sequence[Row], standing: Standing) -> None:
    """What one change brought: a decision, and what followed unasked; or all that an undo took back."""
    changed = connection.execute(
        "UPDATE tables SET (state, winner, how, waits_for, round, decisions, changed) = (?, ?, ?, ?, ?, ?, ?)"
        " WHERE id = ?",
        (*msgspec.structs.astuple(standing), table),
    )
    if not changed.rowcount:
        raise NoTable(table)
    for row in rows:
        _add(connection, table, row)


def _add(connection: sqlite3.Connection, table: str, row: Row) -> None:
    """The next row of a journal, and no other: a gap or a second row 7 would be two games in one."""
    added = connection.execute(
        "INSERT INTO journal (table_id, number, seat, what, came) SELECT ?1, ?2, ?3, ?4, ?5"
        " WHERE ?2 = 1 + coalesce((SELECT max(number) FROM journal WHERE table_id = ?1), 0)",
        (table, row.number, row.seat, row.what, row.came),
    )
    if not added.rowcount:
        raise OutOfOrder(table, row.number)


def seat(
    connection: sqlite3.Connection, table: str, seats: Sequence[SeatRecord], state: str, seed: bytes = b""
) -> None:
    """On seats that are open, or his already: whatever else runs on this file, nobody is sat on."""
    for who in seats:
        taken = connection.execute(
            "UPDATE seats SET kind = ?, bot = ?, name = ?, token_hash = ?, key_hash = ?"
            " WHERE table_id = ? AND seat = ? AND (kind IN ('invite', 'anyone') OR token_hash = ?)",
            (who.kind, who.bot, who.name, who.token_hash, who.key_hash, table, who.seat, who.token_hash),
        )
        if not taken.rowcount:
            there = (table, who.seat)
            if connection.execute("SELECT 1 FROM seats WHERE table_id = ? AND seat = ?", there).fetchone():
                raise SeatTaken(*there)
            raise NoTable(*there)
    connection.execute("UPDATE tables SET state = ?, changed = ? WHERE id = ?", (state, time.time(), table))
    if seed:
        dice(connection, table, seed, state)


def dice(connection: sqlite3.Connection, table: str, seed: bytes, state: str) -> None:
    """What was added to the dice before they are cast; where a row is kept already they stay as they are."""
    changed = connection.execute(
        "UPDATE tables SET seed = ?, state = ? WHERE id = ? AND decisions = 0"
        " AND NOT EXISTS (SELECT 1 FROM journal WHERE table_id = ?)",
        (seed, state, table, table),
    )
    if not changed.rowcount:
        raise OutOfOrder(table, 0)


def rematch(connection: sqlite3.Connection, table: str, other: str) -> None:
    connection.execute("UPDATE tables SET rematch = ? WHERE id = ?", (other, table))


def seen(connection: sqlite3.Connection, table: str, seats: Sequence[str], number: int) -> None:
    """How far these seats have been shown the journal; it never goes back."""
    connection.executemany(
        "UPDATE seats SET seen = ?1 WHERE table_id = ?2 AND seat = ?3 AND seen < ?1",
        [(number, table, one) for one in seats],
    )


def beat(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE pulse SET beat = beat + 1")


# Reading


def table(connection: sqlite3.Connection, id: str) -> TableRecord | None:
    found = connection.execute(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone()
    return _record(connection, found) if found else None


def journal(connection: sqlite3.Connection, id: str) -> list[Row]:
    found = connection.execute(
        "SELECT number, seat, what, came FROM journal WHERE table_id = ? ORDER BY number", (id,)
    )
    return [Row(*row) for row in found]


def content(connection: sqlite3.Connection, hash: str) -> str:
    """What tables with this content are played with; empty where it was not kept."""
    found = connection.execute("SELECT text FROM contents WHERE hash = ?", (hash,)).fetchone()
    return str(found[0]) if found else ""


def by_token(connection: sqlite3.Connection, token_hash: bytes) -> list[tuple[str, str]]:
    """The (table, seat) pairs that a token owns; an empty hash, which is nobody's, owns none."""
    if not token_hash:
        return []
    found = connection.execute(
        "SELECT table_id, seat FROM seats WHERE token_hash = ? AND token_hash <> x''"
        " ORDER BY table_id, place",
        (token_hash,),
    )
    return [(id, seat) for id, seat in found]


def listed(connection: sqlite3.Connection, limit: int) -> list[TableRecord]:
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM tables WHERE listed = 1 AND state <> 'over' ORDER BY created DESC LIMIT ?",
        (limit,),
    ).fetchall()
    return [_record(connection, one) for one in found]


def listed_ids(connection: sqlite3.Connection, limit: int) -> list[str]:
    """The same tables, where not all of them can be read."""
    found = connection.execute(
        "SELECT id FROM tables WHERE listed = 1 AND state <> 'over' ORDER BY created DESC LIMIT ?", (limit,)
    )
    return [id for (id,) in found]


def unfinished_with_bots(connection: sqlite3.Connection) -> list[str]:
    """Where nobody is noted, the last seat was just taken: whom the game asks first was not kept yet. Where
    nothing is dealt yet, one may have come to sit in for the last whose number was waited for."""
    found = connection.execute(
        "SELECT id FROM tables WHERE state <> 'over' AND void = 0 AND EXISTS ("
        " SELECT 1 FROM seats WHERE table_id = id AND CASE state"
        " WHEN 'waiting' THEN campaign <> '' AND kind = 'person' AND bot <> ''"
        " ELSE (kind = 'bot' OR bot <> '') AND (waits_for = ''"
        " OR instr(' ' || waits_for || ' ', ' ' || seat || ' ') > 0) END) ORDER BY created"
    )
    return [id for (id,) in found]


def ids(connection: sqlite3.Connection) -> list[str]:
    """All tables, the oldest first."""
    return [id for (id,) in connection.execute("SELECT id FROM tables ORDER BY created, id")]


def ids_with_seed(connection: sqlite3.Connection, seed: bytes) -> list[str]:
    return [id for (id,) in connection.execute("SELECT id FROM tables WHERE seed = ? ORDER BY id", (seed,))]


def kept_game(connection: sqlite3.Connection, id: str) -> Kept | None:
    """All of it as it was at one moment, even while a server writes."""
    alone = not connection.in_transaction  # a store in memory asks in the midst of its writing
    if alone:
        connection.execute("BEGIN")
    try:
        found = table(connection, id)
        return Kept(found, journal(connection, id), content(connection, found.content)) if found else None
    finally:
        if alone:
            connection.execute("ROLLBACK")


def _record(connection: sqlite3.Connection, values: Sequence[object]) -> TableRecord:
    seats = connection.execute(
        "SELECT seat, kind, bot, name, token_hash, key_hash, seen, guest_hash FROM seats"
        " WHERE table_id = ? ORDER BY place",
        (values[0],),
    )
    *told, advice, rematch, campaign, void = values
    sat = [SeatRecord(*one) for one in seats]
    record = TableRecord(*told, sat, bool(advice), rematch, campaign, bool(void))  # type: ignore[call-arg, arg-type]  # as selected
    record.listed = bool(record.listed)
    check_times(record.created, record.changed)
    also = carried.devices(connection, record.id)
    if record.campaign:
        also = carried.devices(connection, record.campaign, carried.CAMPAIGNS)
    for one in record.seats:
        one.devices = also.get(one.seat, ())
    return record
