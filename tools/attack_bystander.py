"""The bystander of `attack_server.py`: he plays as people do, at addresses of his own, and takes the time.

A line with a number of seconds on his input makes him play so long; he answers with a line of JSON.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from load_players import Heard

SCENARIO = "normandy/4"
TABLES = 9
"""Of two people each, and one against a bot that answers at once, each from an address of its own. So many
that a hundred decisions are made in a second: of six seconds the slowest hundredth is more than one or two.
"""
PERIOD = 0.09
"""Seconds between the decisions of a table."""
PATIENCE = 20.0
WEAK = "search:24"


class Seen(msgspec.Struct):
    """Seconds: from a decision to the last update of its table; a weak bot's answer. `lost`: no answer.

    `late`: how much later than he meant to he decided, which is his own fault and no server's.
    """

    decided: list[float] = []
    bots: list[float] = []
    lost: int = 0
    late: list[float] = []


class Told(Heard):
    """Of an update also who is asked, and how it ended."""

    asked: tuple[str, ...] = ()
    ending: Any = None


_decoder: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)


class Seat:
    def __init__(self, table: Game, socket: ClientConnection) -> None:
        self.socket = socket
        self.now = Told("")
        self.came = 0.0
        self._table = table
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                came = time.perf_counter()
                told = _decoder.decode(text)
                if told.say == "update":
                    self.now, self.came = told, came
                elif told.say in ("done", "no") and told.id:
                    self._table.answer = told
                self._table.changed.set()


class Game:
    """A table, and after its end another. All seats of one come from one address, the next from another."""

    def __init__(self, server: str, bot: str, seed: int) -> None:
        self._server = server
        self._sources = (f"127.0.{1 + seed}.{1 + number}" for number in range(250))
        self._source = ""
        self._bot = bot
        self._random = Random(seed)
        self._picks = 0
        self.seats: list[Seat] = []
        self.answer: Told | None = None
        self.changed = asyncio.Event()

    async def open(self) -> None:
        self._source = next(self._sources)
        transport = httpx.AsyncHTTPTransport(local_address=self._source)
        async with httpx.AsyncClient(base_url=self._server, transport=transport, timeout=PATIENCE) as http:
            seats = {"US": "me", "German": self._bot or "invite"}
            answer = await http.post("/api/tables", json={"scenario": SCENARIO, "seats": seats})
            if answer.status_code != 201:
                raise SystemExit(f"a table: found {answer.status_code} {answer.text}, expected 201")
            opened = answer.json()
            tokens = [opened["token"]]
            for key in opened["links"].values():
                seat = await http.post(f"/api/tables/{opened['table']}/seat", json={"key": key})
                tokens.append(seat.json()["token"])
        for token in tokens:
            await self._join(opened["table"], token)
        await self._until(lambda: all(seat.now.say for seat in self.seats))

    async def _join(self, table: str, token: str) -> None:
        where = self._server.replace("http", "ws", 1) + f"/api/play/{table}"
        wish: dict[str, Any] = {"local_addr": (self._source, 0), "compression": None, "max_size": None}
        socket = await connect(where, ping_interval=None, proxy=None, open_timeout=PATIENCE, **wish)
        self.seats.append(Seat(self, socket))
        await socket.send(msgspec.json.encode({"do": "join", "table": table, "token": token}), text=True)

    async def play(self, until: float, seen: Seen) -> None:
        due = time.perf_counter() + self._random.random() * PERIOD
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            seen.late.append(time.perf_counter() - due)
            if not self.seats or any(seat.now.ending for seat in self.seats):
                await self.leave()
                await self.open()
            able = [seat for seat in self.seats if seat.now.choices]
            if able:
                await self._pick(self._random.choice(able), seen)
            due = max(due + PERIOD * self._random.uniform(0.5, 1.5), time.perf_counter())

    async def _pick(self, seat: Seat, seen: Seen) -> None:
        self.answer = None
        self._picks += 1
        thing = self._random.choice(seat.now.choices).thing
        wish = {"do": "pick", "id": self._picks, "seat": seat.now.seat, "moment": seat.now.moment}
        start = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                await seat.socket.send(msgspec.json.encode(wish | {"thing": thing}), text=True)
                answer = await self._answered()
                if answer.say == "no":
                    seen.lost += 1
                    return
                number = answer.number
                await self._until(lambda: all(one.now.number >= number for one in self.seats))
                seen.decided.append(max(one.came for one in self.seats) - start)
                if self._bot:
                    await self._wait_for_bot(seat, seen)
        except (TimeoutError, ConnectionClosed):
            seen.lost += 1

    async def _wait_for_bot(self, seat: Seat, seen: Seen) -> None:
        if seat.now.ending or seat.now.seat in seat.now.asked:
            return
        start, number = time.perf_counter(), seat.now.number
        await self._until(lambda: seat.now.number > number or bool(seat.now.ending))
        seen.bots.append(time.perf_counter() - start)

    async def _answered(self) -> Told:
        while self.answer is None:
            self.changed.clear()
            await self.changed.wait()
        return self.answer

    async def _until(self, there: Any) -> None:
        while not there():
            self.changed.clear()
            await self.changed.wait()

    async def leave(self) -> None:
        for seat in self.seats:
            seat.listening.cancel()
            seat.socket.transport.abort()
        self.seats.clear()


async def bystand(server: str) -> None:
    gc.disable()  # what he waits for should never be himself; he ends before it matters
    games = [Game(server, WEAK if at == TABLES else "", at) for at in range(TABLES + 1)]
    for game in games:
        await game.open()
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        seen = Seen([], [], late=[])
        until = time.perf_counter() + float(line)
        await asyncio.gather(*(game.play(until, seen) for game in games))
        print(msgspec.json.encode(seen).decode(), flush=True)
    for game in games:
        await game.leave()
