"""A position in one line, both ways, like chess's FEN: for tests, links, bug reports and puzzles.

    normandy/1 round=2 initiative=US turn=0 US=2B,17B! German=8A,5B! at=us-scout-a:13B,us-rifleman-a:17B~ hand=… ask=turn/US

Parts that are empty are left out; `!` is controlled, `~` suppressed, `*2` two copies. `ask` is the stack of questions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undaunted.game.event import HOW
from undaunted.game.question import ZONES as CASUALTY_ZONES
from undaunted.game.refusal import QUESTIONS
from undaunted.game.things import Things, slug
from undaunted.rules import words

ZONES = ("hand", "deck", "discard", "played", "supply", "removed")
FRAME_FIELDS: dict[str, tuple[str, ...]] = {
    "bid": (),
    "turn": (),
    "use": ("card",),
    "spawn": ("card", "deed"),
    "step": ("card", "deed", "unit", "left"),
    "guide": ("card", "deed"),
    "bolster": ("card", "deed", "left"),
    "command": ("card", "deed", "left"),
    "inspire": ("card", "deed", "left"),
    "target": ("card", "deed", "unit"),
    "shoot": ("card", "deed", "unit"),
    "blast": ("card", "deed", "unit"),
    "casualty": ("unit", "zone"),
}
"""What each question's frame says beside whom it asks."""


def deed_name(things: Things, deed: int) -> str:
    return slug(things.deed_title(deed))


def write(state: Any, things: Things) -> str:
    return " ".join([things.stage.scenario.name, *_parts(state, things)])


def _parts(state: Any, things: Things) -> Iterator[str]:
    where, table = things.stage, state.table
    yield f"round={state.round}"
    yield f"initiative={where.sides[state.initiative]}"
    yield f"turn={state.turn}"
    found: list[tuple[str, list[str]]] = []
    for side, name in enumerate(where.sides):
        marks = state.marker[side * table.tiles : (side + 1) * table.tiles]
        found.append(
            (
                name,
                [where.tiles[t] + ("!" if m == words.CONTROLLED else "") for t, m in enumerate(marks) if m],
            )
        )
    found.append(
        (
            "at",
            [
                _standing(state, things, unit)
                for unit in range(table.counters)
                if state.tile_of[unit] != words.NONE
            ],
        )
    )
    for zone in ZONES:
        counts = getattr(state, zone)
        found.append(
            (zone, [_copies(things.cards[card], counts[card]) for card in range(table.cards) if counts[card]])
        )
    if state.points != table.start_points:
        found.append(("points", [f"{where.tiles[t]}:{p}" for t, p in enumerate(state.points) if p]))
    found.append(
        (
            "target",
            [
                f"{n}:{where.tiles[state.target[s]]}"
                for s, n in enumerate(where.sides)
                if state.target[s] != words.NONE
            ],
        )
    )
    if state.commander != table.first_commander:
        found.append(("commander", [where.seats[seat] for seat in state.commander]))
    found.append(
        (
            "bid",
            [
                f"{n}:{_bid(things, state.bid[s])}"
                for s, n in enumerate(where.seats)
                if state.bid[s] != words.NONE
            ],
        )
    )
    found.append(
        ("pending", [things.counters[unit] for unit in range(table.counters) if state.pending[unit]])
    )
    found.append(("ask", [_frame(state, things, depth) for depth in range(state.depth)]))
    if state.winner:
        found.append(("won", [f"{where.sides[state.winner - 1]}:{HOW[state.how]}"]))
    for name, items in found:
        if items:
            yield f"{name}={','.join(items)}"


def _copies(name: str, count: int) -> str:
    return name if count == 1 else f"{name}*{count}"


def _standing(state: Any, things: Things, unit: int) -> str:
    tile = things.stage.tiles[state.tile_of[unit]]
    return f"{things.counters[unit]}:{tile}" + ("~" if state.suppressed[unit] else "")


def _bid(things: Things, card: int) -> str:
    return "-" if card == words.NO_CARD else things.cards[card]


def _frame(state: Any, things: Things, depth: int) -> str:
    frame = state.stack[depth * words.FRAME : (depth + 1) * words.FRAME]
    kind, seat = QUESTIONS[frame[words.F_KIND]], frame[words.F_SEAT]
    values = {
        "card": lambda: things.cards[frame[words.F_CARD]],
        "deed": lambda: deed_name(things, frame[words.F_DEED]),
        "unit": lambda: things.counters[frame[words.F_UNIT]],
        "left": lambda: str(frame[words.F_LEFT]),
        "zone": lambda: CASUALTY_ZONES[frame[words.F_ZONE]],
    }
    whom = "*" if seat == words.NONE else things.stage.seats[seat]
    return "/".join([kind, whom, *(f"{field}:{values[field]()}" for field in FRAME_FIELDS[kind])])
