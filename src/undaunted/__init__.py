"""Undaunted: the rules, the scenarios and the games. See the README for a first example."""

from __future__ import annotations

from undaunted.api import from_position, load, new, scenarios, verify
from undaunted.content.errors import ContentError, UnknownScenario
from undaunted.game.errors import BadChance, BadLog, BadPosition, IllegalDecision, UndauntedError
from undaunted.game.game import Game
from undaunted.game.record.chance import Chance, Scripted, Secret

__version__ = "0.1.0"

__all__ = [
    "BadChance",
    "BadLog",
    "BadPosition",
    "Chance",
    "ContentError",
    "Game",
    "IllegalDecision",
    "Scripted",
    "Secret",
    "UndauntedError",
    "UnknownScenario",
    "from_position",
    "load",
    "new",
    "scenarios",
    "verify",
]
