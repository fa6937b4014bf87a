"""What a stage fixes for its bot, looked up once: titles, squads, skills, distances, danger, path."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from undaunted.content.loader import on_reload
from undaunted.content.stage import KEPT, Stage
from undaunted.rules import words

UNKNOWN = 99
"""How dangerous somebody is whom the scenario's list leaves out: less than all others."""


class Lore:
    """By number, as the rules have them. `side` is the bot's."""

    def __init__(self, stage: Stage, seat: int) -> None:
        table: Any = stage.table
        self.stage = stage
        self.table = table
        self.seat = seat
        self.side: int = table.seat_side[seat]
        self.enemy = 1 - self.side
        self.side_name = stage.sides[self.side]
        self.tiles = {name: number for number, name in enumerate(stage.tiles)}
        self.far = [
            bytes(table.distance[t * table.tiles : (t + 1) * table.tiles]) for t in range(table.tiles)
        ]
        """`far[here][there]`: the steps between two tiles."""
        self.titles = [counter.title for counter in stage.counters]
        self.card_titles = [card.card.title for card in stage.cards]
        self.soldiers: int = table.side_first_counter[2]
        self.squads = [self._squad(unit) for unit in range(table.counters)]
        self.controllers = self._with_word(words.CONTROL)
        """Counters whose card has the Control action."""
        self.demolishers = self._with_word(words.DEMOLITION)
        self.crew_controls = self._places_with(words.CONTROL)
        self.crew_demolishes = self._places_with(words.DEMOLITION)
        solo = getattr(stage.scenario.forces[self.side_name], "solo", None)
        danger = solo.danger if solo else ()
        self.danger = [
            danger.index(title) if title in danger else UNKNOWN for title in self.titles
        ]  # the lower, the more dangerous
        self.path = tuple(self.tiles[tile] for tile in (solo.path if solo else ()) if tile in self.tiles)
        self.destroyers = frozenset(
            number for number in range(2) if table.structures and table.scores_ruins[number]
        )
        """Sides that score a structure by destroying it."""

    def unit_cards(self, unit: int) -> bytearray:
        table = self.table
        cards: bytearray = table.unit_card[table.unit_from[unit] : table.unit_from[unit + 1]]
        return cards

    def _squad(self, unit: int) -> int:
        cards = self.unit_cards(unit)
        return int(self.table.card_squad[cards[0]]) if cards else 0

    def _with_word(self, word: int) -> frozenset[int]:
        table = self.table
        return frozenset(
            unit
            for unit in range(table.counters)
            for card in self.unit_cards(unit)
            for deed in table.action_deed[card * table.actions_a_card : (card + 1) * table.actions_a_card]
            if deed != words.NONE and table.deed_word[deed] == word
        )

    def _places_with(self, word: int) -> frozenset[int]:
        table = self.table
        if not table.vehicles:
            return frozenset()
        return frozenset(
            place
            for place in range(table.place_from[table.vehicles])
            for deed in table.place_deed[place * table.actions_a_place : (place + 1) * table.actions_a_place]
            if deed != words.NONE and table.deed_word[deed] == word
        )


@lru_cache(maxsize=KEPT)
def lore(stage: Stage, seat: int) -> Lore:
    return Lore(stage, seat)


on_reload(lore.cache_clear)
