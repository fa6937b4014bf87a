"""Why a thing cannot be picked now, in terms of the rule that forbids it.

The options alone decide what is legal; this only finds words for what is not among them. What has nothing to
do with the question that is asked is in `astray.py`.
"""

from __future__ import annotations

from typing import Any

from undaunted.game.errors import IllegalDecision
from undaunted.game.questions import PICK, kind_of
from undaunted.game.telling import besieged
from undaunted.game.telling.astray import Astray
from undaunted.game.things import Things
from undaunted.rules import words
from undaunted.speed import rules

WRECKS = words.PIERCES | words.RAZES
NO_TARGETS = {0: "no-enemy-on-board", words.PIERCES: "no-enemy-vehicle", WRECKS: "nothing-to-demolish"}
"""Why there is nothing to shoot at, by whether a deed pierces armour and razes structures."""
NO_USE = {
    words.GUIDE: "guide-nobody",
    words.BOLSTER: "nothing-to-bolster",
    words.COMMAND: "nothing-to-draw",
    words.INSPIRE: "nothing-to-inspire",
    words.RECON: "no-fog-in-hand",
    words.DRIVE: "no-drive",
    words.NAVIGATE: "nothing-to-navigate",
    words.SURVEIL: "nothing-to-surveil",
    words.REPAIR: "nothing-to-repair",
    words.ADVANCE: "nobody-advances",
    words.AIR_SUPPORT: "no-aircraft",
    words.MINE: "nothing-to-mine",
}


