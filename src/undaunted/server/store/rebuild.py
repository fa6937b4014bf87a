"""A game from its journal: the seed gives the setup, the rows the rest, and all must come as it came then."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from undaunted.content.compile import Stage, stage
from undaunted.content.errors import ContentError
from undaunted.game.course import Unasked
from undaunted.game.errors import BadRow, IllegalDecision
from undaunted.game.game import Game
from undaunted.game.record import HMAC, SETUP, WITHDRAW, Record, Row, Segment
from undaunted.game.replay import go_on_with, last_of, replayed
from undaunted.server.store.errors import BadJournal, OtherContent
from undaunted.server.store.records import OVER, PLAYING, Standing, TableRecord

UNASKED: Unasked = "automatic"
"""What a table plays without asking."""


def rebuild(record: TableRecord, rows: Sequence[Row]) -> Game:
    """The game after all rows.

    Raises OtherContent where the pack is not the one it began with, BadJournal at the first row that does
    not hold. What was found is told only of a game that has ended: it may be a card in somebody's hand.
    """
    game = last_of(games_of(record, rows))
    go_on_with(game, recorded(record, rows))
    return game


def games_of(record: TableRecord, rows: Sequence[Row]) -> Iterator[Game]:
    """The game after its setup and after each row: one object, which is to be looked at only."""
    where = stage_of(record)
    ended = ""
    for number, row in enumerate(rows, start=1):
        if ended:
            raise BadJournal(record.id, number, f"a row after {ended} withdrew", "the end of the journal")
        ended = row.seat if row.what == WITHDRAW else ""
        if row.number != number:
            raise BadJournal(record.id, number, f"row {row.number}", f"row {number}")
        if row.seat not in where.seats:
            expected = f"one of {', '.join(where.seats)}"
            raise BadJournal(record.id, number, f"the seat {row.seat!r}", expected)
    try:
        yield from replayed(recorded(record, rows), where, UNASKED)
    except BadRow as error:
        told = _told(error, record.state == OVER)
        raise BadJournal(record.id, error.row.number, *told) from (error if record.state == OVER else None)


def _told(error: BadRow, openly: bool) -> tuple[str, str]:
    """What was found and expected; the same text for all running games, whatever they hide."""
    if openly:
        return error.found, error.expected
    if isinstance(error.cause, IllegalDecision):
        return "a decision that the rules do not allow", "one that they allow"
    return "other dice or cards", "what the seed gives"


def recorded(record: TableRecord, rows: Sequence[Row]) -> Record:
    """A journal as the record that it is; the seed gives what the setup brought."""
    return Record(
        scenario=record.scenario,
        content=record.content,
        rules=record.rules,
        seats=tuple(one.seat for one in record.seats),
        rows=[Row(0, "", SETUP), *rows],
        segments=[Segment(0, HMAC, hashlib.sha256(record.seed).hexdigest(), record.seed)],
    )


def standing(game: Game, changed: float = 0.0) -> Standing:
    """How a table stands whose game is this."""
    return Standing(
        state=OVER if game.over else PLAYING,
        winner=game.winner or "",
        how=game.how or "",
        waits_for=" ".join(game.deciders),
        round=game.round,
        decisions=game.decisions,
        changed=changed,
    )


def stage_of(record: TableRecord) -> Stage:
    try:
        today = stage(record.scenario, version=record.rules)
    except ContentError as error:
        found = "no such scenario, or one that cannot be read"
        raise OtherContent(record.id, record.scenario, found) from error
    if today.hash != record.content:
        raise OtherContent(record.id, record.scenario, "other cards, tiles or forces")
    seats = tuple(one.seat for one in record.seats)
    if seats != today.seats:
        raise BadJournal(record.id, 0, f"the seats {', '.join(seats)}", ", ".join(today.seats))
    return today
