"""One thing that may be picked now, with what a person needs to choose it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from undaunted.game.odds import Odds, odds, structure_odds
from undaunted.game.offers import offered_to
from undaunted.game.question import Asked
from undaunted.game.telling.names import Names, names
from undaunted.game.telling.notes import card_note
from undaunted.game.telling.topics import topic
from undaunted.game.telling.wording import deck_called
from undaunted.game.things import BUTTONS, MINE_KINDS, Things, slug
from undaunted.messages import has
from undaunted.rules import words
from undaunted.speed import rules

BUTTON_RULES = {
    words.END_TURN: "turn",
    words.DRAW: "command",
    words.EXIT: "vehicles",
    words.ROLL: "solo",
    words.PLAY_ON: "victory",
    **dict.fromkeys((words.LAY_PERSONNEL, words.LAY_ARMOUR, words.LIFT_PERSONNEL, words.LIFT_ARMOUR), "mine"),
}


class Moment(msgspec.Struct, eq=False, gc=False):  # neither of these can lead back to itself
    """A question to one seat, with all its answers: what the options of one call have in common.

    It is never made twice, so that an option of another moment, or of another game, is known by it. Its state
    is never played on: the game goes on with a copy.
    """

    state: Any
    seat: int
    offered: list[int]
    things: Things
    _asked: Asked | None = None
    _opened: dict[int, list[int]] | None = None

    @property
    def asked(self) -> Asked:
        if self._asked is None:
            self._asked = Asked(self.state, self.things)
        return self._asked

    def opened_by(self, thing: int) -> list[int]:
        """What may be picked once this is: only of what neither a die nor a hidden card has a say in."""
        if self._opened is None:
            self._opened = {}
        if thing not in self._opened:
            twin = self.state.clone()
            rules.play(twin, self.seat, thing)
            self._opened[thing] = offered_to(twin, self.seat)
        return self._opened[thing]

    def __reduce__(self) -> str:
        raise TypeError("an option belongs to the game that offered it: keep its name instead")


class Option(msgspec.Struct, frozen=True, eq=False, gc=False):
    """`thing` is its number, `name` its notation, `kind` what it is.

    Kinds: card, action, tile, counter, place, structure, edge, seat or button.

    Labels are put into words only when asked for: bots and logs never do.
    """

    thing: int
    moment: Moment

    @property
    def seat(self) -> int:
        return self.moment.seat

    @property
    def _state(self) -> Any:
        return self.moment.state

    @property
    def _asked(self) -> Asked:
        return self.moment.asked

    @property
    def _things(self) -> Things:
        return self.moment.things

    @property
    def kind(self) -> str:
        return self.moment.things.kinds[self.thing]

    @property
    def name(self) -> str:
        return self.moment.things.names[self.thing]

    @property
    def decision(self) -> str:
        """The decision in one line, as the log writes it."""
        return f"{self._things.stage.seats[self.seat]}:{self.name}"

    @property
    def label(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        return _TEXTS[self.kind](self, lang)

    def note(self, lang: str = "en") -> str:
        """Of a card that could be played: why it offers so little; mostly empty."""
        if self.kind != "card" or self._asked.kind != "turn":
            return ""
        opened = self.moment.opened_by(self.thing)
        return card_note(self._state, self._things.card(self.thing), opened, self._things, lang)

    @property
    def rule(self) -> str:
        """The topic of the rule behind it, for the short rule help."""
        if self.kind == "action":
            deed = self._things.stage.deeds[self._things.deed(self.thing)]
            return topic(self._state.table, slug(deed.word))
        if self.kind == "button":
            return topic(self._state.table, BUTTON_RULES.get(self.thing, BUTTONS[self.thing]))
        if self.kind == "place":
            return "vehicles"
        return self._asked.rule

    @property
    def question(self) -> str:
        """The kind of the question that it answers."""
        return self._asked.kind

    @property
    def question_rule(self) -> str:
        """The topic of the rule behind the question that it answers."""
        return self._asked.rule

    @property
    def odds(self) -> Odds | None:
        """The chance of hitting, where picking this is an attack."""
        asked = self._asked
        if not asked.attack:
            return None
        unit = asked.unit
        here = words.NONE if unit == words.NONE else self._state.tile_of[unit]
        if self.kind == "structure":
            return structure_odds(self._state, self._asked.deed, here, self._things.structure(self.thing))
        if self.kind != "counter":
            return None
        return odds(self._state, self._asked.deed, here, self._things.unit(self.thing))

    @property
    def struck(self) -> tuple[str, ...]:
        """Of a tile that a salvo may be aimed at: everybody who would be attacked there."""
        if self._asked.kind != "aim":
            return ()
        twin = self._state.clone()
        rules.play(twin, self.seat, self.thing)
        return tuple(self._things.counters[unit] for unit, still in enumerate(twin.pending) if still)

    def __repr__(self) -> str:
        return f"<Option {self.decision}>"

    def _names(self, lang: str) -> Names:
        return names(self._things.stage, lang)

    def _button(self, lang: str) -> str:
        """By what it does here, where the question gives it a better name."""
        button = BUTTONS[self.thing]
        unit, vehicle = self._about()
        use = "aboard" if self._asked.kind == "after" and button == "stop" and vehicle else self._asked.kind
        key = f"button-{button}-{use}"
        if not has(key, lang):
            return self._names(lang).say(f"button-{button}")
        return self._names(lang).say(key, soldier=unit, vehicle=vehicle)

    def _about(self) -> tuple[str, str]:
        """The soldier of the card that is used, and the vehicle he is in; empty for none."""
        table = self._state.table
        unit = table.card_unit[self._asked.card] if self._asked.has_card else words.NONE
        if unit == words.NONE:
            return "", ""
        place = self._state.aboard[unit] if table.vehicles else words.NONE
        counter = words.NONE if place == words.NONE else table.vehicle_counter[table.place_vehicle[place]]
        counters = self._things.counters
        return counters[unit], "" if counter == words.NONE else counters[counter]

    def _action(self, lang: str) -> str:
        return self._names(lang).action(self._things.deed_title(self._things.deed(self.thing)))

    def _card(self, lang: str) -> str:
        state, things, asked = self.moment.state, self.moment.things, self._asked.kind
        card = things.card(self.thing)
        use = "play" if asked == "turn" else asked
        return names(things.stage, lang).told(
            f"option-card-{use}",
            {
                "card": things.cards[card],
                "initiative": state.table.card_initiative[card],
                "left": state.supply[card],
            },
        )

    def _counter(self, lang: str) -> str:
        unit = self._things.unit(self.thing)
        return self._names(lang).say(
            f"option-counter-{self._asked.kind}",
            unit=self._things.counters[unit],
            soldier=self._things.counters[unit],
            vehicle=self._things.counters[unit],
            tile=self._things.stage.tiles[self._state.tile_of[unit]],
        )

    def _seat(self, lang: str) -> str:
        return self._names(lang).say("option-seat-conceal", seat=self.name)

    def _deck(self, lang: str) -> str:
        """A bolster deck of an automaton, with what is left in it."""
        deck, table = self._things.deck(self.thing), self._state.table
        left = sum(self._state.supply[card] for card, one in enumerate(table.card_bolster) if one == deck)
        called = deck_called(self._things.stage.bolster_decks[deck], lang)
        return self._names(lang).say("option-deck", deck=called, left=left)

    def _structure(self, lang: str) -> str:
        tile = self._state.table.structure_tile[self._things.structure(self.thing)]
        return self._names(lang).say(
            "option-structure-shoot", structure=self.name, tile=self._things.stage.tiles[tile]
        )

    def _edge(self, lang: str) -> str:
        """With what lies there already."""
        edge = self._things.edge(self.thing)
        if self._state.table.city_cells:
            # One lies on an edge, so those that are offered are free.
            return self._names(lang).say("option-edge", edge=self.name, **dict.fromkeys(MINE_KINDS, 0))
        counts = dict(zip(MINE_KINDS, self._state.mine[2 * edge : 2 * edge + 2], strict=True))
        return self._names(lang).say("option-edge", edge=self.name, **counts)

    def _place(self, lang: str) -> str:
        """Enter, reposition or switch, by where the soldier is and who sits there."""
        state, table = self._state, self._state.table
        place = self._things.place(self.thing)
        sitting = rules.sitting(state, place)
        aboard = state.aboard[table.card_unit[self._asked.card]] != words.NONE
        use = "switch" if sitting != words.NONE else "reposition" if aboard else "enter"
        return self._names(lang).say(
            f"option-place-{use}",
            place=self.name,
            vehicle=self._things.counters[table.vehicle_counter[table.place_vehicle[place]]],
            soldier="" if sitting == words.NONE else self._things.counters[sitting],
        )

    def _tile(self, lang: str) -> str:
        tile = self._things.tile(self.thing)
        name = self._things.stage.tiles[tile]
        if self._asked.kind == "aim":
            struck = [self._things.counters.index(one) for one in self.struck]
            own = sum(not self._enemy(unit) for unit in struck)
            return self._names(lang).say("option-tile-aim", tile=name, count=len(struck), own=own)
        if self._asked.kind not in ("step", "navigate", "surveil"):
            return self._names(lang).say(f"option-tile-{self._asked.kind}", tile=name)
        cover = self._cover(tile)
        notes = ", ".join(self._notes(tile, lang))
        return self._names(lang).say("option-step", tile=name, cover=cover, note=notes)

    def _cover(self, tile: int) -> str:
        """On a hill, and behind walls, there are two."""
        state, table = self._state, self._state.table
        if table.faces:
            face = table.face_from[tile] + state.city[table.at_face + tile]
            covers = [table.face_cover[face], table.face_building[face], table.face_fortified[face]]
            return "/".join(str(cover) for number, cover in enumerate(covers) if cover or not number)
        return f"{table.cover[tile]}/{table.low_hill}" if table.hill[tile] else str(table.cover[tile])

    def _notes(self, tile: int, lang: str) -> list[str]:
        """What stepping onto a tile costs, brings or meets."""
        state, table = self._state, self._state.table
        side = table.seat_side[self.seat]
        called = self._names(lang)
        notes = []
        scouting = table.deed_goes[self._asked.deed] & words.MARKS
        if scouting and not state.marker[side * table.tiles + tile]:
            pool = table.fog_pool[self.seat]
            fog = 0 if pool == words.NONE else state.supply[pool]
            notes.append(called.say("note-unscouted" if fog else "note-unscouted-no-fog"))
        if state.points[tile]:
            notes.append(called.say("note-objective", points=state.points[tile]))
        there = state.tile_of
        enemies = [
            unit for unit in range(table.counters if tile in there else 0)
            if there[unit] == tile and self._enemy(unit)
        ]  # fmt: skip
        soldiers = [unit for unit in enemies if table.counter_vehicle[unit] == words.NONE]
        if soldiers:
            notes.append(called.say("note-enemy", count=len(soldiers)))
        vehicles = [self._things.counters[unit] for unit in enemies if unit not in soldiers]
        notes += [called.say("note-vehicle", vehicle=name) for name in vehicles]
        notes += [
            called.say("note-structure", structure=name)
            for structure, name in enumerate(self._things.structures)
            if table.structure_tile[structure] == tile
            and not state.ruined[structure]
            # A building is the tile itself, which was told already.
            and table.structure_kind[structure] != words.BUILDING
        ]
        notes += self._mined(tile, lang)
        if table.escape and table.escape[side * table.tiles + tile]:
            notes.append(called.say("note-escape"))
        return notes

    def _mined(self, tile: int, lang: str) -> list[str]:
        """The mines that the next step would set off."""
        state, table = self._state, self._state.table
        unit = self._asked.unit
        if table.city_cells and self._asked.kind == "step":
            return self._hazards(unit, tile, lang)
        if table.mine_owner in (words.NONE, table.seat_side[self.seat]) or self._asked.kind != "step":
            return []
        here = state.tile_of[unit]
        between = sorted((here, tile))
        edge = next(e for e in range(table.edges) if list(table.edge_tile[2 * e : 2 * e + 2]) == between)
        fits = (table.counter_defence[unit], table.counter_armour[unit])
        counts = [state.mine[2 * edge + kind] for kind, defence in enumerate(fits) if defence]
        return [self._names(lang).say("note-mines", count=sum(counts))] if sum(counts) else []

    def _hazards(self, unit: int, tile: int, lang: str) -> list[str]:
        """A mine that would go off before the step, and Machine Gunners who would fire."""
        state, side = self._state, self._state.table.counter_side[unit]
        called = self._names(lang)
        notes = []
        if rules.mine_ahead(state, unit, tile) != words.NONE:
            notes.append(called.say("note-mines", count=1))
        enemies = [other for other, whose in enumerate(state.table.counter_side) if whose != side]
        watching = sum(rules.watches(state, other, unit, tile) for other in enemies)
        if watching:
            notes.append(called.say("note-watched", count=watching))
        return notes

    def _enemy(self, unit: int) -> bool:
        """A vehicle belongs to whoever holds it."""
        table = self._state.table
        vehicle = table.counter_vehicle[unit]
        whose = table.counter_side[unit] if vehicle == words.NONE else self._state.holder[vehicle]
        return bool(whose != table.seat_side[self.seat])


_TEXTS: dict[str, Callable[[Option, str], str]] = {
    "button": Option._button,
    "card": Option._card,
    "action": Option._action,
    "tile": Option._tile,
    "counter": Option._counter,
    "place": Option._place,
    "structure": Option._structure,
    "edge": Option._edge,
    "seat": Option._seat,
    "deck": Option._deck,
}
