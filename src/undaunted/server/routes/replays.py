"""The page of a replay: moments of a game, running or ended."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from undaunted.content.stage import Stage
from undaunted.game.record.rows import Row
from undaunted.server.pages import Moments
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
from undaunted.server.store import BadJournal, TableRecord
from undaunted.server.tables.registry import gone
from undaunted.server.wire import Ending

MOST_DECISIONS = 1_000_000


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
    replays: NamedDependency[Replays],
    first: Annotated[int, QueryParameter(name="from", ge=0, le=MOST_DECISIONS)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=MOST_DECISIONS)] = MOST_DECISIONS,
    eyes: Annotated[str, QueryParameter(max_length=100, description="a seat; empty for a spectator's")] = "",
    token: Authorization = None,
    lang: Lang = None,
) -> Response[bytes]:
    tongue = language_of(request)
    async with tables.at(table) as live:
        yours = seats_by_header(live.record, token)

        def kept() -> tuple[TableRecord, list[Row], Stage, Ending | None]:
            return live.record, list(live.journal.rows), live.game.stage, live.ending(tongue)

        record, rows, where, ending = await live.look(kept)
        try:
            page = await replays.page(record, rows, where, ending, yours, eyes, first, last, tongue)
        except BadJournal as error:
            raise gone(error) from error
    # Whose eyes it is depends on the token: nobody else may keep it.
    return Response(page, media_type=MediaType.JSON, headers={"cache-control": "no-store"})
