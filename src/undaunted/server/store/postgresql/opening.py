"""The database: opening it safely, and bringing an older one up to date."""

from __future__ import annotations

import math
import re
import sqlite3
from functools import cache
from importlib.resources import files

from undaunted.server.store.address import shown
from undaunted.server.store.database import VERSION
from undaunted.server.store.errors import NoStore, StoreTooNew
from undaunted.server.store.postgresql.connection import Connection

FIRST = 5
"""The version that the first step leads to: there was no PostgreSQL before."""
MARK = "undaunted_schema"
"""The table in which the version stands, by which a database of ours is known."""
_MADE = re.compile(r"^CREATE TABLE (\w+)", re.MULTILINE)
LOCK = 0x556E6461
"""For the one process that brings the schema up to date, while others wait."""


def schema(newest: int = VERSION) -> dict[int, str]:
    """The steps from nothing to today's schema, each by the version it leads to."""
    folder = files("undaunted.server.store.postgresql") / "schema"
    return {
        number: (folder / f"{number}.sql").read_text(encoding="utf-8") for number in range(FIRST, newest + 1)
    }


def missing(connection: sqlite3.Connection) -> str:
    """The tables that are not there any more; empty where all are."""
    found = connection.execute(
        "SELECT string_agg(name, ', ') FROM unnest(?::text[]) AS name WHERE to_regclass(name) IS NULL",
        (list(_names()),),
    ).fetchone()
    return str(found[0] or "") if found else ""


@cache
def _names() -> tuple[str, ...]:
    return tuple(name for step in schema().values() for name in _MADE.findall(step))


def open_to_write(url: str, patience: float = math.inf) -> Connection:
    """With the tables made or brought up to date where need be, however long that takes; `patience`: seconds
    in which it expects each answer afterwards."""
    try:
        connection = Connection(url)
    except sqlite3.Error as error:
        raise NoStore(shown(url), str(error), "a PostgreSQL database that answers") from error
    try:
        bring_up_to_date(connection, schema())
    except sqlite3.Error as error:
        connection.close()
        raise NoStore(shown(url), str(error), "a database of undaunted that can be written") from error
    except BaseException:
        connection.close()
        raise
    connection.expect_answers(patience)
    return connection


def open_to_read(url: str, patience: float = math.inf) -> Connection:
    """One that cannot write; the tables must be there, as today's schema has them."""
    try:
        connection = Connection(url, read_only=True, patience=patience)
        found = _version(connection)
    except sqlite3.Error as error:
        raise NoStore(shown(url), str(error), "a PostgreSQL database that answers") from error
    if found != VERSION:
        connection.close()
        if found > VERSION:
            raise StoreTooNew(shown(url), found, VERSION)
        expected = f"schema {VERSION}: a server brings it up to date"
        raise NoStore(shown(url), f"schema {found}" if found else "no tables of undaunted", expected)
    return connection


def bring_up_to_date(connection: Connection, steps: dict[int, str]) -> None:
    """Take the steps that are missing, each whole or not at all, while nobody else does."""
    newest = max(steps)
    connection.execute("SELECT pg_advisory_lock(?)", (LOCK,))
    try:
        found = _version(connection)
        if found > newest:
            raise StoreTooNew(shown(connection.url), found, newest)
        if not found:
            _refuse_strangers(connection)
        for number, step in steps.items():
            if number > found:
                _take(connection, number, step)
    finally:
        connection.execute("SELECT pg_advisory_unlock(?)", (LOCK,))


def _take(connection: Connection, number: int, step: str) -> None:
    try:
        connection.execute("BEGIN")
        connection.run(step)
        connection.run(
            f"CREATE TABLE IF NOT EXISTS {MARK} (version INTEGER NOT NULL);"
            f" DELETE FROM {MARK}; INSERT INTO {MARK} VALUES ({number})"
        )
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _version(connection: Connection) -> int:
    """Of the schema; 0 where there is none of ours."""
    (found,) = connection.execute("SELECT to_regclass(?)::text", (MARK,)).fetchone() or (None,)
    if found is None:
        return 0
    row = connection.execute(f"SELECT version FROM {MARK}").fetchone()
    return int(row[0]) if row else 0


def _refuse_strangers(connection: Connection) -> None:
    found = connection.execute(
        "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'"
    ).fetchone()
    if found and found[0]:
        raise NoStore(shown(connection.url), "somebody else's database", "an empty one, or one of undaunted")
