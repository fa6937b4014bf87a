"""Guides over HTTP: which there are, and a table at which to be taught."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Body, PathParameter

from undaunted.content.stage import stage
from undaunted.game.telling.wording import told_text
from undaunted.guides import find, guides
from undaunted.messages import say
from undaunted.server import pages, staging
from undaunted.server.errors import Refusal
from undaunted.server.guiding import guided
from undaunted.server.opening import clean_name
from undaunted.server.routes.asked import AllOpeners, AllTables, Asked, Lang, language_of, refusing, scope_of
from undaunted.server.store import OVER
from undaunted.server.tables import Tables
from undaunted.server.tables.seating import seats_of


@get("/api/guides", summary="The guided games: being taught by playing", responses=refusing())
async def guide_list(request: Asked, lang: Lang = None) -> list[pages.GuideInfo]:
    tongue = language_of(request)
    return [
        pages.GuideInfo(
            guide=guide.name,
            title=say(f"guide-{guide.name}-title", lang=tongue),
            about=say(f"guide-{guide.name}-about", lang=tongue),
            minutes=guide.minutes,
            lessons=len(guide.lessons),
            scenario=guide.scenario.partition("+")[0],
            scenario_title=told_text(
                guide.scenario.partition("+")[0], "title", stage(guide.scenario).scenario.title, tongue
            ),
            theatre=staging.theatre(stage(guide.scenario).pack),
        )
        for guide in guides().values()
    ]


@post(
    "/api/guides/{guide:str}",
    summary="Open a guided table: with prepared cards and dice, never listed",
    responses=refusing(s404="no such guide", s409="a name that cannot be", s413="too big"),
)
async def start_guide(
    request: Asked,
    guide: Annotated[str, PathParameter(max_length=100)],
    data: Annotated[pages.StartGuide, Body(title="Who learns, and which table is given up for it")],
    tables: AllTables,
    openers: AllOpeners,
    lang: Lang = None,
) -> pages.Opened:
    if guide not in guides():
        raise Refusal("no-guide", guide=guide)
    who = openers.who(scope_of(request))
    # In between, so that who starts again never runs into how many tables may stand open, and keeps his own
    # where another would come too fast.
    openers.check_pace(who)
    await give_up(tables, data.instead, data.token)
    await openers.check_room(who)
    record, told = guided(find(guide), data, clean_name(data.name))
    await tables.create(record)
    openers.note(who, record.id)
    return told


async def give_up(tables: Tables, table: str, token: str) -> None:
    """The guided table that is begun again, if it is one and still runs; whatever else it is, it stays."""
    if not table:
        return
    try:
        async with tables.at(table) as live:
            yours = seats_of(live.record, token)
            if yours and live.coach is not None and live.state != OVER:
                await live.withdraw(yours[0])
    except Refusal:
        return
