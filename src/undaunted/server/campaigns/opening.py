"""A new campaign: begun afresh, or forked from another; who plays it, and the keys that they get."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

import msgspec

from undaunted.campaign.book import Book, book, has_book
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.errors import CampaignError
from undaunted.campaign.rows import Opened
from undaunted.content import ContentError, Pack, packs
from undaunted.server import tokens
from undaunted.server.campaigns.errors import NotAllowed
from undaunted.server.campaigns.pages import CampaignOpened, ForkCampaign, NewCampaign
from undaunted.server.campaigns.parties import state_of
from undaunted.server.campaigns.secrecy import may_deal
from undaunted.server.errors import Refusal, spoken
from undaunted.server.opening import ME, check_bot, clean_name
from undaunted.server.store import fresh_id
from undaunted.server.store.campaign_records import Ancestor, CampaignRecord, SideRecord
from undaunted.server.tables.seating import BOT, INVITE, PERSON


def offered() -> list[Book]:
    """The campaigns that can be begun."""
    found = (_book(pack) for pack in packs().values() if has_book(pack))
    return [one for one in found if isinstance(one, Book)]


def left_out() -> dict[str, ContentError]:
    """The packs whose campaign cannot be begun, and why."""
    found = {pack.id: _book(pack) for pack in packs().values() if has_book(pack)}
    return {id: one for id, one in found.items() if isinstance(one, ContentError)}


def _book(pack: Pack) -> Book | ContentError:
    try:
        return book(pack.id)
    except ContentError as error:
        return error


def begun(wish: NewCampaign) -> tuple[CampaignRecord, Campaign, CampaignOpened]:
    """The record of a new campaign, its first rows, and the secrets for whoever begins it."""
    try:
        told = book(wish.campaign)
    except ContentError as error:
        raise Refusal("no-campaign-of", campaign=wish.campaign) from error
    sides, opened = _dealt(wish.sides, told.sides, clean_name(wish.name))
    campaign = Campaign.begin(told)
    now = time.time()
    record = CampaignRecord(
        id=opened.campaign,
        name=wish.campaign,
        lang=spoken(wish.lang),
        created=now,
        changed=now,
        state=state_of(sides),
        sides=sides,
    )
    return record, campaign, opened


def forked(
    before: CampaignRecord,
    campaign: Campaign,
    ancestors: Sequence[Ancestor],
    yours: tuple[str, ...],
    wish: ForkCampaign,
    token: str,
) -> tuple[CampaignRecord, Campaign, CampaignOpened]:
    """The same for one that goes on from before a game of another.

    `ancestors`: of the campaign that is forked; `yours`: the sides there of the person who makes the fork.
    """
    if not yours:
        raise Refusal("bad-token")
    deals = may_deal(before, campaign.left, yours, ancestors)
    if not deals and any(one.kind == INVITE for one in before.sides):
        # The key of an invitation would open the fork, too, and whoever invites has it.
        raise Refusal("fork-invited")
    try:
        fork = campaign.fork(wish.game)
    except CampaignError as error:
        raise NotAllowed(error) from error
    if wish.sides and deals:
        sides, opened = _dealt(wish.sides, campaign.sides, clean_name(wish.name))
    else:
        sides = [_kept(one, wish.sides.get(one.side, ""), one.side in yours) for one in before.sides]
        opened = CampaignOpened(campaign=fresh_id(), token=token, yours=yours, links={})
    began = sum(isinstance(row, Opened) for row in fork.rows)
    numbers = [number for number, row in enumerate(fork.rows, 1) if isinstance(row, Opened)]
    now = time.time()
    record = CampaignRecord(
        id=opened.campaign,
        name=before.name,
        lang=before.lang,
        created=now,
        changed=now,
        state=state_of(sides),
        sides=sides,
        origin=before.id,
        origin_game=wish.game,
        games=[
            msgspec.structs.replace(one, number=number)
            for number, one in zip(numbers, before.games[:began], strict=True)
        ],
    )
    return record, fork, opened


def _kept(one: SideRecord, wanted: str, yours: bool) -> SideRecord:
    """The same as before; of somebody who is no person, another bot."""
    bot = one.bot
    if wanted and not (yours and wanted == ME):
        if one.kind != BOT:
            raise Refusal("fork-sides")
        check_bot(wanted)
        bot = wanted
    return msgspec.structs.replace(one, bot=bot, standin="", seen=0.0, promised="")


def _dealt(
    wanted: Mapping[str, str], sides: tuple[str, ...], name: str
) -> tuple[list[SideRecord], CampaignOpened]:
    if set(wanted) != set(sides):
        raise Refusal("bad-message", what=f"sides: {', '.join(sides)}")
    token = tokens.new_token()
    found: list[SideRecord] = []
    links: dict[str, str] = {}
    for side in sides:
        who = wanted[side]
        if who == ME:
            found.append(SideRecord(side, PERSON, name=name, token_hash=tokens.hashed(token)))
        elif who == INVITE:
            links[side] = tokens.new_token()
            found.append(SideRecord(side, INVITE, key_hash=tokens.hashed(links[side])))
        else:
            check_bot(who)
            found.append(SideRecord(side, BOT, bot=who))
    yours = tuple(one.side for one in found if one.kind == PERSON)
    if not yours:
        raise Refusal("nobody-plays")
    return found, CampaignOpened(campaign=fresh_id(), token=token, yours=yours, links=links)
