"""Games that only bots play: those of one address keep a pace together, however many of them are watched."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

TOGETHER = 4
"""Decisions in one pause: so many games go on as if there were one."""
ADDRESSES = 10_000


class Shows:
    """Nobody waits for these decisions who plays himself, but each is kept and told like any other."""

    def __init__(
        self,
        pause: float,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._pause = pause
        self._clock = clock
        self._sleep = sleep
        self._free: OrderedDict[str, float] = OrderedDict()

    async def pause(self, opener: str) -> None:
        """Before a decision, so that one can follow. Those whose opener is unknown count as one address's."""
        now = self._clock()
        turn = max(now + self._pause, self._free.pop(opener, now))
        self._free[opener] = turn + self._pause / TOGETHER
        if len(self._free) > ADDRESSES:
            self._free.popitem(last=False)
        await self._sleep(turn - now)
