"""Tie-breakers: what stands in brackets behind a sentence."""

from __future__ import annotations

from undaunted.solo.text.nouns import TILE_NOUNS, goal, tile_trait, unit_trait, units
from undaunted.solo.text.words import Words
from undaunted.solo.tree import Ground, Measure, Trait

MEASURES = (
    "value", "lower value", "cover", "lower cover", "fewer enemies", "more enemies",
    "fewer friendly units", "more friendly units", "population", "lower population",
    "lower defence", "more dangerous", "more damage", "less damage", "random",
)  # fmt: skip
DISTANCES = ("closer to", "closest to", "further from", "furthest from")


def ties(words: Words) -> tuple[Measure, ...]:
    if not words.see("["):
        return ()
    found = [_measure(words)]
    while words.see(">"):
        found.append(_measure(words))
    words.see(".")
    words.need("]")
    return tuple(found)


def _measure(words: Words) -> Measure:
    return words.either(
        lambda: Measure(words.any_of(DISTANCES), of=goal(words)),
        lambda: Measure("is", trait=tile_trait(words)),
        lambda: Measure("is", trait=unit_trait(words)),
        lambda: Measure("is", trait=_noun(words)),
        lambda: Measure("is", trait=_kind(words)),
        lambda: Measure(words.any_of(MEASURES)),
    )


def _noun(words: Words) -> Trait:
    """`objective`, `not objective`."""
    negated = words.see("not")
    return Trait("is", negated, of=Ground(TILE_NOUNS[words.any_of(TILE_NOUNS)]))


def _kind(words: Words) -> Trait:
    """`Machine Gunner`, `not vehicle`: which of several counters."""
    negated = words.see("not")
    return Trait("is", negated, of=units(words))
