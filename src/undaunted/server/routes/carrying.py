"""Taking a seat along to another device: a key is made for whoever sits there, and opened elsewhere once."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Annotated

from litestar import post
from litestar.di import NamedDependency
from litestar.params import Body

from undaunted.server import pages, tokens
from undaunted.server.errors import Refusal
from undaunted.server.guard.buckets import Buckets
from undaunted.server.guard.rules import Rate
from undaunted.server.routes.asked import (
    AllTables,
    Asked,
    Authorization,
    Lang,
    TableId,
    refusing,
    seats_by_header,
)
from undaunted.server.store import Store, StoreError
from undaunted.server.store.carried import TABLES, Kind

PACE = Rate(per_second=1 / 30, burst=6)
"""Keys that one person may have made at a table."""
REMEMBERED = 10_000


class Carrying:
    def __init__(self, store: Store, lasts: float) -> None:
        """`lasts`: the seconds for which a key can be used."""
        self._store = store
        self._lasts = lasts
        self._pace = Buckets(PACE, REMEMBERED)

    async def offer(self, table: str, seats: tuple[str, ...], kind: Kind = TABLES) -> pages.Carry:
        """A key to these seats, or sides of a campaign; one that was made before and not used is void."""
        if self._pace.take((table, seats)):
            raise Refusal("too-fast")
        key = tokens.new_token()
        try:
            await self._store.offer_key(tokens.hashed(key), table, seats, time.time() + self._lasts, kind)
        except StoreError as error:
            raise Refusal("busy") from error
        return pages.Carry(key=key, seconds=int(self._lasts))

    async def take(self, table: str, key: str, kind: Kind = TABLES) -> pages.Seated:
        """A token for this device; refuses a key that is unknown, used up or too old."""
        known, token = tokens.hashed(key), tokens.new_token()
        try:
            found = await self._store.offered_key(known, kind)
            if found is None or found.table != table:
                raise Refusal("key-unknown")
            if found.used:
                raise Refusal("key-used")
            # Of two that come at once, one was first.
            late = found.until < time.time()
            if late or not await self._store.take_key(known, tokens.hashed(token), kind):
                again = await self._store.offered_key(known, kind)
                raise Refusal("key-used" if again and again.used else "key-expired")
        except StoreError as error:
            raise Refusal("busy") from error
        return pages.Seated(table=table, token=token, yours=found.seats)


@post(
    "/api/tables/{table:str}/carry",
    summary="A key with which one's own seat is taken along to another device: once, and within minutes",
    responses=refusing(s401="not a token of this table", s404="no such table"),
)
async def carry_seat(
    request: Asked,
    table: TableId,
    tables: AllTables,
    carrying: NamedDependency[Carrying],
    token: Authorization = None,
    lang: Lang = None,
) -> pages.Carry:
    async with tables.at(table) as live:
        yours = seats_by_header(live.record, token)
        if not yours:
            raise Refusal("bad-token")
        return await carrying.offer(table, yours)


@post(
    "/api/tables/{table:str}/device",
    summary="Play on here, with the key that was made on the other device",
    responses=refusing(s404="no such table or key", s409="used already", s410="expired"),
)
async def take_along(
    request: Asked,
    table: TableId,
    data: Annotated[pages.TakeAlong, Body(title="The key")],
    tables: AllTables,
    carrying: NamedDependency[Carrying],
    lang: Lang = None,
) -> pages.Seated:
    async with tables.at(table) as live:
        seated = await carrying.take(table, data.key)
        # The key is used up: whoever has it must get his token. Otherwise the table is loaded anew.
        with suppress(Refusal):
            await live.know_devices()
        return seated
