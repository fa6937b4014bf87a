"""What `balance.json` holds: the figures of every scenario. Page and tables show these and nothing else."""

from __future__ import annotations

from typing import Literal

import msgspec

from undaunted.lab.arena.settings import ArenaSettings

FORMAT = 1
BAND = (0.4, 0.6)
"""A scenario whose sides win within this is called balanced."""

Verdict = Literal["outside for sure", "outside so far", "inside so far", "inside for sure", "unknown"]


class WinRate(msgspec.Struct, frozen=True):
    """How often a side wins; an undecided game is half a win. `low` to `high` is the 95 % interval."""

    wins: int
    rate: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """A count over all games, and its quartiles."""

    least: int
    lower: float
    median: float
    upper: float
    most: int
    values: list[int]
    """All of them, in order."""


class EndingShare(msgspec.Struct, frozen=True):
    """How games ended, and who had won them; nobody, where they were undecided."""

    how: str
    games: int
    share: float
    wins: dict[str, int]


class Progress(msgspec.Struct, frozen=True):
    """Points at the end of a round: lower quartile, median and upper quartile of each side.

    A game that is over keeps the points it ended with; `going` tells how many came as far as this round.
    """

    round: int
    going: int
    sides: dict[str, tuple[float, float, float]]


class Use(msgspec.Struct, frozen=True):
    """How often a card or an action was used: in all games, and of everything that its side used."""

    name: str
    times: int
    share: float


class ThinkingTime(msgspec.Struct, frozen=True):
    """Seconds: of a decision that had more than one option, of a game, and of the longest decision."""

    decision: float
    game: float
    slowest: float


class ScenarioFigures(msgspec.Struct, frozen=True):
    """Whatever differs between the sides goes by their names."""

    id: str
    title: str
    sides: tuple[str, str]
    goals: dict[str, str]
    needs: dict[str, int]
    """Points, or counters, with which a side wins."""
    games: int
    undecided: int
    wins: dict[str, WinRate]
    verdict: Verdict
    rounds: Spread
    decisions: Spread
    ends: list[EndingShare]
    points: list[Progress]
    cards: dict[str, list[Use]]
    never_played: dict[str, list[str]]
    """Cards that could have been played, and never were."""
    actions: dict[str, list[Use]]
    never_taken: dict[str, list[str]]
    """Actions on a side's cards that it never took."""
    thinking: dict[str, ThinkingTime]

    @property
    def pack(self) -> str:
        return self.id.partition("/")[0]


class NotPlayed(msgspec.Struct, frozen=True):
    """A game that could not be played."""

    scenario: str
    seed: int
    reason: str


class Outside(msgspec.Struct, frozen=True):
    """Scenarios beyond the band, the farthest first: with their whole interval, or so far with their rate."""

    for_sure: list[str]
    so_far: list[str]


class Balance(msgspec.Struct, frozen=True):
    format: int
    settings: ArenaSettings
    band: tuple[float, float]
    games: int
    finished: bool
    """Whether all games of the settings were played."""
    outside: Outside
    scenarios: list[ScenarioFigures]
    failures: list[NotPlayed]

    @property
    def bot(self) -> str:
        return self.settings.bots[0]
