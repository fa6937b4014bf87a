"""Conditions, selections, keywords and whole lines in one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from msgspec.structs import replace

from undaunted.content.action import WORDS as ACTION_WORDS
from undaunted.game.telling.wording import deck_called, place_name
from undaunted.game.things import slug
from undaunted.messages import name
from undaunted.solo.text.effects import COMBAT
from undaunted.solo.tree import (
    Above,
    All,
    Any,
    CardsIn,
    Chosen,
    Condition,
    Count,
    DeckIs,
    Do,
    Effect,
    Exists,
    Fact,
    Line,
    Points,
    Population,
    Present,
    Roll,
    SeatIs,
    SelectNearer,
    SelectRange,
    SelectThrough,
    SelectTile,
    SelectUnit,
    Sentence,
    SoloCard,
    Step,
    TileIs,
    Trait,
    UnitIs,
)
from undaunted.solo.words.nouns import Nouns

SUBJECTS = ("tile", "destination", "targeted tile", "unit", "vehicle")
WITH_NUMBER = (*COMBAT, "command", "air support")


class Sentences(Nouns):
    # Conditions

    def condition(self, told: Condition) -> str:
        if isinstance(told, All):
            return self.joined(self.condition(part) for part in told.parts)
        if isinstance(told, Any):
            return self.joined((self.condition(part) for part in told.parts), "solo-or")
        if isinstance(told, TileIs):
            return self._tile_is(told)
        if isinstance(told, UnitIs):
            gender = "feminine" if told.subject == "unit" else "masculine"
            being = self._being(told.traits, lambda trait: self.unit_trait(trait, gender))
            return self.say("solo-if-being", subject=self._subject(told.subject), being=being)
        if isinstance(told, Present):
            return self._amount(told.count, self.units(told.units))
        if isinstance(told, Exists):
            return self._amount(told.count, self.ground(told.ground))
        if isinstance(told, CardsIn):
            return self._cards_in(told)
        return self._plain(told)

    def _plain(self, told: Population | Points | DeckIs | SeatIs | Fact) -> str:
        if isinstance(told, Population):
            subject = self._subject(told.subject)
            return self.say("solo-if-population", subject=subject, count=self.count(told.count))
        if isinstance(told, Points):
            return self.say(f"solo-if-{told.verb}-points", side=told.side, count=self.count(told.count))
        if isinstance(told, DeckIs):
            key = {"": "all", "matching": "matching"}.get(told.deck, "named")
            empty = "yes" if told.empty else "no"
            return self.say(f"solo-if-deck-{key}", deck=deck_called(told.deck, self.lang), empty=empty)
        if isinstance(told, SeatIs):
            place = place_name(told.place, self.lang)
            return self.say("solo-if-place", place=place, empty="yes" if told.empty else "no")
        return self.say(f"solo-fact-{'no-' if told.negated else ''}{slug(told.word)}")

    def _subject(self, subject: str) -> str:
        if subject in SUBJECTS:
            return self.say(f"solo-subject-{slug(subject)}")
        return self.say("solo-subject-named", tile=subject)

    def _tile_is(self, told: TileIs) -> str:
        ground, subject = told.ground, self._subject(told.subject)
        if ground.noun == "tile" and not told.negated:
            being = self._being(ground.traits, lambda trait: self.tile_trait(trait, "feminine"))
            return self.say("solo-if-being", subject=subject, being=being)
        what = self.traits(ground.traits, "feminine") if ground.noun == "tile" else str(self.ground(ground))
        key = "solo-be-not" if told.negated else "solo-be"
        return self.say("solo-if-being", subject=subject, being=self.say(key, what=what))

    def _being(self, traits: Sequence[Trait], telling: Callable[[Trait], str]) -> str:
        """What a subject is and is not, with as many verbs as a language needs for it."""
        parts = []
        for at, trait in enumerate(traits):
            what = telling(replace(trait, negated=False))
            after = ("", "-after", "-after-not")[0 if not at else 1 + traits[at - 1].negated]
            parts.append(self.say(f"solo-be{'-not' if trait.negated else ''}{after}", what=what))
        return self.joined(parts)

    def _amount(self, count: Count | None, what: str) -> str:
        if count is None:
            return str(what)
        if count.number == 0 and count.bound != "or more":
            return self.say("solo-if-none", what=what)
        return self.say("solo-if-some", count=self.count(count), what=what)

    def _cards_in(self, told: CardsIn) -> str:
        cards = self._card_words(told.titles, told.matching, told.count.number if told.count else 1)
        if told.count is not None:
            cards = self._amount(told.count, cards)
        return self.say("solo-if-cards", cards=cards, zone=slug(told.zone))

    def _card_words(self, titles: Sequence[str], matching: bool, number: int) -> str:
        title = str(self.title(titles[0])) if titles else ""
        return self.say("solo-cards", title=title, matching="yes" if matching else "no", number=number)

    # What is done

    def step(self, step: Step) -> str:
        if isinstance(step, Do):
            return self.effects(step.effects)
        if isinstance(step, Roll):
            cases = [
                self.say("solo-case", first=case.first, last=case.last, effects=self.effects(case.effects))
                for case in step.cases
            ]
            return ". ".join([self.say("solo-do-roll"), *cases])
        if isinstance(step, SelectRange):
            traits = self.traits(step.traits, "feminine")
            within = "" if step.within is None else str(step.within)
            return self.say("solo-select-range", within=within, traits=traits)
        if isinstance(step, SelectTile):
            return self.say("solo-select-tile", ground=self.ground(step.ground))
        if isinstance(step, SelectNearer):
            key = "solo-select-above" if isinstance(step.goal, Above) else "solo-select-nearer"
            return self.say(key, goal=self.goal(step.goal))
        if isinstance(step, SelectThrough):
            return self.say("solo-select-through")
        assert isinstance(step, SelectUnit)
        return self.say(f"solo-select-{step.role}", units=self.units(step.units))

    def effects(self, effects: Sequence[Effect]) -> str:
        return self.joined((self._times(one, len(list(all))) for one, all in groupby(effects)), "solo-then")

    def _times(self, effect: Effect, number: int) -> str:
        told = self.effect(effect)
        return self.say("solo-times", what=told, number=number) if number > 1 else told

    def action(self, word: str) -> str:
        """A keyword as the cards of the game have it."""
        title = word.title()
        if title in ACTION_WORDS:
            return str(name(f"action-{slug(word)}", title, self.lang))
        return self.say(f"solo-action-{slug(word)}") if word == "go" else self.say(f"solo-do-{slug(word)}")

    def effect(self, effect: Effect) -> str:
        word = effect.word
        if word in WITH_NUMBER:
            goal = str(self.goal(effect.goal)) if effect.goal else ""
            number = str(effect.number or "")
            return self.say("solo-do-combat", action=self.action(word), number=number, goal=goal)
        if word in ("move", "scout", "stalk", "drive", "go"):
            return self._movement(effect, "solo-do-move", action=self.action(word))
        if word in ("guide", "advance", "navigate", "surveil"):
            return self._movement(effect, f"solo-do-{word}")
        if word == "bolster":
            known = effect.name in ("matching squad", "random deck", "largest deck")
            if known:
                return self.say(f"solo-do-bolster-{slug(effect.name)}")
            return self.say("solo-do-bolster-deck", deck=deck_called(effect.name, self.lang))
        if word == "inspire":
            cards = self._card_words(effect.titles, effect.matching, effect.number)
            titled = "yes" if effect.titles else "no"
            return self.say("solo-do-inspire", number=effect.number, cards=cards, titled=titled)
        return self._other(effect)

    def _movement(self, effect: Effect, key: str, **args: str) -> str:
        if effect.goal is None or effect.goal == Chosen("destination"):
            return self.say(key, **args)
        return self.say(f"{key}-{'closer' if effect.toward else 'to'}", goal=self.goal(effect.goal), **args)

    def _other(self, effect: Effect) -> str:
        word = effect.word
        if word == "lay mine":
            if effect.goal:
                return self.say("solo-do-lay-mine-closer", kind=effect.name, goal=self.goal(effect.goal))
            return self.say("solo-do-lay-mine", kind=effect.name)
        if word in ("enter", "reposition", "switch"):
            args: dict[str, str] = {}
            if word == "enter":
                title = effect.titles[0] if effect.titles else ""
                args["vehicle"] = self.title(title) if title else self.say("solo-noun-vehicle")
            if effect.name:
                args["place"] = place_name(effect.name, self.lang)
            return self.say(f"solo-do-{word}{'-as' if word == 'enter' and effect.name else ''}", **args)
        if word == "then":
            return self.say("solo-do-then", line=effect.name)
        return self.action(word)

    # Whole lines

    def sentence(self, sentence: Sentence) -> str:
        told = self.condition(sentence.condition) if sentence.condition is not None else ""
        return self.say(
            "solo-sentence",
            condition=capital(told),
            step=self.step(sentence.step) if told else capital(self.step(sentence.step)),
            ties=self.ties(sentence.ties),
        )

    def sentences(self, sentences: Sequence[Sentence]) -> str:
        return " ".join(self.sentence(one) for one in sentences)

    def line(self, line: Line) -> list[tuple[str, str]]:
        """Label and text: the line, its sub-lines, and under no label what closes it."""
        rows = [(line.number, self.sentences(line.opening))]
        rows += [(f"{sub.letter})", self.sentences(sub.sentences)) for sub in line.sublines]
        return rows + ([("", self.sentences(line.closing))] if line.closing else [])

    def boxes(self, card: SoloCard) -> list[str]:
        return [self.say("solo-box", title=self.title(box.title)) for box in card.boxes]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
