"""Runs the parts of `make test`, each of them even if another failed, and sums up in the last lines.

    python tools/run_tests.py lint compiled interpreted --jobs 3 -- tests/rules -k control

Tests that fail are run once more at the end of their half: alone, one after the other. If all of them pass
then, the half passes, and they are named as flaky.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

MOST_BY_CHANCE = 10
"""More failures than this are not chance, and are not run again."""
TESTS_FAILED, NOTHING_COLLECTED = 1, 5
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "tools.failed_tests"]
PARTS = ("lint", "compiled", "interpreted")


@dataclass
class Part:
    """The result of lint, or of one half of the tests."""

    name: str
    ok: bool = False
    note: str = ""
    counts: dict[str, int] = field(default_factory=dict)
    flaky: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def __str__(self) -> str:
        told = [f"{count} {outcome}" for outcome, count in self.counts.items() if count]
        told = ["passed" if self.ok and not told else "", "" if self.ok else "FAILED", *told, self.note]
        minutes, seconds = divmod(round(self.seconds), 60)
        return f"{self.name + ':':13}{minutes:3} min {seconds:2} s  {', '.join(filter(None, told))}"


class Found(TypedDict):
    """What `failed_tests` writes down of one run of pytest."""

    counts: dict[str, int]
    failed: list[str]
    broken: list[str]


def make(target: str) -> bool:
    command = [os.environ.get("MAKE", "make"), "--no-print-directory", target]
    return subprocess.run(command, check=False).returncode == 0


def pytest(speed: str, *args: str) -> tuple[int, Found]:
    """pytest's exit status and what it found."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "found.json"
        told = {"UNDAUNTED_SPEED": speed, "UNDAUNTED_FAILED_TESTS": str(report)}
        status = subprocess.run([*PYTEST, *args], env=os.environ | told, check=False).returncode
        if not report.exists():
            return status, Found(counts={}, failed=[], broken=[f"pytest ended early, with status {status}"])
        found: Found = json.loads(report.read_text(encoding="utf-8"))
        return status, found


def half(speed: str, args: list[str]) -> Part:
    """All tests in one speed, then once more those that failed."""
    part = Part(speed)
    status, found = pytest(speed, *args)
    part.counts = found["counts"]
    failed = found["failed"]
    if found["broken"]:
        part.note = "; ".join(found["broken"])
    elif status in (0, NOTHING_COLLECTED):
        part.ok = True
        part.note = "" if status == 0 else "no tests"
    elif status != TESTS_FAILED or not failed:
        part.note = f"pytest ended with status {status}"
    elif len(failed) > MOST_BY_CHANCE:
        part.note = f"{len(failed)} tests are too many to fail by chance: not run again"
    else:
        print(f"\n{speed}: {len(failed)} failed, run again alone", flush=True)
        status, again = pytest(speed, "-n", "0", *failed)
        part.ok = status == 0 and again["counts"]["passed"] == len(failed)
        if part.ok:
            part.flaky = failed
            part.counts |= {"failed": 0, "error": 0, "flaky": len(failed)}
        else:
            part.note = "again: " + ", ".join(again["failed"] + again["broken"] or failed)
    return part


def processes(name: str, jobs: int) -> int:
    """What runs interpreted computes and never waits: more processes than cores only collect more often."""
    return min(jobs, os.cpu_count() or jobs) if name == "interpreted" else jobs


def run(name: str, args: list[str], once: list[str], ready: bool) -> Part:
    if name == "lint":  # side by side with the set-up, whose time counts here
        return Part(name, ok=make("ready-and-lint"))
    # With a compiler, what needs more than Python is left out of the interpreted half.
    if not ready and (name == "compiled" or not once):
        return Part(name, note="not run, as the set-up failed")
    return half(name, [*(once if name == "interpreted" else ()), *args])


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Run lint and tests, and tell in the last lines what failed."
    )
    parser.add_argument("parts", nargs="+", choices=PARTS)
    parser.add_argument("--jobs", type=int, default=0, help="processes for pytest; 0 runs all tests in one")
    parser.add_argument("--once", default="", help="options that keep the interpreted half to the rules")
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    asked = parser.parse_args(sys.argv[1:split])
    # A file stays together, so what its tests share is set up once; tests/conftest.py puts the longest first.
    args = ["--dist", "loadfile", "--no-loadscope-reorder", *sys.argv[split + 1 :]]
    done: list[Part] = []
    ready = True
    for name in asked.parts:
        started = time.monotonic()
        workers = ["-n", str(processes(name, asked.jobs))]
        part = run(name, [*workers, *args], asked.once.split(), ready)
        # Lint failed, or the set-up did: set-up that succeeded takes no time to ask for again.
        ready = ready and (part.name != "lint" or part.ok or make("ready"))
        part.seconds = time.monotonic() - started
        done.append(part)
    flaky = [f"{test} ({part.name})" for part in done for test in part.flaky]
    if flaky and "GITHUB_ACTIONS" in os.environ:
        print(f"::warning title=flaky tests::{', '.join(flaky)}")
    print("", *done, sep="\n")
    if flaky:
        print(f"{len(flaky)} flaky: failed, then passed alone", *flaky, sep="\n  ")
    if all(part.note == "no tests" for part in done if part.name != "lint"):
        sys.exit("no tests were run: nothing fits ARGS")
    return 0 if all(part.ok for part in done) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("interrupted")
