"""A process that helps a search: positions come in, findings go out, until its input ends.

Runs as `python -m undaunted.bots.helper`. A message is its length in four bytes and msgpack.
"""

from __future__ import annotations

import sys
from typing import Any, BinaryIO

import msgspec

from undaunted.bots.budget import Budget
from undaunted.bots.thinking import Thinker
from undaunted.speed import rules


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


def send(out: BinaryIO, message: msgspec.Struct) -> None:
    data = msgspec.msgpack.encode(message)
    out.write(len(data).to_bytes(4, "big") + data)
    out.flush()


def receive(source: BinaryIO) -> bytes:
    """The next message; nothing at the end, nor where the sender died in the middle of it."""
    size = int.from_bytes(source.read(4), "big")
    data = source.read(size) if size else b""
    return data if len(data) == size else b""


def describe_table(table: rules.Table) -> dict[str, int | bytes]:
    """Every number and array of a table, by name."""
    found: dict[str, int | bytes] = {}
    for name in dir(table):
        if not name.startswith("_"):
            value = getattr(table, name)
            found[name] = bytes(value) if isinstance(value, bytearray) else int(value)
    return found


def make_table(described: dict[str, int | bytes]) -> rules.Table:
    table = rules.Table()
    for name, value in described.items():
        setattr(table, name, bytearray(value) if isinstance(value, bytes) else value)
    return table


def write_observation(seen: rules.Observation) -> bytes:
    return b"".join((seen.state.pack(), seen.hand_sizes, seen.has_bid, seen.lost))


def read_observation(table: rules.Table, seat: int, data: bytes) -> rules.Observation:
    """What `write_observation` wrote, for a table of the same scenario."""
    state = rules.opening(table)
    size = len(state.pack())
    state.unpack(data[:size])
    seen = rules.Observation()
    seen.seat, seen.state = seat, state
    seen.hand_sizes = bytearray(data[size : size + table.seats])
    seen.has_bid = bytearray(data[size + table.seats : size + 2 * table.seats])
    seen.lost = bytearray(data[size + 2 * table.seats :])
    return seen


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
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(1)
