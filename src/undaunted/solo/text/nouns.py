"""The nouns of solo cards: tiles and counters, by what they are."""

from __future__ import annotations

import msgspec

from undaunted.solo.text.words import Miss, Words
from undaunted.solo.tree import Above, Chosen, Count, Goal, Ground, Side, Trait, Units

TILE_WORDS = (
    "scouted", "unscouted", "enemy scouted",
    "controlled", "uncontrolled", "enemy controlled", "controlled by either side",
    "occupied", "unoccupied", "enemy occupied", "friendly occupied",
    "threatened", "secure", "hill", "rough", "mined", "on path to victory",
)  # fmt: skip
"""What a tile can be in a word or two; what takes a number or a noun is read below."""

UNIT_WORDS = (
    "suppressed", "ready", "damaged", "disabled", "unoccupied", "occupied", "aboard", "on foot",
    "on board", "off board", "in same vehicle", "with Control", "armoured",
)  # fmt: skip

DESCRIBING = ("suppressed", "ready", "damaged", "disabled", "unoccupied", "armoured")
"""Of these, what may stand before the noun."""
CLINGING = ("in same vehicle", "with Control", "aboard", "on foot")
"""And what may stand behind it without `that is`."""

TILE_NOUNS = {
    "objective": "objective", "objectives": "objective",
    "tile": "tile", "tiles": "tile",
    "structure": "structure", "structures": "structure",
    "escape marker": "escape marker", "escape markers": "escape marker",
    "spawn marker": "spawn marker", "spawn markers": "spawn marker",
    "targeted tile": "targeted tile", "path to victory": "path to victory",
}  # fmt: skip

UNIT_NOUNS = {
    "unit": "unit", "units": "unit",
    "soldier": "soldier", "soldiers": "soldier",
    "vehicle": "vehicle", "vehicles": "vehicle",
    "demolition unit": "demolition unit", "demolition units": "demolition unit",
}  # fmt: skip

TILE_ID = r"\d{1,3}[A-Z]"


# Tiles


def tile_trait(words: Words) -> Trait:
    """`secure`, `not enemy occupied`, `within 2 of 6A`, `worth 2 or more`."""
    negated = words.see("not")
    word = words.maybe(TILE_WORDS)
    if word == "controlled" and words.see("( by either side )"):
        word = "controlled by either side"
    if word == "occupied" and words.see("by"):
        return Trait("occupied by", negated, of=units(words))
    if word:
        return Trait(word, negated)
    return words.either(
        lambda: _distance(words, negated),
        lambda: _worth(words, negated),
        lambda: _populated(words, negated),
        lambda: _with(words, negated),
    )


def _distance(words: Words, negated: bool) -> Trait:
    """`within 2 [tiles] [of X]`, `2 tiles away [from X]`, `adjacent [to X]`, `on same tile`."""
    if words.see("on same tile"):
        return Trait("within", negated, Count(0))
    if words.see("within"):
        number = words.number()
        words.maybe(("tiles", "tile"))
        return Trait("within", negated, Count(number), _of(words, "of"))
    if words.see("adjacent"):
        return Trait("away", negated, Count(1), _of(words, "to"))
    count = words.count()
    words.any_of(("tiles away", "tile away"))
    return Trait("away", negated, count, _of(words, "from"))


def _of(words: Words, preposition: str) -> Goal | None:
    return goal(words) if words.see(preposition) else None


def _worth(words: Words, negated: bool) -> Trait:
    words.need("worth")
    return Trait("worth", negated, words.count())


def _populated(words: Words, negated: bool) -> Trait:
    words.need("with population")
    words.see("of")
    return Trait("population", negated, words.count())


def _with(words: Words, negated: bool) -> Trait:
    """`with structure`, `with enemy Riflemen`, `with 2 or more enemies`."""
    words.need("with")
    if words.see("structure"):
        return Trait("with structure", negated)
    return Trait("occupied by", negated, words.try_(words.count), units(words))


def tile_traits(words: Words) -> tuple[Trait, ...]:
    """One or more, joined by `and` or by nothing."""
    found = [tile_trait(words)]
    while more := words.try_(lambda: _joined(words)):
        found.append(more)
    return tuple(found)


def _joined(words: Words) -> Trait:
    words.see("and")
    return tile_trait(words)


def ground(words: Words) -> Ground:
    """`unscouted and uncontrolled objective within 2`, `enemy spawn marker`, `6A or 5B`."""
    named = words.try_(lambda: words.match(TILE_ID, "a tile"))
    if named:
        tiles = [named]
        while words.see("or"):
            tiles.append(words.match(TILE_ID, "a tile"))
        return Ground(tiles=tuple(tiles))
    traits = words.try_(lambda: tile_traits(words)) or ()
    whose = words.maybe(("enemy", "matching"))
    noun = TILE_NOUNS[words.any_of(TILE_NOUNS)]
    if whose and noun != "spawn marker":
        raise Miss
    return Ground(noun, whose, traits + after_noun(words))


