"""A small city with every action of the siege on some card, for rules by themselves.

    with laid_out(folder):
        scene("siege/1")

Other goals, mines and so on make other scenarios of it: `scenario(home, 2, soviet_goal='"rout 2"')`.

The board, in rows (B and C are what becomes of a place):

    101 street 1 · 102 flats 1/3, defence 6 → 5 → ruins 2 · 103 square 0 · 104 trench 1, fortified 3
      105 works 1/2, defence 7 → ruins 1 · 106 street 1 · 107 yard 0 · 108 flats 1/3, defence 6 → ruins 2
    109 yard 2 · 110 square 0 · 111 street 1 · 112 bank 0

Buildings are impassable while they stand. Soviets begin in the west (101, 105, 109), Germans in the east.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.packs.proving import searched

NAME = "siege/1"

PACK = """\
id = "siege"
title = "Siege"
rules = "stalingrad"
sides = ["Soviet", "German"]
origin = "original"
"""

FACES = {
    "101A": 'cover = 1\nterrain = "street"',
    "102A": 'cover = 1\nbuilding = 3\nstructure = 6\nrough = true\nterrain = "flats"',
    "102B": 'cover = 1\nbuilding = 2\nstructure = 5\nrough = true\nterrain = "flats"',
    "102C": 'cover = 2\nterrain = "ruins"',
    "103A": 'cover = 0\nterrain = "square"',
    "104A": 'cover = 1\nterrain = "square"',
    "104B": 'cover = 1\nfortified = 3\nterrain = "square"',
    "105A": 'cover = 1\nbuilding = 2\nstructure = 7\nrough = true\nterrain = "works"',
    "105B": 'cover = 1\nterrain = "ruins"',
    "106A": 'cover = 1\nterrain = "street"',
    "107A": 'cover = 0\nterrain = "square"',
    "108A": 'cover = 1\nbuilding = 3\nstructure = 6\nrough = true\nterrain = "flats"',
    "108B": 'cover = 2\nterrain = "ruins"',
    "109A": 'cover = 2\nterrain = "square"',
    "110A": 'cover = 0\nterrain = "square"',
    "111A": 'cover = 1\nterrain = "street"',
    "112A": 'cover = 0\nterrain = "square"',
}

CARDS = [
    # title, kind, initiative, copies, squads, defence, armour, actions, more
    ("Platoon Sergeant", "command", 9, 1, "", 0, 0, ["Bolster 3", "Command 2", "Ready"], ""),
    ("Squad Leader", "command", 7, 1, "AB", 0, 0, ["Bolster 2 squad", "Inspire 1 squad"], ""),
    ("Sergeant", "command", 6, 1, "AB", 0, 0, ["Ready squad", "Guide 1 squad", "Force 1 squad"], ""),
    ("Commissar", "command", 8, 1, "", 0, 0, ["Force 2", "Support 2", "Inspire 2", "Guide 2"], ""),
    ("Rifleman", "combat", 5, 5, "AB", 4, 0, ["Move 1", "Attack 1", "Control"], ""),
    (
        "Veteran", "combat", 6, 1, "AB", 0, 0,
        ["Move 2 +", "Attack 2", "Assault", "Reposition"], 'unit = "Rifleman"',
    ),
    ("Scout", "combat", 6, 3, "AB", 5, 0, ["Scout 2", "Recon", "Conceal", "Explore 2", "Attack 1"], ""),
    (
        "Machine Gunner", "combat", 3, 3, "AB", 4, 0,
        ["Move 1", "Attack 2", "Suppress 4", "Overwatch", "Area Suppress 2 within 3"], "",
    ),
    ("Sniper", "combat", 6, 2, "", 5, 0, ["Stalk 1", "Attack 3 beyond 2", "Reposition"], ""),
    (
        "Engineer", "combat", 4, 3, "A", 4, 0,
        ["Move 1", "Mine 2", "Smoke", "Demo 1/4 within 1", "Control"], "",
    ),
    (
        "Flamethrower", "combat", 4, 2, "", 4, 0,
        ["Move 1", "Flame 3 within 1", "Grenade 2 within 1", "Assault"], "",
    ),
    ("Antitank Gun", "combat", 3, 2, "", 4, 0, ["Antitank 3/2", "Move 1"], "unguided = true"),
    ("Tank", "combat", 4, 3, "", 0, 5, ["Move 2", "Attack 2", "Antitank 3/3", "Assault"], ""),
    ("Armoured Car", "combat", 4, 2, "A", 0, 4, ["Move 1", "Attack 1"], ""),
    ("Bomber", "command", 6, 2, "", 0, 0, ["Bomb 2/3"], "aircraft = true"),
    ("Stuka", "command", 5, 1, "", 0, 0, ["Bomb 1/4", "Attack 1", "Attack 3 within 3"], "aircraft = true"),
    ("Flak", "command", 4, 2, "", 0, 0, ["Antiair 2", "Command 1"], ""),
    ("Fog of War", "fog", 1, 10, "", 0, 0, [], ""),
]  # fmt: skip

_FORCE = """
[{side}]
goal = {goal}
scouted = {scouted}
units = {units}
{more}
[{side}.deck]
"Platoon Sergeant" = 1
"Squad Leader A" = 1
"Squad Leader B" = 1
"Rifleman A" = 1
"Rifleman B" = 1
"Scout A" = 1
"Scout B" = 1
"Machine Gunner A" = 1
"Machine Gunner B" = 1
"Fog of War" = 2
[{side}.supply]
"Commissar" = 1
"Sergeant A" = 1
"Sergeant B" = 1
"Rifleman A" = 4
"Rifleman B" = 4
"Veteran A" = 1
"Veteran B" = 1
"Scout A" = 2
"Scout B" = 2
"Machine Gunner A" = 2
"Machine Gunner B" = 2
"Sniper" = 2
"Engineer A" = 3
"Flamethrower" = 2
"Antitank Gun" = 2
"Tank" = 3
"Armoured Car A" = 2
"Bomber" = 2
"Stuka" = 1
"Flak" = 2
"Fog of War" = 8
"""

SCENARIO = """\
id = {number}
title = "Siege"
origin = "original"
initiative = "Soviet"
tunnels = [{tunnels}]
{more}
[board]
lines = "rows"
layout = ["101@0 102@2 103@4 104@6", "105@1 106@3 107@5 108@7", "109@0 110@2 111@4 112@6"]

