"""Those who ask and do not take the answer: what waits for them is memory, and who waits long is cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from undaunted.server.guard.asgi import Message, Send


def cutting_off(send: Send, seconds: float, noting: Callable[[], None]) -> Send:
    """The same `send`, which after so many seconds breaks the connection instead of waiting on."""

    async def sending(message: Message) -> None:
        try:
            async with asyncio.timeout(seconds):
                await send(message)
        except TimeoutError:
            noting()
            cut_off(send)

    return sending


def cut_off(send: Send) -> None:
    """At once: to close it would wait until everything is sent, which is just what does not happen.

    The standard has no word for it, so we go to what stands behind uvicorn's `send`.
    """
    transport: Any = getattr(getattr(send, "__self__", None), "transport", None)
    if transport is not None:
        transport.abort()
