"""What is left behind by processes that went: their tables, their sockets, and whoever waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable

import psycopg
import pytest

from local_postgresql import Cluster
from tests.server.door.raw import Place
from tests.server.house import PATIENCE, House, Process
from tests.server.peers.test_dying import wait_until
from undaunted.server.peers import door
from undaunted.server.peers import peers as module
from undaunted.server.peers.passing import PeerGone
from undaunted.server.settings import Keeping
from undaunted.server.store.database import reading
from undaunted.server.store.postgresql import leases
from undaunted.server.store.queries import kept_game

OF_A_BOT = (
    "UPDATE seats SET (kind, bot) = (SELECT kind, bot FROM seats other"
    " WHERE other.table_id = seats.table_id AND other.seat <> seats.seat) WHERE table_id = %s"
)
"""As if a process had died while a bot thought about its first decision."""


def wait_until_old_enough(url: str) -> None:
    """A database that was just started takes nobody for dead."""

    def is_old() -> bool:
        with psycopg.connect(url) as store:
            return store.execute(
                "SELECT pg_postmaster_start_time() < clock_timestamp() - make_interval(secs => %s)",
                (leases.DEAD,),
            ).fetchone() == (True,)

    wait_until(is_old)


def bots_decided(url: str, table: str) -> Callable[[], bool]:
    def decided() -> bool:
        with reading(url) as store:
            found = kept_game(store, table)
        return found is not None and any(row.seat == "US" for row in found.rows)

    return decided


@pytest.mark.slow
def test_what_the_only_process_left_is_looked_after_by_the_next(cluster: Cluster) -> None:
    url = cluster.database()
    with Process(url) as first:
        opened = first.open_table(US="me", German="random")
        wait_until(lambda: first.info(opened.table).asked == ("US",))
        assert first.stop(signal.SIGKILL) == -signal.SIGKILL
    wait_until_old_enough(url)
    with psycopg.connect(url) as store:
        store.execute(OF_A_BOT, (opened.table,))
        # It comes when the dead one has been silent for long.
        store.execute("UPDATE processes SET beat = beat - make_interval(hours => 1)")
    with House(store=url):
        wait_until(bots_decided(url, opened.table))


def test_who_was_taken_out_looks_after_what_it_left_itself(cluster: Cluster) -> None:
    """There may be nobody else."""
    url = cluster.database()
    with House(store=url) as house:
        opened = house.open_table(US="me", German="random")
        wait_until(lambda: house.info(opened.table).asked == ("US",))
        with psycopg.connect(url) as store:
            store.execute(OF_A_BOT, (opened.table,))
            store.execute("DELETE FROM processes")
        wait_until(bots_decided(url, opened.table))


@pytest.mark.slow
def test_who_came_by_a_machine_that_died_is_not_there_for_ever(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It closes nothing, and the system goes on to take what is sent to it."""
    monkeypatch.setattr(door, "SILENCE", 2.0)
    url = cluster.database()
    with House(store=url) as house, Process(url) as dying:
        opened = house.open_table(US="me", German="invite")
        seated = house.sit(opened.table, key=opened.links["German"])
        with house.guest(opened.table, opened.token) as near:
            near.until(lambda _: True)
            with dying.guest(opened.table, seated.token) as far:
                far.until(lambda _: True)
                table = house.server.tables.in_memory(opened.table)
                assert table is not None
                assert len(table.hub) == 2
                os.kill(dying.pid, signal.SIGSTOP)
                try:
                    wait_until(lambda: len(table.hub) == 1)
                finally:
                    os.kill(dying.pid, signal.SIGCONT)


def test_nobody_waits_for_a_process_that_has_gone_before(cluster: Cluster) -> None:
    with House(store=cluster.database()) as house:
        peers = house.server.peers
        assert peers is not None

        async def wait() -> None:
            async with peers.while_there("gone long ago"):
                await asyncio.get_running_loop().create_future()

        with pytest.raises(PeerGone):
            asyncio.run_coroutine_threadsafe(wait(), house.loop).result(PATIENCE)


def test_a_mark_behind_the_question_is_passed_on_like_any(cluster: Cluster) -> None:
    url = cluster.database()
    with House(store=url) as first, House(store=url) as second:
        opened = first.open_table(US="me", German="me")
        with first.guest(opened.table, opened.token) as near:
            near.until(lambda _: True)
            with Place(second.address).call("127.0.0.1") as caller:
                caller.socket.sendall(
                    f"GET /api/play/{opened.table}?#a HTTP/1.1\r\nHost: {second.address[7:]}\r\n"
                    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
                )
                assert caller.read_until(b"\r\n\r\n").split()[1] == b"101"


def test_a_table_that_left_memory_can_be_had_by_others(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TIDY", 0.05)
    few = Keeping(bot_pause=0.0, bot_pace=0.0, tables_opened=1000, idle_tables=2)
    url = cluster.database()
    with House(store=url, keeping=few) as house:
        tables = [house.open_table(US="me", German="me").table for _ in range(6)]
        with house.guest(tables[0]) as watching:
            watching.until(lambda _: True)
            for table in tables:
                house.info(table)

            def held() -> int:
                with psycopg.connect(url) as store:
                    (count,) = store.execute("SELECT count(*) FROM leases").fetchone() or (0,)
                return int(count)

            wait_until(lambda: held() == house.server.tables.count("playing") < len(tables))
            assert house.server.store.holds(tables[0])
        assert all(house.info(table).table == table for table in tables)
