"""Which scenarios are meant, `normandy/1`, `normandy/*`, `north-africa/2-5`, and how: `…/*+specialists`,
`…/*+solo=*`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatchcase

import undaunted
from undaunted.content.loader import find
from undaunted.content.options import SOLO, check, parse, plays_alone
from undaunted.lab.arena.errors import ArenaError

ANY_SIDE = f"{SOLO}=*"
_SPAN = re.compile(r"(?P<pack>[^/]+)/(?P<first>\d+)-(?P<last>\d+)")


def scenarios(patterns: Iterable[str]) -> list[str]:
    """The names of all scenarios that any of the patterns means, each once, in the order of the patterns."""
    found: dict[str, None] = {}
    for pattern in patterns:
        found |= dict.fromkeys(_meant(pattern))
    return list(found)


def _meant(pattern: str) -> list[str]:
    """With the options behind a `+`, which every scenario that is meant must have."""
    named, plus, chosen = pattern.partition("+")
    return [_form(f"{name}{plus}{form}") for name in _named(named) for form in _sides(name, chosen)]


def _sides(name: str, chosen: str) -> list[str]:
    """`solo=*` stands for either side."""
    if ANY_SIDE not in chosen.split("+"):
        return [chosen]
    if not plays_alone(find(name)[0]):
        return []
    return [chosen.replace(ANY_SIDE, f"{SOLO}={side}") for side in find(name)[0].sides]


def _form(name: str) -> str:
    """The canonical name of a form that there is."""
    wanted = parse(name)
    check(wanted, *find(wanted.scenario))
    return str(wanted)


def _named(pattern: str) -> list[str]:
    span = _SPAN.fullmatch(pattern)
    if span and int(span["first"]) <= int(span["last"]):
        numbers = range(int(span["first"]), int(span["last"]) + 1)
        return [find(f"{span['pack']}/{number}")[1].name for number in numbers]
    if not any(sign in pattern for sign in "*?["):
        return [find(pattern)[1].name]
    known = [one.id for one in undaunted.scenarios()]
    meant = [name for name in known if fnmatchcase(name, pattern)]
    if not meant:
        raise ArenaError(
            "--scenario", f"{pattern!r}, which no scenario matches", "a pattern such as 'normandy/*'"
        )
    return meant
