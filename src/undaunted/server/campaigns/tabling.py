"""The table of a campaign's game: an ordinary one, with the campaign's people and bots on its seats."""

from __future__ import annotations

import secrets
import time

from undaunted.campaign.campaign import Campaign
from undaunted.content.stage import stage
from undaunted.server.campaigns.parties import party, seat_of
from undaunted.server.store import PLAYING, TableRecord, fresh_id
from undaunted.server.store.campaign_records import CampaignRecord
from undaunted.server.tables.seating import side_of


def table_for(record: CampaignRecord, campaign: Campaign) -> TableRecord:
    """Nobody has to sit down there: who has the key to a side has the key to its seat."""
    where = stage(campaign.stage)
    now = time.time()
    return TableRecord(
        id=fresh_id(),
        scenario=where.name,
        content=where.hash,
        rules=where.rules_version,
        seed=secrets.token_bytes(32),
        lang=record.lang,
        listed=False,
        created=now,
        changed=now,
        state=PLAYING,
        winner="",
        how="",
        waits_for="",
        round=0,
        decisions=0,
        seats=[seat_of(party(record, side_of(where, seat))) for seat in where.seats],
        campaign=record.id,
    )
