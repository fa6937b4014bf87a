"""Which process plays which table: each function works on an open connection.

A process is a row, and what it holds are rows that go with it. So whoever is taken out holds nothing any
more, in the same instant; and since each transaction that keeps something begins with a look at the row of
its process, which cannot be taken out then until it ends (`guard`), one that was taken out keeps nothing.
"""

from __future__ import annotations

import re
import secrets
import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

DEAD = 5.0
"""Seconds without a word after which a process is taken out by another."""


class Peer(NamedTuple):
    """A process, and where the others reach it."""

    process: str
    address: str


class Claim(NamedTuple):
    """Who plays a table; `key` is what the lease is for: its campaign, or the table. Empty for none."""

    key: str
    holder: Peer


class Beat(NamedTuple):
    """`alive`: this process has not been taken out. `processes`: all that there are now."""

    alive: bool
    processes: frozenset[str]


NOBODY = Peer("", "")


def fresh_process() -> str:
    return secrets.token_hex(8)


def guard(process: str) -> str:
    """What transactions begin with. It does not wait for heartbeats, nor they for it."""
    assert re.fullmatch("[0-9a-f]+", process)
    return f"SELECT 1 FROM processes WHERE id = '{process}' FOR KEY SHARE"


def join(connection: sqlite3.Connection, process: str, address: str) -> str:
    """A new process; gives the secret that all of them know."""
    connection.execute("INSERT INTO processes (id, address) VALUES (?, ?)", (process, address))
    connection.execute(
        "INSERT INTO peer_secret (id, secret) VALUES (1, ?) ON CONFLICT DO NOTHING",
        (secrets.token_urlsafe(32),),
    )
    return str(connection.execute("SELECT secret FROM peer_secret").fetchone()[0])


def leave(connection: sqlite3.Connection, process: str) -> None:
    """It goes, and others may have at once what it held."""
    connection.execute("DELETE FROM processes WHERE id = ?", (process,))


def beat(connection: sqlite3.Connection, process: str) -> Beat:
    """A sign of life; and whoever has given none for too long is taken out.

    Not just after the database itself was started, nor by one who has given none for as long, as after the
    database hung: nobody could give any before. One who is in the midst of a transaction is left for the next
    time: the database ends it if it never goes on.
    """
    connection.execute(
        "DELETE FROM processes WHERE id IN (SELECT id FROM processes"
        " WHERE beat < clock_timestamp() - make_interval(secs => ?1)"
        " AND pg_postmaster_start_time() < clock_timestamp() - make_interval(secs => ?1)"
        " FOR UPDATE SKIP LOCKED)"
        " AND EXISTS (SELECT 1 FROM processes"
        " WHERE id = ?2 AND beat >= clock_timestamp() - make_interval(secs => ?1))",
        (DEAD, process),
    )
    alive = connection.execute(
        "UPDATE processes SET beat = clock_timestamp() WHERE id = ?", (process,)
    ).rowcount
    there = frozenset(id for (id,) in connection.execute("SELECT id FROM processes"))
    return Beat(bool(alive), there)


def key_of(connection: sqlite3.Connection, id: str) -> str:
    """Of a table or a campaign; empty where there is none."""
    found = connection.execute(
        "SELECT CASE campaign WHEN '' THEN id ELSE campaign END FROM tables WHERE id = ?1"
        " UNION ALL SELECT id FROM campaigns WHERE id = ?1",
        (id,),
    ).fetchone()
    return str(found[0]) if found else ""


def claim(connection: sqlite3.Connection, process: str, id: str) -> Claim:
    """For the process, unless somebody has it; NOBODY for a key where somebody else is just taking it.

    It never waits: two processes that want many tables, each in its own order and beside decisions, would
    wait for one another.
    """
    key = key_of(connection, id)
    if not key:
        return Claim(key, NOBODY)
    holder = _holder(connection, key)
    if holder is NOBODY and _may_take(connection, key):
        holder = take(connection, process, key)
    elif holder.process == process and not _is_certain(connection, process, key):
        holder = NOBODY
    return Claim(key, holder)


def _may_take(connection: sqlite3.Connection, key: str) -> bool:
    """Until the end of the transaction nobody else may, then."""
    return any(
        connection.execute(
            f"SELECT 1 FROM {kind} WHERE id = ? FOR NO KEY UPDATE SKIP LOCKED", (key,)
        ).fetchone()
        for kind in ("tables", "campaigns")
    )


def _is_certain(connection: sqlite3.Connection, process: str, key: str) -> bool:
    """Whether a lease is not just being given away: that of before may still be under way in a database that
    hung."""
    return bool(
        connection.execute(
            "SELECT 1 FROM leases WHERE key = ? AND process = ? FOR KEY SHARE SKIP LOCKED", (key, process)
        ).fetchone()
    )


def take(connection: sqlite3.Connection, process: str, key: str) -> Peer:
    """The lease of this key, where it is free; gives who has it now. For what nobody else knows as yet."""
    connection.execute(
        "INSERT INTO leases (key, process) VALUES (?, ?) ON CONFLICT DO NOTHING", (key, process)
    )
    return _holder(connection, key)


def _holder(connection: sqlite3.Connection, key: str) -> Peer:
    found = connection.execute(
        "SELECT id, address FROM leases JOIN processes ON id = process WHERE key = ?", (key,)
    ).fetchone()
    return Peer(*found) if found else NOBODY


def hand_over(connection: sqlite3.Connection, process: str, key: str, to: str) -> bool:
    """To another process; False where it was not there, or not this one's to give."""
    given = connection.execute(
        "UPDATE leases SET process = ?1 WHERE key = ?2 AND process = ?3"
        " AND EXISTS (SELECT 1 FROM processes WHERE id = ?1)",
        (to, key, process),
    )
    return bool(given.rowcount)


def give_back(connection: sqlite3.Connection, process: str, keys: Sequence[str]) -> None:
    """For whoever wants them next."""
    connection.execute("DELETE FROM leases WHERE process = ? AND key = ANY(?)", (process, list(keys)))


def take_out_holder(connection: sqlite3.Connection, id: str) -> None:
    """The process that has this table or campaign, with all else that it holds."""
    connection.execute(
        "DELETE FROM processes WHERE id = (SELECT process FROM leases WHERE key = ?)",
        (key_of(connection, id),),
    )


def held(connection: sqlite3.Connection) -> frozenset[str]:
    """All keys that somebody has."""
    return frozenset(key for (key,) in connection.execute("SELECT key FROM leases"))


def free_tables(connection: sqlite3.Connection, ids: list[str]) -> list[str]:
    """Those of these tables or campaigns that nobody has."""
    taken = held(connection) if ids else frozenset()
    return [id for id in ids if key_of(connection, id) not in taken]
