"""Is it well? For whatever watches over the server; it tells nothing that a stranger should not know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from undaunted.server.guard.buckets import Clock

PATIENCE = 3.0
"""Seconds in which the store has to answer."""
KEPT = 1.0
"""Seconds an answer about the store is good for: asking it writes, and anyone may ask."""


class Condition(msgspec.Struct, frozen=True, omit_defaults=True):
    """`status`: ok; degraded (people can play, but bots cannot think, or something was left out or is
    damaged); failing (nothing can be kept). Of packs and tables strangers are told how many, and this machine
    `what` is wrong."""

    status: str
    store: bool
    bots: bool
    left_out: int = 0
    """Packs, or parts of them."""
    damaged: int = 0
    """Tables."""
    what: tuple[str, ...] = ()


class Troubles(NamedTuple):
    """A line each: what was left out, which tables are damaged, and what is wrong with the store."""

    left_out: tuple[str, ...] = ()
    damaged: tuple[str, ...] = ()
    store: tuple[str, ...] = ()


class Health:
    """Asks the parts of the server how they are."""

    def __init__(
        self,
        store: Callable[[], Awaitable[bool]],
        bots: Callable[[], bool] = lambda: True,
        clock: Clock = time.monotonic,
        troubles: Callable[[], Troubles] = Troubles,
    ) -> None:
        self._store = store
        self._bots = bots
        self._troubles = troubles
        self._clock = clock
        self._asked = float("-inf")
        self._writable = False

    async def condition(self, openly: bool = False) -> Condition:
        """`openly`: with what is wrong, for this machine."""
        store = await self._is_writable()
        bots = self._bots()
        troubles = self._troubles()
        well = bots and not any(troubles)
        return Condition(
            status="failing" if not store else "ok" if well else "degraded",
            store=store,
            bots=bots,
            left_out=len(troubles.left_out),
            damaged=len(troubles.damaged),
            what=sum(troubles, ()) if openly else (),
        )

    async def _is_writable(self) -> bool:
        if self._clock() - self._asked >= KEPT:
            try:
                async with asyncio.timeout(PATIENCE):
                    self._writable = await self._store()
            except Exception:  # whatever it is, a store that does not answer cannot keep anything either
                self._writable = False
            self._asked = self._clock()
        return self._writable
