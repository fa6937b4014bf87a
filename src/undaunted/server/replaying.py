"""Replays: how a table stood after each decision, as a spectator or a seat saw it.

A game is played again from its journal, without what was taken back. While it runs, only who holds a seat
looks through its eyes; once it has ended everybody may look through any.
"""

from __future__ import annotations

from collections.abc import Sequence

from undaunted.content.stage import Stage
from undaunted.game.record.rows import Row, decisions_of
from undaunted.server.errors import Refusal
from undaunted.server.pages import Moment, Moments
from undaunted.server.store import TableRecord
from undaunted.server.store.rebuild import games_of
from undaunted.server.telling import happened
from undaunted.server.wire import Ending


def eyes_for(record: TableRecord, over: bool, yours: tuple[str, ...], seat: str) -> tuple[str, ...]:
    """Whose eyes one may ask for; refuses where `seat` is none of them."""
    seats = tuple(one.seat for one in record.seats)
    if seat and seat not in seats:
        raise Refusal("no-seat", seat=seat)
    eyes = seats if over else tuple(one for one in seats if one in yours)
    if seat and seat not in eyes:
        raise Refusal("not-yours")
    return eyes


def moments(
    record: TableRecord,
    rows: Sequence[Row],
    where: Stage,
    ending: Ending | None,
    eyes: tuple[str, ...],
    seat: str,
    first: int,
    last: int,
    lang: str,
) -> Moments:
    """Played from the start."""
    who = seat or None
    decisions = decisions_of(rows)
    found: list[Moment] = []
    for number, game in enumerate(games_of(record, numbered(decisions[:last]), where)):
        if number >= first:
            found.append(Moment(number, happened(game.events(who, number), lang), game.now(who)))
    return Moments(record.id, record.scenario, seat, eyes, len(decisions), tuple(found), ending)


def numbered(rows: Sequence[Row]) -> list[Row]:
    """A record of just these."""
    return [Row(number, row.seat, row.what, row.came) for number, row in enumerate(rows, start=1)]
