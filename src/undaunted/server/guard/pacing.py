"""How fast a connection may talk. What comes too fast is refused there and never reaches the table.

What costs too much is not refused: it is read later, when all before it is paid, and so is what follows it.
"""

from __future__ import annotations

import msgspec

from undaunted.messages import say
from undaunted.server.guard.asgi import Message, Receive, Scope, Send
from undaunted.server.guard.asking import language
from undaunted.server.guard.buckets import Bucket, Buckets, Clock
from undaunted.server.guard.costs import MESSAGE, Purse
from undaunted.server.guard.metrics import Metrics
from undaunted.server.guard.rules import Limits
from undaunted.server.wire import Count, No

POLICY = 1008
"""The close code for those who go on and on."""


class _Numbered(msgspec.Struct):
    """All that the answer to a refused message needs of it."""

    id: Count = 0


_NUMBER = msgspec.json.Decoder(_Numbered)


class Pace:
    """`receive` and `send` of one connection, with its message budget in between."""

    def __init__(
        self, scope: Scope, receive: Receive, send: Send, address: str, shared: Buckets,
        limits: Limits, metrics: Metrics, clock: Clock, purse: Purse,
    ) -> None:  # fmt: skip
        self._receive = receive
        self._send = send
        self._address = address
        self._shared = shared
        self._limits = limits
        self._metrics = metrics
        self._clock = clock
        self._purse = purse
        self._own = Bucket(limits.messages, clock())
        self._text = say("guard-too-fast-message", lang=language(scope))
        self._warned = 0
        self._closed = False

    async def receive(self) -> Message:
        while True:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return message
            self._purse.spend(MESSAGE)
            await self._purse.turn()
            if self._is_in_time():
                return message
            self._metrics.refused("too-fast")
            self._warned += 1
            if self._warned > self._limits.warnings:
                await self.send({"type": "websocket.close", "code": POLICY, "reason": "too-fast"})
                self._closed = True
                return {"type": "websocket.disconnect", "code": POLICY}
            answer = msgspec.json.encode(No("too-fast", self._text, _number(message)))
            await self.send({"type": "websocket.send", "text": answer.decode(), "bytes": None})

    async def send(self, message: Message) -> None:
        # The table does not know yet that the gate has closed; what it still says goes nowhere.
        if not self._closed:
            await self._send(message)

    def _is_in_time(self) -> bool:
        if self._own.take(self._clock()) or self._shared.take(self._address):
            return False
        self._warned = 0
        return True


def _number(message: Message) -> int:
    """The number the browser gave it, so that it knows which was refused; 0 where that makes no sense."""
    try:
        return _NUMBER.decode(message.get("text") or "{}").id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
