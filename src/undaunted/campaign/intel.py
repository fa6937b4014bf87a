"""Secret intel: conditions that are read off the final position, and change nobody's possibilities before."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from undaunted.content.errors import ContentError
from undaunted.game.result import Result

WORDS = ("control", "damaged", "routed", "casualties")
_CONDITION = re.compile(r"(?P<word>[a-z]+) (?P<what>.+)")


class Condition(NamedTuple):
    """`control 404`, `damaged 404`, `routed Rifleman A`, `casualties 4`."""

    word: str
    what: str


def conditions(when: str) -> list[Condition]:
    """All that have to hold; a ContentError, so far without file and key, says what is none."""
    found = []
    for part in when.split(" and "):
        match = _CONDITION.fullmatch(part.strip())
        if not match or match["word"] not in WORDS or (match["word"] == "casualties") != match["what"].isdigit():
            if not match or match["word"] not in ("control", "damaged") or not match["what"].isdigit():
                expected = "'control PLACE', 'damaged PLACE', 'routed UNIT' or 'casualties N', joined by ' and '"
                raise ContentError(found=repr(part.strip()), expected=expected)
        found.append(Condition(match["word"], match["what"]))
    return found


def holds(when: str, side: str, result: Result, before: Mapping[str, str]) -> bool:
    """Whether it has come true for a side; `before` are the faces of the places when the game began."""
    return all(_holds(condition, side, result, before) for condition in conditions(when))


def _holds(condition: Condition, side: str, result: Result, before: Mapping[str, str]) -> bool:
    word, what = condition
    own = result.sides[side]
    if word == "control":
        return what in own.controlled
    if word == "damaged":
        return result.faces.get(what, "") > before.get(what, "Z")
    if word == "routed":
        return any(what in remains.routed for name, remains in result.sides.items() if name != side)
    return len(own.casualties) <= int(what)
