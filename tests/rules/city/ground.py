"""Where these tests take place: `tests/packs/siege.py`, whose board is drawn there.

The Soviets stand in the west: Rifleman A and Machine Gunner A on 105, Rifleman B and Scout A on 109, Scout B
on 101; the Germans in the east: Rifleman A and Machine Gunner A on 108, Rifleman B and Scout A on 112, and
Scout B on 104. Everybody else is off the board.
"""

from __future__ import annotations

import undaunted
from tests.scene import Scene, scene
from tests.table import told

ROUT, MISSION, HOLD, OCCUPY, EITHER, BARE, MINED, ONE_SQUAD, NAMED, UNDER, ONE_WAY, OTHER_WAY = range(2, 14)
"""Scenarios beside the first: each with other goals, mines or squads."""

OTHERS: dict[int, dict[str, str]] = {
    ROUT: {"soviet_goal": '"rout 2"', "german_goal": '"rout Scout A, Scout B"'},
    MISSION: {
        "soviet_goal": '"mission 3"',
        "german_goal": '"mission 2"',
        "soviet": "gains = { rout = 1, damage = 2, vehicle = 1, hold = { 106 = 1, 110 = 1 } }",
        "german": "gains = { rout = 1, hold = { 107 = 2 } }",
    },
    HOLD: {"soviet_goal": '"hold 3"', "german_goal": '"hold 2"', "after": "[missions]\n106 = 2\n107 = 1\n"},
    OCCUPY: {
        "soviet_goal": '"occupy 106, 110"',
        "german_goal": '"occupy 107 with 2 by Rifleman A, Rifleman B, Scout B, Tank"',
    },
    EITHER: {
        "soviet_goal": '["control 4", "rout 1", "occupy 107"]',
        "german_goal": '["rout 9", "occupy 101"]',
    },
    BARE: {"more": "full_rout = false"},
    MINED: {
        "soviet": 'mines = { personnel = ["106-107"] }',
        "german": 'mines = { personnel = ["105-106"], armour = ["109-110"] }',
    },
    ONE_SQUAD: {
        "soviet": 'integrated = ["A", "B"]',
        "soviet_units": '{ 105 = ["Rifleman AB", "Machine Gunner AB"], 109 = ["Scout AB"] }',
    },
    ONE_WAY: {"soviet": "full_rout = false"},
    OTHER_WAY: {"more": "full_rout = false", "german": "full_rout = true"},
    UNDER: {"tunnels": '"101", "105", "112"'},
    NAMED: {
        "soviet_goal": '"occupy 101 by Sniper"',
        "german_goal": '["control 1", "occupy 104 by Engineer A"]',
    },
}


def soviet(*cards: str, game: int = 1) -> Scene:
    """The Soviets' turn, with this hand."""
    return scene(f"siege/{game}").hand("Soviet", *cards)


def german(*cards: str, game: int = 1) -> Scene:
    return scene(f"siege/{game}").turn_of("German").hand("German", *cards)


def kinds(game: undaunted.Game, *wanted: str) -> list[str]:
    """The events of these kinds, in the order in which they happened."""
    return [event.kind for event in game.events(None) if event.kind in wanted]


def sums(game: undaunted.Game) -> list[tuple[str | int, ...]]:
    """What each shot was up against: base, cover, range, total."""
    return [tuple(shot[part] for part in ("base", "cover", "range", "total")) for shot in told(game, "shot")]


def thrown(game: undaunted.Game) -> list[int]:
    """How many dice each shot rolled."""
    return [len(str(event.args["dice"]).split()) for event in game.events(None) if event.kind == "shot"]


def won(game: undaunted.Game) -> tuple[str | None, str | None]:
    view = game.view(None)
    return view.winner, view.how
