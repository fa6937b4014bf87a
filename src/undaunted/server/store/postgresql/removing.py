"""Being alone with the database for a moment, to take something out of it while servers run."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from undaunted.server.store.postgresql import leases

GUARDED = ("journal", "campaign_rows")
"""What has triggers that let nobody tear it."""


@contextmanager
def alone(connection: sqlite3.Connection) -> Iterator[None]:
    """One transaction, all of it or nothing, during which no process keeps anything, takes a table or joins.

    Each transaction of a server begins with the row of its process: so those wait, and all others have ended.
    Whoever imports a game waits for the tables. Nobody waits who only reads.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("LOCK TABLE processes IN EXCLUSIVE MODE")
        connection.execute("LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE")
        for one in GUARDED:
            connection.execute(f"ALTER TABLE {one} DISABLE TRIGGER USER")
        yield
        for one in GUARDED:
            connection.execute(f"ALTER TABLE {one} ENABLE TRIGGER USER")
        # Nobody could give a sign of life meanwhile.
        connection.execute("UPDATE processes SET beat = clock_timestamp()")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def take_from_players(connection: sqlite3.Connection, ids: Sequence[str]) -> None:
    """Whoever plays one of these is none of the processes any more: it keeps nothing of what it remembers,
    lets everybody go and begins anew, as one that was taken for dead."""
    for id in ids:
        leases.take_out_holder(connection, id)
