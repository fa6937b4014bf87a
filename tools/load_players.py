"""The players of `load_server.py`: one process with many connections that pick at random."""

from __future__ import annotations

import asyncio
import sys
import time
import zlib
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 30.0
"""Seconds after which a pick counts as lost."""


class Load(msgspec.Struct):
    """What one process has to do. `rate`: decisions a second of each game. `addresses`: of the servers; which
    of them has a table is told by its id, as a proxy tells it."""

    addresses: list[str]
    games: int
    watchers: int
    rate: float
    seconds: float
    warm_up: float
    bots: str
    connecting: int
    seed: int


class Tally(msgspec.Struct):
    """Times in seconds, all of them."""

    everyone: list[float] = []
    each: list[float] = []
    kept: list[float] = []
    connecting: list[float] = []
    late: list[float] = []
    refused: dict[str, int] = {}
    lost: int = 0
    ended: int = 0


class Thing(msgspec.Struct):
    thing: str


class Heard(msgspec.Struct):
    """What is needed of any message."""

    say: str
    number: int = 0
    moment: int = 0
    seat: str = ""
    choices: list[Thing] = []
    code: str = ""
    id: int = 0
    ending: dict[str, msgspec.Raw] | None = None

    @property
    def offered(self) -> list[Thing]:
        """Nobody gives up: the load would be over too soon."""
        return [one for one in self.choices if one.thing != "withdraw"]


_decoder: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


class Player:
    """One connection; `now` is its last update, and `arrived` when each since the last pick came."""

    def __init__(self, game: Table, socket: ClientConnection) -> None:
        self.game = game
        self.socket = socket
        self.now = Heard("")
        self.arrived: dict[int, float] = {}
        self.ready = asyncio.Event()
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                came = time.perf_counter()
                told = _decoder.decode(text)
                if told.say == "update":
                    self.now = told
                    self.arrived[told.number] = came
                    self.ready.set()
                    self.game.changed.set()
                elif told.say in ("done", "no") and told.id:
                    self.game.answer = told
                    self.game.answered = came
                    self.game.changed.set()
        except ConnectionClosed:
            return

    def has(self, number: int) -> float:
        """When it first had this update or a later one; 0 if not yet."""
        return min((came for one, came in self.arrived.items() if one >= number), default=0.0)


class Table:
    packed: str | None = None
    """Whether its connections ask for packed messages: `deflate`."""

    def __init__(self, load: Load, random: Random, tally: Tally) -> None:
        self.load = load
        self.random = random
        self.tally = tally
        self.players: list[Player] = []
        self.changed = asyncio.Event()
        self.answer: Heard | None = None
        self.answered = 0.0
        self.picks = 0

    async def open(self, https: list[httpx.AsyncClient], scenario: str, seats: list[str]) -> None:
        first, *others = seats
        wish = {
            "scenario": scenario,
            "seats": {first: "me", **dict.fromkeys(others, self.load.bots or "invite")},
        }
        opened = await post(self.random.choice(https), "/api/tables", wish)
        seat = f"/api/tables/{opened['table']}/seat"
        http = https[place_of(opened["table"], len(https))]
        guests = [await post(http, seat, {"key": key}) for key in opened["links"].values()]
        tokens = [opened["token"], *(guest["token"] for guest in guests)]
        for token in [*tokens, *[""] * self.load.watchers]:
            await self.join(opened["table"], token)

    async def join(self, table: str, token: str) -> None:
        start = time.perf_counter()
        addresses = self.load.addresses
        address = addresses[place_of(table, len(addresses))]
        where = address.replace("http", "ws", 1) + f"/api/play/{table}"
        socket = await connect(where, compression=self.packed, max_size=None, ping_interval=None, proxy=None)
        player = Player(self, socket)
        self.players.append(player)
        await socket.send(msgspec.json.encode({"do": "join", "table": table, "token": token}), text=True)
        await player.ready.wait()
        self.tally.connecting.append(time.perf_counter() - start)

    async def play(self, start: float) -> None:
        """About every so many seconds, until the end."""
        period = 1 / self.load.rate
        due = start + self.random.random() * period
        measured = start + self.load.warm_up
        end = measured + self.load.seconds
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            late = time.perf_counter() - due
            if any(player.now.ending for player in self.players):
                self.tally.ended += 1
                return
            able = [player for player in self.players if player.now.offered]
            # While a bot thinks there is nothing to pick.
            if able:
                await self.pick(self.random.choice(able), due >= measured, late)
            due = max(due + period * self.random.uniform(0.5, 1.5), time.perf_counter())

    async def pick(self, player: Player, counts: bool, late: float) -> None:
        for one in self.players:
            one.arrived.clear()
        self.answer = None
        self.picks += 1
        now = player.now
        wish = {
            "do": "pick",
            "id": self.picks,
            "seat": now.seat,
            "moment": now.moment,
            "thing": self.random.choice(now.offered).thing,
        }
        sent = time.perf_counter()
        await player.socket.send(msgspec.json.encode(wish), text=True)
        try:
            async with asyncio.timeout(PATIENCE):
                number = await self.told(lambda: self.answer.number if self.answer else 0)
                if number:
                    await self.told(lambda: all(one.has(number) for one in self.players))
        except TimeoutError:
            self.tally.lost += 1
            return
        if number and counts:
            times = [one.has(number) - sent for one in self.players]
            self.tally.each += times
            self.tally.everyone.append(max(times))
            self.tally.kept.append(self.answered - sent)
            self.tally.late.append(late)

    async def told(self, what: Callable[[], int]) -> int:
        """Waits until it is so; 0 where the pick was refused."""
        while True:
            if self.answer is not None and self.answer.say == "no":
                code = self.answer.code
                self.tally.refused[code] = self.tally.refused.get(code, 0) + 1
                return 0
            if found := what():
                return found
            self.changed.clear()
            await self.changed.wait()


def place_of(table: str, servers: int) -> int:
    """Which of so many servers a proxy sends everybody to who asks for this table."""
    return zlib.crc32(table.encode()) % servers


async def post(http: httpx.AsyncClient, path: str, wish: object) -> Any:
    answer = await http.post(path, json=wish)
    if answer.status_code != 201:
        raise SystemExit(f"{path}: found {answer.status_code} {answer.text[:200]}, expected 201")
    return answer.json()


async def play(load: Load) -> Tally:
    """Opens the tables, connects, waits for a line of input, plays, and gives what came of it."""
    tally = Tally(refused={})
    random = Random(load.seed)
    tables = [Table(load, Random(load.seed + number), tally) for number in range(load.games)]
    few = asyncio.Semaphore(load.connecting)
    async with AsyncExitStack() as opened:
        https = [
            await opened.enter_async_context(
                httpx.AsyncClient(base_url=address, timeout=PATIENCE, trust_env=False)
            )
            for address in load.addresses
        ]
        told = (await https[0].get("/api/catalogue")).json()
        scenarios = [one for game in told["games"] for one in game["scenarios"]]

        async def open_one(table: Table) -> None:
            scenario = random.choice(scenarios)
            async with few:
                await table.open(https, scenario["id"], [seat["seat"] for seat in scenario["seats"]])

        await asyncio.gather(*(open_one(table) for table in tables))
    print("connected", file=sys.stderr, flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    start = time.perf_counter()
    await asyncio.gather(*(table.play(start) for table in tables))
    for table in tables:
        for player in table.players:
            player.listening.cancel()
            # Cut off, not waited for: hundreds of polite farewells take their time.
            player.socket.transport.abort()
    return tally
