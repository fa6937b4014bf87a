"""Who asks the archive, in which order, and what it answered before."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

from undaunted.server.archive.process import ReaderFailed, ReaderProcess
from undaunted.server.archive.task import Answer, Answered, Broken, Found, Missing, Order, Unreadable, key_of
from undaunted.server.errors import Refusal
from undaunted.server.guard.costs import work_elsewhere

log = logging.getLogger(__name__)

KEPT = 24_000_000
"""Bytes of answers; a page of a replay has some hundred thousand."""
OF_EACH = 1000
"""Bytes that are counted for an answer besides its own: one that says nothing is kept as well."""
TRIES = 2


class Archive:
    """One process, which starts with the first question and is replaced when it dies.

    It reads one game at a time. Who asks waits in line, with a few at most from one address, and pays for
    what it takes (`work_elsewhere`), so that nobody is behind all that a single one can think of.
    """

    def __init__(self, store: str = "", kept: int = KEPT) -> None:
        """`store`: where its process finds the games; empty where each comes along with the question."""
        self._store = store
        self._kept = kept
        self.troubled: Callable[[str, Unreadable | Broken], None] = lambda *_: None
        """Told which table could not be read, and why."""
        self._size = 0
        self._answers: OrderedDict[tuple[object, ...], Found] = OrderedDict()
        self._turn = asyncio.Lock()
        self._reader: ReaderProcess | None = None
        self._closed = False

    @property
    def pid(self) -> int:
        """Of its process; 0 while there is none."""
        return self._reader.pid if self._reader and self._reader.alive else 0

    async def read(self, order: Order) -> Found:
        """Raises Refusal where the game cannot be read, or there is no process to read it."""
        key = key_of(order)
        found = self._known(key)
        if found is None:
            async with work_elsewhere() as pay, self._turn:
                # Somebody before us in the line may have asked the same.
                found = self._known(key)
                if found is None:
                    answered = await self._asked(order)
                    pay(answered.took)
                    found = self._noted(key, order, answered.answer)
        return found

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

    def _noted(self, key: tuple[object, ...], order: Order, answer: Answer) -> Found:
        match answer:
            case Found():
                self._keep(key, answer)
                return answer
            case Unreadable():
                self.troubled(order.volume.table.id, answer)
                raise Refusal("gone", why=answer.why)
            case Broken(damage=damage):
                self.troubled(order.volume.table.id, answer)
                raise Refusal("gone", why="journal") if damage else Refusal("busy")
            case Missing():
                raise Refusal("no-table")
            case _:
                raise Refusal("busy")

    def _keep(self, key: tuple[object, ...], found: Found) -> None:
        self._answers[key] = found
        self._size += _size(found)
        while self._size > self._kept and len(self._answers) > 1:
            self._size -= _size(self._answers.popitem(last=False)[1])

    async def _asked(self, order: Order) -> Answered:
        for _ in range(TRIES):
            if self._closed:
                break
            try:
                reader = self._reader
                if reader is None or not reader.alive:
                    reader = self._reader = await ReaderProcess.start(self._store)
                return await self._whole(reader, order)
            except ReaderFailed as failure:
                log.error("the archive's process: %s", failure)
                await self._dismiss()
        raise Refusal("busy")

    async def _whole(self, reader: ReaderProcess, order: Order) -> Answered:
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


def _size(found: Found) -> int:
    return OF_EACH + len(found.body) + len(found.packed)
