"""A campaign as one text, with the logs of its games in it, which lie at their tables otherwise."""

from __future__ import annotations

from undaunted.campaign import log as logs
from undaunted.server.campaigns.live import Live
from undaunted.server.errors import PASSING, Elsewhere, Refusal
from undaunted.server.guard.costs import heavy_work, in_thread
from undaunted.server.store import BadJournal, StoreError, campaign_checking, rebuild
from undaunted.server.store.campaign_records import CampaignRecord
from undaunted.server.tables import Tables
from undaunted.server.tables.seating import BOT


def is_alone(record: CampaignRecord, yours: tuple[str, ...]) -> bool:
    """Whether nobody else plays here whose secrets the text would tell."""
    return bool(yours) and all(one.kind == BOT or one.side in yours for one in record.sides)


async def written(live: Live, tables: Tables) -> str:
    """A game that cannot be had any more is told by its result alone."""
    found = campaign_checking.finished(live.record, live.campaign)
    games = {table: await _log(tables, table) for _, table in found}
    return campaign_checking.written(live.record, live.campaign, games)


async def _log(tables: Tables, table: str) -> str:
    try:
        async with tables.at(table) as live:
            return await live.look(lambda: logs.game_log(live.game))
    except Elsewhere:
        # A fork has games at the tables of another campaign, which another process may play.
        return await _stored_log(tables, table)
    except Refusal as refusal:
        if refusal.code in PASSING:
            raise
        return ""


async def _stored_log(tables: Tables, table: str) -> str:
    try:
        kept = await tables.store.game(table)
        if not kept:
            return ""
        async with heavy_work():
            return logs.game_log(await in_thread(rebuild, *kept))
    except BadJournal:
        return ""
    except StoreError as error:
        raise Refusal("busy") from error
