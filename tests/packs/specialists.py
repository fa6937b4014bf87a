"""A pack with specialists of its own, for two or four players, which it lends to the one that it extends.

with found_in(folder):
    undaunted.new("special/1+specialists+teams")  # its own
    undaunted.new("teams/1+specialists")  # lent
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.packs import teams
from tests.packs.proving import searched

NAME = "special/1"
LENT = "teams/1"
OPTION = "+specialists"

PACK = """\
id = "special"
title = "Special"
rules = "normandy"
sides = ["US", "German"]
extends = "teams"
origin = "original"
"""

_CARD = """
[[card]]
title = "{title}"
kind = "combat"
initiative = 5
squads = ["A", "B", "C"]
sides = ["{side}"]
actions = ["Move 1", "Attack 1", "Control", "{own}"]
copies = 2
unit = "Rifleman"
replaces = "Rifleman"
origin = "original"
"""
CARDS = _CARD.format(title="Grenadier", side="US", own="Grenade 1 within 1") + _CARD.format(
    title="Submachine Gunner", side="German", own="Attack 3 within 0"
)

# The German supply has a single Rifleman of squad B left.
_US, _, _GERMAN = teams.SCENARIO.partition("\n[German]")
SCENARIO = _US + "\n[German]" + _GERMAN.replace('"Rifleman B" = 4', '"Rifleman B" = 1', 1)


def write(folder: Path, cards: str = CARDS) -> Path:
    """Put both packs into a folder of packs; gives that of the one with specialists."""
    teams.write(folder)
    own = folder / "special"
    (own / "scenarios").mkdir(parents=True)
    (own / "pack.toml").write_text(PACK, encoding="utf-8")
    (own / "cards.toml").write_text(cards, encoding="utf-8")
    (own / "scenarios" / "01-shoulder-to-shoulder.toml").write_text(SCENARIO, encoding="utf-8")
    return own


@contextmanager
def found_in(folder: Path) -> Iterator[Path]:
    """The pack where the program looks for packs, for as long as the block lasts."""
    own = write(folder)
    with searched(folder):
        yield own
