"""Between the processes of bots: what goes through their pipes, and how such a process is started.

A message is its length in four bytes and msgpack. Of a position only an observation is ever sent.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

import msgspec

import undaunted
from undaunted.speed import rules


def environment() -> dict[str, str]:
    """For a process that must find this very package, wherever it lies."""
    found = str(Path(undaunted.__file__).parents[1])
    paths = [found, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def frame(message: msgspec.Struct) -> bytes:
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(4, "big") + data


def send(out: BinaryIO, message: msgspec.Struct) -> None:
    out.write(frame(message))
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
