"""How long a decision takes from the click to everybody's updated view, with many games going on at once.

    python tools/load_server.py                       250 games, 500 seats, a minute, a server of its own
    python tools/load_server.py --games 20 --seconds 10 --bots recruit
    python tools/load_server.py --address http://localhost:8344
    python tools/load_server.py --processes 2 --share 0.25 --games 100 --rate 100

Each game decides about every two seconds, at random moments and at random among what is offered. Players are
asyncio connections in processes of their own (`--generators`), which read of a message only what they need.
A server of its own is started on a fresh file with wide limits, since all players share one address; one that
is given must have been started so (`undaunted serve --roomy 1000`). Needs the extra `server`.

Reported: the time until the slowest connection of a table has its update (`everyone`), until each has
(`each`), until the answer that it is kept (`kept`), and until a new connection has its first view
(`connecting`); refusals and picks without an answer; the share of a core that server and generators use.

`--processes` starts several servers on one PostgreSQL (`--store`, or one of its own), among which games are
spread as a proxy does it that goes by the table's id. Where players, database and servers share few cores,
two servers cannot be faster than one: `--share` gives each server the same fixed share of a core, so that
what limits them is they themselves, and one and two can be compared (`load_scaling.py`). It says nothing of
how much a whole core carries.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from load_players import Load, Tally, play
from load_processes import Servers, running

PERCENTILES = {"median": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}


class Spread(msgspec.Struct):
    """Milliseconds."""

    count: int
    median: float
    p90: float
    p99: float
    max: float


class Report(msgspec.Struct):
    games: int
    connections: int
    seconds: float
    bots: str
    decisions: int
    per_second: float
    refused: dict[str, int]
    lost: int
    ended: int
    everyone: Spread
    each: Spread
    kept: Spread
    connecting: Spread
    late: Spread
    """How late the generator itself was with its clicks: large where it is the one that is too slow."""
    cpu: dict[str, float]
    """Cores used while measuring."""
    memory: dict[str, float]
    """MiB at the end."""


def main() -> int:
    options = read_options()
    if options.serve:
        return serve(options.serve)
    if options.part is not None:
        load = msgspec.json.decode(options.part.encode(), type=Load)
        sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(play(load))))
        return 0
    with servers(options) as found:
        report = measure(options, found)
    print(json.dumps(msgspec.to_builtins(report), indent=2) if options.json else as_text(report))
    return 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--watchers", type=int, default=0, help="spectators of each game")
    parser.add_argument("--rate", type=float, help="decisions a second over all games; by default games / 2")
    parser.add_argument("--seconds", type=float, default=60.0, help="measured, after the warm-up")
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--bots", default="", help="who plays the second side, instead of a person")
    parser.add_argument("--address", default="", help="servers that run already, separated by commas")
    parser.add_argument("--processes", type=int, default=1, help="servers, on one PostgreSQL where several")
    parser.add_argument("--store", default="", help="postgresql://…; `own` starts one, and is so for several")
    parser.add_argument("--share", type=float, default=0.0, help="of a core for each server; 0 for no limit")
    parser.add_argument("--generators", type=int, default=1, help="processes that play")
    parser.add_argument("--connecting", type=int, default=10, help="how many connect at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    parser.add_argument("--part", help=argparse.SUPPRESS)
    return parser.parse_args()


# The server


def serve(store: str) -> int:
    """A server as `undaunted serve` starts it, but with room for so many players of one address."""
    from undaunted.server import serving
    from undaunted.server.guard import Limits
    from undaunted.server.settings import Keeping, Settings
    from undaunted.server.store.address import is_url

    listener = serving.listen("127.0.0.1", [0])
    port = listener.getsockname()[1]
    wishes = Settings(
        data=store,
        store=store if is_url(store) else "",
        port=port,
        limits=Limits().raised(10_000),
        keeping=Keeping(tables_opened=100_000),
    )
    with listener:
        return (
            0 if serving.serve(wishes, listener, lambda: print(f"http://127.0.0.1:{port}", flush=True)) else 1
        )


@contextmanager
def servers(options: argparse.Namespace) -> Iterator[Servers]:
    if options.address:
        yield Servers([one.rstrip("/") for one in options.address.split(",")], {})
        return
    store = options.store or ("own" if options.processes > 1 else "")
    with running([__file__, "--serve"], options.processes, store, options.share) as found:
        yield found


# Measuring


def measure(options: argparse.Namespace, found: Servers) -> Report:
    parts = [
        Load(
            addresses=found.addresses,
            games=options.games // options.generators + (part < options.games % options.generators),
            watchers=options.watchers,
            rate=(options.rate or options.games / 2) / options.games,
            seconds=options.seconds,
            warm_up=options.warm_up,
            bots=options.bots,
            connecting=max(1, options.connecting // options.generators),
            seed=options.seed + 1000 * part,
        )
        for part in range(options.generators)
    ]
    players = [
        subprocess.Popen(
            [sys.executable, __file__, "--part", msgspec.json.encode(part).decode()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for part in parts
    ]
    try:
        for player in players:
            await_line(player, b"connected\n")
        # All connect first, so that everything is measured under the whole load.
        for player in players:
            assert player.stdin is not None
            player.stdin.write(b"\n")
            player.stdin.flush()
        time.sleep(options.warm_up)
        before = {name: cpu_seconds(pids) for name, pids in everybody(found.parts, players).items()}
        time.sleep(options.seconds)
        now = everybody(found.parts, players)
        cores = {
            name: round((cpu_seconds(pids) - before.get(name, 0.0)) / options.seconds, 3)
            for name, pids in now.items()
        }
        memory = {name: round(mebibytes(pids), 1) for name, pids in now.items()}
        tallies = [msgspec.json.decode(player.communicate()[0], type=Tally) for player in players]
    finally:
        for player in players:
            player.kill()
            player.wait()
    return summed(options, tallies, cores, memory)


def await_line(player: subprocess.Popen[bytes], wanted: bytes) -> None:
    assert player.stderr is not None
    said = b""
    while line := player.stderr.readline():
        if line == wanted:
            return
        said += line
    raise SystemExit(f"the players: found their end, expected them to connect\n{said.decode()}")


def summed(
    options: argparse.Namespace, tallies: list[Tally], cores: dict[str, float], memory: dict[str, float]
) -> Report:
    refused: dict[str, int] = {}
    for tally in tallies:
        for code, count in tally.refused.items():
            refused[code] = refused.get(code, 0) + count
    decisions = sum(len(tally.everyone) for tally in tallies)
    return Report(
        games=options.games,
        connections=sum(len(tally.connecting) for tally in tallies),
        seconds=options.seconds,
        bots=options.bots,
        decisions=decisions,
        per_second=round(decisions / options.seconds, 1),
        refused=refused,
        lost=sum(tally.lost for tally in tallies),
        ended=sum(tally.ended for tally in tallies),
        everyone=spread([value for tally in tallies for value in tally.everyone]),
        each=spread([value for tally in tallies for value in tally.each]),
        kept=spread([value for tally in tallies for value in tally.kept]),
        connecting=spread([value for tally in tallies for value in tally.connecting]),
        late=spread([value for tally in tallies for value in tally.late]),
        cpu=cores,
        memory=memory,
    )


def spread(values: list[float]) -> Spread:
    ordered = sorted(values) or [0.0]
    found = {
        name: round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)
        for name, share in PERCENTILES.items()
    }
    return Spread(count=len(values), **found)


def everybody(parts: dict[str, int], players: list[subprocess.Popen[bytes]]) -> dict[str, list[int]]:
    found = {"generators": [player.pid for player in players]}
    for name, pid in parts.items():
        # Of PostgreSQL and the bots it is the children who work.
        found[name.removesuffix("+")] = children(pid) if name.endswith("+") else [pid]
    return found


def children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(word) for word in task.read_text().split()]
    return found


def cpu_seconds(pids: list[int]) -> float:
    total = 0.0
    for pid in pids:
        with suppress(OSError):
            # The name in brackets may hold blanks; user and system time are the 12th and 13th after it.
            words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return total


def mebibytes(pids: list[int]) -> float:
    total = 0.0
    for pid in pids:
        with suppress(OSError):
            total += (
                int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
            )
    return total


def as_text(report: Report) -> str:
    against = f" against {report.bots}" if report.bots else ""
    made = f"{report.decisions} decisions, {report.per_second:g} a second"
    lines = [
        f"{report.games} games{against}, {report.connections} connections, {report.seconds:g} s: {made}",
        f"{'ms':12}{'median':>9}{'p90':>9}{'p99':>9}{'max':>9}{'count':>9}",
    ]
    for name in ("everyone", "each", "kept", "connecting", "late"):
        row: Any = getattr(report, name)
        lines.append(f"{name:12}{row.median:9.1f}{row.p90:9.1f}{row.p99:9.1f}{row.max:9.1f}{row.count:9}")
    used = ", ".join(f"{name} {cores:.2f}" for name, cores in report.cpu.items())
    lines.append(
        f"cores: {used}; MiB: {', '.join(f'{name} {size:g}' for name, size in report.memory.items())}"
    )
    refused = ", ".join(f"{code} {count}" for code, count in report.refused.items()) or "none"
    lines.append(f"refused: {refused}; without an answer: {report.lost}; games that ended: {report.ended}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
