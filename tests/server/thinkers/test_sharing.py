"""With real processes: who is answered before whom, whatever others have asked for."""

from __future__ import annotations

import asyncio
import os
import signal

import undaunted
from tests.server.house import House
from undaunted.server.thinkers import Thinkers

from .thinking import LONG, LONGISH, offered, thinkers, until

PATIENCE = 60.0
"""Seconds after which a test gives up: nothing that works takes as long."""
GAME = undaunted.new("normandy/1", seed=1)


async def quick(crew: Thinkers, table: str, opener: str = "") -> None:
    async with asyncio.timeout(PATIENCE):
        assert await crew.choose(table, "US", "recruit", 1, GAME, opener=opener) in offered(GAME, "US")


def test_a_quick_answer_does_not_wait_for_a_thought_without_end() -> None:
    async def ask() -> None:
        async with thinkers() as crew:
            long = [asyncio.create_task(crew.choose(f"long {n}", "US", LONG, 1, GAME)) for n in range(3)]
            await until(lambda: (crew.thinking, crew.waiting) == (1, 2))
            for n in range(5):
                await quick(crew, f"quick {n}", opener="2.2.2.2")
            await quick(crew, "same", opener="1.1.1.1")
            assert len(crew.pids()) == 2, "one for quick answers, since somebody had to wait"
            assert (crew.thinking, crew.waiting) == (1, 2)
            assert not any(one.done() for one in long)
            for one in long:
                one.cancel()

    asyncio.run(ask())


def test_the_process_for_quick_answers_is_replaced_like_any_other() -> None:
    async def kill() -> None:
        async with thinkers() as crew:
            (first,) = crew.pids()
            long = asyncio.create_task(crew.choose("long", "US", LONG, 1, GAME))
            await until(lambda: crew.thinking == 1)
            await quick(crew, "a")
            for _ in range(2):
                (express,) = set(crew.pids()) - {first}
                os.kill(express, signal.SIGSTOP)
                asked = asyncio.create_task(quick(crew, "a"))
                await until(lambda: crew.thinking == 2)
                os.kill(express, signal.SIGKILL)
                await asked
                assert express not in crew.pids()
            assert not long.done()
            long.cancel()

    asyncio.run(kill())


def test_nobody_pays_for_another_process_who_does_not_need_it() -> None:
    async def ask() -> None:
        async with thinkers() as crew:
            for n in range(5):
                await quick(crew, f"quick {n}")
                assert await crew.choose("long", "US", f"search:{LONGISH}", 1, GAME) in offered(GAME, "US")
            assert len(crew.pids()) == 1

    asyncio.run(ask())


def test_who_asks_little_is_answered_before_who_asks_much() -> None:
    async def ask() -> list[str]:
        answered: list[str] = []

        async def one(crew: Thinkers, table: str, opener: str, show: bool = False) -> None:
            await crew.choose(table, "US", f"search:{4 * LONGISH}", 1, GAME, opener=opener, show=show)
            answered.append(table)

        async with thinkers() as crew, asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            for n in range(3):
                group.create_task(one(crew, f"show {n}", "3.3.3.3", show=True))
            for n in range(5):
                group.create_task(one(crew, f"crowd {n}", "1.1.1.1"))
            group.create_task(one(crew, "modest", "2.2.2.2"))
        return answered

    answered = asyncio.run(ask())
    assert answered[:2] == ["crowd 0", "modest"]
    assert answered.index("show 1") > answered.index("crowd 3"), "those that only bots play come last"
    assert len(answered) == 9, "and everybody is answered"


def test_it_is_told_when_the_waiting_is_over() -> None:
    async def ask() -> list[str]:
        told: list[str] = []
        async with thinkers() as crew:
            for table in ("a", "b"):
                spec = f"search:{LONGISH}"
                await crew.choose(table, "US", spec, 1, GAME, begun=lambda: told.append("begun"))
                told.append("answered")
        return told

    assert asyncio.run(ask()) == ["begun", "answered"] * 2


def test_a_table_is_thought_for_on_account_of_who_opened_it(house: House) -> None:
    asked: dict[str, dict[str, object]] = {}
    choose = house.server.thinkers.choose

    async def noted(table: str, *args, **more) -> int:
        asked[table] = more
        return await choose(table, *args, **more)

    house.server.thinkers.choose = noted  # type: ignore[method-assign]
    try:
        played = house.open_table(US="random", German="me")
        watched = house.open_table(US="random", German="random")
        with house.guest(played.table, played.token) as german, house.guest(watched.table) as watcher:
            german.until(lambda now: now.number > 0)
            watcher.until(lambda now: now.number > 0)
    finally:
        house.server.thinkers.choose = choose  # type: ignore[method-assign]
    assert (asked[played.table]["opener"], asked[played.table]["show"]) == ("127.0.0.1", False)
    assert (asked[watched.table]["opener"], asked[watched.table]["show"]) == ("127.0.0.1", True)
