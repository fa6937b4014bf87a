"""Looking back over HTTP: tables stay where they are, and the loop that plays has nothing to do with it."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from tests.server.client import play_on
from tests.server.house import House
from tests.server.tables.test_live import two_at_a_table
from undaunted.server import pages
from undaunted.server.store.rebuild import rebuild
from undaunted.server.tables import registry

KINDS = ("", "/stage", "/moments", "/moments?from=5&to=9", "/afterwards", "/log")


def ended_game(house: House) -> str:
    us, german = two_at_a_table(house)
    with us, german:
        play_on([us, german], Random(3), 40)
        us.withdraw()
        return us.table


def ask(house: House, table: str, kind: str) -> httpx.Response:
    answer = house.http("GET", f"/api/tables/{table}{kind}")
    assert answer.status_code == 200, answer.text
    return answer


def test_a_game_that_has_ended_is_read_elsewhere_and_is_the_same_there(tmp_path: Path) -> None:
    data = str(tmp_path / "games.db")
    with House(data) as house:
        table = ended_game(house)
        at_the_table = [ask(house, table, kind).content for kind in KINDS]
    with House(data) as house:
        away = [ask(house, table, kind).content for kind in KINDS]
        assert len(house.server.tables) == 0, "none of it brought the table into memory"
        assert house.server.archive.pid not in (0, os.getpid())
    assert away[1:] == at_the_table[1:]
    before, after = (msgspec.json.decode(one[0], type=pages.TableInfo) for one in (at_the_table, away))
    assert after.ending == before.ending
    assert after.ending is not None
    # Who is there, and who is about to give up, only a table in memory knows.
    nobody = [msgspec.structs.replace(one, here=False, gives_up=False) for one in before.seats]
    assert after == msgspec.structs.replace(before, seats=tuple(nobody))


def test_a_running_game_is_replayed_in_another_process(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in ours: neither in the loop nor in a thread beside it."""

    def never(*_: object) -> None:
        raise AssertionError("a game was played again here")

    us, german = two_at_a_table(house)
    with us, german:
        play_on([us, german], Random(3), 10)
        monkeypatch.setattr(sys.modules["undaunted.server.store.rebuild"], "replayed", never)
        told = msgspec.json.decode(ask(house, us.table, "/moments").content, type=pages.Moments)
        assert told.last >= 10
        assert told.moments[-1].decision == told.last
    assert house.server.archive.pid not in (0, os.getpid())


def test_it_ends_with_the_server() -> None:
    with House() as house:
        table = ended_game(house)
        ask(house, table, "/afterwards")
        pid = house.server.archive.pid
        assert pid
    assert house.server.archive.pid == 0
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_few_tables_are_loaded_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = str(tmp_path / "games.db")
    with House(data) as house:
        opened = [house.open_table(US="me", German="me") for _ in range(8)]
    loading, most, guard = 0, 0, threading.Lock()
    enough = threading.Event()

    def counted(*args: object) -> object:
        nonlocal loading, most
        with guard:
            loading += 1
            most = max(most, loading)
            if loading == registry.AT_ONCE:
                enough.set()
        # All that may come have come: then nobody waits any more.
        enough.wait(30)
        try:
            return rebuild(*args)  # type: ignore[arg-type]
        finally:
            with guard:
                loading -= 1

    monkeypatch.setattr(registry, "rebuild_whole", counted)
    with House(data) as house:

        async def look(table: str) -> None:
            async with house.server.tables.at(table):
                pass

        async def all_of_them() -> None:
            await asyncio.gather(*(look(one.table) for one in opened))

        asyncio.run_coroutine_threadsafe(all_of_them(), house.loop).result(60)
    assert most == registry.AT_ONCE
