"""What is not a good message is refused clearly, and harms nobody."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest
from tests.server.house import House
from undaunted.server.settings import Keeping
from undaunted.server.tables import Connection
from undaunted.server.wire import Advice, Advise, No, Pick, Ping, Pong, Update


def joined(house: House) -> Guest:
    opened = house.open_table(US="me", German="greedy")
    guest = house.guest(opened.table, opened.token)
    guest.until(lambda now: bool(now.choices))
    return guest


@pytest.mark.parametrize(
    "text",
    [
        "", "garbage", "{", "[]", "null", "5", '{"do": "dance"}', '{"do": "pick"}', '{"do": 5}',
        '{"do": "pick", "id": -1, "seat": "US", "moment": 0, "thing": "x"}',
        '{"do": "pick", "id": 1, "seat": "US", "moment": 1e99, "thing": "x"}',
        '{"do": "ping", "more": 1}', '{"do": "speak", "lang": "' + "x" * 101 + '"}',
        "[" * 3000, b"\xff\xfe\x00",
    ],
)  # fmt: skip
def test_garbage_is_refused_and_the_connection_lives(house: House, text: str | bytes) -> None:
    with joined(house) as guest:
        guest.socket.send(text)
        assert guest.hear(No).code == "bad-message"
        guest.send(Ping(7))
        assert guest.hear(Pong).id == 7


def test_a_refusal_bears_the_number_of_what_it_refuses(house: House) -> None:
    with joined(house) as guest:
        guest.socket.send('{"do": "pick", "id": 41, "seat": 5}')
        assert guest.hear(No).id == 41


def test_a_message_that_is_too_big_ends_the_connection(house: House) -> None:
    with joined(house) as guest:
        guest.socket.send('{"do": "ping", "x": "' + "y" * 5000 + '"}')
        assert guest.hear(No).code == "too-big"
        assert guest.closed_with() == 1009
    with joined(house) as guest:
        guest.socket.send("z" * 100_000)
        assert guest.closed_with() == 1009


def test_the_first_message_joins_a_table(house: House) -> None:
    for ask in ('{"do": "ping"}', '{"do": "pick", "id": 1, "seat": "US", "moment": 0, "thing": "x"}'):
        with Guest(house.address, "", join=False) as guest:
            guest.socket.send(ask)
            assert guest.hear(No).code == "not-joined"
            assert guest.closed_with() == 1008


def test_who_says_nothing_is_sent_away() -> None:
    with House(keeping=Keeping(join_within=0.1)) as house, Guest(house.address, "", join=False) as guest:
        assert guest.hear(No).code == "not-joined"
        assert guest.closed_with() == 1008


def test_one_connection_holds_one_table(house: House) -> None:
    with joined(house) as guest:
        guest.socket.send('{"do": "join", "table": "another"}')
        assert guest.hear(No).code == "bad-message"


def flood(connection: Connection) -> None:
    for _ in range(9):
        connection.tell(Pong(0))


def test_a_slow_reader_is_closed_and_holds_up_nobody() -> None:
    with House(keeping=Keeping(queued=4)) as house:
        opened = house.open_table(US="me", German="me")
        with house.guest(opened.table, opened.token, face="US") as us:
            us.hear(Update)
            live = house.server.tables.in_memory(opened.table)
            assert live is not None
            slow = next(iter(live.hub))
            # All at once, before the loop can send the first of them.
            house.loop.call_soon_threadsafe(flood, slow)
            assert us.closed_with() == 1013
        with us.come_back() as back:
            assert back.hear(Update).number == 0


def test_advice_names_choices_and_holds_up_nothing(house: House) -> None:
    with joined(house) as us:
        us.send(Advise(3, "US"))
        us.send(Advise(4, "US"))
        refused = us.hear(No)
        assert (refused.code, refused.id) == ("busy", 4)
        advice = us.hear(Advice)
        assert (advice.id, advice.moment) == (3, us.now.moment)
        assert {hint.thing for hint in advice.hints} <= {choice.thing for choice in us.now.choices}
        us.send(Advise(5, "German"))
        assert us.hear(No).code == "not-yours"


def test_many_garbage_connections_leave_the_server_well(house: House) -> None:
    for number in range(30):
        with Guest(house.address, "", join=False) as guest:
            guest.socket.send(("{" * number) or b"\x00")
            with pytest.raises((ConnectionClosed, AssertionError)):
                guest.hear(Update)
    assert house.http("GET", "/health").json()["status"] == "ok"


def test_a_pick_without_any_sense_is_illegal(house: House) -> None:
    with joined(house) as us:
        for thing in ("", "nothing", "US:", "-1", "🎲", "us-rifleman-a.fly"):
            us.send(Pick(9, "US", us.now.moment, thing))
            assert us.hear(No).code == "illegal"
