"""Every thing of a scenario that can be picked: its number, its kind and its name in notation.

Names are one word each, so that a decision is one line: `US:13B`, `US:us-rifleman-a.control`,
`US:@german-scout-b`, `US:stop`.
"""

from __future__ import annotations

from functools import cached_property

from undaunted.content.naming import action_names, slug
from undaunted.content.stage import Stage
from undaunted.rules import words

__all__ = ["BUTTONS", "MINE_KINDS", "Things", "slug"]

BUTTONS = {
    words.STOP: "stop",
    words.END_TURN: "end-turn",
    words.HUNKER_DOWN: "hunker-down",
    words.READY: "ready",
    words.DRAW: "draw",
    words.EXIT: "exit",
    words.ESCAPE: "escape",
    words.LAY_PERSONNEL: "lay-personnel",
    words.LAY_ARMOUR: "lay-armour",
    words.LIFT_PERSONNEL: "lift-personnel",
    words.LIFT_ARMOUR: "lift-armour",
    words.ROLL: "roll",
    words.WITHDRAW: "withdraw",
    words.RETURN: "return",
    words.PLAY_ON: "play-on",
}
MINE_BUTTONS = {words.LAY_PERSONNEL, words.LAY_ARMOUR, words.LIFT_PERSONNEL, words.LIFT_ARMOUR}
LAYING_BUTTONS = {words.LAY_PERSONNEL, words.LAY_ARMOUR}
CITY_BUTTONS = {words.WITHDRAW, words.RETURN}
MINE_KINDS = ("personnel", "armour")
"""The two sides of a mine, in the order of the rules."""


