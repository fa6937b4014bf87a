"""Whether somebody takes what we send him: it waits in our buffer and in the system's, and both are memory.

An answer that fits into the system's buffer is gone for us the moment it is written, read or not. Linux tells
what it still keeps and what has arrived; elsewhere only our own buffer is looked at.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from typing import Any

KEPT_BY_SYSTEM = 64 * 1024
"""Bytes of a connection that it takes over before they can be sent; all others wait where we see them."""
_ARRIVED = struct.Struct("=120xQ")
"""`tcpi_bytes_acked` in Linux's `tcp_info`."""


class Reading:
    """Of one connection. He has to take `enough`, or all there is, within each time of our patience."""

    def __init__(self, transport: asyncio.Transport, patience: float, enough: float) -> None:
        self._transport = transport
        self._line: Any = transport.get_extra_info("socket")  # uvloop's only looks like one
        self._patience = patience
        self._enough = enough
        self._since: float | None = None
        self._goal = 0.0
        if self._line is not None and sys.platform.startswith("linux"):
            self._line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, KEPT_BY_SYSTEM)
            # For what is left when we have closed it, and nobody looks any more.
            self._line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(2000 * patience))

    def waiting(self) -> int:
        """Bytes that he has not taken."""
        return self._transport.get_write_buffer_size() + _kept_by_system(self._line)

    def is_too_slow(self, waiting: int, now: float) -> bool:
        taken = _arrived(self._line)
        if taken is None:
            taken = -waiting
        if not waiting:
            self._since = None
        elif self._since is None or taken >= self._goal:
            self._since = now
            self._goal = taken + min(waiting, self._enough)
        return self._since is not None and now - self._since >= self._patience

    def note(self) -> None:
        """He has taken what had piled up."""
        self._since = None

    def due(self, now: float) -> float:
        """Seconds until it is to be judged."""
        return self._patience if self._since is None else self._since + self._patience - now


if sys.platform.startswith("linux"):
    from fcntl import ioctl
    from termios import TIOCOUTQ

    def _kept_by_system(line: Any) -> int:
        try:
            return int.from_bytes(ioctl(line.fileno(), TIOCOUTQ, bytes(4)), sys.byteorder)
        except (OSError, ValueError, AttributeError):  # closed meanwhile
            return 0

    def _arrived(line: Any) -> int | None:
        try:
            told = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _ARRIVED.size)
            (found,) = _ARRIVED.unpack(told)
        except (OSError, struct.error, AttributeError):
            return None
        return int(found)

else:

    def _kept_by_system(line: Any) -> int:
        return 0

    def _arrived(line: Any) -> int | None:
        return None
