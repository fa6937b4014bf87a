"""A file is opened by one server, if it is ours and not too new; an older one is brought up to date."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from undaunted.server.store import NoStore, Store, StoreInUse, StoreTooNew
from undaunted.server.store.database import APPLICATION, LOG, VERSION, bring_up_to_date, open_to_read, schema

from .tables import going_on, new_table, row

HOLDER = """
import os, sys, time
from undaunted.server.store import Store
store = Store.open(sys.argv[1])
child = os.fork() if "fork" in sys.argv else 0
if not child:  # who was forked says so himself, once he has let go of what he inherited
    print(os.getpid() if "fork" in sys.argv else 0, flush=True)
time.sleep(60)
"""


def opened_and_closed(path: Path) -> None:
    async def scene() -> None:
        await Store.open(path).close()

    asyncio.run(scene())


@contextmanager
def server(path: Path, *args: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Another process that has the file; gives it and its child, if it was to have one."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path), *args], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    child = 0
    try:
        child = int(process.stdout.readline())
        yield process, child
    finally:
        process.kill()
        if child:
            os.kill(child, signal.SIGKILL)
        process.wait()
        process.stdout.close()


def test_two_stores_in_one_process(tmp_path: Path) -> None:
    path = tmp_path / "undaunted.db"

    async def scene() -> None:
        store = Store.open(path)
        with pytest.raises(StoreInUse, match=rf"in use by process {os.getpid()} "):
            Store.open(path)
        with pytest.raises(StoreInUse):
            Store.open(tmp_path / "." / "undaunted.db")
        await store.create(new_table())
        await store.close()

    asyncio.run(scene())
    opened_and_closed(path)


def test_two_servers(tmp_path: Path) -> None:
    path = tmp_path / "undaunted.db"
    with server(path) as (process, _):
        with pytest.raises(
            StoreInUse, match=rf"undaunted.db: found in use by process {process.pid}, expected"
        ):
            Store.open(path)
        process.kill()
        process.wait()
        opened_and_closed(path)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_child_that_outlives_its_server_does_not_keep_the_file(tmp_path: Path) -> None:
    path = tmp_path / "undaunted.db"
    with server(path, "fork") as (process, child):
        process.kill()
        process.wait()
        os.kill(child, 0)  # it is still there
        opened_and_closed(path)


def test_what_is_no_database_of_ours(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("These are notes, and more than a hundred letters of them. " * 20, encoding="utf-8")
    with pytest.raises(NoStore, match=r"notes.txt: found file is not a database, expected"):
        Store.open(text)
    assert text.read_text(encoding="utf-8").startswith("These are notes")

    foreign = tmp_path / "foreign.db"
    connection = sqlite3.connect(foreign)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(NoStore, match="found somebody else's database"):
        Store.open(foreign)
    with pytest.raises(NoStore, match="found somebody else's database"):
        open_to_read(str(foreign))

    with pytest.raises(NoStore, match="found a folder, expected a file"):
        Store.open(tmp_path)
    with pytest.raises(NoStore, match=r"found .*, expected a folder"):
        Store.open(text / "undaunted.db")
    with pytest.raises(NoStore, match="found no such file"):
        open_to_read(str(tmp_path / "nothing.db"))


def test_one_that_was_refused_is_free_again(tmp_path: Path) -> None:
    path = tmp_path / "undaunted.db"
    path.write_bytes(b"no database at all, of no use to anybody" * 30)
    with pytest.raises(NoStore):
        Store.open(path)
    path.unlink()
    opened_and_closed(path)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    path = tmp_path / "undaunted.db"
    opened_and_closed(path)
    path.chmod(0o400)
    with pytest.raises(NoStore, match=r"undaunted.db: found Permission denied"):
        Store.open(path)


def test_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "undaunted.db"
    opened_and_closed(path)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    with pytest.raises(StoreTooNew, match=rf"found schema {VERSION + 1}, expected {VERSION} or older"):
        Store.open(path)


def test_an_older_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    path = str(tmp_path / "undaunted.db")
    connection = sqlite3.connect(path, isolation_level=None)
    first = "CREATE TABLE old (name TEXT) STRICT; INSERT INTO old VALUES ('kept');"
    bring_up_to_date(connection, path, [first])
    bring_up_to_date(
        connection, path, [first, "ALTER TABLE old ADD COLUMN more TEXT NOT NULL DEFAULT 'new';"]
    )
    assert connection.execute("SELECT name, more FROM old").fetchall() == [("kept", "new")]
    assert connection.execute("PRAGMA user_version").fetchone() == (2,)
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    connection.close()


def test_a_step_that_fails_leaves_the_older_schema(tmp_path: Path) -> None:
    path = str(tmp_path / "undaunted.db")
    connection = sqlite3.connect(path, isolation_level=None)
    first = "CREATE TABLE old (name TEXT) STRICT;"
    bring_up_to_date(connection, path, [first])
    with pytest.raises(sqlite3.Error):
        bring_up_to_date(
            connection, path, [first, "CREATE TABLE half (x TEXT) STRICT; CREATE TABLE old (x);"]
        )
    assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("old",)]
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    connection.close()


def test_every_step_of_the_schema_is_there(tmp_path: Path) -> None:
    folder = Path(sys.modules["undaunted.server.store"].__path__[0]) / "schema"
    assert sorted(path.name for path in folder.iterdir()) == [f"{n}.sql" for n in range(1, VERSION + 1)]
    assert len(schema()) == VERSION


def settings(connection: sqlite3.Connection) -> tuple[object, ...]:
    pragmas = ("journal_mode", "synchronous", "foreign_keys")
    return tuple(connection.execute(f"PRAGMA {one}").fetchone()[0] for one in pragmas)


def test_the_file_syncs_before_it_acknowledges(tmp_path: Path) -> None:
    async def scene() -> tuple[object, ...]:
        store = Store.open(tmp_path / "undaunted.db")
        asked = await store._writer.do(settings)
        await store.close()
        return asked

    full = 2
    assert asyncio.run(scene()) == ("wal", full, 1)


def test_the_log_has_its_length_before_anything_is_written(tmp_path: Path) -> None:
    """And what a crash leaves of it is read as if the rest were not there."""
    place, record = tmp_path / "undaunted.db", new_table()
    log = Path(f"{place}-wal")

    async def scene() -> None:
        store = Store.open(place)
        sizes = [log.stat().st_size]
        await store.create(record)
        for number in range(1, 40):
            await store.append(record.id, [row(number)], going_on(number))
        sizes.append(log.stat().st_size)
        assert sizes == [LOG, LOG]
        for end in ("", "-wal"):
            shutil.copy(f"{place}{end}", tmp_path / f"left.db{end}")
        await store.close()
        assert not log.exists(), "it went into the file"
        after = Store.open(tmp_path / "left.db")
        assert len(await after.journal(record.id)) == 39
        await after.close()

    asyncio.run(scene())
