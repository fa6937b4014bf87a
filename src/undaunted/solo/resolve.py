"""Resolving one card: from question to question, until the card has no more to say."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from undaunted.rules import words
from undaunted.solo.account import Account, Step
from undaunted.solo.acts.combat import crew_pick
from undaunted.solo.acts.effects import plan
from undaunted.solo.acts.plan import Cannot, Context, Plan, asked_of, question, things
from undaunted.solo.chance import Rolls, Undecided
from undaunted.solo.lines import Act, Applied, attempt
from undaunted.solo.look import total
from undaunted.solo.lore import Lore
from undaunted.solo.reading import NOWHERE, Reading
from undaunted.solo.tree import SoloCard

Answers = Generator[int, Any, None]
"""Yields a thing to pick, and is sent the position in which the next is asked."""

MISSING = "missing"
"""There is no text for this card: nothing is done with it."""
CHANGED = "changed"
"""The text says otherwise today than what was done."""
JUMPS = 12
"""More `then X` in a row than any card can mean."""


class Resolver:
    """One card; `account` tells what has been read of it so far."""

    def __init__(self, lore: Lore, text: SoloCard | None, card: int, again: bool = False) -> None:
        self.lore = lore
        self.text = text
        self.card = card
        self.again = again
        self.steps: list[Step] = []
        self.state: Any = None
        self.lines = text.lines if text else ()
        self.boxed = bool(text and text.boxes)
        self.fault = "" if text else MISSING

    @property
    def account(self) -> Account:
        return Account(
            number=self.text.number if self.text else "",
            title=self.lore.card_titles[self.card],
            origin=self.text.origin if self.text else "",
            card=things(self.lore.stage).cards[self.card],
            steps=tuple(self.steps),
            fault=self.fault,
            again=self.again,
        )

    def answers(self, state: Any) -> Answers:
        self.state = state
        first = 0
        for _ in range(JUMPS):
            applied, place = yield from self._find_line(first)
            if applied is None:
                break
            follow = yield from self._do(applied, place)
            if not follow:
                break
            first = next(at for at, line in enumerate(self.lines) if line.number == follow)
        yield words.STOP

    # Which line

    def _find_line(self, first: int) -> Generator[int, Any, tuple[Applied | None, int]]:
        """The first line that applies, from a line on; dice that it takes are rolled as they are needed."""
        chance = Rolls()
        while True:
            try:
                applied, place, steps = self._read_lines(first, chance)
            except Undecided:
                chance.again()
                yield from self._roll(chance)
                continue
            self.steps += steps
            return applied, place

    def _read_lines(self, first: int, chance: Rolls) -> tuple[Applied | None, int, list[Step]]:
        at = Reading(self.lore, self.state, self.card)
        steps: list[Step] = []
        for line in self.lines[first:]:
            read, where = attempt(line, at, chance, self.boxed)
            steps.append(read.step)
            if read.applied:
                return read.applied, where.here if where.arrives else NOWHERE, steps
        return None, NOWHERE, steps

    def _roll(self, chance: Rolls) -> Generator[int, Any, None]:
        if words.ROLL not in asked_of(self.state, self.lore.seat):
            chance.spent = True
            return
        self.state = yield words.ROLL
        frame = (self.state.depth - 1) * words.FRAME
        chance.faces.append(int(self.state.stack[frame + words.F_ZONE]))

    # What it does

    def _do(self, applied: Applied, place: int) -> Generator[int, Any, str]:
        """Act after act; gives the line to go on with, if one is named."""
        done = applied.plan
        for number, act in enumerate(applied.acts):
            if act.word == "then":
                return act.effects[0].name
            if act.word == "do nothing":
                return ""
            if number:
                done = yield from self._plan(act)
            if done is not None:
                yield from self._carry_out(done, place)
            if question(self.state) != words.ASK_ORDER:
                return ""
        return ""

    def _plan(self, act: Act) -> Generator[int, Any, Plan | None]:
        """A later act of the line, as things are now."""
        chance = Rolls()
        while True:
            at = Reading(self.lore, self.state, self.card)
            ctx = Context(at, act.bound, chance, act.ties, [], self.boxed)
            try:
                return plan(ctx, act.effects)
            except Cannot:
                return None
            except Undecided:
                chance.again()
                yield from self._roll(chance)

    def _carry_out(self, told: Plan, place: int) -> Answers:
        """Order it, and answer what is asked on the way."""
        left = {kind: list(picks) for kind, picks in told.answers.items()}
        if place != NOWHERE:
            left[words.ASK_SPAWN] = [self.lore.table.first_tile + place]
        if told.thing not in asked_of(self.state, self.lore.seat):
            return
        self.state = yield told.thing
        while True:
            kind = question(self.state)
            if kind == words.ASK_ORDER:
                more = told.repeats and any(left.get(one) for one in told.answers)
                if not more or told.thing not in asked_of(self.state, self.lore.seat):
                    return
                self.state = yield told.thing
                continue
            self.state = yield self._answer(kind, left)

    def _answer(self, kind: int, left: dict[int, list[int]]) -> int:
        offered = asked_of(self.state, self.lore.seat)
        picks = left.get(kind, [])
        if picks and picks[0] in offered:
            return picks.pop(0)
        picks.clear()  # something came in between: what was planned is past
        return fallback(self.lore, self.state, self.card, offered)


def fallback(lore: Lore, state: Any, card: int, offered: list[int]) -> int:
    """What no card has to say: who aboard is hit, in which order a salvo falls; else one stops."""
    kind = question(state)
    at = Reading(lore, state, card)
    if kind in (words.ASK_INJURE, words.ASK_SUPPRESS):
        return crew_pick(at, offered, kind == words.ASK_SUPPRESS)
    if kind == words.ASK_BLAST:
        frame = (state.depth - 1) * words.FRAME
        at.hits = lore.table.deed_hits[state.stack[frame + words.F_DEED]]
        first = lore.table.first_counter
        return min(
            offered, key=lambda thing: (at.side_of(thing - first) == at.side, total(at, thing - first))
        )
    return words.STOP if words.STOP in offered else offered[0]
