"""Every thing of a scenario that can be picked: its number, its kind and its name in notation.

Names are one word each, so that a decision is one line: `US:13B`, `US:us-rifleman-a.control`,
`US:@german-scout-b`, `US:stop`.
"""

from __future__ import annotations

import re
from functools import cached_property

from undaunted.content.stage import Stage
from undaunted.rules import words

BUTTONS = {
    words.STOP: "stop",
    words.END_TURN: "end-turn",
    words.HUNKER_DOWN: "hunker-down",
    words.READY: "ready",
    words.DRAW: "draw",
    words.EXIT: "exit",
    words.ESCAPE: "escape",
}


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


class Things:
    """The numbers of one scenario's things, and back again."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.table = stage.table

    @cached_property
    def names(self) -> dict[int, str]:
        """The name of every thing, by number."""
        table = self.table
        named = dict(BUTTONS)
        for card, name in enumerate(self.cards):
            named[words.FIRST_CARD + card] = name
            for slot in range(table.actions_a_card):
                deed = table.action_deed[card * table.actions_a_card + slot]
                if deed != words.NONE:
                    action = self.stage.deeds[deed]
                    named[table.first_action + card * table.actions_a_card + slot] = (
                        f"{name}.{slug(action.word)}"
                    )
        for tile, name in enumerate(self.stage.tiles):
            named[table.first_tile + tile] = name
        for unit, name in enumerate(self.counters):
            named[table.first_counter + unit] = f"@{name}"
        for place, name in enumerate(self.places):
            named[table.first_place + place] = name
            for slot in range(table.actions_a_place):
                deed = table.place_deed[place * table.actions_a_place + slot]
                if deed != words.NONE:
                    thing = table.first_place_action + place * table.actions_a_place + slot
                    named[thing] = f"{name}.{slug(self.stage.deeds[deed].word)}"
        for structure, name in enumerate(self.structures):
            named[table.first_structure + structure] = name
        return named

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
        return "place" if thing < table.first_place_action else "structure"

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

    # In the packs' own words, for authors and developers; players read `Names`

    def unit_title(self, unit: int) -> str:
        """With its side, since both sides have a Rifleman A."""
        return f"{self.stage.sides[self.table.counter_side[unit]]} {self.stage.counters[unit].name}"

    def deed_title(self, deed: int) -> str:
        return str(self.stage.deeds[deed])
