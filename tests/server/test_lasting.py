"""Pages that never change: made once, whoever asks at the same time, and never in the loop that plays."""

from __future__ import annotations

import asyncio
import gzip
import threading
import time

import msgspec
import pytest

from tests.server.guard.asked import Clock
from tests.server.house import House
from undaunted.content import reload
from undaunted.server.errors import Refusal
from undaunted.server.guard import Limits, Rate
from undaunted.server.guard.costs import Purse, paid_by
from undaunted.server.lasting import LastingPages


class Maker:
    """Notes what it was asked for, and in which thread."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.threads: set[int] = set()

    def __call__(self, what: str) -> dict[str, str]:
        self.made.append(what)
        self.threads.add(threading.get_ident())
        if what == "nothing":
            raise Refusal("no-scenario", scenario=what)
        return {"what": what}


def test_those_who_ask_at_once_wait_for_one_page_which_is_kept() -> None:
    make, pages = Maker(), LastingPages()

    async def scene() -> None:
        told = await asyncio.gather(*(pages.page(make, "a") for _ in range(5)))
        assert len(set(told)) == 1
        page = await pages.page(make, "a")
        assert msgspec.json.decode(page.body) == {"what": "a"}
        assert gzip.decompress(page.packed) == page.body
        assert page.tag != (await pages.page(make, "b")).tag

    asyncio.run(scene())
    assert make.made == ["a", "b"]
    assert threading.get_ident() not in make.threads, "the loop has better things to do"


def test_who_goes_away_spoils_it_for_nobody() -> None:
    make, pages = Maker(), LastingPages()

    async def scene() -> None:
        first = asyncio.create_task(pages.page(make, "a"))
        second = asyncio.create_task(pages.page(make, "a"))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).body

    asyncio.run(scene())
    assert make.made == ["a"]


def test_only_so_many_are_kept_and_nothing_that_failed() -> None:
    make, pages = Maker(), LastingPages(kept=2)

    async def scene() -> None:
        for what in ("a", "b", "a", "c", "a", "b"):
            await pages.page(make, what)
        for _ in range(2):
            with pytest.raises(Refusal):
                await pages.page(make, "nothing")

    asyncio.run(scene())
    assert make.made == ["a", "b", "c", "b", "nothing", "nothing"]


def test_packs_that_were_read_again_make_new_pages() -> None:
    make, pages = Maker(), LastingPages()

    async def scene() -> None:
        await pages.page(make, "a")
        reload()
        await pages.page(make, "a")

    asyncio.run(scene())
    assert make.made == ["a", "a"]


def test_an_unknown_scenario_is_refused_from_there_too(house: House) -> None:
    answer = house.http("GET", "/api/stage/normandy/999")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-scenario")


def test_what_everybody_needs_is_not_paid_by_who_comes_first_and_what_one_chooses_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked = Clock()
    monkeypatch.setattr(time, "thread_time", worked)
    limits = Limits(cost=Rate(1, 50), cost_at_once=Rate(1, 50))
    purse, pages = Purse(limits, Clock()), LastingPages()

    def make(what: str) -> str:
        worked.now += 0.08
        return what

    async def scene() -> None:
        await pages.common(make, "catalogue")
        assert not purse.wait()
        await pages.page(make, "stage")
        assert purse.wait()

    asyncio.run(paid_by(purse, scene()))
