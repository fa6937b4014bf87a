"""The table of a campaign's game: an ordinary one, with the campaign's people and bots on its seats."""

from __future__ import annotations

import secrets
import time

from undaunted.campaign.campaign import Campaign
from undaunted.content.stage import Stage, stage
from undaunted.server.campaigns.parties import party, seat_of
from undaunted.server.store import PLAYING, WAITING, TableRecord, fresh_id
from undaunted.server.store.campaign_records import CampaignRecord
from undaunted.server.store.dice import Mixing, is_dealt
from undaunted.server.tables.seating import PERSON, side_of


def table_for(record: CampaignRecord, campaign: Campaign) -> TableRecord:
    """Nobody has to sit down there: who has the key to a side has the key to its seat."""
    where = stage(campaign.stage)
    seed = _dice(record, where)
    now = time.time()
    return TableRecord(
        id=fresh_id(),
        scenario=where.name,
        content=where.hash,
        rules=where.rules_version,
        seed=seed,
        lang=record.lang,
        listed=False,
        created=now,
        changed=now,
        state=PLAYING if is_dealt(seed) else WAITING,
        winner="",
        how="",
        waits_for="",
        round=0,
        decisions=0,
        seats=[seat_of(party(record, side_of(where, seat))) for seat in where.seats],
        campaign=record.id,
    )


def _dice(record: CampaignRecord, where: Stage) -> bytes:
    """With what people promised when they chose their decks: the server's secret is made after that."""
    mixing = Mixing(secrets.token_hex(32))
    for seat in where.seats:
        who = party(record, side_of(where, seat))
        if who.kind == PERSON and not who.standin:
            mixing = mixing.promise(where.seats, [seat], who.promised)
    return (mixing if mixing.shares else mixing.deal()).kept()
