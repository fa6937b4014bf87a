"""A database that is damaged under running servers: what lies there answers 410, all else is played on, and
hosts are told; where tables of the schema are gone nothing is kept, and all goes on when they are back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import psycopg
import pytest

from local_postgresql import Cluster, running
from tests.server.house import House
from tests.server.peers.test_dying import wait_until
from tests.server.store.tables import going_on, keep_game, new_table, row
from tests.server.test_damage import ANN, decides
from undaunted.server import tokens
from undaunted.server.store import Store
from undaunted.server.store.errors import Damaged
from undaunted.server.wire import Done, No

Harm = Callable[[bytes, int], bytes]
PAGE = 8192
ROWS = 600


@pytest.fixture
def own() -> Iterator[Cluster]:
    """One that may be stopped, and its files harmed."""
    with running(fsync=False) as cluster:
        yield cluster


def change(url: str, *deeds: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        for deed in deeds:
            connection.execute(deed)


def two_games(url: str) -> tuple[str, str]:
    """Tables whose games are not over; whoever has the token has every seat."""

    async def fill() -> list[str]:
        store = Store.open(url)
        made = [(await keep_game(store, number=number, most=300))[0].id for number in (3, 4)]
        await store.close()
        return made

    one, other = asyncio.run(fill())
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE seats SET token_hash = %s", (tokens.hashed(ANN),))
    return one, other


def fill(url: str, *ids: str) -> None:
    """Tables with journals of many pages."""

    async def create() -> None:
        store = Store.open(url)
        for id in ids:
            await store.create(new_table(id=id))
            await store.append(id, [row(number + 1) for number in range(ROWS)], going_on(ROWS))
        await store.close()

    asyncio.run(create())


def page_of(url: str, table: str) -> int:
    """Of the row in the midst of this journal."""
    with psycopg.connect(url) as connection:
        found = connection.execute(
            "SELECT (ctid::text::point)[0]::int FROM journal WHERE table_id = %s AND number = %s",
            (table, ROWS // 2),
        ).fetchone()
    assert found
    return int(found[0])


def harm(cluster: Cluster, url: str, what: str, do: Callable[[bytes], bytes]) -> None:
    """To the file of a table or an index, while the database stands still."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CHECKPOINT")
        found = connection.execute("SELECT pg_relation_filepath(%s)", (what,)).fetchone()
    assert found
    cluster.stop()
    file: Path = cluster.folder / "data" / found[0]
    file.write_bytes(do(file.read_bytes()))
    cluster.start()


def garbage(content: bytes, start: int) -> bytes:
    return content[:start] + Random(start).randbytes(PAGE) + content[start + PAGE :]


