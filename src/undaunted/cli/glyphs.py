"""The signs on the board, and plain ones for terminals that know only ASCII."""

from __future__ import annotations

from dataclasses import dataclass

from undaunted.cli.canvas import ASCII_LINES, LINES


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


FANCY = Glyphs(LINES, "★", "ψ", "⊕", "■", "□", " · ", "│", "─", "…", "×")
PLAIN = Glyphs(ASCII_LINES, "*", "Y", "@", "#", ".", " | ", "|", "-", "...", "x")


def fitting(encoding: str) -> Glyphs:
    """The signs that an encoding can write."""
    try:
        "".join(vars(FANCY).values()).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return FANCY
