"""What an arena is about: who plays whom, where and how often. Equal settings are the same games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

import msgspec

import undaunted
from undaunted import bots
from undaunted.content.stage import stage
from undaunted.lab.arena.errors import ArenaError
from undaunted.lab.arena.match import SOLO, Match
from undaunted.lab.arena.patterns import scenarios

GAMES = 100
SEED = 1
MOST = 5000
EVERYWHERE = ("*",)


class ArenaSettings(msgspec.Struct, frozen=True):
    bots: tuple[str, ...]
    scenarios: tuple[str, ...]
    games: int
    """For each pairing and scenario; even, because games come in pairs."""
    seed: int
    most: int
    contents: dict[str, str]
    """The hash of each scenario: an edited one is another game."""
    version: str

    @property
    def pairings(self) -> list[tuple[str, str]]:
        return list(combinations(self.bots, 2))


def settle(
    pool: Sequence[str],
    patterns: Iterable[str] = EVERYWHERE,
    games: int = GAMES,
    seed: int = SEED,
    most: int = MOST,
) -> ArenaSettings:
    """Settings in full, from what a person asks for; everything wrong with them is said here."""
    if len(pool) < 2:
        raise ArenaError("bots", f"{', '.join(pool) or 'none'}", "two or more")
    twice = [bot for bot in dict.fromkeys(pool) if pool.count(bot) > 1]
    if twice:
        raise ArenaError("bots", f"{twice[0]} twice", "each bot once")
    for bot in pool:
        if bot != SOLO:
            bots.make(bot)
    if games < 1 or most < 1:
        name, number = ("games", games) if games < 1 else ("most", most)
        raise ArenaError(name, str(number), "1 or more")
    names = scenarios(patterns)
    alone = [name for name in names if stage(name).automaton]
    if (SOLO in pool) != bool(alone) or len(alone) not in (0, len(names)):
        found = f"{', '.join(pool)} on {', '.join(names[:3])}{' …' if len(names) > 3 else ''}"
        raise ArenaError("bots", found, f"{SOLO} with solo games only, and those with {SOLO}")
    return ArenaSettings(
        bots=tuple(pool),
        scenarios=tuple(names),
        games=games + games % 2,
        seed=seed,
        most=most,
        contents={name: stage(name).hash for name in names},
        version=undaunted.__version__,
    )


def schedule(settings: ArenaSettings) -> list[Match]:
    """All games: pairs with the same chance and the sides swapped, except against an automaton.

    Round after round through all scenarios and pairings, so that a run that is stopped is balanced. The seeds
    depend on the scenario alone, so every pairing meets the same dice and opening draws, in every pool.
    """
    matches = []
    for number in range(settings.games // 2):
        for scenario in settings.scenarios:
            seed = Random(f"{settings.seed} {scenario} {number}").getrandbits(48)
            automaton = stage(scenario).table.automaton
            for one, other in settings.pairings:
                if SOLO in (one, other):
                    matches += _alone(settings, scenario, seed, other if one == SOLO else one, automaton)
                elif SOLO not in settings.bots:
                    matches.append(Match(scenario, seed, (one, other), settings.most))
                    matches.append(Match(scenario, seed, (other, one), settings.most))
    return matches


def _alone(settings: ArenaSettings, scenario: str, seed: int, bot: str, automaton: int) -> list[Match]:
    """Against an automaton, whose side is the scenario's: two games of different chance."""
    sides = (SOLO, bot) if automaton == 0 else (bot, SOLO)
    return [Match(scenario, seed + game, sides, settings.most) for game in range(2)]
