"""A database that takes everything and answers nothing: whoever waits for it hears that nothing was kept."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest

from local_postgresql import Cluster
from tests.server.store.tables import going_on, new_table, row
from tests.server.store.test_postgresql import played
from undaunted.server.guard import Health, health
from undaunted.server.store.errors import NotKept, StoreError
from undaunted.server.store.postgresql import store as module
from undaunted.server.store.postgresql.connection import Connection
from undaunted.server.store.postgresql.store import SharedStore

PATIENCE = 30.0


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.database()


@contextmanager
def hanging(url: str) -> Iterator[None]:
    """All that work for our connections are stopped: the system goes on to take what is sent to them."""
    with psycopg.connect(url) as asking:
        found = asking.execute(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        ).fetchall()
    pids = [int(pid) for (pid,) in found]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_nothing_hangs_on_a_database_that_does(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ANSWER", 2.0)

    async def scene(first: SharedStore, second: SharedStore) -> None:
        record = new_table()
        await first.create(record)
        await first.table(record.id)
        await first.beat()
        with hanging(url):
            async with asyncio.timeout(PATIENCE):
                with pytest.raises(NotKept, match="no answer within"):
                    await first.append(record.id, [row(1)], going_on(1))
                with pytest.raises(StoreError, match="no answer"):
                    await first.table(record.id)
                with pytest.raises(StoreError, match="no answer"):
                    await first.beat()
            # Over connections made anew, while those of before still hang.
            await first.append(record.id, [row(1)], going_on(1))
            assert await first.journal(record.id) == [row(1)]
        await first.append(record.id, [row(2)], going_on(2))
        assert await first.journal(record.id) == [row(1), row(2)]
        assert (await first.beat()).alive

    played(url, scene)


def test_what_is_kept_late_is_kept_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It hangs with a row that was written: whoever was told that it was not kept tries again meanwhile."""
    monkeypatch.setattr(module, "ANSWER", 2.0)

    async def scene(first: SharedStore, second: SharedStore) -> None:
        record = new_table()
        await first.create(record)
        with psycopg.connect(url) as late:
            late.execute(
                "INSERT INTO journal (table_id, number, seat, what, came) VALUES (%s, 1, 'US', 'late', '')",
                (record.id,),
            )
            with pytest.raises(NotKept):
                await first.append(record.id, [row(1)], going_on(1))
        with pytest.raises(StoreError):
            await first.append(record.id, [row(1)], going_on(1))
        assert [one.what for one in await first.journal(record.id)] == ["late"]
        await first.append(record.id, [row(2)], going_on(2))

    played(url, scene)


def test_health_says_so(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.5)

    async def scene(first: SharedStore, second: SharedStore) -> None:
        asked = Health(first.writable)
        with hanging(url):
            waiting = asyncio.create_task(first.writable())
            assert (await asked.condition()).status == "failing"
            assert not waiting.done(), "the store does not know yet"
        assert await waiting

    played(url, scene)


def test_the_host_says_when_a_connection_is_given_up(url: str) -> None:
    def told(more: str = "") -> dict[str, str]:
        connection = Connection(url + more)
        try:
            return connection._found().info.get_parameters()
        finally:
            connection.close()

    usual, own = told(), told("?tcp_user_timeout=1234&keepalives_idle=77&application_name=mine")
    assert (usual["tcp_user_timeout"], usual["connect_timeout"]) == ("5000", "5")
    assert (own["tcp_user_timeout"], own["keepalives_idle"]) == ("1234", "77")
    assert (own["connect_timeout"], own["application_name"]) == ("5", "mine")
