"""The archive: games are read again in a process of their own, one at a time, and remembered."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.guard.asked import Clock
from tests.server.test_replays import played, record
from undaunted.content.bundle import pack_up
from undaunted.content.stage import stage
from undaunted.game.record.rows import Row
from undaunted.server import pages
from undaunted.server.archive import Archive, Explanation, Log, LookBack, Replay
from undaunted.server.archive.archive import OF_EACH
from undaunted.server.archive.process import ReaderProcess
from undaunted.server.archive.task import Order, Volume
from undaunted.server.archive.worker import NICE
from undaunted.server.errors import Refusal
from undaunted.server.guard.costs import HEAVY, IN_LINE, Purse, paid_by
from undaunted.server.guard.rules import Limits, Rate

SCENARIO = "normandy/1"
_, ROWS = played(SCENARIO, 60)


def volume(rows: list[Row] = ROWS) -> Volume:
    return Volume(record(SCENARIO), rows, pack_up(stage(SCENARIO)))


def replay(rows: list[Row] = ROWS, seat: str = "", eyes: tuple[str, ...] = ("US",), first: int = 0) -> Replay:
    return Replay(volume(rows), eyes, seat, first, 50, "en")


def with_archive(deed: Callable[[Archive], Awaitable[None]], kept: int = 10**7) -> None:
    async def run() -> None:
        archive = Archive(kept=kept)
        try:
            await deed(archive)
        finally:
            await archive.close()

    asyncio.run(run())


@pytest.fixture
def orders(monkeypatch: pytest.MonkeyPatch) -> list[Order]:
    """What its processes were asked."""
    asked: list[Order] = []
    really = ReaderProcess.ask

    async def counted(self: ReaderProcess, order: Order) -> object:
        asked.append(order)
        return await really(self, order)

    monkeypatch.setattr(ReaderProcess, "ask", counted)
    return asked


def test_it_reads_in_a_process_of_its_own_which_ends_with_it() -> None:
    found: list[int] = []

    async def deed(archive: Archive) -> None:
        assert archive.pid == 0, "nobody has asked yet"
        told = msgspec.json.decode((await archive.read(replay())).body, type=pages.Moments)
        assert len(told.moments) == min(told.last, 50) + 1
        found.append(archive.pid)
        assert archive.pid not in (0, os.getpid())
        assert os.getpriority(os.PRIO_PROCESS, archive.pid) == min(19, os.nice(0) + NICE), "it gives way"
        await archive.read(LookBack(volume(), "fr"))
        assert archive.pid == found[0]

    with_archive(deed)
    assert not Path(f"/proc/{found[0]}").exists() or not Path("/proc/self").exists()


def test_an_answer_is_remembered_but_only_so_much_and_for_the_same_question(orders: list[Order]) -> None:
    async def deed(archive: Archive) -> None:
        first = await archive.read(replay())
        assert await archive.read(replay()) == first
        assert len(orders) == 1
        assert await archive.read(replay(seat="US")) != first
        assert await archive.read(replay(eyes=())) != first, "it says whose eyes there are"
        assert len(orders) == 3
        assert await archive.read(replay(ROWS[:-1])) != first
        await archive.read(replay())
        assert len(orders) == 5, "it had to make room"

    size = 0

    async def measure(archive: Archive) -> None:
        nonlocal size
        size = len((await archive.read(replay())).body)

    with_archive(measure)
    orders.clear()
    with_archive(deed, kept=int(2.5 * size))


def test_those_who_ask_the_same_at_once_are_answered_once(orders: list[Order]) -> None:
    async def deed(archive: Archive) -> None:
        told = await asyncio.gather(*(archive.read(replay()) for _ in range(5)))
        assert len({one.body for one in told}) == len(orders) == 1

    with_archive(deed)


def test_a_process_that_dies_is_replaced() -> None:
    async def deed(archive: Archive) -> None:
        await archive.read(replay())
        before = archive.pid
        os.kill(before, signal.SIGKILL)
        assert (await archive.read(Log(volume()))).body
        assert archive.pid not in (0, before)

    with_archive(deed)


def test_a_record_that_does_not_hold_is_refused_and_harms_nobody() -> None:
    wrong = [*ROWS[:2], Row(3, ROWS[2].seat, "nonsense")]

    async def deed(archive: Archive) -> None:
        await archive.read(replay())
        before = archive.pid
        with pytest.raises(Refusal) as refusal:
            await archive.read(replay(wrong))
        assert (refusal.value.code, refusal.value.args_of_text) == ("gone", {"why": "journal"})
        assert (await archive.read(replay(first=1))).body
        assert archive.pid == before

    with_archive(deed)


def test_a_crowd_at_one_address_is_not_before_everybody_else(orders: list[Order]) -> None:
    """One of them asks for a hundred pages; who comes after is behind as many as are read at once."""

    async def deed(archive: Archive) -> None:
        crowd, stranger = (Purse(Limits(archive=Rate(1, 10**9)), Clock()) for _ in range(2))
        await archive.read(replay())  # it runs
        orders.clear()
        many = [
            asyncio.create_task(paid_by(crowd, archive.read(replay(first=number))))
            for number in range(1, HEAVY + IN_LINE + 10)
        ]
        await asyncio.sleep(0)
        await paid_by(stranger, archive.read(replay(seat="US")))
        assert len(orders) <= HEAVY + 1
        told = await asyncio.gather(*many, return_exceptions=True)
        refused = [one.code for one in told if isinstance(one, Refusal)]
        assert refused == ["too-fast"] * 9, "and only so many may wait"

    with_archive(deed)


def test_who_has_had_more_than_a_share_waits_and_others_are_read_to_meanwhile(orders: list[Order]) -> None:
    async def deed(archive: Archive) -> None:
        clock = Clock()
        greedy, stranger = (Purse(Limits(archive=Rate(10, 1)), clock) for _ in range(2))
        await paid_by(greedy, archive.read(replay()))
        more = asyncio.create_task(paid_by(greedy, archive.read(replay(first=1))))
        await paid_by(stranger, archive.read(replay(seat="US")))
        assert not more.done()
        assert [order.seat for order in orders if isinstance(order, Replay)] == ["", "US"]
        assert await paid_by(greedy, archive.read(replay())), "what is known costs nothing"
        clock.now += 1000
        assert (await more).body

    with_archive(deed)


def test_a_page_that_was_read_for_nothing_is_paid_for_too(orders: list[Order]) -> None:
    wrong = [*ROWS[:-1], Row(len(ROWS), ROWS[-1].seat, "nonsense")]

    async def deed(archive: Archive) -> None:
        clock = Clock()
        purse, stranger = (Purse(Limits(archive=Rate(10, 1)), clock) for _ in range(2))
        with pytest.raises(Refusal):
            await paid_by(purse, archive.read(replay(wrong)))
        again = asyncio.create_task(paid_by(purse, archive.read(replay())))
        await paid_by(stranger, archive.read(replay(seat="US")))
        assert len(orders) == 2
        assert not again.done()
        clock.now += 1000
        await again

    with_archive(deed)


def test_answers_that_say_nothing_are_not_kept_for_ever_either(orders: list[Order]) -> None:
    async def deed(archive: Archive) -> None:
        for decision in (1001, 1002, 1003, 1001):
            assert not (await archive.read(Explanation(volume(), decision, "", "en"))).body
        assert len(orders) == 4, "it had to make room"
        assert not (await archive.read(Explanation(volume(), 1003, "", "en"))).body
        assert len(orders) == 4

    with_archive(deed, kept=2 * OF_EACH)
