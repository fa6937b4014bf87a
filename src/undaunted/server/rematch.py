"""Playing again: the people of a game that has ended are offered seats at another table."""

from __future__ import annotations

from undaunted.server import pages
from undaunted.server.errors import Elsewhere, Refusal
from undaunted.server.opening import AFRESH, Before
from undaunted.server.store import OVER, StoreError, TableRecord
from undaunted.server.tables import Tables, seating


async def before_of(tables: Tables, again: pages.PlayAgain | None, authorization: str | None) -> Before:
    """What the new table has from the old one: for whom its seats are kept, and whether advice is proposed.

    Refuses whoever did not play there, and whoever is offered a rematch already: he may just accept it.
    """
    if again is None:
        return AFRESH
    record = await tables.record(again.table)
    token = (authorization or "").partition(" ")[2].strip()
    yours = seating.seats_of(record, token)
    if not yours:
        raise Refusal("bad-token")
    if record.campaign:
        raise Refusal("campaign-again")
    if record.state != OVER:
        raise Refusal("running")
    if record.rematch and await _is_awaited(tables, record, yours):
        raise Refusal("rematch-offered")
    sat = {one.seat: one.token_hash for one in record.seats if one.kind == seating.PERSON}
    kept = {seat: sat[before] for seat, before in again.seats.items() if before in sat}
    return Before(kept, record.advice)


async def guest_of(tables: Tables, wish: pages.Sit) -> bytes:
    """For whom seats are kept who comes from the table before, with the token of whatever device."""
    if not wish.before:
        return b""
    record = await tables.record(wish.before)
    yours = seating.seats_of(record, wish.key)
    return next((one.token_hash for one in record.seats if one.seat in yours), b"")


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
        await offer(tables, before, record.id)


async def offer(tables: Tables, before: str, other: str) -> None:
    """To those who are at the table before, in whatever process that lives."""
    try:
        async with tables.at(before) as live:
            await live.offer_rematch(other)
    except Elsewhere as elsewhere:
        await tables.offer_elsewhere(elsewhere, before, other)
