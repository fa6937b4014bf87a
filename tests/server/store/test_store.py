"""What was acknowledged is there, in order, whoever else is writing."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import time
from pathlib import Path

import pytest

from undaunted.server.store import (
    NoTable,
    OutOfOrder,
    SeatRecord,
    Store,
    StoreClosed,
    TableExists,
    TableRecord,
)

from .tables import going_on, new_table, row


@pytest.fixture(params=["file", "memory", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("cluster").database())
    return tmp_path / "deep" / "undaunted.db" if request.param == "file" else ":memory:"


def test_a_table_is_read_back_as_it_was_kept(place: Path | str) -> None:
    seats = [SeatRecord("US", "person", "", "Ann", b"token", b""), SeatRecord("German", "bot", "greedy")]
    record = new_table(listed=True, seats=seats, created=1.25)

    async def scene() -> None:
        store = Store.open(place)
        await store.create(record)
        assert await store.table(record.id) == record
        assert await store.journal(record.id) == []
        assert await store.table("nowhere") is None
        assert await store.journal("nowhere") == []
        await store.close()

    asyncio.run(scene())


def test_a_row_brings_its_standing_along(place: Path | str) -> None:
    record = new_table()

    async def scene() -> None:
        store = Store.open(place)
        await store.create(record)
        for number in (1, 2, 3):
            await store.append(record.id, [row(number)], going_on(number))
        assert await store.journal(record.id) == [row(1), row(2), row(3)]
        kept = await store.table(record.id)
        assert kept is not None
        assert (kept.decisions, kept.changed, kept.waits_for) == (3, 1.5, "US German")
        await store.close()

    asyncio.run(scene())


def test_it_is_all_there_after_a_restart(tmp_path: Path) -> None:
    record = new_table()

    async def before() -> None:
        store = Store.open(tmp_path / "undaunted.db")
        await store.create(record)
        await store.append(record.id, [row(1)], going_on(1))
        await store.close()

    async def after() -> tuple[TableRecord | None, int]:
        store = Store.open(tmp_path / "undaunted.db")
        found = await store.table(record.id), len(await store.journal(record.id))
        await store.close()
        return found

    asyncio.run(before())
    kept, rows = asyncio.run(after())
    assert kept is not None
    assert (kept.seed, kept.decisions, rows) == (record.seed, 1, 1)
    # The write-ahead log went into the file, which nobody else may read.
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == ["undaunted.db", "undaunted.db.lock"]
    assert stat.S_IMODE((tmp_path / "undaunted.db").stat().st_mode) == 0o600


def test_somebody_sits_down(place: Path | str) -> None:
    record = new_table(state="waiting", seats=[SeatRecord("US", "person"), SeatRecord("German", "invite")])
    record.seats[1].key_hash = b"key"
    taken = SeatRecord("German", "person", "", "Bo", b"token", b"")

    async def scene() -> None:
        store = Store.open(place)
        await store.create(record)
        await store.seat(record.id, [taken], "playing")
        kept = await store.table(record.id)
        assert kept is not None
        assert kept.state == "playing"
        assert kept.seats == [record.seats[0], taken]
        with pytest.raises(NoTable, match="no such seat: French"):
            await store.seat(record.id, [SeatRecord("French", "person")], "playing")
        await store.close()

    asyncio.run(scene())


def test_a_token_leads_to_its_seats(place: Path | str) -> None:
    hot_seat = new_table(seats=[SeatRecord(s, "person", token_hash=b"a" * 32) for s in ("US", "German")])
    other = new_table(seats=[SeatRecord("US", "person", token_hash=b"b" * 32), SeatRecord("German", "bot")])

    async def scene() -> None:
        store = Store.open(place)
        await store.create(hot_seat)
        await store.create(other)
        assert await store.by_token(b"a" * 32) == [(hot_seat.id, "US"), (hot_seat.id, "German")]
        assert await store.by_token(b"b" * 32) == [(other.id, "US")]
        assert await store.by_token(b"c" * 32) == []
        assert await store.by_token(b"") == []  # a bot's seat has no token, and nobody gets it so
        await store.close()

    asyncio.run(scene())


def test_the_lobby_lists_what_waits_or_runs_newest_first(place: Path | str) -> None:
    tables = [
        new_table(listed=listed, state=state, created=float(when))
        for when, (listed, state) in enumerate(
            [(True, "waiting"), (True, "over"), (False, "playing"), (True, "playing"), (True, "waiting")]
        )
    ]

    async def scene() -> None:
        store = Store.open(place)
        for one in tables:
            await store.create(one)
        assert [one.created for one in await store.listed(50)] == [4.0, 3.0, 0.0]
        assert [one.created for one in await store.listed(2)] == [4.0, 3.0]
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("state", "waits_for", "nudged"),
    [
        ("playing", "German", True),
        ("playing", "US German", True),
        ("playing", "US", False),
        ("playing", "", True),
        ("playing", "Germans", False),
        ("waiting", "German", False),
        ("over", "", False),
    ],
)
def test_bots_that_are_waited_for(place: Path | str, state: str, waits_for: str, nudged: bool) -> None:
    seats = [SeatRecord("US", "person"), SeatRecord("German", "bot", "greedy")]
    record = new_table(state=state, waits_for=waits_for, seats=seats)
    people = new_table(waits_for="US German")

    async def scene() -> list[str]:
        store = Store.open(place)
        await store.create(record)
        await store.create(people)
        found = await store.unfinished_with_bots()
        await store.close()
        return found

    assert asyncio.run(scene()) == ([record.id] if nudged else [])


def test_many_write_at_once(place: Path | str) -> None:
    tables = [new_table() for _ in range(40)]

    async def scene() -> None:
        store = Store.open(place)
        await asyncio.gather(*(store.create(one) for one in tables))

        async def decide(table: str) -> None:
            for number in range(1, 26):
                await store.append(table, [row(number)], going_on(number))

        await asyncio.gather(*(decide(one.id) for one in tables))
        for one in tables:
            assert await store.journal(one.id) == [row(number) for number in range(1, 26)]
        assert store.writes >= 40 * 26
        assert store.commits < store.writes / 4
        await store.close()

    asyncio.run(scene())


def test_all_that_waits_shares_one_sync(tmp_path: Path) -> None:
    tables = [new_table() for _ in range(100)]

    async def scene() -> int:
        store = Store.open(tmp_path / "undaunted.db")
        other = sqlite3.connect(tmp_path / "undaunted.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # the writer has to wait, and all hundred with it
        writings = [asyncio.create_task(store.create(one)) for one in tables]
        await asyncio.sleep(0)
        other.execute("ROLLBACK")
        other.close()
        await asyncio.gather(*writings)
        commits = store.commits
        await store.close()
        return commits

    assert asyncio.run(scene()) <= 2


def test_what_comes_in_one_turn_of_the_loop_is_written_together(place: Path | str) -> None:
    """Not the first by itself, while the others are still on their way."""
    tables = [new_table() for _ in range(20)]

    async def scene() -> int:
        store = Store.open(place)
        before = store.commits

        async def open_one(record: TableRecord) -> None:
            time.sleep(0.002)  # in which the writer could run, as while something is sent or packed
            await store.create(record)

        await asyncio.gather(*map(open_one, tables))
        commits = store.commits - before
        await store.close()
        return commits

    assert asyncio.run(scene()) == 1


def test_one_that_is_refused_does_not_harm_the_others(place: Path | str) -> None:
    record = new_table()

    async def scene() -> None:
        store = Store.open(place)
        await store.create(record)
        results = await asyncio.gather(
            store.append(record.id, [row(1)], going_on(1)),
            store.append(record.id, [row(1)], going_on(77)),
            store.append(record.id, [row(3)], going_on(77)),
            store.append("nowhere", [row(1)], going_on(77)),
            store.create(record),
            store.append(record.id, [row(2)], going_on(2)),
            return_exceptions=True,
        )
        assert [type(one) for one in results] == [
            type(None), OutOfOrder, OutOfOrder, NoTable, TableExists, type(None),
        ]  # fmt: skip
        assert await store.journal(record.id) == [row(1), row(2)]
        kept = await store.table(record.id)
        assert kept is not None
        assert kept.decisions == 2  # nothing is left of the standings of those that were refused
        await store.close()

    asyncio.run(scene())


def test_who_stops_waiting_does_not_stop_the_writing(place: Path | str) -> None:
    record = new_table()

    async def scene() -> None:
        store = Store.open(place)
        await store.create(record)
        writing = asyncio.create_task(store.append(record.id, [row(1)], going_on(1)))
        await asyncio.sleep(0)
        writing.cancel()
        await store.append(record.id, [row(2)], going_on(2))
        assert len(await store.journal(record.id)) == 2
        await store.close()

    asyncio.run(scene())


def test_closing_finishes_what_was_given(tmp_path: Path) -> None:
    record = new_table()

    async def scene() -> int:
        store = Store.open(tmp_path / "undaunted.db")
        await store.create(record)
        writings = [
            asyncio.create_task(store.append(record.id, [row(number)], going_on())) for number in range(1, 51)
        ]
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        await asyncio.gather(*writings)
        with pytest.raises(StoreClosed):
            await store.append(record.id, [row(51)], going_on())
        with pytest.raises(StoreClosed):
            await store.table(record.id)
        assert not await store.writable()
        again = Store.open(tmp_path / "undaunted.db")
        rows = await again.journal(record.id)
        await again.close()
        return len(rows)

    assert asyncio.run(scene()) == 50


@pytest.mark.parametrize("deed", ["UPDATE journal SET came = '9'", "DELETE FROM journal"])
def test_a_journal_is_only_ever_added_to(tmp_path: Path, deed: str) -> None:
    record = new_table()

    async def scene() -> None:
        store = Store.open(tmp_path / "undaunted.db")
        await store.create(record)
        await store.append(record.id, [row(1)], going_on(1))
        await store.close()

    asyncio.run(scene())
    connection = sqlite3.connect(tmp_path / "undaunted.db")
    with pytest.raises(sqlite3.IntegrityError, match="only ever added to"):
        connection.execute(deed)
    connection.close()
