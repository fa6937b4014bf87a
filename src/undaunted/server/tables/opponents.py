"""The bots of one table: while one owes a decision, it thinks, and nobody waits for it who need not.

That a bot thinks is told, and how long it takes follows from what all can see (`pace.py`): who owes a
decision, what is asked, how strong the bot is. Only where everybody sees that there is no choice it decides
at once. The solo opponent needs none of that: it plays by cards that lie open. Nor does a guide's hand, which
does what the guide says.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable

from undaunted.bots import GreedyBot, budget_of
from undaunted.server.errors import Refusal
from undaunted.server.guard import Metrics
from undaunted.server.store import OVER
from undaunted.server.tables import seating
from undaunted.server.tables.coaching import HAND
from undaunted.server.tables.pace import Pace, is_open
from undaunted.server.tables.shows import Shows
from undaunted.server.tables.soloist import Soloist
from undaunted.server.tables.table import Table
from undaunted.server.thinkers import Thinkers, ThinkersGone, expected_seconds
from undaunted.server.wire import Thinking

log = logging.getLogger(__name__)

TRIES = 3
"""Failures in a row after which a bot is left alone until something changes."""


class Opponents:
    def __init__(
        self,
        table: Table,
        thinkers: Thinkers,
        metrics: Metrics,
        shows: Shows,
        pace: Pace,
        opener: Callable[[], str] = lambda: "",
    ) -> None:
        self._table = table
        self._thinkers = thinkers
        self._metrics = metrics
        self._shows = shows
        self._pace = pace
        self._opener = opener
        self._solo = Soloist(table.id)
        self._task: asyncio.Task[None] | None = None

    @property
    def _bots(self) -> dict[str, str]:
        """Anew each time: in a campaign they come and go."""
        return seating.bot_seats(self._table.record)

    @property
    def _only_bots(self) -> bool:
        """Who has a bot sit in for him wants the game played, whether he watches or not."""
        record = self._table.record
        return not record.campaign and len(self._bots) == len(record.seats)

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def nudge(self) -> None:
        """Something has changed: perhaps it is a bot's turn now."""
        if not self.busy and self._next():
            self._task = asyncio.create_task(self._play())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _next(self) -> str:
        """The bot that owes a decision. Where only bots play, they wait until somebody watches."""
        table, bots = self._table, self._bots
        if not bots or table.gone or (self._only_bots and not len(table.hub)):
            return ""
        return next((seat for seat in table.asked if seat in bots), "")

    async def _play(self) -> None:
        failures = 0
        while failures < TRIES and (seat := self._next()):
            try:
                await self._decide(seat)
                failures = 0
            except Refusal as refusal:
                # The store took it not: the table left memory, and goes on when it is loaded again.
                log.warning("table %s: a bot's decision was not kept (%s)", self._table.id, refusal.code)
                self._table.send_away()
                return
            except Exception:  # the table may have moved on under its feet: it looks again
                failures += 1
                log.exception("table %s: a bot could not decide", self._table.id)
                self._table.send_away()
        if self._table.state == OVER:
            await self._thinkers.forget(self._table.id)

    async def _decide(self, seat: str) -> None:
        if self._only_bots:
            await self._shows.pause(self._opener())
        moment = self._table.game.moment(seat)
        thing = await self._think(seat)
        if seat not in self._bots:
            return  # whoever it sat in for is back
        start = time.perf_counter()
        await self._table.answer(seat, moment, thing)
        self._metrics.decided(time.perf_counter() - start, by="bot")

    async def _think(self, seat: str) -> int | str:
        table = self._table
        if table.coach and (prepared := table.coach.answer(table.game)):
            return prepared
        offered = [option.thing for option in table.game.options(seat)]
        if self._bots[seat] == seating.SOLO:
            return self._solo.choose(table.game, seat, offered)
        if len(offered) == 1 and is_open(table.game, seat):
            return offered[0]
        table.hub.tell_each(lambda _: 0, lambda _: Thinking(seat))
        spec = self._bots[seat]
        if spec.startswith(HAND):
            # A game that has left its guide: somebody has to play on, and no thinker knows this hand.
            spec, begun = GreedyBot.name, self._pace.clock()
            thing = GreedyBot().choose(table.game.observation(seat), offered)
        else:
            thing, begun = await self._thought(seat, spec, offered)
        await self._pace.keep(begun, expected_seconds(budget_of(spec)))
        return thing

    async def _thought(self, seat: str, spec: str, offered: list[int]) -> tuple[int, float]:
        """What a thinker chooses, and when it began to think: how long one waits for that tells nothing."""
        table, clock = self._table, self._pace.clock
        seed = int.from_bytes(hashlib.sha256(table.record.seed + seat.encode()).digest()[:4])
        begun = start = clock()

        def begin() -> None:
            nonlocal begun
            begun = clock()

        try:
            thing = await self._thinkers.choose(
                table.id, seat, spec, seed, table.game,
                opener=self._opener(), show=self._only_bots, begun=begin,
            )  # fmt: skip
        except ThinkersGone as gone:
            # A weak opponent is better than none: the people at the table want to go on.
            log.error("table %s: %s; a simpler bot decides", table.id, gone)
            thing = GreedyBot(seed).choose(table.game.observation(seat), offered)
        finally:
            self._metrics.thought(clock() - start)
        return thing, begun
