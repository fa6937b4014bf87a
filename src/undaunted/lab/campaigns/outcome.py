"""What is played, and what came of one campaign."""

from __future__ import annotations

import msgspec

PACK = "stalingrad"
CAMPAIGNS = 100
SEED = 1
MOST = 5000
"""Decisions of a game; then somebody withdraws."""


class SimulationSettings(msgspec.Struct, frozen=True):
    """Equal settings are the same campaigns, where no bot looks at the clock."""

    bots: tuple[str, str]
    """A spec a side."""
    campaigns: int = CAMPAIGNS
    seed: int = SEED
    most: int = MOST
    decks: str = "suggested"
    pack: str = PACK
    content: str = ""
    """The hash of what is played: an edited one is another campaign."""
    version: str = ""


class SideGame(msgspec.Struct, frozen=True):
    """One side after one game."""

    pile: int
    lost: tuple[str, ...]
    """For good, by designation."""
    upgraded: tuple[str, ...]
    shot_down: int = 0


class GameOutcome(msgspec.Struct, frozen=True):
    number: int
    state: str
    scenario: str
    area: str
    winner: str
    how: str
    rounds: int
    decisions: int
    capped: bool
    damaged: int
    caved_in: int
    sides: dict[str, SideGame]
    next: str
    seconds: tuple[float, float] = (0.0, 0.0)


class CampaignOutcome(msgspec.Struct, frozen=True):
    """One campaign from 1a to its end."""

    number: int
    seed: int
    end: str
    winner: str
    games: tuple[GameOutcome, ...]
    serving: dict[str, int]
    """Cards that each side had at the end."""
    damaged: int
    """Places that are not as they were, fortified ones among them."""
