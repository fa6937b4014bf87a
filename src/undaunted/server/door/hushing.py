"""A log that strangers cannot fill: of each kind of line a few a minute, then how many were left out."""

from __future__ import annotations

import logging
import time

from undaunted.server.guard.buckets import Clock

log = logging.getLogger(__name__)

WINDOW = 60.0
A_FEW = 5
"""Lines of a kind in a window."""
KINDS = 200
"""Remembered at a time; all others share one count."""


class Hush(logging.Filter):
    """A filter for handlers, which see the lines of all loggers."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._began = clock()
        self._seen: dict[str, int] = {}

    def cover(self) -> None:
        """Everything that this process writes, by uvicorn's handlers and by all others."""
        others = logging.root.handlers or ([logging.lastResort] if logging.lastResort else [])
        for handler in (*others, *logging.getLogger("uvicorn").handlers):
            handler.addFilter(self)

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == log.name:
            return True
        if self._clock() - self._began >= WINDOW:
            self.tell()
        kind = _kind(record)
        if kind not in self._seen and len(self._seen) >= KINDS:
            kind = "other lines"
        self._seen[kind] = self._seen.get(kind, 0) + 1
        return self._seen[kind] <= A_FEW

    def tell(self) -> None:
        """How many were left out; and let some of each kind pass again."""
        seen, self._seen = self._seen, {}
        self._began = self._clock()
        for kind, count in seen.items():
            if count > A_FEW:
                log.warning("%d more like it left out in a minute: %s", count - A_FEW, kind)

    async def tell_in_time(self) -> None:
        """Called often; nobody waits for another line to hear how many there were."""
        if self._clock() - self._began >= WINDOW:
            self.tell()


def _kind(record: logging.LogRecord) -> str:
    """The words of the one who wrote the line, without what they were filled with."""
    error = record.exc_info[0] if record.exc_info else None
    words = " ".join(str(record.msg).split())[:100]
    return f"{words} ({error.__name__})" if error else words
