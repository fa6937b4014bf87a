"""Mutation testing of rules/: plant one small fault at a time, and see whether a test fails.

    python tools/mutants.py trace tests/rules            record which tests run which line, and their CPU time
    python tools/mutants.py run --number 500 --seed 1    try a sample of mutants; continues an interrupted run
    python tools/mutants.py again                        try the survivors once more

`mutations.py` says what is mutated. The tests are collected once. Each mutant is tried in a fork of that
process, where the code of one function is replaced; it runs the tests that run the mutated line, quickest
first. The first failure kills the mutant, and so does a test that takes more than ten times its CPU time.
Trace again after a change of the rules or the tests. The rules run interpreted. Results: build/mutants.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import signal
import sys
import time
from collections import Counter
from itertools import accumulate
from pathlib import Path
from random import Random

import coverage
import pytest

import undaunted
from mutations import RULES, Mutant, code_of, mutants, planted
from undaunted import content
from undaunted.content.stage import stage

KEPT = Path("build/mutants")
LINES, SECONDS, TESTS = KEPT / "lines.db", KEPT / "seconds.json", KEPT / "tests.json"
RESULTS = KEPT / "results.jsonl"
ENDS = {0: "survived", 1: "killed"}
SPARE = 5.0
"""CPU time that a test may take beyond ten times what it took in the trace."""


class Tracing:
    """Records which tests run which line of the rules."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.coverage = coverage.Coverage(data_file=str(LINES), source=[str(RULES)], config_file=False)
        self.coverage.erase()
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        began = time.process_time()
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - began

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        SECONDS.write_text(json.dumps(self.seconds))


class Planting:
    """Replaces pytest's loop: forks once for each mutant."""

    def __init__(self, chosen: list[Mutant], jobs: int, most: float) -> None:
        self.waiting = chosen[::-1]
        self.jobs = jobs
        self.most = most
        self.seconds: dict[str, float] = json.loads(SECONDS.read_text())
        self.lines = coverage.CoverageData(str(LINES))
        self.lines.read()
        if not any(self.lines.measured_contexts()):
            # Without a trace no test would run, and every mutant would seem to survive.
            raise SystemExit(f"{LINES}: found no tests, expected a trace: run `tools/mutants.py trace` first")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        known = {item.nodeid: item for item in session.items}
        self.warm_up(session)
        running: dict[int, tuple[Mutant, int, float]] = {}
        while self.waiting or running:
            if self.waiting and len(running) < self.jobs:
                mutant = self.waiting.pop()
                tests = [known[name] for name in self.tests_of(mutant) if name in known]
                child = os.fork()
                if not child:
                    self.try_out(mutant, tests, session)
                running[child] = mutant, len(tests), time.monotonic()
                continue
            child, status = os.wait()
            mutant, number, began = running.pop(child)
            end = "timed out" if os.WIFSIGNALED(status) else ENDS[os.waitstatus_to_exitcode(status)]
            spent = round(time.monotonic() - began, 1)
            result = json.dumps({"mutant": mutant.name, "tests": number, "seconds": spent, "end": end})
            with RESULTS.open("a") as file:
                file.write(result + "\n")
            print(result, flush=True)
        return True

    @staticmethod
    def warm_up(session: pytest.Session) -> None:
        """Load what children would otherwise load again and again: late imports, and the scenarios."""
        for item in session.items[::50]:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        for scenario in undaunted.scenarios():
            stage(scenario.id)
        gc.collect()
        gc.freeze()  # a collection in a child would copy all of it

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that run one of its lines, quickest first."""
        by_line = self.lines.contexts_by_lineno(str((RULES / mutant.file).resolve()))
        names = {name for line in mutant.lines for name in by_line.get(line, ()) if name}
        ordered = sorted(names, key=lambda name: (self.seconds.get(name, 0.0), name))
        after = accumulate(self.seconds.get(name, 0.0) for name in ordered)
        return [name for name, seconds in zip(ordered, after, strict=True) if seconds <= self.most]

    def try_out(self, mutant: Mutant, tests: list[pytest.Item], session: pytest.Session) -> None:
        """End the child: with 0 if no test failed, with 1 if one did."""
        survived = False
        try:
            survived = self.survives(mutant, tests, session)
        finally:
            os._exit(0 if survived else 1)

    def survives(self, mutant: Mutant, tests: list[pytest.Item], session: pytest.Session) -> bool:
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        code_of(mutant.module, mutant.function).__code__ = planted(mutant)
        if mutant.module == "undaunted.rules.table":
            content.reload()
        for place, test in enumerate(tests):
            signal.setitimer(signal.ITIMER_PROF, SPARE + 10 * self.seconds.get(test.nodeid, 0.0))
            after = tests[place + 1] if place + 1 < len(tests) else None
            test.config.hook.pytest_runtest_protocol(item=test, nextitem=after)
            if session.testsfailed:
                return False
        return True


def main() -> int:
    options = read_options()
    os.environ |= {"UNDAUNTED_SPEED": "interpreted", "CI": "1"}  # the same examples in every run
    KEPT.mkdir(parents=True, exist_ok=True)
    quiet = ["-q", "-s", "-p", "no:cacheprovider", "-m", "not slow"]
    if options.what == "trace":
        TESTS.write_text(json.dumps(options.tests))
        return pytest.main([*quiet, *options.tests], plugins=[Tracing()])
    done = results()
    everything = mutants()
    if options.what == "again":
        chosen = [one for one in everything if done.get(one.name) == "survived"]
    else:
        chosen = Random(options.seed).sample(everything, options.number)
        chosen = [one for one in chosen if one.name not in done]
    pytest.main(
        [*quiet, *json.loads(TESTS.read_text())], plugins=[Planting(chosen, options.jobs, options.most)]
    )
    print(len(everything), "possible;", Counter(results().values()))
    return 0


def results() -> dict[str, str]:
    """The latest result of each mutant, by its name."""
    if not RESULTS.exists():
        return {}
    return {one["mutant"]: one["end"] for one in map(json.loads, RESULTS.read_text().splitlines())}


def read_options() -> argparse.Namespace:
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("what", choices=["trace", "run", "again"])
    parser.add_argument("tests", nargs="*", default=["tests/rules"])
    parser.add_argument("--number", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--most", type=float, default=1e9, help="CPU seconds of tests for one mutant")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
