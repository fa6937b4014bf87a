"""From kinds of cards to the single cards and counters that a side can field."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undaunted.content.action import OWN_SQUAD, Action
from undaunted.content.schema import EVERYONE, Card, Force


class DeckCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of one squad (or of none), under the name that decks use: ``Rifleman A``, ``Rifleman A 004``."""

    name: str
    squad: str
    card: Card

    @property
    def counter(self) -> str:
        """The name of its counter, ``""`` for a card without one."""
        return named(self.card.counter, self.squad) if self.card.counter else ""

    @property
    def unnumbered(self) -> str:
        """What it has in common with the other soldiers of its unit: ``Rifleman A``."""
        return named(self.card.title, self.squad)

    @property
    def replaced(self) -> str:
        """The name of the card whose place this one takes, ``""`` for all but specialists."""
        return named(self.card.replaces, self.squad) if self.card.replaces else ""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions, with "its own squad" made explicit."""
        return tuple(
            msgspec.structs.replace(action, squad=self.squad) if action.squad == OWN_SQUAD else action
            for action in self.card.actions
        )


class Counter(msgspec.Struct, frozen=True, kw_only=True):
    """A combat counter: ``Rifleman A`` or ``Sniper``."""

    name: str
    title: str
    squad: str
    defence: int
    armour: int = 0


def named(title: str, squad: str) -> str:
    return f"{title} {squad}" if squad else title


def card_name(card: Card, squad: str) -> str:
    """``Rifleman A``; of one soldier ``Rifleman A 004``, upgraded ``Rifleman A U004``, a reserve ``R004``."""
    if not card.number:
        return named(card.title, squad)
    grade = "" if card.grade == "regular" else card.grade[0].upper()
    return f"{named(card.title, squad)} {grade}{card.number}"


def deck_cards(cards: Iterable[Card], side: str) -> list[DeckCard]:
    """The single cards of a side, in the order of the card list."""
    return [
        DeckCard(name=card_name(card, squad), squad=squad, card=card)
        for card in cards
        if side in card.sides
        for squad in card.squads or ("",)
    ]


def counters(cards: Iterable[DeckCard]) -> dict[str, Counter]:
    """The counters behind these cards; a card that shares another's counter adds none."""
    return {
        single.counter: Counter(
            name=single.counter,
            title=single.card.title,
            squad=single.squad,
            defence=single.card.defence or 0,
            armour=single.card.armour or 0,
        )
        for single in cards
        if single.card.counter == single.card.title and (single.card.defence or single.card.armour)
    }


def serves(label: str, counter: Counter) -> bool:
    """Whether a spawn marker with this label serves the counter."""
    return label in (EVERYONE, counter.squad or counter.title, counter.name)


def spawn_tiles(force: Force, counter: Counter) -> tuple[str, ...]:
    """The tiles of the spawn markers that serve the counter."""
    return tuple(
        tile for tile, labels in force.spawn.items() if any(serves(label, counter) for label in labels)
    )
