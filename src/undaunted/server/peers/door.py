"""Where other processes come in: at an address of its own, with the secret that only they know.

What they hand on was counted and looked at where it came in; here it goes straight to the application, and is
never handed on again. What it costs is paid here as well, by whoever asked there: from the same purse as if
he had come to this process, since it is this loop that works for him.
"""

from __future__ import annotations

import asyncio
import hmac
import socket
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager

import uvicorn

from undaunted.server.guard import refusing
from undaunted.server.guard.asgi import App, Message, Receive, Scope, Send
from undaunted.server.guard.asking import counted, header, is_given
from undaunted.server.guard.costs import MESSAGE, Purse, paid_by
from undaunted.server.guard.gate import too_costly
from undaunted.server.guard.metrics import Metrics
from undaunted.server.peers.passing import CLIENT, SECRET
from undaunted.server.store.postgresql import leases

LONGEST_MESSAGE = 16 * 1024
GRACE = 1
SILENCE = leases.DEAD
"""Seconds after which whoever passes sockets on is asked whether he is there, and as many for his answer: a
machine that dies closes no connection, and its people would be at their tables for ever."""
HANDED_ON = 0.6
"""Milliseconds for what is read before any of our code is asked: each comes over a connection of its own."""
ERRANDS = "/peer/"
FORWARDED = b"x-forwarded-for"

Errand = Callable[[list[str]], Awaitable[bool]]


class PeerDoor:
    """An ASGI application around ours, for other processes only."""

    def __init__(
        self,
        app: App,
        secret: Callable[[], str],
        errands: Mapping[str, Errand],
        purse_of: Callable[[str], Purse],
        metrics: Metrics,
    ) -> None:
        """`errands`: what they may ask of this process itself, by name; each gets the rest of the path.

        `purse_of`: of an address as it is counted, the one that the gate of this process knows.
        """
        self._app = app
        self._secret = secret
        self._errands = errands
        self._purse_of = purse_of
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return
        known = self._secret()
        if not known or not hmac.compare_digest(header(scope, SECRET).encode(), known.encode()):
            await self._answer(scope, send, 403)
            return
        client = header(scope, CLIENT)
        purse = self._purse_of(counted(client))
        purse.spend(HANDED_ON)
        if scope["type"] == "http" and scope["path"].startswith(ERRANDS):
            # Who owes need not wait for it: it is done in no time, and another process waits.
            await paid_by(purse, self._run(scope, send))
        elif scope["type"] == "http":
            await paid_by(purse, self._request(as_it_came(scope, client), receive, send, purse))
        else:
            await paid_by(purse, self._socket(as_it_came(scope, client), receive, send, purse))

    async def _request(self, scope: Scope, receive: Receive, send: Send, purse: Purse) -> None:
        if refusal := await too_costly(purse):
            self._metrics.refused(refusal.code)
            await refusing.refuse(scope, send, refusal)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send, purse: Purse) -> None:
        """Let in at once: nothing is done before its first message, which waits."""
        await self._app(scope, _in_turn(receive, purse), send)

    async def _run(self, scope: Scope, send: Send) -> None:
        name, *rest = scope["path"].removeprefix(ERRANDS).split("/")
        done = name in self._errands and await self._errands[name](rest)
        await self._answer(scope, send, 200 if done else 409)

    async def _answer(self, scope: Scope, send: Send, status: int) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await send({"type": "http.response.start", "status": status, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def as_it_came(scope: Scope, client: str) -> Scope:
    """With the address of whoever asked there, which only another process can say: that has looked whether
    there is a proxy, and what else was said about addresses is nobody's word here."""
    headers = [one for one in scope["headers"] if one[0].lower() not in (SECRET, CLIENT, FORWARDED)]
    if is_given(scope, FORWARDED):
        headers.append((FORWARDED, client.encode()))
    return {**scope, "client": (client, 0) if client else None, "headers": headers}


def _in_turn(receive: Receive, purse: Purse) -> Receive:
    """Reads on when all before it is paid, as the gate does."""

    async def reading() -> Message:
        message = await receive()
        if message["type"] == "websocket.receive":
            purse.spend(MESSAGE)
            await purse.turn()
        return message

    return reading


class PeerDoorServer(uvicorn.Server):
    """Beside the one that people come to, in the same loop; signals are not for it."""

    def __init__(self, door: PeerDoor, listener: socket.socket) -> None:
        config = uvicorn.Config(
            door,
            ws="websockets-sansio",
            ws_max_size=LONGEST_MESSAGE,
            ws_ping_interval=SILENCE,
            ws_ping_timeout=SILENCE,
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
