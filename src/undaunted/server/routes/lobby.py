"""The pages of the API: what there is to play, tables to open, to look at and to sit down at."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import Body, PathParameter

from undaunted.content import exists
from undaunted.content.stage import stage
from undaunted.game.telling.wording import told_text
from undaunted.rulebook import rulebook
from undaunted.server import pages, staging
from undaunted.server.errors import Refusal
from undaunted.server.opening import clean_name, opened
from undaunted.server.rematch import before_of, guest_of, tell_rematch
from undaunted.server.routes.asked import (
    AllOpeners,
    AllTables,
    Asked,
    Authorization,
    Lang,
    TableId,
    language_of,
    lasting,
    refusing,
    scope_of,
    seats_by_header,
    when,
)
from undaunted.server.store import OVER, PLAYING, StoreError, TableRecord
from undaunted.server.store.dice import seed_hash
from undaunted.server.tables import Table, seating
from undaunted.server.wanted import wanted

LISTED = 50
# What there is


@get("/api/catalogue", summary="All there is to play, and against whom", responses=refusing())
async def catalogue(request: Asked, lang: Lang = None) -> Response[pages.Catalogue]:
    return lasting(request, staging.catalogue(language_of(request)))


@get(
    "/api/stage/{game:str}/{number:str}",
    summary="All of a scenario that never changes",
    responses=refusing(s404="no such scenario"),
)
async def scenario_stage(
    request: Asked,
    game: Annotated[str, PathParameter(max_length=100)],
    number: Annotated[str, PathParameter(max_length=100)],
    lang: Lang = None,
) -> Response[pages.StageInfo]:
    return lasting(request, staging.staged_of(wanted(f"{game}/{number}"), language_of(request)))


@get("/api/rules", summary="The short rule help, by topic", responses=refusing())
async def rules(request: Asked, lang: Lang = None) -> Response[dict[str, pages.RuleInfo]]:
    return lasting(request, staging.rule_texts(language_of(request)))


@get("/api/rulebook", summary="All the rules, to read", responses=refusing())
async def whole_rules(request: Asked, lang: Lang = None) -> Response[pages.Rulebook]:
    return lasting(request, rulebook(language_of(request)))


# Tables


@get("/api/tables", summary="The open tables: those that wait or run, newest first", responses=refusing())
async def listed(request: Asked, tables: AllTables, lang: Lang = None) -> list[pages.TableInfo]:
    tongue = language_of(request)
    try:
        found = await tables.store.listed(LISTED)
    except StoreError as error:
        raise Refusal("busy") from error
    # Of a table that rests, the record may be all that is left: who has its address can still play on.
    there = ((record, tables.in_memory(record.id)) for record in found)
    return [table_info(record, live, tongue) for record, live in there if live or exists(record.scenario)]


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
    request: Asked, table: TableId, tables: AllTables, token: Authorization = None, lang: Lang = None
) -> pages.TableInfo:
    async with tables.at(table) as live:
        yours = seats_by_header(live.record, token)
        return await live.look(lambda: table_info(live.record, live, language_of(request), yours))


@get(
    "/api/tables/{table:str}/stage",
    summary="All that never changes at a table: of the content it began with, whatever became of that since",
    responses=refusing(s404="no such table", s410="cannot be played on"),
)
async def table_stage(
    request: Asked, table: TableId, tables: AllTables, lang: Lang = None
) -> Response[pages.StageInfo]:
    async with tables.at(table) as live:
        return lasting(request, staging.staged_of(live.game.stage, language_of(request)))


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
async def table_log(request: Asked, table: TableId, tables: AllTables, lang: Lang = None) -> Response[str]:
    try:
        async with tables.at(table) as live:
            text = await live.look(lambda: live.game.save(content=True) if live.game.over else "")
    except Refusal as refusal:
        # What cannot be played again here can still be read, and taken to where it can.
        text = await tables.stored_log(table) if refusal.code == "gone" else ""
        if not text:
            raise
    if not text:
        raise Refusal("running")
    name = f"undaunted-{table}.log"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


def table_info(
    record: TableRecord, live: Table | None, lang: str, yours: tuple[str, ...] = ()
) -> pages.TableInfo:
    """From the record; what only the table in memory knows is left out where there is none."""
    where = live.game.stage if live else stage(record.scenario)
    # All have sat down, and it waits for numbers: whoever owes one has something to do there.
    untold = seating.awaited(record)
    state = OVER if record.void else PLAYING if untold else record.state
    return pages.TableInfo(
        table=record.id,
        scenario=record.scenario,
        stage=staging.address(where, record.id),
        title=told_text(record.scenario, "title", where.scenario.title, lang),
        ways=staging.option_infos(where.options, lang),
        game=where.pack.id,
        theatre=staging.theatre(where.pack),
        state=state,
        seats=live.sittings(lang, yours) if live else seating.sittings(record, lang),
        round=record.round,
        decisions=record.decisions,
        asked=untold or tuple(record.waits_for.split()) if state == PLAYING else (),
        seed_hash=seed_hash(record.seed),
        advice=seating.may_advise(record),
        created=when(record.created),
        changed=when(record.changed),
        ending=live.ending(lang) if live else None,
        campaign=record.campaign,
        void=record.void,
    )
