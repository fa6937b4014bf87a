"""From campaigns to figures. The order in which they ended makes no difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean

from undaunted.campaign.book import Book, book
from undaunted.lab.arena.chances import wilson
from undaunted.lab.balance.figures import WinRate
from undaunted.lab.balance.reckon import spread
from undaunted.lab.balance.verdict import judged
from undaunted.lab.campaigns.figures import (
    CAMPAIGN_BAND,
    FORMAT,
    CampaignFigures,
    EndFigures,
    LevelFigures,
    ScenarioGames,
    SideFigures,
    StateFigures,
)
from undaunted.lab.campaigns.outcome import CampaignOutcome, GameOutcome, SimulationSettings

LOST_MOST = 10


def reckon(settings: SimulationSettings, outcomes: Iterable[CampaignOutcome]) -> CampaignFigures:
    """From one campaign or more."""
    found = sorted(outcomes, key=lambda one: one.number)
    told = book(settings.pack)
    games = [game for one in found for game in one.games]
    wins = rates(told.sides, [one.winner for one in found])
    return CampaignFigures(
        format=FORMAT,
        settings=settings,
        sides=told.sides,
        band=CAMPAIGN_BAND,
        campaigns=len(found),
        finished=len(found) == settings.campaigns,
        games=len(games),
        wins=wins,
        verdict=judged(wins[told.sides[0]], CAMPAIGN_BAND, len(found)),
        length=spread([len(one.games) for one in found]),
        damaged=spread([one.damaged for one in found]),
        capped=sum(game.capped for game in games),
        ends=_ends(told, found),
        states=[_state(told, state, games, len(found)) for state in told.states],
        scenarios=_scenarios(told, games),
        levels=_levels(told, games),
        by_side={side: _side(side, found, games) for side in told.sides},
        lost_most={side: _lost_most(side, games) for side in told.sides},
    )


def rates(sides: Sequence[str], winners: Sequence[str]) -> dict[str, WinRate]:
    """Of no game at all: anything."""
    counted = Counter(winners)
    every = len(winners)
    return {
        side: WinRate(counted[side], counted[side] / every if every else 0.0, *wilson(counted[side], every))
        for side in sides
    }


def _ends(told: Book, found: Sequence[CampaignOutcome]) -> list[EndFigures]:
    times = Counter(one.end for one in found)
    return [
        EndFigures(name, end.winner, end.how, times[name], times[name] / len(found))
        for name, end in told.file.ends.items()
    ]


def _state(told: Book, state: str, games: Sequence[GameOutcome], campaigns: int) -> StateFigures:
    here = [game for game in games if game.state == state]
    scenario = told.scenario(state)
    wins = rates(told.sides, [game.winner for game in here])
    return StateFigures(
        state=state,
        level=_level(state),
        scenario=scenario.name,
        title=scenario.title,
        games=len(here),
        share=len(here) / campaigns,
        wins=wins,
        verdict=judged(wins[told.sides[0]], CAMPAIGN_BAND, len(here)),
        rounds=spread([game.rounds for game in here]) if here else None,
        capped=sum(game.capped for game in here),
    )


def _level(state: str) -> int:
    return int(state.rstrip("abcdefghijklmnopqrstuvwxyz"))


def _scenarios(told: Book, games: Sequence[GameOutcome]) -> list[ScenarioGames]:
    names = dict.fromkeys(told.scenario(state).name for state in told.states)
    titles = {told.scenario(state).name: told.scenario(state).title for state in told.states}
    found = []
    for name in names:
        winners = [game.winner for game in games if game.scenario == name]
        wins = rates(told.sides, winners)
        verdict = judged(wins[told.sides[0]], CAMPAIGN_BAND, len(winners))
        found.append(ScenarioGames(name, titles[name], len(winners), wins, verdict))
    return found


def _levels(told: Book, games: Sequence[GameOutcome]) -> list[LevelFigures]:
    found = []
    for level in sorted({_level(game.state) for game in games}):
        here = [game for game in games if _level(game.state) == level]
        found.append(
            LevelFigures(
                level=level,
                games=len(here),
                losses={side: fmean(len(game.sides[side].lost) for game in here) for side in told.sides},
                upgrades={
                    side: fmean(len(game.sides[side].upgraded) for game in here) for side in told.sides
                },
                damaged=fmean(game.damaged for game in here),
            )
        )
    return found


def _side(side: str, found: Sequence[CampaignOutcome], games: Sequence[GameOutcome]) -> SideFigures:
    def a_campaign(count: int) -> float:
        return count / len(found)

    return SideFigures(
        losses=a_campaign(sum(len(game.sides[side].lost) for game in games)),
        pile=fmean(game.sides[side].pile for game in games),
        upgrades=a_campaign(sum(len(game.sides[side].upgraded) for game in games)),
        shot_down=a_campaign(sum(game.sides[side].shot_down for game in games)),
        serving=fmean(one.serving[side] for one in found),
    )


def _lost_most(side: str, games: Sequence[GameOutcome]) -> list[tuple[str, int]]:
    times = Counter(card for game in games for card in game.sides[side].lost)
    return sorted(times.items(), key=lambda one: (-one[1], one[0]))[:LOST_MOST]
