"""A game from its journal: the seed gives the setup, the rows the rest, and all must come as it came then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undaunted.content.stage import Stage
from undaunted.game.course import Unasked
from undaunted.game.errors import BadRow, IllegalDecision
from undaunted.game.game import Game
from undaunted.game.record.replay import go_on_with, last_of, replayed
from undaunted.game.record.rows import SETUP, WITHDRAW, Record, Row
from undaunted.game.record.staging import NoStage, stage_of
from undaunted.server.store.dice import DAMAGED, UNDEALT, chance_of, is_dealt, mixing, segment_of
from undaunted.server.store.errors import BadJournal, OtherContent
from undaunted.server.store.prepared import laid, prepared
from undaunted.server.store.records import OVER, PLAYING, Standing, TableRecord

UNASKED: Unasked = "automatic"
"""What a table plays without asking."""


def rebuild(record: TableRecord, rows: Sequence[Row], bundle: str = "") -> Game:
    """The game after all rows; `bundle` is the content that was stored with it.

    Raises OtherContent where what it began with is not to be had any more, BadJournal at the first row that
    does not hold. What was found is told only of a game that has ended: it may be a card in somebody's hand.
    """
    return played_on(record, rows, stage_for(record, bundle))


def rebuild_whole(record: TableRecord, rows: Sequence[Row], bundle: str = "") -> Game:
    """The same for a game that is to be played on: what lost its last rows would hold, and be another."""
    game = rebuild(record, rows, bundle)
    if game.decisions != record.decisions:
        expected = f"the {record.decisions} that were noted with it"
        raise BadJournal(record.id, 0, f"a journal of {game.decisions} decisions", expected)
    return game


def played_on(record: TableRecord, rows: Sequence[Row], where: Stage) -> Game:
    """The same where it is known what it is played with."""
    game = last_of(games_of(record, rows, where))
    again = recorded(record, rows)
    if not is_dealt(record.seed):
        game._segments = [segment_of(record.seed)]
        game._listen_to(chance_of(record.seed))
    elif prepared(record.seed):
        game._segments = again.segments
        game._listen_to(laid(record.seed, sum(len(row.came.split()) for row in game.rows(1))))
    else:
        go_on_with(game, again)
    return game


def games_of(record: TableRecord, rows: Sequence[Row], where: Stage) -> Iterator[Game]:
    """The game after its setup and after each row: one object, which is to be looked at only."""
    if mixing(record.seed) is DAMAGED:
        raise BadJournal(record.id, 0, "dice that cannot be read", "a seed, or what it is mixed of")
    if rows and not is_dealt(record.seed):
        raise BadJournal(record.id, 1, "a row before anything was dealt", "the end of the journal")
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
    script = prepared(record.seed)
    source = segment_of(record.seed) if is_dealt(record.seed) else UNDEALT.noted(0)
    return Record(
        scenario=record.scenario,
        content=record.content,
        rules=record.rules,
        seats=tuple(one.seat for one in record.seats),
        rows=[Row(0, "", SETUP, script.setup if script else ""), *rows],
        segments=[source],
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


def stage_for(record: TableRecord, bundle: str = "") -> Stage:
    """What the table began with, or OtherContent, which says why that is not to be had."""
    try:
        where = stage_of(record.scenario, record.content, record.rules, bundle)
    except NoStage as error:
        raise OtherContent(record.id, record.scenario, error.found, error.why) from error
    seats = tuple(one.seat for one in record.seats)
    if seats != where.seats:
        raise BadJournal(record.id, 0, f"the seats {', '.join(seats)}", ", ".join(where.seats))
    return where
