"""What the archive is asked, and what it answers: each order brings the whole record that is to be read."""

from __future__ import annotations

import msgspec

from undaunted.game.record.rows import Row
from undaunted.server.store import TableRecord
from undaunted.server.wire import Ending


class Volume(msgspec.Struct, frozen=True):
    """The record of a game, as the store keeps it: `bundle` is what it is played with."""

    table: TableRecord
    rows: list[Row]
    bundle: str


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


Order = Replay | LookBack | Explanation | Page | Log


class Ready(msgspec.Struct, tag="ready", frozen=True):
    """A process has started."""


class Found(msgspec.Struct, tag="found", frozen=True):
    """The answer as it goes to the browser; empty where there is nothing to tell."""

    body: bytes


class Unreadable(msgspec.Struct, tag="unreadable", frozen=True):
    """The record does not hold, or what it was played with is not to be had. `told` is for the host's log."""

    why: str
    told: str


Answer = Ready | Found | Unreadable


def key_of(order: Order) -> tuple[object, ...]:
    """Orders with the same key have the same answer: a journal only grows, so many rows are the same ones.

    The bundle belongs to the table for good.
    """
    volume = order.volume
    rest = tuple(getattr(order, name) for name in order.__struct_fields__ if name != "volume")
    sitting = tuple((one.kind, one.bot, one.name) for one in volume.table.seats)
    about = (volume.table.id, len(volume.rows), volume.table.state, volume.table.void, sitting)
    return (type(order), *about, *rest)
