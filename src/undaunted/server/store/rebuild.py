"""A game from its journal: the seed gives the setup, the rows the rest, and all must come as it came then."""

from __future__ import annotations

from collections.abc import Sequence

import undaunted
from undaunted.content.errors import ContentError
from undaunted.content.stage import stage
from undaunted.game.errors import IllegalDecision
from undaunted.game.game import Game
from undaunted.server.store.errors import BadJournal, OtherContent
from undaunted.server.store.records import (
    OVER,
    PLAYING,
    UNDO,
    WITHDRAW,
    WITHDRAWN,
    Row,
    Standing,
    TableRecord,
)


def rebuild(record: TableRecord, rows: Sequence[Row]) -> Game:
    """The game after all rows. One that was withdrawn from is left where it was given up.

    Raises OtherContent where the pack is not the one it began with, BadJournal at the first row that does
    not hold. What was found is told only of a game that has ended: it may be a card in somebody's hand.
    """
    _check_content(record)
    game = undaunted.new(record.scenario, seed=record.seed)
    ended_by: Row | None = None
    for number, row in enumerate(rows, start=1):
        if row.number != number:
            raise BadJournal(record.id, number, f"row {row.number}", f"row {number}")
        if ended_by is not None:
            found = f"a row after {ended_by.seat} withdrew"
            raise BadJournal(record.id, number, found, "the end of the journal")
        _play(game, record, row)
        if row.what == WITHDRAW:
            ended_by = row
    return game


def standing(game: Game, withdrawn: str = "", changed: float = 0.0) -> Standing:
    """How a table stands whose game is this; `withdrawn` names the seat that gave it up, if one did."""
    over = game.over or bool(withdrawn)
    return Standing(
        state=OVER if over else PLAYING,
        winner=other_side(game, withdrawn) if withdrawn else game.winner or "",
        how=WITHDRAWN if withdrawn else game.how or "",
        waits_for="" if over else " ".join(game.deciders),
        round=game.round,
        decisions=game.decisions,
        changed=changed,
    )


def withdrawn(rows: Sequence[Row]) -> str:
    """The seat that gave the game up; empty for none."""
    return rows[-1].seat if rows and rows[-1].what == WITHDRAW else ""


def other_side(game: Game, seat: str) -> str:
    own = game.stage.table.seat_side[game.seats.index(seat)]
    return next(side for number, side in enumerate(game.stage.sides) if number != own)


def _check_content(record: TableRecord) -> None:
    try:
        today = stage(record.scenario)
    except ContentError as error:
        found = "no such scenario, or one that cannot be read"
        raise OtherContent(record.id, record.scenario, found) from error
    if today.hash != record.content:
        raise OtherContent(record.id, record.scenario, "other cards, tiles or forces")
    seats = tuple(one.seat for one in record.seats)
    if seats != today.seats:
        raise BadJournal(record.id, 0, f"the seats {', '.join(seats)}", ", ".join(today.seats))


def _play(game: Game, record: TableRecord, row: Row) -> None:
    """One row; the text of what is wrong is the same for all running games, whatever they hide."""
    told = record.state == OVER
    if row.seat not in game.seats:
        raise BadJournal(record.id, row.number, f"the seat {row.seat!r}", f"one of {', '.join(game.seats)}")
    try:
        if row.what == UNDO:
            game.undo(row.seat)
        elif row.what != WITHDRAW or game.over:
            game.play(row.seat, row.what)
    except IllegalDecision as error:
        found = f"'{row.seat}:{row.what}'" if told else "a decision that the rules do not allow"
        expected = f"a decision that can be replayed ({error.reason})" if told else "one that they allow"
        raise BadJournal(record.id, row.number, found, expected) from (error if told else None)
    came = "" if row.what in (UNDO, WITHDRAW) else " ".join(game.came)
    if row.came != came:
        found = repr(row.came) if told else "other dice or cards"
        expected = f"what the seed gives{': ' + repr(came) if told else ''}"
        raise BadJournal(record.id, row.number, found, expected)
