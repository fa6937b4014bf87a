"""How the guard says no: the same `Refused` as everywhere, over HTTP or in place of a handshake."""

from __future__ import annotations

import math

import msgspec

from undaunted.messages import say
from undaunted.server.guard.asgi import Scope, Send
from undaunted.server.guard.asking import language
from undaunted.server.pages import Refused


class Rejection(msgspec.Struct, frozen=True):
    """A status, a code for programs, the message for people, and when to come back."""

    status: int
    code: str
    message: str
    wait: float = 0.0


WRONG_HOST = Rejection(421, "bad-host", "guard-bad-host")
WRONG_ORIGIN = Rejection(403, "bad-origin", "guard-bad-origin")
TOO_BIG = Rejection(413, "too-big", "guard-too-big")
# 429 also where everybody together is too many: 5xx says that something is broken, and nothing is.
TOO_MANY = Rejection(429, "too-many", "guard-too-many", wait=30)


def too_fast(wait: float) -> Rejection:
    return Rejection(429, "too-fast", "guard-too-fast", wait)


async def refuse(scope: Scope, send: Send, rejection: Rejection) -> None:
    seconds = max(1, math.ceil(rejection.wait))
    text = say(rejection.message, lang=language(scope), seconds=seconds)
    body = msgspec.json.encode(Refused(rejection.code, text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if rejection.wait:
        headers.append((b"retry-after", str(seconds).encode()))
    if scope["type"] == "http":
        await _answer(scope, send, rejection.status, headers, body)
    else:
        await _turn_away(scope, send, rejection.status, headers, body)


async def _answer(
    scope: Scope, send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    content = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": content, "more_body": False})


async def _turn_away(
    scope: Scope, send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        # Closing before accepting makes the server answer 403.
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    start = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    await send(start)
    rest = {"type": "websocket.http.response.body", "body": body, "more_body": False}
    await send(rest)
