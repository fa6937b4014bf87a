"""What somebody typed, as it may stand on everybody's screen: one line of plain text, or a refusal."""

from __future__ import annotations

import re
import unicodedata

from undaunted.server.errors import Refusal

_BLANK = re.compile(r"[\s\x00-\x1f\x7f-\x9f\u115f\u1160\u2800\u3164\uffa0]+")
"""Blanks and line ends, control characters, and letters that are drawn as nothing."""
_JOINERS = "\u200c\u200d"
"""Invisible, but families among the pictures, and whole scripts, are put together with them."""
_MOST_MARKS = 4
"""Accents over one another: no script needs more, and a pile of them would cover the lines above."""


def plain(text: str, longest: int) -> str:
    """Normalised, on one line, without anything that would turn or hide what stands around it.

    Refused: nothing but blanks, nothing that could be read, and more than `longest` characters.
    """
    shown = _BLANK.sub(" ", _readable(unicodedata.normalize("NFC", text))).strip()
    if not any(_is_seen(sign) for sign in shown):
        raise Refusal("talk-not-text" if text.strip() else "talk-empty")
    if len(shown) > longest:
        raise Refusal("talk-too-long", most=longest, count=len(shown))
    return shown


def _readable(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        # Format characters turn a line around or hide in it; surrogates and private codes are no text.
        if kind in ("Cs", "Co") or (kind == "Cf" and sign not in _JOINERS):
            continue
        if marks <= _MOST_MARKS and not _is_void(ord(sign)):
            kept.append(sign)
    return "".join(kept)


def _is_seen(sign: str) -> bool:
    """Joiners and accents alone show nothing. What this Python does not know yet may be a new picture."""
    kind = unicodedata.category(sign)
    return kind[0] in "LNPS" or kind == "Cn"


def _is_void(code: int) -> bool:
    """Never a character, or never a visible one."""
    return (
        code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF or 0xFFF0 <= code <= 0xFFF8 or code >> 16 == 0xE
    )
