"""Is it well? For whatever watches over the server; it tells nothing that a stranger should not know."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

import msgspec

from undaunted.server.guard.buckets import Clock

KEPT = 1.0
"""Seconds an answer about the store is good for: asking it writes, and anyone may ask."""


class Condition(msgspec.Struct, frozen=True):
    """`status`: ok; degraded (people can play, bots cannot); failing (nothing can be kept)."""

    status: str
    store: bool
    bots: bool


class Health:
    """Asks the parts of the server how they are."""

    def __init__(
        self,
        store: Callable[[], Awaitable[bool]],
        bots: Callable[[], bool] = lambda: True,
        clock: Clock = time.monotonic,
    ) -> None:
        self._store = store
        self._bots = bots
        self._clock = clock
        self._asked = float("-inf")
        self._writable = False

    async def condition(self) -> Condition:
        store = await self._is_writable()
        bots = self._bots()
        return Condition("failing" if not store else "ok" if bots else "degraded", store, bots)

    async def _is_writable(self) -> bool:
        if self._clock() - self._asked >= KEPT:
            try:
                self._writable = await self._store()
            except Exception:  # whatever it is, a store that cannot answer cannot keep anything either
                self._writable = False
            self._asked = self._clock()
        return self._writable
