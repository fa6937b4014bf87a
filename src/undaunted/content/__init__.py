"""The games as data: packs of cards, tiles and scenarios, found, checked and looked up."""

from undaunted.content.action import OWN_SQUAD, WORDS, Action, parse_action
from undaunted.content.checks.lint import lint
from undaunted.content.errors import (
    ClashingOptions,
    ContentError,
    Problem,
    UnknownMuster,
    UnknownOption,
    UnknownPack,
    UnknownScenario,
)
from undaunted.content.folder import Pack
from undaunted.content.goal import Goal, parse_goal
from undaunted.content.identity import content_hash
from undaunted.content.loader import find, folders, on_reload, open_pack, pack, reload
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
from undaunted.content.shelf import broken, exists, packs, scenarios

__all__ = [
    "EVERYONE",
    "OWN_SQUAD",
    "WORDS",
    "Action",
    "Board",
    "Card",
    "ClashingOptions",
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
    "UnknownMuster",
    "UnknownOption",
    "UnknownPack",
    "UnknownScenario",
    "broken",
    "content_hash",
    "exists",
    "find",
    "folders",
    "lint",
    "on_reload",
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
