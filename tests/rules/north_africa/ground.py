"""A stretch of desert of our own, with the box's cards, tiles and vehicles: scenarios may change, it stays.

        19A   12A   20B         20B and 8B are hills, 15A is rough, 7A is a fort (cover 3);
     2B    17A   16B    8B      17A and 7A are worth 1 point; the Fuel Tank (1) is on 22B,
        15A   22B    9B         the Motor Pool (2) on 4B
     1A     4B    7A   13B

One scenario for each pairing of goals, called `sands/claim`, `sands/escape` …
"""

from __future__ import annotations

from pathlib import Path

from tests.scene import Scene, scene

GOALS = {
    "claim": ("claim 3", "claim 3"),
    "escape": ("escape 2", "neutralise 2"),
    "named": ("escape Saboteur, Navigator", "neutralise Rifleman, Patrol Truck"),
    "ride": ("escape Navigator, Armed Truck", "neutralise 2"),
    "getaway": ("escape Saboteur, Navigator, Patrol Truck", "neutralise Rifleman, Patrol Truck"),
    "hunt": ("neutralise Medium Tank", "claim 2"),
    "flight": ("claim 3", "escape 2"),
    "duel": ("neutralise 2", "neutralise 2"),
    "convoy": ("neutralise 2", "escape 2"),
    "race": ("escape 2", "escape 2"),
    "gun": ("escape 2", "neutralise 2"),
}
PACK = """\
id = "sands"
title = "Proving Sands"
rules = "north-africa"
sides = ["LRDG", "Italian"]
destroyers = ["LRDG"]
extends = "north-africa"
origin = "original"
"""
# A Corporal shares the Rifleman's counter, and the Commodore has no counter for what it says on his card. In
# one scenario the LRDG bring a Mortar, which the box's desert does not have.
CARDS = """\
[[card]]
title = "Corporal"
sides = ["Italian"]
kind = "combat"
initiative = 5
squads = ["A"]
actions = ["Move 1"]
copies = 1
unit = "Rifleman"
origin = "original"

[[card]]
title = "Mortar"
sides = ["LRDG"]
kind = "combat"
initiative = 2
actions = ["Move 1", "Target", "Blast 1"]
copies = 2
defence = 4
origin = "original"

[[card]]
title = "Commodore"
sides = ["LRDG"]
kind = "command"
initiative = 5
actions = ["Move 1", "Control", "Navigate 2", "Repair", "Demolition 2/3", "Attack 2"]
copies = 1
origin = "original"
"""
SCENARIO = """\
id = "{name}"
title = "Proving Sands"
origin = "original"
initiative = "LRDG"

[board]
lines = "rows"
layout = ["19A@1 12A@3 20B@5", "2B@0 17A@2 16B@4 8B@6", "15A@1 22B@3 9B@5", "1A@0 4B@2 7A@4 13B@6"]

[objectives]
"17A" = 1
"7A" = 1

[structures]
"22B" = ["Fuel Tank"]
"4B" = ["Motor Pool"]

[LRDG]
goal = "{lrdg}"
scouted = ["19A", "2B", "12A", "17A"]
vehicles = {{ "19A" = ["Patrol Truck"], "2B" = ["Armed Truck"] }}
aboard = {{ "Patrol Truck" = ["", "", "Machine Gunner"] }}
escape = ["2B"]
[LRDG.units]
"19A" = ["Scout", "Rifleman", "Saboteur"]
"2B" = ["Engineer", "Navigator", "Sniper", "Antitank Gunner"]
[LRDG.deck]
"Lieutenant" = 1
"Warrant Officer" = 1
"Staff Sergeant" = 1
"Scout" = 2
"Rifleman" = 2
"Saboteur" = 2
"Sniper" = 2
"Engineer" = 2
"Machine Gunner" = 2
"Antitank Gunner" = 2
"Navigator" = 2
"Fog of War" = 2
[LRDG.supply]
"Commodore" = 1
"Scout" = 2
"Rifleman" = 2
"Saboteur" = 2
"Sniper" = 2
"Engineer" = 2
"Machine Gunner" = 2
"Antitank Gunner" = 2
"Navigator" = 2
"Fog of War" = 5

[Italian]
goal = "{italian}"
scouted = ["13B", "9B", "7A", "8B", "22B"]
units = {{ "13B" = ["Scout A", "Rifleman A", "Antitank Gunner A"] }}
vehicles = {{ "13B" = ["Medium Tank"], "9B" = ["Scout Car"], "7A" = ["Transport Truck"] }}
escape = ["13B"]
[Italian.aboard]
"Medium Tank" = ["Tank Driver T", "Tank Gunner T", "Tank Crewman T"]
"Scout Car" = ["Machine Gunner A", "", ""]
[Italian.deck]
"Platoon Sergeant" = 1
"Squad Leader A" = 1
"Tank Commander T" = 1
"Recon Aircraft" = 1
"Scout A" = 2
"Rifleman A" = 2
"Machine Gunner A" = 2
"Antitank Gunner A" = 2
"Tank Driver T" = 2
"Tank Gunner T" = 2
"Tank Crewman T" = 2
"Fog of War" = 2
[Italian.supply]
"Corporal A" = 1
"Scout A" = 2
"Rifleman A" = 2
"Machine Gunner A" = 2
"Antitank Gunner A" = 2
"Tank Driver T" = 2
"Tank Gunner T" = 2
"Tank Crewman T" = 2
"Fog of War" = 6
"""


def write_pack(packs: Path) -> None:
    folder = packs / "sands"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "pack.toml").write_text(PACK, encoding="utf-8")
    (folder / "cards.toml").write_text(CARDS, encoding="utf-8")
    for name, (lrdg, italian) in GOALS.items():
        told = SCENARIO.format(name=name, lrdg=lrdg, italian=italian)
        if name == "gun":
            told = told.replace('"2B" = ["Engineer"', '"2B" = ["Mortar", "Engineer"')
            told = told.replace('"Commodore" = 1', '"Commodore" = 1\n"Mortar" = 2')
        (folder / "scenarios" / f"{name}.toml").write_text(told, encoding="utf-8")


def sands(goals: str = "claim") -> Scene:
    return scene(f"sands/{goals}")


def lrdg(*cards: str, goals: str = "claim") -> Scene:
    """The LRDG's turn, with this hand."""
    return sands(goals).hand("LRDG", *cards)


def italian(*cards: str, goals: str = "claim") -> Scene:
    return sands(goals).turn_of("Italian").hand("Italian", *cards)
