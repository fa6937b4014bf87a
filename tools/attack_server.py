"""What somebody who plays notices of everything that one stranger can do: measured, each in turn.

    python tools/attack_server.py                                  a server of its own, some minutes
    python tools/attack_server.py --processes 2                    two on one port, on a PostgreSQL of its own
    python tools/attack_server.py --seconds 6 --only face lobby
    python tools/attack_server.py --address http://127.0.0.1:8344 --ground ground.json

A server with its default limits is started on a store with ended games, a long one and open tables. A
bystander plays (`attack_bystander.py`), before each attack in peace and then during it; the stranger
(`attack_costs.py`, and `attack_connections.py` for what lies below messages) comes from another loopback
address, in a process of its own that gives way to all others, so that it is the server that is measured.

Reported for each attack: the bystander's decisions in milliseconds, from the click to the last update of his
table, how many times as long as in peace that is, what a weak bot took, and the cores that the server used.
With `--most 2` it fails where something is slower than that. Needs the extra `server`.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import ipaddress
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from attack_bystander import Seen, bystand
from attack_costs import ATTACKS
from attack_ground import Ground, lay_ground
from load_server import Spread, children, cpu_seconds, spread

LONGEST = 30.0
"""Seconds of an attack, whatever was asked for."""
REST = 1.0
"""Seconds between an attack and the peace before the next, for what is still under way."""


class Cores(msgspec.Struct):
    """Of the servers, of processes of theirs (bots, old games), of the database, and of the bystander."""

    server: float = 0.0
    its_processes: float = 0.0
    database: float = 0.0
    bystander: float = 0.0


class Outcome(msgspec.Struct):
    """Milliseconds; `times` is how many times as long as in peace, the median and the p99.

    `late`: the p99 of what the bystander himself was late by; what is of that size is his own doing.
    """

    attack: str
    decided: Spread
    bots: Spread
    times: tuple[float, float]
    lost: int
    late: float
    cores: Cores
    did: dict[str, int]


def main() -> int:
    options = read_options()
    if options.bystander:
        asyncio.run(bystand(options.bystander))
        return 0
    if options.part:
        return attack(*json.loads(options.part))
    with tempfile.TemporaryDirectory() as folder, server(options, Path(folder)) as attacked:
        outcomes = measure(options, attacked)
    told = [msgspec.to_builtins(one) for one in outcomes]
    print(json.dumps(told, indent=2) if options.json else as_text(outcomes))
    slow = [one.attack for one in outcomes if options.most and max(one.times) > options.most]
    if slow:
        print(f"slower than {options.most:g} times the calm: {', '.join(slow)}", file=sys.stderr)
    return 1 if slow else 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=6.0, help="of each attack")
    parser.add_argument("--calm", type=float, default=4.0, help="seconds of peace before each")
    parser.add_argument("--only", nargs="*", default=[], help="these attacks")
    parser.add_argument("--most", type=float, default=0.0, help="fail where it takes more times as long")
    parser.add_argument("--processes", type=int, default=1, help="of the server")
    parser.add_argument("--address", default="", help="a server that runs already")
    parser.add_argument("--ground", default="", help="JSON of what lies there (attack_ground.Ground)")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--bystander", default="", help=argparse.SUPPRESS)
    parser.add_argument("--part", default="", help=argparse.SUPPRESS)
    return parser.parse_args()


def known() -> dict[str, Any]:
    """All attacks; those below messages with how much there is of each."""
    found: dict[str, Any] = dict(ATTACKS)
    if importlib.util.find_spec("attack_connections"):
        found |= importlib.import_module("attack_connections").ATTACKS
    return found


def attack(name: str, address: str, seconds: float, ground: dict[str, Any]) -> int:
    """In a process of its own."""
    give_way()
    seconds = min(seconds, LONGEST)
    chosen = known()[name]
    if isinstance(chosen, tuple):
        way, much = chosen
        did = asyncio.run(way(address, seconds, much))
    else:
        did = asyncio.run(chosen(address, seconds, msgspec.convert(ground, Ground)))
    print(json.dumps(did))
    return 0


def give_way() -> None:
    """In reality he sits at another machine: what he computes must take nothing from anybody here.

    Not as SCHED_IDLE: Linux wakes others up where such a one runs, and they wait there for the next tick.
    """
    os.nice(19)


# The server


class Attacked(msgspec.Struct, frozen=True):
    """Its address, what lies there, and its processes where they are ours."""

    address: str
    ground: Ground
    pid: int = 0
    processes: int = 1
    database: int = 0

    def cpu(self) -> list[float]:
        """Seconds that were computed: by the servers, by processes of theirs, by the database."""
        if not self.pid:
            return [0.0, 0.0, 0.0]
        serving = [self.pid]
        if self.processes > 1:
            serving += [one for one in children(self.pid) if is_serving(one)]
        theirs = [one for server in serving for one in children(server) if one not in serving]
        database = children(self.database) if self.database else []
        return [cpu_seconds(serving), cpu_seconds(theirs), cpu_seconds(database)]


def is_serving(pid: int) -> bool:
    """Of the children of `undaunted serve --processes`: not those that only keep count of them."""
    with suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


@contextmanager
def server(options: argparse.Namespace, folder: Path) -> Iterator[Attacked]:
    if options.address:
        host = options.address.removeprefix("http://").partition(":")[0]
        if host != "localhost" and not ipaddress.ip_address(host).is_loopback:
            raise SystemExit(f"{host}: found another machine's address, expected a loopback address")
        ground = json.loads(Path(options.ground).read_text()) if options.ground else {}
        if not ground:
            raise SystemExit("--ground: found none, expected what lies at that server (attack_ground.py)")
        yield Attacked(options.address.rstrip("/"), msgspec.convert(ground, Ground))
        return
    with ExitStack() as stack:
        store, database, where = str(folder / "attacked.db"), 0, ["--data"]
        if options.processes > 1:
            from local_postgresql import running

            cluster = stack.enter_context(running())
            store, database = cluster.database(), cluster.pid
            where = ["--processes", str(options.processes), "--store"]
        laid = asyncio.run(lay_ground(store))
        command = [sys.executable, "-m", "undaunted", "serve", "--port", "0", *where, store]
        process = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            address = next((word for word in line.split() if word.startswith("http://")), "")
            if not address:
                raise SystemExit("the server: found no address, expected it to start; it has said why above")
            address = address.replace("localhost", "127.0.0.1").rstrip("/")
            yield Attacked(address, laid, process.pid, options.processes, database)
        finally:
            process.send_signal(signal.SIGTERM)


# Measuring


def measure(options: argparse.Namespace, place: Attacked) -> list[Outcome]:
    with subprocess.Popen(
        [sys.executable, __file__, "--bystander", place.address],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as bystander:
        try:
            if said(bystander) != "ready":
                raise SystemExit("the bystander: found his end, expected him to play; he has said why above")
            play(bystander, 2.0)  # until everything is warm
            found: list[tuple[str, Seen, Cores, dict[str, int]]] = []
            calm: list[tuple[Seen, Cores]] = []
            for name in options.only or known():
                calm.append(timed(place, bystander, options.calm))
                found.append((name, *attacked(name, options.seconds, place, bystander)))
                time.sleep(REST)
        finally:
            bystander.kill()
    usual, cores = altogether(calm)
    told = [outcome("in peace", usual, usual, cores, {})]
    return told + [outcome(name, usual, seen, used, did) for name, seen, used, did in found]


def altogether(calm: list[tuple[Seen, Cores]]) -> tuple[Seen, Cores]:
    """All that was seen in peace, and the cores that it took on average."""
    seen = Seen([], [], 0, [])
    for one, _ in calm:
        seen.decided += one.decided
        seen.bots += one.bots
        seen.lost += one.lost
        seen.late += one.late
    used = zip(*(msgspec.structs.astuple(cores) for _, cores in calm), strict=True)
    return seen, Cores(*(round(sum(each) / len(calm), 2) for each in used))


def attacked(
    name: str, seconds: float, place: Attacked, bystander: subprocess.Popen[str]
) -> tuple[Seen, Cores, dict[str, int]]:
    part = json.dumps([name, place.address, seconds + 1.0, msgspec.to_builtins(place.ground)])
    with subprocess.Popen(
        [sys.executable, __file__, "--part", part], stdout=subprocess.PIPE, text=True
    ) as stranger:
        try:
            time.sleep(1.0)  # until it is under way
            seen, cores = timed(place, bystander, seconds)
            did = json.loads(stranger.communicate(timeout=LONGEST)[0] or "{}")
        finally:
            stranger.kill()
    return seen, cores, did


def timed(place: Attacked, bystander: subprocess.Popen[str], seconds: float) -> tuple[Seen, Cores]:
    before = [*place.cpu(), cpu_seconds([bystander.pid])]
    seen = play(bystander, seconds)
    after = [*place.cpu(), cpu_seconds([bystander.pid])]
    return seen, Cores(*(round((now - then) / seconds, 2) for then, now in zip(before, after, strict=True)))


def play(bystander: subprocess.Popen[str], seconds: float) -> Seen:
    assert bystander.stdin is not None
    bystander.stdin.write(f"{seconds}\n")
    bystander.stdin.flush()
    return msgspec.json.decode(said(bystander), type=Seen)


def said(bystander: subprocess.Popen[str]) -> str:
    assert bystander.stdout is not None
    return bystander.stdout.readline().strip()


def outcome(name: str, calm: Seen, seen: Seen, cores: Cores, did: dict[str, int]) -> Outcome:
    usual, now = spread(calm.decided), spread(seen.decided)
    return Outcome(
        attack=name,
        decided=now,
        bots=spread(seen.bots),
        times=(_times(now.median, usual.median), _times(now.p99, usual.p99)),
        lost=seen.lost,
        late=spread(seen.late).p99,
        cores=cores,
        did=did,
    )


def _times(here: float, there: float) -> float:
    return round(here / there, 2) if there else 0.0


def as_text(outcomes: list[Outcome]) -> str:
    heads = ["count", "median", "p99", "max", "times", "times", "bot p99", "late p99", "lost"]
    heads += ["server", "others", "database", "himself"]
    lines = [f"{'ms, and cores':24}" + "".join(f"{head:>9}" for head in heads)]
    for one in outcomes:
        told = (one.decided.median, one.decided.p99, one.decided.max, *one.times, one.bots.p99, one.late)
        numbers = "".join(f"{value:9.1f}" for value in told)
        cores = "".join(f"{value:9.2f}" for value in msgspec.structs.astuple(one.cores))
        did = ", ".join(f"{what} {count}" for what, count in one.did.items())
        lines.append(f"{one.attack:24}{one.decided.count:9}{numbers}{one.lost:9}{cores}  {did}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
