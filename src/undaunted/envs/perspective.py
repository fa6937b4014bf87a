"""The table as one seat sees it: its own side first, the enemy second, so that one network can play both.

Both sides get as many slots as the larger one needs, so every seat's observation has the same shape.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undaunted.speed import rules


class Perspective:
    """Where each seat, side, card and counter stands when `seat` looks."""

    def __init__(self, table: rules.Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        own = table.seat_side[seat]
        seats = sorted(range(table.seats), key=lambda one: (one != seat, table.seat_side[one] != own, one))
        self.seats: list[int] = seats
        self.sides: list[int] = [own, 1 - own]
        self.hand_slots = max(last - first for first, last in map(self._cards_of, seats))
        self.soldier_slots = max(last - first for first, last in map(self._soldiers_of, self.sides))
        self.counter_slots = 2 * self.soldier_slots + table.vehicles

    @property
    def card_slots(self) -> int:
        return len(self.seats) * self.hand_slots

    def _cards_of(self, seat: int) -> tuple[int, int]:
        return self.table.seat_first_card[seat], self.table.seat_first_card[seat + 1]

    def _soldiers_of(self, side: int) -> tuple[int, int]:
        return self.table.side_first_counter[side], self.table.side_first_counter[side + 1]

    def card_slot(self, card: int) -> int:
        seat = self.table.card_seat[card]
        return self.seats.index(seat) * self.hand_slots + card - self.table.seat_first_card[seat]

    def counter_slot(self, counter: int) -> int:
        """Own soldiers, the enemy's, then the vehicles, which change hands."""
        soldiers = self.table.side_first_counter[2]
        if counter >= soldiers:
            return 2 * self.soldier_slots + counter - soldiers
        side = self.table.counter_side[counter]
        return self.sides.index(side) * self.soldier_slots + counter - self.table.side_first_counter[side]
