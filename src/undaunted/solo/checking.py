"""Whether the solo opponent did in a game what its cards say: all are read again along the log.

A log holds without them, for its decisions are legal all the same; this is asked for besides.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undaunted.game.game import Game
from undaunted.game.record.replay import replayed
from undaunted.solo.automaton import Automaton, is_fresh

Kind = Literal["other", "missing"]


class Departure(msgspec.Struct, frozen=True):
    """A decision that is not what the card says, or a card whose text is not here."""

    decision: int
    kind: Kind
    card: str
    """In notation; empty for what it decided on the player's turn, of which no card speaks."""
    number: str = ""
    """Of its solo card."""
    did: str = ""
    said: str = ""
    """Both in notation."""


class Checked(msgspec.Struct):
    decisions: int = 0
    """So many of the solo opponent's were compared."""
    cards: int = 0
    departures: list[Departure] = []


def check(game: Game) -> Checked:
    """One departure a card at most: after it, what the card would have said next is not known."""
    return _Check(game).done


class _Check:
    def __init__(self, game: Game) -> None:
        self.done = Checked(departures=[])
        self.seat = game.stage.automaton
        self.things = game._things
        if not self.seat:
            return
        self.automaton = Automaton(game.stage)
        self.lost = False
        self.missing: set[str] = set()
        record = game.record()
        rows = [row for row in record.rows if row.what in self.things.numbers]
        for number, then in enumerate(replayed(record, game.stage)):
            if number < len(rows) and rows[number].seat == self.seat:
                self._compare(number + 1, then, rows[number].what)

    def _compare(self, decision: int, then: Game, did: str) -> None:
        state = then.observation(self.seat).state
        if is_fresh(state):
            self.done.cards += 1
            self.lost = False
        if self.lost:
            return
        self.done.decisions += 1
        offered = [option.thing for option in then.options(self.seat)]
        thing = self.automaton.next(state)
        account = self.automaton.account if thing is not None else None
        if account and account.fault:
            self._miss(Departure(decision, "missing", account.card))
            return
        if thing is None or thing not in offered:
            self.automaton.forget()
            thing = self.automaton.unguided(state, offered)
        if (said := self.things.names[thing]) != did:
            card, number = (account.card, account.number) if account else ("", "")
            self._depart(Departure(decision, "other", card, number, did, said))

    def _miss(self, departure: Departure) -> None:
        """Told of each card once, where it is wanted first."""
        if departure.card not in self.missing:
            self.done.departures.append(departure)
        self.missing.add(departure.card)
        self.lost = True

    def _depart(self, departure: Departure) -> None:
        self.done.departures.append(departure)
        self.automaton.forget()
        self.lost = True
