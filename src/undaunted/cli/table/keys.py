"""What a person may type at a question."""

from __future__ import annotations

import re
from dataclasses import dataclass

KEYS = {
    word[0]: word
    for word in (
        "undo",
        "log",
        "cards",
        "opponent",
        "board",
        "vehicles",
        "advice",
        "why",
        "help",
        "more",
        "quit",
    )
}


@dataclass(frozen=True)
class Typed:
    """`what` is choose, enter, rule, unknown or one of KEYS; `number` is that of an option, 0 for none."""

    what: str
    number: int = 0


def read(text: str) -> Typed:
    """Keys may be spelled out, in any case: `u`, `U`, `undo`."""
    text = text.strip().lower()
    if not text:
        return Typed("enter")
    if re.fullmatch(r"[0-9]{1,6}", text):
        return Typed("choose", int(text))
    rule = re.fullmatch(r"\?\s*([0-9]{0,6})", text)
    if rule:
        return Typed("rule", int(rule[1] or 0))
    for key, what in KEYS.items():
        if text in (key, what):
            return Typed(what)
    return Typed("unknown")
