"""Players who come back as often as their server goes away, and who remember all that it acknowledged.

They pick at random, take back now and then, and write down each `done`. Others fight for seats that are open
to anyone. `Crowd` starts and ends them; `held_to` compares what they were told with what is kept.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from guests import Guest
from houses import Lobby
from undaunted.game.record.rows import UNDO
from undaunted.server import pages, tokens
from undaunted.server.store.database import reading
from undaunted.server.store.queries import kept_game
from undaunted.server.store.records import Kept
from undaunted.server.store.verifying import Verified, verify
from undaunted.server.wire import Done, Update

PLAYERS = (("normandy/1", "me"), ("normandy/4", "me"), ("north-africa/2", "me"), ("normandy/2", "random"))
"""What each plays, and who has the other seat."""
RIVALS = 4
"""Who want one seat at the same time."""
AGAIN = 0.02
"""Seconds until one who was sent away comes back."""
PATIENCE = 60.0
AWAY = (WebSocketException, httpx.TransportError, OSError)
"""What is seen of a server that is not there."""
Acknowledged = tuple[str, int, str, str]
"""The table, the number in its journal, the seat and what it did."""


class Busy(OSError):
    """The server said that it cannot keep anything just now."""


class Steady(threading.Thread):
    """One who goes on until `done`, while the server is `up`. `trouble`: what should never have happened."""

    def __init__(self, house: Lobby) -> None:
        super().__init__()
        self.house = house
        self.up = threading.Event()
        self.done = False
        self.trouble: BaseException | None = None
        self.busy = 0

    def run(self) -> None:
        try:
            while not self.done:
                self.up.wait()
                try:
                    self.go_on()
                except AWAY as error:
                    self.busy += isinstance(error, Busy)
                    time.sleep(AGAIN)
        except BaseException as trouble:
            self.trouble = trouble

    def go_on(self) -> None:
        raise NotImplementedError

    def open(self, seats: dict[str, str], scenario: str) -> pages.Opened:
        answer = self.house.http("POST", "/api/tables", json={"scenario": scenario, "seats": seats})
        if answer.status_code == 503:
            raise Busy(answer.text)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=pages.Opened)


class Player(Steady):
    """Plays one table after the other."""

    def __init__(self, house: Lobby, number: int, scenario: str, other: str) -> None:
        super().__init__(house)
        self.scenario, self.other = scenario, other
        self.random = Random(number)
        self.kept: list[Acknowledged] = []
        self.last = 0.0
        """When something was acknowledged last."""
        self.refused: Counter[str] = Counter()
        self._table: pages.Opened | None = None
        self._seen = 0

    def go_on(self) -> None:
        try:
            if self._table is None:
                self._table, self._seen = self._open(), 0
            with self.house.guest(self._table.table, self._table.token, seen=self._seen) as guest:
                self._seen = guest.hear(Update).number
                self._play(guest, self._table)
                self._table = None
        except AWAY:
            self._seen = 0
            raise

    def _open(self) -> pages.Opened:
        first, second = ("US", "German") if self.scenario.startswith("normandy") else ("LRDG", "Italian")
        return self.open({first: "me", second: self.other}, self.scenario)

    def _play(self, guest: Guest, table: pages.Opened) -> None:
        """Until the game is over."""
        while not self.done and guest.now.ending is None:
            mine = [seat for seat in guest.now.asked if seat in table.yours]
            if not mine:
                guest.hear(Update)
                continue
            seat = self.random.choice(mine)
            now = guest.face(seat)
            if not now.choices:
                continue
            if now.can_undo and self.random.random() < 0.1:
                what, answer = UNDO, guest.undo()
            else:
                what = self.random.choice(now.choices).thing
                answer = guest.pick(what, seat)
            if isinstance(answer, Done):
                self.kept.append((table.table, answer.number, seat, what))
                self.last = time.monotonic()
            else:
                self.refused[answer.code] += 1
                if answer.code == "busy":
                    raise Busy(answer.text)


class Sat(NamedTuple):
    """A seat that somebody was given, and his token."""

    table: str
    seat: str
    token: str


class Rivals(Steady):
    """Open tables with a seat for anyone, which several ask for at once, wherever they come."""

    def __init__(self, house: Lobby) -> None:
        super().__init__(house)
        self.given: list[Sat] = []
        self._ask = ThreadPoolExecutor(RIVALS)

    def run(self) -> None:
        with self._ask:
            super().run()

    def go_on(self) -> None:
        table = self.open({"US": "me", "German": "anyone"}, "normandy/1").table
        for answers in range(3):  # those who were sent away ask again: it may have been given already
            if self.done:
                return
            for answer in self._ask.map(self._sit, [table] * RIVALS):
                if answer is None or answer.status_code == 503:
                    continue
                assert answer.status_code in (201, 409), f"{answers}: {answer.text}"
                if answer.status_code == 201:
                    self.given.append(Sat(table, "German", answer.json()["token"]))
            time.sleep(AGAIN)

    def _sit(self, table: str) -> httpx.Response | None:
        try:
            return self.house.http("POST", f"/api/tables/{table}/seat", json={"seat": "German", "name": "n"})
        except AWAY:
            return None


class Crowd:
    """All of them. Leaving the block ends them; what they were told stays."""

    def __init__(self, house: Lobby) -> None:
        self.players = [Player(house, number, *what) for number, what in enumerate(PLAYERS)]
        self.rivals = Rivals(house)
        self._all: list[Steady] = [*self.players, self.rivals]

    def __enter__(self) -> Crowd:
        for one in self._all:
            one.start()
        return self

    def __exit__(self, *_: object) -> None:
        for one in self._all:
            one.done = True
            one.up.set()
        for one in self._all:
            one.join()

    def go(self) -> None:
        """The server is there."""
        for one in self._all:
            one.up.set()

    def hold(self) -> None:
        """It is not: there is no sense in looking for it."""
        for one in self._all:
            one.up.clear()

    def wait_for_all(self, more: int = 3) -> float:
        """Until each has been told so many times more that something is kept; gives the seconds it took."""
        begun = time.monotonic()
        before = [len(one.kept) for one in self.players]
        wait_until(
            lambda: all(
                one.trouble or len(one.kept) >= count + more
                for one, count in zip(self.players, before, strict=True)
            ),
            "each of them decides again",
        )
        return time.monotonic() - begun

    @property
    def kept(self) -> list[Acknowledged]:
        return [one for player in self.players for one in player.kept]

    @property
    def troubles(self) -> list[str]:
        return [repr(one.trouble) for one in self._all if one.trouble]


def wait_until(there: Callable[[], bool], expected: str) -> None:
    end = time.monotonic() + PATIENCE
    while not there():
        if time.monotonic() > end:
            raise TimeoutError(f"found nothing for {PATIENCE:g} s, expected that {expected}")
        time.sleep(AGAIN)


class Held(NamedTuple):
    """Whether a server kept its word: `broken` has a line for each time that it did not."""

    acknowledged: int
    given: int
    broken: list[str]
    verified: Verified


def held_to(data: Path | str, kept: Iterable[Acknowledged], given: Iterable[Sat]) -> Held:
    """All that was acknowledged is in the store, no seat was given twice, and every game can be replayed."""
    kept, given = list(kept), list(given)
    with reading(data) as store:
        tables = {one[0] for one in kept} | {one.table for one in given}
        found = {table: kept_game(store, table) for table in tables}
    broken = [line for one in kept if (line := _lost(found[one[0]], one))]
    broken += [line for one in given if (line := _unseated(found[one.table], one))]
    often = Counter((one.table, one.seat) for one in given)
    broken += [
        f"{table}: {seat} was given {count} times" for (table, seat), count in often.items() if count > 1
    ]
    verified = verify(data)
    broken += [str(one) for one in (*verified.bad, *verified.bad_campaigns)]
    return Held(len(kept), len(given), broken, verified)


def _lost(found: Kept | None, told: Acknowledged) -> str:
    """A line where what was acknowledged is not in the journal as it was; else nothing."""
    table, number, seat, what = told
    if found is None:
        return f"{table}: the table is not there"
    if len(found.rows) < number:
        return f"{table}: found {len(found.rows)} rows, expected row {number}: {seat} {what}"
    row = found.rows[number - 1]
    if (row.number, row.seat, row.what) != (number, seat, what):
        return f"{table}: found {row.number} {row.seat} {row.what}, expected {number} {seat} {what}"
    return ""


def _unseated(found: Kept | None, told: Sat) -> str:
    if found is None:
        return f"{told.table}: the table is not there"
    if not any(
        one.seat == told.seat and one.token_hash == tokens.hashed(told.token) for one in found.table.seats
    ):
        return f"{told.table}: {told.seat} is not his to whom it was given"
    return ""
