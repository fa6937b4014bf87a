"""What the files of a campaign may contain: `campaign/campaign.toml` and `campaign/levels/*.toml`.

Texts are English here; other languages say theirs in messages by id (`book.py`).
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from undaunted.content.schema import Count, Name, PlaceId, ScenarioId, Squad

StateId = Annotated[str, Meta(pattern=r"^([0-9]{1,2}[a-z]|END[-A-Za-z0-9]*)$")]
"""`6b`, the second state of the sixth game; `END…`, where the campaign is over."""
AreaId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Soldier = Annotated[str, Meta(pattern=r"^[0-9]{3}$")]
Few = Annotated[int, Meta(ge=0, le=9)]
BySide = dict[str, str]

UPGRADES = 2
"""How many learn from a game, unless the scenario says otherwise."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Anything read from a file: an unknown key is an error, never ignored."""


class Intel(Part, frozen=True):
    """What one side alone knows: a condition on the final position, and what it is worth (ruling 61)."""

    when: Name
    """`control 404`, `damaged 404`, `routed Rifleman A` (of the enemy), `casualties 4` (own, at most);
    several joined by ` and `."""
    text: Name
    upgrades: Few = 0  # so many more learn
    spared: Few = 0  # so many permanent casualties fewer
    unlock: tuple[Soldier, ...] = ()  # these join


class State(Part, frozen=True):
    """One game of the campaign: which scenario, what comes before it, where it leads."""

    scenario: ScenarioId
    next: dict[str, StateId]  # by victor
    briefing: BySide  # what each side is told for itself
    area: str = ""  # the victor takes it
    unlock: dict[str, tuple[Soldier, ...]] = {}  # besides the level's
    replace: dict[str, dict[Soldier, Soldier]] = {}  # who goes, and who comes
    fortify: tuple[PlaceId, ...] = ()
    upgrades: dict[str, Few] = {}
    initiative: str = ""  # the scenario's, if left out
    integrate: tuple[Squad, ...] = ()  # besides the level's
    intel: dict[str, Intel] = {}


class Level(Part, frozen=True):
    """``levels/06.toml``: all that the sixth game can be."""

    level: Count
    date: Name
    states: Annotated[dict[StateId, State], Meta(min_length=1)]
    unlock: dict[str, tuple[Soldier, ...]] = {}
    integrate: tuple[Squad, ...] = ()
    aftermath: dict[str, BySide] = {}  # by scenario and victor, told to both


class Area(Part, frozen=True):
    """A part of the city that is won and lost."""

    title: Name
    places: Annotated[tuple[PlaceId, ...], Meta(min_length=1)]
    holder: str = ""  # who has it when the campaign begins


class Ending(Part, frozen=True):
    """How it all ended; in its file the text for each side is a key named after it."""

    winner: str
    how: Name
    texts: BySide = {}


class CampaignFile(Part, frozen=True):
    """``campaign.toml``."""

    title: Name
    start: StateId
    ends: Annotated[dict[StateId, Ending], Meta(min_length=1)]
    areas: dict[AreaId, Area] = {}
