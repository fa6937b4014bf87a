"""What a log does not say of a finished game: who sat where, when it was, and whether somebody gave it up.

An export puts it beside the log, as JSON; an import takes it from there. It holds no hash and no token.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from undaunted.game.record.rows import Row, withdrawn
from undaunted.messages import languages
from undaunted.server.store.errors import StoreError
from undaunted.server.store.records import SeatRecord, TableRecord

SUFFIX = ".json"

Plain = Annotated[str, msgspec.Meta(max_length=100, pattern=r"\A[^\x00-\x1f\x7f]*\Z")]
Time = Annotated[float, msgspec.Meta(ge=0)]


class BadSheet(StoreError):
    """A sheet that does not say what it should, or does not fit its log."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(f"sheet: found {found}, expected {expected}")


class Sitter(msgspec.Struct, forbid_unknown_fields=True):
    seat: Plain
    kind: Literal["person", "bot"]
    bot: Plain = ""
    name: Plain = ""


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """`withdrawn`: the seat that gave the game up; empty for none."""

    table: Annotated[str, msgspec.Meta(pattern=r"\A[a-z0-9]{10,40}\Z")]
    created: Time
    changed: Time
    lang: Plain
    listed: bool
    seats: list[Sitter]
    withdrawn: Plain = ""


_DECODER = msgspec.json.Decoder(Sheet)


def sheet_of(record: TableRecord, rows: Sequence[Row]) -> Sheet:
    return Sheet(
        table=record.id,
        created=record.created,
        changed=record.changed,
        lang=record.lang,
        listed=record.listed,
        seats=[
            Sitter(one.seat, "bot" if one.kind == "bot" else "person", one.bot, one.name)
            for one in record.seats
        ],
        withdrawn=withdrawn(rows),
    )


def seats_of(sheet: Sheet, seats: tuple[str, ...]) -> list[SeatRecord]:
    """For a table with these seats."""
    told = tuple(one.seat for one in sheet.seats)
    if told != seats:
        raise BadSheet(f"the seats {', '.join(told)}", ", ".join(seats))
    return [SeatRecord(one.seat, one.kind, one.bot, one.name) for one in sheet.seats]


def write(sheet: Sheet) -> str:
    return msgspec.json.format(msgspec.json.encode(sheet), indent=2).decode() + "\n"


def read(text: str | bytes) -> Sheet:
    try:
        sheet = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSheet(f"{error}", "what an export writes beside a log") from error
    if sheet.lang not in languages():
        raise BadSheet(f"the language {sheet.lang!r}", f"one of {', '.join(languages())}")
    return sheet
