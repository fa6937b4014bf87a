"""Being one of several processes: signs of life, finding the others, taking over from those that died."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import h11

from undaunted.server.campaigns.registry import Campaigns
from undaunted.server.errors import Elsewhere, Refusal
from undaunted.server.guard import Metrics
from undaunted.server.guard.asgi import App, Scope
from undaunted.server.guard.asking import origin
from undaunted.server.guard.costs import Purse
from undaunted.server.peers.door import ERRANDS, PeerDoor, PeerDoorServer
from undaunted.server.peers.passing import CLIENT, SECRET, Headers, PeerGone, ask
from undaunted.server.store.errors import HeldElsewhere, StoreError
from undaunted.server.store.postgresql.store import SharedStore
from undaunted.server.tables import Tables

log = logging.getLogger(__name__)

BEAT = 1.0
"""Seconds between two signs of life; after `leases.DEAD` of them without one a process is taken out."""

TIDY = 30.0
"""Seconds after which leases are given back of what is not in memory any more."""


class Peers:
    def __init__(
        self,
        store: SharedStore,
        tables: Tables,
        campaigns: Campaigns,
        app: App,
        address: str,
        proxy: bool,
        purse_of: Callable[[str], Purse],
        metrics: Metrics,
    ) -> None:
        """`address`: where the others find this process, `HOST:PORT`; port 0 for any."""
        self.store = store
        self._proxy = proxy
        self._tables = tables
        self._campaigns = campaigns
        host, _, port = address.rpartition(":")
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.create_server((host.strip("[]"), int(port)), family=family)
        self.address = f"{host}:{listener.getsockname()[1]}"
        errands = {"release": self._release, "rematch": self._rematch}
        door = PeerDoor(app, lambda: store.secret, errands, purse_of, metrics)
        self._door = PeerDoorServer(door, listener)
        self._gone: dict[str, asyncio.Event] = {}
        self._known: frozenset[str] = frozenset()
        self._tasks: list[asyncio.Task[None]] = []
        self._look_after: Callable[[], Awaitable[None]] = self._nothing
        self._looking: asyncio.Task[None] | None = None
        tables.offer_elsewhere = self._offer_elsewhere

    # Coming and going

    async def start(self, look_after: Callable[[], Awaitable[None]]) -> None:
        """`look_after` sees to what nobody plays: after a start, and whenever another process has gone."""
        self._look_after = look_after
        await self._door.open()
        await self.store.join(self.address)
        # Whoever died before is taken out now, or known from now on, so that it is noticed when he is.
        await self._beat()
        self._tasks += [asyncio.create_task(self._live()), asyncio.create_task(self._tidy())]

    async def stop(self) -> None:
        """Once nothing is being decided any more. What was held here is free at once."""
        tasks = [*self._tasks, *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._door.close()
        try:
            await self.store.leave()
        except StoreError as error:
            log.warning("could not take leave of the others: %s", error)

    async def _live(self) -> None:
        silent = False
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not await self._beat():
                    await self._start_again()
            except StoreError as error:
                if not silent:
                    log.error("%s", error)
                silent = True
                continue
            except Exception:
                log.exception("no sign of life")
                continue
            silent = False

    async def _beat(self) -> bool:
        """Whether this process is still one of them. Sees to what those played that are none any more."""
        # Of before the question: who joins meanwhile is not in its answer.
        waited_for = set(self._gone)
        beat = await self.store.beat()
        if not beat.alive:
            return False
        gone = self._known - beat.processes
        self._known = beat.processes
        for process in waited_for - beat.processes:
            self._gone.pop(process).set()
        if gone:
            log.warning("%d other processes have gone: what they played is looked after", len(gone))
            self._look()
        return True

    async def _tidy(self) -> None:
        """Beside the signs of life, which wait for nothing that is written."""
        while True:
            await asyncio.sleep(TIDY)
            try:
                await self.store.give_back(self._tables.ids() | self._campaigns.ids())
            except StoreError:
                continue  # it is tried again, and whatever else is written says so

    async def _start_again(self) -> None:
        """The others took this process for dead and play its tables, or a host removed what it played: it
        knows nothing any more."""
        log.error("this process was taken out by others: it drops all its tables, and starts again")
        self.store.lose()
        self._campaigns.let_go(lambda _: True)
        await self._tables.let_go(lambda _: True)
        await self.store.join(self.address)

    def _look(self) -> None:
        if self._looking is not None and not self._looking.done():
            self._looking.cancel()
        self._looking = asyncio.ensure_future(self._look_after())

    async def _nothing(self) -> None:
        """Before it has begun."""

    # The others

    def introduction(self, scope: Scope) -> Headers:
        """What another process believes, because it comes with the secret: who asked here, as our gate counts
        him."""
        return [(SECRET, self.store.secret.encode()), (CLIENT, origin(scope, self._proxy).encode())]

    @asynccontextmanager
    async def while_there(self, process: str) -> AsyncIterator[None]:
        """What is done within is broken off with PeerGone when the other process has gone: one that hangs
        neither answers nor closes."""
        gone = self._gone.setdefault(process, asyncio.Event())
        current = asyncio.current_task()
        assert current is not None
        broken = False

        async def watch() -> None:
            nonlocal broken
            await gone.wait()
            broken = True
            current.cancel()

        watching = asyncio.create_task(watch())
        try:
            yield
        except asyncio.CancelledError:
            if not broken:
                raise
            current.uncancel()
            raise PeerGone(process) from None
        finally:
            watching.cancel()

    async def ask_for(self, holder: HeldElsewhere, scope: Scope) -> bool:
        """Whether the other process has handed a table over that nobody is at, to whoever asks here."""
        path = f"release/{holder.key}/{self.store.process}"
        return await self._errand(holder.address, path, self.introduction(scope))

    async def _offer_elsewhere(self, elsewhere: Elsewhere, table: str, other: str) -> None:
        # For nobody in particular: who may open how many tables was counted here.
        headers = [(SECRET, self.store.secret.encode())]
        if not await self._errand(elsewhere.address, f"rematch/{table}/{other}", headers):
            # Nobody there tells it: whoever comes back to the table reads it.
            try:
                await self.store.rematch(table, other)
            except StoreError as error:
                raise Refusal("busy") from error

    async def _errand(self, address: str, path: str, headers: Headers) -> bool:
        try:
            async with asyncio.timeout(BEAT):
                answer = ask(address, b"POST", f"{ERRANDS}{path}".encode(), headers)
                return any([isinstance(one, h11.Response) and one.status_code == 200 async for one in answer])
        except (PeerGone, TimeoutError):
            return False

    # What the others ask

    async def _release(self, words: list[str]) -> bool:
        """To another process, unless somebody is at the table, or at one of the campaign."""
        if len(words) != 2:
            return False
        key, to = words

        def ids(id: str) -> bool:
            return self.store.key_of(id) == key

        if not self.store.holds(key) or self._tables.is_used(ids) or self._campaigns.is_used(key):
            return False
        try:
            async with self.store.handing_over(key, to):
                self._campaigns.let_go(ids)
                await self._tables.let_go(ids)
        except StoreError:
            return False
        return True

    async def _rematch(self, words: list[str]) -> bool:
        if len(words) != 2:
            return False
        table, other = words
        try:
            async with self._tables.at(table) as live:
                await live.offer_rematch(other)
        except Refusal:
            return False
        return True
