"""Reading a position back. It is checked before it is believed: the compiled rules trust their tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undaunted.content.checks.mines import MOST_MINES
from undaunted.content.stage import Stage, stage
from undaunted.game.errors import BadPosition
from undaunted.game.event import HOW
from undaunted.game.notation.city import city_readers
from undaunted.game.notation.position import BEGUN, FATES, LIES, ZONES, deed_name
from undaunted.game.notation.soundness import check_sound
from undaunted.game.question import ZONES as CASUALTY_ZONES
from undaunted.game.questions import BY_NAME
from undaunted.game.things import BUTTONS, MINE_KINDS, Things
from undaunted.rules import words
from undaunted.speed import rules

NUMBERS = {"round": 65535, "turn": 3, "still": 99}
"""Parts that are a number, and the highest."""
DRAWN = "-"
DOING = (words.LAY_PERSONNEL, words.LAY_ARMOUR, words.LIFT_PERSONNEL, words.LIFT_ARMOUR)
DOING_NAMES = tuple(BUTTONS[button] for button in DOING)
"""What is done on an edge."""
MOVED = ("turn", "use", "spawn", "mines", "order", "combo")
"""Questions that may have `moved:1`."""


def read(text: str, where: Stage | None = None) -> tuple[Any, Things]:
    """The state that a line describes, and the names of its things.

    `where` is the stage it has to be on: of a game that began under other rules or content than today's.
    """
    name, *parts = text.split() or [""]
    if where is not None and name != where.name:
        raise BadPosition("scenario", repr(name), where.name)
    return _Reader(where or stage(name)).read(parts)


class _Reader:
    def __init__(self, where: Stage) -> None:
        self.stage = where
        self.table = where.table
        self.things = Things(where)
        self.state = rules.opening(where.table)

    def read(self, parts: Iterable[str]) -> tuple[Any, Things]:
        state, table = self.state, self.table
        for zone in ZONES:
            setattr(state, zone, bytearray(table.cards))
        state.tile_of = bytearray([words.NONE]) * table.counters
        state.aboard = bytearray([words.NONE]) * len(state.aboard)
        state.marker = bytearray(len(table.start_marker))
        seen: set[str] = set()
        for part in parts:
            key, equals, value = part.partition("=")
            if not equals or not value or key in seen:
                raise BadPosition(part, "this", "each part once, written key=value")
            seen.add(key)
            self._part(key, value.split(","))
        for key in ("round", "initiative"):
            if key not in seen:
                raise BadPosition(key, "nothing", f"{key}=…")
        check_sound(state, self.things)
        return state, self.things

    def _part(self, key: str, items: list[str]) -> None:
        state = self.state
        if key in NUMBERS:
            setattr(state, key, self.number(key, items[0], NUMBERS[key]))
        elif key == "initiative":
            state.initiative = self.index(key, items[0], self.stage.sides)
        elif key in self.stage.sides:
            self._markers(key, items)
        elif key in ZONES:
            self._zone(key, items)
        else:
            readers = {
                "at": self._at, "points": self._points, "target": self._target, "commander": self._commander,
                "bid": self._bid, "pending": self._pending, "ask": self._ask, "won": self._won,
                "aboard": self._aboard, "damage": self._damage, "holder": self._holder, "fate": self._fate,
                "ruined": self._ruined, "chosen": self._chosen, "mines": self._mines, "line": self._line,
                "tagged": self._tagged, **city_readers(self),
            }  # fmt: skip
            if key not in readers:
                known = ", ".join([*NUMBERS, "initiative", *self.stage.sides, *ZONES, *readers])
                raise BadPosition(key, "an unknown part", f"one of {known}")
            readers[key](items)

    def number(self, part: str, text: str, most: int) -> int:
        # Not isdigit alone: that takes ² for a digit, and int() does not.
        if not (text.isascii() and text.isdigit()) or len(text) > 5 or int(text) > most:
            raise BadPosition(part, repr(text), f"a number up to {most}")
        return int(text)

    def index(self, part: str, name: str, names: Iterable[str]) -> int:
        known = list(names)
        if name not in known:
            raise BadPosition(part, repr(name), "one of " + ", ".join(known))
        return known.index(name)

    def pair(self, part: str, item: str) -> tuple[str, str]:
        name, colon, value = item.partition(":")
        if not colon:
            raise BadPosition(part, repr(item), "name:value")
        return name, value

    def tile(self, part: str, name: str) -> int:
        return self.index(part, name, self.stage.tiles)

    def _markers(self, side: str, items: list[str]) -> None:
        first = self.stage.sides.index(side) * self.table.tiles
        for item in items:
            mark = words.CONTROLLED if item.endswith("!") else words.SCOUTED
            self.state.marker[first + self.tile(side, item.removesuffix("!"))] = mark

    def _zone(self, zone: str, items: list[str]) -> None:
        for item in items:
            name, _, count = item.partition("*")
            card = self.index(zone, name, self.things.cards)
            getattr(self.state, zone)[card] = self.number(zone, count or "1", 99)

    def _at(self, items: list[str]) -> None:
        for item in items:
            name, tile = self.pair("at", item)
            unit = self.index("at", name, self.things.counters)
            self.state.tile_of[unit] = self.tile("at", tile.removesuffix("~"))
            self.state.suppressed[unit] = tile.endswith("~")

    def _points(self, items: list[str]) -> None:
        self.state.points = bytearray(self.table.tiles)
        for item in items:
            name, points = self.pair("points", item)
            self.state.points[self.tile("points", name)] = self.number("points", points, 99)

    def _target(self, items: list[str]) -> None:
        for item in items:
            name, tile = self.pair("target", item)
            self.state.target[self.index("target", name, self.stage.sides)] = self.tile("target", tile)

    def _commander(self, items: list[str]) -> None:
        seats = [self.index("commander", name, self.stage.seats) for name in items]
        if [self.table.seat_side[seat] for seat in seats] != list(range(len(self.stage.sides))):
            raise BadPosition(
                "commander", ",".join(items), "one seat of each side, in the order of the sides"
            )
        self.state.commander = bytearray(seats)

    def _bid(self, items: list[str]) -> None:
        for item in items:
            name, card = self.pair("bid", item)
            seat = self.index("bid", name, self.stage.seats)
            self.state.bid[seat] = (
                words.NO_CARD if card == "-" else self.index("bid", card, self.things.cards)
            )

    def _vehicle(self, part: str, name: str) -> int:
        names = [self.things.counters[counter] for counter in self.table.vehicle_counter]
        return self.index(part, name, names)

    def _aboard(self, items: list[str]) -> None:
        soldiers = self.things.counters[: self.table.side_first_counter[2]]
        for item in items:
            name, place = self.pair("aboard", item)
            unit = self.index("aboard", name, soldiers if self.table.vehicles else [])
            self.state.aboard[unit] = self.index("aboard", place, self.things.places)

    def _damage(self, items: list[str]) -> None:
        for item in items:
            name, damage = self.pair("damage", item)
            self.state.damage[self._vehicle("damage", name)] = self.number("damage", damage, 99)

    def _holder(self, items: list[str]) -> None:
        for item in items:
            name, side = self.pair("holder", item)
            self.state.holder[self._vehicle("holder", name)] = self.index("holder", side, self.stage.sides)

    def _fate(self, items: list[str]) -> None:
        known = self.things.counters if self.table.fates else []
        for item in items:
            name, fate = self.pair("fate", item)
            number = list(FATES)[self.index("fate", fate, FATES.values())]
            self.state.fate[self.index("fate", name, known)] = number

    def _ruined(self, items: list[str]) -> None:
        for item in items:
            name, side = self.pair("ruined", item)
            structure = self.index("ruined", name, self.things.structures)
            self.state.ruined[structure] = self.index("ruined", side, self.stage.sides) + 1

    def _chosen(self, items: list[str]) -> None:
        known = self.stage.tiles if self.table.chosen_tiles else ()
        for name in items:
            self.state.chosen[self.index("chosen", name, known)] = 1

    def _mines(self, items: list[str]) -> None:
        """All that lie now, and the supply."""
        if not self.table.start_mine:
            raise BadPosition("mines", ",".join(items), "none, as the scenario has no mines")
        self.state.mine = bytearray(len(self.table.start_mine))
        for item in items:
            name, told = self.pair("mines", item)
            if name == "supply":
                self.state.mine[-1] = self.number("mines", told, MOST_MINES)
                continue
            kind, _, count = told.partition("*")
            cell = 2 * self.index("mines", name, self.things.edges)
            cell += self.index("mines", kind, MINE_KINDS)
            self.state.mine[cell] = self.number("mines", count or "1", MOST_MINES)

    def _line(self, items: list[str]) -> None:
        """An automaton's cards in order; those that lie there are counted as played."""
        if len(items) > self.table.line_room:
            raise BadPosition("line", f"{len(items)} cards", f"{self.table.line_room} at most")
        for place, item in enumerate(items):
            name, _, how = item.partition(":")
            lies = ["", *LIES.values()]
            self.state.line[2 * place] = self.index("line", name, self.things.cards)
            self.state.line[2 * place + 1] = self.index("line", how, lies)

    def _tagged(self, items: list[str]) -> None:
        known = self.things.counters if self.state.tagged else []
        for item in items:
            name, tags = self.pair("tagged", item)
            self.state.tagged[self.index("tagged", name, known)] = self.number("tagged", tags, 99)

    def _pending(self, items: list[str]) -> None:
        for name in items:
            self.state.pending[self.index("pending", name, self.things.counters)] = 1

    def _ask(self, items: list[str]) -> None:
        if len(items) > words.FRAMES:
            raise BadPosition("ask", f"{len(items)} questions", f"{words.FRAMES} at most")
        for depth, item in enumerate(items):
            frame = self._frame(item)
            self.state.stack[depth * words.FRAME : (depth + 1) * words.FRAME] = frame
        self.state.depth = len(items)

    def _frame(self, item: str) -> bytes:
        kind, *rest = item.split("/")
        whom, *fields = rest or [""]
        known = BY_NAME.get(kind)
        expected = "/".join(["seat", *(f"{field}:…" for field in (known.fields if known else ()))])
        named = dict(self.pair("ask", field) for field in fields)
        moved = named.pop("moved", "0") if kind in MOVED else "0"
        if known is None or tuple(named) != known.fields:
            kinds = kind if known else " or ".join(BY_NAME)
            raise BadPosition("ask", repr(item), f"{kinds}/{expected}")
        frame = bytearray(words.FRAME)
        frame[words.F_KIND] = known.number
        frame[words.F_SEAT] = words.NONE if whom == "*" else self.index("ask", whom, self.stage.seats)
        frame[words.F_MOVED] = self.number("ask", moved, 1)
        deeds = [deed_name(self.things, deed) for deed in range(len(self.stage.deeds))]
        for field, value in named.items():
            if field == "card":
                frame[words.F_CARD] = self.index("ask", value, self.things.cards)
            elif field == "deed":
                frame[words.F_DEED] = self.index("ask", value, deeds)
            elif field == "unit":
                unit = self.index("ask", value, ["-", *self.things.counters]) - 1
                frame[words.F_UNIT] = words.NONE if unit < 0 else unit
            elif field == "left":
                frame[words.F_LEFT] = self.number("ask", value, 99)
            elif field == "doing":
                frame[words.F_ZONE] = 0 if value == "-" else DOING[self.index("ask", value, DOING_NAMES)]
            elif field == "rolled":
                frame[words.F_ZONE] = self.number("ask", value, 10)
            elif field == "resolved":
                frame[words.F_UNIT] = self.number("ask", value, words.LINE_MOST)
            elif field == "begun":
                frame[words.F_ZONE] = list(BEGUN)[self.index("ask", value, BEGUN.values())]
            elif field == "tile":
                frame[words.F_ZONE] = self.tile("ask", value)
            elif field == "mined":
                frame[words.F_CARD] = 0 if value == "-" else 1 + self.index("ask", value, self.things.edges)
            elif field == "edge":
                frame[words.F_ZONE] = words.FRAME_EDGES + self.index("ask", value, self.things.edges)
            else:
                frame[words.F_ZONE] = list(CASUALTY_ZONES)[self.index("ask", value, CASUALTY_ZONES.values())]
        return bytes(frame)

    def _won(self, items: list[str]) -> None:
        side, how = self.pair("won", items[0])
        self.state.winner = words.DRAWN
        if side != DRAWN:
            self.state.winner = self.index("won", side, self.stage.sides) + 1
        self.state.how = list(HOW)[self.index("won", how, HOW.values())]
