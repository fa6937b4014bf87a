"""The tiles of an embattled city as they are now: by the face that is up, with what lies on them."""

from __future__ import annotations

from typing import Any

from undaunted.content.schema import TileFace
from undaunted.game.things import Things
from undaunted.rules import words


def shown_face(things: Things, tile: str, faces: dict[str, str]) -> TileFace:
    """The face that is up, from what has changed."""
    stage = things.stage
    return stage.pack.face(tile, {**stage.scenario.faces, **faces})


def ground(now: Any, things: Things, tile: str) -> dict[str, Any]:
    """Of a place of the city, beside what every tile has, from what a seat sees; nothing in other games."""
    stage = things.stage
    if not stage.table.city_cells:
        return {}
    face, forces = shown_face(things, tile, now.faces), stage.scenario.forces
    gains = {side: force.gains.hold.get(tile, 0) for side, force in forces.items() if force.gains}
    return {
        "face": face.letter,
        "title": stage.pack.face(tile).title,
        "building": face.building,
        "fortified": face.fortified,
        "structure": face.structure or 0,
        "smoke": tile in now.smoke,
        "tunnel": _tunnel(now, things, tile),
        "watched_by": tuple(counter for counter, there in now.watch.items() if there == tile),
        "mission": stage.scenario.missions.get(tile, 0),
        "occupied_by": tuple(
            side for side, force in forces.items() if any(tile in goal.tiles for goal in force.goals)
        ),
        "gains": {side: points for side, points in gains.items() if points},
    }


def _tunnel(now: Any, things: Things, tile: str) -> str:
    if tile not in things.stage.scenario.tunnels:
        return ""
    table, at = things.table, things.stage.tiles.index(tile)
    mouth = next(
        things.structures[number]
        for number in range(table.structures)
        if table.structure_tile[number] == at and table.structure_kind[number] == words.TUNNEL
    )
    return "destroyed" if mouth in now.destroyed_by else "open"
