"""A position as a card is read in it: whose card, which unit, where; and who stands on which tile."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from undaunted.rules import words
from undaunted.solo.lore import Lore
from undaunted.speed import rules

NOWHERE = words.NONE


class Reading:
    """One state, looked at for one card. Only what the bot's seat may know is ever asked of it."""

    def __init__(self, lore: Lore, state: Any, card: int, here: int | None = None) -> None:
        self.lore = lore
        self.table = lore.table
        self.state = state
        self.card = card
        self.side = lore.side
        self.enemy = lore.enemy
        self.unit: int = lore.table.card_unit[card]
        """The counter that acts; NONE for a command card."""
        self.arrives: bool = self.unit != NOWHERE and state.tile_of[self.unit] == NOWHERE
        """Is it off the board, to be placed first?"""
        if here is not None and self.unit != NOWHERE and state.tile_of[self.unit] != here:
            self.state = state = state.clone()
            state.tile_of[self.unit] = here
        self.here: int = NOWHERE if self.unit == NOWHERE else state.tile_of[self.unit]
        self.squad: int = lore.table.card_squad[card]
        self.hits = 0
        """How the attack hits that the line speaks of (`deed_hits`): total defences are measured by it."""
        self.allowed: list[Any] | None = None
        """The actions that the rules offer, once looked at."""
        self.reached: dict[tuple[int, int], Any] = {}
        """Where actions lead, once worked out."""

    # Options

    @cached_property
    def offered(self) -> list[int]:
        """What the rules allow now."""
        out = rules.Options()
        rules.options(self.state, self.lore.seat, out)
        return out.listed()

    def after(self, thing: int) -> Any:
        """The position after a pick, as far as no chance is in it."""
        state = self.state.clone()
        rules.play(state, self.lore.seat, thing)
        return state

    # Who is where

    @cached_property
    def crews(self) -> list[list[int]]:
        """By vehicle, the soldiers aboard."""
        found: list[list[int]] = [[] for _ in range(self.table.vehicles)]
        if self.table.vehicles:
            aboard, home = self.state.aboard, self.table.place_vehicle
            for unit in range(self.lore.soldiers):
                if aboard[unit] != NOWHERE:
                    found[home[aboard[unit]]].append(unit)
        return found

    def crew(self, counter: int) -> list[int]:
        """Of a vehicle's counter."""
        vehicle = self.table.counter_vehicle[counter]
        return [] if vehicle == NOWHERE else self.crews[vehicle]

    def is_vehicle(self, counter: int) -> bool:
        return bool(self.table.counter_vehicle[counter] != NOWHERE)

    def aboard(self, unit: int) -> int:
        """The place a soldier sits in; NONE on foot."""
        return self.state.aboard[unit] if self.table.vehicles and unit < self.lore.soldiers else NOWHERE

    def own_vehicle(self) -> int:
        """The counter of the vehicle that the unit is in; NONE if it is in none."""
        if self.unit == NOWHERE or self.aboard(self.unit) == NOWHERE:
            return NOWHERE
        return int(self.table.vehicle_counter[self.table.place_vehicle[self.aboard(self.unit)]])

    @cached_property
    def party(self) -> frozenset[int]:
        """The unit itself, with the vehicle and the crew that it rides with."""
        vehicle = self.own_vehicle()
        return frozenset((self.unit,) if vehicle == NOWHERE else (self.unit, vehicle, *self.crew(vehicle)))

    def side_of(self, counter: int) -> int:
        """Whose a counter is: a vehicle is its crew's, an empty one whoever's card it lies before."""
        vehicle = self.table.counter_vehicle[counter]
        if vehicle == NOWHERE:
            return int(self.table.counter_side[counter])
        crew = self.crews[vehicle]
        return int(self.table.counter_side[crew[0]] if crew else self.state.holder[vehicle])

    @cached_property
    def present(self) -> list[int]:
        """Every counter on the board."""
        return [unit for unit, tile in enumerate(self.state.tile_of) if tile != NOWHERE]

    @cached_property
    def enemies(self) -> list[int]:
        """Counters of the player's; an unoccupied vehicle is not one of them."""
        return [
            unit
            for unit in self.present
            if self.side_of(unit) == self.enemy and not (self.is_vehicle(unit) and not self.crew(unit))
        ]

    @cached_property
    def friends(self) -> list[int]:
        """Counters of the bot's, the acting one among them."""
        return [
            unit
            for unit in self.present
            if self.side_of(unit) == self.side and not (self.is_vehicle(unit) and not self.crew(unit))
        ]

    @cached_property
    def enemies_on(self) -> list[list[int]]:
        return self._by_tile(self.enemies)

    @cached_property
    def friends_on(self) -> list[list[int]]:
        return self._by_tile(self.friends)

    def _by_tile(self, units: list[int]) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in range(self.table.tiles)]
        for unit in units:
            found[self.state.tile_of[unit]].append(unit)
        return found

    def steps(self, one: int, other: int) -> int:
        return self.lore.far[one][other]

    # The play area

    @cached_property
    def line_cards(self) -> list[tuple[int, int]]:
        """What lies face up in the bot's play area behind the card that is being resolved: card, flag."""
        row = getattr(self.state, "line", b"")
        cards = []
        for at in range(2, len(row), 2):
            if row[at] == NOWHERE or row[at + 1] == words.FACE_DOWN:
                break
            cards.append((int(row[at]), int(row[at + 1])))
        return cards
