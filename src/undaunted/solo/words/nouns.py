"""A card's tree in words, in the language asked for: from messages alone, never from its text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce

from undaunted.game.telling.wording import place_name, soldier_name, vehicle_name
from undaunted.game.things import slug
from undaunted.messages import Name, composed, has, name, say
from undaunted.solo.text.nouns import CLINGING, DESCRIBING, TILE_WORDS
from undaunted.solo.tree import Above, Chosen, Count, Goal, Ground, Measure, Trait, Units

FOLLOWING = (*CLINGING, "within", "away", "defence", "on")
"""Of counters: what needs no clause of its own behind the noun."""
AFTER = ("hill", "rough", "mined", "on path to victory")
"""Traits in a word or two that stand behind the noun."""


class Nouns:
    """Nouns and tie-breakers in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **args: str | int) -> str:
        return say(key, lang=self.lang, **args)

    def _name(self, key: str) -> Name:
        """A noun with its article's forms and its gender."""
        return name(key, "", self.lang)

    def gender(self, noun: Name) -> str:
        return str(noun.forms.get("gender", "masculine"))

    def joined(self, parts: Iterable[str], key: str = "solo-and") -> str:
        found = list(parts)
        if not found:
            return ""
        return reduce(lambda one, other: self.say(key, one=one, other=other), found)

    def count(self, count: Count) -> str:
        return self.say("solo-count", number=count.number, bound=count.bound.replace(" ", "-"))

    def title(self, title: str) -> Name:
        if has(f"vehicle-{slug(title)}", self.lang):
            return vehicle_name(title, self.lang)
        return soldier_name(title, "", self.lang)

    def phrase(self, noun: Name, before: str, after: str) -> Name:
        """A noun with what stands around it; in French with its article."""
        feminine = self.gender(noun) == "feminine"
        un = noun.forms.get("un", "une " if feminine else "un ")
        de = noun.forms.get("de", "d'une " if feminine else "d'un ")
        bare = Name(str(noun), {"gender": self.gender(noun)})
        return composed("solo-phrase", bare, self.lang, before=before, after=after, un=un, de=de)

    # Tiles

    def denied(self, trait: Trait, text: str) -> str:
        """Some languages deny a word otherwise than a phrase."""
        if not trait.negated:
            return text
        word = "in" if trait.word.startswith("in ") else slug(trait.word)
        return self.say("solo-not", what=text, word=word)

    def tile_trait(self, trait: Trait, gender: str) -> str:
        return self.denied(trait, self._tile_trait(trait, gender))

    def _tile_trait(self, trait: Trait, gender: str) -> str:
        if trait.word == "is":
            return str(self.goal(trait.of)) if trait.of else ""
        if trait.word == "occupied by":
            who = self.goal(trait.of) if trait.of else ""
            if trait.count:
                return self.say("solo-tile-holding", count=self.count(trait.count), units=who)
            return self.say("solo-tile-occupied-by", units=who, gender=gender)
        if trait.word in ("within", "away"):
            return self._distance(trait)
        args = {"count": self.count(trait.count)} if trait.count else {"gender": gender}
        return self.say(f"solo-tile-{slug(trait.word)}", **args)

    def _distance(self, trait: Trait) -> str:
        assert trait.count
        if trait.word == "within" and trait.count.number == 0 and trait.of is None:
            return self.say("solo-tile-same-tile")
        args: dict[str, str | int] = {"number": trait.count.number, "count": self.count(trait.count)}
        if trait.of is None:
            return self.say(f"solo-tile-{trait.word}", **args)
        key = "solo-tile-within-of" if trait.word == "within" else "solo-tile-away-from"
        return self.say(key, goal=self.goal(trait.of), **args)

    def traits(self, traits: Iterable[Trait], gender: str) -> str:
        return self.joined(self.tile_trait(trait, gender) for trait in traits)

    def ground(self, ground: Ground) -> Name:
        if ground.tiles:
            text = self.joined(ground.tiles, "solo-or")
            return Name(
                text, {"de": self.say("solo-of-tiles", tiles=text), "bare": text, "gender": "feminine"}
            )
        noun = self._name(f"solo-noun-{slug(f'{ground.whose} {ground.noun}'.strip())}")
        gender = self.gender(noun)
        early, bare, late = _apart(ground.traits, _stands_before, _stands_bare)
        after = [self.tile_trait(trait, gender) for trait in bare]
        if late:
            after.append(self.say("solo-that-is", traits=self.traits(late, gender)))
        return self.phrase(noun, self.traits(early, gender), " ".join(after))

    # Units

    def unit_trait(self, trait: Trait, gender: str) -> str:
        return self.denied(trait, self._unit_trait(trait, gender))

    def _unit_trait(self, trait: Trait, gender: str) -> str:
        if trait.word in ("within", "away"):
            return self._distance(trait)
        if trait.word == "is":
            return str(self.goal(trait.of)) if trait.of else ""
        if trait.word == "on":
            return self.say("solo-unit-on", ground=self.goal(trait.of) if trait.of else "")
        if trait.word == "defence":
            assert trait.count
            bound = trait.count.bound.replace(" ", "-")
            return self.say("solo-unit-defence", number=trait.count.number, bound=bound)
        if trait.word.startswith("in ") and trait.word.endswith(" place"):
            title = trait.word.removeprefix("in ").removesuffix(" place")
            return self.say("solo-unit-in-place", place=place_name(title, self.lang))
        return self.say(f"solo-unit-{slug(trait.word)}", gender=gender)

    def units(self, told: Units) -> Name:
        alone = told.side == "enemy" and told.noun == "unit" and not told.titles
        if told.titles:
            titled = [self.title(title) for title in told.titles]
            noun = Name(self.joined(titled, "solo-or"), {"gender": self.gender(titled[0])})
        else:
            noun = self._name("solo-noun-enemy" if alone else f"solo-noun-{slug(told.noun)}")
        gender = self.gender(noun)
        words = []
        if told.side != "own" and not alone:
            words.append(self.say(f"solo-unit-{told.side}", gender=gender))
        words += [self.say("solo-unit-matching")] if told.matching else []
        words += [self.say("solo-unit-other")] if told.other else []
        early, bare, late = _apart(told.traits, _describes, _follows)
        if early:
            words.append(self.joined((self.unit_trait(trait, gender) for trait in early), "solo-both"))
        after = [self.unit_trait(trait, gender) for trait in bare]
        if late:
            that = self.joined(self.unit_trait(trait, gender) for trait in late)
            after.append(self.say("solo-that-is", traits=that))
        return self.phrase(noun, " ".join(words), " ".join(after))

    # Goals and tie-breakers

    def goal(self, goal: Goal) -> Name:
        if isinstance(goal, Ground):
            return self.ground(goal)
        if isinstance(goal, Units):
            return self.units(goal)
        if isinstance(goal, Chosen):
            return self.phrase(self._name(f"solo-noun-{slug(goal.what)}"), "", "")
        assert isinstance(goal, Above)
        text = self.say("solo-noun-above", letters=" > ".join(goal.letters))
        return Name(text, {"de": self.say("solo-of-tiles", tiles=text)})

    def measure(self, measure: Measure) -> str:
        if measure.trait:
            trait = measure.trait
            if trait.word in _OF_TILES:
                return self.tile_trait(trait, "feminine")
            return self.unit_trait(trait, "masculine")
        if measure.of is not None:
            key = "solo-tie-closer" if measure.word.startswith("close") else "solo-tie-further"
            return self.say(key, goal=self.goal(measure.of))
        return self.say(f"solo-tie-{slug(measure.word)}")

    def ties(self, ties: Iterable[Measure]) -> str:
        return " > ".join(self.measure(one) for one in ties)


