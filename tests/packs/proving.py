"""A pack on Normandy's cards and tiles whose cards, goals and pieces a test writes itself."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from undaunted import content

NAME = "range/1"

PACK = """\
id = "range"
title = "Firing Range"
rules = "{rules}"
sides = ["US", "German"]
extends = "normandy"
origin = "original"
"""

SCENARIO = """\
id = 1
title = "Firing Range"
origin = "original"
initiative = "US"
{more}
[board]
lines = "columns"
layout = ["2B@2 16B@4 6A@6", "17B@1 13B@3 3B@5", "7A@0 12B@2 8A@4", "4B@1 5B@3 11B@5"]

[objectives]
"2B" = 1
"13B" = 2
"5B" = 3

[US]
goal = {goal}
scouted = ["17B", "2B"]
spawn = {{ "17B" = ["everyone"] }}
units = {{ "17B" = ["Rifleman A", "Scout A"] }}
{force}
[US.deck]
"Platoon Sergeant" = 1
"Rifleman A" = 2
"Scout A" = 1
{deck}
[US.supply]
"Rifleman A" = 3
"Fog of War" = 4

[German]
goal = "control 5"
scouted = ["8A"]
controlled = ["5B"]
spawn = {{ "5B" = ["everyone"] }}
units = {{ "5B" = ["Rifleman A", "Scout A"] }}
[German.deck]
"Platoon Sergeant" = 1
"Rifleman A" = 2
"Scout A" = 2
[German.supply]
"Rifleman A" = 3
"Fog of War" = 4
"""


def card(title: str, actions: list[str], **more: str) -> str:
    """A combat card of squad A that shares the Rifleman's counter, unless it is told otherwise."""
    told = {
        "title": f'"{title}"',
        "kind": '"combat"',
        "initiative": "5",
        "squads": '["A"]',
        "actions": str(actions),
        "copies": "2",
        "unit": '"Rifleman"',
        "origin": '"original"',
    } | more
    return "\n[[card]]\n" + "".join(f"{key} = {value}\n" for key, value in told.items() if value)


def write(
    folder: Path,
    *,
    cards: str = "",
    deck: str = "",
    goal: str = '"control 5"',
    force: str = "",
    more: str = "",
    rules: str = "normandy",
    **files: str,
) -> Path:
    """Put the pack into a folder of packs, with further files by name; gives its own folder."""
    own = folder / "range"
    (own / "scenarios").mkdir(parents=True)
    (own / "pack.toml").write_text(PACK.format(rules=rules), encoding="utf-8")
    if cards:
        (own / "cards.toml").write_text(cards, encoding="utf-8")
    for name, text in files.items():
        (own / f"{name}.toml").write_text(text, encoding="utf-8")
    told = SCENARIO.format(goal=goal, deck=deck, force=force, more=more)
    (own / "scenarios" / "01-firing-range.toml").write_text(told, encoding="utf-8")
    return own


@contextmanager
def searched(folder: Path) -> Iterator[None]:
    """The program looks for packs in this folder for as long as the block lasts."""
    before = os.environ.get("UNDAUNTED_PACKS")
    os.environ["UNDAUNTED_PACKS"] = str(folder)
    content.reload()
    try:
        yield
    finally:
        if before is None:
            del os.environ["UNDAUNTED_PACKS"]
        else:
            os.environ["UNDAUNTED_PACKS"] = before
        content.reload()
