"""What is being asked: the innermost frame of the stack, in names."""

from __future__ import annotations

from typing import Any

import msgspec

from undaunted.game.names import names
from undaunted.game.refusal import QUESTIONS
from undaunted.game.things import Things, slug
from undaunted.rules import words

ZONES = {words.PLAYED: "played", words.HAND: "hand", words.DISCARD: "discard", words.DECK: "deck"}
RULES = {"use": "turn", "after": "vehicles", "injure": "hit-vehicle", "suppress": "suppress-aboard"}
"""The topics of questions that are called otherwise."""
AUTOMATIC = ("spawn", "casualty", "blast", "injure", "suppress", "repair")
"""Questions not worth asking when there is one answer. An attack is: its odds are to be seen first."""
UP_TO = ("step", "guide", "bolster", "command", "inspire", "navigate", "surveil")


WITH_UNIT = (
    "step", "target", "shoot", "blast", "casualty", "spawn", "after", "navigate", "repair",
    "injure", "suppress",
)  # fmt: skip


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """Asked of one seat (bids: of several). Names are notation; what does not apply is empty."""

    kind: str
    card: str = ""
    unit: str = ""
    action: str = ""
    squad: str = ""
    tile: str = ""
    zone: str = ""
    dice: int = 0
    left: int = 0


class Asked:
    """Reads a question off a state; a bid's question is the same for everybody."""

    def __init__(self, state: Any, things: Things) -> None:
        self.state = state
        self.things = things
        self.frame = state.stack[(state.depth - 1) * words.FRAME : state.depth * words.FRAME]
        self.kind = QUESTIONS[self.frame[words.F_KIND]]
        self.card = self.frame[words.F_CARD]
        self.deed = self.frame[words.F_DEED]
        self.unit = self.frame[words.F_UNIT]

    @property
    def has_card(self) -> bool:
        return self.kind not in ("bid", "turn", "casualty", "injure", "suppress")

    @property
    def has_deed(self) -> bool:
        return self.has_card and self.kind not in ("use", "after")

    @property
    def has_unit(self) -> bool:
        if self.kind in ("shoot", "surveil") and self.unit == words.NONE:
            return False  # an aircraft
        return self.kind in WITH_UNIT

    @property
    def acting_unit(self) -> int:
        return int(self.state.table.card_unit[self.card]) if self.kind == "spawn" else self.unit

    @property
    def left(self) -> int:
        if self.kind == "guide":
            return int(self.state.table.deed_value[self.deed])
        return int(self.frame[words.F_LEFT]) if self.kind in UP_TO else 0

    @property
    def target_tile(self) -> int:
        return int(self.state.target[self.state.table.counter_side[self.unit]])

    @property
    def rule(self) -> str:
        """The topic of the short rule help."""
        if self.has_deed and self.kind != "spawn":
            return slug(self.things.stage.deeds[self.deed].word)
        if self.kind == "casualty" and self.state.table.single_soldiers:
            return "injury"
        return RULES.get(self.kind, self.kind)

    def named(self) -> Question:
        things, table = self.things, self.state.table
        deed = things.stage.deeds[self.deed] if self.has_deed else None
        return Question(
            kind=self.kind,
            card=things.cards[self.card] if self.has_card else "",
            unit=things.counters[self.acting_unit] if self.has_unit else "",
            action=str(deed) if deed else "",
            squad=deed.squad if deed else "",
            tile=things.stage.tiles[self.target_tile] if self.kind == "blast" else "",
            zone=ZONES[self.frame[words.F_ZONE]] if self.kind == "casualty" else "",
            dice=table.deed_value[self.deed] if self.kind in ("shoot", "blast") else 0,
            left=self.left,
        )

    def prompt(self, seat: str, lang: str = "en") -> str:
        """The question as one sentence."""
        asked = self.named()
        args: dict[str, str | int] = {
            "seat": seat,
            "card": asked.card,
            "unit": asked.unit or asked.card,  # an aircraft has no counter
            "action": asked.action,
            "squad": asked.squad,
            "tile": asked.tile,
            "zone": asked.zone,
            "dice": asked.dice,
            "left": asked.left,
        }
        blowing_up = self.has_deed and self.state.table.deed_word[self.deed] == words.DEMOLITION
        key = "demolish" if blowing_up else self.kind
        return names(self.things.stage, lang).say(f"prompt-{key}", **args)
