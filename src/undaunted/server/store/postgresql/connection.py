"""A connection to PostgreSQL that can be used like one of `sqlite3`, as far as the store uses those.

Its errors are those of `sqlite3` as well, and damage is told as SQLite tells it: whoever keeps and reads
tables need not know which it is.
"""

from __future__ import annotations

import math
import re
import sqlite3
import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, TypeVar, cast

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.errors import RaiseException
from psycopg.pq import TransactionStatus

from undaunted.server.store.watching import CORRUPT, IN_THE_WAY

PATIENCE = 5
"""Seconds to wait for the database to answer when a connection is made."""
ANSWER = 10.0
"""Seconds in which a server expects each answer; it also waits so long for who is alone with the database."""
USUAL = {
    "connect_timeout": str(PATIENCE),
    "tcp_user_timeout": "5000",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "application_name": "undaunted",
}
"""What the address may say otherwise: above all, how soon the system notices that nobody is there."""
STUCK = "3s"
"""After which the database ends a transaction whose process went silent in its midst: others wait for it."""

IN_ANOTHERS_WAY = ("40P01", "40001")
"""PostgreSQL's codes for a transaction that it ended for the sake of others."""
DAMAGE = ("XX", "58030", "58P01")
"""How the codes begin that PostgreSQL has for pages and files that make no sense: its own classes for damaged
data and indices (XX001, XX002), what it never expected to find (XX000), a disk or a file that fails it."""

_MARKS = re.compile(r"\?(\d+)|\?|%|x''")
Values = Sequence[Any]  # whatever a column holds
T = TypeVar("T")
Waiting = Generator[Any, Any, T]  # psycopg's own: what it waits for, and what has come


class Answer:
    """To one question. What is damaged may be noticed only when it is taken out."""

    def __init__(self, cursor: psycopg.Cursor[tuple[Any, ...]]) -> None:
        self._cursor = cursor

    @property
    def rowcount(self) -> int:
        return self._cursor.rowcount

    def fetchone(self) -> tuple[Any, ...] | None:
        with _as_sqlite():
            return self._cursor.fetchone()

    def fetchall(self) -> list[tuple[Any, ...]]:
        with _as_sqlite():
            return self._cursor.fetchall()

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return iter(self.fetchall())


class Connection:
    """Made anew whenever it was lost, at the next question. What was begun before that is gone."""

    def __init__(
        self, url: str, read_only: bool = False, durable: bool = True, patience: float = math.inf
    ) -> None:
        """Not `durable`: for signs of life, which others are to see at once, however slow the disk is.

        `patience`: seconds in which it expects each answer; then it takes the database for gone.
        """
        self.url = url
        self._patience = patience
        self.guard = ""
        """A question without parameters that each transaction of the writer begins with, and …"""
        self.unguarded = False
        """… whether it found nothing: then nothing may be written."""
        with _as_sqlite():
            wished = conninfo_to_dict(url)
        self._where = make_conninfo(url, **{key: value for key, value in USUAL.items() if key not in wished})
        self._options = f"{wished.get('options') or ''} -c idle_in_transaction_session_timeout={STUCK}"
        self._options += f" -c synchronous_commit={'on' if durable else 'off'}"
        if read_only:
            # So that one transaction sees one moment.
            self._options += (
                " -c default_transaction_read_only=on -c default_transaction_isolation=repeatable\\ read"
            )
        self._connection: _Patient | None = None
        self._found()

    def execute(self, sql: str, parameters: Values = ()) -> Answer:
        with _as_sqlite():
            if sql.startswith("BEGIN"):
                return Answer(self._begin(writing=sql == "BEGIN IMMEDIATE"))
            if sql == "ROLLBACK" and not self.in_transaction:
                return Answer(psycopg.Cursor(self._found()))
            return Answer(self._found().execute(*_spoken(sql, parameters)))

    def executemany(self, sql: str, rows: Iterable[Values]) -> None:
        for row in rows:
            self.execute(sql, row)

    def run(self, script: str) -> None:
        """Several statements at once."""
        with _as_sqlite():
            self._found().execute(script)

    def expect_answers(self, patience: float) -> None:
        """Each within so many seconds from now on."""
        self._patience = patience
        if self._connection is not None:
            self._connection.patience = patience

    @property
    def in_transaction(self) -> bool:
        return (
            self._connection is not None
            and not self._connection.closed
            and self._connection.info.transaction_status != TransactionStatus.IDLE
        )

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _begin(self, writing: bool) -> psycopg.Cursor[tuple[Any, ...]]:
        if not (writing and self.guard):
            return self._found().execute("BEGIN")
        # In one go: it is asked before every commit.
        cursor = self._found().execute(f"BEGIN; {self.guard}")
        cursor.nextset()
        self.unguarded = cursor.fetchone() is None
        return cursor

    def _found(self) -> psycopg.Connection[tuple[Any, ...]]:
        if self._connection is None or self._connection.closed:
            with _as_sqlite():
                self._connection = _Patient.connect(self._where, autocommit=True, options=self._options)
                self._connection.patience = self._patience
        return self._connection


