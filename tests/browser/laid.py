"""Tables laid before the server starts, with a seed of the test's choice: their games are always the same."""

from __future__ import annotations

from pathlib import Path

import lay_boards
from tests.browser.dealer import seed
from undaunted.server import pages
from undaunted.server.opening import opened
from undaunted.server.store import queries
from undaunted.server.store.database import open_to_write

MINED = "under-cover-of-night/201"
CROWDED = "armour-and-armament/103+teams"
SAPPING = (".mine", "lay-personnel")
ASKED = {
    "mine": (MINED, (".mine",)),
    "edge": (MINED, SAPPING),
    "aim": ("under-cover-of-night/204", (".bomb", ".grenade")),
    "air-support": ("under-cover-of-night/204", (".air-support",)),
    "advance": ("armour-and-armament/103", (".advance",)),
}
"""Questions that only Reinforcements asks: where, and what leads to them."""
TABLES = {
    "desert": pages.NewTable(scenario="north-africa/2", seats={"LRDG": "me", "Italian": "random"}),
    "keys": pages.NewTable(scenario="normandy/1", seats={"US": "me", "German": "random"}),
    "list": pages.NewTable(scenario="normandy/1", seats={"US": "me", "German": "random"}),
    "film": pages.NewTable(scenario="normandy/1", seats={"US": "me", "German": "greedy"}),
    "deeds": pages.NewTable(scenario="normandy/1", seats={"US": "me", "German": "random"}),
    "lost": pages.NewTable(scenario="normandy/1", seats={"US": "me", "German": "me"}, name="Ada"),
    "turn": pages.NewTable(scenario="normandy/1", seats={"US": "me", "German": "random"}),
    "end": pages.NewTable(scenario="normandy/1", seats={"US": "me", "German": "random"}),
    "focus": pages.NewTable(scenario="normandy/1", seats={"US": "me", "German": "random"}),
    "night": pages.NewTable(scenario="under-cover-of-night/202", seats={"LRDG": "random", "Italian": "me"}),
    "crew": pages.NewTable(scenario="north-africa/2", seats={"LRDG": "me", "Italian": "random"}),
    "alone": pages.NewTable(scenario="north-africa/5+solo=LRDG", seats={"LRDG": "solo", "Italian": "me"}),
    "square": pages.NewTable(scenario="stalingrad/11", seats={"Soviet": "me", "German": "greedy"}),
    "gates": pages.NewTable(scenario="stalingrad/25", seats={"Soviet": "greedy", "German": "me"}),
    "line": pages.NewTable(scenario="normandy/1+solo=German", seats={"US": "me", "German": "solo"}),
}
SEED = seed(3)
SEEDS = {
    "alone": seed(15),  # the solo opponent has the first turn
    "line": seed(15),
    "desert": seed(124),
    "film": seed(169),
    "keys": seed(166),
    "list": seed(166),
    "square": seed(75),  # somebody is routed and driven off, and a card acts once more
    "night": seed(124),  # a mine is lifted or laid, and others go off
}
"""Games that are played to their end: in these all comes that a test looks for, and they are not long."""


def lay(data: Path) -> dict[str, pages.Opened]:
    """By their names; every scenario also in the midst of a game, by its own."""
    laid = lay_boards.lay(data, (*lay_boards.SCENARIOS, CROWDED))
    for kind, (scenario, wished) in ASKED.items():
        laid[kind] = lay_boards.lay(data, [scenario], asked=(kind,), wished=wished)[scenario]
    laid["edges"] = lay_boards.lay(data, [MINED], asked=("edge",), wished=SAPPING)[MINED]
    laid["siege"] = lay_boards.lay(data, ["stalingrad/11"], asked=("bolster",))["stalingrad/11"]
    laid["fire"] = lay_boards.lay(data, ["normandy/1"])["normandy/1"]
    connection = open_to_write(str(data))
    try:
        for name, wish in TABLES.items():
            record, laid[name] = opened(wish)
            record.seed = SEEDS.get(name, SEED)
            if name == "lost":  # what it began with is not to be had any more
                record.content, record.round, record.waits_for = "0" * 64, 3, "US"
            queries.create(connection, record)
    finally:
        connection.close()
    return laid
