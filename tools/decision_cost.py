"""What one decision costs the server, in microseconds of CPU time: in its parts, and over real sockets.

    python tools/decision_cost.py parts               in this process: playing, wording, encoding, storing
    python tools/decision_cost.py sockets             a server of its own, two connections a table
    python tools/decision_cost.py sockets --packed    the same as hosts serve it, with compressed messages
    python tools/decision_cost.py parts --profile     and where the time goes, function by function

Games of every box are played side by side at random, each seat with a connection in its language. CPU time is
counted and not the clock on the wall, so that it may be taken on a machine that does other things as well.
To compare two versions of the code, run this file with each on PYTHONPATH, in turns, a few times. Needs the
extra `server`.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import pstats
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, ParamSpec, TypeVar

import httpx

import undaunted
from load_players import PATIENCE, Load, Tally
from load_players import Table as Players
from undaunted.game.game import Game
from undaunted.server import telling
from undaunted.server.store import SeatRecord, Store, TableRecord, fresh_id
from undaunted.server.store.rebuild import UNASKED
from undaunted.server.tables.hub import Connection, encoded
from undaunted.server.tables.journal import Journal
from undaunted.server.tables.table import Table

SCENARIOS = (
    "normandy/1", "normandy/5", "normandy/9", "normandy/12",
    "north-africa/2", "north-africa/5", "north-africa/8", "north-africa/12",
    "armour-and-armament/101", "armour-and-armament/103", "under-cover-of-night/201",
    "stalingrad/11", "stalingrad/21", "stalingrad/33",
)  # fmt: skip
LANGUAGES = ("en", "fr")
Tell = Callable[[Game, str, str, int, "Meter"], None]
P = ParamSpec("P")
T = TypeVar("T")


def main() -> int:
    options = read_options()
    if options.serve:
        return serve(Path(options.serve), options.packed)
    with tempfile.TemporaryDirectory() as folder:
        if options.what == "parts":
            found = asyncio.run(parts(options, Path(folder)))
        else:
            found = asyncio.run(sockets(options, Path(folder)))
    print(json.dumps(found) if options.json else as_text(found))
    return 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=("parts", "sockets"))
    parser.add_argument("--rounds", type=int, default=1, help="tables of each scenario")
    parser.add_argument("--decisions", type=int, default=100, help="measured at each table")
    parser.add_argument("--warm-up", type=int, default=40, help="decisions before that")
    parser.add_argument("--packed", action="store_true", help="with compressed messages, as hosts serve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    return parser.parse_args()


def as_text(found: dict[str, float]) -> str:
    return "\n".join(f"{name:24}{value:10.1f}" for name, value in found.items())


# In this process


class Meter:
    """CPU seconds of this thread by what they went into."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}

    def take(self, what: str, do: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        start = time.thread_time()
        done = do(*args, **more)
        self.spent[what] = self.spent.get(what, 0.0) + time.thread_time() - start
        return done


async def parts(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    """Step by step; then other games, with each update taken apart; then as a table plays, with its store."""
    profile = cProfile.Profile()
    found = by_steps(options, options.seed, tell_whole, profile)
    if options.profile:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)
    apart = by_steps(options, options.seed + 500, tell_apart)
    return (
        found
        | {what: apart[what] for what in apart if what.startswith("update:")}
        | await at_tables(options, folder)
    )


def by_steps(
    options: argparse.Namespace, seed: int, tell: Tell, profile: cProfile.Profile | None = None
) -> dict[str, float]:
    names = SCENARIOS * options.rounds
    games = [(Random(seed + at), new_game(name, seed + at)) for at, name in enumerate(names)]
    meter, count = Meter(), 0
    for number in range(options.warm_up + options.decisions):
        if number == options.warm_up:
            meter, count = Meter(), 0
            gc.collect()
            gc.freeze()  # what was loaded is not looked through again, whichever version is measured
            if profile and options.profile:
                profile.enable()
        for random, game in games:
            if not game.over:
                step(game, random, meter, tell)
                count += 1
    if profile:
        profile.disable()
    return {what: spent / count * 1e6 for what, spent in meter.spent.items()}


def new_game(scenario: str, seed: int) -> Game:
    game = undaunted.new(scenario, seed=seed, unasked=UNASKED)
    game.settle()
    return game


def step(game: Game, random: Random, meter: Meter, tell: Tell) -> None:
    """One decision, and what each seat is told of it."""
    seat, thing = picked(game, random)
    made = game.decisions
    meter.take("playing", game.play, seat, thing)
    meter.take("rows", game.rows, made + 1)
    for number, one in enumerate(game.seats):
        tell(game, one, LANGUAGES[number % 2], made + 1, meter)


def tell_whole(game: Game, seat: str, lang: str, since: int, meter: Meter) -> None:
    told = meter.take("update", telling.update, game, seat, lang, 1, since, None, telling.Company(eyes=seat))
    meter.take("encoding", encoded, told)


def tell_apart(game: Game, seat: str, lang: str, since: int, meter: Meter) -> None:
    """What most of an update is made of."""
    company = telling.Company(eyes=seat)
    seen = meter.take("update: now", game.now, seat)
    if game.over:
        return
    meter.take("update: prompt", telling.prompt, game, seat, seen, lang, company)
    if seat in seen.deciders:
        meter.take("update: choices", telling.choices, game, seat, lang)
    events = meter.take("update: events", game.events, seat, since)
    meter.take("update: happened", telling.happened, events, lang, company)


def picked(game: Game, random: Random) -> tuple[str, str]:
    seat = random.choice(game.deciders)
    names = [option.name for option in game.options(seat) if option.name != "withdraw"]
    return seat, random.choice(names or ["withdraw"])


async def at_tables(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    """The whole of it but the network: all at once, as in a busy server, so that commits are shared."""
    store = Store.open(folder / "cost.db")
    loop = asyncio.get_running_loop()
    loop.set_debug(False)
    try:
        tables = [
            await new_table(store, name, options.seed + at + 1000)
            for at, name in enumerate(SCENARIOS * options.rounds)
        ]
        randoms = [Random(options.seed + at) for at in range(len(tables))]
        await play_on(tables, randoms, options.warm_up)
        whole, own = time.process_time(), time.thread_time()
        count = await play_on(tables, randoms, options.decisions)
        whole, own = time.process_time() - whole, time.thread_time() - own
    finally:
        await store.close()
    return {
        "table: loop": own / count * 1e6,
        "table: writer": (whole - own) / count * 1e6,
        "decisions": count,
    }


async def new_table(store: Store, scenario: str, seed: int) -> Table:
    game = undaunted.new(scenario, seed=seed, unasked=UNASKED)
    where, now = game.stage, time.time()
    record = TableRecord(
        id=fresh_id(), scenario=where.name, content=where.hash, rules=where.rules_version,
        seed=seed.to_bytes(32), lang="en", listed=False, created=now, changed=now, state="playing",
        winner="", how="", waits_for="", round=1, decisions=0,
        seats=[
            SeatRecord(seat, "person", token_hash=number.to_bytes(32))
            for number, seat in enumerate(where.seats)
        ],
    )  # fmt: skip
    await store.create(record)
    table = Table(record, game, Journal(), store)
    await table.settle()
    for number, seat in enumerate(where.seats):
        table.hub.add(Connection((seat,), LANGUAGES[number % 2], seat, 10**9))
    return table


async def play_on(tables: list[Table], randoms: list[Random], most: int) -> int:
    async def one(table: Table, random: Random) -> int:
        made = 0
        while made < most and not table.game.over:
            seat, thing = picked(table.game, random)
            await table.pick(seat, table.game.moment(seat), thing)
            made += 1
            for connection in table.hub:
                while connection._waiting:
                    await connection.next()
        return made

    return sum(await asyncio.gather(*map(one, tables, randoms)))


# Over sockets


def serve(data: Path, packed: bool) -> int:
    """A server as `undaunted serve` starts it, with room for many players of one address."""
    from undaunted.server import serving
    from undaunted.server.guard import Limits
    from undaunted.server.settings import Keeping, Settings

    listener = serving.listen("127.0.0.1", [0])
    port = listener.getsockname()[1]
    # Whether messages are packed follows from where it listens: `0.0.0.0` says that others come.
    wishes = Settings(
        data=str(data), port=port, host="0.0.0.0" if packed else "127.0.0.1",
        origins=(f"http://127.0.0.1:{port}",), limits=Limits().raised(10_000),
        keeping=Keeping(tables_opened=100_000), bots=0,
    )  # fmt: skip
    with listener:
        serving.serve(wishes, listener, lambda: print(f"http://127.0.0.1:{port}", flush=True))
    return 0


@contextmanager
def server(options: argparse.Namespace, folder: Path) -> Iterator[tuple[str, int]]:
    """Its address and its process."""
    command = [sys.executable, __file__, "sockets", "--serve", str(folder / "cost.db")]
    command += ["--packed"] if options.packed else []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            if not address:
                raise SystemExit("the server: found no address, expected it to start; it has said why above")
            yield address, process.pid
        finally:
            process.send_signal(signal.SIGTERM)


async def sockets(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    """Each table decides as soon as all its connections have the last decision."""
    with server(options, folder) as (address, pid):
        load = Load([address], 0, 0, 1.0, 0.0, 0.0, "", 10, options.seed)
        tally = Tally(refused={})
        tables = await opened(load, tally, options)

        async def play(most: int) -> None:
            await asyncio.gather(*(one(table, most) for table in tables))

        async def one(table: Players, most: int) -> None:
            for _ in range(most):
                if any(player.now.ending is not None for player in table.players):
                    return
                able = [player for player in table.players if player.now.choices]
                await table.pick(table.random.choice(able), True, 0.0)

        await play(options.warm_up)
        before, counted, wall = seconds_of(pid), len(tally.kept), time.perf_counter()
        await play(options.decisions)
        wall = time.perf_counter() - wall
        spent = {what: taken - before.get(what, 0.0) for what, taken in seconds_of(pid).items()}
        count = len(tally.kept) - counted
        for table in tables:
            for player in table.players:
                player.listening.cancel()
                player.socket.transport.abort()
    found: dict[str, Any] = {what: taken / count * 1e6 for what, taken in spent.items()}
    return found | {
        "decisions": count,
        "decisions/s": count / wall,
        "lost or refused": tally.lost + sum(tally.refused.values()),
    }


async def opened(load: Load, tally: Tally, options: argparse.Namespace) -> list[Players]:
    tables = []
    async with httpx.AsyncClient(base_url=load.addresses[0], timeout=PATIENCE, trust_env=False) as http:
        for number, scenario in enumerate(SCENARIOS * options.rounds):
            table = Players(load, Random(options.seed + number), tally)
            table.packed = "deflate" if options.packed else None
            await table.open([http], scenario, list(undaunted.new(scenario).seats))
            tables.append(table)
    return tables


def seconds_of(pid: int) -> dict[str, float]:
    """CPU seconds of a server: of its loop, of its other threads (the writer of its store), and of all."""
    threads = {int(one.name): thread_seconds(one) for one in Path(f"/proc/{pid}/task").iterdir()}
    whole, loop = sum(threads.values()), threads[pid]
    return {"server": whole, "server: loop": loop, "server: other threads": whole - loop}


def thread_seconds(thread: Path) -> float:
    """To the nanosecond, where `stat` counts in hundredths."""
    return int((thread / "schedstat").read_text().split()[0]) / 1e9


if __name__ == "__main__":
    sys.exit(main())
