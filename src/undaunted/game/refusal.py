"""Why a thing cannot be picked now, in terms of the rule that forbids it.

The options alone decide what is legal; this only finds words for what is not among them.
"""

from __future__ import annotations

from typing import Any

from undaunted.game.errors import IllegalDecision
from undaunted.game.things import Things
from undaunted.rules import words

QUESTIONS = {
    words.ASK_BID: "bid", words.ASK_TURN: "turn", words.ASK_USE: "use", words.ASK_SPAWN: "spawn",
    words.ASK_STEP: "step", words.ASK_GUIDE: "guide", words.ASK_BOLSTER: "bolster",
    words.ASK_COMMAND: "command", words.ASK_INSPIRE: "inspire", words.ASK_TARGET: "target",
    words.ASK_SHOOT: "shoot", words.ASK_BLAST: "blast", words.ASK_CASUALTY: "casualty",
}  # fmt: skip
ONE_AT_LEAST = ("guide", "target", "shoot", "blast", "spawn", "casualty")


class Refusal:
    """Finds the reason for one thing that a seat may not pick in a state."""

    def __init__(self, state: Any, seat: int, things: Things) -> None:
        self.state = state
        self.table = state.table
        self.seat = seat
        self.side = state.table.seat_side[seat]
        self.things = things
        self.frame = state.stack[(state.depth - 1) * words.FRAME : state.depth * words.FRAME]
        self.question = QUESTIONS[self.frame[words.F_KIND]]

    def of(self, thing: int) -> IllegalDecision:
        kind = self.things.kind(thing)
        finders = {
            "button": self._button,
            "card": self._card,
            "action": self._action,
            "tile": self._tile,
            "counter": self._counter,
        }
        return finders[kind](thing) or self._no(
            "not-asked", thing=self.things.names[thing], question=self.question
        )

    def _no(self, rule: str, **args: str | int) -> IllegalDecision:
        return IllegalDecision(rule, **args)

    def _button(self, thing: int) -> IllegalDecision | None:
        if thing == words.STOP and self.question in ONE_AT_LEAST:
            return self._no("must-choose")
        if thing == words.DRAW and self.question == "command":
            return self._no("nothing-to-draw")
        if thing == words.READY and self.question == "use":
            unit = self.table.card_unit[self.frame[words.F_CARD]]
            if unit != words.NONE:
                return self._no("not-suppressed", unit=self.things.unit_title(unit))
        return None

    def _card(self, thing: int) -> IllegalDecision | None:
        card = self.things.card(thing)
        title = self.things.card_title(card)
        if self.question == "turn" and card == self.table.seat_fog[self.seat]:
            return self._no("fog-cannot-be-played")
        if self.question in ("bid", "turn"):
            return self._no("not-in-hand", card=title)
        if self.question == "bolster":
            return self._bolstered(card, title)
        if self.question == "inspire":
            return self._inspired(card, title)
        if self.question == "casualty":
            return self._no("casualty-other-unit", card=title)
        return None

    def _bolstered(self, card: int, title: str) -> IllegalDecision:
        if self.table.card_seat[card] != self.seat or not self.state.supply[card]:
            return self._no("not-in-supply", card=title)
        if self.table.card_kind[card] == words.FOG:
            return self._no("fog-never-bolstered")
        return self._wrong_squad(title)

    def _inspired(self, card: int, title: str) -> IllegalDecision:
        if self.table.card_seat[card] != self.seat or not self.state.played[card]:
            return self._no("not-in-play-area", card=title)
        if self.table.card_kind[card] != words.COMBAT:
            return self._no("only-combat-cards-inspired", card=title)
        return self._wrong_squad(title)

    def _wrong_squad(self, title: str) -> IllegalDecision:
        deed = self.things.stage.deeds[self.frame[words.F_DEED]]
        return self._no("wrong-squad", card=title, squad=deed.squad)

    def _action(self, thing: int) -> IllegalDecision | None:
        if self.question != "use":
            return None
        card = self.frame[words.F_CARD]
        if self.things.card(thing) != card:
            return self._no("wrong-card-action")
        unit = self.table.card_unit[card]
        if unit != words.NONE and self.state.suppressed[unit]:
            return self._no("unit-suppressed", unit=self.things.unit_title(unit))
        here = words.NONE if unit == words.NONE else self.state.tile_of[unit]
        if unit != words.NONE and here == words.NONE:
            spawns = self.table.spawn_tile[self.table.spawn_from[unit] : self.table.spawn_from[unit + 1]]
            if not spawns:
                return self._no("nowhere-to-place", unit=self.things.unit_title(unit))
            here = spawns[0]
        return self._deed(self.things.deed(thing), unit, here)

    def _deed(self, deed: int, unit: int, here: int) -> IllegalDecision | None:
        word = self.table.deed_word[deed]
        if word in (words.MOVE, words.SCOUT, words.STALK):
            return self._no("no-step", unit=self.things.unit_title(unit))
        if word in (words.ATTACK, words.SUPPRESS):
            return self._no("no-enemy-on-board")
        if word == words.CONTROL:
            return self._control(here)
        if word == words.TARGET:
            return self._no("target-nowhere", unit=self.things.unit_title(unit))
        if word == words.BLAST:
            target = self.state.target[self.side]
            if target == words.NONE:
                return self._no("no-target-marker")
            return self._no("blast-needs-counter", tile=self.things.stage.tiles[target])
        plain = {
            words.GUIDE: "guide-nobody",
            words.BOLSTER: "nothing-to-bolster",
            words.COMMAND: "nothing-to-draw",
            words.INSPIRE: "nothing-to-inspire",
            words.RECON: "no-fog-in-hand",
        }
        return self._no(plain[word]) if word in plain else None

    def _control(self, here: int) -> IllegalDecision:
        tile = self.things.stage.tiles[here]
        marker = self.state.marker[self.side * self.table.tiles + here]
        if not marker:
            return self._no("control-needs-marker", tile=tile)
        if marker == words.CONTROLLED:
            return self._no("already-controlled", tile=tile)
        return self._no("enemy-holds-tile", tile=tile)

    def _tile(self, thing: int) -> IllegalDecision | None:
        tile = self.things.tile(thing)
        name = self.things.stage.tiles[tile]
        unit = self.frame[words.F_UNIT]
        if self.question == "step":
            if self.table.distance[self.state.tile_of[unit] * self.table.tiles + tile] != 1:
                return self._no("not-adjacent", tile=name)
            return self._no("not-scouted", tile=name)
        if self.question == "target":
            if self.state.target[self.side] == tile:
                return self._no("target-already-there", tile=name)
            return self._no("target-too-near", tile=name)
        return None

    def _counter(self, thing: int) -> IllegalDecision | None:
        unit = self.things.unit(thing)
        title = self.things.unit_title(unit)
        own = self.table.counter_side[unit] == self.side
        tile = self.state.tile_of[unit]
        if self.question == "shoot":
            if own:
                return self._no("not-an-enemy")
            return self._no("not-on-board" if tile == words.NONE else "out-of-reach", unit=title)
        if self.question == "guide":
            if not own:
                return self._no("not-own-counter")
            if tile == words.NONE:
                return self._no("not-on-board", unit=title)
            if self.state.suppressed[unit]:
                return self._no("guide-needs-ready", unit=title)
            return self._no("no-step", unit=title)
        if self.question == "blast":
            return self._no(
                "already-blasted" if tile == self.state.target[self.side] else "not-on-target-tile",
                unit=title,
            )
        return None
