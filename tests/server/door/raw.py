"""A real server, and bytes sent to it from any loopback address that no client would send."""

from __future__ import annotations

import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from tests.server.guard.served import served
from undaunted.server.app import Server
from undaunted.server.guard import Limits
from undaunted.server.settings import Keeping, Settings

PATIENCE = 30.0
"""Seconds after which a test gives up. Nothing is measured by it."""
STRANGER = "127.0.0.2"
MASK = bytes(4)
PING = b"\x89\x80" + MASK
PONG = b"\x8a\x00"
BEGIN = b"\x01\x80" + MASK
GO_ON = b"\x00\x80" + MASK
TOO_FAST = b"\x88\x0a\x03\xf0too-fast"
"""A close frame with 1008."""


class Place:
    """Where a server listens."""

    def __init__(self, address: str) -> None:
        self.address = address.removeprefix("http://").replace("localhost", "127.0.0.1")
        self.host, port = self.address.split(":")
        self.port = int(port)

    def call(self, source: str = STRANGER) -> Caller:
        return Caller(self, source)

    def upgraded(self, source: str = STRANGER, **headers: str) -> Caller:
        caller = self.call(source)
        caller.ask_for_a_socket(**headers)
        status = caller.read_until(b"\r\n\r\n").split()[1]
        if status != b"101":
            caller.close()
            raise ConnectionError(f"the handshake: found {status!r}, expected 101")
        return caller


class Standing(Place):
    """In this process; `server` lets a test look inside."""

    def __init__(self, server: Server, address: str) -> None:
        super().__init__(address)
        self.server = server

    def ended(self, why: str) -> int:
        text = self.server.metrics.text().decode()
        start = f'undaunted_cuts_total{{why="{why}"'
        row = next(line for line in text.splitlines() if line.startswith(start))
        return int(float(row.rpartition(" ")[2]))

    def await_nobody(self) -> None:
        until(lambda: self.server.door.inside == 0)


class Caller:
    """One TCP connection."""

    def __init__(self, place: Place, source: str) -> None:
        self._place = place
        self.socket = socket.create_connection(
            (place.host, place.port), timeout=PATIENCE, source_address=(source, 0)
        )

    def __enter__(self) -> Caller:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def reset(self) -> None:
        """Without a goodbye."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def hang_up(self) -> None:
        """Half: they have said all they will say, and would still listen."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)
        self.rest()

    def send(self, data: bytes) -> None:
        try:
            self.socket.sendall(data)
        except OSError:  # broken off: whoever called has nothing to close then
            self.close()
            raise

    def ask(self, line: str = "GET /health", body: bytes = b"", **headers: str) -> None:
        named = {"host": self._place.address} | headers
        head = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in named.items())
        self.send(f"{line} HTTP/1.1\r\n{head}\r\n".encode() + body)

    def ask_for_a_socket(self, **headers: str) -> None:
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        wanted = {"connection": "upgrade", "upgrade": "websocket", "sec_websocket_version": "13"}
        self.ask("GET /api/play", b"", sec_websocket_key=key, **(wanted | headers))

    def read_until(self, end: bytes) -> bytes:
        found = b""
        while not found.endswith(end):
            more = self.socket.recv(1)
            assert more, f"{found!r}: found the end, expected {end!r}"
            found += more
        return found

    def status(self) -> int:
        """Of the next answer, which has to come whole."""
        head = self.read_until(b"\r\n\r\n").lower()
        length = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0])
        while length:
            length -= len(self.socket.recv(length))
        return int(head.split()[1])

    def rest(self) -> bytes:
        """All that comes until the server ends it, in whatever way."""
        found = b""
        with suppress(ConnectionError):
            while more := self.socket.recv(65536):
                found += more
        return found

    def pinged(self) -> None:
        """Still there, and answered."""
        self.send(PING)
        assert self.read_until(PONG).endswith(PONG)


@contextmanager
def standing(limits: Limits, join_within: float = 10.0, proxy: bool = False) -> Iterator[Standing]:
    keeping = Keeping(tables_opened=10_000, join_within=join_within)
    server = Server(Settings(limits=limits, keeping=keeping, proxy=proxy))
    with served(server.gate, server.door) as address:
        yield Standing(server, address)


def until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)
