"""Keywords, with what follows each of them."""

from __future__ import annotations

from undaunted.solo.text.nouns import goal, ground, tiles_or_units
from undaunted.solo.text.words import Miss, Words
from undaunted.solo.tree import Chosen, Effect, Goal, Ground

MOVEMENT = ("move", "scout", "stalk", "drive", "go", "guide", "advance")
COMBAT = ("attack", "suppress", "antitank", "strafe", "demolition", "grenade", "bomb", "blast", "target")
PLAIN = ("control", "recon", "conceal", "repair", "escape", "exit", "do nothing")
NUMERAL = "[IVX]+"


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
        name = words.deck()
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
