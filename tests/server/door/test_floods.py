"""Floods below the application end for those who send them, and for nobody else."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random

from tests.server.abuse.talking import Table
from tests.server.client import Guest
from tests.server.door.raw import BEGIN, GO_ON, PING, PONG, TOO_FAST, Caller, Place, standing, until
from undaunted.server.guard import Limits, Rate
from undaunted.server.wire import Update

USUAL = Limits()
MANY = 50_000
"""Frames: 300 KB."""


def seated(place: Place) -> Guest:
    table = Table(place.address, seats={"US": "me", "German": "me"})
    guest = Guest(f"http://{place.address}", table.id, table.tokens["US"], face="US")
    guest.hear(Update)
    return guest


def test_a_flood_of_pings_is_closed_and_others_play_on() -> None:
    with standing(USUAL) as place, seated(place) as guest, place.upgraded() as flooding:
        flooding.send(PING * MANY)
        heard = flooding.rest()
        assert heard.endswith(TOO_FAST)
        assert heard.count(PONG) <= USUAL.frames.burst
        assert place.ended("frames") == 1
        guest.pick_any(Random(1))
        until(lambda: place.server.door.inside == 1)


def test_fragments_of_nothing_are_closed_before_they_pile_up() -> None:
    with standing(USUAL) as place, seated(place) as guest, place.upgraded() as flooding:
        flooding.send(BEGIN + GO_ON * MANY)
        assert flooding.rest().endswith(TOO_FAST)
        with place.upgraded() as patient:  # slowly, within all rates
            patient.send(BEGIN)
            for _ in range(USUAL.fragments - 1):
                patient.send(GO_ON)
            patient.pinged()
            patient.send(GO_ON)
            assert patient.rest().endswith(TOO_FAST)
        assert place.ended("fragments") == 2
        guest.pick_any(Random(1))


def test_bytes_are_counted_where_frames_are_few() -> None:
    limits = Limits(traffic=Rate(1, 20_000))
    with standing(limits) as place, place.upgraded() as flooding:
        frame = b"\x89\xfd" + bytes(4 + 125)
        flooding.send(frame * 160)
        assert flooding.rest().endswith(TOO_FAST)
        assert place.ended("traffic") == 1


def test_a_frame_in_pieces_costs_a_frame_for_each() -> None:
    limits = Limits(frames=Rate(0.001, 50))
    with standing(limits) as place, place.upgraded() as slow:
        slow.pinged()
        slow.send(b"\x01\xfe\x10\x00" + bytes(4))

        def dribble() -> bool:
            try:
                slow.send(b" ")
            except ConnectionError:
                return True
            return place.ended("frames") == 1

        until(dribble)


def test_connections_of_an_address_share_its_frames() -> None:
    limits = Limits(frames=Rate(0.001, 60), address_frames=Rate(0.001, 100))
    with standing(limits) as place, place.upgraded() as one, place.upgraded() as two:
        for _ in range(45):
            one.pinged()
            two.pinged()
        two.send(PING * 12)
        assert two.rest().endswith(TOO_FAST)
        with place.upgraded("127.0.0.3") as other:
            for _ in range(45):
                other.pinged()


def test_behind_a_proxy_it_is_the_one_it_names_who_has_the_budget() -> None:
    limits = Limits(frames=Rate(0.001, 60), address_frames=Rate(0.001, 100), visits=2)
    with standing(limits, proxy=True) as place, ExitStack() as stack:

        def forwarded(addresses: str) -> Caller:
            return stack.enter_context(place.upgraded(x_forwarded_for=addresses))

        loud = [forwarded("198.51.100.7") for _ in range(2)]
        quiet = [forwarded(f"198.51.100.7, 203.0.113.{number}") for number in range(3)]
        loud[0].send(PING * 55)
        loud[0].pinged()
        loud[1].send(PING * 55)
        assert loud[1].rest().endswith(TOO_FAST)
        for one in quiet:
            one.pinged()
        alone = forwarded("192.0.2.9")
        alone.send(PING * 61)
        assert alone.rest().endswith(TOO_FAST), "each connection has a budget of its own there too"
        stack.close()
        place.await_nobody()


def test_a_browser_that_pings_and_plays_is_left_alone() -> None:
    with standing(USUAL) as place, seated(place) as guest:
        for number in range(300):
            assert guest.socket.ping(str(number)).wait(30)
            if number % 30 == 0:
                guest.face("US")
        assert not any(place.ended(why) for why in ("frames", "fragments", "traffic", "silent", "unread"))


def test_who_asks_without_end_is_not_heard_any_more() -> None:
    limits = Limits(heads=Rate(0.001, 40), requests=Rate(0.001, 10))
    with standing(limits) as place, place.call() as asking:
        asking.send(f"GET /health HTTP/1.1\r\nhost: {place.address}\r\n\r\n".encode() * 2000)
        answers = asking.rest()
        assert answers.count(b"HTTP/1.1 200") == 10
        assert 0 < answers.count(b"HTTP/1.1 429") <= 30, "some are told, and then it ends"
        assert place.ended("requests") == 1
        with place.call("127.0.0.3") as other:
            other.ask()
            assert other.status() == 200


def test_a_body_in_crumbs_is_ended() -> None:
    with standing(USUAL) as place, place.call() as caller:
        caller.ask("POST /api/tables", b"1\r\n \r\n" * 5000, transfer_encoding="chunked")
        caller.rest()
        assert place.ended("pieces") == 1
        with place.call() as whole:
            whole.ask("POST /api/tables", b"2\r\n{}\r\n0\r\n\r\n", transfer_encoding="chunked")
            assert whole.status() == 400


def test_a_body_without_end_is_not_read_to_its_end() -> None:
    limits = Limits(traffic=Rate(1, 200_000))
    with standing(limits) as place, place.call() as caller:
        caller.ask("POST /api/tables", content_length="1000000000")
        assert caller.status() == 413
        try:
            for _ in range(1000):
                caller.send(bytes(10_000))
        except ConnectionError:
            pass
        until(lambda: place.ended("traffic") == 1)