class _Patient(psycopg.Connection[tuple[Any, ...]]):
    """Waits only so long. The system notices a machine that is gone, but not one that takes everything and
    answers nothing: a database that hangs, or a proxy before it."""

    patience = math.inf

    def wait(self, gen: Waiting[T], *args: Any, **more: Any) -> T:
        return super().wait(self._in_time(gen), *args, **more)

    def _in_time(self, gen: Waiting[T]) -> Waiting[T]:
        end = time.monotonic() + self.patience
        try:
            waits_for = next(gen)
            while True:
                ready = yield waits_for
                if not ready and time.monotonic() > end:
                    self.close()
                    raise psycopg.OperationalError(f"no answer within {self.patience:g} s")
                waits_for = gen.send(ready)
        except StopIteration as done:
            return cast(T, done.value)


@lru_cache(maxsize=500)
def _translated(sql: str) -> tuple[str, bool]:
    """The same question in psycopg's words, and whether its parameters have numbers."""
    numbered = False

    def mark(found: re.Match[str]) -> str:
        nonlocal numbered
        if found[1]:
            numbered = True
            return f"%(p{found[1]})s"
        return {"?": "%s", "%": "%%", "x''": "''::bytea"}[found[0]]

    return _MARKS.sub(mark, sql), numbered


def _spoken(sql: str, parameters: Values) -> tuple[str, Any]:
    text, numbered = _translated(sql)
    given = [_plain(one) for one in parameters]
    if numbered:
        return text, {f"p{number}": one for number, one in enumerate(given, start=1)}
    return text, given


def _plain(value: Any) -> Any:
    """PostgreSQL knows no text with a NUL in it: nothing is called so, and who asks for it finds nothing."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) and "\0" in value else value


@contextmanager
def _as_sqlite() -> Iterator[None]:
    """No detail is told: it may quote what was to be kept."""
    try:
        yield
    except (psycopg.IntegrityError, RaiseException) as error:
        raise sqlite3.IntegrityError(_told(error)) from error
    except UnicodeDecodeError as error:
        raise _damaged("text that does not decode to UTF-8") from error
    except psycopg.Error as error:
        if (error.sqlstate or "").startswith(DAMAGE):
            raise _damaged(_told(error)) from error
        told = sqlite3.OperationalError(_told(error))
        if error.sqlstate in IN_ANOTHERS_WAY:
            told.sqlite_errorcode = IN_THE_WAY
        raise told from error


def _damaged(what: str) -> sqlite3.Error:
    error = sqlite3.DatabaseError(what)
    error.sqlite_errorcode = CORRUPT
    return error


def _told(error: psycopg.Error) -> str:
    return error.diag.message_primary or str(error).strip() or type(error).__name__
