"""Many campaigns at random.

report = run(campaigns=100, seed=1, out=Path("fuzz"))
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from undaunted.bots.processes.spawning import ChildPool
from undaunted.campaign.book import book
from undaunted.lab.arena.processes import cores
from undaunted.lab.campaigns.outcome import PACK
from undaunted.lab.fuzzing import batches, ignored
from undaunted.lab.fuzzing.campaigns.fuzzed import CampaignFailure, Fuzzed, FuzzedCampaign

CAMPAIGNS_A_BATCH = 5
FILES_AN_INVARIANT = 5


@dataclass
class CampaignReport:
    campaigns: int = 0
    games: int = 0
    voided: int = 0
    seconds: float = 0.0
    states: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)
    checks: Counter[str] = field(default_factory=Counter)
    failures: list[CampaignFailure] = field(default_factory=list)
    files: list[Path] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    stopped: bool = False
    """By Ctrl-C: what was found until then is told all the same."""

    @property
    def ok(self) -> bool:
        return not self.failures

    def add(self, one: Fuzzed) -> None:
        self.campaigns += 1
        self.games += one.games
        self.voided += one.voided
        self.states.update(one.states)
        self.checks += one.checks
        if one.failure:
            self.failures.append(one.failure)
        else:
            self.ends[one.end] += 1
            self.winners[one.winner] += 1

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield (
            f"{self.campaigns:,} campaigns, {self.games:,} games in {self.seconds:.1f} s, "
            f"{self.voided:,} made void; won by: {_counted(self.winners)}"
        )
        yield f"ends: {_counted(self.ends)}"
        yield f"never reached: {', '.join(self.unseen)}" if self.unseen else "every state and END was reached"
        yield f"looked at: {_counted(self.checks)}"
        if self.stopped:
            yield "stopped before all were played"
        yield f"{len(self.failures):,} failures" if self.failures else "nothing found"
        for failure in self.failures[: 4 * FILES_AN_INVARIANT]:
            yield f"  campaign {failure.number}: {failure.what}"
        for path in self.files:
            yield f"  look: {path}"


def _counted(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count:,}×" for name, count in sorted(counts.items())) or "none"


def run(
    campaigns: int,
    seed: int,
    out: Path,
    progress: Callable[[int, int], None] | None = None,
    jobs: int | None = None,
    first: int = 0,
    pack: str = PACK,
    until: float | None = None,
) -> CampaignReport:
    """Play so many campaigns, and write those that break to `out`. The same seed plays the same ones.

    At the moment `until`, on the clock `time.monotonic`, no more campaigns are begun.
    """
    report = CampaignReport()
    if not campaigns:
        return report
    started = time.perf_counter()
    try:
        for batch in _batches(range(first, first + campaigns), seed, jobs or cores(), pack, until):
            for one in batch:
                report.add(one)
            if progress:
                progress(report.campaigns, campaigns)
    except KeyboardInterrupt:
        report.stopped = True
    report.seconds = time.perf_counter() - started
    told = book(pack)
    every = {**dict.fromkeys(told.states), **dict.fromkeys(told.file.ends)}
    report.unseen = [state for state in every if not report.states[state] and not report.ends[state]]
    report.failures.sort(key=lambda failure: failure.number)
    written: Counter[str] = Counter()
    for failure in report.failures:
        written[failure.invariant] += 1
        if written[failure.invariant] <= FILES_AN_INVARIANT:
            report.files.append(_write(failure, seed, out))
    return report


def _batches(numbers: range, seed: int, jobs: int, pack: str, until: float | None) -> Iterator[list[Fuzzed]]:
    parts = batches.numbered(numbers.start, len(numbers), CAMPAIGNS_A_BATCH)
    work = partial(_play, seed, pack)
    if jobs == 1 or len(parts) <= 1:
        yield from batches.alone(work, parts, until)
        return
    with ChildPool(min(jobs, len(parts))) as pool:
        yield from batches.side_by_side(pool, jobs, work, parts, until)


def _play(seed: int, pack: str, numbers: range) -> list[Fuzzed]:
    with ignored.noticed():
        return [FuzzedCampaign(seed, number, book(pack)).play() for number in numbers]


def _write(failure: CampaignFailure, seed: int, out: Path) -> Path:
    """Its rows, as `undaunted campaign show` reads them, and a note of what broke."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"campaign-{seed}-{failure.number}.campaign"
    path.write_text("\n".join(["{}", *failure.rows]) + "\n", encoding="utf-8")
    note = [
        f"invariant: {failure.invariant}",
        f"what:      {failure.what}",
        f"again:     undaunted fuzz --campaigns 1 --first {failure.number} --seed {seed}",
        f"look:      undaunted campaign show {path}",
        "",
        failure.trace,
    ]
    path.with_suffix(".txt").write_text("\n".join(note).rstrip() + "\n", encoding="utf-8")
    return path
