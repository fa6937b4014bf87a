"""The fields that only the embattled city has: what lies and stands there, and all goals of both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted.envs.cells import frames_shown
from undaunted.envs.scales import BYTE, TENTHS
from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.envs.reading import Reading

GOALS = (
    words.GOAL_CONTROL,
    words.GOAL_ROUT,
    words.GOAL_MISSION,
    words.GOAL_HOLD,
    words.GOAL_OCCUPY,
)


def in_the_way(reading: Reading) -> None:
    """Of who is about to step somewhere, and meets a mine or a Machine Gunner who watches."""
    table, at = reading.table, reading.at
    shown = range(frames_shown(table))
    tiles = {tile: tile for tile in range(table.tiles)}
    edges = {edge: edge for edge in range(table.edges)}
    reading.choose(
        "question_tile", (len(shown), table.tiles), [(row, at("step_tile", row), tiles) for row in shown],
        "where the counter is about to step, of a hazard",
    )  # fmt: skip
    reading.choose(
        "question_edge", (len(shown), table.edges), [(row, at("step_mine", row), edges) for row in shown],
        "the edge whose mine has hit it",
    )  # fmt: skip


def on_the_board(reading: Reading) -> None:
    _counters(reading)
    _ground(reading)
    table, at = reading.table, reading.at
    copies = [
        max(1, deck + supply) for deck, supply in zip(table.start_deck, table.start_supply, strict=True)
    ]
    used = [
        (reading.eyes.card_slot(card), at("city", table.at_reused + card), copies[card])
        for card in range(table.cards)
    ]
    reading.count(
        "reused", (len(reading.eyes.seats), reading.eyes.hand_slots), used,
        "cards that the present Inspire or Force has chosen, as in `deck`",
    )  # fmt: skip
    due = [(one, at("city", table.at_due + one), 1) for one in range(table.structures)]
    reading.count("due", (table.structures,), due, "buildings and tunnels that a Bomb has still to roll for")
    gained = [
        (slot, at("city", table.at_mission + side), TENTHS) for slot, side in enumerate(reading.eyes.sides)
    ]
    reading.count("mission", (2,), gained, "own side, enemy: mission points gained, in tenths", BYTE / TENTHS)


def _counters(reading: Reading) -> None:
    table, eyes, at = reading.table, reading.eyes, reading.at
    slots = [(eyes.counter_slot(unit), unit) for unit in range(table.counters)]
    routed = [(slot, at("city", unit), 1) for slot, unit in slots]
    reading.count("routed", (eyes.counter_slots,), routed, "routed counters")
    tiles = {tile: tile for tile in range(table.tiles)}
    reading.choose(
        "watch", (eyes.counter_slots, table.tiles),
        [(slot, at("city", table.at_watch + unit), tiles) for slot, unit in slots],
        "the tile that each counter keeps watch over; none lit: it does not",
    )  # fmt: skip
    for name, first, most, meaning in (
        ("laid", table.at_laid, table.mines_a_unit, "mines that it has laid"),
        ("smoked", table.at_smoked, table.smoke_a_unit, "smoke markers that it has laid"),
    ):
        cells = [(slot, at("city", first + unit), most) for slot, unit in slots]
        reading.count(name, (eyes.counter_slots,), cells, f"{meaning}, as a part of all it has")


def _ground(reading: Reading) -> None:
    table, eyes, at = reading.table, reading.eyes, reading.at
    tiles = range(table.tiles)
    most = max(table.face_from[tile + 1] - table.face_from[tile] for tile in tiles)
    faces = {face: face for face in range(most)}
    reading.choose(
        "face", (table.tiles, most), [(tile, at("city", table.at_face + tile), faces) for tile in tiles],
        "the face that each tile shows, from its first",
    )  # fmt: skip
    smoke = [(tile, at("city", table.at_smoke + tile), 1) for tile in tiles]
    reading.count("smoke", (table.tiles,), smoke, "tiles with a smoke marker")
    # A mine is 1 + twice its side, + 1 against armour.
    kinds = {1 + 2 * side + kind: 2 * slot + kind for slot, side in enumerate(eyes.sides) for kind in (0, 1)}
    reading.choose(
        "field", (table.edges, len(kinds)),
        [(edge, at("city", table.at_field + edge), kinds) for edge in range(table.edges)],
        "the mine on each edge: own anti-personnel, own anti-armour, the enemy's of both kinds",
    )  # fmt: skip


def all_goals(reading: Reading) -> None:
    """Any of a side's goals wins: each has a row, the main one first."""
    table, at = reading.table, reading.at
    of_sides = [range(*table.goal_from[side : side + 2]) for side in reading.eyes.sides]
    most = max(map(len, of_sides))
    rows = [(slot * most + n, goal) for slot, goals in enumerate(of_sides) for n, goal in enumerate(goals)]
    kinds = {kind: column for column, kind in enumerate(GOALS)}
    reading.choose(
        "goal", (2, most, len(kinds)), [(row, at("goal_kinds", goal), kinds) for row, goal in rows],
        "what wins for the own side, for the enemy: control, rout, mission points gained, held, occupy",
    )  # fmt: skip
    for name, source, meaning in (
        ("needed", "goal_needs", "how many each goal needs, in tenths"),
        ("progress", "goal_progress", "how many of them there are now, in tenths"),
    ):
        cells = [(row, at(source, goal), TENTHS) for row, goal in rows]
        reading.count(name, (2, most), cells, f"own side, enemy: {meaning}", BYTE / TENTHS)
    score = [(slot, at("score", side), TENTHS) for slot, side in enumerate(reading.eyes.sides)]
    reading.count("score", (2,), score, "own side, enemy: objective points held, in tenths", BYTE / TENTHS)
