"""The terms of the solo rules, each a function of its own: what a tile is, as the bot sees it.

Unless a word says `enemy`, it speaks of the bot's side.
"""

from __future__ import annotations

from undaunted.rules import words
from undaunted.solo.reading import NOWHERE, Reading

# Markers


def scouted(at: Reading, tile: int) -> bool:
    """The bot has a marker there, either way up."""
    return bool(at.state.marker[at.side * at.table.tiles + tile])


def enemy_scouted(at: Reading, tile: int) -> bool:
    return bool(at.state.marker[at.enemy * at.table.tiles + tile])


def controlled(at: Reading, tile: int) -> bool:
    """By the bot."""
    return bool(at.state.marker[at.side * at.table.tiles + tile] == words.CONTROLLED)


def enemy_controlled(at: Reading, tile: int) -> bool:
    return bool(at.state.marker[at.enemy * at.table.tiles + tile] == words.CONTROLLED)


def uncontrolled(at: Reading, tile: int) -> bool:
    """Not controlled by the bot, be it the enemy's or nobody's (ruling 44)."""
    return not controlled(at, tile)


# Objectives


def value(at: Reading, tile: int) -> int:
    """The objective points of a tile, with those of what stands on it and can still be scored."""
    points = int(at.state.points[tile])
    for structure in structures_on(at, tile):
        points += at.table.structure_points[structure]
    return points


def objective(at: Reading, tile: int) -> bool:
    """A tile with an objective marker; in North Africa the structures are what is marked."""
    return value(at, tile) > 0


def structures_on(at: Reading, tile: int) -> list[int]:
    """Those that still stand."""
    table = at.table
    return [
        structure
        for structure in range(table.structures)
        if table.structure_tile[structure] == tile and not at.state.ruined[structure]
    ]


def occupied_objective(at: Reading, tile: int) -> bool:
    """An objective that nobody controls, with one or more counters on it."""
    free = not controlled(at, tile) and not enemy_controlled(at, tile)
    return objective(at, tile) and free and occupied(at, tile)


def threatened(at: Reading, tile: int) -> bool:
    """The bot controls it and has no counter there, and an enemy with the Control action has.

    Where the enemy scores by destroying, a structure on a tile of the bot's is threatened by a demolition
    unit, whoever else is there.
    """
    if not objective(at, tile) or not controlled(at, tile):
        return False
    if mined_by_demolition(at, tile):
        return True
    return not at.friends_on[tile] and any(can_control(at, unit) for unit in at.enemies_on[tile])


def secure(at: Reading, tile: int) -> bool:
    """The bot does not control it, or has others there, or no enemy there has the Control action.

    But not where a demolition unit of an enemy who scores by destroying stands at a structure.
    """
    if not controlled(at, tile):
        return True
    if mined_by_demolition(at, tile):
        return False
    if friendly_occupied(at, tile):
        return True
    return not any(can_control(at, unit) for unit in at.enemies_on[tile])


def mined_by_demolition(at: Reading, tile: int) -> bool:
    """North Africa only: a structure on a tile that the bot controls, and a demolition unit beside it."""
    return (
        at.enemy in at.lore.destroyers
        and controlled(at, tile)
        and bool(structures_on(at, tile))
        and any(demolition_unit(at, unit) for unit in at.enemies_on[tile])
    )


# Units


def can_control(at: Reading, unit: int) -> bool:
    """Has it the Control action, on its card or by its place aboard?"""
    return unit in at.lore.controllers or at.aboard(unit) in at.lore.crew_controls


def demolition_unit(at: Reading, unit: int) -> bool:
    """A unit with a Demolition action."""
    return unit in at.lore.demolishers or at.aboard(unit) in at.lore.crew_demolishes


def matching(at: Reading, unit: int) -> bool:
    """Of the same squad as the card that is being resolved, on whichever side."""
    return at.squad != 0 and at.lore.squads[unit] == at.squad


def danger(at: Reading, unit: int) -> int:
    """The place in the scenario's list; a vehicle is as dangerous as the most dangerous of those in it."""
    ranks = at.lore.danger
    return min([ranks[unit], *(ranks[soldier] for soldier in at.crew(unit))])


# Tiles


def occupied(at: Reading, tile: int) -> bool:
    return bool(at.enemies_on[tile] or at.friends_on[tile])


def enemy_occupied(at: Reading, tile: int) -> bool:
    return bool(at.enemies_on[tile])


def friendly_occupied(at: Reading, tile: int) -> bool:
    """By others of the bot's than the unit itself, and than the vehicle and crew that it rides with."""
    return any(unit not in at.party for unit in at.friends_on[tile])


def population(at: Reading, tile: int) -> int:
    """Enemy units there, less friendly ones."""
    return len(at.enemies_on[tile]) - len(at.friends_on[tile])


def cover(at: Reading, tile: int) -> int:
    return int(at.table.cover[tile])


def mined(at: Reading, tile: int) -> bool:
    """A mine lies on one of its edges."""
    table = at.table
    if table.mine_owner == words.NONE:
        return False
    for k in range(table.neighbours[tile]):
        edge = table.edge_of[tile * table.degree + k]
        if at.state.mine[2 * edge] or at.state.mine[2 * edge + 1]:
            return True
    return False


def path_ahead(at: Reading) -> list[int]:
    """Where the path to victory goes on: the next tile of it, or the nearest, the later of two.

    Nothing at its end.
    """
    path = at.lore.path
    if not path or at.here == NOWHERE:
        return list(path)
    if at.here in path:
        return list(path[path.index(at.here) + 1 :][:1])
    nearest = min(at.steps(at.here, tile) for tile in path)
    return [next(tile for tile in reversed(path) if at.steps(at.here, tile) == nearest)]


def spawn_tiles(at: Reading, unit: int) -> list[int]:
    table = at.table
    return list(dict.fromkeys(table.spawn_tile[table.spawn_from[unit] : table.spawn_from[unit + 1]]))


def escape_tiles(at: Reading) -> list[int]:
    first = at.side * at.table.tiles
    marks = at.table.escape[first : first + at.table.tiles]
    return [tile for tile, marked in enumerate(marks) if marked]


def target_tile(at: Reading) -> int:
    return int(at.state.target[at.side])
