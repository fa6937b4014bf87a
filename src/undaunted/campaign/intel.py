"""Secret intel: conditions that are read off the final position, and change nobody's possibilities before."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from undaunted.content.errors import ContentError
from undaunted.game.result import Result

FORMS = {
    "control": re.compile(r"[0-9]{3}"),  # the side controls the place
    "damaged": re.compile(r"[0-9]{3}"),  # it lost a face in this game
    "routed": re.compile(r".+"),  # the enemy's counter is
    "casualties": re.compile(r"[0-9]+"),  # in the own pile, at most
}
EXPECTED = "'control PLACE', 'damaged PLACE', 'routed UNIT' or 'casualties N', joined by ' and '"


class Condition(NamedTuple):
    """`control 404`, `damaged 404`, `routed Rifleman A`, `casualties 4`."""

    word: str
    what: str


def conditions(when: str) -> list[Condition]:
    """All that have to hold; a ContentError, so far without file and key, says what is none."""
    found = []
    for part in when.split(" and "):
        word, _, what = part.strip().partition(" ")
        if word not in FORMS or not FORMS[word].fullmatch(what):
            raise ContentError(found=repr(part.strip()), expected=EXPECTED)
        found.append(Condition(word, what))
    return found


def holds(when: str, side: str, result: Result, before: Mapping[str, str]) -> bool:
    """Whether it has come true for a side; `before` are the faces of the board when the game began."""
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
