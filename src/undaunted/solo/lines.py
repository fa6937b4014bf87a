"""Reading a line: does it apply, and what does it come to?"""

from __future__ import annotations

from dataclasses import dataclass, replace

from undaunted.solo.account import Choice, Step, Why
from undaunted.solo.acts.combat import WORDS, targets
from undaunted.solo.acts.effects import SHIFTS, gathered, plan
from undaunted.solo.acts.movement import select_unit, through_sentences
from undaunted.solo.acts.plan import Cannot, Context, Plan, of_word
from undaunted.solo.acts.reach import among, nearer
from undaunted.solo.chance import Any as AnyRolls
from undaunted.solo.chance import Rolls
from undaunted.solo.conditions import aimed, failing
from undaunted.solo.look import Bound, units
from undaunted.solo.reading import NOWHERE, Reading
from undaunted.solo.text.effects import MOVEMENT
from undaunted.solo.ties import Table, choose
from undaunted.solo.tree import (
    Do,
    Effect,
    Line,
    Measure,
    Roll,
    SelectNearer,
    SelectRange,
    SelectTile,
    SelectUnit,
    Sentence,
)


@dataclass(frozen=True)
class Act:
    """One action of a line, with what the line had settled when it was read."""

    effects: list[Effect]
    ties: tuple[Measure, ...]
    bound: Bound

    @property
    def word(self) -> str:
        return self.effects[0].word


@dataclass(frozen=True)
class Applied:
    acts: list[Act]
    plan: Plan | None
    """Of the first act; none for `then X` and for doing nothing."""


class Attempt:
    """One line, read once. `applied` is None where it does not apply; `step` tells of it either way."""

    def __init__(
        self, line: Line, at: Reading, chance: Rolls, boxed: bool = False, subject: int = NOWHERE
    ) -> None:
        self.boxed = boxed
        """Does a boxed rule have it scout what it enters?"""
        self.line = line
        self.at = at
        self.chance = chance
        self.acts: list[Act] = []
        self.plan: Plan | None = None
        self.rolled: tuple[int, ...] = ()
        self.parts: list[Step] = []
        self.goes = next((one.word for one in _effects(line) if one.word in MOVEMENT), "")
        choices: list[Choice] = []
        bound = Bound(
            subject=subject,
            sublines=line.sublines,
            through=through_sentences((*line.opening, *line.closing)),
        )
        self.applied: Applied | None = None
        at.hits = self._hits()
        try:
            self._read(bound, choices)
        except Cannot as error:
            self.step = Step(line.number, "skipped", (error.why,), tuple(choices), parts=tuple(self.parts))
        else:
            self.applied = Applied(self.acts, self.plan)
            told = self.plan.told if self.plan else ()
            self.step = Step(line.number, "applied", told, tuple(choices), self.rolled, tuple(self.parts))

    def _hits(self) -> int:
        """How the line's attack hits, for conditions that speak of total defence."""
        table = self.at.table
        for effect in _effects(self.line):
            if effect.word in WORDS:
                for action in of_word(self.at, WORDS[effect.word], effect.number):
                    return int(table.deed_hits[action.deed])
        return 0

    def _read(self, bound: Bound, choices: list[Choice]) -> None:
        bound = self._walk(self.line.opening, bound, choices, first=True)
        if self.line.sublines:
            bound = self._first_subline(bound)
        self._walk(self.line.closing, bound, choices)
        if not self.acts:
            raise Cannot("nothing-to-do")

    def _first_subline(self, bound: Bound) -> Bound:
        """The first that applies; without any the line does not, whatever its condition says."""
        for sub in self.line.sublines:
            choices: list[Choice] = []
            try:
                settled = self._walk(sub.sentences, bound, choices, first=True)
            except Cannot as error:
                self.parts.append(Step(sub.letter, "skipped", (error.why,), tuple(choices)))
            else:
                self.parts.append(Step(sub.letter, "applied", (), tuple(choices)))
                return settled
        raise Cannot("no-subline")

    def _walk(
        self, sentences: tuple[Sentence, ...], bound: Bound, choices: list[Choice], first: bool = False
    ) -> Bound:
        """Sentence by sentence; the first one's condition is that of the line or sub-line."""
        for number, sentence in enumerate(sentences):
            if sentence.condition is not None:
                wrong = failing(self.at, sentence.condition, bound)
                if wrong is not None:
                    if first and number == 0:
                        cannot = Cannot("condition")
                        cannot.why = Why("condition", clause=wrong)
                        raise cannot
                    continue
                bound = aimed(self.at, sentence.condition, bound)
            bound = self._sentence(sentence, bound, choices)
        return bound

    def _sentence(self, sentence: Sentence, bound: Bound, choices: list[Choice]) -> Bound:
        step = sentence.step
        ctx = self._context(bound, sentence.ties, choices)
        if isinstance(step, SelectRange):
            return replace(bound, within=step.within, where=step.traits)
        if isinstance(step, SelectTile):
            return replace(bound, destination=among(ctx, self.goes, step.ground))
        if isinstance(step, SelectNearer):
            return replace(bound, destination=nearer(ctx, self.goes, step.goal))
        if isinstance(step, SelectUnit):
            return self._select_unit(ctx, step)
        if isinstance(step, Roll):
            self._do(self._rolled(step, ctx), ctx)
        elif isinstance(step, Do):
            self._do(step.effects, ctx)
        return bound

    def _context(self, bound: Bound, ties: tuple[Measure, ...], choices: list[Choice]) -> Context:
        return Context(self.at, bound, self.chance, ties, choices, self.boxed)

    def _do(self, effects: tuple[Effect, ...], ctx: Context) -> None:
        """The first action has to be possible now; those after it are looked at when their turn comes."""
        groups = gathered(effects)
        for number, group in enumerate(groups):
            if not self.acts and group[0].word not in ("then", "do nothing"):
                self.plan = plan(ctx, group)
                if group[0].word in SHIFTS and number + 1 < len(groups):
                    self._must_follow(groups[number + 1], ctx)
            self.acts.append(Act(group, ctx.ties, ctx.bound))

    def _must_follow(self, group: list[Effect], ctx: Context) -> None:
        """One gets in or out for what comes next: if that is impossible, so is the line."""
        if group[0].word in ("then", "do nothing"):
            return
        assert self.plan
        after = Reading(self.at.lore, self.at.after(self.plan.thing), self.at.card)
        plan(Context(after, ctx.bound, AnyRolls(), ctx.ties, [], ctx.boxed_scout), group)

    # Selections of counters

    def _select_unit(self, ctx: Context, step: SelectUnit) -> Bound:
        bound = ctx.bound
        if step.role == "unit":
            if bound.subject != NOWHERE:
                return bound
            found = [unit for unit in select_unit(ctx, step.units) if self._leads_somewhere(unit)]
        else:
            found = self._in_reach(units(self.at, step.units, bound))
        if not found:
            raise Cannot("no-such-unit")
        table = Table(self.at, bound, True, ctx.unit_name)
        chosen, told = choose(table, found, ctx.ties, self.chance, step.role)
        if told:
            ctx.choices.append(told)
        return replace(bound, subject=chosen) if step.role == "unit" else replace(bound, aim=(chosen,))

    def _leads_somewhere(self, unit: int) -> bool:
        trial = Attempt(self.line, self.at, AnyRolls(), self.boxed, unit)
        return trial.applied is not None

    def _in_reach(self, found: list[int]) -> list[int]:
        """Those that the line's attack could be aimed at."""
        for effect in _effects(self.line):
            if effect.word in WORDS:
                can = {
                    unit
                    for action in of_word(self.at, WORDS[effect.word], effect.number)
                    for unit in targets(self.at, action)
                }
                return [unit for unit in found if unit in can]
        return found

    # Rolls

    def _rolled(self, step: Roll, ctx: Context) -> tuple[Effect, ...]:
        """If only one of the actions could be resolved, that one, without a roll."""
        can = [case for case in step.cases if self._possible(case.effects, ctx)]
        if not can:
            raise Cannot("no-case")
        if all(case.effects == can[0].effects for case in can):
            return can[0].effects
        while not self.chance.spent:
            face = self.chance.die()
            self.rolled += (face,)
            for case in can:
                if case.first <= face <= case.last:
                    return case.effects
        return can[0].effects

    def _possible(self, effects: tuple[Effect, ...], ctx: Context) -> bool:
        if effects[0].word in ("then", "do nothing"):
            return True
        trial = Context(self.at, ctx.bound, AnyRolls(), ctx.ties, [], ctx.boxed_scout)
        try:
            plan(trial, gathered(effects)[0])
        except Cannot:
            return False
        return True


