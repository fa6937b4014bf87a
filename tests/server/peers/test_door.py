"""The door for other processes: what is handed on there is paid for by whoever asked at the other end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import httpx
import pytest
from litestar import Litestar, Request, WebSocket, get, websocket
from litestar.params import QueryParameter
from websockets.sync.client import ClientConnection, connect

from tests.server.guard.asked import Clock, asked
from tests.server.guard.served import served
from tests.server.guard.test_costs import LIMITS, PATIENCE, Later, web
from undaunted.server.guard import Client, Gate, Metrics, Rules, gate
from undaunted.server.guard.asking import address, is_local
from undaunted.server.guard.costs import REQUEST
from undaunted.server.peers.door import HANDED_ON, PeerDoor, as_it_came

SECRET = "known to processes only"
ANN, BOB = "192.0.2.1", "192.0.2.2"


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The processor's clock, in seconds, as the test turns it."""
    clock = Clock()
    monkeypatch.setattr(time, "thread_time", clock)
    return clock


class Place:
    """Something dear behind two doors: the gate for people, and the one for other processes."""

    def __init__(self, folder: Path, worked: Clock) -> None:
        self.clock = Clock()
        self.metrics = Metrics()
        self.run: list[str] = []

        @get("/api/dear")
        async def dear(request: Request[Any, Any, Any], cost: Annotated[float, QueryParameter()]) -> str:
            worked.now += cost
            return address(dict(request.scope), proxy=True)

        @websocket("/api/play")
        async def echo(socket: WebSocket[Any, Any, Any]) -> None:
            await socket.accept()
            while True:
                text = await socket.receive_text()
                worked.now += float(text)
                await socket.send_text(text)

        async def errand(words: list[str]) -> bool:
            worked.now += float(words[0])
            self.run.append(words[0])
            return True

        app = Litestar([dear, echo], openapi_config=None)
        rules = Rules(limits=LIMITS, proxy=True)
        self.gate = Gate(app, rules, Client.load(folder / "nothing"), self.metrics, self.clock)
        self.door = PeerDoor(app, lambda: SECRET, {"work": errand}, self.gate.purses.of, self.metrics)
        self.people = self.peers = ""

    def ask(self, who: str, cost: float = 0.0) -> httpx.Response:
        """As people do."""
        return web.get(f"http://{self.people}/api/dear?cost={cost}", headers={"x-forwarded-for": who})

    def hand_on(self, who: str, cost: float = 0.0) -> httpx.Response:
        """As another process does, which was asked by this address."""
        return web.get(f"http://{self.peers}/api/dear?cost={cost}", headers=self.introduced(who))

    def send(self, who: str, cost: float) -> httpx.Response:
        return web.post(f"http://{self.peers}/peer/work/{cost}", headers=self.introduced(who))

    def talk(self, who: str) -> ClientConnection:
        connection: ClientConnection = connect(
            f"ws://{self.peers}/api/play", additional_headers=self.introduced(who), proxy=None
        )
        return connection

    def introduced(self, who: str) -> dict[str, str]:
        return {"x-undaunted-secret": SECRET, "x-undaunted-client": who, "x-forwarded-for": "203.0.113.9"}


@pytest.fixture
def place(tmp_path: Path, worked: Clock) -> Iterator[Place]:
    place = Place(tmp_path, worked)
    with served(place.gate) as place.people, served(place.door) as place.peers:
        yield place


def test_what_is_handed_on_waits_until_who_asked_for_it_has_paid(place: Place) -> None:
    assert place.hand_on(ANN, 2.0).status_code == 200, "it is paid afterwards"
    waiting = Later(lambda: place.hand_on(ANN))
    for _ in range(5):
        assert place.hand_on(BOB).status_code == 200
        assert place.ask(BOB).status_code == 200
    assert not waiting.came, "the clock stands still: it cannot have been paid"
    place.clock.now += 11
    assert waiting.answer().status_code == 200


def test_it_is_the_purse_that_the_gate_knows(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "PATIENCE", 0.01)
    place.hand_on(ANN, 2.0)
    assert place.ask(ANN).status_code == 429
    place.ask(BOB, 2.0)
    refused = place.hand_on(BOB)
    assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
    wait = (2000 + REQUEST + HANDED_ON - LIMITS.cost.burst) / LIMITS.cost.per_second
    assert int(refused.headers["retry-after"]) == pytest.approx(wait, abs=1.5)
    assert 'undaunted_refusals_total{code="too-fast"} 2.0' in place.metrics.text().decode()


def test_a_whole_network_has_one_purse(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "PATIENCE", 0.01)
    place.hand_on("2001:db8:1:2::1", 2.0)
    assert place.hand_on("2001:db8:1:2:ffff::7").status_code == 429
    assert place.ask("2001:db8:1:2::3").status_code == 429
    assert place.hand_on("2001:db8:1:3::1").status_code == 200


def test_what_somebody_says_who_owes_is_read_later(place: Place) -> None:
    with place.talk(ANN) as dear, place.talk(ANN) as same, place.talk(BOB) as other:
        dear.send("2.0")
        assert dear.recv(PATIENCE) == "2.0"
        dear.send("0.0")
        same.send("0.0")
        with place.talk(ANN) as later:
            later.send("0.0")
            for _ in range(5):
                other.send("0.0")
                assert other.recv(PATIENCE) == "0.0"
            for owing in (dear, same, later):
                with pytest.raises(TimeoutError):
                    owing.recv(0.01)
            place.clock.now += 11
            assert dear.recv(PATIENCE) == same.recv(PATIENCE) == later.recv(PATIENCE) == "0.0"


def test_an_errand_is_paid_for_and_never_waits(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "PATIENCE", 0.01)
    assert place.send(ANN, 2.0).status_code == 200
    assert place.send(ANN, 0.0).status_code == 200
    assert place.run == ["2.0", "0.0"]
    assert place.hand_on(ANN).status_code == 429


def test_only_the_word_of_the_other_process_counts(place: Place) -> None:
    """Whatever somebody has written into a header that only a proxy may set."""
    assert place.hand_on(ANN).text == ANN
    refused = web.get(f"http://{place.peers}/api/dear?cost=2", headers={"x-undaunted-client": ANN})
    assert refused.status_code == 403
    assert place.hand_on(ANN).status_code == 200, "and has cost him nothing"


@pytest.mark.parametrize("proxy", [False, True])
def test_who_asks_is_the_same_at_both_ends(proxy: bool) -> None:
    scope = as_it_came(asked(x_forwarded_for="198.51.100.7, 203.0.113.9", x_undaunted_client=ANN), ANN)
    assert address(scope, proxy) == ANN
    assert not is_local(scope)
    nobody = as_it_came(asked(x_forwarded_for="rubbish", x_undaunted_client=""), "")
    assert address(nobody, proxy) == "unknown"
    near = as_it_came(asked(x_undaunted_client="127.0.0.1"), "127.0.0.1")
    assert is_local(near), "nobody was forwarded there either"
