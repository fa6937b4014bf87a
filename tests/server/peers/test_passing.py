"""Whoever passes a socket on: it is paid for, and closed when there is nobody any more to pass it to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tests.server.guard.asked import Clock
from undaunted.server.guard import Limits
from undaunted.server.guard.asgi import Message, Receive
from undaunted.server.guard.costs import Purse, paid_by
from undaunted.server.peers.passing import pass_socket

SCOPE: dict[str, Any] = {
    "type": "websocket", "path": "/api/play/a", "raw_path": b"/api/play/a", "query_string": b"", "headers": []
}  # fmt: skip


@asynccontextmanager
async def other_process(said: list[str]) -> AsyncIterator[tuple[str, asyncio.Event]]:
    """Says this to whoever comes, and goes. Gives its address, and what happens when he has gone as well."""
    left = asyncio.Event()

    async def talk(connection: ServerConnection) -> None:
        for line in said:
            await connection.send(line)
        if said:
            await connection.close(4000)
        await connection.wait_closed()
        left.set()

    async with serve(talk, "127.0.0.1", 0) as server:
        host, port = next(iter(server.sockets)).getsockname()[:2]
        yield f"{host}:{port}", left


def coming() -> Receive:
    """Somebody who comes, and says nothing more."""
    first = True

    async def receive() -> Message:
        nonlocal first
        if not first:
            await asyncio.Event().wait()
        first = False
        return {"type": "websocket.connect"}

    return receive


def test_what_is_passed_on_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    worked = Clock()
    monkeypatch.setattr(time, "thread_time", worked)
    told: list[Message] = []

    async def send(message: Message) -> None:
        told.append(message)
        worked.now += 0.5 if message["type"] == "websocket.send" else 0.0

    async def scene() -> float:
        purse = Purse(Limits(), Clock())
        async with other_process(["one", "two", "three"]) as (address, _):
            await paid_by(purse, pass_socket(SCOPE, coming(), send, address, []))
        (long_run, *_) = purse._buckets
        return Limits().cost.burst - long_run.left(0.0)

    spent = asyncio.run(scene())
    assert [message.get("text") for message in told] == [None, "one", "two", "three", None]
    assert spent == 1500


def test_who_goes_before_he_is_let_in_leaves_no_line_open() -> None:
    async def send(message: Message) -> None:
        raise OSError("he is gone")

    async def scene() -> None:
        async with other_process([]) as (address, left), asyncio.timeout(30):
            with pytest.raises(OSError, match="he is gone"):
                await pass_socket(SCOPE, coming(), send, address, [])
            await left.wait()

    asyncio.run(scene())