def _effects(line: Line) -> list[Effect]:
    """All that a line may do, the closing ones after those of its sub-lines."""
    found: list[Effect] = []
    subs = (sentence for sub in line.sublines for sentence in sub.sentences)
    for sentence in (*line.opening, *subs, *line.closing):
        if isinstance(sentence.step, Do):
            found += sentence.step.effects
        elif isinstance(sentence.step, Roll):
            found += [effect for case in sentence.step.cases for effect in case.effects]
    return found


def spawns(at: Reading) -> list[int]:
    """Where a unit that is off the board could be placed; nothing for one that is on it."""
    if at.unit == NOWHERE or at.state.tile_of[at.unit] != NOWHERE:
        return []
    table = at.table
    tiles = table.spawn_tile[table.spawn_from[at.unit] : table.spawn_from[at.unit + 1]]
    return [int(tile) for tile in dict.fromkeys(tiles)]


def attempt(line: Line, at: Reading, chance: Rolls, boxed: bool = False) -> tuple[Attempt, Reading]:
    """Read a line where the unit is; if it has to be placed, where it is closest to the aim (ruling 44a)."""
    places = spawns(at)
    if not places:
        return Attempt(line, at, chance, boxed), at
    readings = [Reading(at.lore, at.state, at.card, tile) for tile in places]
    if len(readings) > 1:
        trials = [(Attempt(line, one, AnyRolls(), boxed), one) for one in readings]
        fitting = [(trial, one) for trial, one in trials if trial.applied]
        if not fitting:
            return trials[0]
        best = min(_way(trial, one) for trial, one in fitting)
        even = [one for trial, one in fitting if _way(trial, one) == best]
        readings = [even[chance.below(len(even))]]
    return Attempt(line, readings[0], chance, boxed), readings[0]


def _way(trial: Attempt, at: Reading) -> tuple[int, int]:
    """How far it is from there to what the line is about; and, to break ties, the cover there."""
    aim = trial.plan.aim if trial.plan else NOWHERE
    far = 0 if aim == NOWHERE else at.steps(at.here, aim)
    return far, -int(at.table.cover[at.here])
