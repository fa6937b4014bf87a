"""The few functions that start everything."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undaunted.content import Pack, Scenario, packs
from undaunted.content import scenarios as all_scenarios
from undaunted.content.options import offered
from undaunted.content.stage import stage
from undaunted.game.course import Unasked
from undaunted.game.game import Game
from undaunted.game.notation.position import write as write_position
from undaunted.game.notation.reader import read as read_position
from undaunted.game.record.chance import Chance, Scripted, Secret
from undaunted.game.record.replay import load
from undaunted.game.record.verify import verify
from undaunted.speed import rules as engine

__all__ = ["ScenarioInfo", "from_position", "load", "new", "scenarios", "verify"]


class ScenarioInfo(msgspec.Struct, frozen=True):
    """What a player needs to know to choose a scenario."""

    id: str
    title: str
    origin: str
    sides: tuple[str, ...]
    goals: dict[str, str]
    initiative: str
    date: str
    place: str
    briefing: str
    briefings: dict[str, str] = {}
    """What sides are told for themselves beside it, by side."""
    options: tuple[str, ...] = ()
    """How else it can be played: `teams` makes `normandy/1` into `normandy/1+teams`."""


def scenarios() -> list[ScenarioInfo]:
    """All scenarios there are, in playing order. Packs that cannot be played are left out."""
    homes = packs()
    return [about(homes[told.pack], told) for told in all_scenarios()]


def about(home: Pack, told: Scenario) -> ScenarioInfo:
    return ScenarioInfo(
        id=told.name,
        title=told.title,
        origin=told.origin,
        sides=told.sides,
        goals={side: str(force.goal) for side, force in told.forces.items()},
        initiative=told.initiative,
        date=told.date,
        place=told.place,
        briefing=told.briefing.strip(),
        briefings={side: force.briefing.strip() for side, force in told.forces.items() if force.briefing},
        options=offered(home, told),
    )


def new(
    scenario: str,
    *,
    seed: int | bytes | None = None,
    chance: Chance | Sequence[int | str] | None = None,
    unasked: Unasked = "none",
    rules: int = 0,
) -> Game:
    """A new game of `normandy/1`. One seed, one course of dice and cards; `chance` scripts them instead.

    `unasked` says what is played without asking: none, automatic or forced. `rules` is an earlier version of
    the rules, for looking into games that began under it; 0 is the present one.
    """
    where = stage(scenario, version=rules)
    game = Game(where, _chance(seed, chance), unasked=unasked)
    game._begin(engine.opening(where.table), fresh=True)
    game.settle()
    return game


def from_position(
    text: str,
    *,
    seed: int | bytes | None = None,
    chance: Chance | Sequence[int | str] | None = None,
    unasked: Unasked = "none",
) -> Game:
    """A game that goes on from a position in one line, as `Game.position` writes it."""
    state, things = read_position(text)
    # As we write it, whatever blanks and line breaks it came with: the log keeps it on one line.
    start = write_position(state, things)
    game = Game(things.stage, _chance(seed, chance), unasked=unasked, start=start)
    game._begin(state, fresh=False)
    game.settle()
    return game


def _chance(seed: int | bytes | None, chance: Chance | Sequence[int | str] | None) -> Chance:
    """A list of outcomes is a script; what it does not say comes from the seed."""
    if chance is None:
        return Secret.of(seed)
    if isinstance(chance, Sequence):
        return Scripted(chance, then=None if seed is None else Secret.of(seed))
    return chance
