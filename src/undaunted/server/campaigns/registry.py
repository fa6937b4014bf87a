"""All campaigns: those in memory, and how they get there and leave again. The store has them all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

from undaunted.campaign.campaign import Campaign
from undaunted.campaign.rows import dump
from undaunted.server.campaigns import parties
from undaunted.server.campaigns.live import Live
from undaunted.server.errors import Elsewhere, Refusal
from undaunted.server.guard.costs import heavy_work, in_thread
from undaunted.server.loading import Loading
from undaunted.server.store import Store, StoreError
from undaunted.server.store.campaign_checking import folded
from undaunted.server.store.campaign_records import CampaignRecord
from undaunted.server.store.errors import BadCampaign, Damaged, HeldElsewhere
from undaunted.server.tables import Tables

log = logging.getLogger(__name__)


class Campaigns:
    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        # In the order of their last use, the longest ago first.
        self._lives: dict[str, Live] = {}
        self._loading = Loading(self._lives, self._load)
        self._minding: dict[str, asyncio.Task[None]] = {}
        tables.ended = self._game_over
        tables.came_back = self._came_back

    def __len__(self) -> int:
        return len(self._lives)

    async def create(self, record: CampaignRecord, campaign: Campaign) -> None:
        try:
            await self.store.begin(record, [dump(row) for row in campaign.rows])
        except StoreError as error:
            raise Refusal("busy") from error
        self._lives[record.id] = Live(record, campaign, self.store, self.tables)
        async with self.at(record.id):
            """Its bots choose."""

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Live]:
        """The campaign, brought up to now, which stays in memory meanwhile; a Refusal where there is none."""
        live = await self._loading.found(id)
        live.users += 1
        try:
            await live.catch_up()
            yield live
        except StoreError as error:
            raise Refusal("busy") from error
        finally:
            live.users -= 1
            if live.gone and self._lives.get(id) is live:
                del self._lives[id]
            self._make_room()

    @asynccontextmanager
    async def seen(self, id: str) -> AsyncIterator[Live]:
        """To look at only, whoever plays it: what another process has is read as it stands in the store."""
        try:
            async with self.at(id) as live:
                yield live
                return
        except Elsewhere:
            pass
        async with heavy_work():
            live = await self._read(id)
        yield live

    async def mind(self) -> None:
        """After a start: the steps of games that ended when nobody was left to take them."""
        try:
            due = await self.store.campaigns_due()
        except StoreError as error:
            log.error("%s", error)
            return
        for id in due:
            await self._open(id)

    # Other processes

    def is_used(self, id: str) -> bool:
        """Whether somebody is there or on the way, or something is done of itself."""
        live = self._lives.get(id)
        minding = any(key.partition(" ")[0] == id for key in self._minding)
        return minding or id in self._loading or bool(live and live.users)

    def ids(self) -> set[str]:
        """Of those in memory, or on the way there."""
        return {*self._lives, *self._loading, *(key.partition(" ")[0] for key in self._minding)}

    def let_go(self, ids: Callable[[str], bool]) -> None:
        """These leave memory, at once."""
        for id in [id for id in self._lives if ids(id)]:
            live = self._lives.pop(id)
            live.gone = True
            live.followers.changed()

    async def close(self) -> None:
        self._loading.cancel()
        for task in self._minding.values():
            task.cancel()
        await asyncio.gather(*self._minding.values(), return_exceptions=True)

    # Inside

    def _game_over(self, id: str) -> None:
        if id not in self._minding:
            self._mind(id, self._open(id))

    def _came_back(self, id: str, side: str) -> None:
        key = f"{id} {side}"
        if key not in self._minding:
            self._mind(key, self._hand_back(id, side))

    def _mind(self, key: str, work: Coroutine[None, None, None]) -> None:
        self._minding[key] = task = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._minding.pop(key, None))

    async def _open(self, id: str) -> None:
        try:
            async with self.at(id):
                """Opening it is enough."""
        except Elsewhere:
            return
        except Refusal as refusal:
            log.warning("campaign %s: cannot go on (%s)", id, refusal.code)
        except Exception:
            log.exception("campaign %s: cannot go on", id)

    async def _hand_back(self, id: str, side: str) -> None:
        try:
            async with self.at(id) as live:
                if parties.party(live.record, side).standin:
                    await live.stand_in(side, "")
        except Refusal as refusal:
            log.warning("campaign %s: %s is not handed back (%s)", id, side, refusal.code)

    async def _load(self, id: str) -> Live:
        try:
            await self.store.hold(id)
        except HeldElsewhere as error:
            raise Elsewhere(error.process, error.address) from error
        except StoreError as error:
            raise Refusal("busy") from error
        live = await self._read(id)
        if not self.store.holds(id):
            raise Refusal("busy")
        self._lives[id] = live
        return live

    async def _read(self, id: str) -> Live:
        try:
            kept = await self.store.campaign(id)
        except Damaged as error:
            self.tables.note_damage(id, f"campaign {id}: {error}")
            raise Refusal("campaign-gone") from error
        except StoreError as error:
            raise Refusal("busy") from error
        if kept is None:
            raise Refusal("no-campaign")
        try:
            campaign = await in_thread(folded, kept)
        except BadCampaign as error:
            self.tables.note_damage(id, str(error))
            raise Refusal("campaign-gone") from error
        self.tables.damaged.pop(id, None)
        return Live(kept.record, campaign, self.store, self.tables)

    def _make_room(self) -> None:
        """Those used longest ago leave memory first."""
        excess = len(self._lives) - self.tables.keeping.idle_campaigns
        idle = [id for id, live in self._lives.items() if not live.users][: max(0, excess)]
        for id in idle:
            del self._lives[id]
