"""A pack of our own for what no printed one has: a choice of spawn markers, cards that share a counter."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from undaunted import content

PACK = """\
id = "proving"
title = "Proving Ground"
rules = "normandy"
sides = ["US", "German"]
extends = "normandy"
origin = "original"
"""
# The Grenadier shares the Rifleman's counter, as specialists do, and throws no farther than the next tile.
CARDS = """\
[[card]]
title = "Grenadier"
kind = "combat"
initiative = 5
squads = ["A"]
actions = ["Move 1", "Attack 3 within 1"]
copies = 2
unit = "Rifleman"
origin = "original"
"""
# The board of La Raye. US squad A has two spawn markers to choose from; the US Sniper has none.
SCENARIO = """\
id = 1
title = "Proving Ground"
origin = "original"
initiative = "US"

[board]
lines = "columns"
layout = ["2B@2 16B@4 6A@6", "17B@1 13B@3 3B@5", "7A@0 12B@2 8A@4", "4B@1 5B@3 11B@5"]

[objectives]
"2B" = 1
"13B" = 2
"5B" = 3

[US]
goal = "control 5"
scouted = ["17B", "2B"]
spawn = { "17B" = ["A", "B", "Mortar"], "6A" = ["A"] }
units = { "17B" = ["Rifleman A", "Scout A", "Mortar"] }
[US.deck]
"Platoon Sergeant" = 1
"Rifleman A" = 2
"Grenadier A" = 2
"Scout A" = 1
"Mortar" = 1
"Fog of War" = 2
[US.supply]
"Rifleman A" = 3
"Rifleman B" = 2
"Scout A" = 1
"Sniper" = 1
"Fog of War" = 4

[German]
goal = "control 5"
scouted = ["8A"]
controlled = ["5B"]
spawn = { "5B" = ["everyone"] }
units = { "5B" = ["Rifleman A", "Scout A"] }
[German.deck]
"Platoon Sergeant" = 1
"Rifleman A" = 2
"Grenadier A" = 2
"Scout A" = 2
"Fog of War" = 2
[German.supply]
"Rifleman A" = 3
"Fog of War" = 4
"""


@pytest.fixture
def proving_ground(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of its scenario."""
    folder = tmp_path / "packs" / "proving"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "pack.toml").write_text(PACK, encoding="utf-8")
    (folder / "cards.toml").write_text(CARDS, encoding="utf-8")
    (folder / "scenarios" / "01-proving-ground.toml").write_text(SCENARIO, encoding="utf-8")
    monkeypatch.setenv("UNDAUNTED_PACKS", str(tmp_path / "packs"))
    content.reload()
    yield "proving/1"
    content.reload()
