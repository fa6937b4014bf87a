"""What an address may cost: who pays for what, and that nobody else waits for who owes."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import httpx
import pytest
from litestar import Litestar, WebSocket, get, websocket
from litestar.params import QueryParameter
from websockets.sync.client import ClientConnection, connect

from tests.server.guard.asked import Clock
from tests.server.guard.served import served
from undaunted.server.guard import Client, Gate, Limits, Metrics, Rate, Rules, costs, gate
from undaunted.server.guard.costs import REQUEST, Purse, Purses, in_thread, metered, nobody_pays, paid_by

LIMITS = Limits(cost=Rate(100, 1000), cost_at_once=Rate(400, 50))
PATIENCE = 20.0
"""Seconds: for what must come."""

web = httpx.Client(trust_env=False, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The processor's clock, in seconds, as the test turns it."""
    clock = Clock()
    monkeypatch.setattr(time, "thread_time", clock)
    return clock


def owing(purse: Purse) -> float:
    """Milliseconds, of the wider measure."""
    return purse.wait() * LIMITS.cost_at_once.per_second


def test_who_has_saved_waits_only_for_the_moments_measure_and_then_for_the_long_runs() -> None:
    clock = Clock()
    purse = Purse(LIMITS, clock)
    purse.spend(50)
    assert purse.wait() == 0
    purse.spend(40)
    assert purse.wait() == pytest.approx(0.1)
    clock.now += 0.1
    assert purse.wait() == pytest.approx(0)
    purse.spend(1910)
    assert purse.wait() == pytest.approx(9.9, abs=0.1), "what was saved up is spent"
    clock.now += 20
    assert purse.wait() == 0


def test_each_step_is_paid_for_and_waiting_is_free(worked: Clock) -> None:
    purse = Purse(LIMITS, Clock())

    async def other() -> None:
        worked.now += 7.0

    async def work() -> str:
        worked.now += 0.06
        stranger = asyncio.create_task(other())
        await stranger
        own = asyncio.create_task(metered(more()))
        worked.now += 0.001
        return await own

    async def more() -> str:
        worked.now += 0.002
        await asyncio.sleep(0)
        worked.now += 0.003
        return "done"

    assert asyncio.run(paid_by(purse, work())) == "done"
    assert owing(purse) == pytest.approx(60 + 1 + 2 + 3 - 50), "and not the stranger's seven seconds"


def test_a_thread_is_paid_for_as_well(worked: Clock) -> None:
    purse = Purse(LIMITS, Clock())

    def work(milliseconds: float) -> float:
        worked.now += milliseconds / 1000
        return milliseconds

    async def ask() -> float:
        return await in_thread(work, 80.0)

    assert asyncio.run(paid_by(purse, ask())) == 80
    # What the loop does meanwhile is timed by the same clock here, so it may be counted twice.
    assert owing(purse) > 29.9
    assert asyncio.run(ask()) == 80, "and free where nobody asked"


def test_what_is_made_for_all_is_nobodys_cost_and_what_comes_after_is_again(worked: Clock) -> None:
    purse = Purse(LIMITS, Clock())

    def work() -> None:
        worked.now += 0.08

    async def for_all() -> None:
        with nobody_pays():
            making = asyncio.create_task(in_thread(work))
        await making
        assert not owing(purse)
        await in_thread(work)

    async def ask() -> None:
        await asyncio.create_task(metered(for_all()))

    asyncio.run(paid_by(purse, ask()))
    assert owing(purse) > 29.9


@pytest.mark.skipif(sys.platform != "linux", reason="threads are as nice as their process elsewhere")
def test_a_thread_that_computes_gives_way_and_the_loop_does_not() -> None:
    def nice() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def ask() -> int:
        return await in_thread(nice)

    before = nice()
    assert asyncio.run(ask()) == min(19, before + costs.NICE)
    assert nice() == before


def test_errors_and_the_end_go_through_as_if_nothing_were_timed() -> None:
    purse = Purse(LIMITS, Clock())
    seen: list[str] = []

    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("it")

    async def catches() -> str:
        try:
            await fails()
        except KeyError:
            seen.append("caught")
        try:
            await asyncio.Event().wait()
        finally:
            seen.append("ended")
        return "never"

    async def run() -> None:
        with pytest.raises(KeyError):
            await paid_by(purse, fails())
        task = asyncio.create_task(paid_by(purse, catches()))
        while "caught" not in seen:
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
    assert seen == ["caught", "ended"]


