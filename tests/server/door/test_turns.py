"""Everybody in turn."""

from __future__ import annotations

import asyncio
from functools import partial

import h11
import pytest

from tests.server.door.raw import standing
from undaunted.server.door.http import Http
from undaunted.server.door.turns import Turns
from undaunted.server.guard import Limits


def test_who_comes_last_waits_for_one_of_each_other_and_for_no_more() -> None:
    async def play() -> list[str]:
        turns, heard = Turns(), list[str]()

        def ask(who: str) -> None:
            if turns.is_next(who):
                heard.append(who)
            else:
                turns.wait(who, partial(heard.append, who))

        for _ in range(100):
            ask("crowd")
        ask("late")
        assert heard == ["crowd", "late"]
        await asyncio.sleep(0)
        ask("late")
        ask("late")
        while len(turns):
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not turns._queues, "nobody is remembered"
        return heard

    heard = asyncio.run(play())
    assert (heard.count("crowd"), heard.count("late")) == (100, 3)
    assert [at for at, who in enumerate(heard) if who == "late"][-1] <= 5


def test_what_goes_wrong_for_one_costs_the_others_nothing() -> None:
    async def play() -> list[str]:
        turns, heard = Turns(), list[str]()

        def fail() -> None:
            raise ValueError("it makes no sense")

        for who in ("first", "second"):
            assert turns.is_next(who)
        turns.wait("first", fail)
        turns.wait("first", partial(heard.append, "first"))
        turns.wait("second", partial(heard.append, "second"))
        while len(turns):
            await asyncio.sleep(0)
        return heard

    assert asyncio.run(play()) == ["second", "first"]


def test_and_his_connection_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    really = Http.is_next

    def is_next(self: Http, request: h11.Request) -> bool:
        """Whoever comes finds that his address has had its turn."""
        really(self, request)
        return really(self, request)

    def breaks(_: Http) -> bool:
        raise ValueError("it makes no sense")

    monkeypatch.setattr(Http, "is_next", is_next)
    monkeypatch.setattr(Http, "_should_upgrade", breaks)
    with standing(Limits(patience=600.0)) as place, place.call() as caller:
        caller.ask()
        assert caller.rest() == b""
        place.await_nobody()
