"""Whether what rolls stands on ground that it can cross, and mines are there for those who handle them."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator

from undaunted.content.errors import dotted
from undaunted.content.folder import Pack
from undaunted.content.roster import spawn_tiles
from undaunted.content.schema import Force, Scenario
from undaunted.content.variants import variant

Finding = tuple[str, str, str]
"""Key, what was found, what was expected."""

FIRM = "a tile that vehicles can enter"


def armour(pack: Pack, scenario: Scenario) -> Iterator[Finding]:
    """Units that roll are vehicles, too: they neither start nor arrive where they could never go."""
    for side, force in scenario.forces.items():
        rolling = [
            unit
            for name, unit in pack.counters(side).items()
            if unit.armour and name in {pack.roster(side)[card].counter for card in dealt(force)}
        ]
        for unit in rolling:
            for tile in (tile for tile, units in force.units.items() if unit.name in units):
                if is_rough(pack, scenario, tile):
                    yield dotted(side, "units", tile), f"{unit.name} on rough terrain", FIRM
            for tile in spawn_tiles(force, unit):
                if is_rough(pack, scenario, tile):
                    yield dotted(side, "spawn", tile), f"rough terrain for {unit.name}", FIRM
    if len(set(scenario.rough)) < len(scenario.rough):
        yield "rough", "two tokens on one tile", "each tile once"


def idle_mines(pack: Pack, scenario: Scenario) -> Iterator[Finding]:
    """Mine is an action that can never be taken where there are no mines."""
    if scenario.mines or variant(pack.rules, str(pack.folder)).mines_a_unit:
        return
    for side, force in scenario.forces.items():
        for name in dealt(force):
            if any(action.word == "Mine" for action in pack.roster(side)[name].actions):
                yield dotted(side, "deck", name), f"{name}, who can do nothing with Mine", "a [mines] table"


def is_rough(pack: Pack, scenario: Scenario, tile: str) -> bool:
    """By its face, or by a token that lies there."""
    return pack.face(tile, scenario.faces).rough or tile in scenario.rough


def dealt(force: Force) -> Tally[str]:
    return Tally(force.deck) + Tally(force.supply)
