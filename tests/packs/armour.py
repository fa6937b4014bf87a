"""Tanks among the hedgerows, for two or four players, on the board of La Raye with two rough terrain tokens.

    2B  16B  6A         columns from left to right; 13B and 8A bear a rough terrain token
  17B  13B  3B
 7A  12B  8A            the US come from 17B, the Germans from 5B
   4B  5B  11B

with found_in(folder):
    undaunted.new("armour/1")
    undaunted.new("armour/1+teams") # US-1 has Light Tank and Mortar, US-2 the rest; Germans likewise
    undaunted.new("armour/2")       # the same, with mines of the Germans
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.packs.proving import searched

NAME, FOUR = "armour/1", "armour/1+teams"

PACK = """\
id = "armour"
title = "Armour"
rules = "normandy"
sides = ["US", "German"]
extends = "normandy"
origin = "original"
command = { US = "Platoon Sergeant", German = "Platoon Sergeant" }
"""


def _card(title: str, squad: str, actions: list[str], *more: str, kind: str = "combat") -> str:
    told = (f'title = "{title}"', f'kind = "{kind}"', f'squads = ["{squad}"]', f"actions = {actions}", *more)
    rest = ("initiative = 3", "copies = 6", 'origin = "original"')
    return "\n[[card]]\n" + "\n".join((*told, *rest)) + "\n"


CARDS = (
    _card("Tank Platoon Commander", "T", ["Bolster 2 squad", "Advance squad"], kind="command")
    + _card("Foot Commander", "A", ["Advance squad", "Guide 2"], kind="command")
    + _card("Light Tank", "T", ["Move 2", "Attack 2", "Antitank 1"], "armour = 5")
    + _card("Tank Destroyer", "T", ["Move 1", "Antitank 3", "Suppress 3"], "armour = 6")
    # What a specialist throws, without the option that brings him.
    + _card("Bomber", "A", ["Grenade 2 within 1", "Attack 3 within 0"], 'unit = "Rifleman"')
)

_FORCE = """
[{side}]
goal = "control 6"
scouted = {scouted}
spawn = {{ "{home}" = ["everyone"] }}
units = {{ "{home}" = ["Light Tank T", "Tank Destroyer T", "Rifleman A", "Scout A", "Mortar"] }}
[{side}.deck]
"Platoon Sergeant" = 1
"Tank Platoon Commander T" = 1
"Foot Commander A" = 1
"Light Tank T" = 2
"Tank Destroyer T" = 2
"Scout A" = 2
"Rifleman A" = 2
"Mortar" = 1
"Fog of War" = 2
[{side}.supply]
"Light Tank T" = 2
"Tank Destroyer T" = 2
"Scout A" = 1
"Rifleman A" = 3
"Bomber A" = 2
"Mortar" = 2
"Fog of War" = 8
[[{side}.team]]
seat = "{side}-1"
supply = {{ "Light Tank T" = 2, "Mortar" = 2 }}
[{side}.team.deck]
"Platoon Sergeant" = 1
"Tank Platoon Commander T" = 1
"Light Tank T" = 2
"Mortar" = 1
"Fog of War" = 1
[[{side}.team]]
seat = "{side}-2"
supply = {{ "Tank Destroyer T" = 2, "Scout A" = 1, "Rifleman A" = 3, "Bomber A" = 2 }}
[{side}.team.deck]
"Foot Commander A" = 1
"Tank Destroyer T" = 2
"Scout A" = 2
"Rifleman A" = 2
"Fog of War" = 1
[{side}.team_fog]
"Fog of War" = 8
"""
SCENARIO = (
    """\
id = {number}
title = "Hedgerows"
origin = "original"
initiative = "US"
rough = ["13B", "8A"]
{mines}
[board]
lines = "columns"
layout = ["2B@2 16B@4 6A@6", "17B@1 13B@3 3B@5", "7A@0 12B@2 8A@4", "4B@1 5B@3 11B@5"]

[objectives]
"2B" = 1
"16B" = 1
"6A" = 2
"13B" = 2
"7A" = 1
"5B" = 3
"""
    + _FORCE.format(side="US", home="17B", scouted='["17B", "2B", "13B", "7A", "12B"]')
    + _FORCE.format(side="German", home="5B", scouted='["5B", "8A", "4B", "12B"]')
)


MINES = """
[mines]
owner = "German"
supply = 2
personnel = ["2B-16B"]
armour = ["2B-16B", "17B-12B"]
"""


def write(folder: Path) -> Path:
    """Put the pack into a folder of packs; gives its own folder."""
    own = folder / "armour"
    (own / "scenarios").mkdir(parents=True)
    (own / "pack.toml").write_text(PACK, encoding="utf-8")
    (own / "cards.toml").write_text(CARDS, encoding="utf-8")
    for number, mines in ((1, ""), (2, MINES)):
        told = SCENARIO.replace("{number}", str(number)).replace("{mines}", mines)
        (own / "scenarios" / f"{number}-hedgerows.toml").write_text(told, encoding="utf-8")
    return own


@contextmanager
def found_in(folder: Path) -> Iterator[Path]:
    """The pack where the program looks for packs, for as long as the block lasts."""
    own = write(folder)
    with searched(folder):
        yield own
