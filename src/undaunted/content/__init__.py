"""The games as data: packs of cards, tiles and scenarios, found, checked and looked up."""

from undaunted.content.action import OWN_SQUAD, WORDS, Action, parse_action
from undaunted.content.errors import ContentError, Problem, UnknownPack, UnknownScenario
from undaunted.content.folder import Pack
from undaunted.content.goal import Goal, parse_goal
from undaunted.content.identity import content_hash
from undaunted.content.lint import lint
from undaunted.content.loader import find, folders, open_pack, pack, packs, reload, scenarios
from undaunted.content.roster import Counter, DeckCard, serves, spawn_tiles
from undaunted.content.schema import (
    EVERYONE,
    Board,
    Card,
    Force,
    PackFile,
    Radio,
    Scenario,
    TileFace,
)

__all__ = [
    "EVERYONE",
    "OWN_SQUAD",
    "WORDS",
    "Action",
    "Board",
    "Card",
    "ContentError",
    "Counter",
    "DeckCard",
    "Force",
    "Goal",
    "Pack",
    "PackFile",
    "Problem",
    "Radio",
    "Scenario",
    "TileFace",
    "UnknownPack",
    "UnknownScenario",
    "content_hash",
    "find",
    "folders",
    "lint",
    "open_pack",
    "pack",
    "packs",
    "parse_action",
    "parse_goal",
    "reload",
    "scenarios",
    "serves",
    "spawn_tiles",
]
