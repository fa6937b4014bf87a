"""The page about a game that has ended: what decided it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import msgspec
from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec

from undaunted.content.stage import Stage
from undaunted.game.afterwards import Account, Bookkeeper, Roll
from undaunted.game.record.rows import Row, decisions_of
from undaunted.server import pages
from undaunted.server.errors import Refusal
from undaunted.server.replaying import Pace, numbered
from undaunted.server.routes.asked import AllTables, Asked, Lang, TableId, language_of, refusing
from undaunted.server.store import BadJournal, TableRecord
from undaunted.server.store.rebuild import games_of
from undaunted.server.tables.registry import gone

KEPT = 200
"""Accounts of games, so that nobody has to play one again for each who looks."""
TOLD = 2
"""Strokes of luck that are told, and as many of bad luck."""


class Afterwards:
    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    async def of(self, record: TableRecord, rows: Sequence[Row], where: Stage) -> Account:
        account = self._accounts.pop(record.id, None)
        if account is None:
            keeper = Bookkeeper()
            pace = Pace()
            for game in games_of(record, numbered(decisions_of(rows)), where):
                keeper.note(game)
                await pace.rest()
            account = keeper.account()
        self._accounts[record.id] = account
        if len(self._accounts) > self._kept:
            self._accounts.popitem(last=False)
        return account


@get(
    "/api/tables/{table:str}/afterwards",
    summary="A game that has ended, looked back on: points, luck and losses",
    responses={
        200: ResponseSpec(pages.Afterwards, description="of both sides", generate_examples=False),
        **refusing(s404="no such table", s409="still running", s410="cannot be replayed"),
    },
)
async def table_afterwards(
    request: Asked,
    table: TableId,
    tables: AllTables,
    afterwards: NamedDependency[Afterwards],
    lang: Lang = None,
) -> Response[bytes]:
    async with tables.at(table) as live:
        if not live.game.over:
            raise Refusal("running")
        record, rows, where = await live.look(lambda: (live.record, list(live.journal.rows), live.game.stage))
        try:
            account = await afterwards.of(record, rows, where)
        except BadJournal as error:
            raise gone(error) from error
    return Response(msgspec.json.encode(told(account, language_of(request))), media_type=MediaType.JSON)


def told(account: Account, lang: str) -> pages.Afterwards:
    hits = sorted((roll for roll in account.rolls if roll.hit), key=lambda roll: roll.chance)
    misses = sorted((roll for roll in account.rolls if not roll.hit), key=lambda roll: -roll.chance)
    return pages.Afterwards(
        rounds=account.rounds,
        decisions=account.decisions,
        began=account.began,
        course=account.course,
        sides=account.sides,
        lucky=tuple(_struck(roll, lang) for roll in hits[:TOLD] if roll.chance <= 0.5),
        unlucky=tuple(_struck(roll, lang) for roll in misses[:TOLD] if roll.chance >= 0.5),
    )


def _struck(roll: Roll, lang: str) -> pages.Stroke:
    return pages.Stroke(roll.decision, roll.side, round(100 * roll.chance), roll.event.say(lang))
