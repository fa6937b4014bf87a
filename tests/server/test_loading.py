"""What it takes to load a campaign or a table is paid for by whoever asked, and keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.packs.trial import laid_out
from tests.server.campaigning import Commander, begin
from tests.server.house import PATIENCE, House
from undaunted.campaign.campaign import Campaign
from undaunted.server.campaigns import pages, registry
from undaunted.server.guard import Limits
from undaunted.server.guard.asking import counted
from undaunted.server.guard.costs import HEAVY, IN_LINE, Purse, heavy_work, paid_by
from undaunted.server.store.campaign_checking import folded
from undaunted.server.store.campaign_records import KeptCampaign


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[tuple[House, Commander]]:
    """A server after a start, and somebody with a campaign that is not in memory."""
    with laid_out(tmp_path / "packs"):
        data = str(tmp_path / "tables.db")
        with House(data) as house:
            ada, _ = begin(house, {"Soviet": "me", "German": "greedy"})
        with House(data) as house:
            yield house, Commander(house, ada.campaign, ada.token, ada.yours)


def test_it_is_added_up_in_a_thread_that_gives_way_and_is_paid(
    kept: tuple[House, Commander], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ada = kept
    threads: list[str] = []

    def noted(found: KeptCampaign) -> Campaign:
        threads.append(threading.current_thread().name)
        return folded(found)

    monkeypatch.setattr(registry, "folded", noted)
    ada.page()
    assert [name.partition("_")[0] for name in threads] == ["undaunted-aside"]


@pytest.mark.parametrize("what", ["campaign", "table"])
def test_nobody_stands_in_anothers_line(kept: tuple[House, Commander], what: str) -> None:
    house, ada = kept
    tables, campaigns = house.server.tables, house.server.campaigns
    wanted = ada.campaign if what == "campaign" else house.open_table(US="me", German="me").table

    async def look() -> str:
        async with (campaigns if what == "campaign" else tables).at(wanted) as live:
            return live.id

    async def scene() -> None:
        await tables.let_go(lambda _: True)
        greedy, stranger = (Purse(Limits(), lambda: 0.0) for _ in range(2))
        enough = asyncio.Event()

        async def take_long() -> None:
            async with heavy_work():
                await enough.wait()

        long = [asyncio.create_task(paid_by(greedy, take_long())) for _ in range(HEAVY)]
        waiting = asyncio.create_task(paid_by(greedy, look()))
        while not greedy._waiting:
            await asyncio.sleep(0)
        assert await paid_by(stranger, look()) == wanted
        assert not waiting.done()
        enough.set()
        assert await waiting == wanted
        await asyncio.gather(*long)

    asyncio.run_coroutine_threadsafe(scene(), house.loop).result(PATIENCE)


def test_who_waits_for_a_campaign_waits_for_nobodys_line(kept: tuple[House, Commander]) -> None:
    """Its table is loaded while it is locked."""
    house, ada = kept
    tables, campaigns = house.server.tables, house.server.campaigns
    ada.choose()
    table = ada.play()

    async def scene() -> None:
        greedy = Purse(Limits(), lambda: 0.0)
        async with AsyncExitStack() as slots:
            for _ in range(HEAVY):
                await slots.enter_async_context(greedy.heavy())
            async with campaigns.at(ada.campaign) as live:
                await tables.let_go(lambda _: True)
                await paid_by(greedy, live.stand_in("Soviet", "greedy"))
                found = tables.in_memory(table)
                assert found is not None
                assert {seat.seat: seat.bot for seat in found.record.seats}["Soviet"] == "greedy"

    asyncio.run_coroutine_threadsafe(scene(), house.loop).result(PATIENCE)


def test_what_is_done_in_a_campaign_is_paid_for(kept: tuple[House, Commander]) -> None:
    house, ada = kept
    purse = Purse(Limits(), lambda: 0.0)

    def take_long(_: Campaign) -> None:
        start = time.thread_time()
        while time.thread_time() < start + 0.03:
            pass

    async def scene() -> None:
        async with house.server.campaigns.at(ada.campaign) as live:
            before = purse._buckets[0].left(0.0)
            await paid_by(purse, live.do("Soviet", take_long))
            assert before - purse._buckets[0].left(0.0) >= 30

    asyncio.run_coroutine_threadsafe(scene(), house.loop).result(PATIENCE)


def test_one_that_is_to_be_had_in_a_moment_is_not_taken_for_gone(kept: tuple[House, Commander]) -> None:
    house, ada = kept
    purse = house.server.gate.purses.of(counted("127.0.0.1"))
    known = {"campaigns": [{"campaign": ada.campaign, "token": ada.token}]}
    purse._waiting = IN_LINE
    answer = house.http("POST", "/api/campaigns/mine", json=known)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    purse._waiting = 0
    assert [one.campaign for one in ada.of(list[pages.CampaignInfo], "/mine", known)] == [ada.campaign]
