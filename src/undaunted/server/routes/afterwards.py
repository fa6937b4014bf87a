"""The page about a game that has ended: what decided it."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec

from undaunted.server import pages
from undaunted.server.archive import Archive, LookBack
from undaunted.server.errors import Refusal
from undaunted.server.routes.asked import AllTables, Asked, Lang, TableId, language_of, refusing
from undaunted.server.store import OVER


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
    archive: NamedDependency[Archive],
    lang: Lang = None,
) -> Response[bytes]:
    volume = await tables.volume(table)
    if volume.table.state != OVER:
        raise Refusal("running")
    page = (await archive.read(LookBack(volume, language_of(request)))).body
    return Response(page, media_type=MediaType.JSON)
