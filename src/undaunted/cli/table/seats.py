"""Who plays which seat: people and bots, as the command line or the menu says."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from undaunted import bots
from undaunted.cli.faults import Fault, unknown
from undaunted.cli.table.menu import Menu
from undaunted.cli.table.opponents import NEWCOMERS, offered
from undaunted.cli.terminal import Terminal
from undaunted.game.wording import side_name

if TYPE_CHECKING:
    from undaunted.bots import Bot


@dataclass(frozen=True)
class Seating:
    """`side` is the person's against the bot `against`; hot-seat where both are None."""

    side: str | None = None
    against: str | None = None

    def bots(self, seats: tuple[str, ...], seed: int | None) -> dict[str, Bot]:
        if self.against is None:
            return {}
        return {
            seat: bots.make(self.against, seed=secrets.randbits(32) if seed is None else seed)
            for seat in seats
            if seat != self.side
        }

    def resume(self, lang: str | None) -> Callable[[Path], str]:
        """The command that goes on with a saved game in the same way."""
        how = "--hot-seat"
        if self.against:
            how = f"--as {shlex.quote(self.side or '')} --against {shlex.quote(self.against)}"
        if lang is not None:
            how += f" --lang {lang}"
        return lambda file: f"undaunted play --resume {shlex.quote(str(file))} {how}"


@dataclass(frozen=True)
class Wish:
    """What the command line says about it; None and False where it says nothing."""

    side: str | None
    against: str | None
    hot_seat: bool

    def check(self) -> None:
        """All that can be wrong before the scenario is known."""
        if self.hot_seat and not (self.side is None and self.against is None):
            given = "--against" if self.side is None else "--as"
            raise Fault(
                f"--hot-seat: found {given} beside it, expected one or the other: hot-seat is for two people"
            )

    def settle(self, sides: tuple[str, ...], default: str, terminal: Terminal, ask: bool) -> Seating:
        """Who plays, asking for what was not said if there is somebody to ask."""
        if self.hot_seat:
            return Seating()
        if self.side is not None:
            side = self._side(self.side, sides, terminal.lang)
        else:
            side = Menu(terminal).side(sides, default) if ask else default
        against = self.against
        if against is None:
            against = Menu(terminal).opponent(offered(), NEWCOMERS) if ask else NEWCOMERS
        return Seating(side, against) if against else Seating()

    @staticmethod
    def _side(name: str, sides: tuple[str, ...], lang: str) -> str:
        """In any case, in either language; the beginning of a name will do."""
        wanted = name.casefold()
        called = {side: (side.casefold(), side_name(side, lang).casefold()) for side in sides}
        found = [side for side in sides if wanted in called[side]]
        found = found or [side for side in sides if wanted and _begins(called[side], wanted)]
        if len(found) != 1:
            raise unknown("--as", name, sides)
        return found[0]


def _begins(names: tuple[str, ...], start: str) -> bool:
    return any(name.startswith(start) for name in names)
