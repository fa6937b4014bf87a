"""The record of a game: what it was started with, and row by row what was decided and what chance brought.

A log is a record written down, a server's journal one that is kept row by row, and `replay` plays it again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from undaunted.game.record.mixture import Share

UNDO, WITHDRAW = "!undo", "!withdraw"
"""What a row says when it is no decision; no thing begins with an exclamation mark."""
SETUP = "setup"
HMAC = "hmac-sha256"
MIXED = "mixed-hmac-sha256"
SCRIPTED = "scripted"


class Row(msgspec.Struct, gc=False):
    """A decision's thing in notation, `!undo` (of one decision) or `!withdraw`; `number` counts from 1.

    Row 0 is the setup, which is nobody's. `came` is what chance brought: dice and cards, separated by blanks.
    """

    number: int
    seat: str
    what: str
    came: str = ""

    def __str__(self) -> str:
        decision = f"{self.seat}:{self.what}" if self.seat else self.what
        return f"{decision} : {self.came}" if self.came else decision


@dataclass
class Segment:
    """From which decision on (0 is the setup) chance came from where; `seed` once it may be known.

    `hash` is that of the seed, promised beforehand; `shares` are what players put in besides.
    """

    start: int
    kind: str
    hash: str = ""
    seed: bytes | None = None
    shares: tuple[Share, ...] = ()

    def __str__(self) -> str:
        told = (f"nonce {one.seat} {one.commitment} {one.nonce}".rstrip() for one in self.shares)
        return "\n".join((f"chance {self.kind} {self.hash}".rstrip(), *told))


@dataclass
class Record:
    """`rows` begins with the setup. `bundle` is the content itself, where its name does not lead there."""

    scenario: str
    content: str
    rules: int
    seats: tuple[str, ...]
    start: str = ""
    bundle: str = ""
    rows: list[Row] = field(default_factory=list)
    segments: list[Segment] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    """Where each row stands in the text that it was read from."""

    @property
    def withdrawn(self) -> str:
        """The seat that gave the game up; empty for none."""
        return withdrawn(self.rows)


def withdrawn(rows: Sequence[Row]) -> str:
    return rows[-1].seat if rows and rows[-1].what == WITHDRAW else ""


def decisions_of(rows: Iterable[Row]) -> list[Row]:
    """The decisions that stand: without the setup, what was taken back, and a withdrawal."""
    found: list[Row] = []
    for row in rows:
        if row.what == UNDO:
            if found:
                found.pop()
        elif row.number and row.what != WITHDRAW:
            found.append(row)
    return found
