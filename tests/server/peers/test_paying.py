"""A stranger who comes by another process has his share of the one that plays the table, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from local_postgresql import Cluster
from tests.server.house import PATIENCE, ROOMY, House
from undaunted.server.guard import Rate, gate
from undaunted.server.guard.costs import REQUEST
from undaunted.server.wire import Join, Ping

SHARE = Rate(0.001, 30)
"""Thirty milliseconds, and then nothing more for as long as a test takes."""
NARROW = msgspec.structs.replace(ROOMY, cost=SHARE, cost_at_once=SHARE)
MOST = int(SHARE.burst / REQUEST)
"""Requests, if nothing but reading them cost anything."""

Pair = tuple[House, House]


@pytest.fixture
def pair(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    """Behind a proxy: who comes is who it says. The first has time for everybody, the second has not."""
    monkeypatch.setattr(gate, "PATIENCE", 0.05)
    url = cluster.database()
    with House(store=url, proxy=True) as roomy, House(store=url, limits=NARROW, proxy=True) as narrow:
        yield roomy, narrow


def opened(house: House, who: str) -> str:
    wish = {"scenario": "normandy/1", "seats": {"US": "me", "German": "anyone"}}
    answer = house.http("POST", "/api/tables", json=wish, headers={"x-forwarded-for": who})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def look(house: House, table: str, who: str) -> httpx.Response:
    return house.http("GET", f"/api/tables/{table}/record", headers={"x-forwarded-for": who})


def answered(house: House, table: str, who: str) -> int:
    """How often this address is answered before it is refused."""
    for count in range(MOST + 2):
        found = look(house, table, who)
        if found.status_code != 200:
            assert (found.status_code, found.json()["code"]) == (429, "too-fast")
            return count
    raise AssertionError("he was answered on and on")


@contextmanager
def talking(house: House, table: str, who: str) -> Iterator[ClientConnection]:
    with connect(
        house.address.replace("http", "ws", 1) + f"/api/play/{table}",
        additional_headers={"x-forwarded-for": who},
        proxy=None,
    ) as connection:
        connection.send(msgspec.json.encode(Join(table)).decode())
        yield connection


def test_a_stranger_has_the_same_share_whichever_way_he_comes(pair: Pair) -> None:
    roomy, narrow = pair
    table = opened(narrow, "198.51.100.1")
    straight = answered(narrow, table, "192.0.2.1")
    round_about = answered(roomy, table, "192.0.2.2")
    assert narrow.server.store.holds(table), "it was not loaded elsewhere meanwhile"
    assert 0 < straight <= MOST
    assert 0 < round_about <= MOST
    # What he used up by one way is not there by the other.
    assert look(narrow, table, "192.0.2.2").status_code == 429
    assert look(roomy, table, "192.0.2.1").status_code == 429
    for house in pair:
        assert look(house, table, "198.51.100.2").status_code == 200


def test_his_messages_wait_and_a_bystander_is_heard(pair: Pair) -> None:
    roomy, narrow = pair
    table = opened(narrow, "198.51.100.1")
    with talking(narrow, table, "198.51.100.2") as bystander:
        bystander.recv(PATIENCE)  # so that the table stays where it is
        answered(roomy, table, "192.0.2.2")
        with talking(roomy, table, "192.0.2.2") as stranger:
            with pytest.raises(TimeoutError):
                stranger.recv(0.2)
            bystander.send(msgspec.json.encode(Ping(7)).decode())
            while '"pong"' not in str(bystander.recv(PATIENCE)):
                pass
            with talking(roomy, table, "198.51.100.3") as other:
                assert "welcome" in str(other.recv(PATIENCE))
            with pytest.raises(TimeoutError):
                stranger.recv(0)
        assert narrow.server.store.holds(table)


def test_whoever_opens_by_another_process_is_known_there(pair: Pair) -> None:
    """Bots think, and tables are counted, for the address that the proxy saw; never for the proxy's own."""
    roomy, narrow = pair
    table = opened(narrow, "192.0.2.9")
    assert narrow.server.openers.opener(table) == "192.0.2.9"
    assert roomy.server.peers is not None
    scope = {"client": ("127.0.0.1", 1), "headers": [(b"x-forwarded-for", b"10.0.0.1, 2001:db8::7")]}
    assert (b"x-undaunted-client", b"2001:db8::7") in roomy.server.peers.introduction(scope)
