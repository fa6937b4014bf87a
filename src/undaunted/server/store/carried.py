"""Keys with which a seat is taken along to another device, and the tokens that such devices got."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

MOST_DEVICES = 8
"""Besides the first one; of more, the one that came first has to be carried over again."""
KEPT = 86_400.0
"""Seconds after its end for which a key is remembered, to say that it has expired rather than never been."""


class Carried(msgspec.Struct, frozen=True):
    table: str
    seats: tuple[str, ...]
    until: float
    used: bool


def offer(
    connection: sqlite3.Connection, key_hash: bytes, table: str, seats: Sequence[str], until: float
) -> None:
    """A new key. An older one of the same seats is void; those long past are forgotten."""
    connection.execute("DELETE FROM carried WHERE until < ?", (until - KEPT,))
    connection.execute(
        "UPDATE carried SET until = 0 WHERE table_id = ? AND seats = ? AND used = 0 AND until > 0",
        (table, " ".join(seats)),
    )
    connection.execute(
        "INSERT INTO carried (key_hash, table_id, seats, until) VALUES (?, ?, ?, ?)",
        (key_hash, table, " ".join(seats), until),
    )


def offered(connection: sqlite3.Connection, key_hash: bytes) -> Carried | None:
    found = connection.execute(
        "SELECT table_id, seats, until, used FROM carried WHERE key_hash = ?", (key_hash,)
    ).fetchone()
    return Carried(found[0], tuple(found[1].split()), found[2], bool(found[3])) if found else None


def take(connection: sqlite3.Connection, key_hash: bytes, token_hash: bytes, now: float) -> bool:
    """Use a key up: the device has its token from now on. False where the key is not to be used any more."""
    used = connection.execute(
        "UPDATE carried SET used = 1 WHERE key_hash = ? AND used = 0 AND until >= ?", (key_hash, now)
    )
    if not used.rowcount:
        return False
    found = offered(connection, key_hash)
    assert found is not None
    for seat in found.seats:
        connection.execute(
            "INSERT INTO devices (table_id, seat, token_hash, since) VALUES (?, ?, ?, ?)",
            (found.table, seat, token_hash, now),
        )
        connection.execute(
            "DELETE FROM devices WHERE table_id = ?1 AND seat = ?2 AND token_hash NOT IN ("
            " SELECT token_hash FROM devices WHERE table_id = ?1 AND seat = ?2 ORDER BY since DESC LIMIT ?3)",
            (found.table, seat, MOST_DEVICES),
        )
    return True


def devices(connection: sqlite3.Connection, table: str) -> dict[str, tuple[bytes, ...]]:
    """The tokens of other devices, as hashes, by seat."""
    found: dict[str, tuple[bytes, ...]] = {}
    for seat, token_hash in connection.execute(
        "SELECT seat, token_hash FROM devices WHERE table_id = ? ORDER BY since", (table,)
    ):
        found[seat] = (*found.get(seat, ()), token_hash)
    return found
