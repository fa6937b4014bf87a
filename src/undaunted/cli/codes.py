"""Sides, counters and markers in a letter or two, told apart without colour.

Counters of the first side are written large and on the left (RA), those of the second small and on the
right (ra); a wave marks a suppressed one (RA~). A marker is its side's letter: small where the side has
scouted, large where it controls.
"""

from __future__ import annotations

from collections.abc import Sequence

from undaunted.game.view import CounterView

SIDE_STYLES = ("green", "magenta")
SUPPRESSED = "~"


def side_style(sides: Sequence[str], side: str) -> str:
    return SIDE_STYLES[sides.index(side) % len(SIDE_STYLES)]


def side_letters(sides: Sequence[str]) -> dict[str, str]:
    """A small letter for each side: the first of its name that no side before it has."""
    letters: dict[str, str] = {}
    for side in sides:
        free = (
            letter for letter in f"{side.lower()}xyz" if letter.isalpha() and letter not in letters.values()
        )
        letters[side] = next(free)
    return letters


def marker(letter: str, mark: str) -> str:
    return letter.upper() if mark == "controlled" else letter


def unit_code(counter: CounterView, sides: Sequence[str]) -> str:
    """RA is Rifleman A, MO the Mortar; small for the second side."""
    code = f"{counter.title[0]}{counter.squad}" if counter.squad else counter.title[:2]
    code = code.lower() if sides.index(counter.side) else code.upper()
    return code + SUPPRESSED if counter.suppressed else code
