"""The figures of a run, from its outcomes: who wins how often, how strong that makes whom, how long it takes.

Everything here is in `report.json`; docs/contributors/arena.md says what each field means.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, median

import msgspec

from undaunted import speed
from undaunted.lab.arena import elo
from undaunted.lab.arena.chances import sign_test, wilson
from undaunted.lab.arena.ledger import Failed
from undaunted.lab.arena.match import SOLO, Outcome
from undaunted.lab.arena.settings import ArenaSettings

FORMAT = 1
ANCHOR = "random"
POINTS_A_PAIR = 2


class WinRate(msgspec.Struct):
    games: int
    wins: int
    losses: int
    undecided: int
    score: float | None
    low: float
    high: float


class Pairing(msgspec.Struct):
    """Seen by the first of the two."""

    bots: tuple[str, str]
    all: WinRate
    pairs_won: int
    pairs_even: int
    pairs_lost: int
    p: float
    by_scenario: dict[str, WinRate]
    by_side: tuple[WinRate, WinRate]


class BotStanding(msgspec.Struct):
    bot: str
    elo: float
    elo_low: float
    elo_high: float
    all: WinRate
    choices: int
    seconds_a_choice: float | None
    seconds_a_game: float | None
    slowest: float


class ScenarioRates(msgspec.Struct):
    """A scenario, whoever plays it; the rate is that of side 0."""

    scenario: str
    first_side: WinRate
    ends: dict[str, int]
    mean_rounds: float | None
    median_decisions: float | None
    longest_decisions: int


class ArenaReport(msgspec.Struct):
    format: int
    settings: ArenaSettings
    speed: str
    planned: int
    played: int
    failed: list[Failed]
    anchor: str
    standings: list[BotStanding]
    pairings: list[Pairing]
    scenarios: list[ScenarioRates]


def report(
    settings: ArenaSettings, outcomes: Sequence[Outcome], planned: int, failed: Iterable[Failed]
) -> ArenaReport:
    anchor = ANCHOR if ANCHOR in settings.bots else settings.bots[0]
    of_pairing = _by_pairing(settings, outcomes)
    scores = {pairing: _scores(pairing[0], found) for pairing, found in of_pairing.items()}
    pairs = {pairing: _pairs(pairing[0], found) for pairing, found in of_pairing.items()}
    rated = elo.ratings(settings.bots, scores, anchor)
    within = elo.intervals(settings.bots, pairs, anchor)
    standings = [_standing(bot, outcomes, rated[bot], within[bot]) for bot in settings.bots]
    return ArenaReport(
        format=FORMAT,
        settings=settings,
        speed=speed.describe(),
        planned=planned,
        played=len(outcomes),
        failed=list(failed),
        anchor=anchor,
        standings=sorted(standings, key=lambda standing: -standing.elo),
        pairings=[_pairing(settings, pairing, found) for pairing, found in of_pairing.items()],
        scenarios=[_place(name, outcomes) for name in settings.scenarios],
    )


def rate(points: Sequence[float]) -> WinRate:
    """Of points a game: 1, 0, or ½ where it was undecided."""
    low, high = wilson(sum(points), len(points))
    return WinRate(
        games=len(points),
        wins=points.count(1.0),
        losses=points.count(0.0),
        undecided=points.count(0.5),
        score=fmean(points) if points else None,
        low=low,
        high=high,
    )


def points_of(side: int, outcome: Outcome) -> float:
    return 0.5 if outcome.winner is None else float(outcome.winner == side)


def _side(bot: str, outcome: Outcome) -> int:
    return outcome.match.bots.index(bot)


def _by_pairing(settings: ArenaSettings, outcomes: Iterable[Outcome]) -> dict[tuple[str, str], list[Outcome]]:
    found: dict[tuple[str, str], list[Outcome]] = {pairing: [] for pairing in settings.pairings}
    for outcome in outcomes:
        one, other = outcome.match.bots
        found[(one, other) if (one, other) in found else (other, one)].append(outcome)
    return found


def _scores(bot: str, outcomes: Sequence[Outcome]) -> tuple[float, float]:
    won = sum(points_of(_side(bot, outcome), outcome) for outcome in outcomes)
    return won, len(outcomes) - won


def _pairs(bot: str, outcomes: Iterable[Outcome]) -> Counter[float]:
    """How many whole pairs gave the bot so many points of two; a game against an automaton counts as one."""
    found: dict[tuple[str, int], list[float]] = defaultdict(list)
    for outcome in outcomes:
        match = outcome.match
        if SOLO in match.bots:
            found[match.scenario, match.seed].append(points_of(_side(bot, outcome), outcome))
        found[match.scenario, match.seed].append(points_of(_side(bot, outcome), outcome))
    return Counter(sum(points) for points in found.values() if len(points) == POINTS_A_PAIR)


def _pairing(settings: ArenaSettings, pairing: tuple[str, str], outcomes: Sequence[Outcome]) -> Pairing:
    bot = pairing[0]
    pairs = _pairs(bot, outcomes)
    won = sum(count for points, count in pairs.items() if points > POINTS_A_PAIR / 2)
    lost = sum(count for points, count in pairs.items() if points < POINTS_A_PAIR / 2)

    def rate_where(wanted: Iterable[Outcome]) -> WinRate:
        return rate([points_of(_side(bot, outcome), outcome) for outcome in wanted])

    return Pairing(
        bots=pairing,
        all=rate_where(outcomes),
        pairs_won=won,
        pairs_even=pairs.total() - won - lost,
        pairs_lost=lost,
        p=sign_test(won, lost),
        by_scenario={
            name: rate_where(outcome for outcome in outcomes if outcome.match.scenario == name)
            for name in settings.scenarios
        },
        by_side=(
            rate_where(outcome for outcome in outcomes if _side(bot, outcome) == 0),
            rate_where(outcome for outcome in outcomes if _side(bot, outcome) == 1),
        ),
    )


def _standing(
    bot: str, outcomes: Iterable[Outcome], rating: float, within: tuple[float, float]
) -> BotStanding:
    mine = [(outcome, _side(bot, outcome)) for outcome in outcomes if bot in outcome.match.bots]
    choices = sum(outcome.choices[side] for outcome, side in mine)
    seconds = sum(outcome.seconds[side] for outcome, side in mine)
    return BotStanding(
        bot=bot,
        elo=rating,
        elo_low=within[0],
        elo_high=within[1],
        all=rate([points_of(side, outcome) for outcome, side in mine]),
        choices=choices,
        seconds_a_choice=seconds / choices if choices else None,
        seconds_a_game=seconds / len(mine) if mine else None,
        slowest=max((outcome.slowest[side] for outcome, side in mine), default=0.0),
    )


def _place(name: str, outcomes: Iterable[Outcome]) -> ScenarioRates:
    here = [outcome for outcome in outcomes if outcome.match.scenario == name]
    return ScenarioRates(
        scenario=name,
        first_side=rate([points_of(0, outcome) for outcome in here]),
        ends=dict(Counter(outcome.how for outcome in here).most_common()),
        mean_rounds=fmean(outcome.rounds for outcome in here) if here else None,
        median_decisions=median(outcome.decisions for outcome in here) if here else None,
        longest_decisions=max((outcome.decisions for outcome in here), default=0),
    )
