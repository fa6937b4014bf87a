"""A campaign in memory: its record and its rows, and what people, bots and the tables of its games do to it.

As at a table, whatever changes it does so under its lock, is kept for good before anybody is told, and runs
to its end even if whoever asked for it has gone. What follows of itself (the step after a game, the choices
of bots) is looked after whenever the campaign is opened, so that nothing is lost where a server stopped.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec

from undaunted.campaign.campaign import Campaign
from undaunted.campaign.choosing import choose_for
from undaunted.campaign.errors import CampaignError, WrongPhase
from undaunted.campaign.rows import dump
from undaunted.campaign.view import CampaignView
from undaunted.game.result import result_of
from undaunted.server.campaigns import parties
from undaunted.server.campaigns.errors import NotAllowed
from undaunted.server.campaigns.followers import Followers
from undaunted.server.campaigns.room import check_room
from undaunted.server.campaigns.tabling import table_for
from undaunted.server.errors import Refusal
from undaunted.server.guard.costs import in_thread, metered, nobody_pays
from undaunted.server.store import OVER, SeatRecord, Store, StoreError, TableRecord
from undaunted.server.store.campaign_records import (
    Ancestor,
    CampaignRecord,
    Fork,
    GameRecord,
    Onward,
    SideRecord,
)
from undaunted.server.store.errors import Damaged
from undaunted.server.tables import Table, Tables
from undaunted.server.tables.campaigning import make_void, reseat
from undaunted.server.tables.dealing import deal_if_all_is_told
from undaunted.server.tables.seating import BOT, PERSON

log = logging.getLogger(__name__)
T = TypeVar("T")


class Live:
    def __init__(self, record: CampaignRecord, campaign: Campaign, store: Store, tables: Tables) -> None:
        self.record = record
        self.campaign = campaign
        self.followers = Followers()
        self.users = 0
        self.gone = False
        """Out of step with the store: to be loaded again."""
        self._store = store
        self._tables = tables
        self._lock = asyncio.Lock()
        self._views: dict[tuple[str, str], CampaignView] = {}
        self._seen_by_all = _digest(self.view("", "en"))

    @property
    def id(self) -> str:
        return self.record.id

    def view(self, side: str, lang: str) -> CampaignView:
        """As this side sees it; nobody's eyes for an empty one."""
        if (side, lang) not in self._views:
            self._views[side, lang] = self.campaign.view(side or None, lang)
        return self._views[side, lang]

    async def put_into_words(self, side: str, lang: str) -> None:
        """What `view` will show: a long campaign takes a while, and others play on meanwhile."""
        if (side, lang) not in self._views:
            async with self._lock:
                view = await in_thread(self.campaign.view, side or None, lang)
                self._views[side, lang] = view

    async def at_hand(self) -> TableRecord | None:
        """The table of the game that goes on."""
        if not self.record.at_hand:
            return None
        table = self._tables.in_memory(self.record.at_hand)
        if table is not None:
            return table.record
        try:
            return await self._tables.stored(self.record.at_hand)
        except Refusal as refusal:
            if refusal.code == "busy":
                raise
            # It says so itself, to whoever goes there; the campaign can go on without it, once it is void.
            return None

    async def forks(self) -> tuple[Fork, ...]:
        return await self._read(self._store.forks(self.id))

    async def ancestors(self) -> tuple[Ancestor, ...]:
        """The campaigns that this one was forked from, as they are kept now; nothing where it is no fork."""
        return await self._read(self._store.ancestors(self.record.origin)) if self.record.origin else ()

    # What follows of itself

    async def catch_up(self) -> None:
        """The step of a game that has ended, and what bots owe."""
        await self._whole(self._catch_up)

    async def _catch_up(self) -> None:
        before = len(self.campaign.rows)
        table = await self.at_hand()
        if table is not None and table.state == OVER and self.campaign.phase == "game":
            await self._finish(table.id)
        self._let_bots_choose()
        await self._keep(before)

    async def _finish(self, table: str) -> None:
        """Read the step off the finished game. Where that is not to be had, the campaign waits."""
        try:
            async with self._table(table) as live:
                self.campaign.finish(await live.look(lambda: result_of(live.game)))
        except (Refusal, CampaignError) as error:
            log.error("campaign %s: no step after table %s (%s)", self.id, table, error)

    def _let_bots_choose(self) -> None:
        """As the campaign suggests. One that fails is left to be seen: people go on meanwhile."""
        for side in parties.by_bots(self.record):
            try:
                choose_for(self.campaign, side)
            except CampaignError:
                log.exception("campaign %s: a bot could not choose for %s", self.id, side)

    # Doing

    async def do(
        self, side: str, deed: Callable[[Campaign], object], promised: tuple[str, str] | None = None
    ) -> None:
        """One of a side's own doings; its error is a refusal, and nothing has changed.

        `promised`: with it a side promises this number (its hash) for the dice of the next game.
        """

        async def doing() -> None:
            check_room(self.campaign, side if self.campaign.todo(side) == "wait" else "")
            before = len(self.campaign.rows)
            self._allowed(deed)
            self._let_bots_choose()
            await self._keep(before, promised=promised)

        await self._whole(doing)

    async def void(self, yours: tuple[str, ...], side: str, wanted: bool, game: int = 0) -> None:
        """A side wants the game void. A bot has nothing against it, nor whoever has both sides.

        The game that goes on, else the one before it: with its number (`game`), that one or none.
        """
        agreed = [one.side for one in self.record.sides if one.kind == BOT or one.side in yours]

        async def voiding() -> None:
            now = self.campaign
            running = now.phase == "game"
            if game == now.number and not running and now.phase != "over":
                return  # it is void already: whoever asks again has not heard the answer
            last = now.number if running else now.number - 1
            if game not in (0, last):
                raise NotAllowed(WrongPhase("nothing-to-void", f"game {game}", f"game {last}"))
            check_room(self.campaign, side)
            before = len(now.rows)
            # One whose table nobody has opened yet has none; the table of the game before it is not meant.
            played = self.record.at_hand
            if not running:
                played = next((one.table for one in reversed(self.record.games) if not one.void), "")
            self._allowed(lambda campaign: campaign.void(side, wanted))
            for other in agreed if wanted else ():
                if other not in self.campaign.voiding and self.campaign.voiding:
                    self._allowed(lambda campaign, other=other: campaign.void(other))  # type: ignore[misc]
            done = wanted and not self.campaign.voiding
            self._let_bots_choose()
            await self._keep(before, void=played if done else "")
            if done and played:
                await self._close_table(played)

        await self._whole(voiding)

    async def leave(self, side: str) -> None:
        """A side does not want this fork, or no longer: it ends for both, and so does its game."""

        async def leaving() -> None:
            if self.campaign.left:
                return  # whoever asks again has not heard the answer
            before, played = len(self.campaign.rows), self.record.at_hand
            self._allowed(lambda campaign: campaign.leave(side))
            await self._keep(before, void=played)
            if played:
                await self._close_table(played)

        await self._whole(leaving)

    async def _close_table(self, id: str) -> None:
        """Its game is kept as void already; a table that cannot be told now is loaded anew."""
        with suppress(Refusal):
            async with self._table(id) as table:
                if table.record.campaign == self.id:
                    await make_void(table)

    async def play(self) -> str:
        """The table of the game at hand, opened if it is not yet."""
        return await self._whole(self._play)

    async def _play(self) -> str:
        if self.record.at_hand:
            return self.record.at_hand
        check_room(self.campaign)
        before = len(self.campaign.rows)
        self._allowed(lambda campaign: campaign.begun())
        table = table_for(self.record, self.campaign)

        async def keep(record: TableRecord, bundle: str) -> None:
            await self._write(before, at_hand=record.id, opened=record, bundle=bundle)

        try:
            await self._tables.create(table, keep)
        except Refusal:
            self.gone = True
            raise
        self._taken_in()
        return table.id

    async def join(self, key: str, name: str, token_hash: bytes) -> str:
        """Whoever was invited has come; gives his side. A bot that sat in for him leaves."""

        async def joining() -> str:
            who = parties.invited(self.record, key)
            await self._seat(who, kind=PERSON, name=name, token_hash=token_hash, standin="", seen=time.time())
            return who.side

        return await self._whole(joining)

    async def stand_in(self, side: str, bot: str) -> None:
        """A bot sits in for whoever has this side; without one he is back."""

        async def standing_in() -> None:
            await self._seat(parties.party(self.record, side), standin=bot)
            before = len(self.campaign.rows)
            self._let_bots_choose()
            await self._keep(before)

        await self._whole(standing_in)

    async def _seat(self, before: SideRecord, **changes: Any) -> None:
        """Nothing after the keeping may refuse: whoever has just come must get his key."""
        who = msgspec.structs.replace(before, **changes)
        sides = [who if one.side == who.side else one for one in self.record.sides]
        state = OVER if self.record.state == OVER else parties.state_of(sides)
        await self._kept(self._store.take_side(self.id, who, state))
        self.record.sides, self.record.state = sides, state
        self._taken_in()
        if self.record.at_hand:
            await self._tell_table(self.record.at_hand, parties.seat_of(who))

    async def _tell_table(self, id: str, seat: SeatRecord) -> None:
        """Who has this seat now. It comes into memory for that: a bot may be asked, or may have come for the
        last whose number was waited for. One that cannot do it now does it when it is loaded."""
        try:
            async with self._table(id) as table:
                reseat(table, seat.seat, seat.name, seat.token_hash, seat.bot)
                await deal_if_all_is_told(table)
        except Exception as error:  # whatever it is, the store has it
            unknown = not isinstance(error, Refusal)
            log.warning("campaign %s: table %s is not told (%s)", self.id, id, error, exc_info=unknown)

    @asynccontextmanager
    async def _table(self, id: str) -> AsyncIterator[Table]:
        """While the campaign is locked: others wait for it, so this stands in nobody's line."""
        with nobody_pays():
            async with self._tables.at(id) as table:
                yield table

    async def know_devices(self) -> None:
        """The tokens of all devices, as they are kept now."""
        kept = await self._read(self._store.campaign(self.id))
        devices = {one.side: one.devices for one in kept.record.sides} if kept else {}
        for one in self.record.sides:
            one.devices = devices.get(one.side, one.devices)

    async def came_by(self, sides: tuple[str, ...], often: float) -> None:
        """Those who have these sides are here. Not worth a refusal where it cannot be kept."""
        now = time.time()
        late = [one for one in self.record.sides if one.side in sides and now - one.seen > often]
        for one in late:
            one.seen = now
        if late:
            try:
                await self._store.came_by(self.id, [one.side for one in late], now)
            except StoreError as error:
                log.warning("campaign %s: who was here is not kept (%s)", self.id, error)

    # Inside

    def _allowed(self, deed: Callable[[Campaign], object]) -> None:
        try:
            deed(self.campaign)
        except CampaignError as error:
            raise NotAllowed(error) from error

    async def _keep(self, before: int, void: str = "", promised: tuple[str, str] | None = None) -> None:
        """The rows after `before`; everybody is told then."""
        if len(self.campaign.rows) > before:
            opened = self.campaign.phase == "game" and bool(self.record.at_hand) and not void
            at_hand = self.record.at_hand if opened else ""
            await self._kept(self._write(before, at_hand, void=void, promised=promised))
            self._taken_in()

    async def _write(
        self,
        before: int,
        at_hand: str,
        void: str = "",
        opened: TableRecord | None = None,
        bundle: str = "",
        promised: tuple[str, str] | None = None,
    ) -> None:
        state = OVER if self.campaign.phase == "over" else parties.state_of(self.record.sides)
        seen_by_all = _digest(self.campaign.view(None, "en"))
        # What a side chooses in secret, and chooses again, is not even to be seen by its time.
        changed = time.time() if opened or seen_by_all != self._seen_by_all else self.record.changed
        onward = Onward(
            first=before + 1,
            rows=tuple(dump(row) for row in self.campaign.rows[before:]),
            state=state,
            at_hand=at_hand,
            changed=changed,
            game=self.campaign.number,
            opened=opened,
            bundle=bundle,
            promised=promised,
            void=void,
        )
        await self._store.go_on(self.id, onward)
        record, self._seen_by_all = self.record, seen_by_all
        record.state, record.at_hand, record.changed = state, at_hand, changed
        for one in record.sides:
            if opened:
                one.promised = ""
            elif promised and promised[0] == one.side:
                one.promised = promised[1]
        if opened:
            record.games.append(GameRecord(len(self.campaign.rows), self.campaign.number, opened.id))
        if void:
            record.games = [
                msgspec.structs.replace(one, void=True) if one.table == void else one for one in record.games
            ]

    def _taken_in(self) -> None:
        self._views.clear()
        self.followers.changed()

    async def _kept(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except StoreError as error:
            self.gone = True
            raise Refusal(error.code) from error

    async def _read(self, reading: Awaitable[T]) -> T:
        try:
            return await reading
        except Damaged as error:
            self._tables.note_damage(self.id, f"campaign {self.id}: {error}")
            raise Refusal("campaign-gone") from error
        except StoreError as error:
            raise Refusal("busy") from error

    async def _whole(self, deed: Callable[[], Awaitable[T]]) -> T:
        """Under the lock, and to its end: a browser that goes away must not leave anything half kept."""

        async def whole() -> T:
            async with self._lock:
                if self.gone:
                    raise Refusal("busy")
                before = len(self.campaign.rows)
                try:
                    return await deed()
                except BaseException:
                    # Rows that were added and not kept: memory is ahead of the store.
                    self.gone = self.gone or len(self.campaign.rows) > before
                    self.followers.changed()
                    raise

        return await asyncio.shield(asyncio.create_task(metered(whole())))


def _digest(view: CampaignView) -> bytes:
    return hashlib.sha256(msgspec.json.encode(view)).digest()
