"""Whether what a scenario says of solo play can be set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from undaunted.content.errors import Findings, dotted
from undaunted.content.schema import Scenario, Solo
from undaunted.content.solo import set_up

if TYPE_CHECKING:
    from undaunted.content.folder import Pack


def solo(pack: Pack, scenario: Scenario, board: Mapping[str, object], report: Findings) -> None:
    """Add what is wrong with it; the changed set-ups themselves are checked as any other."""
    for side, force in scenario.forces.items():
        if force.solo is None:
            continue
        for other in force.solo.changes:
            report.know(other, scenario.forces, dotted(side, "solo", "changes"), "a side")
        for tile in force.solo.path:
            report.know(tile, board, dotted(side, "solo", "path"), "a tile of the board")
        _danger(pack, scenario, side, force.solo, report)
        if not report:
            _decks(scenario, side, force.solo, report)


def _danger(pack: Pack, scenario: Scenario, side: str, told: Solo, report: Findings) -> None:
    enemies = [other for other in scenario.forces if other != side]
    titles = {card.card.title for other in enemies for card in pack.roster(other).values()}
    for title in told.danger:
        what = f"a soldier or vehicle of {', '.join(enemies)}"
        report.know(title, sorted({*titles, *pack.vehicles}), dotted(side, "solo", "danger"), what)


def _decks(scenario: Scenario, side: str, told: Solo, report: Findings) -> None:
    """Each card lies in one deck."""
    listed = [card for cards in told.bolster.values() for card in cards]
    for card in dict.fromkeys(card for card in listed if listed.count(card) > 1):
        report.add(dotted(side, "solo", "bolster"), f"{card} twice", "each card in one deck")
    supply = set_up(scenario, side).forces[side].supply
    for deck, cards in told.bolster.items():
        for card in cards:
            key = dotted(side, "solo", "bolster", deck)
            report.know(card, supply, key, f"a card in the supply of {side}")
