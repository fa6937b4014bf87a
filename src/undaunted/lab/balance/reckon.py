"""From outcomes to figures. The order in which the games ended makes no difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import quantiles

from undaunted.content.stage import Stage, stage
from undaunted.game.event import HOW, ways_to_end
from undaunted.lab.arena.chances import wilson
from undaunted.lab.arena.ledger import Failed
from undaunted.lab.arena.match import UNDECIDED, Outcome
from undaunted.lab.arena.settings import ArenaSettings
from undaunted.lab.balance.figures import (
    BAND,
    FORMAT,
    Balance,
    EndingShare,
    NotPlayed,
    Progress,
    ScenarioFigures,
    Spread,
    ThinkingTime,
    WinRate,
)
from undaunted.lab.balance.used import actions, cards, never_played, never_taken
from undaunted.lab.balance.verdict import judged, outside


def reckon(settings: ArenaSettings, outcomes: Iterable[Outcome], failed: Iterable[Failed] = ()) -> Balance:
    by_scenario: dict[str, list[Outcome]] = {name: [] for name in settings.scenarios}
    for outcome in sorted(outcomes, key=lambda one: one.match.seed):
        by_scenario[outcome.match.scenario].append(outcome)
    scenarios = [of_scenario(stage(name), found) for name, found in by_scenario.items() if found]
    games = sum(one.games for one in scenarios)
    return Balance(
        format=FORMAT,
        settings=settings,
        band=BAND,
        games=games,
        finished=games == settings.games * len(settings.scenarios),
        outside=outside(scenarios),
        scenarios=scenarios,
        failures=[NotPlayed(one.match.scenario, one.match.seed, one.reason) for one in failed],
    )


def of_scenario(where: Stage, outcomes: Sequence[Outcome]) -> ScenarioFigures:
    """The figures of one scenario, from one game or more."""
    first, second = where.sides
    sides = (first, second)
    wins = [sum(one.winner == side for one in outcomes) for side in (0, 1)]
    undecided = len(outcomes) - sum(wins)
    rates = [_rate(won, undecided, len(outcomes)) for won in wins]
    forces = [where.scenario.forces[side] for side in sides]
    return ScenarioFigures(
        id=where.name,
        title=where.scenario.title,
        sides=sides,
        goals={side: str(force.goal) for side, force in zip(sides, forces, strict=True)},
        needs={side: force.goal.needed for side, force in zip(sides, forces, strict=True)},
        games=len(outcomes),
        undecided=undecided,
        wins=dict(zip(sides, rates, strict=True)),
        verdict=judged(rates[0], BAND, len(outcomes)),
        rounds=spread([one.rounds for one in outcomes]),
        decisions=spread([one.decisions for one in outcomes]),
        ends=_ends(where, outcomes),
        points=_points(sides, outcomes),
        cards={name: cards(where, side, outcomes) for side, name in enumerate(sides)},
        never_played={name: never_played(where, side, outcomes) for side, name in enumerate(sides)},
        actions={name: actions(where, side, outcomes) for side, name in enumerate(sides)},
        never_taken={name: never_taken(where, side, outcomes) for side, name in enumerate(sides)},
        thinking={name: _thinking(side, outcomes) for side, name in enumerate(sides)},
    )


def _rate(won: int, undecided: int, games: int) -> WinRate:
    score = won + undecided / 2
    return WinRate(won, score / games, *wilson(score, games))


def spread(values: Sequence[int]) -> Spread:
    lower, middle, upper = _quartiles(values)
    return Spread(min(values), lower, middle, upper, max(values), sorted(values))


def _quartiles(values: Sequence[int]) -> tuple[float, float, float]:
    if len(values) == 1:
        return (float(values[0]),) * 3
    lower, middle, upper = quantiles(values, n=4, method="inclusive")
    return lower, middle, upper


def _ends(where: Stage, outcomes: Sequence[Outcome]) -> list[EndingShare]:
    """All the ways that its rules know, in their own order."""
    ways = [HOW[one] for one in ways_to_end(where.table)]
    found = Counter((one.how, one.winner) for one in outcomes)
    games = Counter(one.how for one in outcomes)
    return [
        EndingShare(
            how=how,
            games=games[how],
            share=games[how] / len(outcomes),
            wins={name: found[how, side] for side, name in enumerate(where.sides)},
        )
        for how in (*ways, UNDECIDED)
    ]


def _points(sides: tuple[str, str], outcomes: Sequence[Outcome]) -> list[Progress]:
    courses = [one.detail.points for one in outcomes if one.detail]
    return [
        Progress(
            round=number + 1,
            going=sum(len(course) > number for course in courses),
            sides={
                name: _quartiles([course[min(number, len(course) - 1)][side] for course in courses])
                for side, name in enumerate(sides)
            },
        )
        for number in range(max(map(len, courses), default=0))
    ]


def _thinking(side: int, outcomes: Sequence[Outcome]) -> ThinkingTime:
    seconds = sum(one.seconds[side] for one in outcomes)
    choices = sum(one.choices[side] for one in outcomes)
    return ThinkingTime(
        decision=seconds / choices if choices else 0.0,
        game=seconds / len(outcomes),
        slowest=max(one.slowest[side] for one in outcomes),
    )
