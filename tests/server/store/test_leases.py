"""Leases are taken beside decisions, and never in the way of one."""

from __future__ import annotations

import asyncio
import threading

import psycopg
import pytest

from local_postgresql import Cluster
from tests.server.store.tables import going_on, new_table, row
from tests.server.store.test_postgresql import played
from undaunted.server.store import Store, TableRecord
from undaunted.server.store.errors import HeldElsewhere, StoreError
from undaunted.server.store.postgresql import store as module
from undaunted.server.store.postgresql.connection import Connection
from undaunted.server.store.postgresql.store import SharedStore

PATIENCE = 30.0


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.database()


async def laid(url: str, count: int) -> list[TableRecord]:
    """Tables that nobody plays."""
    other = Store.open(url)
    records = [new_table() for _ in range(count)]
    await asyncio.gather(*(other.create(record) for record in records))
    await other.close()
    return records


def test_two_that_want_the_same_tables_in_another_order_refuse_nobody(url: str) -> None:
    async def scene(first: SharedStore, second: SharedStore) -> None:
        records = await laid(url, 200)
        mine = [new_table(), new_table()]
        await first.create(mine[0])
        await second.create(mine[1])
        wishes = [first.hold(one.id) for one in records]
        wishes += [second.hold(one.id) for one in reversed(records)]
        decisions = [
            store.append(record.id, [row(1)], going_on(1))
            for store, record in zip((first, second), mine, strict=True)
        ]
        found = await asyncio.gather(*wishes, *decisions, return_exceptions=True)
        assert [one for one in found if one is not None and not isinstance(one, HeldElsewhere)] == []
        for record in records:
            assert first.holds(record.id) != second.holds(record.id)

    played(url, scene)


def test_no_decision_waits_for_a_lease_that_another_is_just_taking(url: str) -> None:
    async def scene(first: SharedStore, second: SharedStore) -> None:
        (wanted,) = await laid(url, 1)
        played_here = new_table()
        await first.create(played_here)
        with psycopg.connect(url) as taking:
            taking.execute("SELECT 1 FROM tables WHERE id = %s FOR NO KEY UPDATE", (wanted.id,))
            taking.execute("INSERT INTO leases (key, process) VALUES (%s, %s)", (wanted.id, second.process))
            asked = asyncio.create_task(first.hold(wanted.id))
            async with asyncio.timeout(PATIENCE):
                await first.append(played_here.id, [row(1)], going_on(1))
            assert not asked.done(), "nobody can say yet"
        with pytest.raises(HeldElsewhere) as elsewhere:
            await asked
        assert elsewhere.value.process == second.process

    played(url, scene)


def test_what_is_just_given_away_is_not_taken_for_ones_own(url: str) -> None:
    """A database that hung may still be doing what was given up."""

    async def scene(first: SharedStore, second: SharedStore) -> None:
        (wanted,) = await laid(url, 1)
        played_here = new_table()
        await first.create(played_here)
        await first.hold(wanted.id)
        with psycopg.connect(url) as late:
            late.execute("DELETE FROM leases WHERE key = %s", (wanted.id,))
            first._mine.discard(wanted.id)
            asked = asyncio.create_task(first.hold(wanted.id))
            async with asyncio.timeout(PATIENCE):
                await first.append(played_here.id, [row(1)], going_on(1))
            assert not asked.done(), "nobody can say yet"
        await asked
        assert first.holds(wanted.id)
        with pytest.raises(HeldElsewhere):
            await second.hold(wanted.id)

    played(url, scene)


def test_what_nobody_can_take_is_not_tried_for_ever(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(first: SharedStore, second: SharedStore) -> None:
        other = Store.open(url)
        of_a_lost_campaign = new_table(campaign="lost")
        await other.create(of_a_lost_campaign)
        await other.close()
        monkeypatch.setattr(module, "ANSWER", 0.1)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(StoreError, match="no way to take it"):
                await first.hold(of_a_lost_campaign.id)

    played(url, scene)


def test_what_a_deadlock_broke_off_is_done_again(url: str) -> None:
    async def scene(first: SharedStore, second: SharedStore) -> None:
        one, other = await laid(url, 2)
        both = threading.Barrier(2)
        met: set[SharedStore] = set()

        async def change(store: SharedStore, order: list[TableRecord]) -> None:
            def work(connection: Connection) -> None:
                for record in order:
                    connection.execute("UPDATE tables SET listed = listed WHERE id = ?", (record.id,))
                    if store not in met:
                        met.add(store)
                        both.wait(PATIENCE)

            await store._writer.do(work)  # type: ignore[arg-type]  # as the store itself takes it

        await asyncio.gather(change(first, [one, other]), change(second, [other, one]))
        assert len(met) == 2

    played(url, scene)


def test_what_is_held_is_not_forgotten_for_what_is_not(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a table of a campaign nothing else tells that it is."""
    monkeypatch.setattr(module, "KNOWN", 3)

    async def scene(first: SharedStore, second: SharedStore) -> None:
        records = await laid(url, 8)
        of_campaign = new_table(campaign="the campaign")
        first._mine.add("the campaign")
        await first.create(of_campaign)
        for record in records:
            await second.hold(record.id)
            with pytest.raises(HeldElsewhere):
                await first.hold(record.id)
        assert first.holds(of_campaign.id)
        await first.append(of_campaign.id, [row(1)], going_on(1))
        assert len(first._keys) <= 3

    played(url, scene)
