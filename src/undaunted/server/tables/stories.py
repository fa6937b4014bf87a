"""Whole updates, told from the beginning, as they were last told: whoever asks once more gets the same bytes.

They are long, so only few are kept, of all tables together.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from undaunted.game.game import Game
from undaunted.server import telling
from undaunted.server.store import TableRecord
from undaunted.server.tables.journal import Journal

KEPT = 64
SPELL = 0.004
"""Seconds after which everybody else has a turn."""


class _Told(NamedTuple):
    journal: Journal
    stamp: tuple[object, ...]
    text: str


class Stories:
    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._told: OrderedDict[tuple[str, str, str], _Told] = OrderedDict()

    def of(self, record: TableRecord, journal: Journal, seat: str, lang: str) -> str:
        """As it still stands; empty where it was not told, or something has changed."""
        told = self._told.get((record.id, seat, lang))
        # A table that was loaded again has another journal, even where it is as long.
        if told is None or told.journal is not journal or told.stamp != _stamp(record, journal):
            return ""
        return told.text

    def tell(
        self, record: TableRecord, journal: Journal, seat: str, lang: str, tell: Callable[[], str]
    ) -> str:
        """As it was told, or told now."""
        key = (record.id, seat, lang)
        text = self.of(record, journal, seat, lang)
        if not text:
            text = tell()
            self._told[key] = _Told(journal, _stamp(record, journal), text)
        self._told.move_to_end(key)
        if len(self._told) > self._kept:
            self._told.popitem(last=False)
        return text


def _stamp(record: TableRecord, journal: Journal) -> tuple[object, ...]:
    """All that an update is made of, besides where a journal leads: who sits there, whether it counts, and
    whether the cards are dealt."""
    sitting = tuple((one.kind, one.bot, one.name, one.token_hash) for one in record.seats)
    return journal.number, record.void, record.seed, sitting


async def in_words(game: Game, seat: str, lang: str, since: int, company: telling.Company) -> None:
    """A little at a time, since nobody else can play meanwhile. The texts are kept for a while."""
    start = time.perf_counter()
    for event in game.events(seat or None, since):
        telling.happened((event,), lang, company)
        if time.perf_counter() - start > SPELL:
            await asyncio.sleep(0)
            start = time.perf_counter()
