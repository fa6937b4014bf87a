"""Before the cards are dealt: people put their own numbers into the dice, and the last one starts the game.

Whoever sits down may give the hash of a number (a commitment). When every seat is taken, those who did tell
their numbers, and the game is dealt from all of them and the server's secret (`game/record/mixture.py`).
Until then a table shows what lies open and nobody's cards: there are none yet.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from undaunted.game.record.mixture import commitment_of
from undaunted.server.dice_wire import Dice, Promised
from undaunted.server.errors import Refusal
from undaunted.server.store import OVER, PLAYING, WAITING, TableRecord
from undaunted.server.store.dice import Mixing, mixing, seed_hash
from undaunted.server.store.rebuild import played_on
from undaunted.server.tables import seating

if TYPE_CHECKING:
    from undaunted.server.tables.table import Table


def dice_of(record: TableRecord) -> Dice | None:
    """As everybody is told it; None where nobody could add anything."""
    found = mixing(record.seed)
    if found is None:
        return None
    shares = tuple(Promised(one.seat, one.commitment, bool(one.nonce)) for one in found.shares)
    return Dice(seed_hash(record.seed), shares, seating.awaited(record), found.dealt)


def seed_after(record: TableRecord, taken: Collection[str], commitment: str) -> bytes:
    """The dice once somebody has sat down there; if he was the last, and nothing is to be told, dealt."""
    found = mixing(record.seed)
    if found is None or found.dealt:
        return record.seed
    found = found.promise([one.seat for one in record.seats], taken, commitment)
    full = set(seating.open_seats(record)) <= set(taken)
    return (found.deal() if full and not found.untold else found).kept()


async def reveal(table: Table, seats: Collection[str], nonce: str) -> None:
    """The number for these seats, which one person has."""
    await table._whole(_reveal(table, seats, nonce))


async def deal(table: Table, seats: Collection[str]) -> None:
    """Whoever sits on these seats waits for nobody who is not here; for himself he need not wait either."""
    await table._whole(_deal(table, seats))


async def lose(table: Table, seats: Collection[str]) -> None:
    """Whoever sits on these seats has not got his number any more, and nobody is to wait for it."""
    await table._whole(_lose(table, seats))


async def deal_if_all_is_told(table: Table) -> None:
    """A bot may have come to sit for the last who was waited for."""
    await table._whole(go_on(table))


async def deal_unfinished(table: Table) -> None:
    """Somebody gives up before all was told: the game ends as it would have begun."""
    found = mixing(table.record.seed)
    if found is not None and not found.dealt:
        await _keep(table, found.deal())


def tell_dice(table: Table) -> None:
    told = dice_of(table.record)
    if told is not None:
        table.hub.tell_each(lambda _: 0, lambda _: told)


async def go_on(table: Table) -> None:
    """Deal, where nothing is waited for any more; once the table is locked."""
    found = _undealt(table)
    if found is not None and not seating.open_seats(table.record) and not seating.awaited(table.record):
        await _keep(table, found.deal())


def _undealt(table: Table) -> Mixing | None:
    """What is still to be dealt; of a void game nothing is."""
    found = mixing(table.record.seed)
    return None if found is None or found.dealt or table.record.void else found


def _check_wanted(table: Table) -> None:
    """Who asks for cards at a void table would wait for them; a number that comes too late does no harm."""
    if table.record.void:
        raise Refusal(OVER)


async def _reveal(table: Table, seats: Collection[str], nonce: str) -> None:
    found = _undealt(table)
    if found is None:
        return
    if seating.open_seats(table.record):
        raise Refusal(WAITING)
    if not nonce or commitment_of(nonce) not in [one.commitment for one in found.shares if one.seat in seats]:
        raise Refusal("bad-number")
    await _note(table, found, found.tell(seats, nonce))


async def _deal(table: Table, seats: Collection[str]) -> None:
    _check_wanted(table)
    found = _undealt(table)
    if found is None:
        return
    if seating.open_seats(table.record):
        raise Refusal(WAITING)
    if not seats:
        raise Refusal("not-yours")
    if any(seat in table.hub.here for seat in seating.awaited(table.record) if seat not in seats):
        raise Refusal("still-here")
    await _keep(table, found.deal())


async def _lose(table: Table, seats: Collection[str]) -> None:
    _check_wanted(table)
    found = _undealt(table)
    if found is None:
        return
    if seating.open_seats(table.record):
        raise Refusal(WAITING)
    if not any(one.seat in seats for one in found.shares):
        raise Refusal("not-yours")
    await _note(table, found, found.lose(seats))


async def _note(table: Table, before: Mixing, after: Mixing) -> None:
    """With the last that was waited for the game is dealt."""
    if after != before:
        await _keep(table, after if seating.awaits(table.record, after) else after.deal())


async def _keep(table: Table, after: Mixing) -> None:
    """Durable before anybody is told; once all is there the game begins."""
    record = table.record
    full = after.dealt and not seating.open_seats(record)
    await table._kept(table._store.dice(record.id, after.kept(), PLAYING if full else WAITING))
    record.seed = after.kept()
    if after.dealt:
        await begin(table)
    else:
        await table._keep_and_tell(table.journal.number)
    tell_dice(table)


async def begin(table: Table, anew: bool = True) -> None:
    """All is there: deal, unless that was done when the table was opened; play on, and tell everybody."""
    if anew:
        table.game = played_on(table.record, [], table.game.stage)
        table.record.state = table.state
    if table.state == PLAYING:
        table._settle()
    await table._keep_and_tell(table.journal.number - len(table._unkept))
