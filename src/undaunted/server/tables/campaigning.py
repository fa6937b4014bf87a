"""What a campaign does to the table of its game; the store has it already."""

from __future__ import annotations

import msgspec

from undaunted.server.tables.table import Table


def reseat(table: Table, seat: str, name: str, token_hash: bytes, bot: str) -> None:
    """Somebody came, a bot sits in for him, or he is back."""
    table.record.seats = [
        msgspec.structs.replace(one, name=name, token_hash=token_hash, bot=bot) if one.seat == seat else one
        for one in table.record.seats
    ]
    table.tell_seats()
    table.changed()


async def make_void(table: Table) -> None:
    """Nobody decides anything there any more, and everybody is told so."""

    def close() -> None:
        table.record.void = True
        since = table.journal.first_unseen(table.journal.number)
        table.hub.tell_each(
            lambda one: (one.face, one.lang), lambda one: table.update(one.face, one.lang, since)
        )

    await table.look(close)
    table.changed()
