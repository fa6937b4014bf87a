"""Tables in PostgreSQL, for one of several servers: it keeps what it holds, and says who holds the rest."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import TypeVar, cast

from undaunted.game.record.rows import Row
from undaunted.server.store.address import shown
from undaunted.server.store.campaign_records import CampaignRecord, Onward, SideRecord
from undaunted.server.store.errors import HeldElsewhere, NotKept, StoreError
from undaunted.server.store.postgresql import leases
from undaunted.server.store.postgresql.connection import ANSWER, Connection
from undaunted.server.store.postgresql.opening import missing, open_to_read, open_to_write
from undaunted.server.store.records import SeatRecord, Standing, TableRecord
from undaunted.server.store.store import Store
from undaunted.server.store.writer import Writer

log = logging.getLogger(__name__)

T = TypeVar("T")
KNOWN = 20_000
"""Tables held elsewhere of which is remembered what their lease is for; it never changes."""
AGAIN = 0.01
"""Seconds after which is asked again who has a lease."""


class Fenced(NotKept):
    """This process was taken out by another. Nothing of it was kept."""

    def __init__(self) -> None:
        super().__init__("this process was taken out by others")


class FencedWriter(Writer):
    """Refuses all jobs while this process is none of those that serve, but for the one that joins them."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(as_sqlite(connection))
        self.fence = connection

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def fenced(connection: sqlite3.Connection) -> T:
            if self.fence.unguarded:
                raise Fenced
            return work(connection)

        return await self.do_anyway(fenced)

    async def do_anyway(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await super().do(work)


class SharedStore(Store):
    """Until `join` it holds nothing, and belongs to nobody: so tests and tools may write."""

    def __init__(self, url: str) -> None:
        self.url = url
        connection = open_to_write(url, ANSWER)
        self._fenced = FencedWriter(connection)
        super().__init__(shown(url), None, as_sqlite(connection), self._fenced)
        self.process = ""
        """Empty before it has joined the others, and while it has to join them anew."""
        self.secret = ""
        self._alone = True
        self._mine: set[str] = set()
        self._keys: OrderedDict[str, str] = OrderedDict()
        self._leaving: dict[str, asyncio.Event] = {}
        self._beating = ThreadPoolExecutor(1, thread_name_prefix="undaunted-heart")
        self._heart: Connection | None = None
        self._missing = ""

    @property
    def place(self) -> str:
        return self.url

    # One of several

    async def join(self, address: str) -> None:
        """A process among others from now on, which reach it there. What it held before is lost."""
        process = leases.fresh_process()

        def joining(connection: sqlite3.Connection) -> str:
            # In the order of all that is written: what was given before this belongs to the process before.
            secret = leases.join(connection, process, address)
            self._fenced.fence.guard = leases.guard(process)
            return secret

        self.lose()
        self.secret = await self._fenced.do_anyway(joining)
        self.process = process

    def lose(self) -> None:
        """Nothing is held any more: others took this process for dead."""
        self._alone = False
        self._mine.clear()
        self.process = ""

    async def leave(self) -> None:
        """Others may have at once what it held."""
        self._mine.clear()
        if self.process:
            await self._fenced.do_anyway(partial(leases.leave, process=self.process))

    async def beat(self) -> leases.Beat:
        """A sign of life, over a connection of its own: it never waits for what is being written."""
        return await asyncio.get_running_loop().run_in_executor(self._beating, self._beat, self.process)

    def _beat(self, process: str) -> leases.Beat:
        try:
            if self._heart is None:
                self._heart = Connection(self.url, durable=False, patience=ANSWER)
            beat = leases.beat(as_sqlite(self._heart), process)
            self._note_missing(missing(as_sqlite(self._heart)))
            return beat
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: gives no answer ({error})") from error

    # What it holds

    def holds(self, id: str) -> bool:
        return self._alone or self._keys.get(id, id) in self._mine

    def key_of(self, id: str) -> str:
        """What the lease of a table that is held here is for."""
        return self._keys.get(id, id)

    async def hold(self, id: str) -> None:
        """Take a table or a campaign, unless another process has it: HeldElsewhere. One that is not there is
        left for others to miss."""
        end = time.monotonic() + ANSWER
        while not self._alone and self._keys.get(id) not in self._mine:
            process = self.process
            key, holder = await self._writer.do(partial(leases.claim, process=process, id=id))
            if not key:
                return
            self._know(id, key)
            if leaving := self._leaving.get(key):
                await leaving.wait()
            elif holder is leases.NOBODY:
                # Somebody is just taking it, or whoever had it has just gone.
                if time.monotonic() > end:
                    raise StoreError(
                        f"{id}: found nobody who has it, and no way to take it within {ANSWER:g} s"
                    )
                await asyncio.sleep(AGAIN)
            elif holder.process != process:
                raise HeldElsewhere(id, key, *holder)
            elif process == self.process:
                self._mine.add(key)

    @asynccontextmanager
    async def handing_over(self, key: str, to: str) -> AsyncIterator[None]:
        """What is held here goes to another process, after whatever is done within: from the first moment on
        nobody here has it any more, and who wants it waits."""
        with self._leave([key]):
            yield
            await self._writer.do(partial(leases.hand_over, process=self.process, key=key, to=to))

    async def give_back(self, needed: set[str]) -> None:
        """All leases but for those of these tables and campaigns: a look at a table is enough to take one."""
        spare = self._mine - {self.key_of(id) for id in needed}
        if spare and self.process:
            with self._leave(spare):
                await self._writer.do(partial(leases.give_back, process=self.process, keys=list(spare)))

    @contextmanager
    def _leave(self, keys: Collection[str]) -> Iterator[None]:
        self._mine.difference_update(keys)
        self._leaving.update((key, asyncio.Event()) for key in keys)
        try:
            yield
        finally:
            for key in keys:
                self._leaving.pop(key).set()

    def _know(self, id: str, key: str) -> None:
        self._keys[id] = key
        self._keys.move_to_end(id)
        for _ in range(2):
            if len(self._keys) <= KNOWN:
                return
            oldest, of = self._keys.popitem(last=False)
            if of in self._mine:
                # What is held is known: whether a table may be written hangs on it.
                self._keys[oldest] = of

    def _check(self, id: str) -> None:
        if not self.holds(id):
            raise Fenced

    # Writing: only what is held

    async def create(self, table: TableRecord, bundle: str = "") -> None:
        if not table.campaign:
            await self._with_lease(table.id, super().create(table, bundle))
            return
        self._know(table.id, table.campaign)
        await super().create(table, bundle)

    async def begin(self, campaign: CampaignRecord, rows: Sequence[str]) -> None:
        await self._with_lease(campaign.id, super().begin(campaign, rows))

    async def _with_lease(self, id: str, creating: Awaitable[None]) -> None:
        """Taken before it is there, in the same transaction or one before it: nobody else ever has it."""
        if not self._alone:
            taking = self._writer.do(partial(leases.take, process=self.process, key=id))
            holder, _ = await asyncio.gather(taking, creating)
            self._know(id, id)
            if holder.process == self.process:
                self._mine.add(id)
        else:
            await creating

    async def append(self, table: str, rows: Sequence[Row], standing: Standing) -> None:
        self._check(table)
        await super().append(table, rows, standing)

    async def seat(self, table: str, seats: Sequence[SeatRecord], state: str, seed: bytes = b"") -> None:
        self._check(table)
        await super().seat(table, seats, state, seed)

    async def dice(self, table: str, seed: bytes, state: str) -> None:
        self._check(table)
        await super().dice(table, seed, state)

    async def go_on(self, campaign: str, onward: Onward) -> None:
        self._check(campaign)
        if onward.opened is not None:
            self._know(onward.opened.id, campaign)
        await super().go_on(campaign, onward)

    async def take_side(self, campaign: str, who: SideRecord, state: str) -> None:
        self._check(campaign)
        await super().take_side(campaign, who, state)

    # What nobody looks after

    async def unfinished_with_bots(self) -> list[str]:
        return await self._free(await super().unfinished_with_bots())

    async def campaigns_due(self) -> list[str]:
        return await self._free(await super().campaigns_due())

    async def _free(self, ids: list[str]) -> list[str]:
        return await self._read(partial(leases.free_tables, ids=ids))

    # Its connections

    def _open_to_read(self) -> sqlite3.Connection:
        return as_sqlite(open_to_read(self.url, ANSWER))

    async def examine(self) -> None:
        """PostgreSQL finds damage when it reads a page; what looks through all of them are its own tools."""

    async def writable(self) -> bool:
        """Each process asks its own row, and whether all tables are there: nobody waits for another."""
        try:
            self._note_missing(await self._writer.do(missing))
        except StoreError:
            return False
        return not self._missing

    def trouble(self) -> str:
        """Tables of the database that somebody has dropped."""
        return f"found no {self._missing} in the database, expected its tables" if self._missing else ""

    def _note_missing(self, found: str) -> None:
        """Told once, and not again before all are back."""
        if found and not self._missing:
            log.error("%s: found no %s, expected its tables: nothing can be kept", self.path, found)
        self._missing = found

    async def close(self) -> None:
        await asyncio.to_thread(self._beating.shutdown)
        if self._heart is not None:
            self._heart.close()
        await super().close()


def as_sqlite(connection: Connection) -> sqlite3.Connection:
    """For the type checker: it does all that the store asks of one, and is none."""
    return cast(sqlite3.Connection, connection)
