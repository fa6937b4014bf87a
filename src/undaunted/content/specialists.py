"""Specialists: cards that take the place of others in the supply, where everybody at the table agrees.

They are the cards of a pack that say what they replace. A scenario has those of its own pack; where that has
none, those of a pack that extends it, which lends them: its other cards stay out of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from undaunted.content.checks.bounds import action_problems
from undaunted.content.errors import ContentError
from undaunted.content.folder import Pack, with_cards
from undaunted.content.loader import pack, places
from undaunted.content.remembering import remembered
from undaunted.content.roster import DeckCard, deck_cards
from undaunted.content.schema import Card, Force, Scenario


def has_own(home: Pack) -> bool:
    """Whether the pack needs nobody to lend it specialists."""
    return bool(_own(home))


def offered(home: Pack, scenario: Scenario) -> bool:
    """Whether there is a card in some supply that a specialist can take the place of."""
    found = _own(home) or _lent(home.id)
    return any(
        card.replaced in supply
        for side, force in scenario.forces.items()
        for card in deck_cards(found, side)
        for supply in (force.supply, *(team.supply for team in force.team))
    )


def reinforced(home: Pack) -> Pack:
    """The pack with specialists among its cards, if there are any for it."""
    lent = () if has_own(home) else _lent(home.id)
    return with_cards(home, lent) if lent else home


def _own(home: Pack) -> tuple[Card, ...]:
    return tuple(card for card in home.cards if card.replaces)


@remembered
def _lent(id: str) -> tuple[Card, ...]:
    """The specialists of the first pack that extends this one and has some."""
    for other in places().homes:
        try:
            lender = pack(other)
            if lender.base is None or lender.base.id != id:
                continue
            found = tuple(card for card in lender.cards[len(lender.base.cards) :] if card.replaces)
        except ContentError:
            continue  # whoever looks for that pack itself is told
        if found and not any(True for card in found for _ in action_problems(card.actions)):
            return found
    return ()


def swapped(home: Pack, scenario: Scenario) -> Scenario:
    """The scenario with specialists in its supplies. The cards whose places they take are out of the game."""
    forces = {side: _force(home.roster(side).values(), force) for side, force in scenario.forces.items()}
    return msgspec.structs.replace(scenario, forces=forces)


def _force(cards: Iterable[DeckCard], force: Force) -> Force:
    specialists = [card for card in cards if card.card.replaces]
    team = tuple(msgspec.structs.replace(one, supply=_supply(specialists, one.supply)) for one in force.team)
    return msgspec.structs.replace(force, supply=_supply(specialists, force.supply), team=team)


def _supply(specialists: Iterable[DeckCard], supply: Mapping[str, int]) -> dict[str, int]:
    """Decks are left alone: specialists only ever come by Bolster."""
    left = dict(supply)
    for card in specialists:
        count = min(card.card.copies, left.get(card.replaced, 0))
        if count:
            left[card.name] = left.get(card.name, 0) + count
            left[card.replaced] -= count
    return {name: count for name, count in left.items() if count}
