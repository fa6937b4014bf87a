"""From a tensor back to all that the observation said: what can be read back was not lost."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from undaunted.content.stage import Stage, stage
from undaunted.envs.cells import Addresses, frames_shown
from undaunted.envs.reading import Reading
from undaunted.envs.tensor import Vector
from undaunted.rules import words
from undaunted.speed import rules


def knowledge(seen: rules.Observation) -> tuple[bytes, ...]:
    """What a seat knows, as bytes."""
    return seen.state.pack(), bytes(seen.hand_sizes), bytes(seen.has_bid), bytes(seen.lost)


def read_back(scenario: str, seat: int, vector: Vector) -> tuple[bytes, ...]:
    """`knowledge` from the tensor alone."""
    table = stage(scenario).table
    reading = _reading(stage(scenario), seat)
    at = reading.at
    row = _row(reading, vector)
    for other in range(table.seats):
        if other != seat:
            row[at("bid", other)] = words.NONE  # never shown, and so in every observation
    depth = row[at("depth")]
    for level in range(depth):
        shown = at("frames", (depth - 1 - level) * words.FRAME)
        row[at("stack", level * words.FRAME) : at("stack", (level + 1) * words.FRAME)] = _frame(
            row[shown : shown + words.FRAME]
        )
        if row[shown + words.F_KIND] == words.DO_HAZARD:
            _put_in_the_way(row, at, level, depth - 1 - level)
    edges = [at("hand"), at("hand_sizes"), at("has_bid"), at("lost"), at("frames")]
    return tuple(bytes(row[first:last]) for first, last in pairwise(edges))


def _put_in_the_way(row: bytearray, at: Addresses, level: int, shown: int) -> None:
    """What a hazard's frame says is told beside the frames."""
    edge = row[at("step_mine", shown)]
    row[at("stack", level * words.FRAME + words.F_ZONE)] = row[at("step_tile", shown)]
    row[at("stack", level * words.FRAME + words.F_CARD)] = 0 if edge == words.NONE else edge + 1


@cache
def _reading(where: Stage, seat: int) -> Reading:
    return Reading(where.table, seat)


def _row(reading: Reading, vector: Vector) -> bytearray:
    at, table = reading.at, reading.table
    row = bytearray(at.size)
    # Of the others nothing lit means NONE: nobody, nowhere, no card.
    unlit_is_0 = {
        *range(at("fate"), at("chosen")),
        *range(at("marker"), at("points")),
        *(at("city", table.at_field + edge) for edge in range(table.edges if table.city_cells else 0)),
        *(at("frames", level * words.FRAME + words.F_KIND) for level in range(frames_shown(reading.table))),
        at("winner"),
        at("how"),
    }
    told: set[int] = set()
    for cell, places in reading.choices:
        lit = [value for value, place in places.items() if vector[place] == 1]
        assert len(lit) <= 1, "one choice, one light"
        # A byte may be told in several fields, by what it means.
        if lit:
            told.add(cell)
            row[cell] = lit[0]
        elif cell not in told:
            row[cell] = 0 if cell in unlit_is_0 else words.NONE
    for place, cell, divisor in reading.numbers:
        if cell not in (at("round_low"), at("round_high")):
            row[cell] = round(float(vector[place]) * divisor)
        else:
            rounds = round(float(vector[place]) * 100)
            row[at("round_high")], row[at("round_low")] = rounds >> 8, rounds & 255
    return row


def _frame(shown: bytearray) -> bytearray:
    """Where a frame names nothing, the stack has 0; but bids ask NONE, and an aircraft is no counter."""
    frame = bytearray(shown)
    kind = frame[words.F_KIND]
    for byte in (words.F_CARD, words.F_DEED, words.F_ZONE):
        if frame[byte] == words.NONE:
            frame[byte] = 0
    flying = kind in (words.ASK_SHOOT, words.ASK_SURVEIL, words.ASK_AIM, words.ASK_BLAST)
    if frame[words.F_UNIT] == words.NONE and not flying:
        frame[words.F_UNIT] = 0
    return frame