class Reasons:
    """Finds the reason for one thing that a seat may not pick in a state."""

    def __init__(self, state: Any, seat: int, things: Things) -> None:
        self.state = state
        self.table = state.table
        self.seat = seat
        self.side = state.table.seat_side[seat]
        self.things = things
        self.frame = state.stack[(state.depth - 1) * words.FRAME : state.depth * words.FRAME]
        self.kind = kind_of(state)
        self.question = self.kind.name
        self.astray = Astray(state, seat, things)

    def of(self, thing: int) -> IllegalDecision:
        kind = self.things.kind(thing)
        finders = {
            "button": self._button,
            "card": self._card,
            "action": self._action,
            "tile": self._tile,
            "counter": self._counter,
            "place": self._place,
            "structure": self._structure,
            "edge": self._edge,
            "seat": self._seat,
            "deck": self._deck,
        }
        refused = besieged.reason(self, thing) if self.table.city_cells else None
        return refused or finders[kind](thing) or self.astray.of(thing)

    def no(self, rule: str, **args: str | int) -> IllegalDecision:
        return self.astray.no(rule, **args)

    def _button(self, thing: int) -> IllegalDecision | None:
        if thing == words.STOP and self.kind.ends == PICK:
            return self.astray.instead("must-choose")
        if thing == words.DRAW and self.question == "command":
            return self.no("nothing-to-draw")
        if thing == words.READY and self.question == "use":
            unit = self.table.card_unit[self.frame[words.F_CARD]]
            if unit != words.NONE:
                return self.no("not-suppressed", soldier=self.things.counters[unit])
        if thing == words.EXIT and self.question in ("use", "after"):
            unit = self.table.card_unit[self.frame[words.F_CARD]]
            if unit == words.NONE:
                return self._no_counter()
            if self._aboard(unit) == words.NONE and not self.frame[words.F_MOVED]:
                return self.no("not-aboard", soldier=self.things.counters[unit])
            return self.no("shifted-already")
        if thing == words.ESCAPE and self.question == "step":
            return self.no("no-escape-here", soldier=self.things.counters[self.frame[words.F_UNIT]])
        return None

    def _no_counter(self) -> IllegalDecision:
        return self.no("commander-has-no-counter", card=self.things.cards[self.frame[words.F_CARD]])

    def _aboard(self, unit: int) -> int:
        return int(self.state.aboard[unit]) if self.table.vehicles else words.NONE

    def _place(self, thing: int) -> IllegalDecision | None:
        if self.question not in ("use", "after"):
            return None
        unit = self.table.card_unit[self.frame[words.F_CARD]]
        if unit == words.NONE:
            return self._no_counter()
        place = self.things.place(thing)
        vehicle = self.table.place_vehicle[place]
        title = self.things.counters[self.table.vehicle_counter[vehicle]]
        here = self._aboard(unit)
        if self.state.tile_of[self.table.vehicle_counter[vehicle]] != self.state.tile_of[unit]:
            return self.no("vehicle-elsewhere", vehicle=title)
        if here != words.NONE and self.table.place_vehicle[here] != vehicle:
            return self.no("exit-first", vehicle=title)
        if self.frame[words.F_MOVED]:
            return self.no("shifted-already")
        crew = rules.crew_of(self.state, vehicle)
        if any(self.table.counter_side[one] != self.side for one in crew):
            return self.no("enemies-aboard", vehicle=title)
        if here not in (place, words.NONE) and self.state.suppressed[unit]:
            return self.no("unit-suppressed", soldier=self.things.counters[unit])
        return self.no("place-taken", place=self.things.places[place])

    def _structure(self, thing: int) -> IllegalDecision | None:
        if self.question != "shoot":
            return None
        title = self.things.names[thing]
        if not self.table.deed_hits[self.frame[words.F_DEED]] & words.RAZES:
            return self.no("only-demolition", structure=title)
        ruined = self.state.ruined[self.things.structure(thing)]
        return self.no("structure-gone" if ruined else "demolition-same-tile", structure=title)

    def _edge(self, thing: int) -> IllegalDecision | None:
        if self.question == "mine":
            return self.no("mine-which-first")
        if self.question != "edge":
            return None
        edge = self.things.edge(thing)
        here = self.state.tile_of[self.frame[words.F_UNIT]]
        beside = here in self.table.edge_tile[2 * edge : 2 * edge + 2]
        rule = "no-mine-there" if beside else "edge-of-own-tile"
        return self.no(rule, edge=self.things.edges[edge])

    def _deck(self, thing: int) -> IllegalDecision | None:
        return None

    def _seat(self, thing: int) -> IllegalDecision | None:
        return self.no("not-an-enemy") if self.question == "conceal" else None

    def _card(self, thing: int) -> IllegalDecision | None:
        card = self.things.card(thing)
        title = self.things.cards[card]
        if self.table.card_seat[card] != self.seat:
            return self.astray.card_of_another(card)
        if self.question == "turn" and card == self.table.seat_fog[self.seat]:
            return self.no("fog-cannot-be-played")
        if self.question in ("bid", "turn"):
            return self.astray.not_in_hand(card)
        if self.question == "bolster":
            return self._bolstered(card, title)
        if self.question == "inspire":
            return self._inspired(card, title)
        if self.question == "casualty":
            return self.no("casualty-other-unit", card=title)
        if self.question == "air-support":
            there = self.state.supply[card] and self.table.card_aircraft[card]
            return None if there else self.no("only-aircraft", card=title)
        return None

    def _bolstered(self, card: int, title: str) -> IllegalDecision:
        if not self.state.supply[card]:
            return self.no("not-in-supply", card=title)
        if self.table.card_kind[card] == words.FOG:
            return self.no("fog-never-bolstered")
        return self._wrong_squad(title)

    def _inspired(self, card: int, title: str) -> IllegalDecision:
        if not self.state.played[card]:
            return self.no("not-in-play-area", card=title)
        if self.table.card_kind[card] != words.COMBAT:
            return self.no("only-combat-cards-inspired", card=title)
        return self._wrong_squad(title)

    def _wrong_squad(self, title: str) -> IllegalDecision:
        deed = self.things.stage.deeds[self.frame[words.F_DEED]]
        return self.no("wrong-squad", card=title, squad=deed.squad)

    def _action(self, thing: int) -> IllegalDecision | None:
        if self.question != "use":
            return None
        card = self.frame[words.F_CARD]
        unit = self.table.card_unit[card]
        if self.things.is_aboard_action(thing):
            refused = self._place_action(thing, unit)
            if refused:
                return refused
        elif self.things.card(thing) != card:
            return self.no("wrong-card-action", card=self.things.cards[card])
        if unit != words.NONE and self.state.suppressed[unit]:
            return self.no("unit-suppressed", soldier=self.things.counters[unit])
        here = words.NONE if unit == words.NONE else self.state.tile_of[unit]
        if unit != words.NONE and here == words.NONE:
            spawns = self.table.spawn_tile[self.table.spawn_from[unit] : self.table.spawn_from[unit + 1]]
            if not spawns:
                return self.no("nowhere-to-place", soldier=self.things.counters[unit])
            here = spawns[0]
        return self.refused_deed(self.things.deed(thing), unit, here)

    def _place_action(self, thing: int, unit: int) -> IllegalDecision | None:
        """Before the action itself: is he in that place, may he use it, and does the vehicle work?"""
        place = (thing - self.table.first_place_action) // self.table.actions_a_place
        if unit == words.NONE or self._aboard(unit) != place:
            return self.no("not-in-that-place", place=self.things.places[place])
        vehicle = self.table.place_vehicle[place]
        if self.state.damage[vehicle] >= self.table.vehicle_critical[vehicle]:
            return self.no(
                "vehicle-disabled", vehicle=self.things.counters[self.table.vehicle_counter[vehicle]]
            )
        needs = self.table.place_needs[place]
        if needs and needs != self.table.counter_skill[unit]:
            return self.no(
                "skill-needed", place=self.things.places[place], soldier=self.things.counters[unit]
            )
        return None

    def refused_deed(self, deed: int, unit: int, here: int) -> IllegalDecision | None:
        word, family = self.table.deed_word[deed], self.table.deed_family[deed]
        if unit == words.NONE and self.table.deed_goes[deed] & words.ON_TILE:
            return self._no_counter()
        if family == words.FOOT:
            return self.no(self._no_walk(unit), soldier=self.things.counters[unit])
        if family == words.SHOT:
            return self.no(self._no_target(self.table.deed_hits[deed]))
        if word == words.CONTROL:
            return self._control(here)
        if word == words.TARGET:
            return self.no("target-nowhere", soldier=self.things.counters[unit])
        if family == words.SALVO and self.table.deed_goes[deed] & words.AIMED:
            return self.no("nobody-to-strike")
        if family == words.SALVO:
            target = self.state.target[self.side]
            if target == words.NONE:
                return self.no("no-target-marker")
            return self.no("blast-needs-counter", tile=self.things.stage.tiles[target])
        return self.no(NO_USE[word]) if word in NO_USE else None

    def _no_walk(self, unit: int) -> str:
        """On foot there is nowhere to go; aboard he exits first, unless he has shifted with this card."""
        if self._aboard(unit) == words.NONE:
            return "no-step"
        shifted = self.question in ("use", "order") and self.frame[words.F_MOVED]
        return "cannot-exit-now" if shifted else "exit-to-walk"

    def _no_target(self, hits: int) -> str:
        """Nobody there at all, or nobody in reach whom it could hit."""
        pierces, razes = hits & words.PIERCES, hits & words.RAZES
        there = [
            unit
            for unit, tile in enumerate(self.state.tile_of)
            if tile != words.NONE
            and not self._is_own(unit)
            and (self.table.counter_armour[unit] or not pierces)
        ]
        return "nobody-to-strike" if there and not razes else NO_TARGETS[hits & WRECKS]

    def _is_own(self, unit: int) -> bool:
        """A vehicle belongs to whoever holds it."""
        vehicle = self.table.counter_vehicle[unit]
        whose = self.table.counter_side[unit] if vehicle == words.NONE else self.state.holder[vehicle]
        return bool(whose == self.side)

    def _unstruck(self, unit: int, title: str) -> IllegalDecision:
        """Why the dice of a salvo are not for this counter now."""
        if self.state.tile_of[unit] != self._struck_tile():
            return self.no("not-on-target-tile", unit=title)
        hits = self.table.deed_hits[self.frame[words.F_DEED]]
        if not hits & words.OWN_TOO and self._is_own(unit):
            return self.no("not-an-enemy")
        if self._aboard(unit) != words.NONE:
            return self.no("inside-a-vehicle", unit=title)
        return self.no("already-blasted" if self.has_defence(unit) else "no-such-defence", unit=title)

    def _struck_tile(self) -> int:
        """Where the salvo falls that is being rolled for."""
        if not self.table.deed_goes[self.frame[words.F_DEED]] & words.AIMED:
            return int(self.state.target[self.side])
        return besieged.struck_tile(self.state)

    def _control(self, here: int) -> IllegalDecision:
        tile = self.things.stage.tiles[here]
        marker = self.state.marker[self.side * self.table.tiles + here]
        if not marker:
            return self.no("control-needs-marker", tile=tile)
        if marker == words.CONTROLLED:
            return self.no("already-controlled", tile=tile)
        return self.no("enemy-holds-tile", tile=tile)

    def has_defence(self, unit: int) -> bool:
        armoured = self.table.deed_hits[self.frame[words.F_DEED]] & words.PIERCES
        return bool((self.table.counter_armour if armoured else self.table.counter_defence)[unit])

    def _tile(self, thing: int) -> IllegalDecision | None:
        tile = self.things.tile(thing)
        name = self.things.stage.tiles[tile]
        unit = self.frame[words.F_UNIT]
        if self.question == "spawn":
            soldier = self.things.counters[self.table.card_unit[self.frame[words.F_CARD]]]
            return self.no("no-spawn-there", soldier=soldier)
        if self.question == "step":
            if self.table.distance[self.state.tile_of[unit] * self.table.tiles + tile] != 1:
                return self.no("not-adjacent", tile=name, soldier=self.things.counters[unit])
            rolling = self.table.counter_rolls[unit]
            return self.no(
                "rough-terrain" if rolling and self.table.rough[tile] else "not-scouted", tile=name
            )
        if self.question == "navigate":
            # The last pick has to mark a tile; before it, marked ones may lead on.
            marked = self.state.marker[self.side * self.table.tiles + tile]
            last = marked and self.frame[words.F_LEFT] == 1
            return self.no("scouted-already" if last else "not-in-chain", tile=name)
        if self.question == "surveil":
            return self.no("scouted-already", tile=name)
        if self.question == "aim":
            return self.no("nobody-to-strike-there", tile=name)
        if self.question == "advance":
            return self.no("no-advance-there", tile=name)
        if self.question == "target":
            if self.state.target[self.side] == tile:
                return self.no("target-already-there", tile=name)
            return self.no("target-too-near", tile=name, soldier=self.things.counters[unit])
        return None

    def _counter(self, thing: int) -> IllegalDecision | None:
        unit = self.things.unit(thing)
        title = self.things.counters[unit]
        own = self.table.counter_side[unit] == self.side
        tile = self.state.tile_of[unit]
        if self.question == "shoot":
            if self._is_own(unit):
                return self.no("not-an-enemy")
            if tile != words.NONE and self._aboard(unit) != words.NONE:
                return self.no("inside-a-vehicle", unit=title)
            if tile != words.NONE and not self.has_defence(unit):
                return self.no("no-such-defence", unit=title)
            return self.no("not-on-board" if tile == words.NONE else "out-of-reach", unit=title)
        if self.question == "repair":
            return self.no("not-to-be-repaired", unit=title)
        if self.question in ("injure", "suppress"):
            return self.no("not-in-the-vehicle", unit=title)
        if self.question == "guide":
            if not own:
                return self.no("not-own-counter", unit=title)
            if tile == words.NONE:
                return self.no("not-on-board", unit=title)
            if self.state.suppressed[unit]:
                return self.no("guide-needs-ready", soldier=title)
            return self.no("no-step", soldier=title)
        if self.question == "advance":
            return self.no("cannot-advance", unit=title)
        if self.question == "blast":
            return self._unstruck(unit, title)
        return None
