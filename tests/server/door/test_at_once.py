"""What is sent at once goes out in its order, together, and only where nobody has to wait for it."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.door.raw import PATIENCE
from tests.server.guard.served import served
from tests.server.house import House
from tests.server.tables.test_live import two_at_a_table
from undaunted.server.door.websocket import AT_ONCE, TOGETHER, Socket
from undaunted.server.guard.asgi import Receive, Scope, Send
from undaunted.server.wire import Done

Saying = Callable[[Callable[[str], bool], Send], Awaitable[None]]


@contextmanager
def hearing(say: Saying, packed: str | None = None, **more: Any) -> Iterator[ClientConnection]:
    """Somebody who listens to what an application says once it has accepted him."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        await say(scope["extensions"][AT_ONCE], send)

    with (
        served(app) as address,
        connect(f"ws://{address}", compression=packed, open_timeout=PATIENCE, proxy=None, **more) as socket,
    ):
        yield socket


@pytest.mark.parametrize("packed", [None, "deflate"])
def test_it_is_heard_in_order_among_all_that_is_sent_and_before_the_end(packed: str | None) -> None:
    long = "b" * 1000
    found: list[bool] = []

    async def say(at_once: Callable[[str], bool], send: Send) -> None:
        found.extend(at_once(text) for text in ("a", long))
        await send({"type": "websocket.send", "text": "c"})
        found.append(at_once("d"))
        await send({"type": "websocket.close", "code": 1013})
        found.append(at_once("too late"))

    with hearing(say, packed) as socket:
        heard = [socket.recv(PATIENCE) for _ in range(4)]
        with pytest.raises(ConnectionClosed) as ended:
            socket.recv(PATIENCE)
    assert heard == ["a", long, "c", "d"]
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 1013
    assert found == [True, True, True, False]


def test_a_flood_has_to_wait_for_its_turn() -> None:
    found: list[bool] = []

    async def say(at_once: Callable[[str], bool], send: Send) -> None:
        for _ in range(2):
            found.extend(at_once("more") for _ in range(TOGETHER + 2))
            await asyncio.sleep(0)
        await send({"type": "websocket.close"})

    with hearing(say) as socket:
        assert list(socket) == ["more"] * TOGETHER * 2
    assert found == ([True] * TOGETHER + [False] * 2) * 2


def test_nothing_more_is_taken_for_somebody_who_does_not_read_until_he_does() -> None:
    text = "x" * 100_000
    taken: list[bool] = []

    async def say(at_once: Callable[[str], bool], send: Send) -> None:
        while at_once(text):
            taken.append(True)
            await asyncio.sleep(0)
        # Now it has to wait, and then it is his turn again.
        await send({"type": "websocket.send", "text": "waited"})
        assert at_once("again")
        await send({"type": "websocket.close"})

    with hearing(say, max_size=None, max_queue=1) as socket:
        heard = list(socket)
    assert heard == [*([text] * len(taken)), "waited", "again"]
    assert 1 <= len(taken) < 1000


def test_nothing_is_sent_to_a_connection_that_broke_in_the_same_moment(
    caplog: pytest.LogCaptureFixture,
) -> None:
    done = threading.Event()

    async def say(at_once: Callable[[str], bool], send: Send) -> None:
        socket: Socket = at_once.__self__  # type: ignore[attr-defined]
        socket.transport.abort()
        at_once("heard by nobody")
        for _ in range(5):
            await asyncio.sleep(0)
        assert not at_once("nor this")
        done.set()

    with hearing(say) as socket, pytest.raises(ConnectionClosed):
        socket.recv(PATIENCE)
    assert done.wait(PATIENCE)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_who_decides_hears_of_it_in_one_piece_and_who_watches_in_a_task_of_his_own(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces: dict[Socket, list[int]] = {}
    flush = Socket._flush

    def counting(self: Socket) -> None:
        pieces.setdefault(self, []).append(len(self.conn.writes))
        flush(self)

    monkeypatch.setattr(Socket, "_flush", counting)
    us, german = two_at_a_table(house)
    with us, german, house.guest(us.welcome.table) as watcher:
        watcher.until(lambda now: True)
        pieces.clear()
        done = us.pick(us.now.choices[0].thing)
        assert isinstance(done, Done)
        for one in (us, german, watcher):
            one.catch_up(done.number)
        found = sorted(map(list, pieces.values()))  # before they leave, of which others hear as well
    # The one who decided: how it stands, and that it is done. The other one: how it stands. No third.
    assert found == [[1], [2]]
