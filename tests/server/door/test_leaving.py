"""Whatever a connection does, and however it ends: its place is free afterwards."""

from __future__ import annotations

import threading
from contextlib import ExitStack

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.door.raw import BEGIN, GO_ON, PATIENCE, PING, Caller, Place, standing, until
from tests.server.house import House
from undaunted.server.guard import Limits


def _say_nothing(place: Place) -> Caller:
    return place.call()


def _half_a_head(place: Place) -> Caller:
    caller = place.call()
    caller.send(b"GET / HTTP/1.1\r\nX-")
    return caller


def _half_a_body(place: Place) -> Caller:
    caller = place.call()
    caller.ask("POST /api/tables", b"{", content_length="9")
    return caller


def _ask_often(place: Place) -> Caller:
    caller = place.call()
    for _ in range(5):
        caller.ask()
    return caller


def _talk_nonsense(place: Place) -> Caller:
    caller = place.call()
    caller.send(b"\0\0\0\r\n\r\n")
    return caller


def _ask_for_a_socket(place: Place) -> Caller:
    caller = place.call()
    caller.ask_for_a_socket()
    return caller


def _be_refused_a_socket(place: Place) -> Caller:
    caller = place.call()
    caller.ask_for_a_socket(origin="http://evil.example")
    return caller


def _botch_the_handshake(place: Place) -> Caller:
    caller = place.call()
    caller.ask_for_a_socket(sec_websocket_version="1")
    return caller


def _flood(place: Place) -> Caller:
    caller = _ask_for_a_socket(place)
    caller.send(PING * 2000)
    return caller


def _flood_at_once(place: Place) -> Caller:
    caller = place.call()
    caller.ask_for_a_socket()
    caller.send(BEGIN + GO_ON * 100)
    return caller


def _break_a_frame(place: Place) -> Caller:
    caller = _ask_for_a_socket(place)
    caller.send(b"\xff\xff\xff")
    return caller


DEEDS = [
    _say_nothing, _half_a_head, _half_a_body, _ask_often, _talk_nonsense, _ask_for_a_socket,
    _be_refused_a_socket, _botch_the_handshake, _flood, _flood_at_once, _break_a_frame,
]  # fmt: skip
LEAVING = [Caller.close, Caller.reset, Caller.hang_up]


def test_every_place_is_given_back() -> None:
    with standing(Limits(patience=0.2, visits=8), join_within=0.2) as place:

        @settings(max_examples=25, deadline=None)
        @given(st.lists(st.tuples(st.sampled_from(DEEDS), st.sampled_from(LEAVING)), max_size=12))
        def come_and_go(deeds) -> None:
            callers = []
            for deed, leave in deeds:
                try:
                    callers.append((deed(place), leave))
                except ConnectionError:  # one too many
                    assert place.ended("crowd") + place.ended("arrivals")
            for caller, leave in callers:
                leave(caller)
                caller.close()
            place.await_nobody()
            assert not place.server.door._inside._inside
            assert len(place.server.door.turns) == 0

        come_and_go()
        until(lambda: "undaunted_connections 0.0" in place.server.metrics.text().decode())
        with place.call("127.0.0.3") as caller:
            caller.ask()
            assert caller.status() == 200


def test_it_stops_while_requests_wait_for_their_turn() -> None:
    with House() as house, ExitStack() as stack:
        place = Place(house.address)
        callers = [stack.enter_context(place.call()) for _ in range(30)]
        until(lambda: house.server.door.inside == 30)
        sent, found = threading.Event(), list[int]()

        def stop() -> None:
            """After the first round, in which one was heard."""
            waiting = len(house.server.door.turns)
            for connection in list(house._uvicorn.server_state.connections):
                connection.shutdown()
            found.append(waiting)

        def hold_up() -> None:
            """Until all have asked, so that all are found at once."""
            sent.wait(PATIENCE)
            house.loop.call_soon(lambda: house.loop.call_soon(stop))

        house.loop.call_soon_threadsafe(hold_up)
        for caller in callers:
            caller.ask()
        sent.set()
        answers = [caller.rest() for caller in callers]
        assert found, "all were told, and none raised"
        assert found[0] > 0, "some waited"
        assert all(answer == b"" or answer.startswith(b"HTTP/1.1 200") for answer in answers)
        until(lambda: house.server.door.inside == 0)
        with place.call() as caller:
            caller.ask()
            assert caller.status() == 200
