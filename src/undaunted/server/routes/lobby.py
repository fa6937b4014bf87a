"""The pages of the API: what there is to play, tables to open, to look at and to sit down at."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import Body, PathParameter

from undaunted.rulebook import rulebook
from undaunted.server import pages, staging
from undaunted.server.archive import Archive, Log, Page, Staged
from undaunted.server.describing import table_info
from undaunted.server.errors import Refusal
from undaunted.server.lasting import Lasting
from undaunted.server.listing import Listing
from undaunted.server.opening import clean_name, opened
from undaunted.server.rematch import before_of, guest_of, tell_rematch
from undaunted.server.routes.asked import (
    AllOpeners,
    AllTables,
    Asked,
    Authorization,
    Lang,
    Pages,
    TableId,
    language_of,
    lasting,
    refusing,
    scope_of,
    seats_by_header,
)
from undaunted.server.store.dice import seed_hash
from undaunted.server.tables import Tables
from undaunted.server.wanted import wanted

# What there is


@get("/api/catalogue", summary="All there is to play, and against whom", responses=refusing())
async def catalogue(request: Asked, lasting_pages: Pages, lang: Lang = None) -> Response[pages.Catalogue]:
    return lasting(request, await lasting_pages.common(staging.catalogue, language_of(request)))


@get(
    "/api/stage/{game:str}/{number:str}",
    summary="All of a scenario that never changes",
    responses=refusing(s404="no such scenario"),
)
async def scenario_stage(
    request: Asked,
    game: Annotated[str, PathParameter(max_length=100)],
    number: Annotated[str, PathParameter(max_length=100)],
    lasting_pages: Pages,
    lang: Lang = None,
) -> Response[pages.StageInfo]:
    return lasting(request, await lasting_pages.page(_staged, f"{game}/{number}", language_of(request)))


def _staged(scenario: str, lang: str) -> pages.StageInfo:
    return staging.staged_of(wanted(scenario), lang)


@get("/api/rules", summary="The short rule help, by topic", responses=refusing())
async def rules(
    request: Asked, lasting_pages: Pages, lang: Lang = None
) -> Response[dict[str, pages.RuleInfo]]:
    return lasting(request, await lasting_pages.common(staging.rule_texts, language_of(request)))


@get("/api/rulebook", summary="All the rules, to read", responses=refusing())
async def whole_rules(request: Asked, lasting_pages: Pages, lang: Lang = None) -> Response[pages.Rulebook]:
    return lasting(request, await lasting_pages.common(rulebook, language_of(request)))


# Tables


@get("/api/tables", summary="The open tables: those that wait or run, newest first", responses=refusing())
async def listed(
    request: Asked, listing: NamedDependency[Listing], lang: Lang = None
) -> Response[list[pages.TableInfo]]:
    page: Any = await listing.page(language_of(request))
    return Response(page, media_type=MediaType.JSON)


@post(
    "/api/tables",
    summary="Open a table",
    responses=refusing(
        s401="a rematch of somebody else's game",
        s404="no such scenario",
        s409="a seat or a name that cannot be",
        s413="too big",
    ),
)
async def open_table(
    request: Asked,
    data: Annotated[pages.NewTable, Body(title="Who sits where")],
    tables: AllTables,
    openers: AllOpeners,
    token: Authorization = None,
    lang: Lang = None,
) -> pages.Opened:
    who = openers.who(scope_of(request))
    await openers.check(who)
    before = await before_of(tables, data.again, token)
    record, told = opened(data, before)
    await tables.create(record)
    openers.note(who, record.id)
    if data.again is not None:
        await tell_rematch(tables, data.again.table, record)
    return msgspec.structs.replace(told, seed_hash=seed_hash(record.seed))


@get(
    "/api/tables/{table:str}",
    summary="What anyone may know of a table; with a token, which seats are one's own",
    responses=refusing(s401="not a token of this table", s404="no such table", s410="cannot be played on"),
)
async def table_page(
    request: Asked,
    table: TableId,
    tables: AllTables,
    archive: NamedDependency[Archive],
    token: Authorization = None,
    lang: Lang = None,
) -> Response[pages.TableInfo]:
    tongue = language_of(request)
    page: Any
    if volume := await tables.put_away(table):
        page = (await archive.read(Page(volume, seats_by_header(volume.table, token), tongue))).body
    else:
        async with tables.at(table) as live:
            yours = seats_by_header(live.record, token)
            page = await live.look(lambda: table_info(live.record, live, tongue, yours))
    return Response(page, media_type=MediaType.JSON)


@get(
    "/api/tables/{table:str}/stage",
    summary="All that never changes at a table: of the content it began with, whatever became of that since",
    responses=refusing(s404="no such table", s410="cannot be played on"),
)
async def table_stage(
    request: Asked,
    table: TableId,
    tables: AllTables,
    archive: NamedDependency[Archive],
    lasting_pages: Pages,
    lang: Lang = None,
) -> Response[pages.StageInfo]:
    tongue = language_of(request)
    if volume := await tables.put_away(table):
        found = await archive.read(Staged(volume, tongue))
        return lasting(request, Lasting(found.body, found.packed, found.tag))
    async with tables.at(table) as live:
        return lasting(request, await lasting_pages.page(staging.staged_of, live.game.stage, tongue))


@post(
    "/api/tables/{table:str}/seat",
    summary="Sit down: with the key of an invitation, or where anyone may",
    responses=refusing(
        s404="no such table or seat", s409="taken, full, or not without an invitation", s410="gone"
    ),
)
async def sit_down(
    request: Asked,
    table: TableId,
    data: Annotated[pages.Sit, Body(title="Which seat")],
    tables: AllTables,
    lang: Lang = None,
) -> pages.Seated:
    name = clean_name(data.name)
    guest = await guest_of(tables, data)
    async with tables.at(table) as live:
        yours, token = await live.sit(data.key, data.seat, name, guest, data.commitment)
        return pages.Seated(table=table, token=token, yours=yours, seed_hash=seed_hash(live.record.seed))


@get(
    "/api/tables/{table:str}/log",
    summary="The log of a game that has ended: `undaunted verify` checks it",
    media_type=MediaType.TEXT,
    responses=refusing(s404="no such table", s409="still running", s410="cannot be replayed"),
)
async def table_log(
    request: Asked, table: TableId, tables: AllTables, archive: NamedDependency[Archive], lang: Lang = None
) -> Response[str]:
    try:
        text = await _log(table, tables, archive)
    except Refusal as refusal:
        # What cannot be played again here can still be read, and taken to where it can.
        text = await tables.stored_log(table) if refusal.code == "gone" else ""
        if not text:
            raise
    if not text:
        raise Refusal("running")
    name = f"undaunted-{table}.log"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


async def _log(table: str, tables: Tables, archive: Archive) -> str:
    if volume := await tables.put_away(table):
        return (await archive.read(Log(volume))).body.decode()
    async with tables.at(table) as live:
        return await live.look(lambda: live.game.save(content=True) if live.game.over else "")
