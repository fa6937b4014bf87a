"""What must hold of every position, whatever was played: looked at after each decision, so all of it is
cheap.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from undaunted.content.compile import Stage
from undaunted.game.errors import BadPosition
from undaunted.game.position import ZONES
from undaunted.game.soundness import check_sound
from undaunted.game.things import Things
from undaunted.rules import words

State = Any
"""A state of either engine: they share no class."""


class Broken(AssertionError):
    """An invariant that does not hold."""

    def __init__(self, invariant: str, found: str, expected: str) -> None:
        self.invariant = invariant
        super().__init__(f"{invariant}: found {found}, expected {expected}")


class Watched:
    """A scenario in one engine, with what the checks would otherwise look up at every decision."""

    def __init__(self, stage: Stage, engine: ModuleType) -> None:
        self.stage = stage
        self.table = table = stage.table
        self.rules = engine
        self.things = Things(stage)
        self.all_cards = _number(table.start_deck) + _number(table.start_supply)
        self.control_everywhere = _number(bytes([words.CONTROLLED]) * table.tiles)
        self.objectives = [
            tile for tile in range(table.tiles) if table.start_points[tile] or tile == table.radio_tile
        ]
        self.riflemen = [self._counters(side, table.counter_rifleman) for side in (0, 1)]
        self.spotters = [self._counters(side, table.counter_spots) for side in (0, 1)]

    def _counters(self, side: int, which: bytearray) -> list[int]:
        return [unit for unit, is_one in enumerate(which) if is_one and self.table.counter_side[unit] == side]


def _number(counts: bytes | bytearray) -> int:
    """Counts end to end as one big number: then adding up a hundred of them is one addition."""
    return int.from_bytes(counts, "little")


def cards_are_conserved(watched: Watched, state: State) -> None:
    """No card is made or lost: all zones together hold what deck and supply held at the start."""
    zones = (state.hand, state.deck, state.discard, state.played, state.supply, state.removed)
    if sum(map(_number, zones)) == watched.all_cards:
        return
    table = watched.table
    for card, name in enumerate(watched.things.cards):
        total = sum(getattr(state, zone)[card] for zone in ZONES)
        wanted = table.start_deck[card] + table.start_supply[card]
        if total != wanted:
            raise Broken("cards are conserved", f"{total} of {name}", str(wanted))


def counters_are_in_one_place(watched: Watched, state: State) -> None:
    """On a tile of the board, or off it; off it none is suppressed, or waits for a Blast."""
    for unit, tile in enumerate(state.tile_of):
        if tile < watched.table.tiles:
            continue
        name = watched.things.counters[unit]
        if tile != words.NONE:
            raise Broken(
                "counters are in one place", f"{name} on tile {tile}", "a tile of the board, or none"
            )
        if state.suppressed[unit] or state.pending[unit]:
            raise Broken("counters are in one place", f"{name} off the board, but still marked", "no mark")


def tiles_have_one_master(watched: Watched, state: State) -> None:
    tiles = watched.table.tiles
    both = _number(state.marker[:tiles]) & _number(state.marker[tiles:]) & watched.control_everywhere
    if both:
        tile = watched.stage.tiles[(both.bit_length() - 1) // 8]
        raise Broken("tiles have one master", f"{tile} controlled by both sides", "one side at most")
    if max(state.marker) > words.CONTROLLED:
        raise Broken("tiles have one master", f"marker {max(state.marker)}", "none, scouted or controlled")


def targets_have_a_mortar(watched: Watched, state: State) -> None:
    """A target marker lies only while a counter that can fire at it stands (ruling 12)."""
    for side, tile in enumerate(state.target):
        if tile != words.NONE and all(state.tile_of[unit] == words.NONE for unit in watched.spotters[side]):
            side_name = watched.stage.sides[side]
            raise Broken(
                "targets have a mortar", f"a target of {side_name}", "none without a counter to fire"
            )


def the_stack_is_clean(watched: Watched, state: State) -> None:
    """Questions are open exactly while the game runs, and above them lies nothing."""
    if bool(state.depth) == bool(state.winner):
        raise Broken("the stack is clean", f"depth {state.depth}, winner {state.winner}", "one or the other")
    if any(state.stack[state.depth * words.FRAME :]):
        raise Broken("the stack is clean", "traces above the innermost question", "zeros")


def goals_are_noticed(watched: Watched, state: State) -> None:
    """Nobody plays on with the points, or the pin, that wins. Counted here from the markers up."""
    if state.winner:
        return
    table = watched.table
    for side in (0, 1):
        if table.goal_kind[side] == words.GOAL_CONTROL:
            first = side * table.tiles
            points = sum(
                state.points[tile]
                for tile in watched.objectives
                if state.marker[first + tile] == words.CONTROLLED
            )
            reached = points >= table.goal_points[side]
        else:
            reached = all(state.tile_of[unit] == words.NONE for unit in watched.riflemen[1 - side])
        if reached:
            side_name = watched.stage.sides[side]
            raise Broken("goals are noticed", f"{side_name} has reached its goal", "the end of the game")


def the_verdict_is_up_to_date(watched: Watched, state: State) -> None:
    """Judging once more finds no winner in a game that goes on."""
    if state.winner:
        return
    twin = state.clone()
    rules = watched.rules
    rules.judge(twin, watched.table.seat_side[rules.active_seat(twin)])
    if twin.winner:
        side_name = watched.stage.sides[twin.winner - 1]
        found = f"{side_name} wins when judged again (how: {twin.how})"
        raise Broken("the verdict is up to date", found, "the same verdict as after the decision")


AFTER_EACH_DECISION: list[Callable[[Watched, State], None]] = [
    cards_are_conserved,
    counters_are_in_one_place,
    tiles_have_one_master,
    targets_have_a_mortar,
    the_stack_is_clean,
    goals_are_noticed,
    the_verdict_is_up_to_date,
]


def the_position_is_sound(watched: Watched, state: State) -> None:
    """What a position from outside has to fulfil holds of every position from inside, too."""
    try:
        check_sound(state, watched.things)
    except BadPosition as error:
        raise Broken("the position is sound", str(error), "a position that could be read back") from error
