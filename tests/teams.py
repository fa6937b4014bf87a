"""A scenario for four: each side's cards dealt out to two seats, as in a game of teams."""

from __future__ import annotations

import dataclasses

from undaunted.content.compile import Stage, stage
from undaunted.speed import rules

SEATS = ("US-1", "US-2", "German-1", "German-2")


def team_stage(scenario: str = "normandy/1") -> Stage:
    """The second seat of a side has its last cards; both take their Fog of War from one pool."""
    plain = stage(scenario)
    table = rules.Table()
    for field in dir(plain.table):
        value = getattr(plain.table, field)
        if not field.startswith("__") and not callable(value):
            setattr(table, field, value)
    first, german, last = plain.table.seat_first_card
    table.seats = len(SEATS)
    table.seat_side = bytearray([0, 0, 1, 1])
    table.first_commander = bytearray([0, 2])
    table.seat_first_card = bytearray([first, german // 2, german, (german + last) // 2, last])
    table.card_seat = bytearray(
        seat
        for seat in range(len(SEATS))
        for _ in range(table.seat_first_card[seat], table.seat_first_card[seat + 1])
    )
    fog = [plain.table.seat_fog[side] for side in (0, 0, 1, 1)]
    table.seat_fog = table.fog_pool = bytearray(fog)
    owner = [table.card_seat[table.unit_card[start]] for start in table.unit_from[:-1]]
    table.counter_seat = bytearray(owner)
    return dataclasses.replace(plain, table=table, seats=SEATS)
