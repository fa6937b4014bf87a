"""A scenario under watch, and what is raised when something does not hold."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from undaunted.content.stage import Stage
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
        self.all_cards = number_of(table.start_deck) + number_of(table.start_supply)
        self.card_groups = _groups(table)
        self.control_everywhere = number_of(bytes([words.CONTROLLED]) * table.tiles)
        self.objectives = [
            tile for tile in range(table.tiles) if table.start_points[tile] or tile == table.radio_tile
        ]
        self.riflemen = [self._counters(side, table.counter_rifleman) for side in (0, 1)]
        self.spotters = [self._counters(side, table.counter_spots) for side in (0, 1)]
        self.goals = list(table.goal_kind)
        self.soldiers = range(table.side_first_counter[2])
        # In the city: who can keep watch, the mines that lay there before the game, and who stood where, with
        # all that may only grow, after the last decision.
        self.watchers = _watchers(table)
        field = table.start_city[table.at_field : table.at_field + table.edges] if table.city_cells else ()
        self.mines_before = [sum(mine and (mine - 1) >> 1 == side for mine in field) for side in (0, 1)]
        self.last: tuple[bytes, bytes] | None = None
        # After the last decision: all but the cards in circulation, the round, and the count of still rounds.
        self.before: tuple[bytes, int, int] | None = None

    def _counters(self, side: int, which: bytearray) -> list[int]:
        return [unit for unit, is_one in enumerate(which) if is_one and self.table.counter_side[unit] == side]


def _watchers(table: Any) -> set[int]:
    """Counters with a card that orders Overwatch."""
    found = set()
    for card in range(table.cards if table.city_cells else 0):
        first = card * table.actions_a_card
        deeds = table.action_deed[first : first + table.actions_a_card]
        if any(deed != words.NONE and table.deed_word[deed] == words.OVERWATCH for deed in deeds):
            found.add(table.card_unit[card])
    return found


def _groups(table: Any) -> list[tuple[int, ...]]:
    """Cards that are counted together, because they change hands in a team; the others one by one."""
    group = {card: {card} for card in range(table.cards)}
    joined = [(card, mate) for card, mate in enumerate(table.mate_card) if mate != words.NONE]
    for seat, pool in enumerate(table.fog_pool):
        if pool != words.NONE and table.seat_fog[seat] != words.NONE:
            joined.append((table.seat_fog[seat], pool))
    for one, other in joined:
        both = group[one] | group[other]
        group |= dict.fromkeys(both, both)
    return list(dict.fromkeys(tuple(sorted(cards)) for cards in group.values()))


def number_of(counts: bytes | bytearray) -> int:
    """Counts end to end as one big number: then adding up a hundred of them is one addition."""
    return int.from_bytes(counts, "little")
