"""A process that dies, hangs or loses its database: nothing that was acknowledged is lost, others play on,
and whoever was taken for dead decides nothing any more.

`UNDAUNTED_KILLS=100 pytest tests/server/peers/test_dying.py -s` kills one of two a hundred times, and so
does `python tools/kill_servers.py --processes 2`.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from faults_shared import joined
from kill_servers import as_text, kill_in_turn
from local_postgresql import Cluster, running
from steady_players import PLAYERS
from tests.packs.trial import laid_out
from tests.server.campaigning import begin, withdraw
from tests.server.house import Process
from tests.server.test_campaign_kills import BOTH, rows, stepped
from undaunted.campaign.rows import Finished, parse
from undaunted.server.store.database import reading
from undaunted.server.store.queries import kept_game
from undaunted.server.store.verifying import verify
from undaunted.server.wire import Done, No, Pick

KILLS = int(os.environ.get("UNDAUNTED_KILLS", "2"))
PATIENCE = 60.0


def wait_until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


@contextmanager
def pair(url: str) -> Iterator[tuple[Process, Process]]:
    with Process(url) as first, Process(url) as second:
        yield first, second


@pytest.mark.slow
def test_whatever_was_acknowledged_is_there_after_kill_9_of_either(cluster: Cluster) -> None:
    outcome = kill_in_turn(cluster.database(), KILLS)
    assert outcome.troubles == []
    assert outcome.broken == [], "every decision with its number, seat and thing; every game is its replay"
    assert outcome.acknowledged > KILLS * len(PLAYERS), "they did play"
    print(as_text(outcome))


@pytest.mark.slow
def test_a_bot_that_owes_a_decision_makes_it_in_another_process(cluster: Cluster) -> None:
    url = cluster.database()
    with pair(url) as (first, second):
        opened = first.open_table(US="me", German="random")
        wait_until(lambda: first.info(opened.table).asked == ("US",))
        assert first.stop(signal.SIGKILL) == -signal.SIGKILL
        with psycopg.connect(url) as store:
            # As if the process had died while a bot thought.
            store.execute(
                "UPDATE seats SET (kind, bot) = (SELECT kind, bot FROM seats other"
                " WHERE other.table_id = seats.table_id AND other.seat <> seats.seat) WHERE table_id = %s",
                (opened.table,),
            )

        def decided() -> bool:
            with reading(url) as store:
                found = kept_game(store, opened.table)
            return found is not None and any(row.seat == "US" for row in found.rows)

        # Nobody asks for the table.
        wait_until(decided)
        assert second.http("GET", "/health").status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize("where", ["noticed", "read", "kept"])
def test_the_step_of_a_campaign_is_taken_once(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """By another process, without anybody asking; the first dies between the game and its step."""
    url, armed = cluster.database(), tmp_path / "armed"
    monkeypatch.setenv("UNDAUNTED_DIE", str(armed))
    dying = Process(url, program=("-m", "tests.server.dying"))
    with laid_out(tmp_path / "packs"), dying as first, Process(url) as second:
        both, _ = begin(first, BOTH)
        both.choose()
        before = len(rows(url, both.campaign))
        with both.table() as guest:
            armed.write_text(where)
            try:
                withdraw([guest], "German")
            except ConnectionClosed:
                """It died before it could tell that the decision was kept."""
        first.wait()
        expected = stepped(url, both.campaign)
        wait_until(lambda: rows(url, both.campaign) == expected)
        both.house = second
        wait_until(lambda: both.ask("GET").status_code == 200)
        found = rows(url, both.campaign)
        assert found == expected
        assert sum(isinstance(parse(row), Finished) for row in found[before:]) == 1


@pytest.mark.slow
def test_who_was_taken_for_dead_decides_nothing(cluster: Cluster) -> None:
    url = cluster.database()
    with pair(url) as (first, second):
        opened = first.open_table(US="me", German="me")
        with first.guest(opened.table, opened.token) as before:
            before.until(lambda _: True)
            before.face("US")
            before.pick_any(Random(1))
            now = before.face("German")
            os.kill(first.pid, signal.SIGSTOP)
            try:
                # It will read this when it goes on.
                before.send(Pick(99, "German", now.moment, now.choices[0].thing))
                with joined(second, opened) as after:
                    after.face("German")
                    done = after.pick_any(Random(2))
            finally:
                os.kill(first.pid, signal.SIGCONT)
            assert before.closed_with() == 1013
            assert not any(isinstance(told, Done) and told.number > 1 for told in before.heard)
        with joined(first, opened) as again:
            assert again.now.number == done.number, "it finds the way to who plays it now"
        with reading(url) as store:
            found = kept_game(store, opened.table)
        assert found is not None
        assert len(found.rows) == done.number
        # And it is one of them again: what it opens, it plays.
        fresh = first.open_table(US="me", German="me")
        with first.guest(fresh.table, fresh.token) as guest:
            guest.until(lambda _: True)
            guest.face("US")
            guest.pick_any(Random(3))
    assert verify(url).bad == []


@pytest.mark.slow
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
def test_a_database_that_is_killed_and_comes_back(sign: int) -> None:
    with running(fsync=False) as cluster:
        url = cluster.database()
        with pair(url) as (first, second):
            opened = first.open_table(US="me", German="me")
            with first.guest(opened.table, opened.token) as guest:
                guest.until(lambda _: True)
                guest.face("US")
                guest.pick_any(Random(1))
                cluster.stop(sign)
                guest.face("German")
                refused = guest.pick(guest.now.choices[0].thing)
                assert isinstance(refused, No)
                assert refused.code == "busy"
                assert guest.closed_with() == 1013
            for house in (first, second):
                wait_until(lambda house=house: house.http("GET", "/health").status_code == 503)  # type: ignore[misc]
            assert first.http("GET", f"/api/tables/{opened.table}").status_code == 503
            cluster.start()
            for house in (first, second):
                wait_until(lambda house=house: house.http("GET", "/health").status_code == 200)  # type: ignore[misc]
                with joined(house, opened) as again:
                    seat = again.now.asked[0]
                    again.face(seat)
                    again.pick_any(Random(2))
        verified = verify(url)
        assert (verified.bad, verified.games) == ([], 1)


def test_a_process_that_stops_leaves_its_tables_to_others_at_once(cluster: Cluster) -> None:
    url = cluster.database()
    with pair(url) as (first, second):
        opened = first.open_table(US="me", German="me")
        assert first.stop() == 0
        with psycopg.connect(url) as store:
            assert store.execute("SELECT count(*) FROM leases").fetchone() == (0,)
            assert store.execute("SELECT count(*) FROM processes").fetchone() == (1,)
        with second.guest(opened.table, opened.token) as guest:
            guest.until(lambda _: True)


@pytest.mark.slow
def test_several_on_one_port_and_one_that_dies_is_started_again(cluster: Cluster) -> None:
    url = cluster.database()

    def processes() -> set[str]:
        with psycopg.connect(url) as store:
            return {id for (id,) in store.execute("SELECT id FROM processes")}

    with Process(url, "--processes", "2") as house:
        wait_until(lambda: len(processes()) == 2)
        before = processes()
        opened = house.open_with({"US": "me", "German": "anyone"}, listed=True)
        for _ in range(8):
            assert house.info(opened.table).table == opened.table
            assert [one["table"] for one in house.http("GET", "/api/tables").json()] == [opened.table]
        children = Path(f"/proc/{house.pid}/task/{house.pid}/children").read_text().split()
        serving = [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        assert len(serving) == 2
        os.kill(serving[0], signal.SIGKILL)
        # Looked at once for both: the new one may come before the dead one is taken out.
        wait_until(lambda: len(now := processes()) == 2 and len(now - before) == 1)
        with joined(house, opened) as guest:
            assert guest.now.number == 0
        assert house.stop() == 0
        assert processes() == set()
