"""Compares this build with an older checkout, decision by decision.

    python tools/compare_builds.py OLD --games 2000

OLD is the folder of another checkout, its rules compiled or not. Both builds play the same games under the
first version of the rules (with --present under each build's latest), by the same dice, cards and choices:
who decides, what is offered, every array and number of the position and all that each seat is told must be
the same. Whole games are compared by a sum over all of this; where the sums differ the game is told again, to
find the first decision that differs.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
PLAYER = HERE / "compare_player.py"
GAMES_A_BATCH = 25
MOST_DIFFERENCES = 10


class Build:
    """A build that plays by command, in a process of its own."""

    def __init__(self, checkout: Path, *flags: str) -> None:
        if not (checkout / "src" / "undaunted").is_dir():
            sys.exit(f"found no src/undaunted in {checkout}, expected a checkout of the project")
        self.process = subprocess.Popen(
            [sys.executable, str(PLAYER), *flags],
            env=os.environ | {"PYTHONPATH": str(checkout.resolve() / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **command: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(command) + "\n")
            self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            died = f"the build died with exit code {self.process.wait()}"
            return {"choices": [], "digest": "", "error": died, "records": [], "scenarios": []}
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __enter__(self) -> Build:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class Difference(NamedTuple):
    scenario: str
    seed: str
    decision: int
    what: str
    old: str
    new: str

    def __str__(self) -> str:
        where = f"{self.scenario}, seed {self.seed!r}, decision {self.decision}"
        return f"{where}: {self.what}\n  old: {self.old}\n  new: {self.new}"


class Compared(NamedTuple):
    games: int
    decisions: int
    differences: list[Difference]


def differing(old: Any, new: Any, path: str = "") -> Iterator[tuple[str, str, str]]:
    """Where two records differ: the path to it, and both values."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in sorted(old.keys() | new.keys()):
            yield from differing(old.get(key), new.get(key), f"{path} {key}".strip())
    elif old != new:
        yield path, str(old), str(new)


def first_difference(scenario: str, seed: str, old: dict[str, Any], new: dict[str, Any]) -> Difference:
    """By two games told in full. Record 0 is the opening."""
    tellings = old.get("records", []), new.get("records", [])
    for number, (before, now) in enumerate(zip(*tellings, strict=False)):
        found = list(differing(before, now))
        if found:
            what = ", ".join(path for path, _, _ in found)
            return Difference(scenario, seed, number, what, found[0][1], found[0][2])
    ends = [
        game.get("error") or f"{len(records)} records"
        for game, records in zip((old, new), tellings, strict=True)
    ]
    return Difference(scenario, seed, min(map(len, tellings)), "how it ends", *ends)


def compare_game(old: Build, new: Build, scenario: str, seed: str) -> tuple[int, Difference | None]:
    """How many decisions were compared, and the first that differs."""
    game = {"scenario": scenario, "seed": seed}
    played = new.ask(do="play", **game)
    again = old.ask(do="play", **game, choices=played["choices"])
    if played["digest"] == again["digest"] and not played["error"] and not again["error"]:
        return len(played["choices"]), None
    tellings = [build.ask(do="tell", **game, choices=played["choices"]) for build in (old, new)]
    return len(played["choices"]), first_difference(scenario, seed, *tellings)


def _batch(
    old: Path, new: Path, names: Sequence[str], seed: int, numbers: range, flags: Sequence[str]
) -> Compared:
    games, decisions = 0, 0
    differences: list[Difference] = []
    with Build(old, *flags) as before, Build(new, *flags) as now:
        for number in numbers:
            count, difference = compare_game(before, now, names[number % len(names)], f"{seed} {number}")
            games, decisions = games + 1, decisions + count
            if difference:
                differences.append(difference)
                if before.process.poll() is not None or now.process.poll() is not None:
                    break
    return Compared(games, decisions, differences)


def compare(
    old: Path,
    new: Path,
    games: int,
    seed: int,
    names: Sequence[str] = (),
    jobs: int = 0,
    flags: Sequence[str] = (),
) -> Iterator[Compared]:
    """Batch after batch, the scenarios in turn."""
    if not names:
        with Build(new) as build:
            names = build.ask(do="scenarios")["scenarios"]
    starts = range(0, games, GAMES_A_BATCH)
    with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        waiting = [
            pool.submit(_batch, old, new, names, seed, range(start, min(start + GAMES_A_BATCH, games)), flags)
            for start in starts
        ]
        for done in as_completed(waiting):
            yield done.result()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("old", type=Path, help="the folder of the older checkout")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", action="append", default=[], help="only this one; may be given again")
    parser.add_argument("--jobs", type=int, default=0, help="pairs of processes; by default one a core")
    parser.add_argument("--untold", action="store_true", help="not what seats are told, which may have grown")
    parser.add_argument("--present", action="store_true", help="the latest rules of each, not the first")
    wanted = parser.parse_args(arguments)
    flags = [flag for flag in ("--untold", "--present") if getattr(wanted, flag[2:])]
    started = time.perf_counter()
    games = decisions = 0
    differences: list[Difference] = []
    batches = compare(wanted.old, HERE.parent, wanted.games, wanted.seed, wanted.scenario, wanted.jobs, flags)
    for batch in batches:
        games, decisions = games + batch.games, decisions + batch.decisions
        differences += batch.differences
        print(f"\r{games:,} of {wanted.games:,} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for difference in sorted(differences, key=lambda one: int(one.seed.split()[1]))[:MOST_DIFFERENCES]:
        print(difference)
    seconds = time.perf_counter() - started
    found = f"{len(differences):,} differ" if differences else "no difference"
    print(f"{games:,} games, {decisions:,} decisions in {seconds:.0f} s: {found}")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
