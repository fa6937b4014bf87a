"""How a side wins a scenario, as its file says it."""

from __future__ import annotations

import re

import msgspec

from undaunted.content.errors import ContentError, one_of


class Goal(msgspec.Struct, frozen=True):
    """`control 5`, `claim 3`, `pin`, `escape 2`, `escape Saboteur, Navigator`, `neutralise Medium Tank` …"""

    word: str
    number: int = 0
    names: tuple[str, ...] = ()

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
        return f"{self.word} {what}".rstrip()


GOALS = {"control": "points", "claim": "points", "pin": "", "escape": "counters", "neutralise": "counters"}
"""The kinds of goal, and what each counts."""


def parse_goal(text: str) -> Goal:
    word, _, rest = text.partition(" ")
    if word not in GOALS:
        raise ContentError(key="goal", found=repr(text), expected=one_of(GOALS, word, "a goal"))
    if re.fullmatch(r"[1-9]\d?", rest) and GOALS[word]:
        return Goal(word, int(rest))
    names = tuple(name.strip() for name in rest.split(",")) if rest and GOALS[word] == "counters" else ()
    if (names and all(names)) or (not rest and not GOALS[word]):
        return Goal(word, 0, names)
    written = {"points": f"{word} N", "counters": f"{word} N, or {word} NAME, NAME", "": word}[GOALS[word]]
    raise ContentError(key="goal", found=repr(text), expected=f"a goal written {written!r}")
