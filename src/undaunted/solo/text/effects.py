"""Sentences: selections, keywords, rolls, and the tie-breakers behind them."""

from __future__ import annotations

from undaunted.solo.text.conditions import condition
from undaunted.solo.text.nouns import (
    TILE_NOUNS,
    after_noun,
    goal,
    ground,
    tile_trait,
    tiles_or_units,
    unit_trait,
    units,
)
from undaunted.solo.text.words import DASHES, Miss, Words
from undaunted.solo.tree import (
    Case,
    Chosen,
    Do,
    Effect,
    Goal,
    Ground,
    Measure,
    Roll,
    SelectNearer,
    SelectRange,
    SelectThrough,
    SelectTile,
    SelectUnit,
    Sentence,
    Step,
    Trait,
)

MOVEMENT = ("move", "scout", "stalk", "drive", "go", "guide", "advance")
COMBAT = ("attack", "suppress", "antitank", "strafe", "demolition", "grenade", "bomb", "blast", "target")
PLAIN = ("control", "recon", "conceal", "repair", "escape", "exit", "do nothing")
MEASURES = (
    "value", "lower value", "cover", "lower cover", "fewer enemies", "more enemies",
    "fewer friendly units", "more friendly units", "population", "lower population",
    "lower defence", "more dangerous", "more damage", "less damage", "random",
)  # fmt: skip
DISTANCES = ("closer to", "closest to", "further from", "furthest from")
NUMERAL = "[IVX]+"


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
    step = words.either(lambda: _roll(words), lambda: _select(words), lambda: _do(words))
    if not isinstance(step, Roll):
        words.need(".")
    return Sentence(step, told, _ties(words))


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


# Keywords


def _do(words: Words) -> Do:
    return Do(effects(words))


def effects(words: Words) -> tuple[Effect, ...]:
    found = [*effect(words)]
    while words.maybe((",", "and")):
        found += effect(words)
    return tuple(found)


def effect(words: Words) -> tuple[Effect, ...]:
    """One keyword; `3 times` says it three times over."""
    one = words.either(
        lambda: _movement(words),
        lambda: _combat(words),
        lambda: _bolster(words),
        lambda: _inspire(words),
        lambda: _counted(words),
        lambda: _sighted(words),
        lambda: _mines(words),
        lambda: _boarding(words),
        lambda: _then(words),
        lambda: Effect(words.any_of(PLAIN)),
    )
    times = words.try_(lambda: _times(words)) or 1
    return (one,) * times


def _times(words: Words) -> int:
    number = words.number()
    words.need("times")
    return number


def _movement(words: Words) -> Effect:
    """`move to destination`, `go closer to escape marker`, `guide unit to destination`, `scout 6A`."""
    word = words.any_of(MOVEMENT)
    if word in ("guide", "advance"):
        words.maybe(("unit", "units"))
    if words.see("along path to victory"):
        return Effect(word, goal=Ground("path to victory"), toward=True)
    if words.see("closer to"):
        return Effect(word, goal=goal(words), toward=True)
    words.need("to")
    if words.see("destination"):
        return Effect(word, goal=Chosen("destination"))
    return Effect(word, goal=ground(words))


def _combat(words: Words) -> Effect:
    """`attack 1`, `attack 3 that enemy`, `suppress 4 enemy Machine Gunner`, `demolition 3 structure`."""
    word = words.any_of(COMBAT)
    number = words.try_(words.number) or 0
    return Effect(word, number, goal=words.try_(lambda: _aim(words)))


def _aim(words: Words) -> Goal:
    if chosen := words.maybe(("that enemy", "that unit")):
        return Chosen(chosen)
    return tiles_or_units(words)


def _bolster(words: Words) -> Effect:
    words.need("bolster")
    name = words.maybe(("matching squad", "random deck", "largest deck"))
    if not name:
        words.need("deck")
        name = words.match("[A-Za-z]+", "the name of a bolster deck")
    return Effect("bolster", name=name)


def _inspire(words: Words) -> Effect:
    """`inspire next 2 matching cards in play area`."""
    words.need("inspire next")
    number = words.try_(words.number) or 1
    matching = words.see("matching")
    title = words.try_(words.title)
    if not words.maybe(("cards", "card")) and not title:
        raise Miss
    words.maybe(("in bot play area", "in play area"))
    return Effect("inspire", number, titles=(title,) if title else (), matching=matching)


def _counted(words: Words) -> Effect:
    """`command 2`, `air support 1`."""
    word = words.any_of(("command", "air support"))
    return Effect(word, words.try_(words.number) or 0)


def _sighted(words: Words) -> Effect:
    """`navigate closer to 6A`, `surveil unscouted objective`."""
    word = words.any_of(("navigate", "surveil"))
    words.try_(words.number)
    if words.see("along path to victory"):
        return Effect(word, goal=Ground("path to victory"), toward=True)
    if words.maybe(("closer to", "closest to")):
        return Effect(word, goal=goal(words), toward=True)
    return Effect(word, goal=words.try_(lambda: ground(words)))


def _mines(words: Words) -> Effect:
    """`lay personnel mine closer to enemy`, `lift mine`."""
    if words.maybe(("lift mines", "lift mine")):
        return Effect("lift mine")
    words.need("lay")
    kind = words.any_of(("personnel", "armour"))
    words.any_of(("mines", "mine"))
    aim = goal(words) if words.maybe(("closer to", "towards")) else None
    return Effect("lay mine", goal=aim, name=kind)


def _boarding(words: Words) -> Effect:
    """`enter vehicle as driver`, `enter Scout Car`, `reposition as gunner`, `switch to driver place`."""
    word = words.any_of(("enter", "reposition", "switch"))
    title = ""
    if word == "enter" and not words.see("vehicle"):
        title = words.title()
    name = ""
    if words.see("as"):
        name = words.place()
    elif word != "enter":
        raise Miss
    return Effect(word, name=name, titles=(title,) if title else ())


def _then(words: Words) -> Effect:
    words.need("then")
    return Effect("then", name=words.match(NUMERAL, "the number of a line"))


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


# Tie-breakers


def _ties(words: Words) -> tuple[Measure, ...]:
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
