"""Who has opened how many tables: one address shall not fill the store."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from undaunted.server.errors import Refusal
from undaunted.server.guard.asgi import Scope
from undaunted.server.guard.asking import address
from undaunted.server.store import OVER, Store


class Openers:
    """How many unfinished tables each address has opened since the server started."""

    ADDRESSES = 10_000
    TOO_MANY = "too-many-tables"

    def __init__(self, store: Store, most: int, proxy: bool) -> None:
        self._store = store
        self._most = most
        self._proxy = proxy
        self._opened: OrderedDict[str, list[str]] = OrderedDict()
        self._opener: dict[str, str] = {}

    def who(self, scope: Scope) -> str:
        return address(scope, self._proxy)

    async def check(self, who: str) -> None:
        opened, most = self._opened.get(who, []), self._most
        if len(opened) < most:
            return
        going_on = [id for id in opened if await self._goes_on(id)]
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
