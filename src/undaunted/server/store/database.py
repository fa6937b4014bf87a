"""The SQLite file: opening it safely, and bringing an older one up to date."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path

from undaunted.server.store.address import is_url, shown
from undaunted.server.store.errors import NoStore, StoreTooNew

MEMORY = ":memory:"
APPLICATION = 0x556E6461
"""Marks a file as ours (`Unda`), so that nobody's other database is taken for one."""
MAGIC = b"SQLite format 3\0"
LOG = 5 * 1024 * 1024
"""Bytes of the write-ahead log: the thousand pages after which it begins anew, and some more."""
PATIENCE = 5.0
"""Seconds to wait for somebody who holds the file for a moment, such as a backup."""


def schema() -> list[str]:
    """The steps from nothing to today's schema; step n leads to version n."""
    folder = files("undaunted.server.store") / "schema"
    return [(folder / f"{number}.sql").read_text(encoding="utf-8") for number in range(1, VERSION + 1)]


VERSION = 6
"""Of the schema: one more for every file in `schema/`."""


def is_database(path: Path) -> bool:
    """Whether it looks like one from outside, whoever's it is."""
    try:
        # Opening a pipe would wait for whoever writes to it.
        if not path.is_file():
            return False
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:
        return False


def open_to_write(path: str) -> sqlite3.Connection:
    """The writer's connection, with the file made or brought up to date where need be."""
    if path != MEMORY:
        make_private(Path(path))
    try:
        connection = _connect(path)
    except sqlite3.Error as error:
        raise NoStore(path, str(error)) from error
    try:
        bring_up_to_date(connection, path, schema())
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # Where the system's own sync stops short of the disk (macOS).
        connection.execute("PRAGMA fullfsync = ON")
        connection.execute("UPDATE pulse SET beat = beat + 1")
        if path != MEMORY:
            lay_out_log(f"{path}-wal")
    except sqlite3.Error as error:
        connection.close()
        raise NoStore(path, str(error), "a database of undaunted that can be written") from error
    except BaseException:
        connection.close()
        raise
    return connection


def lay_out_log(path: str) -> None:
    """Let the write-ahead log have its full length from the start: SQLite takes zeros at its end for nothing.

    To make a file longer, the file system has to write about it as well, in a thread of its own; on a busy
    machine that took 4 ms for one decision in ten where 0.2 are enough.
    """
    with suppress(OSError), open(path, "r+b") as log:  # a full disk is for those to notice who write
        room = LOG - log.seek(0, os.SEEK_END)
        if room > 0:
            log.write(bytes(room))
            log.flush()
            os.fsync(log.fileno())


def open_to_read(path: str) -> sqlite3.Connection:
    """A connection that cannot write; the file must be there and of today's schema."""
    place = Path(path)
    if not place.is_file():
        raise NoStore(path, "a folder" if place.is_dir() else "no such file")
    try:
        connection = _connect(f"{place.absolute().as_uri()}?mode=ro", uri=True)
    except sqlite3.Error as error:
        raise NoStore(path, str(error)) from error
    try:
        version = _version(connection, path)
    except BaseException:
        connection.close()
        raise
    if version != VERSION:
        connection.close()
        raise NoStore(path, f"schema {version}", f"schema {VERSION}: a server brings it up to date")
    return connection


@contextmanager
def reading(path: Path | str) -> Iterator[sqlite3.Connection]:
    """The same for a while; a file that turns out to be damaged is an error of ours."""
    shared = isinstance(path, str) and is_url(path)
    connection = open_shared_to_read(str(path)) if shared else open_to_read(str(path))
    try:
        yield connection
    except sqlite3.Error as error:
        where = shown(str(path)) if shared else str(path)
        raise NoStore(where, str(error), "a sound database of undaunted") from error
    finally:
        connection.close()


def open_shared_to_read(url: str) -> sqlite3.Connection:
    """The same for a PostgreSQL database; what speaks to it is imported only then."""
    with needing_psycopg(url):
        from undaunted.server.store.postgresql.opening import open_to_read as open_shared
        from undaunted.server.store.postgresql.store import as_sqlite
    return as_sqlite(open_shared(url))


def open_shared_to_write(url: str) -> sqlite3.Connection:
    with needing_psycopg(url):
        from undaunted.server.store.postgresql.opening import open_to_write as open_shared
        from undaunted.server.store.postgresql.store import as_sqlite
    return as_sqlite(open_shared(url))


@contextmanager
def needing_psycopg(url: str) -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        expected = "it installed: pip install 'undaunted[postgresql]'"
        raise NoStore(shown(url), f"no {error.name or 'psycopg'}", expected) from error


def bring_up_to_date(connection: sqlite3.Connection, path: str, steps: Sequence[str]) -> None:
    """Take the steps that are missing, each whole or not at all."""
    version = _version(connection, path, newest=len(steps))
    for number in range(version + 1, len(steps) + 1):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{steps[number - 1]}\n"
                f"PRAGMA application_id = {APPLICATION};\nPRAGMA user_version = {number};\nCOMMIT;"
            )
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _version(connection: sqlite3.Connection, path: str, newest: int = VERSION) -> int:
    """Of the file's schema; 0 for an empty file. What is not ours, or too new, is refused."""
    try:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        owner = connection.execute("PRAGMA application_id").fetchone()[0]
        empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    except sqlite3.Error as error:
        raise NoStore(path, str(error)) from error
    if owner != APPLICATION and not (empty and version == 0 and owner == 0):
        raise NoStore(path, "somebody else's database")
    if version > newest:
        raise StoreTooNew(path, version, newest)
    return version


def _connect(path: str, uri: bool = False) -> sqlite3.Connection:
    # Used by one thread at a time, but closed by another.
    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False, uri=uri
    )
    # Whatever stands in a file's schema may do nothing but compute.
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def make_folder(place: Path) -> None:
    try:
        place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise NoStore(str(place), f"{error.strerror}", "a folder that is there or can be made") from error


def make_private(place: Path, *, fresh: bool = False) -> None:
    """An empty file that only its owner may read: seeds of running games will lie in there."""
    try:
        os.close(os.open(place, os.O_RDWR | os.O_CREAT | (os.O_EXCL if fresh else 0), 0o600))
    except FileExistsError as error:
        raise NoStore(str(place), "a file that is there already", "the name of a new one") from error
    except OSError as error:
        raise NoStore(str(place), f"{error.strerror}", "a file that can be written") from error
