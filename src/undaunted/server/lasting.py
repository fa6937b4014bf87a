"""Pages that are the same for everybody until content changes: made once, beside the loop, kept as bytes."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

import msgspec

from undaunted.content.remembering import reading
from undaunted.server.guard.costs import in_thread, nobody_pays

KEPT = 200
"""How many; those not asked for longest go first."""


class Lasting(NamedTuple):
    """A page, the same compressed, and by what a browser knows it again."""

    body: bytes
    packed: bytes
    tag: str

    @classmethod
    def of(cls, data: Any) -> Lasting:
        body = msgspec.json.encode(data)
        return cls(body, gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:32]}"')


class LastingPages:
    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._pages: OrderedDict[Hashable, Lasting] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Lasting]] = {}
        self._one = asyncio.Lock()

    async def common(self, make: Callable[..., Any], *args: Hashable) -> Lasting:
        """The same, for what everybody needs: whoever happens to come first shall not pay for it. Of what one
        can choose there is so much that it has to be paid."""
        with nobody_pays():
            return await self.page(make, *args)

    async def page(self, make: Callable[..., Any], *args: Hashable) -> Lasting:
        """What `make(*args)` gives, as long as the packs are those that were read."""
        key = (reading(), make, *args)
        page = self._pages.get(key)
        if page is not None:
            self._pages.move_to_end(key)
            return page
        # Who comes while it is being made waits for the same one.
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, make, *args))
            self._making[key].add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, make: Callable[..., Any], *args: Hashable) -> Lasting:
        # One after the other: each of them takes Python from the loop that plays.
        async with self._one:
            page = await in_thread(lambda: Lasting.of(make(*args)))
        self._pages[key] = page
        while len(self._pages) > self._kept:
            self._pages.popitem(last=False)
        return page
