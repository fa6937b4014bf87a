"""Why a thing cannot be picked that the question asked now is not about: what it is good for, and when.

A first click often goes astray: on one's own soldier, on a tile, on a card of the supply. The answer says
what that thing waits for, from what this seat may know.
"""

from __future__ import annotations

from typing import Any

from undaunted.game.errors import IllegalDecision
from undaunted.game.question import Asked
from undaunted.game.questions import kind_of
from undaunted.game.things import BUTTONS, Things
from undaunted.rules import words
from undaunted.speed import rules

ZONES = ("hand", "deck", "discard", "supply", "played")


class Astray:
    def __init__(self, state: Any, seat: int, things: Things) -> None:
        self.state = state
        self.table = state.table
        self.seat = seat
        self.side = state.table.seat_side[seat]
        self.things = things
        self.question = kind_of(state).name

    def of(self, thing: int) -> IllegalDecision:
        if self.question == "bid":
            return self.no("bid-first")
        if self.question != "turn":
            return self.instead("finish-first")
        finders = {
            "button": self._button,
            "card": self._card,
            "action": self._action,
            "tile": self._tile,
            "counter": self._counter,
            "place": self._place,
            "structure": self._structure,
            "edge": self._edge,
            "seat": self._seat,
            "deck": self._deck,
        }
        return finders[self.things.kind(thing)](thing)

    def no(self, rule: str, **args: str | int) -> IllegalDecision:
        stage = self.things.stage
        return IllegalDecision(rule, stage, stage.seats[self.seat], None, **args)

    def instead(self, rule: str, **args: str | int) -> IllegalDecision:
        """With the question that is asked, which says what would be right."""
        stage = self.things.stage
        asked = Asked(self.state, self.things)
        return IllegalDecision(rule, stage, stage.seats[self.seat], asked.prompt, **args)

    def card_of_another(self, card: int) -> IllegalDecision:
        owner = self.things.stage.seats[self.table.card_seat[card]]
        return self.no("enemy-card", card=self.things.cards[card], owner=owner)

    def not_in_hand(self, card: int) -> IllegalDecision:
        return self.no("not-in-hand", card=self.things.cards[card], piles=self._piles([card], ZONES[1:]))

    def _piles(self, cards: list[int], zones: tuple[str, ...]) -> str:
        """Where one's own cards lie; a hand is named even when it has none."""
        counts = {zone: sum(getattr(self.state, zone)[card] for card in cards) for zone in zones}
        return " ".join(f"{zone}:{count}" for zone, count in counts.items() if count or zone == "hand")

    def _deck(self, thing: int) -> IllegalDecision:
        return self.no("deck-of-automaton")

    def _button(self, thing: int) -> IllegalDecision:
        if thing == words.PLAY_ON:
            return self.no("no-standstill")
        return self.no("button-needs-card", button=BUTTONS[thing])

    def _card(self, thing: int) -> IllegalDecision:
        return self.not_in_hand(self.things.card(thing))

    def _action(self, thing: int) -> IllegalDecision:
        action = self.things.deed_title(self.things.deed(thing))
        if self.things.is_aboard_action(thing):
            place = (thing - self.table.first_place_action) // self.table.actions_a_place
            return self._place_action(place, action)
        card = self.things.card(thing)
        if self.table.card_seat[card] != self.seat:
            return self.card_of_another(card)
        if not self.state.hand[card]:
            return self.not_in_hand(card)
        return self.no("action-needs-card", card=self.things.cards[card], action=action)

    def _place_action(self, place: int, action: str) -> IllegalDecision:
        sitting = rules.sitting(self.state, place)
        return self.no(
            "place-action-needs-card",
            action=action,
            place=self.things.places[place],
            vehicle=self._vehicle_of(place),
            soldier=self.things.counters[sitting] if self._is_own(sitting) else "",
        )

    def _tile(self, thing: int) -> IllegalDecision:
        return self.no("tile-needs-card")

    def _counter(self, thing: int) -> IllegalDecision:
        unit = self.things.unit(thing)
        title = self.things.counters[unit]
        vehicle = self.table.counter_vehicle[unit]
        if vehicle != words.NONE:
            return self._vehicle(vehicle, title)
        if self._is_own(unit):
            return self._own(unit, title)
        if self.table.vehicles and self.state.aboard[unit] != words.NONE:
            return self.no("inside-a-vehicle", unit=title)
        away = self.state.tile_of[unit] == words.NONE
        return self.no("not-on-board" if away else "enemy-counter", unit=title)

    def _is_own(self, unit: int) -> bool:
        return bool(unit != words.NONE and self.table.counter_side[unit] == self.side)

    def _own(self, unit: int, title: str) -> IllegalDecision:
        """Where his cards are, as far as they are one's own."""
        first, last = self.table.seat_first_card[self.seat], self.table.seat_first_card[self.seat + 1]
        cards = [card for card in range(first, last) if self.table.card_unit[card] == unit]
        if not any(getattr(self.state, zone)[card] for zone in ZONES for card in cards):
            mates = self.table.counter_seat[unit] != self.seat
            return self.no("mate-acts" if mates else "has-no-cards", soldier=title)
        return self.no("acts-by-card", soldier=title, piles=self._piles(cards, ZONES))

    def _vehicle(self, vehicle: int, title: str) -> IllegalDecision:
        if self.state.tile_of[self.table.vehicle_counter[vehicle]] == words.NONE:
            return self.no("not-on-board", unit=title)
        crew = rules.crew_of(self.state, vehicle)
        if not crew:
            return self.no("vehicle-abandoned", vehicle=title)
        return self.no("vehicle-by-crew" if self._is_own(crew[0]) else "enemy-vehicle", vehicle=title)

    def _place(self, thing: int) -> IllegalDecision:
        return self.no("place-needs-card", vehicle=self._vehicle_of(self.things.place(thing)))

    def _vehicle_of(self, place: int) -> str:
        vehicle = self.table.place_vehicle[place]
        return str(self.things.counters[self.table.vehicle_counter[vehicle]])

    def _structure(self, thing: int) -> IllegalDecision:
        gone = self.state.ruined[self.things.structure(thing)]
        rule = "structure-gone" if gone else "structure-needs-card"
        return self.no(rule, structure=self.things.names[thing])

    def _edge(self, thing: int) -> IllegalDecision:
        return self.instead("nothing-there")

    def _seat(self, thing: int) -> IllegalDecision:
        return self.instead("seat-only-for-fog")
