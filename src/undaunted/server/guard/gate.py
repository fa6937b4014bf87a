"""The gate around the application: what gets in, how fast, and with which headers answers go out.

It is a plain ASGI application around ours, not a middleware within it: those are asked only after a route
was found, and a request that finds none must be counted and answered with the same headers.
"""

from __future__ import annotations

import asyncio
import time

from undaunted.server.guard import refusing
from undaunted.server.guard.asgi import App, Message, Receive, Scope, Send
from undaunted.server.guard.asking import address, header
from undaunted.server.guard.buckets import Buckets, Clock, Doors
from undaunted.server.guard.costs import REQUEST, Purse, Purses, paid_by
from undaunted.server.guard.headers import with_headers
from undaunted.server.guard.metrics import Metrics
from undaunted.server.guard.origins import Origins
from undaunted.server.guard.pacing import Pace
from undaunted.server.guard.refusing import Rejection, too_fast
from undaunted.server.guard.rules import Rules
from undaunted.server.guard.static import Client
from undaunted.server.guard.unread import cutting_off

OURS = ("/api", "/schema", "/health", "/metrics")
"""What the application answers; everything else is the client's."""
PATIENCE = 5.0
"""Seconds for which a request waits until what its address owes is paid, before it is refused."""


class Gate:
    """`Gate(app, rules, client, metrics)` is what uvicorn serves."""

    def __init__(
        self, app: App, rules: Rules, client: Client, metrics: Metrics, clock: Clock = time.monotonic
    ) -> None:
        limits = rules.limits
        self._app = app
        self._rules = rules
        self._client = client
        self._metrics = metrics
        self._clock = clock
        self._origins = Origins(rules)
        self._requests = Buckets(limits.requests, limits.addresses, clock)
        self._handshakes = Buckets(limits.handshakes, limits.addresses, clock)
        self._messages = Buckets(limits.address_messages, limits.addresses, clock)
        self.purses = Purses(limits, clock)
        """Who pays for what is done here, also for what other processes hand on."""
        self._doors = Doors(limits.connections, limits.all_connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope:
            scope["path"] = plain(scope["path"])
        if scope["type"] == "http":
            purse = self.purses.of(address(scope, self._rules.proxy))
            send = with_headers(self._counting(self._in_time(send)))
            await paid_by(purse, self._http(scope, receive, send, purse))
        elif scope["type"] == "websocket":
            purse = self.purses.of(address(scope, self._rules.proxy))
            await paid_by(purse, self._websocket(scope, receive, with_headers(self._in_time(send)), purse))
        else:  # starting and stopping
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send, purse: Purse) -> None:
        purse.spend(REQUEST)
        # First of all: refusing is work too, and a flood of refusals would stop the others as well.
        refusal = await too_costly(purse) or self._stranger(scope) or self._too_much(scope)
        if refusal:
            await self._refuse(scope, send, refusal)
        elif is_ours(scope["path"]):
            await self._app(scope, receive, send)
        else:
            await self._client(scope, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send, purse: Purse) -> None:
        purse.spend(REQUEST)
        who = address(scope, self._rules.proxy)
        refusal = await too_costly(purse)
        if refusal is None:
            wait = self._handshakes.take(who)
            refusal = too_fast(wait) if wait else self._stranger(scope)
        if refusal:
            await self._refuse(scope, send, refusal)
            return
        if not self._doors.enter(who):
            await self._refuse(scope, send, refusing.TOO_MANY)
            return
        self._metrics.connected()
        try:
            pace = Pace(
                scope, receive, send, who, self._messages, self._rules.limits, self._metrics, self._clock,
                purse,
            )  # fmt: skip
            await self._app(scope, pace.receive, pace.send)
        finally:
            self._doors.leave(who)
            self._metrics.left()

    def _stranger(self, scope: Scope) -> Rejection | None:
        if not self._origins.knows_host(scope):
            return refusing.WRONG_HOST
        return None if self._origins.allows(scope) else refusing.WRONG_ORIGIN

    def _too_much(self, scope: Scope) -> Rejection | None:
        who = address(scope, self._rules.proxy)
        if wait := self._requests.take(who):
            return too_fast(wait)
        # Without a length it comes in pieces; those the application counts by the same limit.
        length = header(scope, b"content-length")
        return refusing.TOO_BIG if length.isdecimal() and int(length) > self._rules.limits.body else None

    async def _refuse(self, scope: Scope, send: Send, refusal: Rejection) -> None:
        self._metrics.refused(refusal.code)
        await refusing.refuse(scope, send, refusal)

    def _in_time(self, send: Send) -> Send:
        return cutting_off(send, self._rules.limits.unread, lambda: self._metrics.refused("unread"))

    def _counting(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.answered(message["status"])
            await send(message)

        return sending


async def too_costly(purse: Purse) -> Rejection | None:
    """Waits until nothing is owed; refuses who would wait too long."""
    try:
        async with asyncio.timeout(PATIENCE):
            await purse.turn()
    except TimeoutError:
        return too_fast(purse.wait())
    return None


def is_ours(path: str) -> bool:
    return any(path == start or path.startswith(f"{start}/") for start in OURS)


def plain(path: str) -> str:
    """Without slashes that say nothing. The framework leaves them out as well, and all who look at a path
    have to see the same one."""
    return "/" + "/".join(part for part in path.split("/") if part)
