"""What is kept in PostgreSQL: as in a file, by several at once, and by nobody who was taken for dead."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from local_postgresql import Cluster
from tests.server.store.tables import going_on, keep_game, new_table, row
from undaunted.cli import main
from undaunted.server.store import NoStore, NotKept, OutOfOrder, Store, StoreTooNew
from undaunted.server.store.address import is_url, shown
from undaunted.server.store.database import VERSION, open_to_write
from undaunted.server.store.errors import HeldElsewhere, StoreError
from undaunted.server.store.postgresql import leases
from undaunted.server.store.postgresql.opening import open_to_read, schema
from undaunted.server.store.postgresql.store import Fenced, SharedStore
from undaunted.server.store.verifying import verify

Scene = Callable[[SharedStore, SharedStore], Awaitable[None]]


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.database()


def played(url: str, scene: Scene) -> None:
    """Two processes that share a store."""

    async def whole() -> None:
        stores = SharedStore(url), SharedStore(url)
        try:
            for number, store in enumerate(stores):
                await store.join(f"127.0.0.1:{number}")
            await scene(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(whole())


def columns_in_file(path: Path) -> set[tuple[str, str]]:
    with closing(open_to_write(str(path))) as connection:
        names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        tables = [name for (name,) in names]
        return {(one, row[1]) for one in tables for row in connection.execute(f"PRAGMA table_info({one})")}


def test_it_has_the_columns_that_a_file_has(url: str, tmp_path: Path) -> None:
    """A step of the one schema without its twin in the other is found here."""
    assert max(schema()) == VERSION
    asyncio.run(Store.open(url).close())
    with psycopg.connect(url) as connection:
        found = connection.execute(
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        ).fetchall()
    of_processes = {"processes", "leases", "peer_secret", "undaunted_schema"}
    assert {tuple(one) for one in found if one[0] not in of_processes} == columns_in_file(tmp_path / "x.db")


def test_many_open_an_empty_one_at_once(url: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(SharedStore, url) for _ in range(6)))
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_what_is_no_database_of_ours(cluster: Cluster, url: str) -> None:
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(NoStore, match="somebody else's database"):
        Store.open(url)
    with pytest.raises(NoStore, match="no tables of undaunted"):
        open_to_read(url)
    with pytest.raises(NoStore, match="expected a PostgreSQL database that answers"):
        Store.open(cluster.url("nowhere"))
    newer = cluster.database()
    asyncio.run(Store.open(newer).close())
    with psycopg.connect(newer) as connection:
        connection.execute("UPDATE undaunted_schema SET version = version + 1")
    with pytest.raises(StoreTooNew):
        Store.open(newer)
    with pytest.raises(StoreTooNew):
        open_to_read(newer)


def test_no_error_tells_the_password() -> None:
    assert (
        shown("postgresql://ann:secret@db.example:5432/tables") == "postgresql://ann@db.example:5432/tables"
    )
    assert (
        shown("postgresql://db.example/tables?user=ann&password=secret") == "postgresql://db.example/tables"
    )
    assert is_url("postgresql://x/y")
    assert not is_url(Path("postgresql:/x"))
    assert not is_url("undaunted.db")
    with pytest.raises(NoStore) as found:
        Store.open("postgresql://ann:secret@127.0.0.1:1/tables")
    assert "secret" not in str(found.value)


@pytest.mark.parametrize("deed", ["UPDATE journal SET what = 'x'", "DELETE FROM journal"])
def test_a_journal_is_only_ever_added_to(url: str, deed: str) -> None:
    async def scene() -> None:
        store = Store.open(url)
        record = new_table()
        await store.create(record)
        await store.append(record.id, [row(1)], going_on(1))
        with pytest.raises(NotKept, match="a journal is only ever added to"):
            await store._writer.do(lambda connection: connection.execute(deed))
        with pytest.raises(OutOfOrder):
            await store.append(record.id, [row(1)], going_on(1))
        assert await store.journal(record.id) == [row(1)]
        await store.close()

    asyncio.run(scene())


def test_a_table_is_held_by_one(url: str) -> None:
    async def scene(first: SharedStore, second: SharedStore) -> None:
        record = new_table()
        await first.create(record)
        assert first.holds(record.id)
        with pytest.raises(HeldElsewhere) as elsewhere:
            await second.hold(record.id)
        assert (elsewhere.value.process, elsewhere.value.address) == (first.process, "127.0.0.1:0")
        with pytest.raises(Fenced):
            await second.append(record.id, [row(1)], going_on(1))
        async with first.handing_over(record.id, second.process):
            waiting = asyncio.create_task(first.hold(record.id))
        await second.hold(record.id)
        await second.append(record.id, [row(1)], going_on(1))
        with pytest.raises(HeldElsewhere):
            await waiting
        with pytest.raises(Fenced):
            await first.append(record.id, [row(2)], going_on(2))
        await second.hold("nowhere")
        assert not second.holds("nowhere")

    played(url, scene)


def test_of_many_who_want_it_one_gets_it(url: str) -> None:
    async def scene(first: SharedStore, second: SharedStore) -> None:
        records = [new_table() for _ in range(20)]
        other = Store.open(url)
        for record in records:
            await other.create(record)
        await other.close()
        wishes = [store.hold(one.id) for one in records for store in (first, second, first)]
        found = await asyncio.gather(*wishes, return_exceptions=True)
        assert all(one is None or isinstance(one, HeldElsewhere) for one in found)
        for record in records:
            assert first.holds(record.id) != second.holds(record.id)

    played(url, scene)


def test_who_was_taken_out_keeps_nothing_and_may_come_back(url: str) -> None:
    async def scene(first: SharedStore, second: SharedStore) -> None:
        record = new_table()
        await first.create(record)
        before = first.process
        with psycopg.connect(url) as connection:
            connection.execute(
                "UPDATE processes SET beat = beat - make_interval(secs => %s) WHERE id = %s",
                (leases.DEAD + 1, before),
            )
        beat = await second.beat()
        while before in beat.processes:  # it takes nobody out just after the database was started
            await asyncio.sleep(0.2)
            beat = await second.beat()
        assert beat == leases.Beat(True, frozenset({second.process}))
        # It does not know yet, and keeps nothing all the same.
        assert first.holds(record.id)
        with pytest.raises(Fenced):
            await first.append(record.id, [row(1)], going_on(1))
        with pytest.raises(Fenced):
            await first.create(new_table())
        assert not await first.writable()
        assert not (await first.beat()).alive
        await second.hold(record.id)
        await second.append(record.id, [row(1)], going_on(1))
        late = asyncio.create_task(first.append(record.id, [row(2)], going_on(2)))
        await asyncio.sleep(0)
        await first.join("127.0.0.1:0")
        with pytest.raises(Fenced):
            await late
        assert first.process != before
        assert not first.holds(record.id)
        with pytest.raises(HeldElsewhere):
            await first.hold(record.id)
        await first.create(new_table())
        assert await second.journal(record.id) == [row(1)]

    played(url, scene)


def test_one_that_is_taken_out_waits_for_what_is_being_written(url: str) -> None:
    """Who is in the midst of a transaction is left alone: what it keeps, it keeps before it is taken out."""

    async def scene(first: SharedStore, second: SharedStore) -> None:
        with psycopg.connect(url) as writing:
            writing.execute(leases.guard(first.process))
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute(
                    "UPDATE processes SET beat = beat - make_interval(hours => 1) WHERE id = %s",
                    (first.process,),
                )
                found = await second.beat()
                assert first.process in found.processes
        await first.create(new_table())

    played(url, scene)


def test_who_was_silent_as_long_takes_nobody_out(url: str) -> None:
    """The database hung: nobody could give a sign of life."""

    async def scene(first: SharedStore, second: SharedStore) -> None:
        with psycopg.connect(url, autocommit=True) as connection:
            too_young = "SELECT pg_postmaster_start_time() > clock_timestamp() - make_interval(secs => %s)"
            while connection.execute(too_young, (leases.DEAD,)).fetchone() == (True,):
                await asyncio.sleep(0.2)
            connection.execute("UPDATE processes SET beat = beat - make_interval(hours => 1)")
        both = frozenset({first.process, second.process})
        assert await second.beat() == await first.beat() == leases.Beat(True, both)

    played(url, scene)


def test_leases_that_nobody_needs_are_given_back(url: str) -> None:
    async def scene(first: SharedStore, second: SharedStore) -> None:
        kept, spare = new_table(), new_table()
        for record in (kept, spare):
            await first.create(record)
        back = asyncio.create_task(first.give_back({kept.id}))
        await asyncio.sleep(0)
        assert not first.holds(spare.id)
        again = asyncio.create_task(first.hold(spare.id))
        await asyncio.gather(back, again)
        assert first.holds(spare.id), "whoever wants it meanwhile takes it anew"
        await first.give_back({kept.id})
        await second.hold(spare.id)
        with pytest.raises(HeldElsewhere):
            await second.hold(kept.id)
        with pytest.raises(Fenced):
            await first.append(spare.id, [row(1)], going_on(1))
        await first.append(kept.id, [row(1)], going_on(1))

    played(url, scene)


def test_what_nobody_plays_is_found(url: str) -> None:
    async def scene(first: SharedStore, second: SharedStore) -> None:
        record = new_table(waits_for="German")
        record.seats[1].kind, record.seats[1].bot = "bot", "greedy"
        await first.create(record)
        assert await second.unfinished_with_bots() == []
        await first.leave()
        assert await second.unfinished_with_bots() == [record.id]

    played(url, scene)


def test_a_lost_connection_is_made_again(url: str) -> None:
    async def scene(first: SharedStore, second: SharedStore) -> None:
        record = new_table()
        await first.create(record)
        assert await first.table(record.id) == record
        await first.beat()
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'undaunted'"
                " AND datname = current_database()"
            )
        with pytest.raises(NotKept):
            await first.append(record.id, [row(1)], going_on(1))
        for asked in (lambda: first.table(record.id), first.beat):
            try:
                await asked()
            except StoreError:
                await asked()
        assert await first.table(record.id) == record
        await first.append(record.id, [row(1)], going_on(1))
        assert await first.journal(record.id) == [row(1)]
        assert await first.writable()

    played(url, scene)


def test_commands_work_on_it(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scene() -> str:
        store = Store.open(url)
        record, _ = await keep_game(store, withdraw="US", most=30)
        await store.close()
        return record.id

    table = asyncio.run(scene())
    assert (verify(url).games, verify(url).bad) == (1, [])
    assert main(["verify", "--store", url]) == 0
    assert main(["export", str(tmp_path / "logs"), "--store", url]) == 0
    assert (tmp_path / "logs" / f"{table}.log").is_file()
    assert main(["import", str(tmp_path / "logs" / f"{table}.log"), "--store", url]) == 0
    assert "was there already" in capsys.readouterr().out
    assert main(["backup", str(tmp_path / "copy.db"), "--store", url]) == 2
    assert "pg_dump" in capsys.readouterr().err
    assert main(["verify"]) == 2
    assert main(["verify", "--store", "mysql://x"]) == 2
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("ALTER TABLE journal DISABLE TRIGGER ALL")
        connection.execute("UPDATE journal SET came = '1 2 3' WHERE number = 2")
    assert main(["verify", "--store", url]) == 1
