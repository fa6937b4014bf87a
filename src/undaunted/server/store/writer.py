"""The one thread that writes: it takes all that waits and makes it durable with a single sync of the disk."""

from __future__ import annotations

import asyncio
import math
import queue
import sqlite3
import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from undaunted.server.store.errors import Damaged, NotKept, StoreClosed, StoreError
from undaunted.server.store.watching import Damage, damage_of, is_in_the_way

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]  # each job has its own type of answer
MOST_AT_ONCE = 1000
"""Jobs in a transaction, so that the first of a flood need not wait for its last."""
TRIES = 3
OTHERS_FIRST = 0.05
"""Seconds for those of other processes with whom it stood in each other's way: else it soon does again."""


@dataclass(eq=False)
class _Job:
    work: Work
    loop: asyncio.AbstractEventLoop
    waiter: asyncio.Future[Any]
    answer: Any = None
    error: Exception | None = field(default=None)


class Writer:
    """Jobs happen in the order in which they were given, each whole or not at all."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.commits = 0
        """How many transactions there were, and how many jobs in them."""
        self.jobs = 0
        self.last_success = time.monotonic()
        self.watch: Callable[[float, int], None] = _watch_nothing
        """Told of each commit, in the writing thread: the seconds it took, and the jobs in it."""
        self.damage = Damage()
        self.trouble: Callable[[], str] = _no_trouble
        """Why nothing may be written now, such as that the file was deleted: asked before and after."""
        self._connection = connection
        self._queue: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: deque[_Job] = deque()
        self._gatherer: asyncio.AbstractEventLoop | None = None
        self._closing = False
        # A daemon: a process that ends without closing keeps all that was acknowledged, and must not hang.
        self._thread = threading.Thread(target=self._run, name="undaunted-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Returns once it is durable. Whoever stops waiting does not stop the work."""
        if self._closing:
            raise StoreClosed
        loop = asyncio.get_running_loop()
        waiter: asyncio.Future[T] = loop.create_future()
        self._gathered.append(_Job(work, loop, waiter))
        if self._gatherer is not loop:
            self._gatherer = loop
            loop.call_soon(self._hand_over)
        return await waiter

    def _hand_over(self) -> None:
        """All that a turn of the loop brought: a thread that began with the first would only wait for Python
        with each step, and have the others written by themselves."""
        self._gatherer = None
        count = len(self._gathered)
        if count:
            self._queue.put([self._gathered.popleft() for _ in range(count)])

    async def close(self) -> None:
        """Finish what was given, take nothing more."""
        if not self._closing:
            self._closing = True
            self._hand_over()
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            waiting: list[_Job] = []
            given = self._queue.get()
            while given is not None:
                waiting += given
                if len(waiting) >= MOST_AT_ONCE or self._queue.empty():
                    break
                given = self._queue.get()
            going = given is not None
            for start in range(0, len(waiting), MOST_AT_ONCE):
                batch = waiting[start : start + MOST_AT_ONCE]
                self._keep(batch)
                _wake(batch)
        self._connection.close()

    def _keep(self, batch: list[_Job], tries: int = TRIES) -> None:
        start = time.monotonic()
        try:
            self._look()
            self._connection.execute("BEGIN IMMEDIATE")
            if len(batch) == 1:
                self._only(batch[0])
            elif not self._all(batch):
                for job in batch:
                    self._one(job)
            if self._connection.in_transaction:
                self._connection.execute("COMMIT")
            self._look()
        except Exception as error:  # a full disk, a lock: whatever it is, those who wait must hear of it
            self._give_up()
            if self._goes_singly(batch, error, tries):
                # Nothing of it was kept: each by itself, so that only those fail that must.
                for job in batch:
                    job.error = None
                    self._keep([job], tries - 1)
                return
            self.last_success = -math.inf
            for job in batch:
                job.error = job.error or self._told(error)
        else:
            self.commits += 1
            self.jobs += len(batch)
            self.last_success = time.monotonic()
            self.watch(self.last_success - start, len(batch))

    def _goes_singly(self, batch: list[_Job], error: Exception, tries: int) -> bool:
        """Where damaged pages are the business of one of many, or other processes were in the way, which go
        first then."""
        if not isinstance(error, sqlite3.Error):
            return False
        if tries > 1 and is_in_the_way(error):
            time.sleep(OTHERS_FIRST)
            return True
        return len(batch) > 1 and bool(damage_of(error))

    def _all(self, batch: list[_Job]) -> bool:
        """As if nothing could be refused: each savepoint would be two ways more to the database, on which
        whoever plays waits for Python. If something is, all of it begins anew."""
        try:
            for job in batch:
                job.answer = job.work(self._connection)
        except (StoreError, sqlite3.DatabaseError) as error:
            if not (isinstance(error, (StoreError, sqlite3.IntegrityError)) or damage_of(error)):
                raise
            self._connection.execute("ROLLBACK")
            self._connection.execute("BEGIN IMMEDIATE")
            return False
        return True

    def _only(self, job: _Job) -> None:
        """Without others there is nobody to be left alone: two steps less, each a way to a database."""
        try:
            job.answer = job.work(self._connection)
        except (StoreError, sqlite3.IntegrityError) as error:
            self._connection.execute("ROLLBACK")
            job.error = error if isinstance(error, StoreError) else NotKept(str(error))
        except sqlite3.DatabaseError as error:
            if not damage_of(error):
                raise
            self._connection.execute("ROLLBACK")
            job.error = self._told(error)

    def _one(self, job: _Job) -> None:
        """A job that is refused leaves the others of its transaction alone."""
        self._connection.execute("SAVEPOINT job")
        try:
            job.answer = job.work(self._connection)
        except (StoreError, sqlite3.IntegrityError) as error:
            self._connection.execute("ROLLBACK TO job")
            job.error = error if isinstance(error, StoreError) else NotKept(str(error))
        except sqlite3.DatabaseError as error:
            if not damage_of(error):
                raise
            # What others do in this transaction is none of its business.
            self._connection.execute("ROLLBACK TO job")
            job.error = self._told(error)
        self._connection.execute("RELEASE job")

    def _told(self, error: Exception) -> StoreError:
        if isinstance(error, sqlite3.Error) and (found := damage_of(error)):
            self.damage.note(found)
            return Damaged(found)
        return error if isinstance(error, NotKept) else NotKept(str(error))

    def _look(self) -> None:
        if why := self.trouble():
            raise NotKept(why)

    def _give_up(self) -> None:
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass  # SQLite has rolled back by itself, as it does on a full disk


def _no_trouble() -> str:
    return ""


def _watch_nothing(seconds: float, jobs: int) -> None:
    """Until somebody wants to know."""


def _wake(batch: list[_Job]) -> None:
    """All at once: waking a loop costs more than telling it of one job more."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = defaultdict(list)
    for job in batch:
        by_loop[job.loop].append(job)
    for loop, jobs in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, jobs)
        except RuntimeError:
            continue  # the loop was closed: nobody waits any more


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.waiter.done():
            continue
        if job.error is None:
            job.waiter.set_result(job.answer)
        else:
            job.waiter.set_exception(job.error)