def garbled(content: bytes, start: int) -> bytes:
    """The page itself makes sense, its rows do not."""
    half = start + PAGE // 2
    return content[:half] + Random(start).randbytes(PAGE // 2) + content[start + PAGE :]


def no_text(content: bytes, start: int) -> bytes:
    page = content[start : start + PAGE].replace(b"us-scout-a", b"us\xff\xfecout-a")
    return content[:start] + page + content[start + PAGE :]


def emptied(content: bytes, start: int) -> bytes:
    return content[:start] + bytes(PAGE) + content[start + PAGE :]


@pytest.mark.parametrize("do", [garbage, garbled, no_text, emptied])
def test_a_damaged_page_harms_no_other_table(
    own: Cluster, do: Harm, caplog: pytest.LogCaptureFixture
) -> None:
    url, bad = own.database(), "m" * 16
    good, other = two_games(url)
    fill(url, bad)
    start = PAGE * page_of(url, bad)
    harm(own, url, "journal", lambda content: do(content, start))
    with caplog.at_level(logging.ERROR), House(store=url) as first, House(store=url) as second:
        for house in (first, second, first):
            found = house.http("GET", f"/api/tables/{bad}")
            assert (found.status_code, found.json()["code"]) == (410, "gone")
            assert isinstance(decides(house, good), Done)
            assert isinstance(decides(house, other), Done)
        wish = {"scenario": "normandy/1", "seats": {"US": "me", "German": "recruit"}}
        assert first.http("POST", "/api/tables", json=wish).status_code == 201
        told = first.http("GET", "/health")
        assert (told.status_code, told.json()["status"], told.json()["damaged"]) == (200, "degraded", 1)
        assert any(bad in line for line in told.json()["what"])
    assert len([line for line in caplog.messages if bad in line]) == 1
    for line in caplog.messages:
        assert "scout" not in line, "nothing is told of what lay there"


def test_rows_that_do_not_hold(cluster: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    url = cluster.database()
    gap, good = two_games(url)
    dice, bundle = two_games(url)
    change(
        url,
        "ALTER TABLE journal DISABLE TRIGGER USER",
        f"DELETE FROM journal WHERE table_id = '{gap}' AND number = 2",
        f"UPDATE journal SET came = '1 2 3' WHERE table_id = '{dice}' AND number = 2",
        f"UPDATE tables SET content = 'other' WHERE id = '{bundle}'",
        "INSERT INTO contents VALUES ('other', 'torn in two')",
    )
    with caplog.at_level(logging.ERROR), House(store=url) as house, House(store=url) as neighbour:
        for table in (gap, dice, bundle, gap, dice, bundle):
            for asked in (house, neighbour):
                found = asked.http("GET", f"/api/tables/{table}")
                assert (found.status_code, found.json()["code"]) == (410, "gone")
        assert isinstance(decides(house, good), Done)
        told = house.http("GET", "/health").json()
        assert (told["status"], told["damaged"]) == ("degraded", 3)
        for table in (gap, dice, bundle):
            assert any(table in line for line in told["what"])
            assert len([line for line in caplog.messages if table in line]) == 1


def leaves_of(table: str) -> Callable[[bytes], bytes]:
    """Of an index: garbage in place of all pages that lead to rows of this table, but not above those."""

    def harmed(content: bytes) -> bytes:
        pages = [content[start : start + PAGE] for start in range(0, len(content), PAGE)]
        is_leaf = [page[-4] & 1 and table.encode() in page for page in pages]
        return b"".join(Random(1).randbytes(PAGE) if leaf else page
                        for leaf, page in zip(is_leaf, pages, strict=True))  # fmt: skip

    return harmed


def test_a_write_to_a_damaged_page_leaves_the_others_of_its_transaction_alone(own: Cluster) -> None:
    url, bad, good = own.database(), "m" * 16, "z" * 16
    fill(url, bad, "p" * 16, good)
    harm(own, url, "journal_pkey", leaves_of(bad))

    async def scene() -> None:
        store = Store.open(url)
        done = await asyncio.gather(
            store.append(good, [row(ROWS + 1)], going_on(ROWS + 1)),
            store.append(bad, [row(ROWS + 1)], going_on(ROWS + 1)),
            store.append(good, [row(ROWS + 2)], going_on(ROWS + 2)),
            return_exceptions=True,
        )
        assert [type(one) for one in done] == [type(None), Damaged, type(None)]
        assert len(await store.journal(good)) == ROWS + 2
        assert store.damage.count == 1
        assert await store.writable()
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("table", ["journal", "seats", "talk", "leases", "processes"])
def test_tables_of_the_schema_that_are_gone(
    cluster: Cluster, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    url = cluster.database()
    one, other = two_games(url)
    with caplog.at_level(logging.ERROR), House(store=url) as house:
        assert isinstance(decides(house, one), Done)
        change(url, f"ALTER TABLE {table} RENAME TO away")

        def health() -> int:
            return house.http("GET", "/health").status_code

        wait_until(lambda: health() == 503)
        told = house.http("GET", "/health").json()
        assert (told["status"], told["store"]) == ("failing", False)
        if table in ("journal", "seats"):
            assert house.http("GET", f"/api/tables/{other}").status_code == 503
            assert table in told["what"][0]
        if table == "journal":
            refused = decides(house, one)
            assert isinstance(refused, No)
            assert refused.code == "busy"
        wait_until(lambda: any(table in line for line in caplog.messages))
        change(url, f"ALTER TABLE away RENAME TO {table}")
        wait_until(lambda: health() == 200)
        assert house.http("GET", "/health").json()["status"] == "ok"
        assert isinstance(decides(house, one), Done)
        assert isinstance(decides(house, other), Done)
    assert len([line for line in caplog.messages if f"no {table}" in line or f'"{table}"' in line]) == 1
