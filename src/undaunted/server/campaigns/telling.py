"""A campaign as it is told to a browser: the whole page, and its line in the lobby."""

from __future__ import annotations

import hashlib
import time

import msgspec

from undaunted.campaign.sight import hashes_of
from undaunted.campaign.view import CampaignView
from undaunted.server.campaigns import parties
from undaunted.server.campaigns.live import Live
from undaunted.server.campaigns.pages import (
    CampaignInfo,
    CampaignPage,
    ForkInfo,
    Party,
    PlayedGame,
    Stands,
)
from undaunted.server.campaigns.secrecy import guarding, may_deal
from undaunted.server.routes.asked import when
from undaunted.server.store import OVER, PLAYING, TableRecord
from undaunted.server.store.campaign_records import Ancestor, Fork, SideRecord
from undaunted.server.tables import Tables
from undaunted.server.tables.seating import BOT, INVITE, awaited

CHOICES = ("reserve", "integrate", "deck")


class Teller:
    """One campaign for whoever has these sides, at this moment."""

    def __init__(self, live: Live, tables: Tables, yours: tuple[str, ...], lang: str) -> None:
        self._live = live
        self._tables = tables
        self._yours = yours
        self._lang = lang
        self._table: TableRecord | None = None
        self._forks: tuple[Fork, ...] = ()
        self._ancestors: tuple[Ancestor, ...] = ()

    async def look(self, eyes: str) -> None:
        """What only the store knows, and what takes a while to put into words."""
        await self._live.put_into_words(eyes, self._lang)
        self._table = await self._live.at_hand()
        self._forks = await self._live.forks() if self._yours else ()
        self._ancestors = await self._live.ancestors()

    @property
    def _sealed(self) -> bool:
        return bool(guarding(self._ancestors))

    def _view(self, eyes: str) -> CampaignView:
        """The seeds of a fork tell the steps of the campaigns that it was made from."""
        view = self._live.view(eyes, self._lang)
        if not self._sealed:
            return view
        return msgspec.structs.replace(view, chance=hashes_of(self._live.campaign))

    def _fork(self, fork: Fork) -> ForkInfo:
        own = {(one.side, one.token_hash) for one in self._live.record.sides if one.side in self._yours}
        yours = tuple(one.side for one in fork.holders if (one.side, one.token_hash) in own)
        return ForkInfo(fork.id, fork.game, fork.state, yours)

    def page(self, eyes: str) -> CampaignPage:
        record = self._live.record
        told = CampaignPage(
            campaign=record.id,
            tag="",
            state=record.state,
            created=when(record.created),
            changed=when(record.changed),
            yours=self._yours,
            eyes=eyes,
            parties=self.parties(),
            table=record.at_hand,
            games=tuple(
                PlayedGame(one.game, one.table, one.void, not one.void and one.table != record.at_hand)
                for one in record.games
            ),
            origin=record.origin if self._yours else "",
            forks=tuple(self._fork(fork) for fork in self._forks),
            forkable=tuple(range(1, self._live.campaign.number + 1)) if self._yours else (),
            deals=may_deal(record, self._live.campaign.left, self._yours, self._ancestors),
            sealed=self._sealed,
            view=self._view(eyes),
        )
        return msgspec.structs.replace(told, tag=_tag(told))

    def stands(self, eyes: str) -> Stands:
        page = self.page(eyes)
        return Stands(page.tag, tuple(one.side for one in page.parties if one.here), page.table)

    def info(self) -> CampaignInfo:
        record, campaign = self._live.record, self._live.campaign
        seen = self._live.view("", self._lang)
        return CampaignInfo(
            campaign=record.id,
            title=seen.title,
            pack=seen.pack,
            state=record.state,
            created=when(record.created),
            changed=when(record.changed),
            yours=self._yours,
            parties=self.parties(),
            game=seen.game,
            game_state=seen.state,
            game_title=seen.record[-1].title if seen.record else "",
            date=seen.record[-1].date if seen.record else "",
            wins=seen.wins,
            todo={side: campaign.todo(side) for side in self._yours},
            table=record.at_hand,
            asked=self._asked(),
            winner=campaign.winner,
            left=campaign.left,
        )

    def parties(self) -> tuple[Party, ...]:
        return tuple(self._party(one) for one in self._live.record.sides)

    def _party(self, one: SideRecord) -> Party:
        owes = self._live.campaign.todo(one.side) in CHOICES
        here = one.side in self._live.followers.here or one.side in self._at_table()
        return parties.told(
            one,
            self._lang,
            here=here,
            yours=one.side in self._yours,
            away=self.is_away(one.side),
            owes=owes,
        )

    def is_away(self, side: str) -> bool:
        """Whether the other side may call a bot in: they never came, or are waited for and not seen for long.

        Where a bot sits in already: whether the other side may send it away again.
        """
        live, table = self._live, self._table
        one = parties.party(live.record, side)
        if self._sealed and not one.standin:
            return False
        if one.kind in (BOT, INVITE):
            return one.kind == INVITE
        if side in live.followers.here or side in self._at_table() or live.record.state == OVER:
            return False
        last = one.seen
        if not one.standin:
            if side not in self._asked() and live.campaign.todo(side) not in CHOICES:
                return False
            last = max(last, live.record.changed, table.changed if table else 0.0)
        return time.time() - last > self._tables.keeping.away

    def _asked(self) -> tuple[str, ...]:
        """The sides that owe a decision at the table, or their number before it is dealt."""
        table = self._table
        if table is None:
            return ()
        return awaited(table) or (tuple(table.waits_for.split()) if table.state == PLAYING else ())

    def _at_table(self) -> frozenset[str]:
        table = self._tables.in_memory(self._live.record.at_hand)
        return table.hub.here if table else frozenset()


def _tag(page: CampaignPage) -> str:
    """Of all but who is here, which the socket tells."""
    there = tuple(msgspec.structs.replace(one, here=False) for one in page.parties)
    told = msgspec.json.encode(msgspec.structs.replace(page, parties=there))
    return hashlib.sha256(told).hexdigest()[:16]
