"""Whether the open questions of a position from outside could be asked in it."""

from __future__ import annotations

from typing import Any

from undaunted.game.errors import BadPosition
from undaunted.game.position import FRAME_KINDS
from undaunted.game.refusal import NEEDS_COUNTER
from undaunted.game.things import Things
from undaunted.rules import words
from undaunted.speed import rules

DEEDS = {
    "step": (words.MOVE, words.SCOUT, words.STALK, words.GUIDE, words.DRIVE),
    "guide": (words.GUIDE,),
    "bolster": (words.BOLSTER,),
    "command": (words.COMMAND,),
    "conceal": (words.CONCEAL,),
    "inspire": (words.INSPIRE,),
    "target": (words.TARGET,),
    "shoot": (words.ATTACK, words.SUPPRESS, words.STRAFE, words.DEMOLITION, words.ANTITANK),
    "navigate": (words.NAVIGATE,),
    "surveil": (words.SURVEIL,),
    "repair": (words.REPAIR,),
    "blast": (words.BLAST,),
}
"""The deeds that lead to each question."""


NESTED = (["blast", "casualty"], ["damage", "injure"], ["damage", "casualty"])
"""What may lie above one another, the choice of a casualty or an injury last."""


def check_questions(state: Any, things: Things) -> None:
    _bottom(state, things)
    _nesting(state)
    for depth in range(1, state.depth):
        _Frame(state, things, depth).check()


def _bottom(state: Any, things: Things) -> None:
    """Under everything lies the bidding, alone, or the turn of the active seat."""
    kind, seat = FRAME_KINDS[state.stack[words.F_KIND]], state.stack[words.F_SEAT]
    if kind == "bid":
        if seat != words.NONE or state.depth > 1 or words.NONE not in state.bid:
            raise BadPosition("ask", "bid", "bid/*, alone, with a bid still to come")
    elif kind != "turn" or seat != rules.active_seat(state):
        active = things.stage.seats[rules.active_seat(state)]
        raise BadPosition("ask", f"{kind} as the first question", f"bid/* or turn/{active}")


def _nesting(state: Any) -> None:
    """Above the turn lies one question of a card (under it perhaps a shift to come), or a hit's."""
    kinds = [FRAME_KINDS[state.stack[depth * words.FRAME]] for depth in range(1, state.depth)]
    inner = kinds[1:] if kinds[:1] == ["after"] else kinds
    alone = len(inner) < 2 and inner not in (["damage"], ["after"])
    if not (alone or inner in NESTED) or (kinds[:1] == ["after"] and "use" in inner):
        raise BadPosition("ask", " over ".join(reversed(kinds)), "one question above the turn")
    if "blast" not in kinds and any(state.pending):
        raise BadPosition("pending", "counters still to be attacked", "none, as there is no Blast")
    if not {"navigate", "surveil"} & set(kinds) and any(state.chosen):
        raise BadPosition("chosen", "tiles", "none, as nobody navigates")


