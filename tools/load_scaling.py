"""How many decisions a second one server carries, and how many several on one PostgreSQL.

    python tools/load_scaling.py                one and two servers, a quarter of a core each; some minutes
    python tools/load_scaling.py --share 0      whole cores: give it one for each server, and two more
    python tools/load_scaling.py --by-cpu       on a busy machine: what a decision costs, not its time

Looks for the highest rate at which ninety-nine of a hundred decisions are on everybody's screen within a
tenth of a second: first up or down until one rate was carried and one was too slow, then between the two by
halving. A rate that fails is tried once more: a busy machine may be to blame. Ends
with 1 where several do not carry `--wanted` times as much as one. `--by-cpu` gives each server the same load,
and works out from the time that servers computed how much more they could carry: an answer about computing
alone, which does not depend on what else the machine does. Everything besides servers (players,
database) must have cores left: what each part used is told. Needs what `load_server.py` needs.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path

import load_server
from load_processes import Servers, running

SLOW = 100.0
"""Milliseconds."""
BEGIN = 600.0
"""Decisions a second of a whole core at which it is begun to look."""
STEP = 1.5
"""Times as many, or as few, until one rate was carried and one was too slow."""
EASY = 300.0
"""Decisions a second of a whole core that any carries."""
PACE = 4.0
"""Decisions a second of one game, so that few games will do: opening many takes longer than the measuring."""


def main() -> int:
    options = read_options()
    carried = {}
    for processes in (1, options.processes):
        command = [str(Path(load_server.__file__)), "--serve"]
        with running(command, processes, "own", options.share) as servers:
            cores = processes * (options.share or 1.0)
            look = by_cpu if options.by_cpu else most
            carried[processes] = look(options, servers, cores)
    many = carried[options.processes]
    times = many / carried[1] if carried[1] else 0.0
    told = f"{options.processes} servers carry {many:.0f} decisions a second, one {carried[1]:.0f}"
    print(f"{told}: {times:.2f} times as many; wanted {options.wanted:g}")
    return 0 if times >= options.wanted else 1


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--share", type=float, default=0.25, help="of a core for each server; 0 for no limit")
    parser.add_argument("--wanted", type=float, default=1.6, help="times as much as one")
    parser.add_argument("--by-cpu", action="store_true")
    parser.add_argument("--steps", type=int, default=3, help="halvings")
    parser.add_argument("--seconds", type=float, default=6.0, help="that each rate is held")
    return parser.parse_args()


def most(options: argparse.Namespace, servers: Servers, cores: float) -> float:
    """Decisions a second that were carried at the highest rate that was not too slow; of higher ones at
    least one was."""
    rate, low, high, found = BEGIN * cores, 0.0, math.inf, 0.0
    steps = options.steps
    while steps and rate > cores:
        if carried := carries(options, servers, rate) or carries(options, servers, rate):
            low, found = rate, carried
        else:
            high = rate
        if low and high < math.inf:
            rate = math.sqrt(low * high)
            steps -= 1
        else:
            rate = low * STEP or high / STEP
    return found


def by_cpu(options: argparse.Namespace, servers: Servers, cores: float) -> float:
    """Decisions a second that these cores would carry if nothing but computing took time."""
    report = measured(options, servers, EASY * cores)
    used = sum(
        share for name, share in report.cpu.items() if name.startswith("server") and "bots" not in name
    )
    return cores * report.per_second / used if used else 0.0


def carries(options: argparse.Namespace, servers: Servers, rate: float) -> float:
    """Decisions a second, or 0 where it was too slow."""
    report = measured(options, servers, rate)
    return report.per_second if is_good(report, rate) else 0.0


def is_good(report: load_server.Report, rate: float) -> bool:
    return report.everyone.p99 < SLOW and not report.lost and report.per_second > 0.9 * rate


def measured(options: argparse.Namespace, servers: Servers, rate: float) -> load_server.Report:
    wish = argparse.Namespace(
        games=max(1, round(rate / PACE)), watchers=0, rate=rate, seconds=options.seconds, warm_up=1.5,
        bots="", generators=1, connecting=10, seed=round(rate * 1000),
    )  # fmt: skip
    report = load_server.measure(wish, servers)
    used = ", ".join(f"{name} {cores:.2f}" for name, cores in report.cpu.items() if "bots" not in name)
    print(
        f"{len(servers.addresses)} servers, {rate:.0f} wanted: {report.per_second:g} a second,"
        f" p99 {report.everyone.p99:g} ms ({'good' if is_good(report, rate) else 'too slow'}),"
        f" players late {report.late.p99:g} ms; cores: {used}",
        flush=True,
    )
    return report


if __name__ == "__main__":
    sys.exit(main())
