"""Campaigns over HTTP: which there are, beginning one, taking a side, looking."""

from __future__ import annotations

import gzip
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import Body, PathParameter, QueryParameter

from undaunted.game.telling.wording import side_name
from undaunted.server import pages as table_pages
from undaunted.server import staging, tokens
from undaunted.server.campaigns import pages, parties
from undaunted.server.campaigns.live import Live
from undaunted.server.campaigns.opening import begun, forked, offered
from undaunted.server.campaigns.registry import Campaigns
from undaunted.server.campaigns.secrecy import guarding, held
from undaunted.server.campaigns.telling import Teller
from undaunted.server.campaigns.writing import check_readable, written
from undaunted.server.errors import PASSING, Refusal
from undaunted.server.openers import Founders
from undaunted.server.opening import clean_name
from undaunted.server.routes.asked import (
    Asked,
    Authorization,
    Lang,
    bearer,
    language_of,
    refusing,
    scope_of,
)
from undaunted.server.routes.carrying import Carrying
from undaunted.server.store.carried import CAMPAIGNS

CampaignId = Annotated[str, PathParameter(max_length=100, description="the campaign's id")]
Side = Annotated[
    str | None,
    QueryParameter(name="side", max_length=100, description="through whose eyes, of one's own sides"),
]
AllCampaigns = NamedDependency[Campaigns]
PACKING = 4
"""How hard to try: beyond it, hardly anything is gained."""
OFTEN = 300.0
"""Seconds for which somebody who was here need not be noted again."""


async def yours_by_header(live: Live, authorization: str | None) -> tuple[str, ...]:
    """Whose the bearer is; without a header nobody."""
    if not authorization:
        return ()
    token = bearer(authorization)
    if not parties.sides_of(live.record, token):
        # Taken along to another device at one of its tables.
        await live.know_devices()
    yours = held(live.record, parties.sides_of(live.record, token), await live.ancestors())
    if not yours:
        raise Refusal("bad-token")
    await live.came_by(yours, OFTEN)
    return yours


def eyes_of(yours: tuple[str, ...], side: str | None) -> str:
    """Of several sides at one screen none looks until somebody says so."""
    if side and side not in yours:
        raise Refusal("not-yours")
    return side or (yours[0] if len(yours) == 1 else "")


async def page_of(
    request: Asked, headquarters: Campaigns, live: Live, yours: tuple[str, ...], eyes: str
) -> Response[Any]:
    """Packed, where the browser takes it so: a long campaign is many sentences."""
    teller = Teller(live, headquarters.tables, yours, language_of(request))
    await teller.look(eyes)
    body = msgspec.json.encode(teller.page(eyes))
    headers = {"cache-control": "no-store"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, PACKING, mtime=0)
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/campaigns", summary="The campaigns that can be begun", responses=refusing())
async def campaign_list(request: Asked, lang: Lang = None) -> list[pages.CampaignOffer]:
    tongue = language_of(request)
    return [
        pages.CampaignOffer(
            campaign=told.pack.id,
            title=told.text(told.file.title, tongue, "title"),
            pack=told.pack.id,
            theatre=staging.theatre(told.pack),
            levels=len(told.levels),
            sides={side: str(side_name(side, tongue)) for side in told.sides},
        )
        for told in offered()
    ]


@post(
    "/api/campaigns",
    summary="Begin a campaign",
    responses=refusing(s404="no such campaign", s409="a side or a name that cannot be", s413="too big"),
)
async def begin_campaign(
    request: Asked,
    data: Annotated[pages.NewCampaign, Body(title="Who plays which side")],
    headquarters: AllCampaigns,
    founders: NamedDependency[Founders],
    lang: Lang = None,
) -> pages.CampaignOpened:
    who = founders.who(scope_of(request))
    await founders.check(who)
    record, campaign, opened = begun(data)
    await headquarters.create(record, campaign)
    founders.note(who, record.id)
    return opened


@post(
    "/api/campaigns/mine",
    summary="How the campaigns stand that a browser knows; those that are not here are left out",
    status_code=200,
    responses=refusing(s413="too big"),
)
async def my_campaigns(
    request: Asked,
    data: Annotated[pages.KnownCampaigns, Body(title="Their ids, and the keys to them")],
    headquarters: AllCampaigns,
    lang: Lang = None,
) -> list[pages.CampaignInfo]:
    found = []
    for known in data.campaigns:
        try:
            async with headquarters.seen(known.campaign) as live:
                yours = await yours_by_header(live, f"Bearer {known.token}" if known.token else None)
                teller = Teller(live, headquarters.tables, yours, language_of(request))
                await teller.look("")
                found.append(teller.info())
        except Refusal as refusal:
            if refusal.code in PASSING:
                raise
    return found


