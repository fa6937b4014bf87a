"""The list of tables: made once for all who ask, and anew when there is something new to see."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from tests.server.guard.asked import Clock
from tests.server.house import House
from undaunted.server.errors import Refusal
from undaunted.server.listing import FRESH, Listing
from undaunted.server.store import StoreError


@pytest.fixture
def house() -> Iterator[House]:
    with House() as house:
        yield house


class Place:
    """A list of its own, with a clock of its own, in the loop of a house."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house = house
        self.clock = Clock()
        self.listing = Listing(house.server.tables, self.clock)
        self.asked = 0
        store = house.server.store
        really = store.listed

        async def counted(limit: int) -> Any:
            self.asked += 1
            return await really(limit)

        monkeypatch.setattr(store, "listed", counted)

    def do(self, deed: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(deed, self.house.loop).result(30)

    def page(self, lang: str = "en") -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(self.do(self.listing.page(lang)))
        return found


@pytest.fixture
def place(house: House, monkeypatch: pytest.MonkeyPatch) -> Place:
    return Place(house, monkeypatch)


def test_all_who_ask_within_a_second_get_what_was_asked_once(house: House, place: Place) -> None:
    opened = house.open_with({"US": "me", "German": "me"}, listed=True)

    async def crowd() -> set[bytes]:
        return {*await asyncio.gather(*(place.listing.page("en") for _ in range(20)))}

    assert len(place.do(crowd())) == 1
    assert [one["table"] for one in place.page()] == [opened.table]
    assert place.asked == 1
    assert place.page("fr")[0]["seats"] != place.page()[0]["seats"], "in each language"
    assert place.asked == 2
    place.clock.now += FRESH
    place.page()
    assert place.asked == 3


def test_what_comes_fills_or_ends_is_seen_at_once(house: House, place: Place) -> None:
    assert place.page() == []
    opened = house.open_with({"US": "me", "German": "anyone"}, listed=True)
    assert [one["state"] for one in place.page()] == ["waiting"]
    house.sit(opened.table, seat="German")
    assert [one["state"] for one in place.page()] == ["playing"]
    with house.guest(opened.table, opened.token) as us:
        us.until(lambda now: True)
        us.withdraw()
    assert place.page() == []
    assert place.asked == 4
    assert place.page() == []
    assert place.asked == 4


def test_a_list_that_cannot_be_read_is_refused_and_tried_again(
    house: House, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(limit: int) -> Any:
        raise StoreError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(house.server.store, "listed", failing)
        with pytest.raises(Refusal, match="busy"):
            place.page()
    assert place.page() == []


def test_over_http_everybody_gets_the_same_list(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.open_with({"US": "me", "German": "me"}, listed=True)
    place = Place(house, monkeypatch)
    told = {house.http("GET", "/api/tables").content for _ in range(3)}
    assert len(told) == 1
    assert place.asked <= 3
    assert json.loads(told.pop())[0]["decisions"] == 0