def test_those_of_one_address_are_heard_in_the_order_in_which_they_came(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(costs, "LONGEST_NAP", 0.001)
    clock = Clock()
    purse = Purse(LIMITS, clock)
    heard: list[int] = []

    async def ask(number: int) -> None:
        await purse.turn()
        heard.append(number)
        purse.spend(60)

    async def run() -> None:
        asking = [asyncio.create_task(ask(number)) for number in range(4)]
        while not heard:
            await asyncio.sleep(0)
        for count in range(1, 5):
            await asyncio.sleep(0.02)
            assert heard == list(range(count)), "one, and then the debt has to be paid"
            clock.now += 1
            while len(heard) < min(count + 1, 4):
                await asyncio.sleep(0)
        await asyncio.gather(*asking)

    asyncio.run(run())


def test_only_so_many_addresses_are_remembered() -> None:
    purses = Purses(Limits(addresses=2), Clock())
    first = purses.of("a")
    for name in "bac":
        purses.of(name)
    assert purses.of("a") is first
    assert len(purses) == 2


# In the gate


class Place:
    """A gate before something dear, with both clocks in the test's hands."""

    def __init__(self, folder: Path, worked: Clock) -> None:
        self.clock = Clock()
        self.metrics = Metrics()

        @get("/api/dear")
        async def dear(cost: Annotated[float, QueryParameter()]) -> str:
            worked.now += cost
            return "here"

        @websocket("/api/play")
        async def echo(socket: WebSocket[Any, Any, Any]) -> None:
            await socket.accept()
            while True:
                text = await socket.receive_text()
                worked.now += float(text)
                await socket.send_text(text)

        app = Litestar([dear, echo], openapi_config=None)
        rules = Rules(limits=LIMITS, proxy=True)
        self.gate = Gate(app, rules, Client.load(folder / "nothing"), self.metrics, self.clock)
        self.address = ""

    def ask(self, who: str, cost: float = 0.0) -> httpx.Response:
        address = f"http://{self.address}/api/dear?cost={cost}"
        return web.get(address, headers={"x-forwarded-for": who})

    def talk(self, who: str) -> ClientConnection:
        headers = {"x-forwarded-for": who}
        connection: ClientConnection = connect(
            f"ws://{self.address}/api/play", additional_headers=headers, proxy=None
        )
        return connection


@pytest.fixture
def place(tmp_path: Path, worked: Clock) -> Iterator[Place]:
    place = Place(tmp_path, worked)
    with served(place.gate) as place.address:
        yield place


class Later:
    """Something asked in a thread."""

    def __init__(self, do: Callable[[], httpx.Response]) -> None:
        self.came: list[httpx.Response] = []
        self._thread = threading.Thread(target=lambda: self.came.append(do()), daemon=True)
        self._thread.start()

    def answer(self) -> httpx.Response:
        self._thread.join(PATIENCE)
        assert self.came, "it never came"
        return self.came[0]


def test_a_request_waits_until_its_address_has_paid_and_nobody_else_does(place: Place) -> None:
    assert place.ask("192.0.2.1", 2.0).status_code == 200, "it is paid afterwards"
    waiting = Later(lambda: place.ask("192.0.2.1"))
    for _ in range(5):
        assert place.ask("192.0.2.2").status_code == 200
    assert not waiting.came, "the clock stands still: it cannot have been paid"
    place.clock.now += 11
    assert waiting.answer().status_code == 200


def test_who_would_wait_too_long_is_refused(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "PATIENCE", 0.01)
    place.ask("192.0.2.1", 2.0)
    refused = place.ask("192.0.2.1")
    assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
    wait = (2000 + 2 * REQUEST - LIMITS.cost.burst) / LIMITS.cost.per_second
    assert int(refused.headers["retry-after"]) == pytest.approx(wait, abs=1.5)
    assert place.ask("192.0.2.2").status_code == 200
    assert 'undaunted_refusals_total{code="too-fast"} 1.0' in place.metrics.text().decode()


def test_what_somebody_says_who_owes_is_read_later_not_refused(place: Place) -> None:
    with place.talk("192.0.2.1") as dear, place.talk("192.0.2.1") as same, place.talk("192.0.2.2") as other:
        dear.send("2.0")
        assert dear.recv(PATIENCE) == "2.0"
        dear.send("0.0")
        same.send("0.0")
        for _ in range(5):
            other.send("0.0")
            assert other.recv(PATIENCE) == "0.0"
        for owing in (dear, same):
            with pytest.raises(TimeoutError):
                owing.recv(0.01)
        place.clock.now += 11
        assert dear.recv(PATIENCE) == same.recv(PATIENCE) == "0.0"


def test_to_be_refused_is_paid_for_too(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a flood of what is not even there would cost the others as much as anything else."""
    monkeypatch.setattr(gate, "PATIENCE", 0.01)

    def ask(who: str) -> int:
        headers = {"x-forwarded-for": who}
        return web.get(f"http://{place.address}/api/nothing", headers=headers).status_code

    enough = int(LIMITS.cost_at_once.burst / REQUEST)
    assert enough < LIMITS.requests.burst, "their number alone would not stop them"
    assert {ask("192.0.2.1") for _ in range(enough)} == {404}
    assert ask("192.0.2.1") == 429
    assert ask("192.0.2.2") == 404
