"""Thinkers to try things on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from undaunted.game.game import Game
from undaunted.server.thinkers import Thinkers
from undaunted.server.thinkers.places import Places
from undaunted.server.thinkers.queue import QUICK
from undaunted.server.thinkers.thinkers import RATE
from undaunted.speed import COMPILED

SIMULATIONS = 200 if COMPILED else 4
LONGISH = int(QUICK * RATE) + 1
"""Simulations that do not count as a quick answer."""
LONG = "search:300s"
"""A thought that no test waits for."""


@asynccontextmanager
async def thinkers(processes: int = 1, places: Sequence[Path] = ()) -> AsyncIterator[Thinkers]:
    crew = Thinkers(processes, Places([str(place) for place in places]))
    await crew.start()
    try:
        yield crew
    finally:
        await crew.close()


def offered(game: Game, seat: str) -> list[int]:
    return [option.thing for option in game.options(seat)]


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)
