"""A campaign as one text, with the logs of its games in it, which lie at their tables otherwise."""

from __future__ import annotations

from undaunted.campaign import log as logs
from undaunted.server.campaigns.live import Live
from undaunted.server.campaigns.secrecy import guarding, is_alone
from undaunted.server.errors import PASSING, Elsewhere, Refusal
from undaunted.server.guard.costs import heavy_work, in_thread
from undaunted.server.store import OVER, BadJournal, StoreError, campaign_checking, rebuild
from undaunted.server.tables import Tables


async def check_readable(live: Live, yours: tuple[str, ...]) -> None:
    """Refuses the text of a campaign to somebody from whom it has secrets, its own or those of the campaigns
    that it was forked from."""
    alone = is_alone(live.record, yours)
    if live.record.state != OVER and not alone:
        raise Refusal("campaign-running")
    if guarding(await live.ancestors()):
        raise Refusal("fork-running")
    if live.campaign.left and not alone:
        raise Refusal("fork-left")


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
