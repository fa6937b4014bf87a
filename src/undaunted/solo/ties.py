"""Tie-breakers: one candidate out of several, and how it came to be it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undaunted.solo import terms
from undaunted.solo.account import Candidate, Choice
from undaunted.solo.chance import Rolls
from undaunted.solo.look import Bound, goal_tiles, tile_is, total, unit_is
from undaunted.solo.reading import Reading
from undaunted.solo.tree import Measure, Units

RANDOM = Measure("random")
FAR = 99
NONE = "–"


class Table:
    """Candidates of one kind: tiles, or counters with their tiles."""

    def __init__(self, at: Reading, bound: Bound, of_units: bool, name: Callable[[int], str]) -> None:
        self.at = at
        self.bound = bound
        self.of_units = of_units
        self.name = name

    def tile(self, one: int) -> int:
        return int(self.at.state.tile_of[one]) if self.of_units else one

    def worth(self, one: int, measure: Measure) -> int:
        """By one measure, the lower the better."""
        at = self.at
        if measure.word == "is":
            assert measure.trait
            if self.of_units and _of_units(measure):
                return 0 if unit_is(at, one, measure.trait, self.bound) else 1
            return 0 if tile_is(at, self.tile(one), measure.trait, self.bound) else 1
        if measure.of is not None:
            return self._distance(one, measure)
        if self.of_units and measure.word in _UNIT_MEASURES:
            return _UNIT_MEASURES[measure.word](at, one)
        if measure.word in _UNIT_MEASURES:
            there = at.enemies_on[one]
            return min((_UNIT_MEASURES[measure.word](at, unit) for unit in there), default=FAR)
        return _TILE_MEASURES[measure.word](at, self.tile(one))

    def _distance(self, one: int, measure: Measure) -> int:
        assert measure.of is not None
        goals = goal_tiles(self.at, measure.of, self.bound)
        here = self.tile(one)
        steps = min((self.at.steps(here, goal) for goal in goals), default=FAR)
        if measure.word.startswith("further") or measure.word.startswith("furthest"):
            return 0 if steps == FAR else -steps
        return steps


def _of_units(measure: Measure) -> bool:
    from undaunted.solo.look import UNIT_TESTS

    trait = measure.trait
    assert trait
    return (
        trait.word in UNIT_TESTS
        or (isinstance(trait.of, Units) and trait.word == "is")
        or trait.word in ("defence", "on")
        or trait.word.startswith("in ")
    )


_TILE_MEASURES: dict[str, Callable[[Reading, int], int]] = {
    "value": lambda at, tile: -terms.value(at, tile),
    "lower value": terms.value,
    "cover": lambda at, tile: -terms.cover(at, tile),
    "lower cover": terms.cover,
    "fewer enemies": lambda at, tile: len(at.enemies_on[tile]),
    "more enemies": lambda at, tile: -len(at.enemies_on[tile]),
    "fewer friendly units": lambda at, tile: sum(unit not in at.party for unit in at.friends_on[tile]),
    "more friendly units": lambda at, tile: -sum(unit not in at.party for unit in at.friends_on[tile]),
    "population": lambda at, tile: -terms.population(at, tile),
    "lower population": terms.population,
}

_UNIT_MEASURES: dict[str, Callable[[Reading, int], int]] = {
    "lower defence": total,
    "more dangerous": terms.danger,
    "more damage": lambda at, unit: -_damage(at, unit),
    "less damage": lambda at, unit: _damage(at, unit),  # noqa: PLW0108  defined below
}


_HIGHER = frozenset(
    (
        "value",
        "cover",
        "more enemies",
        "more friendly units",
        "population",
        "more damage",
        "further from",
        "furthest from",
    )
)
"""Of these the higher is the better: they are kept with the sign turned."""


def _damage(at: Reading, unit: int) -> int:
    return int(at.state.damage[at.table.counter_vehicle[unit]]) if at.is_vehicle(unit) else 0


def shown(worth: int, measure: Measure) -> str:
    """A candidate's value as a reader counts it."""
    if measure.word == "is":
        return "yes" if worth == 0 else "no"
    if measure.word == "more dangerous":
        return NONE if worth == FAR else str(worth + 1)
    return NONE if worth == FAR else str(-worth if measure.word in _HIGHER else worth)


def choose(
    table: Table,
    candidates: Sequence[int],
    measures: Sequence[Measure],
    chance: Rolls,
    what: str,
) -> tuple[int, Choice | None]:
    """The best by one measure after the other; what is still tied, by chance. The Choice tells of it."""
    if len(candidates) == 1:
        return candidates[0], None
    left = list(candidates)
    values: dict[int, list[str]] = {one: [] for one in candidates}
    asked: list[Measure] = []
    first = chance.read
    for measure in (*measures, RANDOM):
        if len(left) == 1:
            break
        if measure.word == "random":
            asked.append(RANDOM)
            left = [left[chance.below(len(left))]]
            break
        worths = [table.worth(one, measure) for one in left]
        for one, worth in zip(left, worths, strict=True):
            values[one].append(shown(worth, measure))
        asked.append(measure)
        best = min(worths)
        left = [one for one, worth in zip(left, worths, strict=True) if worth == best]
    told = Choice(
        what=what,
        candidates=tuple(Candidate(table.name(one), tuple(values[one])) for one in candidates),
        measures=tuple(asked),
        chosen=table.name(left[0]),
        rolls=tuple(chance.faces[first : chance.read]),
    )
    return left[0], told
