"""The list of open tables, as bytes: everybody asks for it again and again, and it is the same for all.

It is made anew when a table has come, been filled or ended, and else once a second: how far the games are.
"""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

import msgspec

from undaunted.content import exists
from undaunted.server.describing import table_info
from undaunted.server.errors import Refusal
from undaunted.server.guard.buckets import Clock
from undaunted.server.store import StoreError, TableRecord
from undaunted.server.store.errors import Damaged
from undaunted.server.tables import Tables

LISTED = 50
FRESH = 1.0
"""Seconds."""


class _Page(NamedTuple):
    changes: int
    made: float
    body: bytes


class Listing:
    def __init__(self, tables: Tables, clock: Clock = time.monotonic) -> None:
        self._tables = tables
        self._clock = clock
        self._pages: dict[str, _Page] = {}
        self._making: dict[tuple[str, int], asyncio.Task[bytes]] = {}

    async def page(self, lang: str) -> bytes:
        changes = self._tables.changes
        page = self._pages.get(lang)
        if page and page.changes == changes and self._clock() - page.made < FRESH:
            return page.body
        # Who comes while it is being made waits for the same one; unless something has changed since.
        key = (lang, changes)
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(lang, changes))
            self._making[key].add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])

    async def _make(self, lang: str, changes: int) -> bytes:
        tables = self._tables
        made = self._clock()
        told: list[msgspec.Raw] = []
        for record in await self._found():
            try:
                live = tables.in_memory(record.id)
                # Of a table that rests, the record may be all that is left: who has its address can play.
                if live or exists(record.scenario):
                    told.append(msgspec.Raw(msgspec.json.encode(table_info(record, live, lang))))
            except Exception as error:  # whatever stands there: it takes the list from nobody
                tables.note_damage(record.id, f"table {record.id}: cannot be listed ({error!r})")
            # Others have their turn after each of them.
            await asyncio.sleep(0)
        body = msgspec.json.encode(told)
        self._pages[lang] = _Page(changes, made, body)
        return body

    async def _found(self) -> list[TableRecord]:
        """All of them; where one is damaged all others, asked for one by one."""
        store = self._tables.store
        try:
            try:
                return await store.listed(LISTED)
            except Damaged:
                ids = await store.listed_ids(LISTED)
        except StoreError as error:
            raise Refusal("busy") from error
        found = []
        for id in ids:
            try:
                found.append(await self._tables.stored(id))
            except Refusal as refusal:
                if refusal.code == "busy":
                    raise
        return found
