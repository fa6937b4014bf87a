"""A position in one line, both ways, like chess's FEN: for tests, links, bug reports and puzzles.

    normandy/1 round=2 initiative=US turn=0 US=2B,17B! German=8A,5B! at=us-scout-a:13B,us-rifleman-a:17B~
    hand=… ask=turn/US

Parts that are empty are left out; `!` is controlled, `~` suppressed, `*2` two copies. `ask` is the stack, and
`still` how many rounds have ended since anything but cards changed; a draw is `won=-:standstill`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undaunted.game.event import HOW
from undaunted.game.notation.city import city_parts
from undaunted.game.question import ZONES as CASUALTY_ZONES
from undaunted.game.questions import BY_NUMBER
from undaunted.game.things import BUTTONS, MINE_KINDS, Things, slug
from undaunted.rules import words

ZONES = ("hand", "deck", "discard", "played", "supply", "removed")
LIES = {words.SIDEWAYS: "sideways", words.FACE_DOWN: "face-down"}
BEGUN = {words.NOT_BEGUN: "no", words.BEGUN: "yes", words.LOST: "lost"}
FATES = {words.ESCAPED: "escaped", words.NEUTRALISED: "neutralised"}


def deed_name(things: Things, deed: int) -> str:
    return slug(things.deed_title(deed))


def write(state: Any, things: Things) -> str:
    parts = [f"{key}={','.join(items)}" for key, items in _Writer(state, things).parts() if items]
    return " ".join([things.stage.name, *parts])


class _Writer:
    def __init__(self, state: Any, things: Things) -> None:
        self.state = state
        self.table = state.table
        self.things = things
        self.stage = things.stage

    def parts(self) -> Iterator[tuple[str, list[str]]]:
        state, table, stage = self.state, self.table, self.stage
        yield "round", [str(state.round)]
        yield "initiative", [stage.sides[state.initiative]]
        yield "turn", [str(state.turn)]
        yield "still", [str(state.still)] if state.still else []
        for side, name in enumerate(stage.sides):
            yield name, self._markers(side)
        yield (
            "at",
            [self._standing(unit) for unit in range(table.counters) if state.tile_of[unit] != words.NONE],
        )
        for zone in ZONES:
            yield zone, self._cards(getattr(state, zone))
        if state.points != table.start_points:
            yield (
                "points",
                [f"{stage.tiles[tile]}:{points}" for tile, points in enumerate(state.points) if points],
            )
        yield (
            "target",
            [f"{stage.sides[s]}:{stage.tiles[t]}" for s, t in enumerate(state.target) if t != words.NONE],
        )
        if state.commander != table.first_commander:
            yield "commander", [stage.seats[seat] for seat in state.commander]
        yield "bid", [self._bid(seat, card) for seat, card in enumerate(state.bid) if card != words.NONE]
        if table.vehicles:
            yield (
                "aboard",
                [self._aboard(unit) for unit, place in enumerate(state.aboard) if place != words.NONE],
            )
            yield (
                "damage",
                [self._vehicle(vehicle, damage) for vehicle, damage in enumerate(state.damage) if damage],
            )
            taken = [
                vehicle for vehicle, side in enumerate(state.holder) if side != table.start_holder[vehicle]
            ]
            yield "holder", [self._vehicle(vehicle, stage.sides[state.holder[vehicle]]) for vehicle in taken]
        yield (
            "fate",
            [f"{self.things.counters[unit]}:{FATES[fate]}" for unit, fate in enumerate(state.fate) if fate],
        )
        yield (
            "ruined",
            [f"{self.things.structures[s]}:{stage.sides[r - 1]}" for s, r in enumerate(state.ruined) if r],
        )
        if state.mine != table.start_mine:
            yield "mines", [*self._mines(), f"supply:{state.mine[-1]}"]
        if state.line:
            yield "line", self._line()
            tagged = [(unit, tags) for unit, tags in enumerate(state.tagged) if tags]
            yield "tagged", [f"{self.things.counters[unit]}:{tags}" for unit, tags in tagged]
        yield from city_parts(state, self.things)
        yield "chosen", [stage.tiles[tile] for tile, picked in enumerate(state.chosen) if picked]
        yield "pending", [self.things.counters[unit] for unit, still in enumerate(state.pending) if still]
        yield "ask", [self._frame(depth) for depth in range(state.depth)]
        if state.winner:
            whose = "-" if state.winner == words.DRAWN else stage.sides[state.winner - 1]
            yield "won", [f"{whose}:{HOW[state.how]}"]

    def _mines(self) -> Iterator[str]:
        """Each kind on each edge: `6B-3B:personnel*2`."""
        for edge, name in enumerate(self.things.edges):
            for kind, called in enumerate(MINE_KINDS):
                count = self.state.mine[2 * edge + kind]
                if count:
                    yield f"{name}:{called}" + (f"*{count}" if count > 1 else "")

    def _line(self) -> list[str]:
        """An automaton's cards in order: `us-scout-a`, `us-rifleman-a:sideways`."""
        pairs = zip(self.state.line[::2], self.state.line[1::2], strict=True)
        return [
            self.things.cards[card] + (f":{LIES[how]}" if how else "")
            for card, how in pairs
            if card != words.NONE
        ]

    def _aboard(self, unit: int) -> str:
        return f"{self.things.counters[unit]}:{self.things.places[self.state.aboard[unit]]}"

    def _vehicle(self, vehicle: int, value: object) -> str:
        return f"{self.things.counters[self.table.vehicle_counter[vehicle]]}:{value}"

    def _markers(self, side: int) -> list[str]:
        marks = self.state.marker[side * self.table.tiles : (side + 1) * self.table.tiles]
        names = zip(self.stage.tiles, marks, strict=True)
        return [name + ("!" if mark == words.CONTROLLED else "") for name, mark in names if mark]

    def _standing(self, unit: int) -> str:
        tile = self.stage.tiles[self.state.tile_of[unit]]
        return f"{self.things.counters[unit]}:{tile}" + ("~" if self.state.suppressed[unit] else "")

    def _cards(self, counts: bytearray) -> list[str]:
        named = zip(self.things.cards, counts, strict=True)
        return [name if count == 1 else f"{name}*{count}" for name, count in named if count]

    def _bid(self, seat: int, card: int) -> str:
        return f"{self.stage.seats[seat]}:{'-' if card == words.NO_CARD else self.things.cards[card]}"

    def _frame(self, depth: int) -> str:
        frame = self.state.stack[depth * words.FRAME : (depth + 1) * words.FRAME]
        kind, seat = BY_NUMBER[frame[words.F_KIND]], frame[words.F_SEAT]
        whom = "*" if seat == words.NONE else self.stage.seats[seat]
        fields = [f"{field}:{self._field(frame, field)}" for field in kind.fields]
        return "/".join([kind.name, whom, *fields, *(["moved:1"] if frame[words.F_MOVED] else [])])

    def _field(self, frame: bytearray, field: str) -> str:
        if field == "card":
            return self.things.cards[frame[words.F_CARD]]
        if field == "deed":
            return deed_name(self.things, frame[words.F_DEED])
        if field == "unit":
            unit = frame[words.F_UNIT]
            return "-" if unit == words.NONE else self.things.counters[unit]
        if field == "doing":
            return BUTTONS.get(frame[words.F_ZONE], "-") if frame[words.F_ZONE] else "-"
        if field == "rolled":
            return str(frame[words.F_ZONE])
        if field == "resolved":
            return str(frame[words.F_UNIT])
        if field == "begun":
            return BEGUN[frame[words.F_ZONE]]
        if field == "tile":
            return self.stage.tiles[frame[words.F_ZONE]]
        if field == "mined":
            return self.things.edges[frame[words.F_CARD] - 1] if frame[words.F_CARD] else "-"
        if field == "edge":
            return self.things.edges[frame[words.F_ZONE] - words.FRAME_EDGES]
        return str(frame[words.F_LEFT]) if field == "left" else CASUALTY_ZONES[frame[words.F_ZONE]]
