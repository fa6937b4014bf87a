"""A stretch of desert by night, for two or four players: mines, grenades, bombs, aircraft that can be called.

        19A   12A   20B         20B and 8B are hills, 15A is rough by itself, 22B by a token;
     2B    17A   16B    8B      17A and 7A (a fort, cover 3) are worth 1 point each
        15A   22B    9B
     1A     4B    7A   13B

with found_in(folder):
    undaunted.new("night/1")        # the mines are the LRDG's; night/2: the Italians'
    undaunted.new("night/1+teams")  # LRDG-1, LRDG-2, Italian-1, Italian-2
    undaunted.new("night/hunt")     # the LRDG want the Medium Tank; nobody of theirs has an Antitank
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.packs.proving import searched

NAME, FOUR = "night/1", "night/1+teams"

PACK = """\
id = "night"
title = "Night"
rules = "north-africa"
sides = ["LRDG", "Italian"]
destroyers = ["LRDG"]
extends = "north-africa"
origin = "original"
command = { LRDG = "Lieutenant", Italian = "Platoon Sergeant" }
"""


def _card(title: str, side: str, actions: list[str], *more: str, kind: str = "combat") -> str:
    told = (f'title = "{title}"', f'sides = ["{side}"]', f'kind = "{kind}"', f"actions = {actions}", *more)
    rest = ("initiative = 4", "copies = 4", 'origin = "original"')
    return "\n[[card]]\n" + "\n".join((*told, *rest)) + "\n"


_S = 'squads = ["S"]'
CARDS = (
    _card("Sergeant Major", "LRDG", ["Bolster 2", "Inspire 1", "Command 1"], kind="command")
    + _card("Sapper", "LRDG", ["Move 1", "Attack 1", "Mine 2"], "defence = 5")
    + _card("Grenade Thrower", "LRDG", ["Move 1", "Attack 1", "Grenade 2 within 1"], "defence = 4")
    + _card("Commando", "LRDG", ["Stalk 1", "Attack 3 within 0", "Control"], "defence = 5")
    + _card("Flying Corps", "LRDG", ["Bomb 2"], kind="command")
    + _card("Commando Leader", "Italian", ["Bolster 2 squad", "Air Support 2"], _S, kind="command")
    # Nobody in the box can do this in the desert; mines have to bear it all the same.
    + _card("Capitano", "Italian", ["Advance squad"], _S, kind="command")
    + _card("Assault Aircraft", "Italian", ["Bomb 2", "Strafe 2"], "aircraft = true", kind="command")
    + _card("Spotter Aircraft", "Italian", ["Recon", "Surveil 1"], "aircraft = true", kind="command")
    + _card("Guastatore", "Italian", ["Move 1", "Attack 1", "Mine 2"], _S, "defence = 5")
    + _card("Grenadier", "Italian", ["Move 1", "Attack 1", "Grenade 2 within 1"], _S, "defence = 4")
    + _card("Assault Trooper", "Italian", ["Stalk 2", "Attack 3 within 0", "Control"], _S, "defence = 5")
    # A second face of the Rifleman's unit, so that there is a card to choose.
    + _card("Corporal", "Italian", ["Move 1"], 'squads = ["A"]', 'unit = "Rifleman"')
)

SCENARIO = """\
id = {number}
title = "Night"
origin = "original"
initiative = "LRDG"
rough = ["22B"]

[board]
lines = "rows"
layout = ["19A@1 12A@3 20B@5", "2B@0 17A@2 16B@4 8B@6", "15A@1 22B@3 9B@5", "1A@0 4B@2 7A@4 13B@6"]

[objectives]
"17A" = 1
"7A" = 1

[mines]
owner = "{owner}"
supply = 3
personnel = ["17A-16B"]
armour = ["17A-16B", "16B-9B"]

