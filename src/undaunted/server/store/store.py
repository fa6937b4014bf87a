"""Tables in a SQLite file, for one server: the loop asks, threads read and write."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeVar

from undaunted.game.record.rows import Row
from undaunted.server.store import campaign_lineage, campaigns, carried, queries, talk
from undaunted.server.store.address import is_url
from undaunted.server.store.campaign_records import (
    Ancestor,
    CampaignRecord,
    Fork,
    KeptCampaign,
    Onward,
    SideRecord,
)
from undaunted.server.store.database import MEMORY, make_folder, needing_psycopg, open_to_read, open_to_write
from undaunted.server.store.errors import Damaged, NoStore, StoreClosed, StoreError
from undaunted.server.store.lock import FileLock
from undaunted.server.store.records import Kept, SeatRecord, Standing, TableRecord
from undaunted.server.store.watching import Place, damage_of
from undaunted.server.store.writer import Writer

T = TypeVar("T")
READERS = 2
FRESH = 1.0
"""Seconds for which a successful write tells that the file can be written."""


class Store:
    """Made by `Store.open`. What `create`, `append` and `seat` have returned from survives a kill.

    Any of them may raise StoreError: then nothing of it was kept.
    """

    def __init__(
        self,
        path: str,
        lock: FileLock | None,
        connection: sqlite3.Connection,
        writer: Writer | None = None,
    ) -> None:
        self.path = path
        self._lock = lock
        self._writer = writer or Writer(connection)
        self.damage = self._writer.damage
        """What was found to make no sense in the file."""
        if lock is not None:
            self._writer.trouble = Place(Path(path)).trouble
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="undaunted-reader")
        self._connections: list[sqlite3.Connection] = []
        self._own = threading.local()
        self._closed = False

    @property
    def place(self) -> str:
        """Where another process can read it; empty where none can."""
        return "" if self.path == MEMORY else self.path

    def watch_commits(self, tell: Callable[[float, int], None]) -> None:
        """`tell` hears of each commit, in the writing thread: the seconds it took, and what was in it."""
        self._writer.watch = tell

    @classmethod
    def open(cls, path: Path | str) -> Store:
        """The file is made where there is none; `:memory:` keeps nothing beyond this object's life.

        `postgresql://…` is a database that several servers share.
        """
        if isinstance(path, str) and is_url(path):
            return open_shared(path)
        if str(path) == MEMORY:
            return cls(MEMORY, None, open_to_write(MEMORY))
        place = Path(path)
        if place.is_dir():
            raise NoStore(str(place), "a folder", "a file, or the name of a new one")
        make_folder(place)
        lock = FileLock(place)
        try:
            return cls(str(place), lock, open_to_write(str(place)))
        except BaseException:
            lock.release()
            raise

    # Who plays it: of a file always this server

    async def hold(self, id: str) -> None:
        """Before a table or a campaign is loaded. Raises HeldElsewhere where another process plays it."""

    def holds(self, id: str) -> bool:
        """Whether it is still so, once it was loaded."""
        return True

    # Writing

    async def create(self, table: TableRecord, bundle: str = "") -> None:
        """A new table; `bundle` is what it is played with, kept once for all tables of the same content."""
        await self._writer.do(partial(queries.create, table=table, bundle=bundle))

    async def append(self, table: str, rows: Sequence[Row], standing: Standing) -> None:
        """The next rows of a table's journal, all or none, and how the table stands after them."""
        await self._writer.do(partial(queries.append, table=table, rows=rows, standing=standing))

    async def seat(self, table: str, seats: Sequence[SeatRecord], state: str, seed: bytes = b"") -> None:
        """Somebody sat down, on all of these seats or none; `state` is the table's from now on.

        `seed`: its dice, where whoever sat down added something to them.
        """
        await self._writer.do(partial(queries.seat, table=table, seats=seats, state=state, seed=seed))

    async def dice(self, table: str, seed: bytes, state: str) -> None:
        """What is known of a table's dice from now on; nothing of its game is kept yet."""
        await self._writer.do(partial(queries.dice, table=table, seed=seed, state=state))

    async def seen(self, table: str, seats: Sequence[str], number: int) -> None:
        """These seats have been shown the journal up to this row."""
        await self._writer.do(partial(queries.seen, table=table, seats=seats, number=number))

    async def rematch(self, table: str, other: str) -> None:
        """The people of this table play on at the other one."""
        await self._writer.do(partial(queries.rematch, table=table, other=other))

    async def offer_key(
        self, key_hash: bytes, table: str, seats: Sequence[str], until: float, kind: carried.Kind
    ) -> None:
        """A key that takes these seats along to another device."""
        offer = partial(carried.offer, key_hash=key_hash, table=table, seats=seats, until=until, kind=kind)
        await self._writer.do(offer)

    async def take_key(self, key_hash: bytes, token_hash: bytes, kind: carried.Kind) -> bool:
        """Whether the key could still be used; then the token is one to its seats from now on."""
        take = partial(carried.take, key_hash=key_hash, token_hash=token_hash, now=time.time(), kind=kind)
        return await self._writer.do(take)

    async def begin(self, campaign: CampaignRecord, rows: Sequence[str]) -> None:
        """A new campaign, with its first rows."""
        await self._writer.do(partial(campaigns.create, record=campaign, rows=rows))

    async def go_on(self, campaign: str, onward: Onward) -> None:
        """What happened to a campaign, all or nothing: rows, and perhaps the table of its next game."""
        await self._writer.do(partial(campaigns.append, campaign=campaign, onward=onward))

    async def take_side(self, campaign: str, who: SideRecord, state: str) -> None:
        """Who has a side from now on, in the campaign and at its table; `state` is the campaign's."""
        await self._writer.do(partial(campaigns.seat, campaign=campaign, who=who, state=state))

    async def came_by(self, campaign: str, sides: Sequence[str], now: float) -> None:
        """Those who have these sides were here."""
        await self._writer.do(partial(campaigns.seen, campaign=campaign, sides=sides, now=now))

    async def say(self, table: str, line: talk.Line, keep: int) -> None:
        """Something said there; of all that was, the last `keep` lines stay."""
        await self._writer.do(partial(talk.say, table=table, line=line, keep=keep))

    # Reading

    async def talk(self, id: str) -> list[talk.Line]:
        """What was said at a table."""
        return await self._read(partial(talk.lines, table=id))

    async def offered_key(self, key_hash: bytes, kind: carried.Kind) -> carried.Carried | None:
        return await self._read(partial(carried.offered, key_hash=key_hash, kind=kind))

    async def campaign(self, id: str) -> KeptCampaign | None:
        return await self._read(partial(campaigns.kept, id=id))

    async def forks(self, id: str) -> tuple[Fork, ...]:
        """The campaigns that were forked from this one, the oldest first."""
        return await self._read(partial(campaign_lineage.forks, id=id))

    async def ancestors(self, origin: str) -> tuple[Ancestor, ...]:
        """`origin`, what that was forked from, and so on to the root."""
        return await self._read(partial(campaign_lineage.ancestors, origin=origin))

    async def campaigns_due(self) -> list[str]:
        """Those whose game has ended, and whose step has not been taken."""
        return await self._read(campaigns.due)

    async def table(self, id: str) -> TableRecord | None:
        return await self._read(partial(queries.table, id=id))

    async def journal(self, id: str) -> list[Row]:
        return await self._read(partial(queries.journal, id=id))

    async def game(self, id: str) -> Kept | None:
        """A table with all that it takes to play it again."""
        return await self._read(partial(queries.kept_game, id=id))

    async def by_token(self, token_hash: bytes) -> list[tuple[str, str]]:
        """The (table, seat) pairs that this token owns."""
        return await self._read(partial(queries.by_token, token_hash=token_hash))

    async def listed(self, limit: int) -> list[TableRecord]:
        """The tables for everybody's eyes that wait or are played, newest first."""
        return await self._read(partial(queries.listed, limit=limit))

    async def listed_ids(self, limit: int) -> list[str]:
        """The same tables by their ids, for where one of them cannot be read."""
        return await self._read(partial(queries.listed_ids, limit=limit))

    async def unfinished_with_bots(self) -> list[str]:
        """The tables that wait for a bot."""
        return await self._read(queries.unfinished_with_bots)

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreClosed
        if self.path == MEMORY:
            # There a second connection would be a second, empty database.
            return await self._writer.do(query)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, query)

    def _ask(self, query: Callable[[sqlite3.Connection], T]) -> T:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        try:
            if connection is None:
                if why := self.trouble():
                    raise StoreError(why)
                self._own.connection = connection = self._open_to_read()
                self._connections.append(connection)
            return query(connection)
        except sqlite3.Error as error:
            if found := damage_of(error):
                self.damage.note(found)
                raise Damaged(found) from error
            raise StoreError(f"{self.path}: could not be read ({error})") from error

    def _open_to_read(self) -> sqlite3.Connection:
        return open_to_read(self.path)

    # Its health

    @property
    def commits(self) -> int:
        """Syncs of the disk so far; fewer than `writes` where several could share one."""
        return self._writer.commits

    @property
    def writes(self) -> int:
        return self._writer.jobs

    def trouble(self) -> str:
        """What has become of the file; empty where it is where it was."""
        return self._writer.trouble()

    async def examine(self) -> None:
        """Look through the whole file, beside whatever else is asked of it; `damage` tells."""
        if self.path != MEMORY:
            await asyncio.to_thread(self._examine)

    def _examine(self) -> None:
        try:
            with closing(open_to_read(self.path)) as connection:
                # A server that stops waits for nothing.
                connection.set_progress_handler(lambda: self._closed, 10_000)
                for (found,) in connection.execute("PRAGMA quick_check(1)"):
                    if found != "ok":
                        self.damage.note(found)
        except (StoreError, sqlite3.Error) as error:
            if not self._closed:
                self.damage.note(str(error))

    async def writable(self) -> bool:
        """Whether a decision could be kept now. Tried out, unless one was kept just now."""
        if self.trouble():
            return False
        if time.monotonic() - self._writer.last_success < FRESH and not self._closed:
            return True
        try:
            await self._writer.do(queries.beat)
        except StoreError:
            return False
        return True

    async def close(self) -> None:
        """Finish what is being written, and let others have the file. Safe to call twice."""
        self._closed = True
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._connections:
            connection.close()
        self._connections.clear()
        # Last, because the last to leave clears up: the write-ahead log goes into the file.
        await self._writer.close()
        if self._lock is not None:
            self._lock.release()


def open_shared(url: str) -> Store:
    """A PostgreSQL database. What speaks to it is imported only here: a file needs nothing of it."""
    with needing_psycopg(url):
        from undaunted.server.store.postgresql.store import SharedStore
    return SharedStore(url)
