"""What asks for a socket and is no handshake is answered and ended, like any other nonsense."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.server.door.raw import PING, Place, standing, until
from undaunted.server.guard import Limits, Rate

USUAL = Limits()
ODD: dict[str, dict[str, str]] = {
    "a body": {"content_length": "5"},
    "a body in chunks": {"transfer_encoding": "chunked"},
    "many headers": {f"x_{number}": "y" for number in range(200)},
    "a long header": {"x_long": "y" * 9000},
    "a control character": {"x_bell": "\x07"},
}


@pytest.mark.parametrize("more", ODD.values(), ids=ODD)
def test_it_is_answered_counted_and_gives_its_place_back(more: dict[str, str]) -> None:
    with standing(Limits(patience=600.0)) as place, place.call() as caller:
        caller.ask_for_a_socket(**more)
        assert caller.status() == 400
        assert caller.rest() == b""
        assert place.ended("handshake") == 1
        place.await_nobody()


def test_nothing_more_is_read_from_it() -> None:
    with standing(USUAL) as place, place.call() as caller:
        caller.ask_for_a_socket(content_length="5")
        with pytest.raises(ConnectionError):
            caller.send(bytes(100_000_000))
        place.await_nobody()


def test_many_of_them_keep_nobody_else_out() -> None:
    with standing(Limits(patience=600.0, all_visits=20)) as place, ExitStack() as stack:
        for _ in range(20):
            until(lambda: place.server.door.inside == 0)
            stack.enter_context(place.call()).ask_for_a_socket(transfer_encoding="chunked")
        until(lambda: place.ended("handshake") == 20)
        with place.upgraded("127.0.0.3") as other:
            other.pinged()


@pytest.mark.parametrize(
    ("right", "wrong", "status"),
    [
        ("version: 13", "version: 8", 400),
        ("key: dG", "key: short", 400),
        ("GET", "POST", 405),
    ],
)
def test_nor_does_one_stay_that_is_wrong_in_itself(right: str, wrong: str, status: int) -> None:
    with standing(Limits(patience=600.0)) as place, place.call() as caller:
        caller.send(_handshake(place).replace(right.encode(), wrong.encode()))
        assert caller.status() == status
        assert caller.rest() == b""
        place.await_nobody()


@pytest.mark.parametrize("line", [b"HTTP/1.1\r\nx-name: \xe9", b"HTTP/1.0"])
def test_one_that_comes_in_pieces_and_is_a_little_odd_is_a_handshake(line: bytes) -> None:
    with standing(USUAL) as place, place.call() as caller:
        words = _handshake(place).replace(b"HTTP/1.1", line)
        for at in range(0, len(words), 20):
            caller.send(words[at : at + 20])
        assert caller.read_until(b"\r\n\r\n").split()[1] == b"101"
        caller.pinged()


def test_what_follows_before_it_is_answered_counts_like_all_else() -> None:
    limits = Limits(frames=Rate(0.001, 50))
    with standing(limits) as place, place.call() as caller:
        caller.send(_handshake(place) + PING * 20)
        caller.read_until(b"\r\n\r\n")
        caller.send(PING * 200)
        caller.rest()
        assert place.ended("frames") == 1
        place.await_nobody()


def _handshake(place: Place) -> bytes:
    return (
        f"GET /api/play HTTP/1.1\r\nhost: {place.address}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
