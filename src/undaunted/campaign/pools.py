"""The cards of a side between games: whom it has, whom it has lost, who may still come. By designation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from undaunted.content.roster import DeckCard

PoolName = Literal["available", "removed", "locked", "upgrade", "reserve"]
Cards = tuple[str, ...]


class Pools(msgspec.Struct, frozen=True, kw_only=True):
    """Every card of the side lies in one of them; each is in the order of its numbers."""

    available: Cards = ()
    removed: Cards = ()
    locked: Cards = ()
    upgrade: Cards = ()
    reserve: Cards = ()

    def moved(self, cards: Iterable[str], source: PoolName, target: PoolName) -> Pools:
        """Those of the cards that lie in one pool, in the other."""
        going = {card for card in cards if card in getattr(self, source)}
        if not going:
            return self
        return msgspec.structs.replace(
            self,
            **{
                source: tuple(card for card in getattr(self, source) if card not in going),
                target: sorted_cards((*getattr(self, target), *going)),
            },
        )

    def where(self, card: str) -> str:
        """The pool that a card lies in; empty for none."""
        return next((name for name in self.__struct_fields__ if card in getattr(self, name)), "")


def sorted_cards(cards: Iterable[str]) -> Cards:
    """By number, then regular before reserve before upgraded."""
    return tuple(sorted(cards, key=lambda card: (card[-3:], card)))


def first_pools(cards: dict[str, DeckCard]) -> Pools:
    """As the box lies when a campaign begins."""
    lying: dict[str, list[str]] = {name: [] for name in Pools.__struct_fields__}
    for card, told in cards.items():
        grade = told.card.grade
        if grade == "regular":
            lying["locked" if told.card.locked else "available"].append(card)
        else:
            lying["upgrade" if grade == "upgraded" else "reserve"].append(card)
    return Pools(**{name: sorted_cards(some) for name, some in lying.items()})


def sibling(card: str, deck: str) -> str:
    """The card of the same number in another deck: `S-S-009` and `R` give `S-R-009`."""
    side, _, number = card.split("-")
    return f"{side}-{deck}-{number}"
