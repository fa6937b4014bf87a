"""One thing that may be picked now, with what a person needs to choose it."""

from __future__ import annotations

from typing import Any

from undaunted.game.odds import Odds, odds
from undaunted.game.question import Asked
from undaunted.game.things import BUTTONS, Things, slug
from undaunted.messages import say
from undaunted.rules import words

BUTTON_RULES = {words.END_TURN: "turn", words.DRAW: "command"}


class Option:
    """`thing` is its number, `name` its notation, `kind` what it is: card, action, tile, counter or button.

    Labels are put into words only when asked for: bots and logs never do.
    """

    __slots__ = ("_asked", "_state", "_things", "moment", "seat", "thing")

    def __init__(self, thing: int, seat: int, moment: int, state: Any, asked: Asked, things: Things) -> None:
        self.thing = thing
        self.seat = seat
        self.moment = moment
        self._state = state
        self._asked = asked
        self._things = things

    @property
    def kind(self) -> str:
        return self._things.kind(self.thing)

    @property
    def name(self) -> str:
        return self._things.names[self.thing]

    @property
    def decision(self) -> str:
        """The decision in one line, as the log writes it."""
        return f"{self._things.stage.seats[self.seat]}:{self.name}"

    @property
    def label(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        finders = {
            "button": self._button,
            "card": self._card,
            "action": self._action,
            "tile": self._tile,
            "counter": self._counter,
        }
        return finders[self.kind](lang)

    @property
    def rule(self) -> str:
        """The topic of the rule behind it, for the short rule help."""
        if self.kind == "action":
            return slug(self._things.stage.deeds[self._things.deed(self.thing)].word)
        if self.kind == "button":
            return BUTTON_RULES.get(self.thing, BUTTONS[self.thing])
        return self._asked.rule

    @property
    def odds(self) -> Odds | None:
        """The chance of hitting, where picking this is an attack."""
        if self._asked.kind not in ("shoot", "blast") or self.kind != "counter":
            return None
        here = self._state.tile_of[self._asked.unit]
        return odds(self._state, self._asked.deed, here, self._things.unit(self.thing))

    def __repr__(self) -> str:
        return f"<Option {self.decision}>"

    def _button(self, lang: str) -> str:
        return say(f"button-{BUTTONS[self.thing]}", lang=lang)

    def _action(self, lang: str) -> str:
        return say("option-action", lang=lang, action=self._things.deed_title(self._things.deed(self.thing)))

    def _card(self, lang: str) -> str:
        card = self._things.card(self.thing)
        use = {"turn": "play"}.get(self._asked.kind, self._asked.kind)
        return say(
            f"option-card-{use}",
            lang=lang,
            card=self._things.card_title(card),
            initiative=self._state.table.card_initiative[card],
            left=self._state.supply[card],
        )

    def _counter(self, lang: str) -> str:
        unit = self._things.unit(self.thing)
        tile = self._things.stage.tiles[self._state.tile_of[unit]]
        title = self._things.unit_title(unit)
        return say(f"option-counter-{self._asked.kind}", lang=lang, unit=title, tile=tile)

    def _tile(self, lang: str) -> str:
        tile = self._things.tile(self.thing)
        name = self._things.stage.tiles[tile]
        if self._asked.kind != "step":
            return say(f"option-tile-{self._asked.kind}", lang=lang, tile=name)
        table = self._state.table
        cover = f"3/{table.low_hill}" if table.hill[tile] else str(table.cover[tile])
        return say("option-step", lang=lang, tile=name, cover=cover, note=", ".join(self._notes(tile, lang)))

    def _notes(self, tile: int, lang: str) -> list[str]:
        """What stepping onto a tile costs, brings or meets."""
        state, table = self._state, self._state.table
        side = table.seat_side[self.seat]
        notes = []
        if table.deed_word[self._asked.deed] == words.SCOUT and not state.marker[side * table.tiles + tile]:
            fog = state.supply[table.seat_fog[self.seat]]
            notes.append(say("note-unscouted" if fog else "note-unscouted-no-fog", lang=lang))
        if state.points[tile]:
            notes.append(say("note-objective", lang=lang, points=state.points[tile]))
        enemies = sum(
            1
            for unit in range(table.counters)
            if table.counter_side[unit] != side and state.tile_of[unit] == tile
        )
        if enemies:
            notes.append(say("note-enemy", lang=lang, count=enemies))
        return notes
