"""How each field of the tensor is read off an observation's cells, for one seat.

A number is a cell divided by what it is measured in; a choice is one cell that lights one of several places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from undaunted.envs.cells import Addresses, frames_shown
from undaunted.envs.layout import Field
from undaunted.envs.perspective import Perspective
from undaunted.envs.reading_city import all_goals, in_the_way, on_the_board
from undaunted.envs.scales import BYTE, TENTHS
from undaunted.game.event import HOW
from undaunted.game.questions import kinds_asked
from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.speed import rules

MINING = (words.LAY_PERSONNEL, words.LAY_ARMOUR, words.LIFT_PERSONNEL, words.LIFT_ARMOUR)
GOALS = (words.GOAL_CONTROL, words.GOAL_PIN, words.GOAL_ESCAPE, words.GOAL_NEUTRALISE)

OPEN_ZONES = {
    "deck": "the deck; of other seats deck and hand in one, since nobody else can tell them apart",
    "discard": "the discard pile",
    "played": "the play area",
    "supply": "the supply",
    "removed": "out of the game; of others only where the unit hit tells the card",
}


class Reading:
    """The fields, and for each of them which cell goes where."""

    def __init__(self, table: rules.Table, seat: int) -> None:
        self.table = table
        self.eyes = Perspective(table, seat)
        self.at = Addresses(table)
        self.fields: list[Field] = []
        # place in the tensor, cell, what it is divided by
        self.numbers: list[tuple[int, int, float]] = []
        # cell, and the place in the tensor that each of its values lights
        self.choices: list[tuple[int, dict[int, int]]] = []
        self._table_talk()
        self._questions()
        self._cards()
        self._counters()
        self._vehicles()
        self._tiles()
        if table.city_cells:
            on_the_board(self)
        self._standing()
        if table.standstill:
            self._standstill()

    # Two kinds of fields

    def _field(self, name: str, shape: tuple[int, ...], meaning: str, high: float = 1.0) -> int:
        """Where the new field begins; what a scenario does not have gets none."""
        offset = self.fields[-1].offset + self.fields[-1].size if self.fields else 0
        field = Field(name, offset, shape, meaning, high)
        if field.size:
            self.fields.append(field)
        return offset

    def count(
        self,
        name: str,
        shape: tuple[int, ...],
        cells: Iterable[tuple[int, int, float]],
        meaning: str,
        high: float = 1.0,
    ) -> None:
        """Cells as (slot in the field, cell, divisor)."""
        offset = self._field(name, shape, meaning, high)
        self.numbers += [(offset + slot, cell, divisor) for slot, cell, divisor in cells]

    def choose(
        self,
        name: str,
        shape: tuple[int, ...],
        cells: Iterable[tuple[int, int, Mapping[int, int]]],
        meaning: str,
    ) -> None:
        """Cells as (row in the field, cell, which column each value lights)."""
        offset = self._field(name, shape, meaning)
        width = shape[-1]
        for row, cell, columns in cells:
            places = {value: offset + row * width + column for value, column in columns.items()}
            self.choices.append((cell, places))

    # The fields

    def _table_talk(self) -> None:
        seats, at = self.eyes.seats, self.at
        self.choose(
            "seat", (len(seats),), [(0, at("seat"), dict(zip(seats, seats, strict=True)))],
            "which seat is looking, by its number at the table",
        )  # fmt: skip
        self.count(
            "decides", (len(seats),), [(slot, at("deciders", one), 1) for slot, one in enumerate(seats)],
            "who owes a decision now: own seat first",
        )  # fmt: skip

    def _questions(self) -> None:
        table, eyes, shown = self.table, self.eyes, range(frames_shown(self.table))
        cards = {card: eyes.card_slot(card) for card in range(table.cards)}
        units = {unit: eyes.counter_slot(unit) for unit in range(table.counters)}
        seats = {seat: slot for slot, seat in enumerate(eyes.seats)}
        deeds = {deed: deed for deed in range(len(table.deed_word))}
        asked = kinds_asked(table)
        kinds = {kind.number: column for column, kind in enumerate(asked)}
        zones = {zone: zone for zone in (words.PLAYED, words.HAND, words.DISCARD, words.DECK)}
        for name, byte, columns, width, meaning in (
            ("question", words.F_KIND, kinds, len(kinds), ", ".join(kind.name for kind in asked)),
            ("asked", words.F_SEAT, seats, len(seats), "whom it asks, own seat first; bids name nobody"),
            ("question_card", words.F_CARD, cards, eyes.card_slots, "which card it is about, as in `deck`"),
            ("question_deed", words.F_DEED, deeds, len(deeds), "which action, by its number in the scenario"),
            ("question_counter", words.F_UNIT, units, eyes.counter_slots, "which counter, as in `tile_of`"),
            ("question_zone", words.F_ZONE, zones, len(zones), "of a casualty: played, hand, discard, deck"),
        ):  # fmt: skip
            told = meaning if name != "question" else f"the open questions, innermost first: {meaning}"
            cells = [(row, self.frame(row, byte), columns) for row in shown]
            self.choose(name, (len(shown), width), cells, told)
        lays = table.city_cells and words.MINE in table.deed_word
        if table.mine_owner != words.NONE or lays:
            doing = {button: column for column, button in enumerate(MINING)}
            self.choose(
                "question_mine", (len(shown), len(doing)),
                [(row, self.frame(row, words.F_ZONE), doing) for row in shown],
                "what is done with a mine: one of either kind laid, lifted",
            )  # fmt: skip
        if table.city_cells:
            in_the_way(self)
        elif table.mine_owner != words.NONE:
            edges = {words.FRAME_EDGES + edge: edge for edge in range(table.edges)}
            self.choose(
                "question_edge", (len(shown), table.edges),
                [(row, self.frame(row, words.F_ZONE), edges) for row in shown],
                "the edge whose mines go off",
            )  # fmt: skip
        left = [(row, self.frame(row, words.F_LEFT), TENTHS) for row in shown]
        self.count("question_left", (len(shown),), left, "picks or steps left, in tenths", BYTE / TENTHS)
        self.count(
            "question_moved", (len(shown),), [(row, self.frame(row, words.F_MOVED), 1) for row in shown],
            "nobody may withdraw any more, or upgraded actions are left out"
            if table.city_cells
            else "its soldier has entered, left or changed places already",
        )  # fmt: skip

    def frame(self, row: int, byte: int) -> int:
        return self.at("frames", row * words.FRAME + byte)

    def _cards(self) -> None:
        table, eyes, at = self.table, self.eyes, self.at
        copies = [
            max(1, deck + supply) for deck, supply in zip(table.start_deck, table.start_supply, strict=True)
        ]
        everyone = (len(eyes.seats), eyes.hand_slots)
        own = [card for card in range(table.cards) if table.card_seat[card] == eyes.seat]
        hand = [(eyes.card_slot(card), at("hand", card), copies[card]) for card in own]
        self.count(
            "hand", (eyes.hand_slots,), hand,
            "own hand, card by card, as a part of all its copies (so are the zones below)",
        )  # fmt: skip
        for zone, meaning in OPEN_ZONES.items():
            cells = [(eyes.card_slot(card), at(zone, card), copies[card]) for card in range(table.cards)]
            self.count(zone, everyone, cells, meaning)
        slots = list(enumerate(eyes.seats))
        self.count(
            "hand_size", (len(slots),), [(slot, at("hand_sizes", seat), TENTHS) for slot, seat in slots],
            "cards in hand, in tenths", BYTE / TENTHS,
        )  # fmt: skip
        self.count(
            "has_bid", (len(slots),), [(slot, at("has_bid", seat), 1) for slot, seat in slots],
            "whose bid is in",
        )  # fmt: skip
        bids = {card: eyes.card_slot(card) for card in own} | {words.NO_CARD: eyes.hand_slots}
        self.choose(
            "bid", (eyes.hand_slots + 1,), [(0, at("bid", eyes.seat), bids)],
            "own bid, as in `hand`; the last place: no card to bid",
        )  # fmt: skip
        lost = [(eyes.counter_slot(unit), at("lost", unit), TENTHS) for unit in range(table.counters)]
        self.count(
            "lost", (eyes.counter_slots,), lost,
            "cards that a unit of others has lost, where only their owner knows which, in tenths",
            BYTE / TENTHS,
        )  # fmt: skip

    def _counters(self) -> None:
        table, eyes, at = self.table, self.eyes, self.at
        slots = [(eyes.counter_slot(unit), unit) for unit in range(table.counters)]
        tiles = {tile: tile for tile in range(table.tiles)}
        self.choose(
            "tile_of", (eyes.counter_slots, table.tiles),
            [(slot, at("tile_of", unit), tiles) for slot, unit in slots],
            "where each counter stands: own soldiers, the enemy's, vehicles; none lit: off the board",
        )  # fmt: skip
        for name, meaning in (
            ("suppressed", "suppressed counters"),
            ("pending", "a Blast still has to roll"),
        ):
            self.count(
                name, (eyes.counter_slots,), [(slot, at(name, unit), 1) for slot, unit in slots], meaning
            )
        if table.fates:
            fates = {words.ESCAPED: 0, words.NEUTRALISED: 1}
            self.choose(
                "fate", (eyes.counter_slots, 2), [(slot, at("fate", unit), fates) for slot, unit in slots],
                "gone for good: escaped, neutralised",
            )  # fmt: skip

    def _vehicles(self) -> None:
        table, eyes, at = self.table, self.eyes, self.at
        sides = {side: slot for slot, side in enumerate(eyes.sides)}
        if table.vehicles:
            places = {place: place for place in range(len(table.place_vehicle))}
            aboard = [(eyes.counter_slot(unit), at("aboard", unit), places) for unit in range(table.counters)]
            self.choose("aboard", (eyes.counter_slots, len(places)), aboard, "who sits in which place aboard")
        whole = [(one, at("damage", one), table.vehicle_integrity[one]) for one in range(table.vehicles)]
        self.count("damage", (table.vehicles,), whole, "damage, as a part of what destroys the vehicle")
        held = [(one, at("holder", one), sides) for one in range(table.vehicles)]
        self.choose("holder", (table.vehicles, 2), held, "whose the vehicle is: own, the enemy's")
        ruined = {side + 1: slot for side, slot in sides.items()}
        ruins = [(one, at("ruined", one), ruined) for one in range(table.structures)]
        self.choose(
            "ruined", (table.structures, 2), ruins, "structures destroyed by the own side, by the enemy"
        )

    def _tiles(self) -> None:
        table, eyes, at = self.table, self.eyes, self.at
        tiles = range(table.tiles)
        marks = {words.SCOUTED: 0, words.CONTROLLED: 1}
        self.choose(
            "marker", (2, table.tiles, 2),
            [
                (slot * table.tiles + tile, at("marker", side * table.tiles + tile), marks)
                for slot, side in enumerate(eyes.sides)
                for tile in tiles
            ],
            "own markers and the enemy's, tile by tile: scouted, controlled",
        )  # fmt: skip
        self.count(
            "points", (table.tiles,), [(tile, at("points", tile), TENTHS) for tile in tiles],
            "what the tile is worth, in tenths", BYTE / TENTHS,
        )  # fmt: skip
        self.choose(
            "target", (2, table.tiles),
            [
                (slot, at("target", side), {tile: tile for tile in tiles})
                for slot, side in enumerate(eyes.sides)
            ],
            "the target marker of the own Mortar, of the enemy's",
        )  # fmt: skip
        if table.mine_owner != words.NONE:
            laid = [(cell, at("mine", cell), TENTHS) for cell in range(2 * table.edges)]
            self.count(
                "mines", (table.edges, 2), laid, "mines edge by edge, in tenths: anti-personnel, anti-armour",
                BYTE / TENTHS,
            )  # fmt: skip
            supply = [(0, at("mine", 2 * table.edges), TENTHS)]
            self.count("mine_supply", (1,), supply, "mines still to be laid, in tenths", BYTE / TENTHS)
        if table.single_soldiers:
            # Part of the game's layout, and dark where a scenario has nobody who picks tiles.
            picked = [(tile, at("chosen", tile), 1) for tile in tiles] if table.chosen_tiles else []
            self.count(
                "chosen", (table.tiles,), picked, "tiles picked so far by the present Navigate",
            )  # fmt: skip

    def _standing(self) -> None:
        eyes, at = self.eyes, self.at
        seats, sides = list(enumerate(eyes.seats)), list(enumerate(eyes.sides))
        hundreds = [(0, at("round_low"), 100.0), (0, at("round_high"), 100 / 256)]
        self.count("round", (1,), hundreds, "the round, in hundreds", 655.35)
        first = {side: slot for slot, side in sides}
        self.choose("initiative", (2,), [(0, at("initiative"), first)], "who has it: own side, the enemy")
        turns = {turn: turn for turn, _ in seats}
        self.choose(
            "turn", (len(seats),), [(0, at("turn"), turns)], "which turn of the round, from the first"
        )
        commanders = {seat: slot for slot, seat in seats}
        self.choose(
            "commander", (2, len(seats)), [(slot, at("commander", side), commanders) for slot, side in sides],
            "the seat in command of the own side, of the enemy's",
        )  # fmt: skip
        if self.table.city_cells:
            all_goals(self)
        else:
            self._main_goals(sides)
        pinned = [(slot, at("pinned", side), 1) for slot, side in sides]
        self.count("pinned", (2,), pinned, "own side, enemy: no Rifleman on the board")
        won = {side + 1: slot for slot, side in sides}
        self.choose("winner", (2,), [(0, at("winner"), won)], "who has won: own side, the enemy")
        told = [one for one in HOW if one <= words.BY_NEUTRALISING or self.table.city_cells]
        told = [one for one in told if one != words.BY_STANDSTILL]
        how = {one: column for column, one in enumerate(told)}
        ends = ", ".join(HOW[one] for one in told)
        self.choose("how", (len(how),), [(0, at("how"), how)], f"how: {ends}")
        # How many questions are open follows from `question`, unless there were more than are shown.
        self.count("depth", (1,), [(0, at("depth"), words.FRAMES)], "open questions, as a part of the most")

    def _standstill(self) -> None:
        """At the end, so that all that there was before versions with a standstill stays where it is."""
        at, most = self.at, float(self.table.standstill + 1)
        self.count(
            "still", (1,), [(0, at("still"), most)],
            "rounds ended since anything but cards changed, as a part of those that end the game",
            BYTE / most,
        )  # fmt: skip
        asked = (0, at("frames", words.F_KIND), {words.ASK_STANDSTILL: 0})
        drawn = (0, at("winner"), {words.DRAWN: 1})
        self.choose("standstill", (2,), [asked, drawn], "the commanders are asked whether to play on; a draw")

    def _main_goals(self, sides: list[tuple[int, int]]) -> None:
        at = self.at
        goals = {goal: column for column, goal in enumerate(GOALS)}
        self.choose(
            "goal", (2, len(goals)), [(slot, at("goal_kind", side), goals) for slot, side in sides],
            "what the own side, the enemy has to do: control, pin, escape, neutralise",
        )  # fmt: skip
        for name, source, meaning in (
            ("needed", "goal_points", "how many points or counters the goal needs, in tenths"),
            ("score", "score", "points held now, in tenths"),
            (
                "goal_count",
                "goal_count",
                "counters that have met the fate which the goal asks for, in tenths",
            ),
        ):
            cells = [(slot, at(source, side), TENTHS) for slot, side in sides]
            self.count(name, (2,), cells, f"own side, enemy: {meaning}", BYTE / TENTHS)
