"""What is done in a campaign, over HTTP: choosing, playing, voiding a game, leaving, a bot that sits in."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import Body

from undaunted.server.campaigns import pages, parties
from undaunted.server.campaigns.live import Live
from undaunted.server.campaigns.secrecy import guarding
from undaunted.server.campaigns.telling import Teller
from undaunted.server.errors import Refusal
from undaunted.server.opening import check_bot
from undaunted.server.routes.asked import (
    AllOpeners,
    Asked,
    Authorization,
    Lang,
    language_of,
    refusing,
    scope_of,
)
from undaunted.server.routes.campaigns import AllCampaigns, CampaignId, page_of, yours_by_header
from undaunted.server.tables.seating import BOT

REFUSING = {
    "s401": "not a token of this campaign",
    "s403": "not one's own side",
    "s404": "no such campaign or side",
    "s409": "not now, or not so",
    "s410": "gone",
    "s413": "too big",
}


async def own(live: Live, authorization: str | None, side: str) -> tuple[str, ...]:
    """All the sides of whoever asks; this one must be among them."""
    yours = await yours_by_header(live, authorization)
    if not yours:
        raise Refusal("bad-token")
    parties.party(live.record, side)
    if side not in yours:
        raise Refusal("not-yours")
    return yours


@post(
    "/api/campaigns/{campaign:str}/deck",
    summary="Choose which copies go into one's deck: in secret until both have",
    status_code=200,
    responses=refusing(**REFUSING),
)
async def choose_deck(
    request: Asked,
    campaign: CampaignId,
    data: Annotated[pages.ChooseDeck, Body(title="The cards, and a promise for the dice")],
    headquarters: AllCampaigns,
    token: Authorization = None,
    lang: Lang = None,
) -> Response[pages.CampaignPage]:
    async with headquarters.at(campaign) as live:
        yours = await own(live, token, data.side)
        promised = (data.side, data.commitment) if data.commitment else None
        await live.do(data.side, lambda going: going.choose_deck(data.side, data.cards), promised)
        return await page_of(request, headquarters, live, yours, data.side)


@post(
    "/api/campaigns/{campaign:str}/integrate",
    summary="Choose whom one keeps of two squads that are made one",
    status_code=200,
    responses=refusing(**REFUSING),
)
async def integrate(
    request: Asked,
    campaign: CampaignId,
    data: Annotated[pages.ChooseCards, Body(title="The cards")],
    headquarters: AllCampaigns,
    token: Authorization = None,
    lang: Lang = None,
) -> Response[pages.CampaignPage]:
    async with headquarters.at(campaign) as live:
        yours = await own(live, token, data.side)
        await live.do(data.side, lambda going: going.integrate(data.side, data.cards))
        return await page_of(request, headquarters, live, yours, data.side)


@post(
    "/api/campaigns/{campaign:str}/reserve",
    summary="Choose who takes the place of somebody lost from an integrated squad",
    status_code=200,
    responses=refusing(**REFUSING),
)
async def choose_reserve(
    request: Asked,
    campaign: CampaignId,
    data: Annotated[pages.ChooseReserve, Body(title="The reserve")],
    headquarters: AllCampaigns,
    token: Authorization = None,
    lang: Lang = None,
) -> Response[pages.CampaignPage]:
    async with headquarters.at(campaign) as live:
        yours = await own(live, token, data.side)
        await live.do(data.side, lambda going: going.choose_reserve(data.side, data.lost, data.card))
        return await page_of(request, headquarters, live, yours, data.side)


@post(
    "/api/campaigns/{campaign:str}/void",
    summary="Want the game void, or no longer: it is, and is played again, when both sides want it",
    status_code=200,
    responses=refusing(**REFUSING),
)
async def want_void(
    request: Asked,
    campaign: CampaignId,
    data: Annotated[pages.WantVoid, Body(title="Whether one wants it")],
    headquarters: AllCampaigns,
    token: Authorization = None,
    lang: Lang = None,
) -> Response[pages.CampaignPage]:
    async with headquarters.at(campaign) as live:
        yours = await own(live, token, data.side)
        await live.void(yours, data.side, data.wanted, data.game)
        return await page_of(request, headquarters, live, yours, data.side)


@post(
    "/api/campaigns/{campaign:str}/leave",
    summary="Refuse or leave a fork: it ends without a result, for both sides",
    status_code=200,
    responses=refusing(**REFUSING),
)
async def leave_fork(
    request: Asked,
    campaign: CampaignId,
    data: Annotated[pages.LeaveFork, Body(title="Which side leaves")],
    headquarters: AllCampaigns,
    token: Authorization = None,
    lang: Lang = None,
) -> Response[pages.CampaignPage]:
    async with headquarters.at(campaign) as live:
        yours = await own(live, token, data.side)
        await live.leave(data.side)
        return await page_of(request, headquarters, live, yours, data.side)


@post(
    "/api/campaigns/{campaign:str}/standin",
    summary="Let a bot sit in for whoever has a side, or be back",
    status_code=200,
    responses=refusing(**REFUSING),
)
async def stand_in(
    request: Asked,
    campaign: CampaignId,
    data: Annotated[pages.StandIn, Body(title="Which bot, for whom")],
    headquarters: AllCampaigns,
    token: Authorization = None,
    lang: Lang = None,
) -> Response[pages.CampaignPage]:
    async with headquarters.at(campaign) as live:
        yours = await yours_by_header(live, token)
        if not yours:
            raise Refusal("bad-token")
        who = parties.party(live.record, data.side)
        if who.kind == BOT:
            raise Refusal("standin-bot")
        if data.side not in yours:
            if data.bot and guarding(await live.ancestors()):
                raise Refusal("fork-standin")
            teller = Teller(live, headquarters.tables, yours, language_of(request))
            await teller.look("")
            if not teller.is_away(data.side):
                raise Refusal("not-away")
        if data.bot:
            check_bot(data.bot)
        await live.stand_in(data.side, data.bot)
        eyes = data.side if data.side in yours else yours[0] if len(yours) == 1 else ""
        return await page_of(request, headquarters, live, yours, eyes)


@post(
    "/api/campaigns/{campaign:str}/play",
    summary="Play on: the table of the game at hand, the same one for all who ask",
    status_code=200,
    responses=refusing(**REFUSING),
)
async def play_next(
    request: Asked,
    campaign: CampaignId,
    headquarters: AllCampaigns,
    openers: AllOpeners,
    token: Authorization = None,
    lang: Lang = None,
) -> pages.NextTable:
    async with headquarters.at(campaign) as live:
        yours = await yours_by_header(live, token)
        if not yours:
            raise Refusal("bad-token")
        if live.record.at_hand:
            return pages.NextTable(live.record.at_hand)
        who = openers.who(scope_of(request))
        await openers.check(who)
        table = await live.play()
        openers.note(who, table)
        return pages.NextTable(table)
