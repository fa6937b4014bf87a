"""A disk that is full, a file that somebody holds: those who wait hear of it, and nothing is half done."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest

from undaunted.game.record.rows import Row
from undaunted.server.store import NotKept, OutOfOrder, Store

from .tables import going_on, new_table, row

LONG = "x" * 3000


async def set_pragma(store: Store, pragma: str) -> None:
    await store._writer.do(lambda connection: connection.execute(f"PRAGMA {pragma}").fetchone())


async def fill(store: Store, table: str) -> int:
    """Rows until no more fit; gives how many were kept."""
    for number in range(1, 1000):
        try:
            await store.append(table, [Row(number, "US", LONG)], going_on(number))
        except NotKept as error:
            assert "full" in error.why  # noqa: PT017  the rows before it must not raise
            return number - 1
    raise AssertionError("it never was full")


def test_a_full_file(tmp_path: Path) -> None:
    record = new_table()

    async def scene() -> None:
        store = Store.open(tmp_path / "undaunted.db")
        await store.create(record)
        await set_pragma(store, "max_page_count = 40")
        kept = await fill(store, record.id)
        assert kept > 3
        assert len(await store.journal(record.id)) == kept
        found = await store.table(record.id)
        assert found is not None
        assert found.decisions == kept
        # Room again: it goes on where it stopped.
        await set_pragma(store, "max_page_count = 4000")
        await store.append(record.id, [Row(kept + 1, "US", LONG)], going_on(kept + 1))
        assert len(await store.journal(record.id)) == kept + 1
        assert await store.writable()
        await store.close()

    asyncio.run(scene())


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits on the size of files")
def test_a_full_disk(tmp_path: Path) -> None:
    import resource

    path = tmp_path / "undaunted.db"
    record = new_table()
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def scene() -> None:
        store = Store.open(path)
        await store.create(record)
        # The log has its length already; no part of it may be written any more.
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
        try:
            results = await asyncio.gather(
                *(store.append(record.id, [row(number)], going_on(number)) for number in range(1, 11)),
                return_exceptions=True,
            )
            could = await store.writable()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        # The later ones may come in a transaction of their own, and are then not the next any more.
        assert isinstance(results[0], NotKept)
        assert all(isinstance(one, NotKept | OutOfOrder) for one in results)
        assert not could
        assert await store.journal(record.id) == []
        assert await store.writable()
        await store.append(record.id, [row(1)], going_on(1))
        assert await store.journal(record.id) == [row(1)]
        await store.close()

    asyncio.run(scene())


def test_a_file_that_somebody_holds(tmp_path: Path) -> None:
    record = new_table()

    async def scene() -> None:
        store = Store.open(tmp_path / "undaunted.db")
        await store.create(record)
        await set_pragma(store, "busy_timeout = 20")
        other = sqlite3.connect(tmp_path / "undaunted.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotKept, match="locked"):
            await store.append(record.id, [row(1)], going_on(1))
        assert not await store.writable()
        # Reading goes on meanwhile.
        assert await store.journal(record.id) == []
        other.execute("ROLLBACK")
        other.close()
        await store.append(record.id, [row(1)], going_on(1))
        assert await store.writable()
        await store.close()

    asyncio.run(scene())
