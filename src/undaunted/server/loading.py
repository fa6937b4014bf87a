"""What is in memory of all that the store has: loaded when somebody asks for it, once for all who wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Generic, Protocol, TypeVar

from undaunted.server.guard.costs import heavy_work, metered


class Loaded(Protocol):
    @property
    def gone(self) -> bool:
        """Out of step with the store: to be loaded again."""


T = TypeVar("T", bound=Loaded)


class Loading(Generic[T]):
    """What is on its way into `kept`, where `load` puts it: a table or a campaign by its id.

    `kept` is in the order of the last use, the longest ago first.
    """

    def __init__(self, kept: dict[str, T], load: Callable[[str], Coroutine[Any, Any, T]]) -> None:
        self._kept = kept
        self._load = load
        self._tasks: dict[str, asyncio.Task[T]] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._tasks)

    def __contains__(self, id: str) -> bool:
        return id in self._tasks

    async def found(self, id: str) -> T:
        """It is in memory when this returns, and stays there until somebody else has a turn."""
        while True:
            known = self._kept.pop(id, None)
            if known is not None and not known.gone:
                self._kept[id] = known
                return known
            async with heavy_work():
                # Each stands in a line of his own, before anything begins that others wait for as well.
                if id not in self._tasks and id not in self._kept:
                    self._tasks[id] = asyncio.create_task(metered(self._load(id)))
                    self._tasks[id].add_done_callback(lambda _: self._tasks.pop(id, None))
                if id in self._tasks:
                    await asyncio.shield(self._tasks[id])
            # It may have left again before we could hold it: there must never be two of one.

    def cancel(self) -> None:
        for task in self._tasks.values():
            task.cancel()