[faces]
104 = "B"
{faces}
[objectives]
106 = 2
103 = 1
110 = 1
{soviet}
{german}
"""

EAST = '{ 108 = ["Rifleman A", "Machine Gunner A"], 112 = ["Rifleman B", "Scout A"], 104 = ["Scout B"] }'
WEST = '{ 105 = ["Rifleman A", "Machine Gunner A"], 109 = ["Rifleman B", "Scout A"], 101 = ["Scout B"] }'


def write(folder: Path, **more: str) -> Path:
    """The pack with its first scenario; gives its folder."""
    home = folder / "siege"
    (home / "scenarios").mkdir(parents=True, exist_ok=True)
    (home / "pack.toml").write_text(PACK)
    (home / "tiles.toml").write_text(
        "".join(f'[[tile]]\nid = "{face}"\norigin = "original"\n{told}\n' for face, told in FACES.items())
    )
    (home / "cards.toml").write_text("".join(_card(*card) for card in CARDS))
    scenario(home, 1, **more)
    return home


def scenario(
    home: Path,
    number: int,
    *,
    more: str = "",
    faces: str = "",
    tunnels: str = '"101", "112"',
    soviet_goal: str = '"control 4"',
    german_goal: str = '"control 4"',
    soviet: str = "",
    german: str = "",
    soviet_units: str = WEST,
    after: str = "",
) -> Path:
    """One more of them. `soviet` and `german` are keys of the two forces, `after` is tables at the end."""
    forces = {
        "soviet": _FORCE.format(
            side="Soviet",
            goal=soviet_goal,
            scouted='["101", "105", "109", "106"]',
            units=soviet_units,
            more=soviet,
        ),
        "german": _FORCE.format(
            side="German",
            goal=german_goal,
            scouted='["104", "108", "112", "107"]',
            units=EAST,
            more=german,
        ),
    }
    file = home / "scenarios" / f"{number}.toml"
    file.write_text(SCENARIO.format(number=number, more=more, faces=faces, tunnels=tunnels, **forces) + after)
    return file


def _card(
    title: str,
    kind: str,
    initiative: int,
    copies: int,
    squads: str,
    defence: int,
    armour: int,
    actions: list[str],
    more: str,
) -> str:
    lines = [
        "[[card]]",
        f'title = "{title}"',
        f'kind = "{kind}"',
        f"initiative = {initiative}",
        f"copies = {copies}",
        'origin = "original"',
        f"actions = {actions}".replace("'", '"'),
    ]
    lines += [f"squads = {list(squads)}".replace("'", '"')] if squads else []
    lines += [f"defence = {defence}"] if defence else []
    lines += [f"armour = {armour}"] if armour else []
    return "\n".join([*lines, more, ""])


@contextmanager
def laid_out(folder: Path, **more: str) -> Iterator[None]:
    """The pack as a test writes it, findable while the block runs."""
    write(folder, **more)
    with searched(folder):
        yield
