"""What made-up packs have that are played by the rules of the embattled city: places with faces, tunnels,
mission points, mines of both sides, and goals of its own.
"""

from __future__ import annotations

from typing import Any

from undaunted.content.geometry import neighbours, spots
from undaunted.lab.fuzzing.made_up.maker import Maker

FIRST_PLACE = 101
TERRAIN = ("street", "square", "flats", "works", "ruins", "rails")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def make_places(maker: Maker, pieces: int) -> None:
    """Buildings that fall in a step or more, ground that can be fortified, and ground that stays."""
    for number in range(FIRST_PLACE, FIRST_PLACE + pieces):
        made = _building if maker.chance(0.4) else _fortified if maker.chance(0.3) else _ground
        faces = made(maker)
        if "places that go on" in maker.odd:
            faces *= maker.rng.randint(1, 6)
        if not maker.lawful and maker.chance(0.2):
            maker.rng.shuffle(faces)
        for letter, face in zip(LETTERS, faces, strict=False):
            if "a face is missing" in maker.odd and maker.chance(0.1):
                continue
            maker.tiles.append({"id": f"{number}{letter}", "origin": "original"} | face)
    maker.names = list(dict.fromkeys(tile["id"][:-1] for tile in maker.tiles))


def _ground(maker: Maker) -> list[dict[str, Any]]:
    face = {"cover": _cover(maker, 0), "terrain": maker.rng.choice(TERRAIN)}
    return [face | ({"rough": True} if maker.chance(0.1) else {})]


def _fortified(maker: Maker) -> list[dict[str, Any]]:
    (face,) = _ground(maker)
    return [face, face | {"fortified": min(9, face["cover"] + maker.rng.randint(1, 3))}]


def _building(maker: Maker) -> list[dict[str, Any]]:
    """Each face weaker than the one before; the last is none that could be broken."""
    rng = maker.rng
    cover, steps = _cover(maker, 0) % 6, rng.choice((1, 1, 2, 3))
    walls, holds = min(9, cover + rng.randint(steps, 3)), rng.randint(steps, 9)
    terrain = rng.choice(TERRAIN)
    faces = [
        {
            "cover": cover,
            "building": walls - step,
            "structure": holds - step,
            "rough": True,
            "terrain": terrain,
        }
        for step in range(steps)
        if walls - step > cover and holds - step > 0
    ]
    return [*faces, {"cover": cover, "terrain": "ruins"}]


def _cover(maker: Maker, least: int) -> int:
    return maker.rng.randint(least, 9 if "wild values" in maker.odd else 3)


def lay_city(maker: Maker, scenario: dict[str, Any]) -> None:
    """Faces that places show already, mouths of tunnels, mission points, and whether a Full Rout wins."""
    rng = maker.rng
    letters: dict[str, list[str]] = {}
    for tile in maker.tiles:
        letters.setdefault(tile["id"][:-1], []).append(tile["id"][-1])
    changed = [place for place in maker.board if len(letters[place]) > 1 and maker.chance(0.3)]
    scenario["faces"] = {place: rng.choice(letters[place]) for place in changed}
    if maker.chance(0.5):
        scenario["tunnels"] = maker.some_tiles(1, 4) if maker.chance(0.9) else list(maker.board)
    if maker.chance(0.6):
        most = 99 if "wild values" in maker.odd else 3
        scenario["missions"] = {tile: rng.randint(1, most) for tile in maker.some_tiles(1, 4)}
    maker.missions = sum(scenario.get("missions", {}).values())
    scenario["full_rout"] = maker.chance(0.6)
    rough = {tile["id"] for tile in maker.tiles if tile.get("rough")}
    maker.smooth = [
        place
        for place in maker.board
        if place + scenario["faces"].get(place, "A") not in rough and place not in scenario.get("rough", ())
    ] or maker.board
    edges = {
        "-".join(sorted((tile, other)))
        for tile, beside in neighbours(spots(scenario["board"]["layout"])).items()
        for other in beside
    }
    maker.edges = sorted(edges)
    rng.shuffle(maker.edges)


def join_city(maker: Maker, side: str, force: dict[str, Any]) -> None:
    """Its mines, what gains it mission points, squads that were made one, whether it wins by a Full Rout."""
    rng = maker.rng
    if maker.chance(0.4):
        force["mines"] = {kind: _edges(maker) for kind in ("personnel", "armour")}
    if maker.chance(0.6) or "mission" in str(force["goal"]):
        most = 9 if "wild values" in maker.odd else 2
        gains: dict[str, Any] = {
            trigger: rng.randint(0, most) for trigger in ("rout", "damage", "vehicle") if maker.chance(0.7)
        }
        if maker.chance(0.5):
            gains["hold"] = {tile: rng.randint(1, most) for tile in maker.some_tiles(1, 3)}
        force["gains"] = gains
    if "squads made one" in maker.odd:
        letters = sorted({squad for card in maker.cards for squad in card.get("squads", ())})
        force["integrated"] = rng.sample(letters, min(len(letters), rng.choice((1, 2, 2, 2, 3))))
    if maker.chance(0.3):
        force["full_rout"] = maker.chance(0.5)


def _edges(maker: Maker) -> list[str]:
    """One mine an edge, unless it is to be odd."""
    rng = maker.rng
    if "mines astray" in maker.odd and maker.chance(0.5):
        return [rng.choice((maker.board[0], "", "-", f"{maker.board[0]}-{maker.board[-1]}", "1-2-3"))]
    if "mines everywhere" in maker.odd:
        return list(maker.edges)
    return [maker.edges.pop() for _ in range(min(len(maker.edges), rng.randint(0, 3)))]


def city_goal(maker: Maker, side: str, enemy: str) -> str:
    rng = maker.rng
    kinds = ["rout", "mission", "occupy"]
    if maker.missions or "goals out of reach" in maker.odd:
        kinds.append("hold")
    if maker.points or "goals out of reach" in maker.odd:
        kinds += ["control", "control"]
    kind = rng.choice(kinds if maker.lawful or maker.chance(0.7) else ["pin", "escape 1", "neutralise 1"])
    far = "goals out of reach" in maker.odd
    if kind == "rout":
        named = maker.fielded[enemy]
        if named and maker.chance(0.5):
            return f"rout {', '.join(rng.sample(named, rng.randint(1, min(len(named), 3))))}"
        return f"rout {rng.randint(1, 99 if far else max(1, len(named)))}"
    if kind == "occupy":
        names = rng.sample(maker.fielded[side], rng.randint(0, min(2, len(maker.fielded[side]))))
        goal = f"occupy {', '.join(maker.some_tiles(1, 3))}"
        goal += f" with {rng.randint(1, 9 if far else max(1, len(names)))}" if maker.chance(0.4) else ""
        return goal + (f" by {', '.join(names)}" if names else "")
    if kind == "control":
        return f"control {rng.randint(1, 99 if far else min(99, maker.points))}"
    if kind == "hold":
        return f"hold {rng.randint(1, 99 if far else min(99, maker.missions))}"
    return f"mission {rng.randint(1, 99 if far else 9)}" if kind == "mission" else kind