class _Frame:
    """One question above the turn."""

    def __init__(self, state: Any, things: Things, depth: int) -> None:
        self.state = state
        self.table = state.table
        self.things = things
        self.frame = state.stack[depth * words.FRAME : (depth + 1) * words.FRAME]
        self.depth = depth
        self.kind = FRAME_KINDS[self.frame[words.F_KIND]]
        self.seat = self.frame[words.F_SEAT]
        self.card = self.frame[words.F_CARD]
        self.deed = self.frame[words.F_DEED]
        self.unit = self.frame[words.F_UNIT]

    def need(self, holds: bool, found: str, expected: str) -> None:
        if not holds:
            raise BadPosition(f"ask, {self.kind}", found, expected)

    def check(self) -> None:
        if self.kind == "casualty":
            self.need(self.unit < self.table.side_first_counter[2], "no soldier", "a soldier")
            self.need(
                self.seat == self.table.counter_seat[self.unit], "another seat", "the owner of the unit"
            )
            in_play = self.frame[words.F_ZONE] == words.PLAYED
            own_turn = self.seat == rules.active_seat(self.state)
            self.need(own_turn or not in_play, "the play area", "hand, discard or deck on another's turn")
            return
        if self.kind in ("injure", "suppress", "damage"):
            self._hit_vehicle()
            return
        self.need(self.kind not in ("bid", "turn"), self.kind, "a question that a card leads to")
        self.need(self.seat == rules.active_seat(self.state), "another seat", "the active seat")
        owner = self.table.card_seat[self.card]
        self.need(owner == self.seat, self.things.cards[self.card], "a card of that seat")
        soldier = self.table.card_unit[self.card]
        # Who hunkers down may shift afterwards, when his card is in the supply.
        hunkered = self.kind == "after" and self.state.supply[self.card] > 0
        there = self.state.played[self.card] > 0 or hunkered
        self.need(there, self.things.cards[self.card], "a card in the play area")
        if self.kind == "after":
            self.need(soldier != words.NONE and soldier == self.unit, "another unit", "the unit of the card")
        if self.kind in ("use", "after"):
            return
        first = self.card * self.table.actions_a_card
        deeds = self.table.action_deed[first : first + self.table.actions_a_card]
        if self.table.vehicles and soldier != words.NONE and self.state.aboard[soldier] != words.NONE:
            first = self.state.aboard[soldier] * self.table.actions_a_place
            deeds = deeds + self.table.place_deed[first : first + self.table.actions_a_place]
        title = self.things.deed_title(self.deed)
        self.need(self.deed in deeds, title, "an action of the card")
        word = self.table.deed_word[self.deed]
        self.need(word in DEEDS.get(self.kind, (word,)), title, "the action that leads to this question")
        left = self.frame[words.F_LEFT]
        if self.kind in ("step", "bolster", "command", "inspire", "navigate", "surveil"):
            self.need(
                0 < left <= self.table.deed_value[self.deed], f"{left} left", "1 to the value of the action"
            )
        if self.kind in ("step", "target", "shoot", "blast", "navigate", "repair"):
            self._acting_unit(word)
        if self.kind == "spawn":
            unit = self.table.card_unit[self.card]
            off = unit != words.NONE and self.state.tile_of[unit] == words.NONE
            self.need(off, "a counter on the board", "a counter that is still to be placed")
        if self.kind == "blast":
            self._pending()
        if self.kind in ("navigate", "surveil"):
            picked = sum(self.state.chosen)
            value = self.table.deed_value[self.deed]
            self.need(picked == value - left, f"{picked} tiles chosen", f"{value - left}, with {left} left")

    def _hit_vehicle(self) -> None:
        """A vehicle on the board, hit by the active seat; the damage waits below the choice."""
        self.need(self.seat == rules.active_seat(self.state), "another seat", "the active seat")
        vehicle = words.NONE if self.unit == words.NONE else self.table.counter_vehicle[self.unit]
        there = vehicle != words.NONE and self.state.tile_of[self.unit] != words.NONE
        enemy = there and self.state.holder[vehicle] != self.table.seat_side[self.seat]
        self.need(enemy, "no vehicle of the enemy", "an enemy vehicle on the board")
        if self.kind == "damage":
            self.need(self.depth < self.state.depth - 1, "damage on top", "a choice above the damage")

    def _acting_unit(self, word: int) -> None:
        soldier = self.table.card_unit[self.card]
        if soldier == words.NONE and word not in NEEDS_COUNTER and word != words.GUIDE:
            self.need(self.unit == words.NONE, "a unit", "nobody, as the card has no counter")
            return
        self.need(self.unit != words.NONE, "nobody", "a unit")
        title = self.things.unit_title(self.unit)
        if word == words.DRIVE:
            place = words.NONE if soldier == words.NONE else self.state.aboard[soldier]
            driven = words.NONE if place == words.NONE else self.table.place_vehicle[place]
            own = self.table.counter_vehicle[self.unit] == driven != words.NONE
            self.need(own, title, "the driver's vehicle")
            return
        if word == words.GUIDE:
            own = self.table.counter_side[self.unit] == self.table.seat_side[self.seat]
            self.need(own, title, "a counter of the own side")
        else:
            self.need(self.table.card_unit[self.card] == self.unit, title, "the unit of the card")
        if self.kind == "step" and self.table.vehicles:
            self.need(self.state.aboard[self.unit] == words.NONE, title, "a unit on foot")
        self.need(self.state.tile_of[self.unit] != words.NONE, title, "a unit on the board")

    def _pending(self) -> None:
        self.need(any(self.state.pending), "no pending counter", "one at least, still to be attacked")
        target = self.state.target[self.table.seat_side[self.seat]]
        for unit in range(self.table.counters):
            if self.state.pending[unit]:
                there = target != words.NONE and self.state.tile_of[unit] == target
                self.need(there, self.things.unit_title(unit), "pending counters on the target tile")
