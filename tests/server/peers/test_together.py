"""Two processes, one store: whoever is asked, the one that plays a table answers, and nobody can tell."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import httpx
import pytest

from local_postgresql import Cluster
from tests.server.client import Guest, play_on
from tests.server.house import House
from undaunted.server.wire import Again, Done, Join, No

Pair = tuple[House, House]


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[Pair]:
    url = cluster.database()
    with House(store=url) as first, House(store=url) as second:
        yield first, second


def holders(pair: Pair, table: str) -> list[bool]:
    return [house.server.store.holds(table) for house in pair]


def test_each_page_of_a_table_is_the_same_from_both(pair: Pair) -> None:
    first, second = pair
    opened = first.open_table(US="me", German="me")
    assert holders(pair, opened.table) == [True, False]
    for path in ("", "/stage", "/record", "/moments"):
        asked = [
            house.http(
                "GET",
                f"/api/tables/{opened.table}{path}?lang=fr",
                headers={"authorization": f"Bearer {opened.token}"},
            )
            for house in pair
        ]
        assert [one.status_code for one in asked] == [200, 200]
        assert asked[0].content == asked[1].content
        assert asked[0].headers.keys() == asked[1].headers.keys()
    refused = second.http("GET", f"/api/tables/{opened.table}", headers={"authorization": "Bearer wrong"})
    assert (refused.status_code, refused.json()["code"]) == (401, "bad-token")
    assert second.http("GET", "/api/tables/nowhere").status_code == 404
    assert second.http("GET", "/api/tables/a%00b").status_code == 404
    assert second.http("POST", f"/api/tables/{opened.table}/seat", content=b"x" * 20_000).status_code == 413


def test_the_lobby_shows_all(pair: Pair) -> None:
    tables = {
        house.open_with({"US": "me", "German": "anyone"}, listed=True).table for house in (*pair, *pair)
    }
    for house in pair:
        assert tables <= {one["table"] for one in house.http("GET", "/api/tables").json()}


def test_a_socket_brings_a_table_along_that_nobody_is_at(pair: Pair) -> None:
    first, second = pair
    opened = first.open_table(US="me", German="me")
    assert holders(pair, opened.table) == [True, False]
    with second.guest(opened.table, opened.token) as guest:
        guest.until(lambda _: True)
        assert holders(pair, opened.table) == [False, True]
        assert first.server.tables.in_memory(opened.table) is None
        guest.face("US")
        guest.pick_any(Random(1))
    assert first.info(opened.table).decisions == 1


def test_who_comes_elsewhere_plays_at_the_same_table(pair: Pair) -> None:
    first, second = pair
    opened = first.open_table(US="me", German="invite")
    seated = second.sit(opened.table, key=opened.links["German"])
    with first.guest(opened.table, opened.token) as near:
        near.until(lambda _: True)
        with second.guest(opened.table, seated.token) as far:
            far.until(lambda _: True)
            assert holders(pair, opened.table) == [True, False], "somebody was there: it stayed"
            play_on([near, far], Random(2), 30)
            assert near.now.number == far.now.number
            assert isinstance(far.talk("from afar"), Done)
            while not near.lines:
                near.next()
            assert near.lines[0].text == "from afar"
            assert isinstance(far.pick("nonsense"), No)
    with first.guest(opened.table, opened.token, seen=near.now.number) as again:
        assert again.until(lambda _: True).number == near.now.number


def test_one_seat_is_given_once_wherever_it_is_asked_for(pair: Pair) -> None:
    for _ in range(5):
        opened = pair[0].open_with({"US": "me", "German": "anyone"}, listed=True)

        def sit(number: int, table: str = opened.table) -> httpx.Response:
            return pair[number % 2].http(
                "POST", f"/api/tables/{table}/seat", json={"seat": "German", "name": f"n{number}"}
            )

        with ThreadPoolExecutor(16) as many:
            answers = list(many.map(sit, range(16)))
        assert sorted({one.status_code for one in answers}) == [201, 409]
        assert sum(one.status_code == 201 for one in answers) == 1


def test_a_table_that_nobody_plays_is_taken_by_one(pair: Pair) -> None:
    """Both are asked at once for tables that neither has in memory."""
    url = pair[0].server.settings.store
    with House(store=url) as third:
        tables = [third.open_with({"US": "me", "German": "anyone"}).table for _ in range(8)]

    def look(number: int) -> int:
        return pair[number % 2].http("GET", f"/api/tables/{tables[number // 2 % 8]}").status_code

    with ThreadPoolExecutor(16) as many:
        assert set(many.map(look, range(64))) == {200}
    for table in tables:
        assert sorted(holders(pair, table)) == [False, True]


def test_a_rematch_is_told_where_the_people_are(pair: Pair) -> None:
    first, second = pair
    opened = first.open_table(US="me", German="invite")
    seated = first.sit(opened.table, key=opened.links["German"])
    with first.guest(opened.table, opened.token) as one, first.guest(opened.table, seated.token) as other:
        one.until(lambda _: True)
        other.until(lambda _: True)
        one.withdraw()
        again = second.http(
            "POST",
            "/api/tables",
            json={
                "scenario": "normandy/1",
                "seats": {"US": "me", "German": "invite"},
                "again": {"table": opened.table, "seats": {"US": "US", "German": "German"}},
            },
            headers={"authorization": f"Bearer {opened.token}"},
        )
        assert again.status_code == 201, again.text
        assert other.hear(Again).table == again.json()["table"]
    sat = first.sit(again.json()["table"], key=seated.token, before=opened.table)
    assert sat.yours == ("German",)


def test_what_stands_in_headers_is_not_believed(pair: Pair) -> None:
    first, second = pair
    opened = first.open_table(US="me", German="invite")
    told = {"x-undaunted-secret": "guessed", "x-undaunted-client": "10.1.2.3"}
    assert second.http("GET", f"/api/tables/{opened.table}", headers=told).status_code == 200
    assert first.server.peers is not None
    door = f"http://{first.server.peers.address}/api/tables/{opened.table}"
    assert httpx.get(door).status_code == 403
    assert httpx.get(door, headers={"x-undaunted-secret": "guessed"}).status_code == 403
    release = f"http://{first.server.peers.address}/peer/release/{opened.table}/x"
    assert httpx.post(release, headers={"x-undaunted-secret": "guessed"}).status_code == 403
    assert holders(pair, opened.table) == [True, False]


def test_the_address_of_a_socket_names_its_table(pair: Pair) -> None:
    house = pair[0]
    opened, other = house.open_table(US="me", German="me"), house.open_table(US="me", German="me")
    guest = Guest(house.address, opened.table, join=False)
    guest.send(Join(other.table, other.token))
    told = guest.hear(No)
    assert told.code == "bad-message"
    assert guest.closed_with() == 1008
    guest.close()
