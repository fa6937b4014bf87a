"""Bots in processes of their own choose as they would here, and nothing that befalls a process stops them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from random import Random

import pytest

import undaunted
from tests.games import played
from undaunted import bots
from undaunted.bots import UnknownBot, read_budget
from undaunted.bots.processes.pipe import environment
from undaunted.bots.sureness import advise
from undaunted.server.thinkers import Thinkers, ThinkersGone, process
from undaunted.server.thinkers import thinkers as module

from .thinking import LONG, LONGISH, SIMULATIONS, offered, thinkers, until

PARENT = f"""
import asyncio, undaunted
from undaunted.server.thinkers import Thinkers

async def main():
    crew = Thinkers(2)
    await crew.start()
    game = undaunted.new("normandy/1", seed=1)
    asked = [asyncio.create_task(crew.choose(str(n), "US", "{LONG}", 1, game)) for n in range(2)]
    while crew.thinking < 2:
        await asyncio.sleep(0.01)
    print(*crew.pids(), flush=True)
    await asyncio.gather(*asked)

asyncio.run(main())
"""


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def same_as_here(crew: Thinkers, table: str, scenario: str, spec: str, decisions: int) -> int:
    game = undaunted.new(scenario, seed=7)
    here = {seat: bots.make(spec, seed=number) for number, seat in enumerate(game.seats)}
    while not game.over and game.decisions < decisions:
        # Bids are open to both: either may come first.
        seat = Random(game.decisions).choice(game.deciders)
        ours = here[seat].choose(game.observation(seat), offered(game, seat))
        assert await crew.choose(table, seat, spec, game.seats.index(seat), game) == ours
        game.play(seat, ours)
    return game.decisions


def test_they_choose_what_the_bot_would_choose_here_table_by_table() -> None:
    async def play() -> list[int]:
        async with thinkers(2) as crew:
            # So few that none is ever taken over, which would make its bots start afresh.
            specs = [f"search:{LONGISH}", f"search:{LONGISH}"]
            scenarios = ["normandy/4", "north-africa/8"]
            found = await asyncio.gather(
                *(
                    same_as_here(crew, f"table {number}", scenario, spec, 60)
                    for number, (scenario, spec) in enumerate(zip(scenarios, specs, strict=True))
                )
            )
            assert (crew.thinking, crew.waiting) == (0, 0)
            return found

    assert min(asyncio.run(play())) == 60


def test_so_does_one_that_answers_quickly() -> None:
    async def play() -> int:
        async with thinkers() as crew:
            return await same_as_here(crew, "table", "north-africa/2", "recruit", 60)

    assert asyncio.run(play()) == 60


def test_advice_is_what_the_search_says_here() -> None:
    game = played("normandy/4", 3, 40)
    seat = game.deciders[0]

    async def ask() -> object:
        async with thinkers() as crew:
            return (await crew.advise(game, seat, str(SIMULATIONS))).replies

    assert asyncio.run(ask()) == advise(game, seat, read_budget(str(SIMULATIONS)), game.decisions).replies


@pytest.mark.parametrize("processes", [1, 2])
def test_killed_in_the_middle_of_a_thought_another_answers(processes: int) -> None:
    game = undaunted.new("normandy/1", seed=1)

    async def kill() -> None:
        async with thinkers(processes) as crew:
            before = crew.pids()
            for pid in before:
                os.kill(pid, signal.SIGSTOP)
            answer = asyncio.create_task(crew.choose("table", "US", "greedy", 1, game))
            await until(lambda: crew.thinking == 1)
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            assert await answer in offered(game, "US")
            await until(lambda: len(crew.pids()) == processes and not set(crew.pids()) & set(before))
            assert await crew.choose("table", "German", "greedy", 1, game) in offered(game, "German")

    asyncio.run(kill())


def test_killed_while_nobody_asks_it_is_replaced_without_a_failure() -> None:
    game = undaunted.new("normandy/1", seed=1)

    async def kill() -> None:
        async with thinkers(2) as crew:
            for _ in range(3):
                killed = crew.pids()
                for pid in killed:
                    os.kill(pid, signal.SIGKILL)
                await until(lambda: len(set(crew.pids()) - set(killed)) == 2)  # noqa: B023  awaited here
                assert await crew.choose("table", "US", "greedy", 1, game) in offered(game, "US")

    asyncio.run(kill())


def test_one_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    game = undaunted.new("normandy/1", seed=1)
    monkeypatch.setattr(module, "GRACE", 2.0)

    async def hang() -> None:
        async with thinkers() as crew:
            (hung,) = crew.pids()
            os.kill(hung, signal.SIGSTOP)
            assert await crew.choose("table", "US", "greedy", 1, game) in offered(game, "US")
            assert crew.pids() != [hung]
            assert not is_running(hung)

    asyncio.run(hang())


def test_after_three_processes_that_failed_it_is_given_up() -> None:
    game = undaunted.new("normandy/1", seed=1)

    async def kill() -> None:
        async with thinkers(2) as crew:
            answer = asyncio.create_task(crew.choose("table", "US", LONG, 1, game))
            killed: set[int] = set()
            for _ in range(module.TRIES):
                # All at once, and still it is one try: those that die as well are not asked.
                await until(lambda: crew.thinking == 1 and len(set(crew.pids()) - killed) == 2)
                assert not answer.done()
                for pid in crew.pids():
                    os.kill(pid, signal.SIGKILL)
                    killed.add(pid)
            with pytest.raises(ThinkersGone, match="3 processes that failed"):
                await answer
            assert len(killed) == 2 * module.TRIES
            assert await crew.choose("other", "US", "greedy", 1, game) in offered(game, "US")

    asyncio.run(kill())


def test_closing_leaves_no_process_and_nobody_waiting() -> None:
    game = undaunted.new("normandy/1", seed=1)

    async def close() -> list[int]:
        crew = Thinkers(2)
        await crew.start()
        pids = crew.pids()
        asked = [asyncio.create_task(crew.choose(str(n), "US", LONG, 1, game)) for n in range(5)]
        await until(lambda: (crew.thinking, crew.waiting) == (2, 3))
        await crew.close()
        for answer in asked:
            with pytest.raises(ThinkersGone):
                await answer
        with pytest.raises(ThinkersGone):
            await crew.choose("table", "US", "greedy", 1, game)
        await crew.close()
        return pids

    pids = asyncio.run(close())
    assert len(pids) == 2
    assert not any(is_running(pid) for pid in pids)


def test_no_process_outlives_a_server_that_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as parent:
        assert parent.stdout is not None
        assert parent.stderr is not None
        pids = [int(word) for word in parent.stdout.readline().split()]
        assert len(pids) == 2
        assert all(is_running(pid) for pid in pids)
        parent.kill()
        # The processes hold it too: it ends when the last of them has, though each thinks for minutes.
        assert b"Error" not in parent.stderr.read()


def test_who_no_longer_waits_holds_nobody_up() -> None:
    game = undaunted.new("normandy/1", seed=1)

    async def leave() -> None:
        async with thinkers() as crew:
            first = asyncio.create_task(crew.choose("first", "US", f"search:{20 * LONGISH}", 1, game))
            second = asyncio.create_task(crew.choose("second", "US", LONG, 1, game))
            await until(lambda: (crew.thinking, crew.waiting) == (1, 1))
            first.cancel()
            second.cancel()
            for table in ("third", "first"):
                assert await crew.choose(table, "US", f"search:{LONGISH}", 1, game) in offered(game, "US")
            assert (crew.thinking, crew.waiting) == (0, 0)

    asyncio.run(leave())


def test_a_table_that_is_forgotten_starts_afresh() -> None:
    async def play() -> None:
        async with thinkers() as crew:
            for _ in range(2):
                assert await same_as_here(crew, "table", "normandy/4", "random", 12) == 12
                await crew.forget("table")
            await crew.forget("never heard of")

    asyncio.run(play())


def test_what_cannot_be_asked_is_refused_at_once() -> None:
    game = undaunted.new("normandy/1", seed=1)

    async def ask() -> None:
        async with thinkers() as crew:
            with pytest.raises(UnknownBot):
                await crew.choose("table", "US", "nobody", 1, game)
            game.play("US", offered(game, "US")[0])
            with pytest.raises(ValueError, match="found no decision that it owes"):
                await crew.choose("table", "US", "greedy", 1, game)

    asyncio.run(ask())


def test_where_no_process_starts_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.0)
    monkeypatch.setenv("UNDAUNTED_SPEED", "no such speed")

    async def start() -> None:
        crew = Thinkers(2)
        with pytest.raises(ThinkersGone, match="no process that starts"):
            await crew.start()
        assert crew.pids() == []

    asyncio.run(start())


def test_scenes_are_forgotten_and_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game of a campaign may have one of its own."""
    for part in (module, process):
        monkeypatch.setattr(part, "SCENES", 2)
    games = [undaunted.new(f"normandy/{number}", seed=1) for number in range(1, 5)]

    async def play() -> None:
        async with thinkers(1) as crew:
            (pid,) = crew.pids()
            for turn in range(3):
                for number, game in enumerate(games):
                    seat = game.deciders[0]
                    things = offered(game, seat)
                    assert await crew.choose(f"{turn} {number}", seat, "recruit", 1, game) in things
            assert len(crew._scenes) == 2
            assert len(crew._living[0]._scenes) == 2
            assert crew.pids() == [pid], "it knew what it was asked about"

    asyncio.run(play())
