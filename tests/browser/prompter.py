"""Whispers to a player what to pick: reads the journal of the tests' own server and asks a bot.

What a test clicks is only ever what the page offers; this says which of it, so that games end.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from undaunted.bots import GreedyBot
from undaunted.game.game import Game
from undaunted.game.record.rows import Row
from undaunted.server.store import queries, rebuild
from undaunted.server.store.database import reading

Wish = Callable[[str, str], bool]
"""Of a question's kind and a thing: is this what the test would like to see done?"""


class Prompter:
    def __init__(self, data: Path) -> None:
        self._data = data
        # Each seat has its own: who answers first makes no difference.
        self._bots: dict[tuple[str, str], GreedyBot] = {}

    def rows(self, table: str) -> list[Row]:
        with reading(self._data) as connection:
            return queries.journal(connection, table)

    def seen(self, table: str) -> dict[str, int]:
        """How far each seat has been shown the journal."""
        with reading(self._data) as connection:
            record = queries.table(connection, table)
        assert record, table
        return {seat.seat: seat.seen for seat in record.seats}

    def game(self, table: str, number: int) -> Game:
        """As it stood after so many rows of its journal."""
        with reading(self._data) as connection:
            found = queries.kept_game(connection, table)
        assert found, table
        record, rows, bundle = found
        assert len(rows) >= number, "a page shows what is not kept"
        return rebuild(record, rows[:number], bundle)

    def asked(self, table: str) -> tuple[str, ...]:
        """Whose decisions the game waits for; nobody's when it is over."""
        return self.game(table, len(self.rows(table))).deciders

    def whisper(self, table: str, number: int, seat: str, wish: Wish | None = None) -> str:
        game = self.game(table, number)
        options = game.options(seat)
        question = game.view(seat).question
        assert options, f"{seat} is not asked"
        assert question
        if wish:
            for option in options:
                if wish(question.kind, option.name):
                    return option.name
        bot = self._bots.setdefault((table, seat), GreedyBot(7))
        chosen = bot.choose(game.observation(seat), [option.thing for option in options])
        return next(option.name for option in options if option.thing == chosen)
