"""A few games made by hand, whose figures anybody can work out."""

from __future__ import annotations

from undaunted.lab.arena.match import Detail, Match, Outcome
from undaunted.lab.arena.settings import ArenaSettings

BOT = "greedy"
SCENARIO = "normandy/1"


def outcome(
    seed: int,
    winner: int | None,
    how: str = "control",
    points: tuple[tuple[int, int], ...] = ((0, 3), (1, 4)),
    *,
    scenario: str = SCENARIO,
    decisions: int = 100,
) -> Outcome:
    return Outcome(
        match=Match(scenario, seed, (BOT, BOT), 5000, detail=True),
        winner=winner,
        how=how,
        rounds=len(points),
        decisions=decisions,
        seconds=(0.2, 0.1),
        choices=(40, 50),
        slowest=(0.01 * seed, 0.02),
        detail=Detail(
            points=list(points),
            cards=({"Rifleman A": 3, "Scout A": 1}, {"Rifleman A": 1}),
            actions=({"Attack": 2, "End turn": 2}, {"Move": 4}),
        ),
    )


GAMES = [
    outcome(1, 0, "control", ((0, 3), (1, 4)), decisions=100),
    outcome(2, 1, "pin", ((0, 3), (1, 4), (1, 5), (2, 5)), decisions=140),
    outcome(3, 0, "control", ((1, 3), (5, 3)), decisions=110),
    outcome(4, None, "undecided", ((2, 3), (2, 3), (3, 3)), decisions=130),
]
"""Won by the US, the Germans, the US and nobody."""


def settings(games: int = len(GAMES), *scenarios: str) -> ArenaSettings:
    names = scenarios or (SCENARIO,)
    return ArenaSettings(
        bots=(BOT, BOT),
        scenarios=names,
        games=games,
        seed=1,
        most=5000,
        contents=dict.fromkeys(names, "0" * 64),
        version="0.1.0",
    )
