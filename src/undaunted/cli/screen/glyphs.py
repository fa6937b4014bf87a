"""The signs on the board, and plain ones for terminals that know only ASCII."""

from __future__ import annotations

import codecs
import unicodedata
from dataclasses import dataclass

from undaunted.cli.screen.canvas import ASCII_LINES, LINES


@dataclass(frozen=True)
class Glyphs:
    lines: str
    star: str
    radio: str
    target: str
    full: str
    empty: str
    between: str
    bar: str
    rule: str
    more: str
    times: str
    structure: str
    rough: str
    escape: str
    vacant: str
    personnel: str
    """Mines: against those on foot, against armour, and both on one edge."""
    armour: str
    both: str
    tunnel: str
    smoke: str
    watch: str
    mission: str


FANCY = Glyphs(
    LINES, "★", "ψ", "⊕", "■", "□", " · ", "│", "─", "…", "×", "⌂", "▲", "→", "·", "○", "●", "◉",
    "∩", "≈", "◎", "♦",
)  # fmt: skip
PLAIN = Glyphs(
    ASCII_LINES, "*", "Y", "@", "#", ".", " | ", "|", "-", "...", "x", "&", "^", "=", ".", "o", "#", "%",
    "n", '"', "e", "$",
)  # fmt: skip

SPELLED = {"«": '"', "»": '"', "œ": "oe", "Œ": "OE", "’": "'", "–": "-", "×": "x", "…": "..."}


def fitting(encoding: str) -> Glyphs:
    """The signs that an encoding can write."""
    try:
        "".join(vars(FANCY).values()).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return FANCY


def _spell(error: UnicodeError) -> tuple[str, int]:
    """What an encoding cannot write, in plain letters: É becomes E."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = error.object[error.start : error.end]
    plain = (SPELLED.get(letter) or unicodedata.normalize("NFKD", letter)[0] for letter in found)
    return "".join(text if text.isascii() else "?" for text in plain), error.end


PLAINLY = "undaunted-plainly"
"""The name of the error handler for streams that cannot write accents."""
codecs.register_error(PLAINLY, _spell)
