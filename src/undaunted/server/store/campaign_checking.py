"""Whether a stored campaign is what its rows add up to, and its steps are those of its games."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from undaunted.campaign import log as logs
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.errors import CampaignError
from undaunted.campaign.rows import Finished, parse
from undaunted.content.errors import ContentError
from undaunted.game.result import Result
from undaunted.server.store.campaign_records import CampaignRecord, KeptCampaign
from undaunted.server.store.errors import BadCampaign
from undaunted.server.store.records import OVER


def folded(kept: KeptCampaign) -> Campaign:
    """What its rows add up to, or BadCampaign."""
    id = kept.record.id
    try:
        return Campaign.of([parse(text) for text in kept.rows])
    except (CampaignError, ContentError) as error:
        raise BadCampaign(id, error.found, error.expected) from error
    except msgspec.MsgspecError as error:
        raise BadCampaign(id, str(error), "rows of a campaign") from error


def check_campaign(kept: KeptCampaign, results: Mapping[str, Result]) -> Campaign:
    """`results`: of the games that were found to hold, by table."""
    campaign = folded(kept)
    record = kept.record
    for table, row in ((table, campaign.rows[place]) for place, table in finished(record, campaign)):
        assert isinstance(row, Finished)
        if table in results and results[table] != row.result:
            raise BadCampaign(record.id, f"another result than that of table {table}", "the same")
    over = record.state == OVER
    if over != (campaign.phase == "over"):
        raise BadCampaign(record.id, f"state {record.state!r}", f"what the rows lead to: {campaign.phase!r}")
    if record.at_hand and campaign.phase != "game":
        raise BadCampaign(record.id, f"a game at table {record.at_hand}", "none, as the rows have it")
    return campaign


def finished(record: CampaignRecord, campaign: Campaign) -> list[tuple[int, str]]:
    """Where rows stand that end games, each with the table at which it was played."""
    opened = {one.number: one.table for one in record.games}
    table, found = "", []
    for place, row in enumerate(campaign.rows):
        table = opened.get(place + 1, table)
        if isinstance(row, Finished):
            found.append((place, table))
    return found


def written(record: CampaignRecord, campaign: Campaign, games: Mapping[str, str]) -> str:
    """The campaign as one text. `games`: their logs, by table; one that is missing is told by its result."""
    rows = list(campaign.rows)
    for place, table in finished(record, campaign):
        row = rows[place]
        if isinstance(row, Finished) and not row.log:
            rows[place] = msgspec.structs.replace(row, log=games.get(table, ""))
    return logs.write(Campaign.of(rows, campaign.book))