class Things:
    """The numbers of one scenario's things, and back again."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.table = stage.table

    @cached_property
    def names(self) -> dict[int, str]:
        """The name of every thing, by number."""
        table = self.table
        named = dict(self.buttons)
        for card, name in enumerate(self.cards):
            named[words.FIRST_CARD + card] = name
            named |= self._actions(name, table.action_deed, table.actions_a_card, card, table.first_action)
        for tile, name in enumerate(self.stage.tiles):
            named[table.first_tile + tile] = name
        for unit, name in enumerate(self.counters):
            named[table.first_counter + unit] = f"@{name}"
        for place, name in enumerate(self.places):
            named[table.first_place + place] = name
            named |= self._actions(
                name, table.place_deed, table.actions_a_place, place, table.first_place_action
            )
        for structure, name in enumerate(self.structures):
            named[table.first_structure + structure] = name
        for edge in range(table.first_seat - table.first_edge):
            named[table.first_edge + edge] = self.edges[edge]
        for seat in range(table.first_deck - table.first_seat):
            named[table.first_seat + seat] = self.stage.seats[seat]
        for deck, name in enumerate(self.decks):
            named[table.first_deck + deck] = name
        return named

    @property
    def buttons(self) -> dict[int, str]:
        """All that this table has a use for: some need mines, the city, an automaton, or a standstill."""
        left_out: set[int] = set()
        if self.table.mine_owner == words.NONE:
            left_out |= MINE_BUTTONS
        if self.table.city_cells:
            left_out -= LAYING_BUTTONS
        if not self.table.withdraws:
            left_out |= CITY_BUTTONS
        if self.table.automaton == words.NONE:
            left_out.add(words.ROLL)
        if not self.table.standstill or self.table.automaton != words.NONE:
            left_out.add(words.PLAY_ON)
        return {number: name for number, name in BUTTONS.items() if number not in left_out}

    def _actions(self, owner: str, deeds: bytearray, slots: int, number: int, first: int) -> dict[int, str]:
        """The names of the actions of one card or place; a slot without an action has none."""
        used = [slot for slot in range(number * slots, (number + 1) * slots) if deeds[slot] != words.NONE]
        called = action_names(owner, [self.stage.deeds[deeds[slot]] for slot in used])
        return {first + slot: name for slot, name in zip(used, called, strict=True)}

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every thing, by name."""
        return {name: number for number, name in self.names.items()}

    @cached_property
    def cards(self) -> list[str]:
        """`us-rifleman-a`, by card."""
        return [
            slug(f"{self.stage.seats[self.table.card_seat[index]]} {card.name}")
            for index, card in enumerate(self.stage.cards)
        ]

    @cached_property
    def counters(self) -> list[str]:
        """`us-rifleman-a`, by counter; in notation a counter has an @ before it."""
        return [
            slug(f"{self.stage.sides[self.table.counter_side[index]]} {counter.name}")
            for index, counter in enumerate(self.stage.counters)
        ]

    @cached_property
    def places(self) -> list[str]:
        """`medium-tank/gunner`, by place aboard."""
        return [
            slug(self.stage.vehicles[self.table.place_vehicle[index]].title) + "/" + slug(place.title)
            for index, place in enumerate(self.stage.places)
        ]

    @cached_property
    def structures(self) -> list[str]:
        """`fuel-tank`, by structure."""
        return [slug(structure.title) for structure in self.stage.structures]

    @cached_property
    def edges(self) -> list[str]:
        """`6B-3B`, by edge: the tile with the lower number first."""
        tiles, ends = self.stage.tiles, self.table.edge_tile
        return [f"{tiles[ends[2 * edge]]}-{tiles[ends[2 * edge + 1]]}" for edge in range(self.table.edges)]

    @cached_property
    def spans(self) -> list[slice]:
        """Where the cards of each seat stand."""
        first = self.table.seat_first_card
        return [slice(first[seat], first[seat + 1]) for seat in range(self.table.seats)]

    @cached_property
    def losses_of(self) -> list[list[str]]:
        """Of each seat's cards, what others hear of when one is lost: its unit, or the Fog of War."""
        units = self.table.card_unit
        told = [
            name if units[card] == words.NONE else self.counters[units[card]]
            for card, name in enumerate(self.cards)
        ]
        return [told[span] for span in self.spans]

    @cached_property
    def counters_of(self) -> list[list[int]]:
        seats = self.table.counter_seat
        return [
            [unit for unit in range(self.table.counters) if seats[unit] == seat]
            for seat in range(self.table.seats)
        ]

    @cached_property
    def counts_points(self) -> list[bool]:
        """By side: whether its goal is reached by points."""
        return [bool(self.stage.scenario.forces[side].goal.points) for side in self.stage.sides]

    @cached_property
    def decks(self) -> list[str]:
        """`deck-a`, by bolster deck of an automaton."""
        return [f"deck-{slug(name)}" for name in self.stage.bolster_decks]

    @cached_property
    def kin(self) -> list[int]:
        """By card, the lowest number of the same card in a team-mate's hands: cards change hands in teams."""
        table = self.table
        kin = list(range(table.cards))
        for card, mate in enumerate(table.mate_card):
            if mate != words.NONE:
                kin[card] = min(card, mate)
        for fog, pool in zip(table.seat_fog, table.fog_pool, strict=True):
            if fog != words.NONE:
                kin[fog] = min(fog, pool)
        return kin

    @cached_property
    def kinds(self) -> dict[int, str]:
        """The kind of every thing, by number."""
        return {thing: self.kind(thing) for thing in self.names}

    def kind(self, thing: int) -> str:
        table = self.table
        if thing < words.FIRST_CARD:
            return "button"
        if thing < table.first_action:
            return "card"
        if thing < table.first_tile or table.first_place_action <= thing < table.first_structure:
            return "action"
        if thing < table.first_counter:
            return "tile"
        if thing < table.first_place:
            return "counter"
        if thing < table.first_place_action:
            return "place"
        if thing < table.first_edge:
            return "structure"
        if thing < table.first_seat:
            return "edge"
        return "seat" if thing < table.first_deck else "deck"

    def card(self, thing: int) -> int:
        """The card of a card thing or of an action thing."""
        if self.kind(thing) == "card":
            return thing - words.FIRST_CARD
        return int((thing - self.table.first_action) // self.table.actions_a_card)

    def is_aboard_action(self, thing: int) -> bool:
        """An action of a place in a vehicle, not of a card."""
        return bool(self.table.first_place_action <= thing < self.table.first_structure)

    def deed(self, thing: int) -> int:
        if self.is_aboard_action(thing):
            return int(self.table.place_deed[thing - self.table.first_place_action])
        return int(self.table.action_deed[thing - self.table.first_action])

    def tile(self, thing: int) -> int:
        return int(thing - self.table.first_tile)

    def unit(self, thing: int) -> int:
        return int(thing - self.table.first_counter)

    def place(self, thing: int) -> int:
        return int(thing - self.table.first_place)

    def structure(self, thing: int) -> int:
        return int(thing - self.table.first_structure)

    def edge(self, thing: int) -> int:
        return int(thing - self.table.first_edge)

    def seat(self, thing: int) -> int:
        return int(thing - self.table.first_seat)

    def deck(self, thing: int) -> int:
        return int(thing - self.table.first_deck)

    # In the packs' own words, for authors and developers; players read `Names`

    def unit_title(self, unit: int) -> str:
        """With its side, since both sides have a Rifleman A."""
        return f"{self.stage.sides[self.table.counter_side[unit]]} {self.stage.counters[unit].name}"

    def deed_title(self, deed: int) -> str:
        return str(self.stage.deeds[deed])
