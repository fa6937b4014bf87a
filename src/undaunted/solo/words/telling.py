"""An account as somebody reads it: every sentence made, every name named, in one language."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from undaunted.content.stage import Stage
from undaunted.game.telling.names import Names, names
from undaunted.game.telling.wording import deck_called
from undaunted.messages import say
from undaunted.solo.account import Account, Candidate, Choice, Step, Why
from undaunted.solo.shelf import hand_of
from undaunted.solo.tree import Line, SoloCard
from undaunted.solo.words.sentences import Sentences


class ToldChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small table: candidates by tie-breakers."""

    what: str
    measures: tuple[str, ...]
    candidates: tuple[tuple[str, tuple[str, ...]], ...]
    chosen: str
    text: str
    """The same in one sentence."""
    rolls: str = ""


class ToldStep(msgspec.Struct, frozen=True, omit_defaults=True):
    label: str
    text: str
    """What the card says there."""
    applied: bool
    why: tuple[str, ...] = ()
    choices: tuple[ToldChoice, ...] = ()
    rolls: str = ""
    parts: tuple[ToldStep, ...] = ()


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An account in words."""

    title: str
    number: str
    origin: str
    steps: tuple[ToldStep, ...] = ()
    note: str = ""
    """Where there is nothing more to tell: no card, another text, no line that applied."""

    def lines(self) -> list[str]:
        """The same as plain text, for a terminal and for whoever listens."""
        read = [row for step in self.steps for row in _rows(step, "  ")]
        return [self.title, *read, *([self.note] if self.note else [])]


def _rows(step: ToldStep, indent: str) -> list[str]:
    mark = "✓" if step.applied else "✗"
    rows = [f"{indent}{mark} {step.label}  {step.text}"]
    rows += [f"{indent}     {why}" for why in step.why]
    rows += [f"{indent}     {choice.text}" for choice in step.choices]
    rows += [f"{indent}     {step.rolls}"] if step.rolls else []
    for part in step.parts:
        rows += _rows(part, indent + "    ")
    return rows


def tell(account: Account, stage: Stage, lang: str = "en", eyes: str = "") -> Told:
    """The account in words; `eyes` is the seat that reads it."""
    return _Teller(stage, lang, eyes).tell(account)


@lru_cache(maxsize=8)
def sentences(lang: str) -> Sentences:
    return Sentences(lang)


class _Teller:
    def __init__(self, stage: Stage, lang: str, eyes: str) -> None:
        self.stage = stage
        self.lang = lang
        self.names: Names = names(stage, lang, eyes)
        self.words = sentences(lang)

    def say(self, key: str, **args: str | int) -> str:
        return say(key, lang=self.lang, **args)

    def tell(self, account: Account) -> Told:
        card = self.names.card(account.card)
        side = self.stage.sides[self.stage.table.seat_side[self.stage.table.automaton]]
        text = hand_of(self.stage, side).get(account.title)
        if account.fault == "missing" or text is None:
            return Told(self.say("solo-account-missing", card=card), "", "")
        key = "solo-account-again" if account.again else "solo-account"
        note = ""
        if account.fault:
            note = self.say("solo-account-changed", number=account.number)
        elif all(step.outcome == "skipped" for step in account.steps):
            note = self.say("solo-account-none")
        return Told(
            title=self.say(key, card=card, number=account.number),
            number=account.number,
            origin=self.say(f"solo-origin-{account.origin}"),
            steps=tuple(self.step(step, text) for step in account.steps),
            note=note,
        )

    def step(self, step: Step, card: SoloCard) -> ToldStep:
        line = next((one for one in card.lines if one.number == step.label), None)
        text = self.words.sentences((*line.opening, *line.closing)) if line else ""
        parts = tuple(self.part(part, line) for part in step.parts) if line else ()
        return self._told(step, text, parts)

    def part(self, step: Step, line: Line) -> ToldStep:
        sub = next((one for one in line.sublines if one.letter == step.label), None)
        return self._told(step, self.words.sentences(sub.sentences) if sub else "", ())

    def _told(self, step: Step, text: str, parts: tuple[ToldStep, ...]) -> ToldStep:
        return ToldStep(
            label=step.label,
            text=text,
            applied=step.outcome == "applied",
            why=tuple(self.why(why) for why in step.why),
            choices=tuple(self.choice(choice) for choice in step.choices),
            rolls=self.rolled(step.rolls),
            parts=parts,
        )

    def why(self, why: Why) -> str:
        args = {key: self._named(key, value) for key, value in why.args.items()}
        if why.clause is not None:
            args["clause"] = self.words.condition(why.clause)
        return self.say(f"solo-why-{why.key}", **args)

    def _named(self, key: str, value: str) -> str:
        if key == "action":
            return self.words.action(value)
        if key == "card":
            return self.names.card(value)
        if key == "structure":
            return self.names.structure(value)
        if key == "deck":
            return deck_called(value, self.lang)
        if key in ("tile", "target"):
            return self.thing(value)
        return value

    def thing(self, name: str) -> str:
        """A tile or a counter, as notation calls it."""
        return self.names.unit(name[1:]) if name.startswith("@") else self.names.tile(name)

    def choice(self, choice: Choice) -> ToldChoice:
        what = self.say(f"solo-choice-{choice.what}")
        chosen = self.thing(choice.chosen)
        measures = tuple(self.words.measure(one) for one in choice.measures)
        others = ", ".join(self._measured(one, measures) for one in choice.candidates)
        return ToldChoice(
            what=what,
            measures=measures,
            candidates=tuple(
                (self.thing(one.name), tuple(self._value(value) for value in one.values))
                for one in choice.candidates
            ),
            chosen=chosen,
            text=self.say("solo-chosen", what=what, chosen=chosen, others=others),
            rolls=self.rolled(choice.rolls),
        )

    def _measured(self, one: Candidate, measures: tuple[str, ...]) -> str:
        """`13B (value 2, cover 1)`."""
        told = [f"{by} {self._value(value)}" for by, value in zip(measures, one.values, strict=False)]
        return f"{self.thing(one.name)} ({', '.join(told)})" if told else self.thing(one.name)

    def _value(self, value: str) -> str:
        return self.say(f"solo-{value}") if value in ("yes", "no") else value

    def rolled(self, rolls: tuple[int, ...]) -> str:
        if not rolls:
            return ""
        return self.say("solo-rolled", count=len(rolls), dice=", ".join(str(roll) for roll in rolls))
