"""A campaign is a list of rows that only ever grows; all else is what they add up to.

Each is one small struct that goes to JSON and back (`dump`, `parse`): a store keeps them one by one.
"""

from __future__ import annotations

import msgspec

from undaunted.content.typed import learn
from undaunted.game.result import Result

FORMAT = 1


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that happened to a campaign."""


class Founded(Row, frozen=True, tag="founded"):
    """The first row: which campaign (`stalingrad`), and the hash of what it is played with."""

    campaign: str
    content: str
    format: int = FORMAT


class Forked(Row, frozen=True, tag="forked"):
    """What stands above was copied from another campaign: from here on it is one of its own."""

    game: int


class Sown(Row, frozen=True, tag="sown"):
    """Where the chance of the steps comes from, from the game at hand on: see `chance.py`.

    Players are told `hash` at once, the seed when all is over.
    """

    hash: str
    seed: str
    games: int


class Integrated(Row, frozen=True, tag="integrated"):
    """Whom a side keeps of two squads that are made one, by designation."""

    side: str
    cards: tuple[str, ...]


class Mustered(Row, frozen=True, tag="mustered"):
    """Which copies a side puts into its deck, by designation; a later choice replaces an earlier one."""

    side: str
    cards: tuple[str, ...]


class Opened(Row, frozen=True, tag="opened"):
    """The game has begun; both decks are in the muster."""

    stage: str
    muster: str
    content: str


class Finished(Row, frozen=True, tag="finished"):
    """The game is over: what the step reads off it. `log` is the game itself, where it is kept here."""

    result: Result
    log: str = ""


class Replaced(Row, frozen=True, tag="replaced"):
    """The reserve that the owner of an integrated squad chose for somebody lost."""

    side: str
    lost: str
    card: str


class Voided(Row, frozen=True, tag="voided"):
    """A side wants the game void, or no longer does; it is when both do."""

    side: str
    wanted: bool = True


class Left(Row, frozen=True, tag="left"):
    """A side does not want this fork, or no longer: it ends without a result."""

    side: str


AnyRow = Founded | Forked | Sown | Integrated | Mustered | Opened | Finished | Replaced | Voided | Left


def dump(row: Row) -> str:
    return msgspec.json.encode(row, order="deterministic").decode()


def parse(text: str) -> AnyRow:
    """A msgspec.ValidationError or DecodeError tells of what is no row."""
    learn(AnyRow)
    found: AnyRow = msgspec.json.decode(text, type=AnyRow)
    return found
