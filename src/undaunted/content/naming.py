"""Names in notation: one word each, of small letters, digits and dashes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from undaunted.content.action import Action


@lru_cache(maxsize=10_000)
def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def action_names(owner: str, actions: Sequence[Action]) -> list[str]:
    """`us-rifleman-a.attack`; a further action of one word is told by its numbers, `….attack-3-within-0`."""
    named: list[str] = []
    for action in actions:
        short = f"{owner}.{slug(action.word)}"
        named.append(f"{owner}.{slug(str(action))}" if short in named else short)
    return named


def doubled(names: Iterable[str]) -> list[str]:
    """Names that occur again, or that leave nothing to write."""
    seen: set[str] = set()
    again: list[str] = []
    for name in names:
        if name in seen or not name:
            again.append(name)
        seen.add(name)
    return again
