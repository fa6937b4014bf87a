"""Where other processes come in: at an address of its own, with the secret that only they know.

What they hand on was counted and looked at where it came in; here it goes straight to the application, and is
never handed on again.
"""

from __future__ import annotations

import asyncio
import hmac
import socket
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager

import uvicorn

from undaunted.server.guard.asgi import App, Receive, Scope, Send
from undaunted.server.guard.asking import header
from undaunted.server.peers.passing import CLIENT, SECRET

LONGEST_MESSAGE = 16 * 1024
GRACE = 1
ERRANDS = "/peer/"

Errand = Callable[[list[str]], Awaitable[bool]]


class Door:
    """An ASGI application around ours, for other processes only."""

    def __init__(self, app: App, secret: Callable[[], str], errands: Mapping[str, Errand]) -> None:
        """`errands`: what they may ask of this process itself, by name; each gets the rest of the path."""
        self._app = app
        self._secret = secret
        self._errands = errands

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return
        known = self._secret()
        if not known or not hmac.compare_digest(header(scope, SECRET).encode(), known.encode()):
            await self._answer(scope, send, 403)
        elif scope["type"] == "http" and scope["path"].startswith(ERRANDS):
            name, *rest = scope["path"].removeprefix(ERRANDS).split("/")
            done = name in self._errands and await self._errands[name](rest)
            await self._answer(scope, send, 200 if done else 409)
        else:
            await self._app(self._as_it_came(scope), receive, send)

    def _as_it_came(self, scope: Scope) -> Scope:
        """With the address of whoever asked there, which only another process can say."""
        client = header(scope, CLIENT)
        headers = [one for one in scope["headers"] if one[0].lower() not in (SECRET, CLIENT)]
        return {**scope, "client": (client, 0) if client else None, "headers": headers}

    async def _answer(self, scope: Scope, send: Send, status: int) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await send({"type": "http.response.start", "status": status, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


class DoorServer(uvicorn.Server):
    """Beside the one that people come to, in the same loop; signals are not for it."""

    def __init__(self, door: Door, listener: socket.socket) -> None:
        config = uvicorn.Config(
            door,
            ws="websockets-sansio",
            ws_max_size=LONGEST_MESSAGE,
            ws_ping_interval=None,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=GRACE,
        )
        super().__init__(config)
        self._listener = listener
        self._serving: asyncio.Task[None] | None = None

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def open(self) -> None:
        self._serving = asyncio.create_task(self.serve(sockets=[self._listener]))
        while not self.started and not self._serving.done():
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        self.should_exit = True
        if self._serving is not None:
            await asyncio.gather(self._serving, return_exceptions=True)
        self._listener.close()