def _apart(
    traits: tuple[Trait, ...], early: Callable[[Trait], bool], bare: Callable[[Trait], bool]
) -> tuple[tuple[Trait, ...], tuple[Trait, ...], tuple[Trait, ...]]:
    """Those before the noun, those just behind it, and those in a clause of their own: in their order.

    What names another noun ends the bare ones: whatever followed it would be read as that noun's.
    """
    first = next((at for at, trait in enumerate(traits) if not early(trait)), len(traits))
    last = len(traits) - 1
    then = first
    while then <= last and bare(traits[then]) and (then == last or traits[then].of is None):
        then += 1
    return traits[:first], traits[first:then], traits[then:]


def _stands_before(trait: Trait) -> bool:
    return trait.word in TILE_WORDS and trait.word not in AFTER


def _describes(trait: Trait) -> bool:
    """Of a counter, in a word before it."""
    return trait.word in DESCRIBING and not trait.negated


def _follows(trait: Trait) -> bool:
    """Of a counter, just behind it."""
    return trait.word in FOLLOWING and not trait.negated


def _stands_bare(trait: Trait) -> bool:
    """`objective within 2`, `tile with 2 enemies`: no `that is` is needed."""
    if trait.word == "occupied by":
        return trait.count is not None and not trait.negated
    return trait.word in ("within", "away", "worth", "population", "with structure") and not trait.negated


_OF_TILES = frozenset(
    (*TILE_WORDS, "worth", "population", "with structure", "within", "away", "occupied by", "is")
)
"""Traits of tiles, by which both tiles and units can be told apart."""
