"""Those who look at a campaign: each has a bell that is rung when anything may have changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Followers:
    def __init__(self) -> None:
        self._bells: dict[asyncio.Event, tuple[str, ...]] = {}

    def __len__(self) -> int:
        return len(self._bells)

    @property
    def here(self) -> frozenset[str]:
        """The sides whose people look on."""
        return frozenset(side for sides in self._bells.values() for side in sides)

    @contextmanager
    def joined(self, sides: tuple[str, ...]) -> Iterator[asyncio.Event]:
        """The bell of somebody who has these sides, as long as he looks on."""
        bell = asyncio.Event()
        before = self.here
        self._bells[bell] = sides
        if self.here != before:
            self.changed()
        try:
            yield bell
        finally:
            before = self.here
            del self._bells[bell]
            if self.here != before:
                self.changed()

    def changed(self) -> None:
        for bell in self._bells:
            bell.set()
