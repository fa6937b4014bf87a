"""All that an observation says, as one row of bytes, which the tensor is read from.

First the packed position, then what a seat knows beside it. Nothing here looks past the observation.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from undaunted.game.questions import KINDS
from undaunted.rules import words
from undaunted.speed import rules

if TYPE_CHECKING:
    from collections.abc import Iterator

ARRAYS: Final = (
    "hand", "deck", "discard", "played", "supply", "removed", "tile_of", "suppressed", "pending", "aboard",
    "damage", "holder", "fate", "ruined", "chosen", "marker", "points", "mine", "city", "line", "tagged",
    "target", "commander", "bid", "stack",
)  # fmt: skip
"""The arrays of a state in the order in which it packs them."""
NUMBERS: Final = ("round_high", "round_low", "initiative", "turn", "winner", "how", "depth", "still")

LEAST_SHOWN: Final = 5
"""Open questions that are shown in every scenario, needed or not: so that layouts stay as they are."""
FRAME_BYTES: Final = {
    "card": words.F_CARD,
    "deed": words.F_DEED,
    "unit": words.F_UNIT,
    "left": words.F_LEFT,
    "zone": words.F_ZONE,
    "doing": words.F_ZONE,
    "edge": words.F_ZONE,
    "rolled": words.F_ZONE,
    "begun": words.F_ZONE,
    "resolved": words.F_UNIT,
}
IN_THE_WAY: Final = {"tile": words.F_ZONE, "mined": words.F_CARD}
"""What meets whoever moves in the city: told beside the frames, as in them these bytes mean other things."""
DEEPEST_IN_CITY: Final = 6
"""A turn, an order given once more, the first half of two, a step, what lies in wait, whose card is lost."""


def _blanks() -> list[bytes]:
    """By question: which fields of its frame name nothing."""
    naming = {words.F_SEAT, words.F_CARD, words.F_DEED, words.F_UNIT, words.F_ZONE}
    found = [bytes(naming)] * (max(kind.number for kind in KINDS) + 1)
    for kind in KINDS:
        told = [FRAME_BYTES[one] for one in kind.fields if one not in IN_THE_WAY]
        found[kind.number] = bytes(naming - {words.F_SEAT, *told})
    return found


_BLANKS: Final = _blanks()


def _nothing_asked() -> bytes:
    frame = bytearray(words.FRAME)
    for blank in _BLANKS[0]:
        frame[blank] = words.NONE
    return bytes(frame)


_NOTHING_ASKED: Final = _nothing_asked()


def frames_shown(table: rules.Table) -> int:
    """How many open questions are shown, the innermost first: as many as can be open at once.

    A turn, what an action asks, and whose card is lost; in a vehicle also the shift after a card, and damage
    that is due; where there are mines also those that go off. In the city an order within an order.
    """
    if table.city_cells:
        return DEEPEST_IN_CITY
    mines = table.mine_owner != words.NONE
    return max(LEAST_SHOWN, 3 + (2 if table.vehicles else 0) + (1 if mines else 0))


def frames(state: rules.State) -> bytearray:
    """The open questions, the innermost first. Fields that name nothing are NONE, never "card 0"."""
    most = frames_shown(state.table)
    shown = bytearray(_NOTHING_ASKED * most)
    depth = state.depth
    for at in range(min(depth, most)):
        frame, found = at * words.FRAME, (depth - 1 - at) * words.FRAME
        shown[frame : frame + words.FRAME] = state.stack[found : found + words.FRAME]
        for blank in _BLANKS[shown[frame + words.F_KIND]]:
            shown[frame + blank] = words.NONE
    return shown


def ways(state: rules.State) -> bytes:
    """Of each frame that is shown: the tile that somebody is about to step on, and the mine that hit him."""
    most = frames_shown(state.table)
    tiles, edges = bytearray([words.NONE]) * most, bytearray([words.NONE]) * most
    for at in range(min(state.depth, most)):
        frame = (state.depth - 1 - at) * words.FRAME
        if state.stack[frame + words.F_KIND] == words.DO_HAZARD:
            tiles[at] = state.stack[frame + IN_THE_WAY["tile"]]
            mined = state.stack[frame + IN_THE_WAY["mined"]]
            edges[at] = mined - 1 if mined else words.NONE
    return bytes(tiles + edges)


def progress(state: rules.State) -> bytes:
    """How far each goal has come, of all sides, in its own measure."""
    table = state.table
    return bytes(
        rules.points_of(state, table.goal_side[goal])
        if kind == words.GOAL_CONTROL
        else min(words.NONE, rules.goal_progress(state, table.goal_side[goal], goal))
        for goal, kind in enumerate(table.goal_kind)
    )


def deciders(seen: rules.Observation) -> bytes:
    """Who owes a decision, by seat: of the bids of others it is known whether they are in."""
    state = seen.state
    if not state.depth:
        return bytes(state.table.seats)
    frame = (state.depth - 1) * words.FRAME
    if state.stack[frame + words.F_KIND] == words.ASK_BID:
        return bytes(1 - bid for bid in seen.has_bid)
    asked = state.stack[frame + words.F_SEAT]
    return bytes(seat == asked for seat in range(state.table.seats))


def main_goals(table: rules.Table) -> tuple[int, int]:
    """Each side's main goal, by its number."""
    return table.goal_from[0], table.goal_from[1]


def cells(seen: rules.Observation) -> bytes:
    state = seen.state
    table = state.table
    return b"".join(
        (
            state.pack(),
            seen.hand_sizes,
            seen.has_bid,
            seen.lost,
            frames(state),
            deciders(seen),
            bytes(
                (
                    seen.seat,
                    rules.points_of(state, 0),
                    rules.points_of(state, 1),
                    rules.goal_count(state, 0),
                    rules.goal_count(state, 1),
                    rules.pinned(state, 0),
                    rules.pinned(state, 1),
                )
            ),
            bytes(table.goal_kind[goal] for goal in main_goals(table)),
            bytes(table.goal_points[goal] for goal in main_goals(table)),
            *_of_city(state),
        )
    )


def _of_city(state: rules.State) -> tuple[bytes, ...]:
    """There any of several goals may win: all are told."""
    table = state.table
    if not table.city_cells:
        return ()
    return bytes(table.goal_kind), bytes(table.goal_points), progress(state), ways(state)


class Addresses:
    """Where each part begins in the row, for one scenario."""

    def __init__(self, table: rules.Table) -> None:
        state = rules.opening(table)
        self._from: dict[str, int] = {}
        at = 0
        for name, size in chain(_sizes(state), _further(table)):
            self._from[name] = at
            at += size
        self.size = at

    def __call__(self, name: str, index: int = 0) -> int:
        return self._from[name] + index


def _sizes(state: rules.State) -> Iterator[tuple[str, int]]:
    for name in ARRAYS:
        yield name, len(getattr(state, name))
    for name in NUMBERS:
        yield name, 1


def _further(table: rules.Table) -> Iterator[tuple[str, int]]:
    yield "hand_sizes", table.seats
    yield "has_bid", table.seats
    yield "lost", table.counters
    yield "frames", words.FRAME * frames_shown(table)
    yield "deciders", table.seats
    yield "seat", 1
    yield "score", 2
    yield "goal_count", 2
    yield "pinned", 2
    yield "goal_kind", 2
    yield "goal_points", 2
    if table.city_cells:
        goals = len(table.goal_kind)
        yield "goal_kinds", goals
        yield "goal_needs", goals
        yield "goal_progress", goals
        yield "step_tile", frames_shown(table)
        yield "step_mine", frames_shown(table)
