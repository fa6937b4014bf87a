"""What a browser is told beside, where a card is one soldier and a city is fought over."""

from __future__ import annotations

from typing import Any

from undaunted.content.action import read_action
from undaunted.content.naming import slug
from undaunted.content.roster import DeckCard
from undaunted.content.stage import Stage
from undaunted.game.telling.wording import action_text, goal_text, soldier_name
from undaunted.rules import words
from undaunted.server.catalogue import AimInfo, CityInfo, MissingInfo

STRUCTURES = {words.BUILDING: "building", words.TUNNEL: "tunnel"}


def of_card(card: DeckCard, pack: str, lang: str) -> dict[str, Any]:
    """His name, what has become of him, and what he shares with others; nothing for other cards."""
    told = card.card
    if not told.number or told.kind == "fog":
        return {}
    return {
        "family": str(soldier_name(told.title, card.squad, lang, pack)),
        "soldier": told.soldier,
        "grade": told.grade,
        "designation": told.designation,
        "missing": tuple(
            MissingInfo(slug(read_action(text).word), action_text(text, lang)) for text in told.missing
        ),
    }


def is_upgraded(where: Stage, thing: int) -> bool:
    """Whether an action of a card is marked as what its upgrade brought; deeds do not tell."""
    table = where.table
    at = thing - table.first_action
    return 0 <= at < len(table.action_upgraded) and bool(table.action_upgraded[at])


def can_mine(where: Stage) -> bool:
    """Whether mines lie in the city, or somebody can lay them."""
    if not where.table.city_cells:
        return False
    laid = any(force.mines for force in where.scenario.forces.values())
    return laid or words.MINE in where.table.deed_word


def city_info(where: Stage, lang: str) -> CityInfo | None:
    if not where.table.city_cells:
        return None
    forces = where.scenario.forces
    wanted = {
        tile: tuple(side for side, force in forces.items() if any(tile in goal.tiles for goal in force.goals))
        for tile in where.tiles
    }
    held = {
        tile: tuple(side for side, force in forces.items() if force.gains and tile in force.gains.hold)
        for tile in where.tiles
    }
    return CityInfo(
        missions=where.scenario.missions,
        occupy={tile: sides for tile, sides in wanted.items() if sides},
        hold={tile: sides for tile, sides in held.items() if sides},
        goals={
            side: tuple(
                AimInfo(goal.word, goal_text(goal, lang, where.pack.id), goal.needed) for goal in force.goals
            )
            for side, force in forces.items()
            if len(force.goals) > 1
        },
        full_rout=tuple(side for side in forces if where.scenario.wins_by_full_rout(side)),
    )
