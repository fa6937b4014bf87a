"""Who is connected to a table, and what waits to be sent to each.

A message is encoded once for all who may see the same. Sending never waits: what a connection can take is
sent at once, all else queues up, and one whose queue is full, of messages or of bytes, is closed, to come
back and ask for what it missed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable, Iterator

import msgspec

from undaunted.server.wire import Tell

TRY_AGAIN = 1013
"""The close code for those who are welcome to come back at once."""

_encoder = msgspec.json.Encoder()


def encoded(message: Tell) -> str:
    return _encoder.encode(message).decode()


class Connection:
    """One browser at one table. `face`: whose eyes; empty for a spectator and for hidden hands."""

    def __init__(
        self, yours: tuple[str, ...], lang: str, face: str, limit: int, longest: int = 2**30
    ) -> None:
        self.yours = yours
        self.lang = lang
        self.face = face
        self.limit = limit
        self.longest = longest
        """Characters that may wait; a single message may have more."""
        self.close_code = 0
        self.at_once: Callable[[str], bool] = _never
        """Sends it and says so, or cannot without waiting. To wake a task for each message would be a tenth
        of what a decision costs."""
        self._waiting: deque[str] = deque()
        self._length = 0
        self._under_way = False
        self._something = asyncio.Event()
        self._taken = asyncio.Event()

    def tell(self, message: Tell) -> None:
        self.put(encoded(message))

    def put(self, text: str) -> None:
        if self.close_code:
            return
        if not self._waiting and not self._under_way and self.at_once(text):
            return
        if len(self._waiting) >= self.limit or (self._waiting and self._length + len(text) > self.longest):
            self._waiting.clear()
            self._length = 0
            self.close(TRY_AGAIN)
            return
        self._waiting.append(text)
        self._length += len(text)
        self._something.set()

    def close(self, code: int) -> None:
        """After what waits has been sent."""
        self.close_code = self.close_code or code
        self._something.set()
        self._taken.set()

    async def next(self) -> str | None:
        """What is to be sent next, where the last was; None when the connection is to be closed."""
        self._under_way = False
        while not self._waiting:
            if self.close_code:
                return None
            self._something.clear()
            await self._something.wait()
        text = self._waiting.popleft()
        self._length -= len(text)
        self._under_way = True
        self._taken.set()
        return text

    async def emptied(self) -> None:
        """Until nothing waits, or it is to be closed: who does not read is not listened to either."""
        while self._waiting and not self.close_code:
            self._taken.clear()
            await self._taken.wait()


class Hub:
    def __init__(self) -> None:
        self._connections: dict[Connection, None] = {}

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def add(self, connection: Connection) -> None:
        self._connections[connection] = None

    def remove(self, connection: Connection) -> None:
        self._connections.pop(connection, None)

    @property
    def here(self) -> frozenset[str]:
        """The seats whose people are connected."""
        return frozenset(seat for connection in self._connections for seat in connection.yours)

    def tell_each(
        self, audience: Callable[[Connection], Hashable], message: Callable[[Connection], Tell]
    ) -> None:
        """To everybody; those of one audience get the same bytes."""
        texts: dict[Hashable, str] = {}
        for connection in self:
            key = audience(connection)
            if key not in texts:
                texts[key] = encoded(message(connection))
            connection.put(texts[key])

    def close(self, code: int) -> None:
        for connection in self:
            connection.close(code)


def _never(text: str) -> bool:
    """Where there is nothing but a queue."""
    return False
