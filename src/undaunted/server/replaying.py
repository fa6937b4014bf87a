"""Replays: how a table stood after each decision, as a spectator or a seat saw it.

A game is played again from its journal, without what was taken back. While it runs, only who holds a seat
looks through its eyes; once it has ended everybody may look through any.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from undaunted.content.stage import Stage
from undaunted.game.record.rows import Row, decisions_of
from undaunted.server.errors import Refusal
from undaunted.server.pages import Moment, Moments
from undaunted.server.store import TableRecord
from undaunted.server.store.dice import is_dealt
from undaunted.server.store.rebuild import games_of
from undaunted.server.telling import happened
from undaunted.server.wire import Ending

MOST = 100
"""Moments in one answer."""
KEPT = 64
"""Answers; one has some hundred kilobytes."""
AT_ONCE = 2
"""Games that are replayed at the same time."""
SPELL = 0.004
"""Seconds after which everybody else has a turn."""

T = TypeVar("T")
Key = tuple[str, int, str, tuple[str, ...], int, int, str]


class Replays:
    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._answers: OrderedDict[Key, bytes] = OrderedDict()
        self._few = asyncio.Semaphore(AT_ONCE)

    async def apart(self, work: Callable[[], T]) -> T:
        """Something else for which a game is played again, in a thread of its own."""
        async with self._few:
            return await asyncio.to_thread(work)

    async def page(
        self,
        record: TableRecord,
        rows: Sequence[Row],
        where: Stage,
        ending: Ending | None,
        yours: tuple[str, ...],
        seat: str,
        first: int,
        last: int,
        lang: str,
    ) -> bytes:
        """`Moments` as JSON: the decisions `first` to `last`, seen by `seat` (none: by a spectator).

        `rows` are those that are kept, `where` what they were played on, `yours` the seats of whoever asks.
        """
        eyes = eyes_for(record, ending, yours, seat)
        if not is_dealt(record.seed):
            eyes, seat = (), ""  # nobody has any cards to look at
        last = min(last, first + MOST - 1)
        # A journal only ever grows: so many rows are always the same ones.
        key = (record.id, len(rows), seat, eyes, first, last, lang)
        async with self._few:
            page = self._answers.pop(key, None)
            if page is None:
                page = msgspec.json.encode(
                    await moments(record, list(rows), where, ending, eyes, seat, first, last, lang)
                )
            self._answers[key] = page
            if len(self._answers) > self._kept:
                self._answers.popitem(last=False)
        return page


def eyes_for(
    record: TableRecord, ending: Ending | None, yours: tuple[str, ...], seat: str
) -> tuple[str, ...]:
    """Whose eyes one may ask for; refuses where `seat` is none of them."""
    seats = tuple(one.seat for one in record.seats)
    if seat and seat not in seats:
        raise Refusal("no-seat", seat=seat)
    eyes = seats if ending is not None else tuple(one for one in seats if one in yours)
    if seat and seat not in eyes:
        raise Refusal("not-yours")
    return eyes


async def moments(
    record: TableRecord,
    rows: Sequence[Row],
    where: Stage,
    ending: Ending | None,
    eyes: tuple[str, ...],
    seat: str,
    first: int,
    last: int,
    lang: str,
) -> Moments:
    """Played from the start; others have their turn every few milliseconds."""
    who = seat or None
    decisions = decisions_of(rows)
    found: list[Moment] = []
    pace = Pace()
    for number, game in enumerate(games_of(record, numbered(decisions[:last]), where)):
        if number >= first:
            found.append(Moment(number, happened(game.events(who, number), lang), game.now(who)))
        await pace.rest()
    return Moments(record.id, record.scenario, seat, eyes, len(decisions), tuple(found), ending)


def numbered(rows: Sequence[Row]) -> list[Row]:
    """A record of just these."""
    return [Row(number, row.seat, row.what, row.came) for number, row in enumerate(rows, start=1)]


class Pace:
    """For long work that shares the loop."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def rest(self) -> None:
        """Let others have a turn, if they have waited long enough."""
        if time.perf_counter() - self._since > SPELL:
            await asyncio.sleep(0)
            self._since = time.perf_counter()
