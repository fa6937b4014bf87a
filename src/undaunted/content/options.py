"""The name of a stage: a scenario and how it is played, `pack/id[+option[=value]]…[+mHASH]`.

It is one name everywhere: in logs, positions, the store, the arena, environments and addresses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from undaunted.content import specialists
from undaunted.content.errors import ClashingOptions, UnknownOption, one_of
from undaunted.content.folder import Pack
from undaunted.content.schema import Scenario
from undaunted.content.variants import variant

SPECIALISTS, TEAMS, SOLO, EASY, HARD = "specialists", "teams", "solo", "easy", "hard"
WORDS = {SPECIALISTS: False, TEAMS: False, SOLO: True, EASY: False, HARD: False}
"""Every option in canonical order, and whether it has a value. Which a scenario has, `offered` tells; every
one can be played alone, and then with ease or hard.
"""

_OPTION = re.compile(r"(?P<word>[a-z]+)(?:=(?P<value>[A-Za-z0-9-]+))?")
_MUSTER = re.compile(r"m[0-9a-f]{12}")


class StageName(NamedTuple):
    """A stage's name taken apart; `str` writes it canonically."""

    scenario: str
    options: tuple[str, ...] = ()
    muster: str = ""

    def __str__(self) -> str:
        return "+".join([self.scenario, *self.options, *([self.muster] if self.muster else [])])


def parse(name: str) -> StageName:
    """Take a name apart, whatever there is of it; options come in canonical order."""
    scenario, *parts = name.split("+")
    options: dict[str, str] = {}
    muster = ""
    for part in parts:
        if _MUSTER.fullmatch(part) and not muster:
            muster = part
            continue
        word = _word(part, name)
        if word in options:
            raise UnknownOption(key=name, found=f"{word!r} again", expected="each option once")
        options[word] = part
    return StageName(scenario, tuple(options[word] for word in WORDS if word in options), muster)


def _word(part: str, name: str) -> str:
    """The option that a part of a name is about."""
    match = _OPTION.fullmatch(part)
    word = match["word"] if match else part.partition("=")[0]
    if word not in WORDS:
        raise UnknownOption(key=name, found=f"the option {part!r}", expected=one_of(WORDS, word, "an option"))
    if match is None or (match["value"] is not None) != WORDS[word]:
        written = f"{word}=NAME" if WORDS[word] else word
        raise UnknownOption(key=name, found=f"the option {part!r}", expected=f"it written {written!r}")
    return word


def offered(pack: Pack, scenario: Scenario) -> tuple[str, ...]:
    """The options that a scenario really has, in canonical order."""
    teams = any(force.team for force in scenario.forces.values())
    has = {SPECIALISTS: specialists.offered(pack, scenario), TEAMS: teams}
    return tuple(word for word in WORDS if has.get(word))


def forms(pack: Pack, scenario: Scenario) -> list[StageName]:
    """Every way to play a scenario, the plain one first."""
    every = offered(pack, scenario)
    return [
        StageName(scenario.name, chosen)
        for count in range(len(every) + 1)
        for chosen in combinations(every, count)
        if not _clash(pack, chosen)
    ]


def solo_forms(pack: Pack, scenario: Scenario) -> list[StageName]:
    """Against an automaton on either side; with and without the specialists that a pack has of its own."""
    if not plays_alone(pack):
        return []
    alone = [(f"{SOLO}={side}",) for side in pack.sides]
    lent = [(SPECIALISTS, *chosen) for chosen in alone] if SPECIALISTS in offered(pack, scenario) else []
    return [StageName(scenario.name, chosen) for chosen in (*alone, *lent) if not _clash(pack, chosen)]


def check(wanted: StageName, pack: Pack, scenario: Scenario) -> None:
    """Refuse an option that this scenario does not have, or not with the others."""
    if not wanted.options:
        return
    if clash := _clash(pack, wanted.options):
        raise ClashingOptions(key=str(wanted), found=clash, expected="one or the other")
    words = {option.partition("=")[0] for option in wanted.options}
    if words & {EASY, HARD} and SOLO not in words:
        found = f"the option {EASY if EASY in words else HARD!r}"
        raise ClashingOptions(key=str(wanted), found=found, expected=f"{SOLO}=SIDE beside it")
    if SOLO in words and not plays_alone(pack):
        found = f"the option {SOLO!r}"
        expected = f"none: Enemy Unknown knows nothing of {pack.title}"
        raise UnknownOption(key=str(wanted), found=found, expected=expected)
    every = offered(pack, scenario)
    for option in wanted.options:
        word, _, value = option.partition("=")
        if word == SOLO and value not in pack.sides:
            expected = one_of((f"{SOLO}={side}" for side in pack.sides), option, "a side for the automaton")
            raise UnknownOption(key=str(wanted), found=f"the option {option!r}", expected=expected)
        if word not in (*every, SOLO, EASY, HARD):
            what = f"an option of {scenario.name}"
            expected = one_of(every, option, what) if every else f"no option, as {scenario.name} has none"
            raise UnknownOption(key=str(wanted), found=f"the option {option!r}", expected=expected)


def automaton_side(wanted: StageName) -> str:
    """The side that an automaton plays; empty where people play both."""
    return next((option.partition("=")[2] for option in wanted.options if option.startswith(f"{SOLO}=")), "")


def plays_alone(pack: Pack) -> bool:
    """Is there a solo opponent for this game at all?"""
    return variant(pack.rules, str(pack.folder / "pack.toml")).automata


def goes_alone(pack: Pack, option: str) -> bool:
    """Can it be had in a solo game?"""
    return not _clash(pack, (option, SOLO))


def _clash(pack: Pack, chosen: Iterable[str]) -> str:
    """Why options cannot be had together, if they cannot: who plays alone has no specialists lent to him."""
    words = {option.partition("=")[0] for option in chosen}
    if {SPECIALISTS, SOLO} <= words and not specialists.has_own(pack):
        return f"specialists in a solo game of {pack.title}, which has none of its own"
    if {TEAMS, SOLO} <= words:
        return "teams in a solo game, which is for two seats"
    if {EASY, HARD} <= words:
        return "easy and hard"
    return ""
