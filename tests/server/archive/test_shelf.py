"""Where the archive finds the games: it reads the store itself, and says what it could not read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from local_postgresql import Cluster
from tests.server.store.tables import going_on, new_table
from tests.server.test_damage import damage, fill
from tests.server.test_replays import SEED
from undaunted.content.bundle import pack_up
from undaunted.content.stage import stage
from undaunted.server import pages
from undaunted.server.archive import Archive, Log, LookBack, Record, Replay, Staged
from undaunted.server.archive.task import Broken, Order, Unreadable, Volume
from undaunted.server.errors import Refusal
from undaunted.server.store import Store, TableRecord

from .test_archive import ROWS, SCENARIO

BUNDLE = pack_up(stage(SCENARIO))
Trouble = Unreadable | Broken


async def laid_down(store: Store) -> TableRecord:
    """A game, as a server leaves it there."""
    table = new_table(SCENARIO, seed=SEED)
    try:
        await store.create(table, BUNDLE)
        await store.append(table.id, ROWS, going_on(len(ROWS)))
        found = await store.table(table.id)
        assert found is not None
        return found
    finally:
        await store.close()


def orders(volume: Volume) -> list[Order]:
    return [
        Replay(volume, ("US",), "US", 3, 50, "fr"),
        LookBack(volume, "en"),
        Log(volume),
        Record(volume, ("US",), "en"),
        Staged(volume, "fr"),
    ]


def with_archive(store: str, deed: Callable[[Archive, list[Trouble]], Awaitable[None]]) -> None:
    async def run() -> None:
        troubles: list[Trouble] = []
        archive = Archive(store)
        archive.troubled = lambda _, trouble: troubles.append(trouble)
        try:
            await deed(archive, troubles)
        finally:
            await archive.close()

    asyncio.run(run())


async def refused(archive: Archive, order: Order) -> str:
    with pytest.raises(Refusal) as refusal:
        await archive.read(order)
    return refusal.value.code


def test_it_reads_a_file_itself_and_tells_what_it_would_of_a_game_that_came_along(tmp_path: Path) -> None:
    data = tmp_path / "games.db"
    table = asyncio.run(laid_down(Store.open(data)))

    async def deed(archive: Archive, _: list[Trouble]) -> None:
        brought = orders(Volume(table, ROWS, BUNDLE))
        for order, with_all in zip(orders(Volume(table)), brought, strict=True):
            told = await archive.read(order)
            assert told.body
            assert told == await archive.read(with_all)
            assert bool(told.packed and told.tag) == isinstance(order, Staged), "a browser may keep that one"

    with_archive(str(data), deed)


def test_it_reads_a_shared_database(cluster: Cluster) -> None:
    url = cluster.database()
    table = asyncio.run(laid_down(Store.open(url)))

    async def deed(archive: Archive, _: list[Trouble]) -> None:
        for order in orders(Volume(table)):
            assert (await archive.read(order)).body

    with_archive(url, deed)


def test_it_reads_on_where_the_game_has_gone_on(tmp_path: Path) -> None:
    data = tmp_path / "games.db"
    store = Store.open(data)

    async def begun() -> TableRecord:
        table = new_table(SCENARIO, seed=SEED)
        await store.create(table, BUNDLE)
        await store.append(table.id, ROWS[:5], going_on(5))
        return table

    async def deed(archive: Archive, _: list[Trouble]) -> None:
        table = await begun()
        assert len(await rows(archive, table)) == 5
        await store.append(table.id, ROWS[5:9], going_on(9))
        after = await store.table(table.id)
        assert after is not None
        assert len(await rows(archive, after)) == 9
        await store.close()

    async def rows(archive: Archive, table: TableRecord) -> tuple[pages.WrittenRow, ...]:
        told = (await archive.read(Record(Volume(table), (), "en"))).body
        return msgspec.json.decode(told, type=pages.Written).rows

    with_archive(str(data), deed)


def test_a_game_that_was_removed_is_not_there(tmp_path: Path) -> None:
    data = tmp_path / "games.db"
    table = asyncio.run(laid_down(Store.open(data)))
    gone = msgspec.structs.replace(table, id="gone")

    async def deed(archive: Archive, troubles: list[Trouble]) -> None:
        assert await refused(archive, LookBack(Volume(gone), "en")) == "no-table"
        assert troubles == []

    with_archive(str(data), deed)


def test_a_store_that_cannot_be_read_is_said_and_read_again_when_it_is_back(tmp_path: Path) -> None:
    data, away = tmp_path / "games.db", tmp_path / "away.db"
    table = asyncio.run(laid_down(Store.open(data)))

    async def deed(archive: Archive, troubles: list[Trouble]) -> None:
        data.rename(away)
        assert await refused(archive, LookBack(Volume(table), "en")) == "busy"
        (found,) = troubles
        assert isinstance(found, Broken)
        assert ("no such file" in found.told, found.damage) == (True, "")
        away.rename(data)
        assert (await archive.read(LookBack(Volume(table), "en"))).body

    with_archive(str(data), deed)


def test_damaged_pages_are_told_as_such_and_harm_no_other_game(tmp_path: Path) -> None:
    data, bad = tmp_path / "games.db", "m" * 16
    table = asyncio.run(laid_down(Store.open(data)))
    fill(data, bad, 3000)
    damage(data, bad, 1500)

    async def deed(archive: Archive, troubles: list[Trouble]) -> None:
        assert await refused(archive, LookBack(Volume(new_table(id=bad)), "en")) == "gone"
        (found,) = troubles
        assert isinstance(found, Broken)
        assert found.damage
        assert (await archive.read(LookBack(Volume(table), "en"))).body

    with_archive(str(data), deed)
