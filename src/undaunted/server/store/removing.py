"""What a host takes out of the store for good: tables, campaigns, names and talk. Nobody else ever does."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from undaunted.server.store import campaigns
from undaunted.server.store.address import is_url
from undaunted.server.store.database import open_shared_to_write
from undaunted.server.store.errors import NoCampaign, NoStore, NoTable, NotKept, StoreError
from undaunted.server.store.importing import opened
from undaunted.server.store.postgresql.removing import alone, take_from_players

OF_A_TABLE = ("journal", "seats", "devices", "carried", "talk")
OF_A_CAMPAIGN = ("campaign_rows", "campaign_sides", "campaign_devices", "campaign_carried", "campaign_games")


class InCampaign(StoreError):
    """A table that its campaign needs."""

    def __init__(self, table: str, campaign: str) -> None:
        super().__init__(
            f"table {table}: found a game of campaign {campaign}, expected one by itself:"
            " remove the campaign with all its games"
        )


class HasForks(StoreError):
    """A campaign whose games others go on from."""

    def __init__(self, campaign: str, forks: Sequence[str]) -> None:
        super().__init__(
            f"campaign {campaign}: found others that went on from it ({', '.join(forks)}),"
            " expected none: remove those as well"
        )


@contextmanager
def removing(data: Path | str) -> Iterator[sqlite3.Connection]:
    """The file to take something out of, all of it or nothing; refused while a server has it.

    What went is overwritten, also in the log beside the file. A database may have as many servers as there
    are: they wait meanwhile, and who plays what is removed begins anew.
    """
    if isinstance(data, str) and is_url(data):
        with _removing_shared(data) as connection:
            yield connection
        return
    data = Path(data)
    if not data.is_file():
        raise NoStore(str(data), "no such file")
    with opened(data) as connection:
        try:
            connection.execute("PRAGMA secure_delete = ON")
            with _unguarded(connection):
                yield connection
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise NotKept(str(error)) from error
        with suppress(sqlite3.Error):  # it takes room to give room back; what was to go is gone
            connection.execute("VACUUM")


@contextmanager
def _removing_shared(url: str) -> Iterator[sqlite3.Connection]:
    with closing(open_shared_to_write(url)) as connection:
        try:
            with alone(connection):
                yield connection
        except sqlite3.Error as error:
            raise NotKept(str(error)) from error


def _from_players(connection: sqlite3.Connection, ids: Sequence[str]) -> None:
    """Those who play it must not go on with what they remember. A file has no server meanwhile."""
    # What stands for one of a database is none, though the type checker is told so.
    if type(connection) is not sqlite3.Connection:
        take_from_players(connection, ids)


@contextmanager
def _unguarded(connection: sqlite3.Connection) -> Iterator[None]:
    """In one transaction, without the triggers that let nobody tear a journal; they are back at its end."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        guards = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in guards:
            connection.execute(f'DROP TRIGGER "{name}"')
        yield
        for _, sql in guards:
            connection.execute(sql)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


# What there is to remove


def check_tables(connection: sqlite3.Connection, ids: Sequence[str]) -> None:
    for id in ids:
        found = connection.execute("SELECT campaign FROM tables WHERE id = ?", (id,)).fetchone()
        if found is None:
            raise NoTable(id)
        if found[0]:
            raise InCampaign(id, found[0])


def old_tables(connection: sqlite3.Connection, before: float, unfinished: bool) -> list[str]:
    """Where nothing has happened since; those of campaigns stay with them."""
    states = ("over", "waiting", "playing") if unfinished else ("over",)
    found = connection.execute(
        f"SELECT id FROM tables WHERE changed < ? AND campaign = '' AND state IN ({_marks(states)})"
        " ORDER BY changed, id",
        (before, *states),
    )
    return [id for (id,) in found]


def check_campaigns(connection: sqlite3.Connection, ids: Sequence[str]) -> None:
    for id in ids:
        if not connection.execute("SELECT 1 FROM campaigns WHERE id = ?", (id,)).fetchone():
            raise NoCampaign(id)
        forks = [fork for fork, _ in campaigns.forks(connection, id) if fork not in ids]
        if forks:
            raise HasForks(id, forks)


def named(connection: sqlite3.Connection, name: str) -> int:
    """How many seats and sides somebody has under this name."""
    return sum(
        int(connection.execute(f"SELECT count(*) FROM {part} WHERE name = ?", (name,)).fetchone()[0])
        for part in ("seats", "campaign_sides")
    )


def said(connection: sqlite3.Connection, table: str) -> int:
    """How many lines: at one table, or at all."""
    found = connection.execute("SELECT count(*) FROM talk WHERE ? IN ('', table_id)", (table,))
    return int(found.fetchone()[0])


# Removing it


def remove_tables(connection: sqlite3.Connection, ids: Sequence[str]) -> None:
    _from_players(connection, ids)
    for id in ids:
        for part in OF_A_TABLE:
            connection.execute(f"DELETE FROM {part} WHERE table_id = ?", (id,))
        connection.execute("DELETE FROM tables WHERE id = ?", (id,))
        # Whoever played there and was offered to play on finds no dead link.
        connection.execute("UPDATE tables SET rematch = '' WHERE rematch = ?", (id,))
    connection.execute("DELETE FROM contents WHERE hash NOT IN (SELECT content FROM tables)")


def remove_campaigns(connection: sqlite3.Connection, ids: Sequence[str]) -> None:
    """With the tables of their games."""
    _from_players(connection, ids)
    tables = []
    for id in ids:
        found = connection.execute("SELECT id FROM tables WHERE campaign = ?", (id,))
        tables += [table for (table,) in found]
        for part in OF_A_CAMPAIGN:
            connection.execute(f"DELETE FROM {part} WHERE campaign_id = ?", (id,))
        connection.execute("DELETE FROM campaigns WHERE id = ?", (id,))
    remove_tables(connection, tables)


def remove_name(connection: sqlite3.Connection, name: str) -> None:
    """Whoever had it keeps his seat, without a name."""
    found = connection.execute(
        "SELECT table_id FROM seats WHERE name = ?1 UNION"
        " SELECT campaign_id FROM campaign_sides WHERE name = ?1",
        (name,),
    )
    _from_players(connection, [id for (id,) in found])
    for part in ("seats", "campaign_sides"):
        connection.execute(f"UPDATE {part} SET name = '' WHERE name = ?", (name,))


def remove_talk(connection: sqlite3.Connection, table: str) -> None:
    found = connection.execute("SELECT DISTINCT table_id FROM talk WHERE ? IN ('', table_id)", (table,))
    _from_players(connection, [id for (id,) in found])
    connection.execute("DELETE FROM talk WHERE ? IN ('', table_id)", (table,))


def _marks(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))
