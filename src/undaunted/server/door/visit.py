"""One TCP connection from its first moment to its last, whatever is spoken over it meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from undaunted.server.door.door import Door
from undaunted.server.door.reading import Reading
from undaunted.server.guard.unread import break_off


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
        limits = door.limits
        self._reading = Reading(transport, limits.patience, limits.slowest * limits.patience)
        self._waiting = 0
        self._since = self._loop.time()
        self._timer: asyncio.TimerHandle | None = self._loop.call_later(limits.patience, self._look)

    def wait_anew(self) -> None:
        """They have done their part; from now on the next is waited for."""
        self._since = self._loop.time()

    def note_reading(self) -> None:
        """They have taken what had piled up."""
        self._reading.note()

    def is_read(self) -> bool:
        """Whether they have taken all that was sent to them."""
        return not self._reading.waiting()

    def cut(self, why: str) -> None:
        """At once, with whatever is still to be sent or read."""
        self.door.cut(why)
        if self.is_read():
            self._transport.abort()
        else:
            break_off(self._transport)

    def leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self.door.leave(self.address)

    def _look(self) -> None:
        now, patience = self._loop.time(), self.door.limits.patience
        before, self._waiting = self._waiting, self._reading.waiting()
        if before or self._waiting:
            self.wait_anew()  # they have to read first
        waited = now - self._since if self.owes() else 0.0
        if self._reading.is_too_slow(self._waiting, now):
            self.cut("unread")
        elif waited >= patience - 0.001:  # a timer may come a hair early
            self.cut("silent")
        due = min(patience - waited, self._reading.due(now))
        self._timer = self._loop.call_later(max(due, patience / 10), self._look)
