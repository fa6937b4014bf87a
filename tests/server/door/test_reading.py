"""Whoever does not take the answer keeps none of our memory for long; who takes it slowly gets all of it."""

from __future__ import annotations

import socket
import sys
import time
from pathlib import Path

import pytest

from tests.server.door.raw import PATIENCE, STRANGER, Standing, standing, until
from undaunted.server.guard import Limits

SOON = Limits(patience=0.4, slowest=20_000)
"""Of a page of 160 kB, 8 kB have to be taken within each 0.4 s."""
PAGE = "GET /api/catalogue HTTP/1.1\r\nhost: {0}\r\n\r\n"
LAST = "GET /api/catalogue HTTP/1.1\r\nhost: {0}\r\nconnection: close\r\n\r\n"

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere the system does not say what it still keeps"
)


class Asking:
    """A connection that asks, with hardly any room of its own."""

    def __init__(self, place: Standing, words: str) -> None:
        self.place = place
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.line.settimeout(PATIENCE)
        self.line.bind((STRANGER, 0))
        self.line.connect((place.host, place.port))
        self.line.sendall(words.format(place.address).encode())

    def __enter__(self) -> Asking:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def kept(self) -> int:
        """Bytes that the system keeps for it at the server's end, whether or not the server has closed it."""
        ports = (self.place.port, self.line.getsockname()[1])
        for row in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            here, there, _, queues = row.split()[1:5]
            if tuple(int(end.partition(":")[2], 16) for end in (here, there)) == ports:
                return int(queues.partition(":")[0], 16)
        return 0

    def until_asked(self) -> None:
        until(lambda: self.kept() > 0)

    def take(self, size: int) -> bytes:
        try:
            return self.line.recv(size)
        except ConnectionError:
            return b""


@pytest.mark.parametrize("words", [PAGE, 50 * PAGE], ids=["one", "many"])
def test_answers_that_nobody_reads_are_dropped(words: str) -> None:
    """One that fits into the system's own buffers just as many that do not."""
    with standing(SOON) as place, Asking(place, words) as asking:
        asking.until_asked()
        place.await_nobody()
        assert place.ended("unread") == 1
        until(lambda: asking.kept() == 0)


def test_so_is_the_last_answer_of_a_connection() -> None:
    """It is closed for us as soon as the system has all of it, and nobody of ours looks any more."""
    with standing(SOON) as place, Asking(place, LAST) as asking:
        asking.until_asked()
        until(lambda: asking.kept() == 0)
        place.await_nobody()


@pytest.mark.parametrize("words", [PAGE, LAST, 50 * PAGE], ids=["one", "last", "many"])
@pytest.mark.parametrize("size", [1, 1024])
def test_a_bite_now_and_then_is_no_reading(words: str, size: int) -> None:
    with standing(SOON) as place, Asking(place, words) as asking:
        asking.until_asked()
        bites = 0
        while asking.kept():
            asking.take(size)
            bites += 1
            assert bites < 50, "so many of them, and still something was kept for the next"
            time.sleep(0.9 * SOON.patience)
        place.await_nobody()


def test_what_waits_for_one_who_does_not_read_is_little() -> None:
    with standing(Limits(patience=600.0, unread=600.0)) as place, Asking(place, 50 * PAGE) as asking:
        asking.until_asked()
        with place.call() as other:
            other.ask()
            assert other.status() == 200
        assert asking.kept() < 100_000


@pytest.mark.parametrize("words", [PAGE, LAST], ids=["one", "last"])
def test_a_slow_reader_gets_all_of_it(words: str) -> None:
    """Over many times our patience, and his connection stays."""
    limits = Limits(patience=0.4)
    with standing(limits) as place, Asking(place, words) as asking:
        head, page = b"", b""
        while not head.endswith(b"\r\n\r\n"):
            head += asking.take(1)
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        while len(page) < length:
            more = asking.take(4000)
            assert more, f"found {len(page)} bytes of the page, expected {length}"
            page += more
            time.sleep(0.05)
        assert place.ended("unread") == 0
        if words == PAGE:
            asking.line.sendall(PAGE.format(place.address).encode())
            assert asking.take(12) == b"HTTP/1.1 200"
