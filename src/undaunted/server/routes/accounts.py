"""Why the solo opponent did what it did: the tree of one of its cards, read again when somebody asks."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from undaunted.server.archive import Archive, Explanation
from undaunted.server.errors import Refusal
from undaunted.server.pages import SoloAccount
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
from undaunted.server.routes.replays import MOST_DECISIONS
from undaunted.server.tables.seating import SOLO


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
    decision: Annotated[int, PathParameter(ge=0, le=MOST_DECISIONS, description="its number in the log")],
    tables: AllTables,
    archive: NamedDependency[Archive],
    token: Authorization = None,
    lang: Lang = None,
) -> Response[SoloAccount]:
    volume = await tables.volume(table)
    yours = seats_by_header(volume.table, token)
    told: Any = b""
    if any(one.bot == SOLO for one in volume.table.seats) and decision <= volume.table.decisions:
        eyes = yours[0] if len(yours) == 1 else ""
        told = (await archive.read(Explanation(volume, decision, eyes, language_of(request)))).body
    if not told:
        raise Refusal("no-account", decision=decision)
    return Response(told, media_type=MediaType.JSON, headers={"cache-control": "no-store"})
