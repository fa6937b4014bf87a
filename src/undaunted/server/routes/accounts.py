"""Why the solo opponent did what it did: the tree of one of its cards, read again when somebody asks."""

from __future__ import annotations

from copy import copy
from typing import Annotated

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from undaunted.game.game import Game
from undaunted.server.errors import Refusal
from undaunted.server.pages import SoloAccount
from undaunted.server.replaying import Replays
from undaunted.server.routes.asked import (
    AllTables,
    Asked,
    Authorization,
    Lang,
    TableId,
    language_of,
    refusing,
    seats_by_header,
)
from undaunted.server.soloing import account_of


@get(
    "/api/tables/{table:str}/account/{decision:int}",
    summary="Why the solo opponent decided so: the whole card that this decision was part of",
    responses=refusing(
        s401="not a token of this table", s404="no such table, or nothing to tell", s410="cannot be replayed"
    ),
)
async def table_account(
    request: Asked,
    table: TableId,
    decision: Annotated[int, PathParameter(description="its number in the log")],
    tables: AllTables,
    replays: NamedDependency[Replays],
    token: Authorization = None,
    lang: Lang = None,
) -> Response[SoloAccount]:
    tongue = language_of(request)
    async with tables.at(table) as live:
        yours = seats_by_header(live.record, token)
        if not live.game.stage.automaton:
            raise Refusal("no-account", decision=decision)
        game: Game = await live.look(lambda: copy(live.game))
        eyes = yours[0] if len(yours) == 1 else ""
        told = await replays.apart(lambda: account_of(game, decision, tongue, eyes))
    if told is None:
        raise Refusal("no-account", decision=decision)
    return Response(told, headers={"cache-control": "no-store"})
