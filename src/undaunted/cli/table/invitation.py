"""The line in which a person types: the keys there are, as many as the window has room for."""

from __future__ import annotations

from undaunted.cli.screen.screen import Screen
from undaunted.messages import say

TYPING = 5
"""Columns left for what is typed."""
KEYS = ("more", "advice", "undo", "rule", "why", "log", "cards", "board", "vehicles", "help", "quit")
"""In the order in which they are shown."""
LEAST_NEEDED = ("log", "board", "vehicles", "cards", "why", "rule", "undo", "quit", "advice", "more")
"""The first to go where there is little room; the page of help lists them all."""


def invitation(screen: Screen, width: int, lang: str) -> str:
    keys = [key for key in KEYS if _fits(key, screen)]
    for dropped in ("", *LEAST_NEEDED):
        keys = [key for key in keys if key != dropped]
        line = _line(keys, len(screen.listed), lang)
        if len(line) <= width - TYPING:
            break
    return f"{line} "


def _fits(key: str, screen: Screen) -> bool:
    """Some keys lead nowhere in some games."""
    if key == "more":
        return screen.pages() > 1
    if key == "why":
        return bool(screen.cards.names.stage.automaton)
    if key == "vehicles":
        return bool(screen.view.vehicles or screen.view.structures)
    return True


def _line(keys: list[str], last: int, lang: str) -> str:
    parts = [say("input-number", lang=lang, last=last), *(say(f"input-{key}", lang=lang) for key in keys)]
    return f"{', '.join(parts)} >"
