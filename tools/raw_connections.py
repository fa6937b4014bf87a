"""Connections as bytes, for those tools that send what no client would. To this machine only."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

Reader: TypeAlias = asyncio.StreamReader
Writer: TypeAlias = asyncio.StreamWriter

STRANGER = "127.0.0.66"
"""Where an attack comes from; it is one address, and not the one of those who play."""
MASK = bytes(4)
PING = b"\x89\x80" + MASK
PONG = b"\x8a\x00"
HEAD = "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def where(address: str) -> tuple[str, int]:
    """Host and port; nothing but this machine is ever attacked."""
    host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
    host = {"localhost": "127.0.0.1"}.get(host, host)
    if not ipaddress.ip_address(host).is_loopback:
        raise SystemExit(f"{host}: found an address of another machine, expected a loopback address")
    return host, int(port)


async def connect(address: str, source: str = STRANGER) -> tuple[Reader, Writer]:
    host, port = where(address)
    return await asyncio.open_connection(host, port, local_addr=(source, 0))


async def upgrade(address: str, source: str = STRANGER) -> tuple[Reader, Writer]:
    """A socket at the table of nobody: it need not join anything to be there."""
    reader, writer = await connect(address, source)
    writer.write((HEAD.format(path="/api/play", port=where(address)[1]) + UPGRADE).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def asked(connection: tuple[Reader, Writer], address: str, path: str) -> int:
    """A page over a connection that stays open; gives its status, and makes nothing of the rest."""
    reader, writer = connection
    head = HEAD.format(path=path, port=where(address)[1])
    writer.write((head + "Accept-Encoding: gzip\r\n\r\n").encode())
    status, *lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
    sizes = [line for line in lines if line.lower().startswith(b"content-length:")]
    left = int(sizes[0].partition(b":")[2]) if sizes else 0
    while left:
        data = await reader.read(left)
        if not data:
            raise ConnectionError("in the midst of a page")
        left -= len(data)
    return int(status.split()[1])


@contextmanager
def closing(writer: Writer) -> Iterator[None]:
    try:
        yield
    finally:
        writer.transport.abort()
