"""A game as it is written down: who played what, row by row, without the rules."""

from __future__ import annotations

from undaunted.game.record.rows import SETUP, Row, withdrawn
from undaunted.messages import name
from undaunted.server import pages
from undaunted.server.describing import when
from undaunted.server.store import OVER
from undaunted.server.store.records import Kept


def written(kept: Kept, yours: tuple[str, ...], lang: str) -> pages.Written:
    """From the record alone: it needs neither the scenario nor the rules that the game was played by."""
    record = kept.table
    over = record.state == OVER
    return pages.Written(
        table=record.id,
        scenario=record.scenario,
        state=record.state,
        seats=tuple(
            pages.Sat(one.seat, str(name(f"bot-{one.bot}", one.bot, lang)) if one.bot else one.name)
            for one in record.seats
        ),
        yours=yours,
        round=record.round,
        winner=record.winner,
        gave_up=withdrawn(kept.rows),
        waits_for=tuple(record.waits_for.split()) if record.state != OVER else (),
        created=when(record.created),
        changed=when(record.changed),
        rows=tuple(_row(row, over, yours) for row in kept.rows if row.what != SETUP),
    )


def _row(row: Row, over: bool, yours: tuple[str, ...]) -> pages.WrittenRow:
    """Of a running game a row may be a bid that lies face down, and nobody can tell which without the rules.

    So whoever looks sees that something was decided; what, only where it was decided by themselves. What
    chance brought is told at the end: it may be the other side's hand.
    """
    own = row.seat in yours
    return pages.WrittenRow(
        number=row.number,
        seat=row.seat,
        what=row.what if over or own else "",
        came=row.came if over else "",
    )
