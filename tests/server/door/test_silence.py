"""Whoever says nothing, or half of it, keeps nobody else out, and not his own place for long."""

from __future__ import annotations

import signal
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.door.raw import STRANGER, Place, standing, until
from tests.server.house import Process
from undaunted.server.guard import Limits

SOON = Limits(patience=0.3)


def test_a_thousand_silent_ones_keep_nobody_else_out() -> None:
    with standing(Limits(patience=600.0)) as place, ExitStack() as stack:
        crowd = []
        for _ in range(1100):
            try:
                crowd.append(stack.enter_context(place.call()))
            except ConnectionError:
                continue
        until(lambda: place.ended("crowd") + place.ended("arrivals") >= 900)
        assert place.server.door.inside == Limits().visits
        with place.call("127.0.0.3") as other:
            other.ask()
            assert other.status() == 200
        with place.upgraded("127.0.0.3") as other:
            other.pinged()
        for one in crowd:
            one.close()
        until(lambda: place.server.door.inside == 0)
        until(lambda: _is_heard(place))


def _is_heard(place: Place) -> bool:
    """The stranger too, once he has gone and his haste is forgiven."""
    with place.call() as again:
        try:
            again.ask()
            return again.status() == 200
        except (ConnectionError, AssertionError):
            return False


@pytest.mark.parametrize(
    "words",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-More:", b"POST /api/tables HTTP/1.1\r\nHost: {}\r\n"],
)
def test_a_request_that_does_not_come_is_not_waited_for(words: bytes) -> None:
    with standing(SOON) as place, place.call() as caller:
        caller.send(words)
        assert caller.rest() == b""
        assert place.ended("silent") == 1
        place.await_nobody()


def test_nor_is_half_a_body() -> None:
    with standing(SOON) as place, place.call() as caller:
        caller.ask("POST /api/tables", b"{", content_length="100", content_type="application/json")
        assert caller.rest() == b""
        assert place.ended("silent") == 1
        place.await_nobody()


def test_nor_the_next_request_of_somebody_who_was_answered() -> None:
    with standing(SOON) as place, place.call() as caller:
        caller.ask()
        assert caller.status() == 200
        caller.send(b"G")  # with which uvicorn's own patience would begin to be endless
        assert caller.rest() == b""
        assert place.ended("silent") == 1


def test_bytes_now_and_then_are_no_request_either() -> None:
    with standing(SOON) as place, place.call() as caller:
        caller.send(b"GET / HTTP/1.1\r\nX-Slow: ")
        until(lambda: place.server.door.inside == 1)

        def is_over() -> bool:
            try:
                caller.send(b"x")
            except ConnectionError:
                return True
            return place.server.door.inside == 0

        until(is_over)
        assert place.ended("silent") + place.ended("pieces") == 1


def test_sockets_may_be_quiet_for_as_long_as_they_like() -> None:
    with standing(SOON) as place, place.upgraded() as quiet, place.call() as caller:
        caller.rest()  # until it is cut
        with place.call() as another:
            another.rest()
        quiet.pinged()


def test_an_answer_that_nobody_reads_is_dropped() -> None:
    with standing(SOON) as place:
        reading = socket.socket()
        reading.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        reading.bind((STRANGER, 0))
        reading.connect((place.host, place.port))
        with reading:
            # More than the system's own buffers take.
            request = f"GET /schema/openapi.json HTTP/1.1\r\nhost: {place.address}\r\n\r\n"
            reading.sendall(request.encode() * 100)
            until(lambda: place.ended("unread") == 1)
            place.await_nobody()


def test_it_stops_when_told_with_silent_ones_about(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as house, ExitStack() as stack:
        place = Place(house.address)
        for words in (
            b"",
            b"GET /",
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
        ):
            stack.enter_context(place.call()).send(words)
        stack.enter_context(place.upgraded())
        stack.enter_context(place.upgraded()).send(b"\x81\xff")
        assert house.stop(signal.SIGTERM) == 0
