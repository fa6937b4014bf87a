"""Conditions: what stands before the colon."""

from __future__ import annotations

from undaunted.solo.text.nouns import TILE_ID, ground, predicate, unit_traits, units
from undaunted.solo.text.words import Miss, Words
from undaunted.solo.tree import (
    All,
    Any,
    CardsIn,
    Condition,
    Count,
    DeckIs,
    Exists,
    Fact,
    Points,
    Population,
    Present,
    SeatIs,
    Side,
    TileIs,
    UnitIs,
)

SUBJECTS = ("tile", "destination", "targeted tile")
ZONES = {
    "in bot play area": "play area",
    "in play area": "play area",
    "in discard pile": "discard pile",
    "in bot discard pile": "discard pile",
    "in enemy discard pile": "enemy discard pile",
}
FACTS = (
    "bot has initiative",
    "enemy has initiative",
    "target marker on board",
    "mines left",
    "aircraft left",
)


def condition(words: Words) -> Condition:
    """`this and that or those`: `and` binds closer."""
    parts = [_joined(words)]
    while words.see("or"):
        parts.append(_joined(words))
    return parts[0] if len(parts) == 1 else Any(tuple(parts))


def _joined(words: Words) -> Condition:
    parts = [clause(words)]
    while words.see("and"):
        parts.append(clause(words))
    return parts[0] if len(parts) == 1 else All(tuple(parts))


def clause(words: Words) -> Condition:
    return words.either(
        lambda: _tile_is(words),
        lambda: _unit_is(words),
        lambda: _population(words),
        lambda: _points(words),
        lambda: _deck(words),
        lambda: _seat(words),
        lambda: _fact(words),
        lambda: _cards(words),
        lambda: _exists(words),
        lambda: _present(words),
    )


def _subject(words: Words) -> str:
    named = words.maybe(SUBJECTS)
    return named or words.match(TILE_ID, "a tile")


def _tile_is(words: Words) -> Condition:
    subject = _subject(words)
    words.need("is")
    found = words.try_(lambda: predicate(words))
    if found is None:
        words.need("not")
        return TileIs(subject, predicate(words)[0], negated=True)
    return TileIs(subject, found[0], found[1])


def _unit_is(words: Words) -> Condition:
    subject = words.any_of(("unit", "vehicle"))
    words.need("is")
    return UnitIs(subject, unit_traits(words))


def _population(words: Words) -> Condition:
    words.need("population of")
    subject = _subject(words)
    words.need("is")
    return Population(subject, words.count())


def _points(words: Words) -> Condition:
    side: Side = "enemy" if words.any_of(("bot", "enemy")) == "enemy" else "own"
    verb = words.any_of(("has", "needs"))
    count = words.count()
    words.any_of(("points", "point", "objective points", "more points"))
    return Points(side, verb, count)


def _deck(words: Words) -> Condition:
    if words.see("bolster decks are"):
        deck = ""
    elif words.see("matching bolster deck is"):
        deck = "matching"
    else:
        words.need("bolster deck")
        deck = words.deck()
        words.need("is")
    negated = words.see("not")
    words.need("empty")
    return DeckIs(deck, not negated)


def _seat(words: Words) -> Condition:
    place = words.place()
    words.need("place is")
    return SeatIs(place, words.any_of(("empty", "taken")) == "empty")


def _fact(words: Words) -> Condition:
    negated = words.see("no")
    return Fact(words.any_of(FACTS), negated)


def _amount(words: Words) -> Count | None:
    """`no …`, `2 or more …`; nothing before a plain noun."""
    if words.see("no"):
        return Count(0)
    return words.try_(words.count)


def _cards(words: Words) -> Condition:
    count = _amount(words)
    matching = words.see("matching")
    title = words.try_(words.title)
    words.maybe(("cards", "card"))
    if not title and not matching and count is None:
        raise Miss
    zone = ZONES[words.any_of(ZONES)]
    return CardsIn(zone, (title,) if title else (), matching, count)


def _exists(words: Words) -> Condition:
    count = _amount(words)
    return Exists(ground(words), count)


def _present(words: Words) -> Condition:
    count = _amount(words)
    return Present(units(words), count)
