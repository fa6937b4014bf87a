"""How a side wins a scenario, as its file says it."""

from __future__ import annotations

import re

import msgspec

from undaunted.content.errors import ContentError, one_of


class Goal(msgspec.Struct, frozen=True):
    """How a side wins: ``control 5`` or ``pin``."""

    word: str
    points: int = 0

    def __str__(self) -> str:
        return f"{self.word} {self.points}" if self.points else self.word


GOALS = {"control": True, "pin": False}
"""The kinds of goal, and whether a number of points belongs to each."""


def parse_goal(text: str) -> Goal:
    match = re.fullmatch(r"([a-z]+)(?: ([1-9]\d?))?", text)
    word = match[1] if match else text.split(" ")[0]
    if word not in GOALS:
        raise ContentError(key="goal", found=repr(text), expected=one_of(GOALS, word, "a goal"))
    if match is None or (match[2] is not None) != GOALS[word]:
        written = f"{word} N" if GOALS[word] else word
        raise ContentError(key="goal", found=repr(text), expected=f"a goal written {written!r}")
    return Goal(word, int(match[2] or 0))
