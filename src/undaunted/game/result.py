"""What a campaign reads off a finished game: where every soldier's card ended, and what became of the city.

Cards are called as decks call them (`Rifleman A U004`), places by their numbers.
"""

from __future__ import annotations

import msgspec


class Remains(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Of one side: its cards at the end, without Fog of War and what never left the supply."""

    used: tuple[str, ...] = ()  # in play area, hand, deck and discard pile
    casualties: tuple[str, ...] = ()
    shot_down: tuple[str, ...] = ()  # by Antiair
    routed: tuple[str, ...] = ()  # counters
    controlled: tuple[str, ...] = ()  # places
    mission: int = 0


class Result(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How a game ended."""

    winner: str
    how: str
    sides: dict[str, Remains]
    faces: dict[str, str] = {}  # of every place on the board: the letter that it shows
    caved_in: tuple[str, ...] = ()  # places whose tunnel was destroyed
    rounds: int = 0
