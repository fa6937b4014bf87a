"""Packs made up at random: they obey the schema, and otherwise little is sure about them.

Most are playable, some with an oddity or two; a seed and a number always give the same pack.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from undaunted.content.variants import variants
from undaunted.lab.fuzzing.made_up.board import make_board, make_tiles
from undaunted.lab.fuzzing.made_up.cards import make_cards, make_structures, make_vehicles
from undaunted.lab.fuzzing.made_up.city import lay_city
from undaunted.lab.fuzzing.made_up.enlist import enlist
from undaunted.lab.fuzzing.made_up.force import make_force
from undaunted.lab.fuzzing.made_up.hazards import lay_hazards
from undaunted.lab.fuzzing.made_up.maker import COMMANDER, ODDITIES, Maker

_BARE = re.compile(r"[A-Za-z0-9_-]+")
Files = dict[str, dict[str, Any]]
"""The contents of a pack's files by path."""


@dataclass(frozen=True)
class MadePack:
    id: str
    files: Files
    oddities: tuple[str, ...] = field(default=())

    def write(self, folder: Path) -> Path:
        """The pack's own folder under `folder`, as `UNDAUNTED_PACKS` wants it."""
        for name, content in self.files.items():
            path = folder / self.id / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(toml(content), encoding="utf-8")
        return folder / self.id


def make_pack(seed: int, number: int) -> MadePack:
    rng = Random(f"pack {seed} {number}")
    # Half of the packs are as an author means them; the others are odd in one way, or in several.
    odd = rng.sample(ODDITIES, rng.choice((0, 0, 0, 0, 1, 1, 2, 5)))
    maker = Maker(rng=rng, id=f"made-{number}", odd=frozenset(odd))
    maker.teams = maker.chance(0.15)
    maker.rules = rng.choice(sorted({name for name, _ in variants()}))
    maker.motorised = 40 if "many vehicles" in odd else rng.choice((0, 0, 1, 2, 4))
    maker.mined = maker.chance(0.4) or "mines everywhere" in odd
    if maker.lawful and maker.variant.last_resort != "falls":
        maker.motorised = 0
    if maker.lawful and maker.city:
        maker.teams = False
    make_cards(maker)
    make_tiles(maker)
    make_vehicles(maker)
    if not (maker.lawful and maker.city):
        make_structures(maker)
    cards, soldiers = enlist(maker) if maker.city and maker.chance(0.4) else (maker.cards, [])
    files: Files = {
        "pack.toml": {
            "id": maker.id,
            "title": f"Made up {number}",
            "rules": maker.rules,
            "sides": list(maker.sides),
            "origin": "original",
            "destroyers": [side for side in maker.sides if rng.random() < 0.4],
        },
        "cards.toml": {"card": cards},
        "tiles.toml": {"tile": maker.tiles},
    }
    if maker.teams:
        files["pack.toml"]["command"] = dict.fromkeys(maker.sides, COMMANDER)
    if soldiers:
        files["soldiers.toml"] = {"unit": soldiers}
    if maker.vehicles:
        files["vehicles.toml"] = {"vehicle": maker.vehicles}
    if maker.structures:
        files["structures.toml"] = {"structure": maker.structures}
    for id in range(1, rng.choice((2, 2, 3))):
        files[f"scenarios/{id}.toml"] = _scenario(maker, id)
    return MadePack(maker.id, files, tuple(sorted(odd)))


def _scenario(maker: Maker, id: int) -> dict[str, Any]:
    rng = maker.rng
    board, maker.board = make_board(maker)
    maker.clear_tables()
    scenario: dict[str, Any] = {
        "id": id,
        "title": f"Made up {id}",
        "origin": "original",
        "initiative": rng.choice(maker.sides),
        "board": board,
        "objectives": {tile: rng.choice((1, 1, 1, 2, 3)) for tile in maker.some_tiles(0, 6)},
    }
    maker.points = sum(scenario["objectives"].values())
    for structure in maker.structures:
        if rng.random() < 0.8:
            standing = scenario.setdefault("structures", {})
            standing.setdefault(rng.choice(maker.board), []).append(structure["title"])
            maker.points += structure["points"]
    if maker.names:
        lay_city(maker, scenario)
    else:
        lay_hazards(maker, scenario)
    for side in maker.sides:
        maker.field_force(side)
    for side in maker.sides:
        scenario[side] = make_force(maker, side)
    if not (maker.lawful and maker.city):
        _radio(maker, scenario)
    return scenario


def _radio(maker: Maker, scenario: dict[str, Any]) -> None:
    """For a side that has a use for points, or for any."""
    needy = [side for side in maker.sides if "control" in str(scenario[side]["goal"]) or not maker.lawful]
    if needy and scenario["objectives"] and maker.chance(0.2):
        tile = maker.rng.choice(list(scenario["objectives"]))
        scenario["radio"] = {"tile": tile, "side": maker.rng.choice(needy)}


def toml(content: dict[str, Any]) -> str:
    """Every key on a line of its own, and below that in line."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in content.items())


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        # One a line where they are long, so that a person can read the pack.
        rows = [_value(one) for one in value]
        long = bool(value) and isinstance(value[0], dict)
        return "[\n" + "".join(f"    {row},\n" for row in rows) + "]" if long else f"[{', '.join(rows)}]"
    return json.dumps(value, ensure_ascii=False)
