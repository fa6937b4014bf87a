"""What is being asked: the innermost frame of the stack, in names."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from undaunted.game.questions import Name, kind_of
from undaunted.game.telling.names import Names, names
from undaunted.game.telling.topics import topic
from undaunted.game.things import BUTTONS, Things, slug
from undaunted.rules import words

ZONES = {
    words.PLAYED: "played", words.HAND: "hand", words.DISCARD: "discard", words.DECK: "deck",
    words.BOLSTERS: "bolsters",
}  # fmt: skip


PROMPTS = 10_000
"""How many are kept in words."""


class Question(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Asked of one seat (bids: of several). Names are notation; what does not apply is empty."""

    kind: Name
    rule: str
    """The topic of the rule behind it, for the short rule help."""
    card: str = ""
    unit: str = ""
    action: str = ""
    squad: str = ""
    tile: str = ""
    zone: str = ""
    dice: int = 0
    left: int = 0
    rolled: int = 0
    """Of an automaton's card: the die that was rolled for it, 1 to 10."""
    doing: str = ""
    """Of an edge: what is done there, by the button that was pressed."""
    picked: tuple[str, ...] = ()
    """Of an advance: the counters that go along already."""


class Asked:
    """Reads a question off a state; a bid's question is the same for everybody."""

    def __init__(self, state: Any, things: Things) -> None:
        self.state = state
        self.things = things
        self.frame = state.stack[(state.depth - 1) * words.FRAME : state.depth * words.FRAME]
        self.told = kind_of(state)
        self.kind = self.told.name
        self.card = self.frame[words.F_CARD]
        self.deed = self.frame[words.F_DEED]
        self.unit = self.frame[words.F_UNIT]
        self._named: Question | None = None

    @property
    def attack(self) -> bool:
        return self.told.attack

    @property
    def has_card(self) -> bool:
        return "card" in self.told.fields

    @property
    def has_deed(self) -> bool:
        return "deed" in self.told.fields

    @property
    def has_unit(self) -> bool:
        # An aircraft is no unit.
        return self.told.spawns or ("unit" in self.told.fields and self.unit != words.NONE)

    @property
    def acting_unit(self) -> int:
        return int(self.state.table.card_unit[self.card]) if self.told.spawns else self.unit

    @property
    def left(self) -> int:
        if "left" in self.told.fields:
            return int(self.frame[words.F_LEFT])
        # Who is to be guided is asked before there are steps to count.
        return int(self.state.table.deed_value[self.deed]) if words.LEAD in self.told.leads else 0

    @property
    def target_tile(self) -> int:
        """Of a salvo that falls: at the target marker, or where those stand who are still to be attacked."""
        if self.kind != "blast":
            return words.NONE
        if not self.state.table.deed_goes[self.deed] & words.AIMED:
            return int(self.state.target[self.state.table.counter_side[self.unit]])
        return next(
            (int(self.state.tile_of[unit]) for unit, still in enumerate(self.state.pending) if still),
            words.NONE,
        )

    @property
    def rule(self) -> str:
        """The topic of the short rule help."""
        if not self.told.topic:
            return topic(self.state.table, slug(self.things.stage.deeds[self.deed].word))
        if self.kind == "casualty" and self.state.table.single_soldiers:
            return "injury"
        return topic(self.state.table, self.told.topic)

    def named(self) -> Question:
        if self._named is None:
            self._named = self._name()
        return self._named

    def _name(self) -> Question:
        things, table = self.things, self.state.table
        deed = things.stage.deeds[self.deed] if self.has_deed else None
        return Question(
            kind=self.kind,
            rule=self.rule,
            card=things.cards[self.card] if self.has_card else "",
            unit=things.counters[self.acting_unit] if self.has_unit else "",
            action=str(deed) if deed else "",
            squad=deed.squad if deed else "",
            tile="" if (tile := self.target_tile) == words.NONE else things.stage.tiles[tile],
            zone=ZONES[self.frame[words.F_ZONE]] if "zone" in self.told.fields else "",
            dice=table.deed_value[self.deed] if self.attack or self.kind == "aim" else 0,
            left=self.left,
            rolled=self.frame[words.F_ZONE] if self.kind == "order" else 0,
            doing=BUTTONS[self.frame[words.F_ZONE]] if self.kind == "edge" else "",
            picked=self._picked(),
        )

    def _picked(self) -> tuple[str, ...]:
        if self.kind != "advance":
            return ()
        return tuple(self.things.counters[unit] for unit, still in enumerate(self.state.pending) if still)

    def prompt(self, lang: str = "en") -> str:
        """The question as one sentence, to whoever is asked."""
        blowing_up = self.attack and self.state.table.deed_hits[self.deed] & words.RAZES
        aimed = self.kind == "blast" and self.state.table.deed_goes[self.deed] & words.AIMED
        key = "demolish" if blowing_up else "salvo" if aimed else self.kind
        return _prompt(names(self.things.stage, lang), key, self.named())


@lru_cache(maxsize=PROMPTS)
def _prompt(called: Names, key: str, asked: Question) -> str:
    args: dict[str, str | int] = {
        "card": asked.card,
        "soldier": asked.unit or asked.card,  # an aircraft has no counter
        "vehicle": asked.unit,
        "action": asked.action,
        "squad": asked.squad,
        "tile": asked.tile,
        "zone": asked.zone,
        "dice": asked.dice,
        "left": asked.left,
        "doing": asked.doing,
    }
    return called.say_anew(f"prompt-{key}", args)
