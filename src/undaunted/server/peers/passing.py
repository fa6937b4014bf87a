"""Requests and sockets handed on to another process as they came, and its answers handed back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Any

import h11
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from undaunted.server.guard.asgi import Receive, Scope, Send
from undaunted.server.guard.costs import metered
from undaunted.server.tables.hub import TRY_AGAIN

PATIENCE = 3.0
"""Seconds for another process to open its door."""
CHUNK = 64 * 1024
Headers = list[tuple[bytes, bytes]]

OF_THE_HOP = frozenset(
    (
        b"connection", b"content-length", b"expect", b"keep-alive", b"proxy-connection", b"te", b"trailer",
        b"transfer-encoding", b"upgrade",
    )
)  # fmt: skip
"""Headers that speak of one connection, and say nothing of the next."""
OF_THE_HANDSHAKE = b"sec-websocket-"
SECRET = b"x-undaunted-secret"
CLIENT = b"x-undaunted-client"
GOING_AWAY = 1012
NO_CODES = (1005, 1006, 1015)
"""Codes that are never sent: the other process broke off."""


class PeerGone(Exception):
    """The other process does not answer any more."""


def handed_on(headers: Iterable[tuple[bytes, bytes]]) -> Headers:
    return [
        (name, value)
        for name, value in headers
        if name.lower() not in OF_THE_HOP
        and not name.lower().startswith(OF_THE_HANDSHAKE)
        and name.lower() not in (SECRET, CLIENT)
    ]


def target(scope: Scope) -> bytes:
    """Path and question as they came."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope["query_string"]
    return path + b"?" + query if query else path


async def ask(
    address: str, method: bytes, where: bytes, headers: Headers, body: bytes = b""
) -> AsyncIterator[Any]:
    """The events of h11 that answer it: `Response`, and `Data` as often as it comes."""
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except OSError as error:  # also where it took too long
        raise PeerGone(address) from error
    try:
        line = h11.Connection(h11.CLIENT)
        if not any(name.lower() == b"host" for name, _ in headers):
            headers = [(b"host", address.encode()), *headers]
        headers = [*headers, (b"connection", b"close"), (b"content-length", str(len(body)).encode())]
        request = h11.Request(method=method, target=where, headers=headers)
        out = [
            line.send(request),
            line.send(h11.Data(data=body)) if body else b"",
            line.send(h11.EndOfMessage()),
        ]
        writer.write(b"".join(part or b"" for part in out))
        await writer.drain()
        while True:
            event = line.next_event()
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(CHUNK))
            elif isinstance(event, h11.EndOfMessage):
                return
            else:
                yield event
    except (OSError, h11.RemoteProtocolError) as error:
        raise PeerGone(address) from error
    finally:
        writer.close()


async def pass_request(
    scope: Scope, receive: Receive, send: Send, address: str, headers: Headers, most: int
) -> None:
    """`most`: bytes of a body; of a longer one only so much that the other process sees it is too long."""
    body = b""
    more = True
    while more and len(body) <= most:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        body += message.get("body", b"")
        more = message.get("more_body", False)
    headers = [*handed_on(scope["headers"]), *headers]
    async for event in ask(address, scope["method"].encode(), target(scope), headers, body[: most + 1]):
        if isinstance(event, h11.Response):
            told = [
                (name, value) for name, value in event.headers if name not in OF_THE_HOP - {b"content-length"}
            ]
            await send({"type": "http.response.start", "status": event.status_code, "headers": told})
        elif isinstance(event, h11.Data):
            await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def pass_socket(scope: Scope, receive: Receive, send: Send, address: str, headers: Headers) -> None:
    """Message for message, until one of the two closes; the other hears why."""
    first = await receive()
    if first["type"] != "websocket.connect":
        return
    asked = [*handed_on(scope["headers"]), *headers]
    shown = [
        (name.decode("latin-1"), value.decode("latin-1")) for name, value in asked if name.lower() != b"host"
    ]
    try:
        line = await connect(
            # What would be a fragment there was sent on to a server here.
            f"ws://{address}{target(scope).decode('latin-1').replace('#', '%23')}",
            additional_headers=shown,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            proxy=None,
            user_agent_header=None,
        )
    except (OSError, InvalidHandshake) as error:
        raise PeerGone(address) from error
    try:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await _both_ways(receive, send, line)
    finally:
        # Where it broke off there is nobody to take leave of.
        await line.close(GOING_AWAY)


async def _both_ways(receive: Receive, send: Send, line: ClientConnection) -> None:
    there = asyncio.create_task(metered(_there(receive, line)))
    back = asyncio.create_task(metered(_back(send, line)))
    try:
        await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (there, back):
            task.cancel()
        await asyncio.gather(there, back, return_exceptions=True)


async def _there(receive: Receive, line: ClientConnection) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        try:
            await line.send(text if text is not None else message.get("bytes") or b"")
        except ConnectionClosed:
            return


async def _back(send: Send, line: ClientConnection) -> None:
    try:
        while True:
            data = await line.recv()
            text = data if isinstance(data, str) else None
            await send({"type": "websocket.send", "text": text, "bytes": None if text is not None else data})
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else TRY_AGAIN
        await send({"type": "websocket.close", "code": TRY_AGAIN if code in NO_CODES else code, "reason": ""})
