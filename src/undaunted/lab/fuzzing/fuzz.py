"""Random legal play over all scenarios, looking for anything that should never happen.

report = run(games=1000, seed=1, scenarios=None, out=Path("fuzz"))
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median

import undaunted
from undaunted import speed
from undaunted.bots.processes.spawning import ChildPool
from undaunted.content.stage import stage
from undaunted.lab.fuzzing import batches, ignored
from undaunted.lab.fuzzing.failures import Failure, PlayedGame, write
from undaunted.lab.fuzzing.fuzzed_game import FuzzedGame, other_engine

GAMES_A_BATCH = 24
FILES_AN_INVARIANT = 5
"""One bug can break thousands of games; a few of them are enough to look at."""


@dataclass
class FuzzReport:
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    speeds: str = ""
    failures: list[Failure] = field(default_factory=list)
    files: list[Path] = field(default_factory=list)
    lengths: dict[str, list[int]] = field(default_factory=dict)
    ends: Counter[str] = field(default_factory=Counter)
    """How the games were won."""
    checks: Counter[str] = field(default_factory=Counter)
    """How often each of the slow invariants was looked at; the others are at every decision."""

    @property
    def ok(self) -> bool:
        return not self.failures

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def add(self, played: PlayedGame) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.lengths.setdefault(played.scenario, []).append(played.decisions)
        self.checks += played.checks
        if played.how:
            self.ends[played.how] += 1
        if played.failure:
            self.failures.append(played.failure)

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield (
            f"{self.games:,} games, {self.decisions:,} decisions in {self.seconds:.1f} s "
            f"({self.decisions_per_second:,.0f} a second); {self.speeds}"
        )
        width = max(map(len, self.lengths), default=0)
        for scenario, lengths in self.lengths.items():
            yield (
                f"  {scenario:{width}}  {len(lengths):,} games, "
                f"{median(lengths):,.0f} decisions (median), {max(lengths):,} (longest)"
            )
        if self.ends:
            yield "won by: " + ", ".join(f"{how} {count:,}×" for how, count in self.ends.most_common())
        if self.checks:
            yield "looked at: " + ", ".join(
                f"{name} {count:,}×" for name, count in sorted(self.checks.items())
            )
        yield f"{len(self.failures):,} failures" if self.failures else "nothing found"
        for invariant, count in Counter(failure.invariant for failure in self.failures).items():
            first = next(failure for failure in self.failures if failure.invariant == invariant)
            yield f"  {count:,}× {first.what}"
        for path in self.files:
            yield f"  look: undaunted replay {path}   (what broke: {path.with_suffix('.txt').name})"


def run(
    games: int,
    seed: int,
    scenarios: Sequence[str] | None,
    out: Path,
    progress: Callable[[int, int], None] | None = None,
    both: bool = True,
    jobs: int | None = None,
    first: int = 0,
    until: float | None = None,
) -> FuzzReport:
    """Play so many games, the scenarios in turn, and write the failures to `out`.

    The same seed plays the same games, whatever the number of jobs (processes; by default one a core).
    At the moment `until`, on the clock `time.monotonic`, no more games are begun.
    """
    names = list(scenarios) if scenarios else [one.id for one in undaunted.scenarios()]
    for name in names:
        stage(name)  # so that an unknown name is refused before anything starts
    report = FuzzReport(speeds=_speeds(both))
    started = time.perf_counter()
    for batch in _batches(names, seed, range(first, first + games), both, jobs or cores(), until):
        for played in batch:
            report.add(played)
        if progress:
            progress(report.games, games)
    report.seconds = time.perf_counter() - started
    report.failures.sort(key=lambda failure: failure.number)
    report.lengths = {name: report.lengths[name] for name in names if name in report.lengths}
    written: Counter[str] = Counter()
    for failure in report.failures:
        written[failure.invariant] += 1
        if written[failure.invariant] <= FILES_AN_INVARIANT:
            again = [f"undaunted fuzz --seed {seed} --games 1 --first {failure.number}"]
            again += [f"--scenario {name}" for name in scenarios or ()]
            report.files.append(write(failure, out, " ".join(again)))
    return report


def _speeds(both: bool) -> str:
    if both and other_engine() is not None:
        return "both speeds side by side"
    return f"one speed only, {speed.describe()}"


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _batches(
    names: list[str], seed: int, numbers: range, both: bool, jobs: int, until: float | None
) -> Iterator[list[PlayedGame]]:
    parts = batches.numbered(numbers.start, len(numbers), GAMES_A_BATCH)
    work = partial(_play, names, seed, both)
    if jobs == 1 or len(parts) <= 1:
        yield from batches.alone(work, parts, until)
        return
    with ChildPool(min(jobs, len(parts))) as pool:
        yield from batches.side_by_side(pool, jobs, work, parts, until)


def _play(names: list[str], seed: int, both: bool, numbers: range) -> list[PlayedGame]:
    with ignored.noticed():
        return [FuzzedGame(names[number % len(names)], seed, number, both).play() for number in numbers]
