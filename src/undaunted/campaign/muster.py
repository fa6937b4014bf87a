"""From pools to a game: which cards a player may choose from, and the stage that both choices make.

What a scenario lists by title is taken from the pool. The deck has so many of a unit, and the player says
which; the supply has all others of every unit that the scenario lists in deck or supply (rulings 59 and 60).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from undaunted.campaign.book import Book
from undaunted.campaign.errors import BadChoice
from undaunted.campaign.pools import Cards, sorted_cards
from undaunted.campaign.standing import Standing
from undaunted.content import musters
from undaunted.content.geometry import spots
from undaunted.content.roster import DeckCard, named
from undaunted.content.schema import Changes, CityChanges, Force, Scenario

BEST_FIRST = ("upgraded", "regular", "reserve")


class Slot(msgspec.Struct, frozen=True):
    """So many cards of one unit (`Rifleman A`), out of these, by designation."""

    unit: str
    count: int
    listed: int
    cards: Cards


class Musterable(msgspec.Struct, frozen=True):
    """What a side can choose for its deck: from every slot just so many."""

    slots: tuple[Slot, ...]

    @property
    def suggested(self) -> Cards:
        """Upgraded ones first, then regular ones, then reserves."""
        return tuple(card for slot in self.slots for card in best(slot.cards)[: slot.count])


def best(cards: Iterable[str]) -> Cards:
    """The likeliest choices first."""
    order = "ULSR"  # of one unit the regular ones are all starting or all locked cards
    return tuple(sorted(cards, key=lambda card: (order.index(card[2]), card[-3:])))


def unit_of(card: DeckCard, joined: Sequence[str] = ()) -> str:
    """`Rifleman A`; of squads that were made one `Rifleman AB`."""
    return named(card.card.title, "".join(joined) if card.squad in joined else card.squad)


def musterable(standing: Standing, side: str) -> Musterable:
    """The slots of a side's deck, in the order of the scenario."""
    book = standing.book
    joined = standing.integrated[side]
    force = book.scenario(standing.state).forces[side]
    held = _by_unit(book, side, standing.pools[side].available, joined)
    slots = []
    for unit, listed in listed_units(book, side, force.deck, joined).items():
        cards = held.get(unit, ())
        slots.append(Slot(unit, min(listed, len(cards)), listed, cards))
    return Musterable(tuple(slots))


def check_choice(offered: Musterable, cards: Sequence[str]) -> Cards:
    """The cards in the order of the slots; a BadChoice says what is wrong with them."""
    if len(set(cards)) < len(cards):
        again = next(card for card, times in Counter(cards).items() if times > 1)
        raise BadChoice("twice", f"{again} twice", "each card once")
    known = {card for slot in offered.slots for card in slot.cards}
    for card in cards:
        if card not in known:
            raise BadChoice("unknown-card", repr(card), "a card that can be chosen now")
    for slot in offered.slots:
        chosen = sum(card in slot.cards for card in cards)
        if chosen != slot.count:
            raise BadChoice("count", f"{chosen} of {slot.unit}", f"{slot.count}")
    return tuple(card for slot in offered.slots for card in slot.cards if card in cards)


def muster_text(standing: Standing) -> str:
    """The muster of the game at hand, once both decks are chosen."""
    book = standing.book
    scenario = book.scenario(standing.state)
    return musters.Muster(
        sides={side: _changes(standing, side, force) for side, force in scenario.forces.items()},
        city=CityChanges(
            faces=standing.city.on(board_of(scenario)),
            tunnels=standing.city.tunnels_of(scenario),
            initiative=book.states[standing.state].initiative or scenario.initiative,
        ),
    ).text


def board_of(scenario: Scenario) -> tuple[str, ...]:
    """The places that a game is fought on."""
    return tuple(spots(scenario.board.layout))


def _changes(standing: Standing, side: str, force: Force) -> Changes:
    book, joined = standing.book, standing.integrated[side]
    cards = book.cards[side]
    chosen = standing.decks[side]
    listed = {
        **listed_units(book, side, force.deck, joined),
        **listed_units(book, side, force.supply, joined),
    }
    rest = [
        card
        for card in standing.pools[side].available
        if card not in chosen and unit_of(cards[card], joined) in listed
    ]
    fielded = {named_counter(cards[card], joined) for card in (*chosen, *rest)}
    units = {tile: tuple(unit for unit in units if unit in fielded) for tile, units in force.units.items()}
    return Changes(
        deck=_pile(book, side, chosen, force.deck),
        supply=_pile(book, side, rest, force.supply),
        units={tile: some for tile, some in units.items() if some},
    )


def named_counter(card: DeckCard, joined: Sequence[str]) -> str:
    """The counter that a card is for; none for a command card."""
    return named(card.card.counter, "".join(joined) if card.squad in joined else card.squad)


def _pile(book: Book, side: str, chosen: Iterable[str], listed: Mapping[str, int]) -> dict[str, int]:
    """The chosen by their names, and what is nobody's (Fog of War) as the scenario has it."""
    roster = book.pack.roster(side)
    nobodys = {name: count for name, count in listed.items() if not roster[name].card.number}
    return {book.cards[side][card].name: 1 for card in sorted_cards(chosen)} | nobodys


def listed_units(book: Book, side: str, pile: Mapping[str, int], joined: Sequence[str]) -> dict[str, int]:
    """How many of each unit a scenario lists; it names them one by one since it was read."""
    roster = book.pack.roster(side)
    found: Counter[str] = Counter()
    for name, count in pile.items():
        if roster[name].card.number:
            found[unit_of(roster[name], joined)] += count
    return dict(found)


def _by_unit(book: Book, side: str, cards: Iterable[str], joined: Sequence[str]) -> dict[str, Cards]:
    found: dict[str, list[str]] = {}
    for card in sorted_cards(cards):
        found.setdefault(unit_of(book.cards[side][card], joined), []).append(card)
    return {unit: tuple(some) for unit, some in found.items()}


def integrable(standing: Standing, side: str) -> Musterable:
    """Whom a side can keep of squads that are to be made one: as many as one squad has."""
    book = standing.book
    joined = book.integrated(standing.state)
    kept: dict[str, int] = {}
    held: dict[str, list[str]] = {}
    for squad in joined:
        of_squad: Counter[str] = Counter()
        for card in standing.pools[side].available:
            told = book.cards[side][card]
            if told.squad == squad and is_vital(book, side, card):
                unit = unit_of(told, joined)
                held.setdefault(unit, []).append(card)
                of_squad[unit] += 1
        for unit, count in of_squad.items():
            kept[unit] = max(kept.get(unit, 0), count)
    return Musterable(
        tuple(Slot(unit, kept[unit], kept[unit], sorted_cards(cards)) for unit, cards in held.items())
    )


def is_vital(book: Book, side: str, card: str) -> bool:
    """Riflemen, Scouts and Machine Gunners: whoever has a reserve of his number is replaced."""
    return f"{card[:2]}R-{card[-3:]}" in book.cards[side]
