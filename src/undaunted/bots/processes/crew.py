"""More processes for one search: each grows its own tree of the same position, and the visits are summed."""

from __future__ import annotations

import select
import subprocess
import sys
import time
from contextlib import suppress
from typing import Any, BinaryIO, cast

import msgspec

from undaunted.bots.budget import Budget
from undaunted.bots.processes.pipe import describe_table, environment, receive, send, write_observation
from undaunted.bots.processes.spawning import blocked
from undaunted.bots.processes.worker import Findings, Work
from undaunted.speed import rules

GRACE = 0.02
"""Of the time budget: how long the findings of a worker are waited for when the time is up."""


class Worker:
    """One process. It may be late, or dead: then the search goes on without it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        with blocked("SIGINT"):
            self.process = subprocess.Popen(
                [sys.executable, "-m", "undaunted.bots.processes.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment(),
            )
        # Both are there, since both were asked for; the type checker cannot know.
        self._in = cast(BinaryIO, self.process.stdin)
        self._out = cast(BinaryIO, self.process.stdout)
        self.table: Any = None
        self.busy_with: int | None = None
        # What was chosen since it last got a position: one that was late has missed some.
        self.picked: list[int] = []

    def start(self, number: int, seen: rules.Observation, budget: Budget) -> None:
        """Unless it still thinks about an earlier position."""
        if self.busy_with is not None and self.answer(0.0) is None:
            return
        table = seen.state.table
        described = None if table is self.table else describe_table(table)
        try:
            send(
                self._in,
                Work(number, budget, seen.seat, write_observation(seen), self.picked, described, self.seed),
            )
        except OSError:
            return
        finally:
            self.picked = []
        self.table = table
        self.busy_with = number

    def answer(self, wait: float | None) -> Findings | None:
        """What it found, if it has answered within so many seconds (None: however long it takes)."""
        if not select.select([self._out], [], [], wait)[0]:
            return None
        data = receive(self._out)
        self.busy_with = None
        return msgspec.msgpack.decode(data, type=Findings) if data else None

    def close(self) -> None:
        # One that died may have left something unread, which cannot be written any more.
        with suppress(BrokenPipeError):
            self._in.close()
        self._out.close()
        self.process.terminate()
        self.process.wait()


class Crew:
    """All but one of the processes that a budget allows; the bot itself is that one."""

    def __init__(self, budget: Budget, seed: int) -> None:
        count = budget.processes - 1
        if budget.simulations is None:
            self.share = self.own_share = Budget(seconds=budget.seconds)
        else:
            each = budget.simulations // budget.processes
            self.share = Budget(simulations=max(1, each))
            self.own_share = Budget(simulations=max(1, budget.simulations - count * each))
        self._workers = [Worker(seed + number) for number in range(count)]
        self._number = 0
        self._end = 0.0

    def start(self, seen: rules.Observation) -> None:
        self._number += 1
        self._end = time.perf_counter() + (1 + GRACE) * (self.share.seconds or 0.0)
        for worker in self._workers:
            worker.start(self._number, seen, self.share)

    def gather(self, found: dict[int, tuple[int, float]]) -> int:
        """Add what the workers found about this position; gives how many simulations they made."""
        made = 0
        for worker in self._workers:
            if worker.busy_with != self._number:
                continue
            wait = None if self.share.seconds is None else max(0.0, self._end - time.perf_counter())
            findings = worker.answer(wait)
            if findings is None:
                continue
            made += findings.simulations
            for thing, (visits, total) in findings.found.items():
                before = found.get(thing, (0, 0.0))
                found[thing] = (before[0] + visits, before[1] + total)
        return made

    def picked(self, thing: int) -> None:
        for worker in self._workers:
            worker.picked.append(thing)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
