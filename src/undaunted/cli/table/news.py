"""What each player has been told already, and what is still news."""

from __future__ import annotations

from undaunted.game.event import Event
from undaunted.game.game import Game

REMEMBERED = 40
"""Decisions before the news that the log still shows."""


class News:
    """For a seat everything is news that came of its last decision and of those after it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        # Who takes up a saved game does not want to read all of it again.
        self._since = dict.fromkeys(game.seats, game.decisions)
        self._read = dict.fromkeys(game.seats, game.decisions - 1)

    def decided(self, seat: str, number: int) -> None:
        self._since[seat] = number

    def undone(self, seat: str) -> None:
        now = self._game.decisions
        self._since[seat] = min(self._since[seat], now + 1)
        self._read[seat] = min(self._read[seat], now)

    def events(self, seat: str) -> list[Event]:
        return self._game.events(seat, self._since[seat])

    def before(self, seat: str) -> list[Event]:
        """The latest that are no news any more."""
        since = self._since[seat]
        remembered = self._game.events(seat, max(0, since - REMEMBERED))
        return [event for event in remembered if event.decision < since]

    def unread(self, seat: str) -> list[Event]:
        """Only what this has not given before."""
        found = self._game.events(seat, self._read[seat] + 1)
        self._read[seat] = self._game.decisions
        return found

    def by_others(self, seat: str) -> bool:
        """Whether somebody else had a hand in it."""
        return any(line.partition(":")[0] != seat for line in self._game.log[self._since[seat] + 1 :])
