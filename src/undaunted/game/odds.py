"""The chance of an attack before it is made, and the sum behind it: from the code that resolves attacks."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from undaunted.game.errors import IllegalDecision
from undaunted.game.question import Asked
from undaunted.game.things import Things
from undaunted.rules import words
from undaunted.speed import rules

FACES = 10


class Odds(msgspec.Struct, frozen=True, gc=False):
    dice: int
    base: int
    cover: int
    range: int
    total: int
    smoke: int = 0

    @property
    def exact(self) -> Fraction:
        """That one of the dice at least hits."""
        return 1 - Fraction(FACES - rules.hitting_faces(self.total), FACES) ** self.dice

    @property
    def chance(self) -> float:
        return float(self.exact)

    def __str__(self) -> str:
        smoke = f" + {self.smoke}" if self.smoke else ""
        added = f"{self.base} + {self.cover} + {self.range}{smoke}"
        return f"{added} = {self.total}, {self.dice} dice: {self.chance:.0%}"


def odds(state: Any, deed: int, here: int, unit: int) -> Odds:
    """Of doing a deed of combat from a tile against a unit."""
    table = state.table
    hits = table.deed_hits[deed]
    return Odds(
        dice=table.deed_value[deed],
        base=rules.base_defence(state, hits, unit),
        cover=rules.cover_bonus(state, hits, here, unit),
        range=rules.range_bonus(state, hits, here, unit),
        total=rules.defence_against(state, deed, here, unit),
        smoke=rules.smoke_bonus(state, deed, unit),
    )


def structure_odds(state: Any, deed: int, here: int, structure: int) -> Odds:
    """Of blowing up a structure: the deed's second value against its defence, and range in the city."""
    table = state.table
    base = rules.structure_defence(state, 0, words.NONE, structure)
    total = base
    if table.structure_kind[structure] != words.ASSET:
        total = rules.structure_defence(state, table.deed_hits[deed], here, structure)
    return Odds(dice=table.deed_second[deed], base=base, cover=0, range=total - base, total=total)


def odds_between(state: Any, things: Things, target: str, attacker: str, action: str) -> Odds:
    """Of an attack by names, or of the one that is being made: refused where there is none to reckon."""
    aim = _named("target", target, [*things.counters, *things.structures])
    if attacker in things.edges:
        # A mine, which is nowhere but in between.
        shooter, deed = words.NONE, _named("action", action, [str(deed) for deed in things.stage.deeds])
    elif attacker or action:
        shooter = _named("counter", attacker, things.counters)
        deed = _named("action", action, [str(deed) for deed in things.stage.deeds])
    else:
        asked = Asked(state, things) if state.depth else None
        if asked is None or not asked.attack:
            raise IllegalDecision("no-attack-now")
        shooter, deed = asked.unit, asked.deed
    if target in things.structures:
        away = words.NONE if shooter == words.NONE else state.tile_of[shooter]
        return structure_odds(state, deed, away, things.structures.index(target))
    for one in (aim, shooter):
        # An aircraft shoots without a counter.
        if one != words.NONE and state.tile_of[one] == words.NONE:
            raise IllegalDecision("not-on-board", things.stage, unit=things.counters[one])
    here = words.NONE if shooter == words.NONE else state.tile_of[shooter]
    return odds(state, deed, here, aim)


def _named(what: str, name: str, names: Sequence[str]) -> int:
    if name not in names:
        raise IllegalDecision("unknown-name", what=what, name=str(name), known=", ".join(names))
    return names.index(name)
