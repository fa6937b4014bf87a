"""Who has opened how many tables: one address shall not fill the store."""

from __future__ import annotations

from collections import OrderedDict

from undaunted.server.errors import Refusal
from undaunted.server.guard.asgi import Scope
from undaunted.server.guard.asking import address
from undaunted.server.store import OVER, Store


class Openers:
    """How many unfinished tables each address has opened since the server started."""

    ADDRESSES = 10_000

    def __init__(self, store: Store, most: int, proxy: bool) -> None:
        self._store = store
        self._most = most
        self._proxy = proxy
        self._opened: OrderedDict[str, list[str]] = OrderedDict()

    def who(self, scope: Scope) -> str:
        return address(scope, self._proxy)

    async def check(self, who: str) -> None:
        opened, most = self._opened.get(who, []), self._most
        if len(opened) < most:
            return
        records = [await self._store.table(id) for id in opened]
        opened[:] = [record.id for record in records if record is not None and record.state != OVER]
        if len(opened) >= most:
            raise Refusal("too-many-tables", most=most)

    def note(self, who: str, table: str) -> None:
        self._opened.setdefault(who, []).append(table)
        self._opened.move_to_end(who)
        if len(self._opened) > self.ADDRESSES:
            self._opened.popitem(last=False)