def after_noun(words: Words) -> tuple[Trait, ...]:
    """`that is scouted and not enemy occupied`, `within 2`, `with enemy Riflemen`."""
    found: list[Trait] = []
    while True:
        if words.maybe(("that is", "that are")):
            found += tile_traits(words)
            continue
        more = words.try_(
            lambda: words.either(
                lambda: _distance(words, False),
                lambda: _worth(words, False),
                lambda: _populated(words, False),
                lambda: _with(words, False),
                lambda: Trait("occupied by", True, of=_without(words)),
            )
        )
        if more is None:
            return tuple(found)
        found.append(more)


def _without(words: Words) -> Units:
    words.need("without")
    return units(words)


def predicate(words: Words) -> tuple[Ground, bool]:
    """What stands after `is`: traits, with or without a noun; and whether all of it is denied.

    `not uncontrolled objective` denies the whole, `not scouted and enemy occupied` its first word.
    """
    traits = words.try_(lambda: tile_traits(words)) or ()
    whose = words.maybe(("enemy", "matching"))
    noun = TILE_NOUNS.get(words.maybe(TILE_NOUNS), "")
    if (whose and noun != "spawn marker") or not (traits or noun):
        raise Miss
    if noun and traits and traits[0].negated:
        first = msgspec.structs.replace(traits[0], negated=False)
        return Ground(noun, whose, (first, *traits[1:])), True
    return Ground(noun or "tile", whose, traits), False


# Counters


def unit_trait(words: Words) -> Trait:
    negated = words.see("not")
    word = words.maybe(UNIT_WORDS)
    if word:
        return Trait(word, negated)
    return words.either(
        lambda: _distance(words, negated),
        lambda: _defence(words, negated),
        lambda: _seated(words, negated),
        lambda: _standing(words, negated),
    )


def _defence(words: Words, negated: bool) -> Trait:
    words.any_of(("with total defence value of", "with total defence of", "with total defence"))
    return Trait("defence", negated, words.count())


def _seated(words: Words, negated: bool) -> Trait:
    """`in driver place`."""
    words.need("in")
    place = words.place()
    words.need("place")
    return Trait(f"in {place} place", negated)


def _standing(words: Words, negated: bool) -> Trait:
    words.need("on")
    return Trait("on", negated, of=ground(words))


def unit_traits(words: Words) -> tuple[Trait, ...]:
    found = [unit_trait(words)]
    while more := words.try_(lambda: _unit_joined(words)):
        found.append(more)
    return tuple(found)


def _unit_joined(words: Words) -> Trait:
    words.see("and")
    return unit_trait(words)


def units(words: Words) -> Units:
    """`enemy`, `friendly Rifleman on same tile`, `enemy Riflemen or Scouts`, `other matching unit`."""
    traits: list[Trait] = []
    sides: list[str] = []
    flags: set[str] = set()
    while True:
        if flag := words.maybe(("matching", "other")):
            flags.add(flag)
        elif trait := words.maybe(DESCRIBING):
            traits.append(Trait(trait))
        elif whose := words.maybe(("enemy", "enemies", "friendly", "any")):
            sides.append(whose)
        else:
            break
    noun = UNIT_NOUNS.get(words.maybe(UNIT_NOUNS), "")
    titles: list[str] = []
    while not noun:
        found = words.try_(words.title)
        if found is None:
            break
        titles.append(found)
        if not words.see("or"):
            break
    if not (noun or titles or set(sides) & {"enemy", "enemies"}):
        raise Miss
    side: Side = "any" if "any" in sides else "enemy" if {"enemy", "enemies"} & set(sides) else "own"
    while more := words.try_(lambda: _after_unit(words)):
        traits += more
    return Units(side, noun or "unit", tuple(titles), "matching" in flags, "other" in flags, tuple(traits))


def _after_unit(words: Words) -> tuple[Trait, ...]:
    if words.maybe(("that is", "that are")):
        return unit_traits(words)
    return (
        words.either(
            lambda: Trait(words.any_of(CLINGING)),
            lambda: _distance(words, False),
            lambda: _defence(words, False),
            lambda: _standing(words, False),
        ),
    )


# What one goes towards


def goal(words: Words) -> Goal:
    """What can be closer or further: tiles, units, the sub-lines above, or what was chosen."""
    if words.see("above"):
        words.any_of(("(", "["))
        letters = [words.match("[A-Z]", "the letter of a sub-line")]
        while words.see(">"):
            letters.append(words.match("[A-Z]", "the letter of a sub-line"))
        words.any_of((")", "]"))
        return Above(tuple(letters))
    chosen = words.maybe(("destination", "that enemy", "that unit"))
    if chosen:
        return Chosen(chosen)
    return tiles_or_units(words)


def tiles_or_units(words: Words) -> Ground | Units:
    found = words.try_(lambda: ground(words))
    return units(words) if found is None else found
