"""What somebody can do to a server within all that it counts: ask for what costs much, and never read.

Each attack comes from one address, is bounded in time and in number, and gives what came of it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import raw_connections
import undaunted
from attack_ground import Ground

STRANGER = "127.0.0.2"
AT_ONCE = 16
"""Requests under way at the same time."""
SOCKETS = 5
CROWD = 58
THINKERS = 20
BROKEN = (OSError, EOFError, WebSocketException, httpx.HTTPError, TimeoutError)

Attack = Callable[[str, float, Ground], Awaitable[Counter[str]]]


async def face(address: str, seconds: float, ground: Ground) -> Counter[str]:
    """The whole story through other eyes, again and again."""
    return await _talk(address, seconds, ground, ({"do": "face", "seat": seat} for seat in _round(ground)))


async def speak(address: str, seconds: float, ground: Ground) -> Counter[str]:
    """The whole story in another language."""
    return await _talk(
        address, seconds, ground, ({"do": "speak", "lang": lang} for lang in itertools.cycle(("en", "fr")))
    )


async def explain(address: str, seconds: float, ground: Ground) -> Counter[str]:
    asks = itertools.cycle(({"do": "brief", "id": 1}, {"do": "explain", "id": 2, "thing": "#deck"}))
    return await _talk(address, seconds, ground, asks)


async def lobby(address: str, seconds: float, ground: Ground) -> Counter[str]:
    return await _ask(address, seconds, itertools.repeat("/api/tables"))


async def moments_of_many(address: str, seconds: float, ground: Ground) -> Counter[str]:
    random = Random(1)
    pages = (
        f"/api/tables/{random.choice(ground.ended)}/moments?from={random.randrange(200)}"
        for _ in itertools.count()
    )
    return await _ask(address, seconds, pages)


async def moments_of_one(address: str, seconds: float, ground: Ground) -> Counter[str]:
    pages = (f"/api/tables/{ground.table}/moments?from={number % 380}" for number in itertools.count())
    return await _ask(address, seconds, pages)


async def ended_pages(address: str, seconds: float, ground: Ground) -> Counter[str]:
    kinds = ("", "/stage", "/afterwards", "/log", "/record")
    pages = (f"/api/tables/{table}{kind}" for table in itertools.cycle(ground.ended) for kind in kinds)
    return await _ask(address, seconds, pages)


async def catalogue(address: str, seconds: float, ground: Ground) -> Counter[str]:
    return await _ask(address, seconds, itertools.cycle(("/api/catalogue", "/api/rulebook", "/")))


async def stages(address: str, seconds: float, ground: Ground) -> Counter[str]:
    """Every scenario in every way it can be played, in every language: hardly one is asked for twice."""
    ways = [
        f"/api/stage/{one.id}{way}?lang={lang}"
        for one in undaunted.scenarios()
        for way in ("", *(f"+{option}" for option in one.options), *(f"+solo={side}" for side in one.sides))
        for lang in ("en", "fr")
    ]
    Random(2).shuffle(ways)
    return await _ask(address, seconds, itertools.cycle(ways))


async def requests(address: str, seconds: float, ground: Ground) -> Counter[str]:
    """As many as can be sent: nearly all are refused, and to refuse is work, too."""
    return await _ask(address, seconds, itertools.repeat("/api/nothing"), rate=1000)


async def joining(address: str, seconds: float, ground: Ground) -> Counter[str]:
    """Come in, hear the whole story, leave."""
    did: Counter[str] = Counter()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        with suppress(*BROKEN):
            one = await _joined(address, ground)
            did["joined"] += 1
            one.transport.abort()
        await asyncio.sleep(0.02)
    return did


async def never_reading(address: str, seconds: float, ground: Ground) -> Counter[str]:
    """Many who ask without end, and take nothing of what they are told."""
    did: Counter[str] = Counter()
    end = time.perf_counter() + seconds

    async def one() -> None:
        while time.perf_counter() < end:
            with suppress(*BROKEN):
                line = await _joined(address, ground, narrow=True)
                did["joined"] += 1
                line.transport.pause_reading()
                seats = _round(ground)
                async with asyncio.timeout(end - time.perf_counter()):
                    while line.close_code is None:
                        await line.send(json.dumps({"do": "face", "seat": next(seats)}))
                        did["asked"] += 1
                        await asyncio.sleep(CROWD / 95)
                line.transport.abort()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(CROWD)))
    return did


async def thinking(address: str, seconds: float, ground: Ground) -> Counter[str]:
    """Bots that think a second play each other at many tables, all watched."""
    did: Counter[str] = Counter()
    watching: list[ClientConnection] = []
    seats = dict.fromkeys(("US", "German"), "search:1s")
    end = time.perf_counter() + seconds
    async with _http(address) as http:
        for _ in range(THINKERS):
            answer = await http.post("/api/tables", json={"scenario": "normandy/1", "seats": seats})
            did[str(answer.status_code)] += 1
            if answer.status_code == 201:
                with suppress(*BROKEN):
                    table = answer.json()["table"]
                    watching.append(await _connected(address, table))
                    await watching[-1].send(json.dumps({"do": "join", "table": table}))
    await asyncio.sleep(max(0.0, end - time.perf_counter()))
    for one in watching:
        one.transport.abort()
    return did


ATTACKS: dict[str, Attack] = {
    "face": face,
    "speak": speak,
    "explain": explain,
    "lobby": lobby,
    "moments of many games": moments_of_many,
    "moments of one game": moments_of_one,
    "pages of ended games": ended_pages,
    "catalogue": catalogue,
    "stages": stages,
    "requests": requests,
    "joining": joining,
    "never reading": never_reading,
    "thinking": thinking,
}


def _round(ground: Ground) -> Iterator[str]:
    return itertools.cycle(("", *ground.seats))


async def _talk(address: str, seconds: float, ground: Ground, asks: Iterator[dict[str, Any]]) -> Counter[str]:
    """95 messages a second over some sockets: what the limits allow."""
    did: Counter[str] = Counter()
    lines = [await _joined(address, ground) for _ in range(SOCKETS)]

    async def hear(line: ClientConnection) -> None:
        with suppress(*BROKEN):
            async for text in line:
                did["heard"] += 1
                did["bytes"] += len(text)
                did["refused"] += '"say":"no"' in text[:40]

    async def say(line: ClientConnection) -> None:
        end = time.perf_counter() + seconds
        with suppress(*BROKEN):
            while time.perf_counter() < end:
                async with asyncio.timeout(end - time.perf_counter()):
                    await line.send(json.dumps(next(asks)))
                did["said"] += 1
                await asyncio.sleep(SOCKETS / 95)

    hearing = [asyncio.create_task(hear(line)) for line in lines]
    await asyncio.gather(*(say(line) for line in lines))
    for task, line in zip(hearing, lines, strict=True):
        task.cancel()
        line.transport.abort()
    return did


async def _ask(address: str, seconds: float, paths: Iterator[str], rate: float = 45) -> Counter[str]:
    did: Counter[str] = Counter()
    end = time.perf_counter() + seconds

    async def one() -> None:
        while time.perf_counter() < end:
            with suppress(*BROKEN):
                line = await raw_connections.connect(address, STRANGER)
                with raw_connections.closing(line[1]):
                    await go_on(line)

    async def go_on(line: tuple[raw_connections.Reader, raw_connections.Writer]) -> None:
        while time.perf_counter() < end:
            start = time.perf_counter()
            try:
                async with asyncio.timeout(end - time.perf_counter()):
                    did[str(await raw_connections.asked(line, address, next(paths)))] += 1
            except BROKEN:
                did["broken"] += 1
                raise
            finally:
                await asyncio.sleep(max(0.0, AT_ONCE / rate - (time.perf_counter() - start)))

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    return did


def _http(address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=30.0)


async def _joined(address: str, ground: Ground, narrow: bool = False) -> ClientConnection:
    line = await _connected(address, ground.table, narrow)
    await line.send(json.dumps({"do": "join", "table": ground.table, "token": ground.token}))
    await line.recv()
    return line


async def _connected(address: str, table: str, narrow: bool = False) -> ClientConnection:
    """`narrow`: with hardly any room of its own for what it does not read."""
    host, _, port = address.removeprefix("http://").partition(":")
    wish: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None, "proxy": None}
    own = socket.socket()
    if narrow:
        own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    own.bind((STRANGER, 0))
    own.setblocking(False)
    await asyncio.get_running_loop().sock_connect(own, (host, int(port)))
    return await connect(f"ws://{host}:{port}/api/play/{table}", sock=own, open_timeout=30, **wish)
