"""What is known of a made-up pack while it is being made."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from undaunted.content.variants import Variant, variant

ODDITIES = (
    "anything goes",
    "no Fog of War",
    "no Fog of War in the supply",
    "no Riflemen",
    "one card",
    "no cards",
    "a huge supply",
    "many actions",
    "far too many actions",
    "many squads",
    "many cards",
    "many vehicles",
    "many structures",
    "far too many structures",
    "many tiles",
    "one tile",
    "a board in pieces",
    "wild values",
    "words without rules",
    "nobody has a place",
    "everybody on one tile",
    "goals out of reach",
    "no actions",
    "counters shared across sides",
    "crowded vehicles",
    "captured vehicles",
    "mines everywhere",
    "mines astray",
    "places that go on",
    "a face is missing",
    "squads made one",
)

COMMANDER = "Commander"
"""The card that makes its holder lead a team."""


@dataclass
class Maker:
    rng: Random
    id: str
    odd: frozenset[str]
    sides: tuple[str, str] = ("Red", "Blue")
    rules: str = "normandy"
    teams: bool = False
    motorised: int = 0
    """How many vehicles it has."""
    mined: bool = False
    """Whether mines lie on its boards."""
    cards: list[dict[str, Any]] = field(default_factory=list)
    tiles: list[dict[str, Any]] = field(default_factory=list)
    vehicles: list[dict[str, Any]] = field(default_factory=list)
    structures: list[dict[str, Any]] = field(default_factory=list)
    # Of the scenario that is being made:
    board: list[str] = field(default_factory=list)
    smooth: list[str] = field(default_factory=list)
    """The tiles of the board that vehicles can enter, or all if there is none."""
    names: list[str] = field(default_factory=list)
    """Of a city: its places, by the numbers that boards use."""
    edges: list[str] = field(default_factory=list)
    """Edges on which no mine lies yet."""
    points: int = 0
    missions: int = 0
    piles: dict[str, tuple[dict[str, int], dict[str, int]]] = field(default_factory=dict)
    """Deck and supply of a side."""
    fielded: dict[str, list[str]] = field(default_factory=dict)
    """The counters of a side."""
    parked: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """The vehicles that a side brings."""

    @property
    def lawful(self) -> bool:
        """It keeps to what its rules can do, as far as a person would know."""
        return "anything goes" not in self.odd

    @property
    def variant(self) -> Variant:
        return variant(self.rules, "")

    @property
    def city(self) -> bool:
        """Is it played by the rules of the embattled city?"""
        return self.variant.last_resort == "routs"

    def chance(self, likely: float) -> bool:
        return self.rng.random() < likely

    def some_tiles(self, least: int, most: int) -> list[str]:
        return self.rng.sample(self.board, min(len(self.board), self.rng.randint(least, most)))

    def clear_tables(self) -> None:
        self.piles, self.fielded, self.parked = {}, {}, {}

    def roster(self, side: str) -> dict[str, dict[str, Any]]:
        """The cards that a side can have, by the names that decks use."""
        return {
            f"{card['title']} {squad}".strip(): card
            for card in self.cards
            if side in (card.get("sides") or self.sides)
            for squad in card.get("squads") or ("",)
        }

    def field_force(self, side: str) -> None:
        """Who comes along, in decks and supplies that the box can fill."""
        rng = self.rng
        deck: dict[str, int] = {}
        supply: dict[str, int] = {}
        for name, card in self.roster(side).items():
            copies = card["copies"]
            joined = self.city and card["title"] == "Rifleman"
            if card["kind"] != "fog" and not joined and self.chance(0.2):
                continue
            in_deck = rng.randint(0, 1 if card["kind"] == "fog" else min(copies, 3))
            in_supply = copies - in_deck if self.chance(0.6) else rng.randint(0, copies - in_deck)
            if card["kind"] == "fog":
                in_supply = 0 if "no Fog of War in the supply" in self.odd else copies - in_deck
            if joined and not in_deck + in_supply:
                in_supply = 1
            if in_deck:
                deck[name] = in_deck
            if in_supply:
                supply[name] = in_supply
        if not deck:
            deck = dict.fromkeys(sorted(supply)[:1], 1)
            supply = {
                name: count - (name in deck) for name, count in supply.items() if count > (name in deck)
            }
        if "one card" in self.odd:
            deck = dict(rng.sample(sorted(deck.items()), min(len(deck), 1)))
        if "no cards" in self.odd:
            deck = {}
        self.piles[side] = deck, supply
        counters = (self.counter(side, name) for name in (*deck, *supply))
        self.fielded[side] = list(dict.fromkeys(filter(None, counters)))
        self.parked[side] = [
            vehicle
            for vehicle in self.vehicles
            if (vehicle["side"] == side) != ("captured vehicles" in self.odd) and self.chance(0.9)
        ]

    def rolls(self, counter: str) -> bool:
        """Whether a counter has armour, which keeps it off rough terrain."""
        tanks = [card["title"] for card in self.cards if card.get("armour")]
        return any(counter == tank or counter.startswith(f"{tank} ") for tank in tanks)

    def counter(self, side: str, name: str) -> str:
        """The counter of a card by the card's name; none of a card without."""
        card = self.roster(side)[name]
        if card["kind"] != "combat":
            return ""
        return str(card.get("unit") or card["title"]) + name.removeprefix(card["title"])
