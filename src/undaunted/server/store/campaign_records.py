"""What is kept of a campaign, as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from undaunted.server.store.records import TableRecord


class SideRecord(msgspec.Struct):
    """Who has a side: `kind` is person, bot or invite. Tokens and keys are here as hashes only.

    `standin`: the bot that sits in for a person, or for one who has not come yet. `seen`: when he was last
    here. `promised`: the hash of his number for the dice of the next game. `devices`: the hashes of the
    tokens that his other devices have.
    """

    side: str
    kind: str
    bot: str = ""
    name: str = ""
    token_hash: bytes = b""
    key_hash: bytes = b""
    standin: str = ""
    seen: float = 0.0
    promised: str = ""
    devices: tuple[bytes, ...] = ()


class Holder(NamedTuple):
    """Who has a side: the hashes of their token and of their invitation; a bot has neither."""

    side: str
    token_hash: bytes
    key_hash: bytes


class Ancestor(NamedTuple):
    """A campaign that a fork was made from, itself or through other forks.

    `finished`: it was played to its end; one that a side left was not. One that is missing has no holders.
    """

    id: str
    finished: bool
    holders: tuple[Holder, ...]

    @property
    def guards(self) -> bool:
        """Whether it has secrets to keep from one of its players: it is not finished, and has several.

        Two sides with one token are one person; somebody who is still invited is a person, too. A campaign
        that is missing has secrets.
        """
        people = {one.token_hash or one.key_hash for one in self.holders} - {b""}
        return not self.finished and (not self.holders or len(people) > 1)


class Fork(NamedTuple):
    """A campaign that was forked from another, before this game."""

    id: str
    game: int
    state: str
    holders: tuple[Holder, ...]


class GameRecord(msgspec.Struct, frozen=True):
    """Game `game` was begun at this table; `number` is that of the row which opened it."""

    number: int
    game: int
    table: str
    void: bool = False


class CampaignRecord(msgspec.Struct):
    """`name` is that of the campaign (`stalingrad`). `at_hand`: the table of the game that goes on, if any.

    `origin`: the campaign that this one was forked from, before its game `origin_game`.
    """

    id: str
    name: str
    lang: str
    created: float
    changed: float
    state: str
    sides: list[SideRecord]
    at_hand: str = ""
    origin: str = ""
    origin_game: int = 0
    games: list[GameRecord] = []


class KeptCampaign(NamedTuple):
    record: CampaignRecord
    rows: Sequence[str]


class Onward(msgspec.Struct, frozen=True):
    """What one change brings: rows from `first` on, and how the campaign stands after them.

    `opened`: the table of the game that begins, with what it is played with; `game` is its number. All that
    was promised for its dice is used up then. `promised`: what a side, which comes first, has promised now.
    `void`: the table whose game is void now.
    """

    first: int
    rows: tuple[str, ...]
    state: str
    at_hand: str
    changed: float
    game: int = 0
    opened: TableRecord | None = None
    bundle: str = ""
    promised: tuple[str, str] | None = None
    void: str = ""
