"""The places of a city as a browser is told of them: their faces, what runs through them, the season."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from undaunted.content import Pack
from undaunted.content.city import Ways, ways
from undaunted.content.schema import Scenario, TileFace
from undaunted.content.stage import Stage
from undaunted.game.telling.wording import site_name, terrain_name
from undaunted.server.catalogue import FaceInfo

WINTER = ("November", "December", "January", "February")


def of_place(where: Stage, tile: str, lang: str) -> dict[str, Any]:
    """What a tile is told beside the rest if it is a place."""
    if tile not in where.pack.places:
        return {}
    shown = where.pack.face(tile, where.scenario.faces)
    title = where.pack.face(tile).title
    through = _ways(where.pack.city).get(tile, Ways()) if where.pack.city else Ways()
    return {
        "title": str(site_name(title, lang)) if title else "",
        "face": shown.letter,
        "faces": tuple(_face(face, lang) for face in where.pack.places[tile]),
        "building": shown.building,
        "structure": shown.structure or 0,
        "fortified": shown.fortified,
        "streets": through.streets,
        "rails": through.rails,
    }


def _face(face: TileFace, lang: str) -> FaceInfo:
    return FaceInfo(
        face=face.letter,
        terrain=face.terrain,
        terrain_text=str(terrain_name(face.terrain, lang)),
        cover=face.cover,
        building=face.building,
        structure=face.structure or 0,
        fortified=face.fortified,
        rough=face.rough,
    )


_ways = lru_cache(maxsize=4)(ways)


def has_snow(pack: Pack, scenario: Scenario) -> bool:
    """By the month in its date, as its file has it."""
    return bool(pack.places) and any(month in scenario.date for month in WINTER)
