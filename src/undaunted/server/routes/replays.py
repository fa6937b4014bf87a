"""The page of a replay: moments of a game, running or ended."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from undaunted.server.archive import Archive, Replay
from undaunted.server.pages import Moments
from undaunted.server.replaying import eyes_for
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
from undaunted.server.store import OVER
from undaunted.server.store.dice import is_dealt

MOST_DECISIONS = 1_000_000
MOST = 100
"""Moments in one answer."""


@get(
    "/api/tables/{table:str}/moments",
    summary="How the table stood after each decision, a hundred of them at most",
    responses={
        200: ResponseSpec(Moments, description="from the first asked for on", generate_examples=False),
        **refusing(
            s401="not a token of this table",
            s403="not through these eyes while the game runs",
            s404="no such table or seat",
            s410="cannot be replayed",
        ),
    },
)
async def table_moments(
    request: Asked,
    table: TableId,
    tables: AllTables,
    archive: NamedDependency[Archive],
    first: Annotated[int, QueryParameter(name="from", ge=0, le=MOST_DECISIONS)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=MOST_DECISIONS)] = MOST_DECISIONS,
    eyes: Annotated[str, QueryParameter(max_length=100, description="a seat; empty for a spectator's")] = "",
    token: Authorization = None,
    lang: Lang = None,
) -> Response[bytes]:
    volume = await tables.volume(table)
    yours = seats_by_header(volume.table, token)
    allowed = eyes_for(volume.table, volume.table.state == OVER, yours, eyes)
    if not is_dealt(volume.table.seed):
        allowed, eyes = (), ""  # nobody has any cards to look at
    last = min(last, first + MOST - 1)
    order = Replay(volume, allowed, eyes, first, last, language_of(request))
    page: Any = (await archive.read(order)).body
    # Whose eyes it is depends on the token: nobody else may keep it.
    return Response(page, media_type=MediaType.JSON, headers={"cache-control": "no-store"})
