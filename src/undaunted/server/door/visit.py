"""One TCP connection from its first moment to its last, whatever is spoken over it meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from undaunted.server.door.door import Door


class Visit:
    """Looks now and then whether the other side still does its part, and gives its place back at the end."""

    def __init__(
        self, door: Door, address: str, transport: asyncio.Transport, owes: Callable[[], bool]
    ) -> None:
        """`owes`: whether it is they who have to send something before anything can go on."""
        self.address = address
        self.door = door
        self.owes = owes
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._unread = 0
        self._since = self._loop.time()
        self._timer: asyncio.TimerHandle | None = self._loop.call_later(door.limits.patience, self._look)

    def wait_anew(self) -> None:
        """They have done their part; from now on the next is waited for."""
        self._since = self._loop.time()

    def note_reading(self) -> None:
        """They have taken what had piled up."""
        self._unread = 0

    def cut(self, why: str) -> None:
        """At once, with whatever is still to be sent or read."""
        self.door.cut(why)
        self._transport.abort()

    def leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self.door.leave(self.address)

    def _look(self) -> None:
        patience = self.door.limits.patience
        unread, before = self._transport.get_write_buffer_size(), self._unread
        self._unread = unread
        waited = self._loop.time() - self._since if self.owes() else 0.0
        # A timer may come a hair early.
        if waited >= patience - 0.001 and not unread:
            self.cut("silent")
        elif before and unread >= before:
            self.cut("unread")
        self._timer = self._loop.call_later(max(patience - waited, patience / 10), self._look)
