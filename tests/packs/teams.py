"""A small pack for two or four players: two squads a side, one for each team-mate.

teams = write(folder)          # puts it into folder/teams
undaunted.new("teams/1")       # two players
undaunted.new("teams/1+teams") # four: US-1, US-2, German-1, German-2
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.packs.proving import searched

NAME = "teams/1"
FOUR = "teams/1+teams"

PACK = """\
id = "teams"
title = "Teams"
rules = "normandy"
sides = ["US", "German"]
extends = "normandy"
origin = "original"
command = { US = "Platoon Sergeant", German = "Platoon Sergeant" }
"""

_FORCE = """
[{side}]
goal = "control 5"
scouted = {scouted}
controlled = {controlled}
spawn = {{ "{home}" = ["everyone"] }}
units = {{ "{home}" = ["Rifleman A", "Rifleman B", "Scout A", "Scout B"] }}
[{side}.deck]
"Platoon Sergeant" = 1
"Platoon Guide" = 1
"Squad Leader A" = 1
"Squad Leader B" = 1
"Scout A" = 1
"Scout B" = 1
"Rifleman A" = 1
"Rifleman B" = 1
"Fog of War" = 2
[{side}.supply]
"Scout A" = 2
"Scout B" = 2
"Rifleman A" = 4
"Rifleman B" = 4
"Fog of War" = 8
[[{side}.team]]
seat = "{side}-1"
deck = {leader}
supply = {{ "Scout A" = 2, "Rifleman A" = 3 }}
[[{side}.team]]
seat = "{side}-2"
deck = {{ "Squad Leader B" = 1, "Scout B" = 1, "Rifleman B" = 2 }}
supply = {{ "Scout B" = 2, "Rifleman B" = 3 }}
[{side}.team_fog]
"Fog of War" = 6
"""

_LEADER = (
    '{ "Platoon Sergeant" = 1, "Platoon Guide" = 1, "Squad Leader A" = 1, '
    '"Scout A" = 1, "Rifleman A" = 2, "Fog of War" = 1 }'
)

SCENARIO = (
    """\
id = 1
title = "Shoulder to Shoulder"
origin = "original"
initiative = "US"

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
    + _FORCE.format(leader=_LEADER, side="US", home="17B", scouted='["17B", "2B"]', controlled="[]")
    + _FORCE.format(leader=_LEADER, side="German", home="5B", scouted='["8A"]', controlled='["5B"]')
)


def write(folder: Path) -> Path:
    """Put the pack into a folder of packs; gives its own folder."""
    own = folder / "teams"
    (own / "scenarios").mkdir(parents=True)
    (own / "pack.toml").write_text(PACK, encoding="utf-8")
    (own / "scenarios" / "01-shoulder-to-shoulder.toml").write_text(SCENARIO, encoding="utf-8")
    return own


@contextmanager
def found_in(folder: Path) -> Iterator[Path]:
    """The pack where the program looks for packs, for as long as the block lasts."""
    own = write(folder)
    with searched(folder):
        yield own
