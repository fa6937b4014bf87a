"""The lock of a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from undaunted.server.errors import Refusal

if TYPE_CHECKING:
    from undaunted.server.tables.table import Table


class Locked:
    """Refuses a table that left memory while one waited for it."""

    def __init__(self, table: Table, lock: asyncio.Lock) -> None:
        self._table = table
        self._lock = lock

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        if self._table.gone:
            self._lock.release()
            raise Refusal("busy")

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
