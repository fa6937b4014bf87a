"""Those who do not read what they asked for: they are cut off, and the others go on."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvloop
from litestar import Litestar, WebSocket, get, websocket
from websockets.sync.client import connect

from tests.server.guard.served import served
from undaunted.server.guard import Client, Gate, Limits, Metrics, Rules
from undaunted.server.guard.unread import break_off

PATIENCE = 20.0
LINE = "x" * 100_000
HANDSHAKE = (
    "GET /api/play HTTP/1.1\r\nHost: {0}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@get("/api/long")
async def long_page() -> bytes:
    return b"x" * 20_000_000


@websocket("/api/play")
async def talk(socket: WebSocket[Any, Any, Any]) -> None:
    """As much as somebody takes."""
    await socket.accept()
    while True:
        await socket.send_text(LINE)
        await asyncio.sleep(0)


class Place:
    def __init__(self, folder: Path) -> None:
        self.metrics = Metrics()
        app = Litestar([long_page, talk], openapi_config=None)
        limits = Limits(unread=0.3).raised(1000)
        self.gate = Gate(app, Rules(limits=limits), Client.load(folder / "nothing"), self.metrics)
        self.address = ""

    def wait_for(self, line: str) -> None:
        """Until the server's figures say so."""
        end = time.monotonic() + PATIENCE
        while line not in self.metrics.text().decode():
            assert time.monotonic() < end, f"{line!r} never came"
            time.sleep(0.01)

    def silent(self, head: str) -> socket.socket:
        """A connection that asks and does not read, with hardly any room of its own."""
        host, _, port = self.address.partition(":")
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect((host, int(port)))
        line.sendall(head.format(self.address).encode())
        return line


def is_cut(line: socket.socket) -> bool:
    """Broken off, in the middle of what was being said."""
    try:
        while line.recv(65536):
            pass
    except ConnectionResetError:
        return True
    return False


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    place = Place(tmp_path)
    with served(place.gate) as place.address:
        yield place


def test_a_socket_that_never_reads_is_cut_off_while_another_is_told_on(place: Place) -> None:
    with connect(f"ws://{place.address}/api/play", proxy=None, max_size=None) as reader:
        with place.silent(HANDSHAKE) as line:
            place.wait_for("undaunted_connections 2.0")
            told = 0
            while 'undaunted_refusals_total{code="unread"} 1.0' not in place.metrics.text().decode():
                assert reader.recv(PATIENCE) == LINE
                told += 1
            place.wait_for("undaunted_connections 1.0")
            assert told
            # Not only given up: what still waited for it is gone, and so is its connection.
            assert is_cut(line)
        assert reader.recv(PATIENCE) == LINE


def test_who_asks_for_pages_and_takes_none_is_cut_off(place: Place) -> None:
    """The first is handed over to the system as a whole; with the second it shows."""
    with place.silent(2 * "GET /api/long HTTP/1.1\r\nHost: {0}\r\n\r\n") as line:
        place.wait_for('undaunted_refusals_total{code="unread"} 1.0')
        assert is_cut(line)


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_who_is_gone_already_can_be_broken_off_once_more(
    loop: Callable[[], asyncio.AbstractEventLoop], place: Place
) -> None:
    """The door and the gate both look, and may lose patience in the same moment."""

    async def twice() -> None:
        host, _, port = place.address.partition(":")
        _, line = await asyncio.open_connection(host, int(port))
        transport: Any = line.transport
        break_off(transport)
        await asyncio.sleep(0.01)
        break_off(transport)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(twice())
