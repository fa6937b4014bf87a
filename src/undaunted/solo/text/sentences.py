"""Sentences: conditions before a colon, selections, keywords, rolls, and tie-breakers behind them."""

from __future__ import annotations

from undaunted.solo.text.conditions import condition
from undaunted.solo.text.effects import effects
from undaunted.solo.text.nouns import after_noun, goal, ground, units
from undaunted.solo.text.ties import ties
from undaunted.solo.text.words import DASHES, Words
from undaunted.solo.tree import (
    Case,
    Do,
    Roll,
    SelectNearer,
    SelectRange,
    SelectThrough,
    SelectTile,
    SelectUnit,
    Sentence,
    Step,
)


def sentences(words: Words) -> tuple[Sentence, ...]:
    found = []
    while not words.done:
        found.append(sentence(words))
    return tuple(found)


def sentence(words: Words) -> Sentence:
    wanted = _conditional(words)
    told = None
    if wanted:
        told = condition(words)
        words.need(":")
    step = words.either(lambda: _roll(words), lambda: _select(words), lambda: Do(effects(words)))
    if not isinstance(step, Roll):
        words.need(".")
    return Sentence(step, told, ties(words))


def _conditional(words: Words) -> bool:
    """Is there a colon before the sentence ends?"""
    for token in words.tokens[words.at :]:
        if token.text in ":.":
            return token.text == ":"
    return False


# Selections


def _select(words: Words) -> Step:
    words.need("select")
    return words.either(
        lambda: _through(words),
        lambda: _nearer(words),
        lambda: _range(words),
        lambda: _tile(words),
        lambda: _unit(words),
    )


def _through(words: Words) -> Step:
    words.need("tile to move through")
    return SelectThrough()


def _nearer(words: Words) -> Step:
    words.need("destination")
    words.any_of(("closer to", "closest to"))
    return SelectNearer(goal(words))


def _range(words: Words) -> Step:
    words.need("destination")
    within = None
    if words.see("within"):
        within = words.number()
        words.maybe(("tiles", "tile"))
    return SelectRange(within, after_noun(words))


def _tile(words: Words) -> Step:
    found = ground(words)
    words.need("as destination")
    return SelectTile(found)


def _unit(words: Words) -> Step:
    found = units(words)
    role = words.any_of(("as unit", "as target"))
    return SelectUnit(found, role.removeprefix("as "))


# Rolls


def _roll(words: Words) -> Roll:
    words.need("roll .")
    found = [_case(words)]
    while not words.done and words.tokens[words.at].text.isdigit():
        found.append(_case(words))
    return Roll(tuple(found))


def _case(words: Words) -> Case:
    first = words.number()
    last = words.number() if words.maybe(DASHES) else first
    words.need(":")
    done = effects(words)
    words.need(".")
    return Case(first, last, done)