@get(
    "/api/campaigns/{campaign:str}",
    summary="A campaign as a side sees it; without a token what anyone may know",
    responses=refusing(
        s401="not a token of this campaign", s403="not one's own side", s404="no such campaign", s410="gone"
    ),
)
async def campaign_page(
    request: Asked,
    campaign: CampaignId,
    headquarters: AllCampaigns,
    side: Side = None,
    token: Authorization = None,
    lang: Lang = None,
) -> Response[pages.CampaignPage]:
    async with headquarters.at(campaign) as live:
        yours = await yours_by_header(live, token)
        return await page_of(request, headquarters, live, yours, eyes_of(yours, side))


@post(
    "/api/campaigns/{campaign:str}/seat",
    summary="Take the side that an invitation is for",
    responses=refusing(s404="no such campaign", s409="taken, or no invitation to this one", s410="gone"),
)
async def take_side(
    request: Asked,
    campaign: CampaignId,
    data: Annotated[pages.JoinCampaign, Body(title="The invitation")],
    headquarters: AllCampaigns,
    lang: Lang = None,
) -> pages.CampaignSeated:
    name = clean_name(data.name)
    token = tokens.new_token()
    async with headquarters.at(campaign) as live:
        if guarding(await live.ancestors()):
            raise Refusal("fork-invitation")
        side = await live.join(data.key, name, tokens.hashed(token))
    return pages.CampaignSeated(campaign=campaign, token=token, yours=(side,))


@post(
    "/api/campaigns/{campaign:str}/carry",
    summary="A key with which one's own side is taken along to another device: once, and within minutes",
    responses=refusing(s401="not a token of this campaign", s404="no such campaign", s410="gone"),
)
async def carry_side(
    request: Asked,
    campaign: CampaignId,
    headquarters: AllCampaigns,
    carrying: NamedDependency[Carrying],
    token: Authorization = None,
    lang: Lang = None,
) -> table_pages.Carry:
    async with headquarters.at(campaign) as live:
        yours = await yours_by_header(live, token)
        if not yours:
            raise Refusal("bad-token")
        return await carrying.offer(campaign, yours, CAMPAIGNS)


@post(
    "/api/campaigns/{campaign:str}/device",
    summary="Play on here, with the key that was made on the other device",
    responses=refusing(s404="no such campaign or key", s409="used already", s410="expired, or gone"),
)
async def take_side_along(
    request: Asked,
    campaign: CampaignId,
    data: Annotated[table_pages.TakeAlong, Body(title="The key")],
    headquarters: AllCampaigns,
    carrying: NamedDependency[Carrying],
    lang: Lang = None,
) -> pages.CampaignSeated:
    async with headquarters.at(campaign) as live:
        seated = await carrying.take(campaign, data.key, CAMPAIGNS)
        # The key is used up: whoever has it must get his token. They are looked for again when he uses it.
        with suppress(Refusal):
            await live.know_devices()
    return pages.CampaignSeated(campaign=campaign, token=seated.token, yours=seated.yours)


@post(
    "/api/campaigns/{campaign:str}/fork",
    summary="A new campaign that goes on from before a game of this one",
    responses=refusing(
        s401="not a token of this campaign", s404="no such campaign", s409="not possible", s410="gone"
    ),
)
async def fork_campaign(
    request: Asked,
    campaign: CampaignId,
    data: Annotated[pages.ForkCampaign, Body(title="Before which game, and who plays it")],
    headquarters: AllCampaigns,
    founders: NamedDependency[Founders],
    token: Authorization = None,
    lang: Lang = None,
) -> pages.CampaignOpened:
    who = founders.who(scope_of(request))
    await founders.check(who)
    async with headquarters.at(campaign) as live:
        yours = await yours_by_header(live, token)
        ancestors = await live.ancestors()
        record, fork, opened = forked(live.record, live.campaign, ancestors, yours, data, bearer(token))
        await headquarters.create(record, fork)
        live.followers.changed()
    founders.note(who, record.id)
    return opened


@get(
    "/api/campaigns/{campaign:str}/log",
    summary="A campaign as one text: when it is over, with those it was forked from, or nobody else plays it",
    media_type=MediaType.TEXT,
    responses=refusing(
        s401="not a token of this campaign", s404="no such campaign", s409="still running", s410="gone"
    ),
)
async def campaign_log(
    request: Asked,
    campaign: CampaignId,
    headquarters: AllCampaigns,
    token: Authorization = None,
    lang: Lang = None,
) -> Response[str]:
    async with headquarters.at(campaign) as live:
        yours = await yours_by_header(live, token)
        await check_readable(live, yours)
        text = await written(live, headquarters.tables)
    name = f"undaunted-campaign-{campaign}.txt"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})
