"""Who is dealt where a scenario names a unit: ``"Rifleman A" = 2`` is two soldiers of that title and squad.

They are regular cards, the lowest numbers first, the deck before the supply. Whom a scenario names in full
(``"Rifleman A U004" = 1``) is dealt as he is, and nobody else with his number. Behind this a name is a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from undaunted.content.errors import Findings, dotted
from undaunted.content.roster import DeckCard
from undaunted.content.schema import Force, Scenario

if TYPE_CHECKING:
    from undaunted.content.folder import Pack

Pile = tuple[str, Mapping[str, int]]
"""A key, and the cards that stand there."""


def drafted(pack: Pack, scenario: Scenario, report: Findings) -> Scenario:
    """The scenario with every soldier by his name; names that mean nobody are reported, and left out."""
    if not any(card.number for card in pack.cards):
        return scenario
    forces = {
        side: _force(list(pack.roster(side).values()), force, side, report)
        for side, force in scenario.forces.items()
    }
    return msgspec.structs.replace(scenario, forces=forces)


def _force(roster: Sequence[DeckCard], force: Force, side: str, report: Findings) -> Force:
    piles = [(dotted(side, "deck"), force.deck), (dotted(side, "supply"), force.supply)]
    deck, supply = dealt(roster, piles, side, report)
    return msgspec.structs.replace(force, deck=deck, supply=supply)


def dealt(
    roster: Sequence[DeckCard], piles: Sequence[Pile], side: str, report: Findings
) -> list[dict[str, int]]:
    """The piles, each card by its own name."""
    by_name = {card.name: card for card in roster}
    named = {by_name[name].card.number for _, pile in piles for name in pile if name in by_name}
    waiting: dict[str, list[str]] = {}
    for card in sorted(roster, key=lambda card: card.card.number):
        if card.card.number and card.card.grade == "regular":
            waiting.setdefault(card.unnumbered, [])
            if card.card.number not in named:
                waiting[card.unnumbered].append(card.name)
    there = {unit: len(cards) for unit, cards in waiting.items()}
    asked: Counter[str] = Counter()
    told: list[dict[str, int]] = []
    for key, pile in piles:
        told.append({})
        for name, count in pile.items():
            where = f"{key}.{dotted(name)}"
            if name in waiting:
                asked[name] += count
                taken = waiting[name][:count]
                told[-1] |= dict.fromkeys(taken, 1)
                del waiting[name][:count]
                if len(taken) < count:
                    most = f"at most {there[name]} of {side} whom it does not name otherwise"
                    report.add(where, f"{asked[name]} of {name}", most)
            elif name in by_name:
                told[-1][name] = count
            else:
                report.know(name, [*waiting, *by_name], where, f"a card of {side}")
    return told
