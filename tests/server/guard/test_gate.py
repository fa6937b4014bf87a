"""The gate around an application, over a real connection."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar, WebSocket, get, post, websocket
from litestar.params import JSONBody
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.guard.asked import Clock
from tests.server.guard.served import served
from undaunted.server.guard import Client, Gate, Health, Limits, Metrics, Rate, Rules, operations
from undaunted.server.guard.gate import plain
from undaunted.server.guard.headers import CSP, complete

web = httpx.Client(verify=False, trust_env=False, limits=httpx.Limits(max_keepalive_connections=0))

FREE = Rate(1, 10**9)
"""The clock stands still here, and what is owed would never be paid: costs have tests of their own."""
LIMITS = Limits(
    cost=FREE,
    cost_at_once=FREE,
    messages=Rate(1, 5),
    address_messages=Rate(1, 12),
    requests=Rate(1, 8),
    handshakes=Rate(1, 6),
    connections=3,
    warnings=4,
    body=100,
)


@get("/api/tables")
async def tables() -> list[str]:
    return []


@post("/api/tables")
async def open_table(data: JSONBody[dict[str, str]]) -> dict[str, str]:
    return data


@websocket("/api/play")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


async def is_writable() -> bool:
    return True


class Place:
    """A gate in use, with a clock that the test moves."""

    def __init__(self, tmp_path: Path, rules: Rules) -> None:
        self.clock = Clock()
        self.metrics = Metrics()
        handlers = [tables, open_table, echo, *operations(rules, Health(is_writable), self.metrics)]
        app = Litestar(handlers, openapi_config=None, request_max_body_size=rules.limits.body)
        self.gate = Gate(app, rules, Client.load(tmp_path / "nothing"), self.metrics, self.clock)
        self.address = ""

    def ask(self, method: str, path: str, **kwargs: Any) -> httpx.Response:
        return web.request(method, f"http://{self.address}{path}", **kwargs)

    def connect(self, **kwargs: Any) -> ClientConnection:
        connection: ClientConnection = connect(f"ws://{self.address}/api/play", **kwargs)
        return connection


@pytest.fixture
def rules() -> Rules:
    return Rules(limits=LIMITS)


@pytest.fixture
def place(tmp_path: Path, rules: Rules) -> Iterator[Place]:
    place = Place(tmp_path, rules)
    with served(place.gate) as place.address:
        yield place


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def refused_handshake(place: Place, **kwargs: Any) -> tuple[int, str]:
    with pytest.raises(InvalidStatus) as refused, place.connect(**kwargs):
        pass
    response = refused.value.response
    assert response.headers["content-security-policy"] == CSP
    return response.status_code, json.loads(response.body)["code"]


def test_the_parts_of_a_page_are_guarded_by_the_page_and_stay_short() -> None:
    for kind in (b"text/javascript; charset=utf-8", b"text/css; charset=utf-8", b"font/woff2"):
        sent = dict(complete([(b"content-type", kind), (b"cache-control", b"immutable")]))
        assert sent[b"x-content-type-options"] == b"nosniff"
        assert sent[b"cross-origin-resource-policy"] == b"same-origin"
        assert b"content-security-policy" not in sent
    for kind in (b"text/html; charset=utf-8", b"image/svg+xml", b"application/json"):
        assert dict(complete([(b"content-type", kind)]))[b"content-security-policy"] == CSP.encode()


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/none", "/assets/none.js", "/health", "/metrics"])
def test_every_answer_has_the_headers(place: Place, path: str) -> None:
    headers = place.ask("GET", path).headers
    assert headers["content-security-policy"] == CSP
    assert "unsafe" not in CSP
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["cache-control"] == "no-store"
    assert "server" not in headers
    assert "set-cookie" not in headers


def test_a_strangers_page_changes_nothing(place: Place) -> None:
    stranger = {"origin": "http://evil.example"}
    assert code(place.ask("POST", "/api/tables", json={}, headers=stranger)) == (403, "bad-origin")
    assert place.ask("GET", "/api/tables", headers=stranger).status_code == 200
    own = {"origin": f"http://{place.address}"}
    assert place.ask("POST", "/api/tables", json={}, headers=own).status_code == 201


def test_a_strangers_page_opens_no_socket(place: Place) -> None:
    assert refused_handshake(place, origin="http://evil.example") == (403, "bad-origin")
    with place.connect(origin=f"http://{place.address}") as socket:
        socket.send("hello")
        assert socket.recv() == "hello"


def test_another_name_for_this_machine_is_refused(place: Place) -> None:
    rebound = {"host": "evil.example"}
    assert code(place.ask("GET", "/api/tables", headers=rebound)) == (421, "bad-host")
    french = rebound | {"accept-language": "fr"}
    assert "Ce serveur" in place.ask("GET", "/", headers=french).json()["text"]


def test_requests_come_at_their_rate(place: Place) -> None:
    seen = [place.ask("GET", "/api/none").status_code for _ in range(10)]
    assert seen == [404] * 8 + [429] * 2
    refused = place.ask("GET", "/")
    assert code(refused) == (429, "too-fast")
    assert refused.headers["retry-after"] == "1"
    place.clock.now += 1
    assert place.ask("GET", "/").status_code == 200


def test_a_path_is_the_same_for_all_who_look_at_it(place: Place) -> None:
    seen = [place.ask("GET", path).text for path in ("/api/tables", "//api//tables/", "/api%2F/tables")]
    assert seen == ["[]"] * 3
    assert (plain("/"), plain("//a//b/")) == ("/", "/a/b")


def test_a_body_has_an_end(place: Place) -> None:
    assert code(place.ask("POST", "/api/tables", content=b"x" * 101)) == (413, "too-big")
    in_pieces = iter([b'{"a": "', b"x" * 60, b"x" * 60, b'"}'])
    assert place.ask("POST", "/api/tables", content=in_pieces).status_code == 413


def test_who_talks_too_fast_is_told_and_then_closed(place: Place) -> None:
    with place.connect() as socket:
        for number in range(5):
            socket.send(str(number))
            assert socket.recv() == str(number)
        socket.send('{"do": "ping", "id": 7}')
        answer = json.loads(socket.recv())
        assert (answer["say"], answer["code"], answer["id"]) == ("no", "too-fast", 7)
        place.clock.now += 1
        socket.send("patient")
        assert socket.recv() == "patient"
        for noise in ("{", "[]", '{"id": -1}'):
            socket.send(noise)
            assert json.loads(socket.recv())["id"] == 0
        socket.send(b"\x00\xff")
        assert json.loads(socket.recv())["code"] == "too-fast"
        socket.send("once more")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_connections_of_an_address_share_a_budget(place: Place) -> None:
    heard = []
    for _ in range(3):
        with place.connect() as socket:
            for _ in range(5):
                socket.send("x")
                heard.append(socket.recv() == "x")
    assert heard == [True] * 12 + [False] * 3


def test_only_so_many_connections_at_once(place: Place) -> None:
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(place.connect())
        assert refused_handshake(place) == (429, "too-many")
    # The server hears of the last goodbye a little later than we have said it.
    while "undaunted_connections 0.0" not in place.metrics.text().decode():
        time.sleep(0.01)
    with place.connect() as socket:
        socket.send("room again")
        assert socket.recv() == "room again"


def test_handshakes_come_at_their_rate(place: Place) -> None:
    for _ in range(6):
        with place.connect():
            pass
    assert refused_handshake(place) == (429, "too-fast")


def test_health_and_metrics_are_told(place: Place) -> None:
    assert place.ask("GET", "/health").json() == {"status": "ok", "store": True, "bots": True}
    with place.connect():
        text = place.ask("GET", "/metrics").text
    assert "undaunted_connections 1.0" in text


def test_metrics_stay_on_this_machine(place: Place) -> None:
    refused = place.ask("GET", "/metrics", headers={"x-forwarded-for": "203.0.113.5"})
    assert code(refused) == (403, "not-yours")


class TestBehindAProxy:
    @pytest.fixture
    def rules(self) -> Rules:
        return Rules(limits=LIMITS, proxy=True, open_metrics=True, origins=("https://undaunted.example",))

    def test_each_client_has_a_budget_of_its_own(self, place: Place) -> None:
        def ask(forwarded: str) -> int:
            return place.ask("GET", "/health", headers={"x-forwarded-for": forwarded}).status_code

        # What a client writes into the header itself does not help: only the last hop counts.
        seen = [ask(f"10.0.0.{number}, 203.0.113.5") for number in range(9)]
        assert seen == [200] * 8 + [429]
        assert ask("203.0.113.6") == 200
        assert [ask(f"2001:db8::{number}") for number in range(1, 10)] == [200] * 8 + [429]

    def test_the_public_name_is_known(self, place: Place) -> None:
        headers = {"host": "undaunted.example", "origin": "https://undaunted.example"}
        assert place.ask("POST", "/api/tables", json={}, headers=headers).status_code == 201

    def test_metrics_can_be_opened(self, place: Place) -> None:
        assert place.ask("GET", "/metrics").status_code == 200
