"""All tables: those in memory, and how they get there and leave again. The store has them all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from copy import copy
from functools import partial

import undaunted
from undaunted.content.bundle import pack_up
from undaunted.server.archive.task import Volume
from undaunted.server.errors import Elsewhere, Refusal
from undaunted.server.guard import Metrics
from undaunted.server.guard.costs import in_thread
from undaunted.server.loading import Loading
from undaunted.server.settings import Keeping, Talking
from undaunted.server.store import OVER, Store, StoreError, TableRecord
from undaunted.server.store.dice import chance_of, is_dealt, segment_of
from undaunted.server.store.errors import BadJournal, Damaged, HeldElsewhere, OtherContent
from undaunted.server.store.exporting import as_stored
from undaunted.server.store.rebuild import UNASKED, rebuild_whole
from undaunted.server.tables import seating
from undaunted.server.tables.journal import Journal
from undaunted.server.tables.opponents import Opponents
from undaunted.server.tables.pace import Pace
from undaunted.server.tables.shows import Shows
from undaunted.server.tables.table import Table
from undaunted.server.thinkers import Thinkers

log = logging.getLogger(__name__)

AT_ONCE = 3
"""Tables that are loaded at the same time: each of them takes Python from the loop that plays."""

Keep = Callable[[TableRecord, str], Awaitable[None]]
Offer = Callable[[Elsewhere, str, str], Awaitable[None]]


def gone(error: BadJournal) -> Refusal:
    """Why a table cannot be played on: what it began with is not to be had, or its journal does not hold."""
    return Refusal("gone", why=error.why if isinstance(error, OtherContent) else "journal")


async def _refuse_to_offer(elsewhere: Elsewhere, table: str, other: str) -> None:
    """Where there is one process, there is no elsewhere."""
    raise elsewhere


class _Place:
    """A table in memory; it stays as long as somebody uses it or a bot thinks."""

    def __init__(self, table: Table, opponents: Opponents) -> None:
        self.table = table
        self.opponents = opponents
        self.users = 0

    @property
    def gone(self) -> bool:
        return self.table.gone

    @property
    def busy(self) -> bool:
        return bool(self.users or len(self.table.hub) or self.opponents.busy)


class Tables:
    def __init__(
        self, store: Store, thinkers: Thinkers, metrics: Metrics, keeping: Keeping, talking: Talking
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.keeping = keeping
        self.talking = talking
        # In the order of their last use, the longest ago first.
        self._places: dict[str, _Place] = {}
        self.ended: Callable[[str], None] = lambda _: None
        """Told the campaign whose game has ended; it may be told again."""
        self.came_back: Callable[[str, str], None] = lambda *_: None
        """Told a campaign and a side: who has it decides himself again, where a bot sat in for him."""
        self.offer_elsewhere: Offer = _refuse_to_offer
        """Tells a table that another process plays of the one at which its people play again."""
        self.opened_by: Callable[[str], str] = lambda _: ""
        """The address that answers for a table, as far as it is known."""
        self._shows = Shows(keeping.bot_pause)
        self._loading = Loading(self._places, self._load)
        self._logged: dict[str, str] = {}
        self.damaged: dict[str, str] = {}
        """What is wrong with tables and campaigns that were asked for and cannot be read, by id."""
        self._few = asyncio.Semaphore(AT_ONCE)
        self.changes = 0
        """Counts the tables that came, were filled or ended: what a list of them has to know."""

    def __len__(self) -> int:
        return len(self._places)

    def in_memory(self, id: str) -> Table | None:
        """One that is out of step with the store is as good as not there."""
        place = self._places.get(id)
        return place.table if place and not place.table.gone else None

    def count(self, state: str) -> int:
        """Of those in memory."""
        return sum(place.table.state == state for place in self._places.values())

    async def create(self, record: TableRecord, keep: Keep | None = None) -> None:
        """A new table; `keep` writes it down where more is to be kept with it."""
        chance = chance_of(record.seed)
        game = undaunted.new(record.scenario, chance=chance, unasked=UNASKED, rules=record.rules)
        if not is_dealt(record.seed):
            game._segments = [segment_of(record.seed)]
        record.round, record.waits_for = game.round, " ".join(game.deciders)
        try:
            await (keep or self.store.create)(record, pack_up(game.stage))
        except StoreError as error:
            raise Refusal("busy") from error
        self.changes += 1
        self._take_in(Table(record, game, Journal(), self.store, self.talking)).opponents.nudge()

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """The table, which stays in memory meanwhile; raises Refusal where there is none."""
        place = await self._loading.found(id)
        place.users += 1
        try:
            yield place.table
        finally:
            place.users -= 1
            place.table.send_away()
            if place.table.gone and self._places.get(id) is place:
                del self._places[id]
            await self._make_room()

    async def volume(self, id: str) -> Volume:
        """What the archive has to know of a game to read it: it need not come into memory for that."""
        if live := self.in_memory(id):
            record = copy(live.record)
        else:
            record = await self.stored(id)
        if not self.store.place:
            # Nobody else can look into it.
            kept = await self.store.game(id)
            assert kept is not None, "a table stays as long as such a store"
            return Volume(record, list(kept.rows), kept.bundle)
        return Volume(record)

    async def put_away(self, id: str) -> Volume | None:
        """A game that has ended, where nobody is at its table; None for all others."""
        if id in self._places or id in self._loading:
            return None
        volume = await self.volume(id)
        return volume if volume.table.state == OVER else None

    async def stored(self, id: str) -> TableRecord:
        """What the store has of a table; raises Refusal where there is none, or it cannot be read."""
        try:
            found = await self.store.table(id)
        except Damaged as error:
            self.note_damage(id, f"table {id}: {error}")
            raise Refusal("gone", why="journal") from error
        except StoreError as error:
            raise Refusal("busy") from error
        if found is None:
            raise Refusal("no-table")
        return found

    async def record(self, id: str) -> TableRecord:
        """What is kept of a table, whoever plays it; raises Refusal where there is none."""
        try:
            async with self.at(id) as table:
                return table.record
        except Elsewhere:
            return await self.stored(id)

    async def stored_log(self, id: str) -> str:
        """Of a game that has ended and cannot be played again here: its log as far as it is stored."""
        try:
            kept = await self.store.game(id)
        except StoreError as error:
            raise Refusal("busy") from error
        return as_stored(kept) if kept and kept.table.state == OVER else ""

    async def nudge(self) -> None:
        """After a start: bots that owe a decision since the last one make it."""
        try:
            waiting = await self.store.unfinished_with_bots()
        except StoreError as error:
            log.error("%s", error)
            return
        for id in waiting:
            try:
                async with self.at(id):
                    pass
            except Elsewhere:
                continue
            except Refusal as refusal:
                log.warning("table %s: cannot go on (%s)", id, refusal.code)
            except Exception:  # whatever it is: the bots of all others are not to wait for that
                log.exception("table %s: cannot go on", id)

    # Other processes

    def is_used(self, ids: Callable[[str], bool]) -> bool:
        """Whether somebody is at one of these tables, or on the way. A bot can think elsewhere."""
        return any(map(ids, self._loading)) or any(
            place.users or len(place.table.hub) for id, place in self._places.items() if ids(id)
        )

    def ids(self) -> set[str]:
        """Of those in memory, or on the way there."""
        return {*self._places, *self._loading}

    async def let_go(self, ids: Callable[[str], bool]) -> None:
        """These leave memory, at once; whoever is there comes back and is shown the way."""
        left = [self._places.pop(id) for id in list(self._places) if ids(id)]
        for place in left:
            place.table.gone = True
            place.table.send_away()
        for place in left:
            await place.opponents.stop()
            await self.thinkers.forget(place.table.id)

    async def close(self) -> None:
        self._loading.cancel()
        await asyncio.gather(*(place.opponents.stop() for place in self._places.values()))

    async def _load(self, id: str) -> _Place:
        try:
            await self.store.hold(id)
            kept = await self.store.game(id)
            if kept is None:
                raise Refusal("no-table")
            said = await self.store.talk(id)
            # Hundreds of decisions take a while; the others play on meanwhile.
            async with self._few:
                game = await in_thread(rebuild_whole, *kept)
        except OtherContent as error:
            (self.note_damage if error.why == "damaged" else self.log_once)(id, str(error))
            raise gone(error) from error
        except HeldElsewhere as error:
            raise Elsewhere(error.process, error.address) from error
        except BadJournal as error:
            self.note_damage(id, str(error))
            raise gone(error) from error
        except Damaged as error:
            self.note_damage(id, f"table {id}: {error}")
            raise Refusal("gone", why="journal") from error
        except StoreError as error:
            raise Refusal("busy") from error
        if not self.store.holds(id):
            raise Refusal("busy")
        place = self._take_in(Table(kept.table, game, Journal(kept.rows), self.store, self.talking, said))
        await place.table.settle()
        place.opponents.nudge()
        return place

    def note_damage(self, id: str, line: str) -> None:
        """What is wrong with a table that cannot be read."""
        self.log_once(id, line)
        self.damaged[id] = line

    def log_once(self, id: str, line: str) -> None:
        """Whoever asks for such a table again and again fills no log with it."""
        if self._logged.get(id) != line:
            log.error("%s", line)
        self._logged[id] = line

    def _take_in(self, table: Table) -> _Place:
        self.damaged.pop(table.id, None)
        opener = partial(self.opened_by, table.id)
        pace = Pace(self.keeping.bot_pace)
        opponents = Opponents(table, self.thinkers, self.metrics, self._shows, pace, opener)
        campaign = table.record.campaign
        stood = (table.state, seating.open_seats(table.record))

        def changed() -> None:
            nonlocal stood
            opponents.nudge()
            stands = (table.state, seating.open_seats(table.record))
            self.changes += stands != stood
            stood = stands
            if campaign and table.game.over:
                self.ended(campaign)

        table.changed = changed
        if campaign:
            table.came_back = partial(self.came_back, campaign)
        place = self._places[table.id] = _Place(table, opponents)
        return place

    async def _make_room(self) -> None:
        """Those used longest ago leave memory first."""
        excess = len(self._places) - self.keeping.idle_tables
        if excess <= 0:
            return
        for id, place in [(id, place) for id, place in self._places.items() if not place.busy][:excess]:
            del self._places[id]
            await self.thinkers.forget(place.table.id)
