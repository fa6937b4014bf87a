"""What `campaign.json` holds: figures over many campaigns. Page and tables show these and nothing else."""

from __future__ import annotations

import msgspec

from undaunted.lab.balance.figures import Spread, Verdict, WinRate
from undaunted.lab.campaigns.outcome import SimulationSettings

FORMAT = 1
CAMPAIGN_BAND = (0.35, 0.65)
"""Neither side should win fewer campaigns, nor fewer games of a state."""


class EndFigures(msgspec.Struct, frozen=True):
    """How often campaigns came to an END."""

    state: str
    winner: str
    how: str
    campaigns: int
    share: float


class StateFigures(msgspec.Struct, frozen=True):
    """The games of one state."""

    state: str
    level: int
    scenario: str
    title: str
    games: int
    share: float
    """Of all campaigns: how many came here."""
    wins: dict[str, WinRate]
    verdict: Verdict
    rounds: Spread | None
    capped: int


class ScenarioGames(msgspec.Struct, frozen=True):
    """The games of one scenario, in whatever states."""

    scenario: str
    title: str
    games: int
    wins: dict[str, WinRate]
    verdict: Verdict


class SideFigures(msgspec.Struct, frozen=True):
    """Means over all campaigns."""

    losses: float
    """Soldiers lost for good."""
    pile: float
    """Cards in the casualty pile after a game."""
    upgrades: float
    shot_down: float
    serving: float


class LevelFigures(msgspec.Struct, frozen=True):
    """The games of one number, whatever their states; means a game."""

    level: int
    games: int
    losses: dict[str, float]
    upgrades: dict[str, float]
    damaged: float


class CampaignFigures(msgspec.Struct, frozen=True):
    format: int
    settings: SimulationSettings
    sides: tuple[str, ...]
    band: tuple[float, float]
    campaigns: int
    finished: bool
    games: int
    wins: dict[str, WinRate]
    verdict: Verdict
    length: Spread
    """Games of a campaign."""
    damaged: Spread
    """Places that were not as before when it was over."""
    capped: int
    ends: list[EndFigures]
    states: list[StateFigures]
    scenarios: list[ScenarioGames]
    levels: list[LevelFigures]
    by_side: dict[str, SideFigures]
    lost_most: dict[str, list[tuple[str, int]]]
    """Who fell most often, by designation."""
