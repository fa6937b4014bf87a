"""Keys with which a seat is taken along to another device, and the tokens that such devices got."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

MOST_DEVICES = 8
"""Besides the first one; of more, the one that came first has to be carried over again."""
KEPT = 86_400.0
"""Seconds after its end for which a key is remembered, to say that it has expired rather than never been."""


class Kind(msgspec.Struct, frozen=True):
    """Where keys and devices are kept, and the column there that says whose they are."""

    keys: str
    devices: str
    owner: str


TABLES = Kind("carried", "devices", "table_id")
CAMPAIGNS = Kind("campaign_carried", "campaign_devices", "campaign_id")


class Carried(msgspec.Struct, frozen=True):
    """`table`: or the campaign."""

    table: str
    seats: tuple[str, ...]
    until: float
    used: bool


def offer(
    connection: sqlite3.Connection,
    key_hash: bytes,
    table: str,
    seats: Sequence[str],
    until: float,
    kind: Kind = TABLES,
) -> None:
    """A new key. An older one of the same seats is void; those long past are forgotten."""
    connection.execute(f"DELETE FROM {kind.keys} WHERE until < ?", (until - KEPT,))
    connection.execute(
        f"UPDATE {kind.keys} SET until = 0 WHERE {kind.owner} = ? AND seats = ? AND used = 0 AND until > 0",
        (table, " ".join(seats)),
    )
    connection.execute(
        f"INSERT INTO {kind.keys} (key_hash, {kind.owner}, seats, until) VALUES (?, ?, ?, ?)",
        (key_hash, table, " ".join(seats), until),
    )


def offered(connection: sqlite3.Connection, key_hash: bytes, kind: Kind = TABLES) -> Carried | None:
    found = connection.execute(
        f"SELECT {kind.owner}, seats, until, used FROM {kind.keys} WHERE key_hash = ?", (key_hash,)
    ).fetchone()
    return Carried(found[0], tuple(found[1].split()), found[2], bool(found[3])) if found else None


def take(
    connection: sqlite3.Connection, key_hash: bytes, token_hash: bytes, now: float, kind: Kind = TABLES
) -> bool:
    """Use a key up: the device has its token from now on. False where the key is not to be used any more.

    Who takes a seat in a campaign along has the campaign there, and so all its tables.
    """
    used = connection.execute(
        f"UPDATE {kind.keys} SET used = 1 WHERE key_hash = ? AND used = 0 AND until >= ?", (key_hash, now)
    )
    if not used.rowcount:
        return False
    found = offered(connection, key_hash, kind)
    assert found is not None
    whose = found.table
    if kind is TABLES and (campaign := _campaign(connection, whose)):
        kind, whose = CAMPAIGNS, campaign
    for seat in found.seats:
        connection.execute(
            f"INSERT INTO {kind.devices} ({kind.owner}, seat, token_hash, since) VALUES (?, ?, ?, ?)",
            (whose, seat, token_hash, now),
        )
        connection.execute(
            f"DELETE FROM {kind.devices} WHERE {kind.owner} = ?1 AND seat = ?2 AND token_hash NOT IN ("
            f" SELECT token_hash FROM {kind.devices} WHERE {kind.owner} = ?1 AND seat = ?2"
            " ORDER BY since DESC LIMIT ?3)",
            (whose, seat, MOST_DEVICES),
        )
    return True


def _campaign(connection: sqlite3.Connection, table: str) -> str:
    found = connection.execute("SELECT campaign FROM tables WHERE id = ?", (table,)).fetchone()
    return str(found[0]) if found else ""


def devices(connection: sqlite3.Connection, owner: str, kind: Kind = TABLES) -> dict[str, tuple[bytes, ...]]:
    """The tokens of other devices, as hashes, by seat."""
    found: dict[str, tuple[bytes, ...]] = {}
    for seat, token_hash in connection.execute(
        f"SELECT seat, token_hash FROM {kind.devices} WHERE {kind.owner} = ? ORDER BY since", (owner,)
    ):
        found[seat] = (*found.get(seat, ()), token_hash)
    return found
