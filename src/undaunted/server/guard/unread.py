"""Those who ask and do not take the answer: what waits for them is memory, and who waits long is cut off."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from typing import Any

from undaunted.server.guard.asgi import Message, Send

AT_ONCE = struct.pack("ii", 1, 0)
"""To wait no second for what is not delivered."""


def cutting_off(send: Send, seconds: float, noting: Callable[[], None]) -> Send:
    """The same `send`, which after so many seconds breaks the connection instead of waiting on."""
    writable: Any = getattr(getattr(send, "__self__", None), "writable", None)

    async def sending(message: Message) -> None:
        if writable is not None and writable.is_set():
            # Nothing is waited for then, and a timer for each message is not for nothing.
            await send(message)
            return
        try:
            async with asyncio.timeout(seconds):
                await send(message)
        except TimeoutError:
            noting()
            cut_off(send)

    return sending


def cut_off(send: Send) -> None:
    """The standard has no word for it, so we go to what stands behind uvicorn's `send`."""
    transport: Any = getattr(getattr(send, "__self__", None), "transport", None)
    if transport is not None:
        break_off(transport)


def break_off(transport: asyncio.Transport) -> None:
    """At once: to close it would wait until everything is sent, which is just what does not happen."""
    if (line := transport.get_extra_info("socket")) is not None and line.fileno() != -1:
        # Else the system would keep for minutes what it has taken over and cannot deliver.
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()
