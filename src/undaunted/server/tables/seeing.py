"""How far the people on each seat have been shown the journal, on whichever of their screens."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from undaunted.server.store import StoreError

if TYPE_CHECKING:
    from undaunted.server.tables.table import Table

log = logging.getLogger(__name__)


async def note_seen(table: Table, seats: Sequence[str], number: int) -> None:
    """These seats were shown all up to this row; of several screens the one that is furthest counts.

    A film that is offered twice harms nobody: no lock, and where this cannot be kept, nobody is troubled.
    """
    number = min(number, table.journal.number)
    further = [one for one in table.record.seats if one.seat in seats and one.seen < number]
    for one in further:
        one.seen = number
    if not further:
        return
    try:
        await table._store.seen(table.id, [one.seat for one in further], number)
    except StoreError as error:
        log.warning("table %s: what was seen is not kept (%s)", table.id, error)


def first_unseen(table: Table, seat: str) -> int:
    """The first decision that this seat has not been shown; 0 when it has seen them all."""
    seen = next(one.seen for one in table.record.seats if one.seat == seat)
    first = max(1, table.journal.first_unseen(seen))
    return first if first <= table.game.decisions else 0
