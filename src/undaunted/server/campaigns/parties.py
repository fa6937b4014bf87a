"""Who has which side of a campaign, and how he sits at the tables of its games."""

from __future__ import annotations

from undaunted.game.telling.wording import side_name
from undaunted.messages import name
from undaunted.server import tokens
from undaunted.server.campaigns.pages import Party
from undaunted.server.errors import Refusal
from undaunted.server.store.campaign_records import CampaignRecord, SideRecord
from undaunted.server.store.records import PERSON, PLAYING, WAITING, SeatRecord
from undaunted.server.tables.seating import BOT, INVITE, SHOWN


def sides_of(record: CampaignRecord, token: str) -> tuple[str, ...]:
    """The sides whose key this token is, on whatever device."""
    return tuple(
        one.side
        for one in record.sides
        if any(tokens.fits(token, kept) for kept in (one.token_hash, *one.devices))
    )


def party(record: CampaignRecord, side: str) -> SideRecord:
    found = next((one for one in record.sides if one.side == side), None)
    if found is None:
        raise Refusal("no-side", side=side)
    return found


def by_bots(record: CampaignRecord) -> tuple[str, ...]:
    """The sides for which a bot chooses now: its own, or where it sits in for somebody."""
    return tuple(one.side for one in record.sides if one.kind == BOT or one.standin)


def state_of(sides: list[SideRecord]) -> str:
    """Of a campaign that is not over."""
    return WAITING if any(one.kind == INVITE and not one.standin for one in sides) else PLAYING


def invited(record: CampaignRecord, key: str) -> SideRecord:
    """The side that this invitation is for."""
    found = next((one for one in record.sides if tokens.fits(key, one.key_hash)), None)
    if found is None:
        raise Refusal("bad-invitation")
    if found.kind != INVITE:
        raise Refusal("taken")
    return found


def seat_of(one: SideRecord) -> SeatRecord:
    """His seat at a table; who was invited and has not come has one, where a bot sits in for him."""
    kind = BOT if one.kind == BOT else PERSON
    return SeatRecord(
        seat=one.side, kind=kind, bot=one.bot or one.standin, name=one.name, token_hash=one.token_hash
    )


def called(spec: str, lang: str) -> str:
    return str(name(f"bot-{spec}", spec, lang)) if spec else ""


def told(one: SideRecord, lang: str, *, here: bool, yours: bool, away: bool, owes: bool) -> Party:
    return Party(
        side=one.side,
        text=str(side_name(one.side, lang)),
        kind=SHOWN.get(one.kind, one.kind),
        name=called(one.bot, lang) if one.kind == BOT else one.name,
        bot=one.bot,
        here=here or one.kind == BOT,
        yours=yours,
        standin=one.standin,
        standin_name=called(one.standin, lang),
        away=away,
        owes=owes,
    )
