"""Open talk at a table: all who are there read it, and who sits there may speak. It is no part of the game.

Everybody gets the same bytes, whichever seat he has, so that nobody can be told a thing in secret. Only seats
speak. Who watches came by a link that anybody may have: nobody at the table let him in or knows his name, and
no limit would hold him, since he can come back as somebody else.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

from undaunted.server.errors import Refusal
from undaunted.server.guard.buckets import Bucket, Clock
from undaunted.server.plain import plain
from undaunted.server.settings import Talking
from undaunted.server.store import OVER, Store, StoreError, TableRecord
from undaunted.server.store.talk import Line
from undaunted.server.tables.hub import Connection, Hub
from undaunted.server.tables.seating import has_people
from undaunted.server.wire import Spoken, Talked


class Talk:
    """Of one table, as long as that is in memory."""

    def __init__(
        self,
        record: TableRecord,
        hub: Hub,
        store: Store,
        talking: Talking,
        lines: Iterable[Line] = (),
        clock: Clock = time.monotonic,
    ) -> None:
        self._record = record
        self._hub = hub
        self._store = store
        self._talking = talking
        self._clock = clock
        self._lines = [_spoken(line) for line in lines]
        self._last = self._lines[-1].number if self._lines else 0
        self._budgets: dict[str, Bucket] = {}

    @property
    def is_there(self) -> bool:
        """Not where the host wants none, nor where everybody else is a bot or sits at the same screen."""
        return self._talking.on and has_people(self._record)

    @property
    def is_open(self) -> bool:
        """Whether one may speak: during the game, and for a while after it."""
        return self._record.state != OVER or time.time() - self._record.changed < self._talking.after

    def show(self, connection: Connection, heard: int) -> None:
        """Whoever joins gets what it has not heard; without a word where there is no talk."""
        if not self.is_there:
            return
        heard = heard if heard <= self._last else 0
        connection.tell(self._told(tuple(line for line in self._lines if line.number > heard)))

    async def speak(self, seat: str, text: str) -> int:
        """One line, kept and then told to everybody; gives its number."""
        if not self.is_there:
            raise Refusal("no-talk")
        if not self.is_open:
            raise Refusal("talk-over")
        line = Line(self._last + 1, seat, plain(text, self._talking.longest), time.time())
        self._check_pace(seat)
        self._last = line.number
        # To its end, even if who spoke has gone: what is kept must be told.
        await asyncio.shield(asyncio.create_task(self._keep_and_tell(line)))
        return line.number

    async def _keep_and_tell(self, line: Line) -> None:
        try:
            await self._store.say(self._record.id, line, self._talking.kept)
        except StoreError as error:
            # The game stands as it did: nobody has to leave the table for that.
            raise Refusal("busy") from error
        said = _spoken(line)
        self._lines = [*self._lines, said][-self._talking.kept :]
        self._hub.tell_each(lambda _: None, lambda _: self._told((said,)))

    def _told(self, lines: tuple[Spoken, ...]) -> Talked:
        return Talked(lines, self._talking.longest, self.is_open)

    def _check_pace(self, seat: str) -> None:
        now = self._clock()
        budget = self._budgets.setdefault(seat, Bucket(self._talking.pace, now))
        if wait := budget.take(now):
            raise Refusal("talk-too-fast", seconds=max(1, round(wait + 0.5)))


def _spoken(line: Line) -> Spoken:
    return Spoken(line.number, line.seat, line.text, round(line.said))
