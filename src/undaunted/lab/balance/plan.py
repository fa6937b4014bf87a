"""Which games tell how balanced scenarios are: the same bot on both sides, the same seeds everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import undaunted
from undaunted import bots
from undaunted.content import pack, packs
from undaunted.content.options import parse
from undaunted.content.stage import stage
from undaunted.lab.arena.errors import ArenaError
from undaunted.lab.arena.match import Match
from undaunted.lab.arena.patterns import scenarios
from undaunted.lab.arena.settings import MOST, ArenaSettings

__all__ = ["GAMES", "MOST", "SEED", "same_bot", "schedule", "settle"]

GAMES = 200
SEED = 1


def settle(
    homes: Sequence[str] = (),
    patterns: Sequence[str] = (),
    bot: str = "greedy",
    games: int = GAMES,
    seed: int = SEED,
    most: int = MOST,
) -> ArenaSettings:
    """Settings in full: all scenarios of these packs (of every pack, where none is named) or those picked."""
    bots.make(bot)
    for name, value in (("games", games), ("most", most)):
        if value < 1:
            raise ArenaError(name, str(value), "1 or more")
    chosen = _chosen(homes, patterns)
    return ArenaSettings(
        bots=(bot, bot),
        scenarios=tuple(chosen),
        games=games,
        seed=seed,
        most=most,
        contents={name: stage(name).hash for name in chosen},
        version=undaunted.__version__,
    )


def _chosen(homes: Sequence[str], patterns: Sequence[str]) -> list[str]:
    listed = [told.name for home in homes or packs() for told in pack(home).scenarios.values()]
    if not patterns:
        return list(dict.fromkeys(listed))
    picked = [parse(name) for name in scenarios(patterns)]
    beside = [str(name) for name in picked if name.scenario not in listed]
    if beside:
        raise ArenaError("--scenario", beside[0], f"a scenario of {', '.join(homes or packs())}")
    return [str(name) for name in sorted(picked, key=lambda name: listed.index(name.scenario))]


def same_bot(settings: ArenaSettings, folder: Path) -> str:
    """Who plays both sides in a run; an arena of different bots is another matter."""
    first, *others = dict.fromkeys(settings.bots)
    if others:
        raise ArenaError(f"{folder}: bots", ", ".join(settings.bots), "the same on both sides")
    return first


def schedule(settings: ArenaSettings) -> list[Match]:
    """Game after game through all scenarios, so that a run that is stopped has as many of each."""
    (first, second) = settings.bots
    seeds = [Random(f"{settings.seed} {number}").getrandbits(48) for number in range(settings.games)]
    return [
        Match(scenario, seed, (first, second), settings.most, detail=True)
        for seed in seeds
        for scenario in settings.scenarios
    ]
