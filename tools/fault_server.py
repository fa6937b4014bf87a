"""Faults while people play: does a server keep its word, and go on when the fault is over?

    python tools/fault_server.py                        one server on a SQLite file, each fault in turn
    python tools/fault_server.py --processes 2          two on a PostgreSQL of its own
    python tools/fault_server.py --only "full disk" --json

One process: stopped and started, a full disk, its file moved away and back, a damaged page (`faults.py`).
Two: one is stopped, one hangs and comes back, the database is killed, or hangs, connections to it are cut
(`faults_shared.py`). Four players and some who fight for seats play meanwhile (`steady_players.py`). After a
fault `/health` must be well again and everybody play on; and every acknowledged decision must stand in its
journal, no seat be given twice, every game equal its replay. Told for each: what was acknowledged, how often
the server said that it could keep nothing, and the most seconds from a fault until all had decided again.
Ends with 1 where a promise was broken. Needs the extra `server`, for two also `postgresql`; Linux.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import faults
from faults import Fault, Scene
from houses import Process
from steady_players import held_to

if TYPE_CHECKING:
    from local_postgresql import Cluster

AT_STAKE = 20
"""Decisions that each has been told to be kept before anything goes wrong."""


class Outcome(msgspec.Struct):
    fault: str
    acknowledged: int
    seats: int
    refused: int
    """How often somebody was told that nothing can be kept now."""
    longest: float
    games: int
    rows: int
    broken: list[str]


def main() -> int:
    options = read_options()
    outcomes = run(options.processes, options.only)
    told = [msgspec.to_builtins(one) for one in outcomes]
    print(json.dumps(told, indent=2) if options.json else as_text(outcomes))
    return 1 if any(one.broken for one in outcomes) else 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1)
    parser.add_argument("--only", nargs="*", default=[], help="these faults")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def run(processes: int, only: list[str]) -> list[Outcome]:
    """Each on a store of its own, gone afterwards."""
    if processes == 1:
        return [tried(name, fault, None) for name, fault in chosen(faults.FAULTS, only).items()]
    import faults_shared
    from local_postgresql import running

    with running(fsync=False) as cluster:
        return [tried(name, fault, cluster) for name, fault in chosen(faults_shared.FAULTS, only).items()]


def chosen(known: dict[str, Fault], only: list[str]) -> dict[str, Fault]:
    if unknown := [name for name in only if name not in known]:
        raise SystemExit(f"--only: found {', '.join(unknown)}, expected some of {', '.join(known)}")
    return {name: fault for name, fault in known.items() if not only or name in only}


def tried(name: str, fault: Fault, cluster: Cluster | None) -> Outcome:
    with tempfile.TemporaryDirectory() as folder:
        data = cluster.database() if cluster else Path(folder) / "tables.db"
        ground = faults.grounded(data) if fault.grounded and isinstance(data, Path) else None
        # What servers say of these troubles is no news.
        houses = [Process(data, log=Path(os.devnull)) for _ in range(2 if cluster else 1)]
        scene = Scene(houses, data, ground, cluster)
        with ExitStack() as stack:
            for house in houses:
                stack.enter_context(house)
            with scene.crowd:
                try:
                    scene.crowd.go()
                    scene.crowd.wait_for_all(AT_STAKE)
                    fault.what(scene)
                except TimeoutError as error:
                    scene.broken.append(str(error))
        scene.mend()
        held = held_to(data, scene.crowd.kept, scene.crowd.rivals.given)
    return Outcome(
        fault=name,
        acknowledged=held.acknowledged,
        seats=held.given,
        refused=sum(one.busy for one in (*scene.crowd.players, scene.crowd.rivals)),
        longest=round(scene.longest, 2),
        games=held.verified.games,
        rows=held.verified.rows,
        broken=[*scene.broken, *scene.crowd.troubles, *held.broken],
    )


def as_text(outcomes: list[Outcome]) -> str:
    heads = ("acknowledged", "seats", "refused", "games", "rows", "again after", "broken")
    lines = [f"{'fault':18}" + "".join(f"{head:>13}" for head in heads)]
    for one in outcomes:
        counts = "".join(f"{n:13}" for n in (one.acknowledged, one.seats, one.refused, one.games, one.rows))
        lines.append(f"{one.fault:18}{counts}{one.longest:11.1f} s{len(one.broken):13}")
        lines += [f"  {line}" for line in one.broken]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
