"""How a side wins a scenario, as its file says it."""

from __future__ import annotations

import re

import msgspec

from undaunted.content.errors import ContentError, one_of


class Goal(msgspec.Struct, frozen=True):
    """`control 5`, `claim 3`, `pin`, `escape 2`, `escape Saboteur, Navigator`, `neutralise Medium Tank` …

    In the city also `rout 3`, `rout Sniper`, `mission 4` (points to gain), `hold 3` (mission points held),
    `occupy 109, 112 with 2 by Rifleman A, Rifleman B` (each of the tiles, by so many of those).
    """

    word: str
    number: int = 0
    names: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()

    @property
    def points(self) -> int:
        """Objective points needed; 0 where the goal is not in points."""
        return self.number if GOALS[self.word] == "points" else 0

    @property
    def needed(self) -> int:
        """How many points or counters it takes."""
        return self.number or len(self.names)

    def __str__(self) -> str:
        what = ", ".join(self.names) or (str(self.number) if self.number else "")
        if self.tiles:
            many = f" with {self.number}" if self.number > 1 else ""
            who = f" by {', '.join(self.names)}" if self.names else ""
            return f"{self.word} {', '.join(self.tiles)}{many}{who}"
        return f"{self.word} {what}".rstrip()


GOALS = {
    "control": "points", "claim": "points", "pin": "", "escape": "counters", "neutralise": "counters",
    "rout": "counters", "mission": "missions", "hold": "missions", "occupy": "tiles",
}  # fmt: skip
"""The kinds of goal, and what each counts."""
CITY_GOALS = ("control", "rout", "mission", "hold", "occupy")

_OCCUPY = re.compile(
    r"(?P<tiles>\d{1,3}[A-Z]?(?:\s*,\s*\d{1,3}[A-Z]?)*)(?: with (?P<number>[1-9]))?(?: by (?P<names>.+))?"
)


def parse_goal(text: str) -> Goal:
    word, _, rest = text.partition(" ")
    if word not in GOALS:
        raise ContentError(key="goal", found=repr(text), expected=one_of(GOALS, word, "a goal"))
    if GOALS[word] == "tiles":
        if match := _OCCUPY.fullmatch(rest):
            return Goal(word, int(match["number"] or 1), _listed(match["names"]), _listed(match["tiles"]))
    elif re.fullmatch(r"[1-9]\d?", rest) and GOALS[word]:
        return Goal(word, int(rest))
    names = tuple(name.strip() for name in rest.split(",")) if rest and GOALS[word] == "counters" else ()
    if (names and all(names)) or (not rest and not GOALS[word]):
        return Goal(word, 0, names)
    written = {
        "points": f"{word} N",
        "missions": f"{word} N",
        "counters": f"{word} N, or {word} NAME, NAME",
        "tiles": f"{word} TILE, TILE with N by NAME, NAME",
        "": word,
    }[GOALS[word]]
    raise ContentError(key="goal", found=repr(text), expected=f"a goal written {written!r}")


def _listed(text: str | None) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",")) if text else ()
