"""From a scenario's file to the table that the rules play on, chapter by chapter."""

from __future__ import annotations

from types import ModuleType

import msgspec

from undaunted.content.action import Action
from undaunted.content.checks import bounds
from undaunted.content.errors import raise_all
from undaunted.content.folder import Pack
from undaunted.content.geometry import spots
from undaunted.content.roster import Counter, counters
from undaunted.content.schema import Scenario
from undaunted.content.solo import Automaton
from undaunted.content.tables.automaton import fill_automaton
from undaunted.content.tables.board import fill_board
from undaunted.content.tables.cards import fill_actions, fill_cards
from undaunted.content.tables.city import city_structures, fill_city
from undaunted.content.tables.counters import fill_counters, number_counters
from undaunted.content.tables.equip import equip
from undaunted.content.tables.goals import fill_goals
from undaunted.content.tables.mines import fill_mines
from undaunted.content.tables.opening import fill_opening, fill_sizes, fill_things
from undaunted.content.tables.seats import fill_seats, seat_plans
from undaunted.content.variants import fill_variant, variant
from undaunted.rules import words


class Compiler:
    """What the chapters share while a table is filled: the names behind its numbers."""

    def __init__(
        self,
        pack: Pack,
        scenario: Scenario,
        engine: ModuleType,
        version: int,
        teams: bool,
        automaton: Automaton | None = None,
    ) -> None:
        self.pack = pack
        self.automaton = automaton
        self.bolster_decks: tuple[str, ...] = ()
        self.scenario = scenario
        self.variant = variant(pack.rules, str(pack.folder / "pack.toml"), version)
        self.city = self.variant.last_resort == "routs"
        self.table = engine.Table()
        self.sides = len(pack.sides)
        self.forces = [scenario.forces[side] for side in pack.sides]
        self.board = spots(scenario.board.layout)
        self.tiles = tuple(self.board)
        self.vehicles = [
            pack.vehicles[title]
            for force in self.forces
            for titles in force.vehicles.values()
            for title in titles
        ]
        self.seats = seat_plans(pack, scenario, teams)
        self.all_cards = tuple(card for seat in self.seats for card in seat.cards)
        self.counters = [self._force_counters(side) for side in range(self.sides)]
        self.squads = self._squads()
        self.deeds: list[Action] = []
        self.all_structures = [
            (tile, pack.structures[title], words.ASSET)
            for tile, titles in scenario.structures.items()
            for title in titles
        ]
        if self.city:
            self.all_structures += city_structures(self)
        self.structures = [(tile, structure) for tile, structure, _ in self.all_structures]

    def fill(self) -> None:
        raise_all(bounds.problems(self))
        number_counters(self)
        fill_seats(self)
        fill_automaton(self)
        fill_cards(self)
        fill_actions(self)
        fill_counters(self)
        fill_board(self)
        fill_mines(self)
        equip(self)
        fill_goals(self)
        fill_city(self)
        fill_things(self)
        fill_opening(self)
        fill_variant(self.table, self.variant)
        fill_sizes(self)

    @property
    def all_counters(self) -> list[Counter]:
        """Soldiers side after side, then vehicles."""
        crewed = [
            Counter(name=vehicle.title, title=vehicle.title, squad="", defence=vehicle.defence or 0)
            for vehicle in self.vehicles
        ]
        return [*(counter for group in self.counters for counter in group), *crewed]

    def _force_counters(self, side: int) -> list[Counter]:
        cards = [card for seat in self.seats if seat.side == side for card in seat.cards]
        # Two squads that were made one share counters that the pack does not know.
        known = self.pack.counters(self.pack.sides[side]) | (
            counters(cards) if self.forces[side].integrated else {}
        )
        wanted = {card.counter for card in cards}
        return [counter for name, counter in known.items() if name in wanted]

    def _squads(self) -> tuple[str, ...]:
        """Those of cards, and those that actions speak of."""
        actions = [action for card in self.all_cards for action in card.actions]
        actions += [act for vehicle in self.vehicles for place in vehicle.places for act in place.actions]
        named = {card.squad for card in self.all_cards} | {action.squad for action in actions}
        return tuple(sorted(named - {""}))

    def first_seat(self, side: int) -> int:
        return next(number for number, seat in enumerate(self.seats) if seat.side == side)

    def squad(self, letter: str) -> int:
        return self.squads.index(letter) + 1 if letter else 0

    def deed(self, action: Action) -> int:
        """Equal actions share a deed, upgraded or not."""
        action = msgspec.structs.replace(action, upgraded=False)
        if action not in self.deeds:
            self.deeds.append(action)
        return self.deeds.index(action)
