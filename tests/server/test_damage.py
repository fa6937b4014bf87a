"""A data file that is damaged, moved or deleted under a running server: it is noticed and said, nothing is
acknowledged that would be lost, and the other tables go on."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.campaigning import begin
from tests.server.house import PATIENCE, House
from tests.server.store.tables import going_on, keep_game, new_table, row
from undaunted.game.game import Game
from undaunted.server import tokens
from undaunted.server.campaigns import pages
from undaunted.server.store import Store, TableRecord
from undaunted.server.store.errors import Damaged, NotKept
from undaunted.server.store.rebuild import rebuild_whole
from undaunted.server.wire import Done, No

ANN = "a" * 43
BOTH = {"German": "me", "Soviet": "me"}


def two_games(data: Path) -> tuple[str, str]:
    """Tables whose games are not over; whoever has the token has every seat."""

    async def fill() -> list[str]:
        store = Store.open(data)
        made = [(await keep_game(store, number=number, most=300))[0].id for number in (3, 4)]
        await store.close()
        return made

    one, other = asyncio.run(fill())
    with closing(sqlite3.connect(data, isolation_level=None)) as connection:
        connection.execute("UPDATE seats SET token_hash = ?", (tokens.hashed(ANN),))
    return one, other


def fill(data: Path, id: str, rows: int) -> None:
    """A table with a journal of so many rows, many to a page."""

    async def create() -> None:
        store = Store.open(data)
        await store.create(new_table(id=id))
        await store.append(id, [row(number + 1) for number in range(rows)], going_on(rows))
        await store.close()

    asyncio.run(create())


def damage(data: Path, table: str, number: int) -> None:
    """Overwrite the page on which this row of a journal lies, with its neighbours."""
    with closing(sqlite3.connect(data)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    content = bytearray(data.read_bytes())
    found = content.index(table.encode() + number.to_bytes(2, "big"))
    start = found - found % size
    content[start : start + size] = Random(start).randbytes(size)
    data.write_bytes(content)


def decides(house: House, table: str) -> Done | No:
    with house.guest(table, ANN) as guest:
        guest.until(lambda now: True)
        seats = guest.welcome.yours
        for seat in seats:
            if guest.face(seat).choices:
                return guest.pick(guest.now.choices[0].thing)
    raise AssertionError("nobody is asked")


def test_a_damaged_table_harms_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    data = tmp_path / "tables.db"
    good, _ = two_games(data)
    bad = "m" * 16
    fill(data, bad, 3000)
    damage(data, bad, 1500)
    with caplog.at_level(logging.ERROR), House(str(data)) as house:
        for _ in range(3):
            found = house.http("GET", f"/api/tables/{bad}")
            assert (found.status_code, found.json()["code"]) == (410, "gone")
            assert isinstance(decides(house, good), Done)
        wish = {"scenario": "normandy/1", "seats": {"US": "me", "German": "recruit"}}
        opened = [house.http("POST", "/api/tables", json=wish) for _ in range(5)]
        assert {one.status_code for one in opened} == {201}
        for one in (one.json() for one in opened):
            with house.guest(one["table"], one["token"]) as guest:
                guest.until(lambda now: bool(now.choices))
                guest.pick_any(Random(1))
        told = house.http("GET", "/health")
        assert (told.status_code, told.json()["status"], told.json()["damaged"]) == (200, "degraded", 1)
        assert any(bad in line for line in told.json()["what"])
        figures = house.http("GET", "/metrics").text
        assert "undaunted_damaged_tables 1.0" in figures
        assert "undaunted_damage 0.0" not in figures
    assert len([line for line in caplog.messages if bad in line]) == 1


def unguarded(data: Path, *deeds: tuple[str, tuple[object, ...]]) -> None:
    """As a disk may do it: past everything that guards a journal."""
    with closing(sqlite3.connect(data, isolation_level=None)) as connection:
        guards = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in guards:
            connection.execute(f"DROP TRIGGER {name}")
        for sql, values in deeds:
            assert connection.execute(sql, values).rowcount
        for _, sql in guards:
            connection.execute(sql)


def test_a_game_that_lost_its_last_rows_is_not_played_on_as_a_shorter_one(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    bad, good = two_games(data)
    unguarded(data, ("DELETE FROM journal WHERE table_id = ? AND number > 250", (bad,)))
    with House(str(data)) as house:
        found = house.http("GET", f"/api/tables/{bad}")
        assert (found.status_code, found.json()["code"]) == (410, "gone")
        told = house.http("GET", "/health").json()
        assert (told["status"], told["damaged"]) == ("degraded", 1)
        assert any("decisions, expected the " in line for line in told["what"])
        assert isinstance(decides(house, good), Done)


def test_a_damaged_campaign_harms_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    data = tmp_path / "tables.db"
    with House(str(data)) as house:
        bad, good = (begin(house, BOTH, campaign="stalingrad")[0] for _ in range(2))
    unguarded(data, ("UPDATE campaign_rows SET text = 'torn' WHERE campaign_id = ?", (bad.campaign,)))
    with caplog.at_level(logging.ERROR), House(str(data)) as house:
        bad.house = good.house = house
        for _ in range(3):
            assert bad.ask("GET").status_code == 410
        assert good.ask("GET").status_code == 200
        told = house.http("GET", "/health").json()
        assert (told["status"], told["damaged"]) == ("degraded", 1)
    assert len([line for line in caplog.messages if bad.campaign in line]) == 1


HARMS = {
    "a time beyond all calendars": "UPDATE tables SET created = 9e99 WHERE id = ?",
    "a time without end": "UPDATE tables SET changed = 9e999 WHERE id = ?",
    "a seat that is none": "UPDATE seats SET seat = 'moon' WHERE seat = 'US' AND table_id = ?",
    "text that is no UTF-8": "UPDATE tables SET waits_for = CAST(x'FFFE' AS TEXT) WHERE id = ?",
    "a name that is none": "UPDATE seats SET name = CAST(x'FFFE' AS TEXT) WHERE place = 0 AND table_id = ?",
}


@pytest.mark.parametrize("harm", HARMS)
def test_a_damaged_table_takes_the_list_from_nobody(tmp_path: Path, harm: str) -> None:
    data = tmp_path / "tables.db"
    with House(str(data)) as house:
        bad, good = (house.open_with({"US": "me", "German": "me"}, listed=True).table for _ in range(2))
    unguarded(data, (HARMS[harm], (bad,)))
    with House(str(data)) as house:
        found = house.http("GET", "/api/tables")
        assert (found.status_code, [one["table"] for one in found.json()]) == (200, [good])
        told = house.http("GET", "/health").json()
        assert (told["status"], told["damaged"]) == ("degraded", 1)
        assert any(bad in line for line in told["what"])
        found = house.http("GET", f"/api/tables/{bad}")
        assert (found.status_code, found.json()["code"]) == (410, "gone")
        assert house.http("GET", f"/api/tables/{good}").status_code == 200


def test_a_campaign_goes_on_without_the_table_that_is_damaged(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with House(str(data)) as house:
        bad, good = (begin(house, BOTH, campaign="stalingrad")[0] for _ in range(2))
        bad.choose()
        table = bad.play()
    unguarded(data, ("UPDATE tables SET lang = CAST(x'FFFE' AS TEXT) WHERE id = ?", (table,)))
    with House(str(data)) as house:
        bad.house = good.house = house
        known = {"campaigns": [{"campaign": one.campaign, "token": one.token} for one in (bad, good)]}
        mine = bad.of(list[pages.CampaignInfo], "/mine", known)
        assert [one.campaign for one in mine] == [bad.campaign, good.campaign]
        assert house.http("GET", f"/api/tables/{table}").status_code == 410
        told = house.http("GET", "/health").json()
        assert (told["status"], told["damaged"]) == ("degraded", 1)
        # Its players have a way on: to play the game again.
        assert bad.got(pages.CampaignPage, "POST", "/void", {"side": "German", "game": 1}).table == ""
        bad.choose()
        assert house.http("GET", f"/api/tables/{bad.play()}").status_code == 200


@pytest.mark.parametrize(
    "harm",
    ["campaigns SET changed = 9e99 WHERE id", "campaign_sides SET promised = 'torn' WHERE campaign_id"],
)
def test_a_campaign_with_a_damaged_record_hides_no_other(tmp_path: Path, harm: str) -> None:
    data = tmp_path / "tables.db"
    with House(str(data)) as house:
        bad, good = (begin(house, BOTH, campaign="stalingrad")[0] for _ in range(2))
    with closing(sqlite3.connect(data, isolation_level=None)) as connection:
        assert connection.execute(f"UPDATE {harm} = ?", (bad.campaign,)).rowcount
    with House(str(data)) as house:
        bad.house = good.house = house
        known = {"campaigns": [{"campaign": one.campaign, "token": one.token} for one in (bad, good)]}
        assert [one.campaign for one in good.of(list[pages.CampaignInfo], "/mine", known)] == [good.campaign]
        assert bad.refused("GET") == (410, "campaign-gone")
        assert house.http("GET", "/health").json()["damaged"] == 1


def test_a_table_that_fails_in_a_way_nobody_knows_keeps_no_bot_of_the_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "tables.db"
    bad, good = two_games(data)
    unguarded(data, ("UPDATE seats SET kind = 'bot', bot = 'random', token_hash = x''", ()),
              ("UPDATE tables SET waits_for = ''", ()))  # fmt: skip

    def fail(record: TableRecord, *more: Any) -> Game:
        if record.id == bad:
            raise ArithmeticError("that nobody has thought of")
        return rebuild_whole(record, *more)

    monkeypatch.setattr("undaunted.server.tables.registry.rebuild_whole", fail)
    with House(str(data)) as house:
        asyncio.run_coroutine_threadsafe(house.server.tables.nudge(), house.loop).result(PATIENCE)
        assert house.server.tables.in_memory(bad) is None
        assert house.server.tables.in_memory(good) is not None


def test_damage_is_found_before_anybody_asks(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    fill(data, "m" * 16, 1000)
    damage(data, "m" * 16, 500)

    async def scene() -> None:
        store = Store.open(data)
        before = store.damage.count
        await store.examine()
        assert (before, store.damage.count) == (0, 1)
        await store.close()

    asyncio.run(scene())


def test_a_write_to_a_damaged_page_leaves_the_others_of_its_transaction_alone(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    bad, good = "m" * 16, "z" * 16
    for id, rows in ((bad, 1000), ("p" * 16, 1000), (good, 2)):
        fill(data, id, rows)
    damage(data, bad, 1000)

    async def scene() -> None:
        store = Store.open(data)
        writes = [
            store.append(good, [row(3)], going_on(3)),
            store.append(bad, [row(1001)], going_on(1001)),
            store.append(good, [row(4)], going_on(4)),
        ]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert done[0] is None
        assert isinstance(done[1], Damaged)
        assert done[2] is None
        assert await store.journal(good) == [row(number) for number in (1, 2, 3, 4)]
        assert await store.writable()
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("harm", ["deleted", "moved", "replaced", "log deleted"])
def test_a_file_that_is_not_there_any_more_is_noticed(tmp_path: Path, harm: str) -> None:
    data, away = tmp_path / "tables.db", tmp_path / "away.db"
    one, other = two_games(data)
    with House(str(data)) as house:
        assert isinstance(decides(house, one), Done)
        if harm == "deleted":
            data.unlink()
        elif harm == "log deleted":
            Path(f"{data}-wal").unlink()
        else:
            data.rename(away)
        if harm == "replaced":
            shutil.copy(away, data)
        refused = decides(house, one)
        assert isinstance(refused, No)
        assert refused.code == "busy"
        told = house.http("GET", "/health")
        assert (told.status_code, told.json()["status"], told.json()["store"]) == (503, "failing", False)
        assert "tables.db" in told.json()["what"][0]
        assert str(tmp_path) not in told.text
        opening = house.http(
            "POST", "/api/tables", json={"scenario": "normandy/1", "seats": {"US": "me", "German": "me"}}
        )
        assert opening.status_code == 503
        if harm in ("moved", "replaced"):
            away.replace(data)
            assert isinstance(decides(house, other), Done)
            assert isinstance(decides(house, one), Done)
            while house.http("GET", "/health").status_code != 200:
                """An answer is good for a second."""


def test_nothing_is_written_to_a_file_that_is_gone(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"

    async def scene() -> None:
        store = Store.open(data)
        record = new_table()
        await store.create(record)
        handle = os.open(data, os.O_RDONLY)
        data.rename(tmp_path / "away.db")
        size = os.fstat(os.open(f"{data}-wal", os.O_RDONLY)).st_size
        with pytest.raises(NotKept, match=r"tables\.db: it was deleted or moved"):
            await store.append(record.id, [row(1)], going_on(1))
        assert Path(f"{data}-wal").stat().st_size == size
        assert not await store.writable()
        (tmp_path / "away.db").rename(data)
        await store.append(record.id, [row(1)], going_on(1))
        os.close(handle)
        await store.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))
