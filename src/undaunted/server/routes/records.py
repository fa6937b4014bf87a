"""The page of a record: who played what, row by row, also where the game itself cannot be shown any more."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get
from litestar.di import NamedDependency

from undaunted.server import pages
from undaunted.server.archive import Archive, Record
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


@get(
    "/api/tables/{table:str}/record",
    summary="What is written of a game: all of it once it has ended, else only what is one's own",
    responses=refusing(s401="not a token of this table", s404="no such table"),
)
async def table_record(
    request: Asked,
    table: TableId,
    tables: AllTables,
    archive: NamedDependency[Archive],
    token: Authorization = None,
    lang: Lang = None,
) -> Response[pages.Written]:
    volume = await tables.volume(table)
    yours = seats_by_header(volume.table, token)
    page: Any = (await archive.read(Record(volume, yours, language_of(request)))).body
    return Response(page, media_type=MediaType.JSON)
