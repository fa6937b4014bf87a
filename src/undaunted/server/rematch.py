"""Playing again: the people of a game that has ended are offered seats at another table."""

from __future__ import annotations

from undaunted.server import pages
from undaunted.server.errors import Refusal
from undaunted.server.store import OVER, StoreError, TableRecord
from undaunted.server.tables import Tables, seating


async def guests(
    tables: Tables, again: pages.PlayAgain | None, authorization: str | None
) -> dict[str, bytes]:
    """For each seat of the new table that is kept for somebody: the hash of the token he has at the old one.

    Refuses whoever did not play there, and whoever is offered a rematch already: he may just accept it.
    """
    if again is None:
        return {}
    async with tables.at(again.table) as live:
        token = (authorization or "").partition(" ")[2].strip()
        yours = seating.seats_of(live.record, token)
        if not yours:
            raise Refusal("bad-token")
        if live.state != OVER:
            raise Refusal("running")
        if live.record.rematch and await _is_awaited(tables, live.record, yours):
            raise Refusal("rematch-offered")
        sat = {one.seat: one.token_hash for one in live.record.seats if one.kind == seating.PERSON}
        return {seat: sat[before] for seat, before in again.seats.items() if before in sat}


async def _is_awaited(tables: Tables, before: TableRecord, yours: tuple[str, ...]) -> bool:
    """Whether a seat at the rematch is kept free for one of these."""
    try:
        other = await tables.store.table(before.rematch)
    except StoreError as error:
        raise Refusal("busy") from error
    own = {one.token_hash for one in before.seats if one.seat in yours}
    return other is not None and any(
        one.kind in seating.OPEN and one.guest_hash in own for one in other.seats
    )


async def tell_rematch(tables: Tables, before: str, record: TableRecord) -> None:
    """Where somebody is to come. Whoever plays bots again need not be told."""
    if any(one.guest_hash for one in record.seats):
        async with tables.at(before) as live:
            await live.offer_rematch(record.id)
