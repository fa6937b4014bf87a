"""Opening a guided table: a real one, with prepared cards and dice, and a prepared hand on the other seat."""

from __future__ import annotations

import time

from undaunted.content.stage import stage
from undaunted.guides import Guide
from undaunted.server import pages, tokens
from undaunted.server.errors import spoken
from undaunted.server.store import PLAYING, SeatRecord, TableRecord, fresh_id
from undaunted.server.tables import seating
from undaunted.server.tables.coaching import HAND, seed_of


def guided(guide: Guide, wish: pages.StartGuide, name: str) -> tuple[TableRecord, pages.Opened]:
    """The record of a new guided table, and the key to it. No such table is ever listed."""
    where = stage(guide.scenario)
    token = tokens.new_token()
    seats = [
        SeatRecord(seat=seat, kind=seating.PERSON, name=name, token_hash=tokens.hashed(token))
        if seat == guide.seat
        else SeatRecord(seat=seat, kind=seating.BOT, bot=f"{HAND}{guide.name}")
        for seat in where.seats
    ]
    now = time.time()
    record = TableRecord(
        id=fresh_id(),
        scenario=where.name,
        content=where.hash,
        rules=where.rules_version,
        seed=seed_of(guide),
        lang=spoken(wish.lang),
        listed=False,
        created=now,
        changed=now,
        state=PLAYING,
        winner="",
        how="",
        waits_for="",
        round=0,
        decisions=0,
        seats=seats,
    )
    return record, pages.Opened(table=record.id, token=token, yours=(guide.seat,), links={})