[LRDG]
goal = "{lrdg}"
scouted = ["19A", "2B", "12A", "17A"]
vehicles = {{ "19A" = ["Patrol Truck"] }}
units = {{ "19A" = ["Scout", "Rifleman", "Sapper", "Grenade Thrower", "Commando"] }}
[LRDG.deck]
"Lieutenant" = 1
"Sergeant Major" = 1
"Scout" = 2
"Rifleman" = 2
"Sapper" = 2
"Grenade Thrower" = 2
"Commando" = 2
"Fog of War" = 2
[LRDG.supply]
"Flying Corps" = 1
"Scout" = 2
"Rifleman" = 2
"Sapper" = 2
"Grenade Thrower" = 2
"Commando" = 2
"Fog of War" = 5
[[LRDG.team]]
seat = "LRDG-1"
deck = {{ "Lieutenant" = 1, "Scout" = 2, "Rifleman" = 2, "Sapper" = 2, "Fog of War" = 1 }}
supply = {{ "Scout" = 2, "Rifleman" = 2, "Sapper" = 2 }}
[[LRDG.team]]
seat = "LRDG-2"
deck = {{ "Sergeant Major" = 1, "Grenade Thrower" = 2, "Commando" = 2, "Fog of War" = 1 }}
supply = {{ "Flying Corps" = 1, "Grenade Thrower" = 2, "Commando" = 2 }}
[LRDG.team_fog]
"Fog of War" = 5

[Italian]
goal = "{italian}"
scouted = ["13B", "9B", "7A", "8B", "16B", "20B"]
vehicles = {{ "9B" = ["Scout Car"], "13B" = ["Medium Tank"] }}
aboard = {{ "Medium Tank" = ["Tank Driver T", "Tank Gunner T"] }}
[Italian.units]
"13B" = ["Scout A", "Rifleman A"]
"9B" = ["Guastatore S", "Grenadier S", "Assault Trooper S"]
[Italian.deck]
"Platoon Sergeant" = 1
"Commando Leader S" = 1
"Scout A" = 2
"Rifleman A" = 2
"Tank Driver T" = 2
"Tank Gunner T" = 2
"Guastatore S" = 2
"Grenadier S" = 2
"Assault Trooper S" = 2
"Fog of War" = 2
[Italian.supply]
"Capitano S" = 1
"Assault Aircraft" = 1
"Spotter Aircraft" = 2
"Corporal A" = 1
"Scout A" = 2
"Rifleman A" = 2
"Guastatore S" = 2
"Grenadier S" = 2
"Assault Trooper S" = 2
"Fog of War" = 6
[[Italian.team]]
seat = "Italian-1"
supply = {{ "Assault Aircraft" = 1, "Corporal A" = 1, "Scout A" = 2, "Rifleman A" = 2 }}
[Italian.team.deck]
"Platoon Sergeant" = 1
"Scout A" = 2
"Rifleman A" = 2
"Tank Driver T" = 2
"Fog of War" = 1
[[Italian.team]]
seat = "Italian-2"
[Italian.team.deck]
"Commando Leader S" = 1
"Tank Gunner T" = 2
"Guastatore S" = 2
"Grenadier S" = 2
"Assault Trooper S" = 2
"Fog of War" = 1
[Italian.team.supply]
"Capitano S" = 1
"Spotter Aircraft" = 2
"Guastatore S" = 2
"Grenadier S" = 2
"Assault Trooper S" = 2
[Italian.team_fog]
"Fog of War" = 6
"""
SCENARIOS = {
    "1": ("LRDG", "claim 2", "claim 2"),
    "2": ("Italian", "claim 2", "claim 2"),
    '"hunt"': ("LRDG", "neutralise Medium Tank", "claim 2"),
    '"duel"': ("LRDG", "neutralise 3", "neutralise 3"),
}


def write(folder: Path) -> Path:
    """Put the pack into a folder of packs; gives its own folder."""
    own = folder / "night"
    (own / "scenarios").mkdir(parents=True)
    (own / "pack.toml").write_text(PACK, encoding="utf-8")
    (own / "cards.toml").write_text(CARDS, encoding="utf-8")
    for number, (owner, lrdg, italian) in SCENARIOS.items():
        told = SCENARIO.format(number=number, owner=owner, lrdg=lrdg, italian=italian)
        name = f"{number.strip(chr(34))}-night.toml"
        (own / "scenarios" / name).write_text(told, encoding="utf-8")
    return own


@contextmanager
def found_in(folder: Path) -> Iterator[Path]:
    """The pack where the program looks for packs, for as long as the block lasts."""
    own = write(folder)
    with searched(folder):
        yield own
