"""How long a bot's decision is seen to take: what its level says, and never what it has in hand."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable

from undaunted.game.game import Game

LONGEST = 1.0
"""Seconds of thinking that are waited for in any case; who counts simulations may need less than it seems."""
OPEN = frozenset(("shoot", "blast", "bolster", "injure", "suppress", "repair"))
"""Kinds of questions whose options everybody can work out: they follow from what lies open."""


def is_open(game: Game, seat: str) -> bool:
    """Whether everybody can see what this seat may pick, and so that it has no choice."""
    seen = game.now(None)
    if seen.question is None:
        return False
    return seen.question.kind in OPEN or (
        seen.question.kind == "turn" and not seen.seats[seat].hand_size and not seen.seats[seat].line
    )


class Pace:
    """Decisions are told at ticks, counted from when the thinking began.

    There are as many as the whole budget of a bot needs, and half a tick to spare. A bot that is sure of
    itself, or has a single card, knows earlier, and waits. One that is late, for which a busy machine is to
    blame, waits for the next tick, so that little can be read off even then.
    """

    def __init__(
        self,
        tick: float,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.clock = clock
        self._tick = tick
        self._sleep = sleep

    def ticks(self, seconds: float) -> int:
        """For a thought that is expected to take so long."""
        return math.ceil(min(seconds, LONGEST) / self._tick + 0.5 - 1e-9)

    async def keep(self, begun: float, seconds: float) -> None:
        """Until a thought that began then may be over."""
        if not self._tick:
            return
        taken = math.ceil((self.clock() - begun) / self._tick - 1e-9)
        end = begun + self._tick * max(taken, self.ticks(seconds))
        await self._sleep(max(0.0, end - self.clock()))
