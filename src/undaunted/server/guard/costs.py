"""What an address may cost: the milliseconds for which the one loop that plays worked for it, and no other.

Nothing is priced: what is done for somebody is timed, step by step, by the processor's clock. It is paid
afterwards, so whoever has a full purse never waits; who owes is heard later, and meanwhile the others play.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

from undaunted.bots.processes.giving_way import give_way
from undaunted.server.errors import Refusal
from undaunted.server.guard.buckets import Bucket, Clock
from undaunted.server.guard.remembered import Remembered
from undaunted.server.guard.rules import Limits

REQUEST, MESSAGE = 0.3, 0.03
"""Milliseconds for what is read before any of our code is asked."""
LONGEST_NAP = 0.25
"""Seconds after which who waits looks again."""
SMALL_CHANGE = 1.0
"""Milliseconds that are only noted, and paid together: a decision is told in ten steps, each of them less."""
HEAVY = 2
"""Games that are loaded or played again for one address at the same time."""
IN_LINE = 64
"""How many of an address may wait for one of those; more are sent away."""

NICE = 5
"""Of threads that compute: whoever writes a decision down, or wakes up to hear of one, goes before them."""

T = TypeVar("T")
_aside = ThreadPoolExecutor(4, thread_name_prefix="undaunted-aside", initializer=give_way, initargs=(NICE,))
_payer: ContextVar[Purse | None] = ContextVar("payer", default=None)


class Purse:
    """Of one address. It fills at a steady rate; who takes more than is in it waits until nothing is owed.

    Two measures hold at the same time: a share in the long run, with enough saved up for a whole club that
    opens its pages at once, and a wider one for the moment, so that not even that is spent in one go.
    """

    def __init__(self, limits: Limits, clock: Clock) -> None:
        now = clock()
        self._clock = clock
        self._buckets = (Bucket(limits.cost, now), Bucket(limits.cost_at_once, now))
        self._small_change = 0.0
        self._elsewhere = Bucket(limits.archive, now)
        self._line = asyncio.Lock()
        self._few = asyncio.Semaphore(HEAVY)
        self._waiting = 0

    def spend(self, milliseconds: float) -> None:
        self._small_change += milliseconds
        if self._small_change > SMALL_CHANGE:
            self._settle()

    def _settle(self) -> float:
        """Pay what was noted; gives the time at which that was."""
        now, paid = self._clock(), self._small_change
        self._small_change = 0.0
        for bucket in self._buckets:
            bucket.left(now)
            bucket.spend(paid)
        return now

    def wait(self) -> float:
        """Seconds until nothing is owed."""
        now = self._settle()
        return max([bucket.owed(now) for bucket in self._buckets])

    async def turn(self) -> None:
        """Returns when nothing is owed: those of one address one after the other, who came first first."""
        if not self._line.locked() and not self.wait():
            return
        async with self._line:
            while wait := self.wait():
                await asyncio.sleep(min(wait, LONGEST_NAP))

    def spend_elsewhere(self, milliseconds: float) -> None:
        """Of a process that reads for everybody."""
        self._elsewhere.left(self._clock())
        self._elsewhere.spend(milliseconds)

    async def turn_elsewhere(self) -> None:
        """Returns when nothing of that is owed."""
        while wait := self._elsewhere.owed(self._clock()):
            await asyncio.sleep(min(wait, LONGEST_NAP))

    @asynccontextmanager
    async def heavy(self) -> AsyncIterator[None]:
        if self._waiting >= IN_LINE:
            raise Refusal("too-fast")
        self._waiting += 1
        try:
            await self._few.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._few.release()


class Purses(Remembered[Purse]):
    """One for everyone who comes."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        super().__init__(lambda: Purse(limits, clock), limits.addresses)


async def paid_by(purse: Purse, work: Coroutine[Any, Any, T]) -> T:
    """Do it, and all that is `metered` within, at the cost of this purse."""
    _payer.set(purse)
    return await _Timed(work, purse)


async def metered(work: Coroutine[Any, Any, T]) -> T:
    """For a task of its own: whoever had it started pays for it. What nobody asked for is free."""
    purse = _payer.get()
    return await (work if purse is None else _Timed(work, purse))


async def in_thread(work: Callable[..., T], *args: Any) -> T:
    """In a thread, which shares Python with the loop and therefore costs the same."""
    purse = _payer.get()
    took = 0.0

    def timed() -> T:
        nonlocal took
        start = time.thread_time()
        try:
            return work(*args)
        finally:
            took = time.thread_time() - start

    try:
        return await asyncio.get_running_loop().run_in_executor(_aside, timed)
    finally:
        if purse is not None:
            purse.spend(1000 * took)


@contextmanager
def nobody_pays() -> Iterator[None]:
    """For what is made once for all. Tasks that begin within stay nobody's cost."""
    before = _payer.set(None)
    try:
        yield
    finally:
        _payer.reset(before)


@asynccontextmanager
async def heavy_work() -> AsyncIterator[None]:
    """Something that takes long, wherever it is done: a few at a time for each who asks, so that a crowd at
    one address is never before everybody else."""
    purse = _payer.get()
    if purse is None:
        yield
        return
    async with purse.heavy():
        yield


@asynccontextmanager
async def work_elsewhere() -> AsyncIterator[Callable[[float], None]]:
    """The same in another process, which says how many milliseconds it took: tell them to what this gives."""
    purse = _payer.get()
    if purse is None:
        yield lambda _: None
        return
    async with purse.heavy():
        await purse.turn_elsewhere()
        yield purse.spend_elsewhere


class _Timed(Generic[T]):
    """A coroutine, each step of which is paid for. Waiting costs nothing."""

    def __init__(self, work: Coroutine[Any, Any, T], purse: Purse) -> None:
        self._work = work
        self._purse = purse

    def __await__(self) -> Generator[Any, Any, T]:
        send: Callable[[Any], Any] = self._work.send
        step, given, spend, now = send, None, self._purse.spend, time.thread_time
        while True:
            start = now()
            try:
                awaited = step(given)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                spend(1000 * (now() - start))
            try:
                step, given = send, (yield awaited)
            except GeneratorExit:
                self._work.close()
                raise
            except BaseException as error:  # to be thrown within, as if we were not here
                step, given = self._work.throw, error
