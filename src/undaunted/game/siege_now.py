"""What a seat sees of an embattled city beside what every game has; all of it lies open."""

from __future__ import annotations

from itertools import compress
from typing import Any

from undaunted.game.things import MINE_KINDS, Things
from undaunted.rules import words
from undaunted.speed import rules


def city_now(state: Any, things: Things) -> dict[str, Any]:
    """Who is routed, what is watched, smoked and mined; nothing where there is no city."""
    table, cells, tiles = state.table, state.city, things.stage.tiles
    if not table.city_cells:
        return {}
    watch, smoke, field = cells[table.at_watch :], cells[table.at_smoke :], cells[table.at_field :]
    watched = zip(things.counters, watch, strict=False)
    mined = zip(things.edges, field, strict=False)
    return {
        "routed": tuple(compress(things.counters, cells)),
        "watch": {unit: tiles[tile] for unit, tile in watched if tile != words.NONE},
        "smoke": tuple(compress(tiles, smoke)),
        "field": {edge: mine_told(things, mine) for edge, mine in mined if mine},
    }


def mine_told(things: Things, mine: int) -> str:
    """Whose it is, and which side is up: `Soviet-personnel`."""
    return f"{things.stage.sides[(mine - 1) >> 1]}-{MINE_KINDS[(mine - 1) & 1]}"


def side_now(state: Any, side: int) -> dict[str, Any]:
    """Its mission points, and how far each of its goals has come where it has several."""
    table = state.table
    if not table.city_cells:
        return {}
    goals = range(table.goal_from[side], table.goal_from[side + 1])
    return {
        "mission": state.city[table.at_mission + side],
        "goals": tuple(_progress(state, side, goal) for goal in goals) if len(goals) > 1 else (),
    }


def _progress(state: Any, side: int, goal: int) -> int:
    if state.table.goal_kind[goal] < words.GOAL_ROUT:
        return int(rules.points_of(state, side))
    return int(rules.goal_progress(state, side, goal))
