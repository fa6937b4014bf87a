"""A small campaign of the city's own cards and places, for campaigns by themselves.

    with laid_out(folder):
        Campaign.begin("trial")

Level 1 is 9 January Square, level 6 the book's example of states in small: 6a to 6d lead to 7a to 7h. To get
there, 2a and 2b stand for all that could come between, on a square with a tunnel. In level 8 both sides'
squads are made one, 9 is the last.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.packs.proving import searched
from undaunted.content.loader import BUILT_IN

PACK = """\
id = "trial"
title = "Trial"
rules = "stalingrad"
sides = ["Soviet", "German"]
origin = "original"
extends = "stalingrad"
"""

CAMPAIGN = """\
title = "Trial"
start = "1a"
[areas.square]
title = "The Square"
places = ["503", "504", "505", "506", "507", "510", "511", "512"]
[areas.works]
title = "The Works"
places = ["305", "306", "307", "402"]
holder = "German"
[ends.END-1]
winner = "Soviet"
how = "The square was held."
Soviet = "You held."
German = "They held."
[ends.END-2]
winner = "German"
how = "The square was lost."
Soviet = "You lost it."
German = "You took it."
"""

_STATE = """
[states.{name}]
scenario = {scenario}
next = {{ Soviet = "{soviet}", German = "{german}" }}
{more}
[states.{name}.briefing]
Soviet = "Secret of the Soviets before {name}."
German = "Secret of the Germans before {name}."
"""

_AFTERMATH = """
[aftermath.{scenario}]
Soviet = "The Soviets won {scenario}."
German = "The Germans won {scenario}."
"""

Told = tuple[str, str, str, str, str]
"""State, scenario, where each victory leads, and what else its table says."""

SWAP = 'replace = { Soviet = { "036" = "037" } }'
LEVELS: dict[int, tuple[str, list[Told]]] = {
    1: ("", [("1a", "11", "2a", "2b", 'area = "square"')]),
    2: (
        '[unlock]\nSoviet = ["036", "098"]\nGerman = ["036", "063"]',
        [
            ("2a", "12", "6a", "6b", 'area = "square"\nupgrades = { German = 3 }\nfortify = ["503"]'),
            ("2b", "12", "6c", "6d", 'initiative = "German"'),
        ],
    ),
    6: (
        "",
        [
            (f"6{at}", "12", f"7{won}", f"7{lost}", SWAP if at == "c" else "")
            for at, won, lost in ("aab", "bcd", "cef", "dgh")
        ],
    ),
    7: ("", [(f"7{letter}", "11", "8a", "8a" if letter < "h" else "END-2", "") for letter in "abcdefgh"]),
    8: (
        'integrate = ["A", "B"]\n[unlock]\nSoviet = ["042", "065", "076"]\nGerman = ["042", "062", "092"]',
        [("8a", "27", "9a", "END-2", 'area = "works"')],
    ),
    9: ("", [("9a", "27", "END-1", "END-2", "")]),
}

INTEL = """
[states.2a.intel.Soviet]
when = "control 505 and casualties 4"
upgrades = 1
unlock = ["039"]
text = "There is a cellar under 505."
[states.2b.intel.German]
when = "casualties 99"
spared = 1
text = "Bread has come."
"""


def level_text(level: int) -> str:
    """One file of a level, as it is written."""
    head, states = LEVELS[level]
    scenarios = sorted({scenario for _, scenario, *_ in states})
    text = f'level = {level}\ndate = "1 October 1942"\n{head}\n'
    for name, scenario, soviet, german, more in states:
        text += _STATE.format(name=name, scenario=scenario, soviet=soviet, german=german, more=more)
    text += "".join(_AFTERMATH.format(scenario=scenario) for scenario in scenarios)
    return text + (INTEL if level == 2 else "")


def write(folder: Path) -> Path:
    """The pack in a folder; gives its home."""
    home = folder / "trial"
    (home / "scenarios").mkdir(parents=True)
    (home / "campaign" / "levels").mkdir(parents=True)
    (home / "pack.toml").write_text(PACK)
    for number in ("011", "027"):
        shutil.copy(BUILT_IN / "stalingrad" / "scenarios" / f"{number}.toml", home / "scenarios")
    square = (home / "scenarios" / "011.toml").read_text()
    (home / "scenarios" / "012.toml").write_text(_with_a_tunnel(square))
    (home / "campaign" / "campaign.toml").write_text(CAMPAIGN)
    for level in LEVELS:
        (home / "campaign" / "levels" / f"{level:02}.toml").write_text(level_text(level))
    return home


def _with_a_tunnel(square: str) -> str:
    """The square once more, with two mouths of a tunnel, Snipers and a Bomber."""
    square = square.replace("id = 11\n", 'id = 12\ntunnels = ["503", "510"]\n')
    square = square.replace('503 = ["Rifleman B", ', '503 = ["Sniper", "Rifleman B", ')
    return square.replace("[Soviet.supply]\n", '[Soviet.supply]\n"Sniper" = 1\n"Bomber" = 1\n')


@contextmanager
def laid_out(folder: Path) -> Iterator[Path]:
    """The pack, found by its name."""
    home = write(folder)
    with searched(folder):
        yield home
