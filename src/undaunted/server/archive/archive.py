"""Who asks the archive, in which order, and what it answered before."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from undaunted.server.archive.process import ReaderFailed, ReaderProcess
from undaunted.server.archive.task import Answer, Found, Order, Unreadable, key_of
from undaunted.server.errors import Refusal
from undaunted.server.guard.costs import heavy_work

log = logging.getLogger(__name__)

KEPT = 24_000_000
"""Bytes of answers; a page of a replay has some hundred thousand."""
TRIES = 2


class Archive:
    """One process, which starts with the first question and is replaced when it dies.

    It reads one game at a time. Who asks waits in line, with a few at most from one address
    (`heavy_work`), so that nobody is behind all that a single one can think of.
    """

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._size = 0
        self._answers: OrderedDict[tuple[object, ...], Found] = OrderedDict()
        self._turn = asyncio.Lock()
        self._reader: ReaderProcess | None = None
        self._closed = False

    @property
    def pid(self) -> int:
        """Of its process; 0 while there is none."""
        return self._reader.pid if self._reader and self._reader.alive else 0

    async def read(self, order: Order) -> bytes:
        """Raises Refusal where the record cannot be read, or there is no process to read it."""
        key = key_of(order)
        found = self._known(key)
        if found is None:
            async with heavy_work(), self._turn:
                # Somebody before us in the line may have asked the same.
                found = self._known(key)
                if found is None:
                    found = self._noted(key, await self._asked(order))
        return found.body

    async def close(self) -> None:
        self._closed = True
        reader, self._reader = self._reader, None
        if reader is not None:
            await reader.end()

    def _known(self, key: tuple[object, ...]) -> Found | None:
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
        return found

    def _noted(self, key: tuple[object, ...], answer: Answer) -> Found:
        if isinstance(answer, Unreadable):
            log.error("%s", answer.told)
            raise Refusal("gone", why=answer.why)
        if not isinstance(answer, Found):
            raise Refusal("busy")
        self._answers[key] = answer
        self._size += len(answer.body)
        while self._size > self._kept and len(self._answers) > 1:
            self._size -= len(self._answers.popitem(last=False)[1].body)
        return answer

    async def _asked(self, order: Order) -> Answer:
        for _ in range(TRIES):
            if self._closed:
                break
            try:
                reader = self._reader
                if reader is None or not reader.alive:
                    reader = self._reader = await ReaderProcess.start()
                return await self._whole(reader, order)
            except ReaderFailed as failure:
                log.error("the archive's process: %s", failure)
                await self._dismiss()
        raise Refusal("busy")

    async def _whole(self, reader: ReaderProcess, order: Order) -> Answer:
        """An answer that nobody waits for any more would be taken for that to the next question."""
        try:
            return await reader.ask(order)
        except asyncio.CancelledError:
            await self._dismiss()
            raise

    async def _dismiss(self) -> None:
        reader, self._reader = self._reader, None
        if reader is not None:
            await reader.end()
