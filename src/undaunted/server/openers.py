"""Who has opened how many tables, and how fast: one address shall not fill the store."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from undaunted.server.errors import Refusal
from undaunted.server.guard.asgi import Scope
from undaunted.server.guard.asking import address
from undaunted.server.guard.buckets import Buckets
from undaunted.server.store import OVER, Store, StoreError


class Openers:
    """How many unfinished tables each address has opened since the server started.

    And whatever becomes of them, they come at a pace: each is kept for good, also one that is given up at
    once. It is held where a table is made, by whatever way in.
    """

    ADDRESSES = 10_000
    TOO_MANY = "too-many-tables"

    def __init__(self, store: Store, pace: Buckets, most: int, proxy: bool) -> None:
        """`pace`: of all that an address opens, so it may be shared."""
        self._store = store
        self._pace = pace
        self._most = most
        self._proxy = proxy
        self._opened: OrderedDict[str, list[str]] = OrderedDict()
        self._opener: dict[str, str] = {}

    def who(self, scope: Scope) -> str:
        return address(scope, self._proxy)

    async def check(self, who: str) -> None:
        """Whether another may be opened; that counts as done."""
        self.check_pace(who)
        await self.check_room(who)

    def check_pace(self, who: str) -> None:
        if wait := self._pace.take(who):
            raise Refusal("too-fast", wait)

    async def check_room(self, who: str) -> None:
        opened, most = self._opened.get(who, []), self._most
        if len(opened) < most:
            return
        try:
            going_on = [id for id in opened if await self._goes_on(id)]
        except StoreError as error:
            raise Refusal("busy") from error
        self._forget(id for id in opened if id not in going_on)
        opened[:] = going_on
        if len(opened) >= most:
            raise Refusal(self.TOO_MANY, most=most)

    async def _goes_on(self, id: str) -> bool:
        found = await self._store.table(id)
        return found is not None and found.state != OVER and not found.void

    def note(self, who: str, table: str) -> None:
        self._opened.setdefault(who, []).append(table)
        self._opened.move_to_end(who)
        self._opener[table] = who
        if len(self._opened) > self.ADDRESSES:
            self._forget(self._opened.popitem(last=False)[1])

    def opener(self, table: str) -> str:
        """Who opened it; empty where that was before the server started, or is forgotten."""
        return self._opener.get(table, "")

    def _forget(self, tables: Iterable[str]) -> None:
        for table in tables:
            self._opener.pop(table, None)


class Founders(Openers):
    """The same for campaigns."""

    TOO_MANY = "too-many-campaigns"

    async def _goes_on(self, id: str) -> bool:
        found = await self._store.campaign(id)
        return found is not None and found.record.state != OVER
