"""Many made-up packs, each in a process that may die of it.

report = run(packs=100, seed=1, out=Path("fuzz"))
"""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from undaunted.lab.fuzzing import batches
from undaunted.lab.fuzzing.made_up.pack import MadePack, make_pack
from undaunted.lab.fuzzing.made_up.play import HARM, PackFault, Trial, Tried
from undaunted.lab.fuzzing.made_up.player import PackPlayer
from undaunted.lab.fuzzing.made_up.shrink import shrink

PACKS_A_BATCH = 10
FOLDERS_A_KIND = 2
"""One bug can break hundreds of packs; a few of them are enough to look at."""
MOST_FOLDERS = 20


@dataclass(frozen=True)
class Found:
    """A pack that failed, and how."""

    number: int
    pack: MadePack
    fault: PackFault


@dataclass
class PackReport:
    packs: int = 0
    refused: int = 0
    games: int = 0
    ended: int = 0
    decisions: int = 0
    seconds: float = 0.0
    found: list[Found] = field(default_factory=list)
    folders: list[Path] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not self.found

    @property
    def harm(self) -> list[Found]:
        """What crashed, read or wrote where it must not, or came out otherwise in the other speed."""
        return [one for one in self.found if one.fault.rule in HARM]

    def add(self, tried: Tried) -> None:
        self.packs += 1
        self.refused += bool(tried.refused)
        self.games += tried.games
        self.ended += tried.ended
        self.decisions += tried.decisions

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield (
            f"{self.packs:,} made-up packs in {self.seconds:.1f} s: {self.refused:,} refused, "
            f"{self.games:,} games of the others, {self.decisions:,} decisions, {self.ended:,} to the end"
        )
        yield f"{len(self.found):,} packs failed" if self.found else "nothing found"
        for one in self.found:
            yield f"  pack {one.number}: {one.fault}"
        for folder in self.folders:
            yield f"  look: {folder}"


def run(
    packs: int,
    seed: int,
    out: Path,
    progress: Callable[[int, int], None] | None = None,
    jobs: int = 1,
    first: int = 0,
    environment: dict[str, str] | None = None,
    until: float | None = None,
) -> PackReport:
    """Make and try so many packs, and write those that fail to `out`, made smaller.

    At the moment `until`, on the clock `time.monotonic`, no more packs are tried.
    """
    report = PackReport()
    started = time.perf_counter()
    parts = batches.numbered(first, packs, PACKS_A_BATCH)
    work = partial(_batch, seed, environment)
    with ThreadPoolExecutor(jobs) as pool:
        for done in batches.side_by_side(pool, jobs, work, parts, until):
            for number, tried in done:
                report.add(tried)
                if tried.fault:
                    report.found.append(Found(number, make_pack(seed, number), tried.fault))
            if progress:
                progress(report.packs, packs)
    report.found.sort(key=lambda one: one.number)
    written: Counter[str] = Counter()
    for one in report.found:
        written[one.fault.kind] += 1
        if written[one.fault.kind] <= FOLDERS_A_KIND and len(report.folders) < MOST_FOLDERS:
            report.folders.append(_write(one, seed, out, environment))
    report.seconds = time.perf_counter() - started
    return report


def _batch(seed: int, environment: dict[str, str] | None, numbers: range) -> list[tuple[int, Tried]]:
    tried: list[tuple[int, Tried]] = []
    player = PackPlayer(environment)
    with tempfile.TemporaryDirectory() as folder:
        for number in numbers:
            home = make_pack(seed, number).write(Path(folder) / str(number))
            tried.append((number, player.try_pack(Trial(str(home), seed=number))))
        player.close()
    return tried


def _write(one: Found, seed: int, out: Path, environment: dict[str, str] | None) -> Path:
    """The pack as small as it got, with a note of what broke and how to see it again."""
    player = PackPlayer(environment)
    plain = PackPlayer((environment or {}) | {"UNDAUNTED_SPEED": "interpreted"})
    with tempfile.TemporaryDirectory() as folder:
        tries = 0

        def tried(pack: MadePack, by: PackPlayer) -> Tried:
            nonlocal tries
            tries += 1
            return by.try_pack(Trial(str(pack.write(Path(folder) / str(tries))), seed=one.number))

        def fails(pack: MadePack) -> bool:
            fault = tried(pack, player).fault
            return fault is not None and fault.kind == one.fault.kind

        pack = shrink(one.pack, fails)
        # Where the compiled rules only died, the interpreted ones can say where.
        interpreted = tried(pack, plain).fault
    player.close()
    plain.close()
    home = out / f"pack-{seed}-{one.number}"
    pack.write(home)
    note = [
        f"what:     {one.fault}",
        f"pack:     {one.number} of seed {seed}, made smaller",
        f"odd:      {', '.join(pack.oddities) or 'in no way'}",
        f"again:    undaunted fuzz --packs 1 --first {one.number} --seed {seed}",
        f"plain:    {interpreted or 'nothing found by the interpreted rules'}",
    ]
    traces = [fault.trace for fault in (one.fault, interpreted) if fault and fault.trace]
    (home / "what.txt").write_text("\n".join([*note, "", *traces]) + "\n", encoding="utf-8")
    return home
