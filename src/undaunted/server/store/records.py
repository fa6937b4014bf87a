"""What is kept of a table, as data."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from undaunted.game.record.rows import Row
from undaunted.server.store.errors import Damaged

WAITING, PLAYING, OVER = "waiting", "playing", "over"
"""The states of a table."""
PERSON = "person"
"""The kind of a seat on which somebody sits."""
LAST_MOMENT = 253_402_300_799.0
"""The end of the year 9999, beyond which no calendar goes."""


class SeatRecord(msgspec.Struct):
    """Who sits on a seat: `kind` is person, bot, invite or anyone (open, by a link or from the lobby).

    Tokens and the keys of invitations are here as hashes only; empty where there is none. `seen`: up to which
    row of the journal whoever sits there has been shown it, on any screen. `guest_hash`: of the token that
    whoever the seat is kept for has at the table before; `devices`: those of the other devices he plays on.
    A person with a `bot` is one for whom it sits in, in a campaign.
    """

    seat: str
    kind: str
    bot: str = ""
    name: str = ""
    token_hash: bytes = b""
    key_hash: bytes = b""
    seen: int = 0
    guest_hash: bytes = b""
    devices: tuple[bytes, ...] = ()


class TableRecord(msgspec.Struct):
    """`content` is the hash of what it is played with, `rules` the version of its rules; both stay for good.

    `waits_for`: the seats that are asked now, separated by blanks. Times are seconds since 1970. `advice`:
    the people who play agreed to it. `rematch`: the table at which they play again. `campaign`: the one that
    this is a game of, if it is; `void`: its players made it so.
    """

    id: str
    scenario: str
    content: str
    rules: int
    seed: bytes
    lang: str
    listed: bool
    created: float
    changed: float
    state: str
    winner: str
    how: str
    waits_for: str
    round: int
    decisions: int
    seats: list[SeatRecord]
    advice: bool = False
    rematch: str = ""
    campaign: str = ""
    void: bool = False


class Kept(NamedTuple):
    """A table, its journal, and the content that it is played with; empty where that was not stored."""

    table: TableRecord
    rows: Sequence[Row]
    bundle: str = ""


class Standing(msgspec.Struct):
    """The part of a table's record that changes with every row of its journal."""

    state: str
    winner: str
    how: str
    waits_for: str
    round: int
    decisions: int
    changed: float


def check_times(created: float, changed: float) -> None:
    """A disk may make any number of one, and not every number is a time."""
    if not (0 <= created <= LAST_MOMENT and 0 <= changed <= LAST_MOMENT):
        raise Damaged("a time that no calendar has")


def fresh_id() -> str:
    """For a new table: 80 random bits in base32. No secret, but not to be guessed."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()
