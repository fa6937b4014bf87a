"""A live table: its record, its game and its journal, and what people and bots do to them.

Whatever changes it does so under its lock, is kept for good before anybody is told, and runs to its end even
if whoever asked for it has gone. Where keeping fails, the table leaves memory as if nothing had happened: the
store has the truth, and those connected come back for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, TypeVar

from undaunted.game.errors import IllegalDecision
from undaunted.game.game import Game
from undaunted.game.record.rows import UNDO, WITHDRAW, Row
from undaunted.server import telling, tokens
from undaunted.server.errors import Refusal
from undaunted.server.guard.costs import metered
from undaunted.server.settings import AS_USUAL, Talking
from undaunted.server.store import (
    OVER,
    PLAYING,
    WAITING,
    Standing,
    Store,
    StoreError,
    TableRecord,
)
from undaunted.server.store.dice import is_dealt
from undaunted.server.store.rebuild import standing
from undaunted.server.store.talk import Line
from undaunted.server.tables import bounds, dealing, seating
from undaunted.server.tables.coaching import coach_of
from undaunted.server.tables.hub import TRY_AGAIN, Connection, Hub, encoded
from undaunted.server.tables.journal import Journal
from undaunted.server.tables.locking import Locked
from undaunted.server.tables.stories import Stories, in_words
from undaunted.server.tables.surrender import Surrender
from undaunted.server.tables.talk import Talk
from undaunted.server.wire import Again, Ending, Seats, Sitting, Update

T = TypeVar("T")

_stories = Stories()


class Table:
    """`changed` is called after each change: a bot may owe a decision now. `came_back` is called with a seat
    for which a bot sat in, when somebody decides there himself."""

    def __init__(
        self,
        record: TableRecord,
        game: Game,
        journal: Journal,
        store: Store,
        talking: Talking = AS_USUAL,
        said: Iterable[Line] = (),
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.record = record
        self.game = game
        self.journal = journal
        self.hub = Hub()
        self.talk = Talk(record, self.hub, store, talking, said)
        self.changed = changed
        self.came_back: Callable[[str], None] = lambda _: None
        self.coach = coach_of(record)
        """Where somebody is taught."""
        self.gone = False
        """Out of step with the store: to be loaded again."""
        self._surrender = Surrender(record, game.stage)
        self._store = store
        self._lock = asyncio.Lock()
        self._unkept: list[Row] = []

    # How it stands

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def state(self) -> str:
        if self.game.over or self.record.void:
            return OVER
        return WAITING if seating.open_seats(self.record) or not is_dealt(self.record.seed) else PLAYING

    @property
    def asked(self) -> tuple[str, ...]:
        return self.game.deciders if self.state == PLAYING and not bounds.is_full(self.journal) else ()

    def ending(self, lang: str) -> Ending | None:
        withdrawn = self.game.withdrawn
        side = seating.side_of(self.game.stage, withdrawn) if withdrawn else ""
        return telling.ending(self.game, lang, side)

    def can_undo(self, seat: str) -> bool:
        """Whether there is a question that was really asked to go back to."""
        return self.state == PLAYING and self.game.can_undo(seat)

    def update(self, seat: str, lang: str, since: int) -> Update:
        """As this seat (none: a spectator) may see it; before the deal nobody sees more than all."""
        eyes = seat if is_dealt(self.record.seed) else ""
        company = seating.company(self.record, lang, seat)
        told = telling.update(self.game, eyes, lang, self.journal.number, since, self.ending(lang), company)
        if why := seating.held_up(self.record, self.game, lang):
            return telling.still(told, seat, why)
        told = bounds.told(told, self.journal, lang)
        return self.coach.taught(told, self.game, lang) if self.coach else told

    def sittings(self, lang: str, yours: tuple[str, ...] = ()) -> tuple[Sitting, ...]:
        giving_up = self._surrender.said
        return seating.sittings(self.record, lang, self.hub.here, yours, self.game.stage, giving_up)

    # Deciding

    async def pick(
        self, seat: str, moment: int, thing: str, done: Callable[[int], None] = lambda _: None
    ) -> int:
        """One decision; gives its number in the journal. What was done already is not done again.

        `done` hears of that number as soon as everybody has been told. Nothing else is done so often that a
        task of its own would be a tenth of what it costs: should whoever asks be cancelled in its midst, the
        table is loaded anew.
        """
        try:
            return await self._do(self._pick(seat, moment, thing.removeprefix(f"{seat}:"), done))
        except asyncio.CancelledError:
            self.send_away()
            raise

    async def undo(self, seat: str, moment: int) -> int:
        """Back to the last question that was really asked of this seat."""
        return await self._whole(self._undo(seat, moment))

    async def withdraw(self, seat: str) -> int:
        return await self._whole(self._withdraw(seat))

    async def answer(self, seat: str, moment: int, thing: int | str) -> None:
        """A bot's decision, unless the table has moved on meanwhile."""
        await self._whole(self._answer(seat, moment, thing))

    async def settle(self) -> None:
        """Answer what a server that was stopped has left open."""
        await self._whole(self._settle_now())

    async def _pick(self, seat: str, moment: int, thing: str, done: Callable[[int], None]) -> int:
        if number := self._resent(seat, moment, thing):
            done(number)
            return number
        self._check(seat, moment)
        if self.coach:
            self.coach.check(self.game, seat, thing)
        number = self.journal.number
        self._play(seat, thing)
        if seat in seating.bot_seats(self.record):
            self.came_back(seat)
        if self._surrender.plays_on(seat):
            self.tell_seats()
        await self._keep_and_tell(number)
        done(number + 1)
        return number + 1

    async def _undo(self, seat: str, moment: int) -> int:
        if number := self._resent(seat, moment, UNDO):
            return number
        self._check(seat, moment, UNDO)
        number = self.journal.number
        self._note(Row(0, row.seat, UNDO) for row in self.game.undo(seat))
        await self._keep_and_tell(number)
        return number + 1

    async def _withdraw(self, seat: str) -> int:
        if self.record.campaign:
            raise Refusal("campaign-withdraw")
        if self.game.withdrawn == seat:
            return self.journal.number
        if self.state == OVER:
            raise Refusal(OVER)
        number = self.journal.number
        if not self._surrender.says(seat):
            self.tell_seats()
            return number
        await dealing.deal_unfinished(self)
        self.game.withdraw(seat)
        self._note([Row(0, seat, WITHDRAW)])
        await self._keep_and_tell(number)
        return number + 1

    async def _answer(self, seat: str, moment: int, thing: int | str) -> None:
        if seat not in self.asked or self.game.moment(seat) != moment:
            return
        number = self.journal.number
        self._play(seat, thing)
        await self._keep_and_tell(number)

    async def _settle_now(self) -> None:
        await dealing.go_on(self)
        number = self.journal.number
        if self.state == PLAYING:
            self._settle()
        if self.journal.number > number:
            await self._keep_and_tell(number)

    # Sitting down

    async def sit(
        self, key: str, wanted: str, name: str, guest: bytes = b"", commitment: str = ""
    ) -> tuple[tuple[str, ...], str]:
        """Take an open seat, or all that are kept for a guest; gives them and the token for them."""
        return await self._whole(self._sit(key, wanted, name, guest, commitment))

    async def _sit(
        self, key: str, wanted: str, name: str, guest: bytes, commitment: str
    ) -> tuple[tuple[str, ...], str]:
        if self.state == OVER:
            raise Refusal(OVER)
        token = tokens.new_token()
        found = seating.seats_to_take(self.record, key, wanted, guest)
        taken = {one.seat: seating.taken(one, name, token) for one in found}
        last = len(seating.open_seats(self.record)) == len(taken)
        before, seed = self.record.seed, dealing.seed_after(self.record, taken, commitment)
        state = PLAYING if last and is_dealt(seed) else WAITING
        changed = seed if seed != before else b""
        await self._kept(self._store.seat(self.id, list(taken.values()), state, changed))
        self.record.seats = [taken.get(one.seat, one) for one in self.record.seats]
        self.record.seed, self.record.state = seed, state
        self.tell_seats()
        if state == PLAYING:
            # He has the seat, and nobody but him will ever have its key. What follows of itself and could
            # not be kept follows when the table is loaded anew.
            with suppress(Refusal):
                await dealing.begin(self, anew=not is_dealt(before))
        elif last or changed:
            dealing.tell_dice(self)
            await self._keep_and_tell(self.journal.number)
        return tuple(taken), token

    async def know_devices(self) -> None:
        """A seat was taken along: the tokens of all its devices, as they are kept now."""
        try:
            kept = await self._store.table(self.id)
        except StoreError as error:
            self.gone = True
            raise Refusal("busy") from error
        devices = {one.seat: one.devices for one in kept.seats} if kept else {}
        for one in self.record.seats:
            one.devices = devices.get(one.seat, one.devices)

    # Playing again

    async def offer_rematch(self, other: str) -> None:
        """Those who played here hear of it, now or when they come back."""
        await self._whole(self._offer_rematch(other))

    async def _offer_rematch(self, other: str) -> None:
        await self._kept(self._store.rematch(self.id, other))
        self.record.rematch = other
        for connection in self.hub:
            self.tell_rematch(connection)

    def tell_rematch(self, connection: Connection) -> None:
        if self.record.rematch and connection.yours:
            connection.tell(Again(self.record.rematch))

    # Looking

    async def join(self, connection: Connection, seen: int, greet: Callable[[], None]) -> None:
        """Bring a connection up to now, and keep it so from then on."""
        await self.word(connection.face, connection.lang, self.journal.first_unseen(seen))
        async with self._locked():
            here = self.hub.here
            self.hub.add(connection)
            greet()
            self.show(connection, self.journal.first_unseen(seen))
        if self.hub.here != here:
            self.tell_seats()
        self.changed()

    def leave(self, connection: Connection) -> None:
        here = self.hub.here
        self.hub.remove(connection)
        if self.hub.here != here:
            self.tell_seats()

    def send_away(self) -> None:
        """From a table that is gone: those connected come back to one that is loaded anew."""
        if self.gone:
            self.hub.close(TRY_AGAIN)

    async def look(self, do: Callable[[], T]) -> T:
        """Do something that only looks, while nothing is half done."""
        async with self._locked():
            return do()

    async def word(self, seat: str, lang: str, since: int = 0) -> None:
        """Put a long story into words, so that telling it then takes no time."""
        if since or not _stories.of(self.record, self.journal, seat, lang):
            await in_words(self.game, seat, lang, since, seating.company(self.record, lang, seat))

    def show(self, connection: Connection, since: int = 0) -> None:
        """A whole update to one connection; only while nothing is half done."""
        face, lang = connection.face, connection.lang
        if since:
            connection.tell(self.update(face, lang, since))
            return

        def whole() -> str:
            return encoded(self.update(face, lang, 0))

        connection.put(_stories.tell(self.record, self.journal, face, lang, whole))

    def tell_seats(self) -> None:
        self.hub.tell_each(
            lambda one: (one.yours, one.lang), lambda one: Seats(self.sittings(one.lang, one.yours))
        )

    # Inside

    async def _whole(self, deed: Coroutine[Any, Any, T]) -> T:
        """To its end: a browser that goes away must not leave a decision half kept."""
        return await asyncio.shield(asyncio.create_task(metered(self._do(deed))))

    async def _do(self, deed: Coroutine[Any, Any, T]) -> T:
        """Under the lock."""
        try:
            async with self._locked():
                try:
                    return await deed
                except (Refusal, IllegalDecision):
                    raise
                except BaseException:
                    # Whatever it was, memory may be ahead of the store now.
                    self.gone = True
                    raise
        finally:
            deed.close()
            self.changed()

    def _locked(self) -> Locked:
        return Locked(self, self._lock)

    def _resent(self, seat: str, moment: int, what: str) -> int:
        return self.journal.done(seat, moment, what) if moment < self.game.moment(seat) else 0

    def _check(self, seat: str, moment: int, what: str = "") -> None:
        if self.state != PLAYING:
            raise Refusal(self.state)
        bounds.check(self.journal, what)
        if moment != self.game.moment(seat):
            raise Refusal("stale")

    def _play(self, seat: str, thing: str | int) -> None:
        """The decision, and what followed from it that is not worth a click."""
        made = self.game.decisions
        self.game.play(seat, thing)
        self._note(self.game.rows(made + 1))

    def _settle(self) -> None:
        made = self.game.decisions
        self.game.settle()
        self._note(self.game.rows(made + 1))

    def _note(self, rows: Iterable[Row]) -> None:
        for row in rows:
            row.number = self.journal.number + 1
            self.journal.add(row)
            self._unkept.append(row)

    async def _keep_and_tell(self, before: int) -> None:
        """Everybody hears of the rows after `before`, once they are kept."""
        rows, self._unkept = self._unkept, []
        if rows:
            now = standing(self.game, time.time())
            await self._kept(self._store.append(self.id, rows, now))
            self._take_down(now)
        since = self.journal.first_unseen(before)
        self.hub.tell_each(
            lambda one: (one.face, one.lang), lambda one: self.update(one.face, one.lang, since)
        )

    def _take_down(self, now: Standing) -> None:
        for field in Standing.__struct_fields__:
            setattr(self.record, field, getattr(now, field))

    async def _kept(self, writing: Coroutine[Any, Any, None]) -> None:
        try:
            await writing
        except StoreError as error:
            self.gone = True
            raise Refusal(error.code) from error
