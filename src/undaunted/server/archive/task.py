"""What the archive is asked, and what it answers. It reads the games themselves, from the same store."""

from __future__ import annotations

import msgspec

from undaunted.game.record.rows import Row
from undaunted.server.store import TableRecord
from undaunted.server.wire import Ending


class Shelves(msgspec.Struct, tag="shelves", frozen=True):
    """Where the games are kept: the first thing that a new process is told."""

    store: str


class Volume(msgspec.Struct, frozen=True):
    """Which game is to be read, and how it stood when it was asked for.

    Out of a store that no other process can look into (`:memory:`) its journal comes along, with the
    `bundle` that it is played with.
    """

    table: TableRecord
    rows: list[Row] | None = None
    bundle: str = ""


class Replay(msgspec.Struct, tag="replay", frozen=True):
    """Moments of a game. `ending`: where the server knows it; of a game that has ended it is found out."""

    volume: Volume
    eyes: tuple[str, ...]
    seat: str
    first: int
    last: int
    lang: str
    ending: Ending | None = None


class LookBack(msgspec.Struct, tag="look-back", frozen=True):
    """What decided a game that has ended."""

    volume: Volume
    lang: str


class Explanation(msgspec.Struct, tag="explanation", frozen=True):
    """Why the solo opponent did what it did."""

    volume: Volume
    decision: int
    eyes: str
    lang: str


class Page(msgspec.Struct, tag="page", frozen=True):
    """The page of a table at which nobody plays any more."""

    volume: Volume
    yours: tuple[str, ...]
    lang: str


class Log(msgspec.Struct, tag="log", frozen=True):
    """The whole game as a text that can be checked."""

    volume: Volume


class Record(msgspec.Struct, tag="record", frozen=True):
    """What is written of a game, row by row, also where it cannot be played again."""

    volume: Volume
    yours: tuple[str, ...]
    lang: str


class Staged(msgspec.Struct, tag="staged", frozen=True):
    """All that never changes at a table, as it began."""

    volume: Volume
    lang: str


Order = Replay | LookBack | Explanation | Page | Log | Record | Staged


class Ready(msgspec.Struct, tag="ready", frozen=True):
    """A process has started."""


class Found(msgspec.Struct, tag="found", frozen=True):
    """The answer as it goes to the browser; empty where there is nothing to tell.

    What a browser may keep comes compressed and with its tag as well.
    """

    body: bytes
    packed: bytes = b""
    tag: str = ""


class Missing(msgspec.Struct, tag="missing", frozen=True):
    """There is no such table any more."""


class Unreadable(msgspec.Struct, tag="unreadable", frozen=True):
    """The record does not hold, or what it was played with is not to be had. `told` is for the host's log."""

    why: str
    told: str


class Broken(msgspec.Struct, tag="broken", frozen=True):
    """The store could not be read. `damage`: what of it makes no sense, where it is that."""

    told: str
    damage: str = ""


Answer = Ready | Found | Missing | Unreadable | Broken


class Answered(msgspec.Struct, frozen=True):
    """With the milliseconds that it took."""

    answer: Answer
    took: float = 0.0


def key_of(order: Order) -> tuple[object, ...]:
    """Orders with the same key have the same answer: with every row of its journal a table changes.

    The bundle belongs to the table for good.
    """
    volume = order.volume
    table = volume.table
    rest = tuple(getattr(order, name) for name in order.__struct_fields__ if name != "volume")
    sitting = tuple((one.kind, one.bot, one.name) for one in table.seats)
    stands = (table.changed, table.decisions, table.state, table.void, table.seed)
    return (type(order), table.id, len(volume.rows or ()), *stands, sitting, *rest)
