"""Who plays which seat: people and bots, as the command line or the menu says."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from undaunted import bots
from undaunted.cli import solo
from undaunted.cli.faults import Fault
from undaunted.cli.parties import AS, Party, parties, party_named
from undaunted.cli.table.menu import Menu
from undaunted.cli.table.opponents import NEWCOMERS, offered
from undaunted.cli.terminal import Terminal
from undaunted.content.stage import Stage

if TYPE_CHECKING:
    from undaunted.bots import Bot


@dataclass(frozen=True)
class Seating:
    """`party` is whom people play against the bot `against`; hot-seat where both are None."""

    party: Party | None = None
    against: str | None = None

    def is_person(self, seat: str) -> bool:
        return self.party is None or seat in self.party.seats

    def bots(self, seats: tuple[str, ...], seed: int | None) -> dict[str, Bot]:
        """A bot of its own for every seat without a person."""
        if self.against is None or solo.is_solo(self.against):
            return {}  # the solo opponent needs to know its game
        empty = [seat for seat in seats if not self.is_person(seat)]
        first = secrets.randbits(32) if seed is None else seed
        return {seat: bots.make(self.against, seed=first + number) for number, seat in enumerate(empty)}

    def resume(self, lang: str | None) -> Callable[[Path], str]:
        """The command that goes on with a saved game in the same way."""
        how = "--hot-seat"
        if self.party and self.against:
            how = f"{AS} {shlex.quote(self.party.name)} --against {shlex.quote(self.against)}"
        if lang is not None:
            how += f" --lang {lang}"
        return lambda file: f"undaunted play --resume {shlex.quote(str(file))} {how}"


@dataclass(frozen=True)
class Wish:
    """What the command line says about it; None and False where it says nothing."""

    party: str | None
    against: str | None
    hot_seat: bool

    def check(self) -> None:
        """All that can be wrong before the scenario is known."""
        if self.hot_seat and not (self.party is None and self.against is None):
            given = "--against" if self.party is None else AS
            raise Fault(
                f"--hot-seat: found {given} beside it, expected one or the other: it seats people alone"
            )

    def settle(self, stage: Stage, default: str, terminal: Terminal, ask: bool) -> Seating:
        """Who plays, asking for what was not said if there is somebody to ask; `default` is a seat."""
        if stage.automaton:
            return self._alone(stage, terminal)
        if self.hot_seat:
            return Seating()
        known = parties(stage, terminal.lang)
        if self.party is not None:
            party = party_named(self.party, known)
        else:
            usual = next(party for party in known if party.seats == (default,))
            party = Menu(terminal).party(known, usual) if ask else usual
        against = self.against
        if against is None:
            every = (*offered(), *solo.offered(stage, party.seats))
            against = Menu(terminal).opponent(every, NEWCOMERS) if ask else NEWCOMERS
        return Seating(party, against) if against else Seating()

    def _alone(self, stage: Stage, terminal: Terminal) -> Seating:
        """Of a stage that has a solo opponent: who plays against it, and that nobody else is asked for."""
        spec = solo.spec_for(stage)
        if self.hot_seat:
            raise Fault(f"--hot-seat: found {stage.name}, expected a game without a solo opponent")
        if self.against not in (None, spec):
            raise Fault(f"--against: found {self.against!r} in {stage.name}, expected {spec!r} or nothing")
        known = [party for party in parties(stage, terminal.lang) if stage.automaton not in party.seats]
        return Seating(party_named(self.party, known) if self.party else known[0], spec)
