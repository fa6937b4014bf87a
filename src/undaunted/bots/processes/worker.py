"""A process that helps a search: positions come in, findings go out, until its input ends.

Runs as `python -m undaunted.bots.processes.worker`.
"""

from __future__ import annotations

import sys
from typing import Any, BinaryIO

import msgspec

from undaunted.bots.budget import Budget
from undaunted.bots.processes.pipe import make_table, read_observation, receive, send
from undaunted.bots.thinking import Thinker


class Work(msgspec.Struct, array_like=True):
    """A position to think about, and what was chosen since the last one."""

    number: int
    budget: Budget
    seat: int
    seen: bytes
    picked: list[int]
    table: dict[str, int | bytes] | None
    """Of the scenario, where it is another one than before."""
    seed: int


class Findings(msgspec.Struct, array_like=True):
    number: int
    simulations: int
    found: dict[int, tuple[int, float]]


def work(source: BinaryIO, out: BinaryIO) -> None:
    table: Any = None
    thinker: Thinker | None = None
    while data := receive(source):
        task = msgspec.msgpack.decode(data, type=Work)
        if task.table is not None:
            table = make_table(task.table)
        thinker = thinker or Thinker(task.seed)
        for thing in task.picked:
            thinker.picked(thing)
        made, _ = thinker.think(read_observation(table, task.seat, task.seen), task.budget)
        send(out, Findings(task.number, made, thinker.found(task.seat)))


if __name__ == "__main__":
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        sys.exit(1)
