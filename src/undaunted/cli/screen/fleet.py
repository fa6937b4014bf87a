"""Vehicles, structures and the fate of counters, in words: who sits where, what is damaged, who is gone."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undaunted.cli.screen.codes import Codes
from undaunted.cli.screen.glyphs import Glyphs
from undaunted.game.telling.wording import place_name
from undaunted.game.view import PlaceView, StructureView, VehicleView
from undaunted.messages import say

FATES = ("escaped", "neutralised")


class Fleet:
    def __init__(self, codes: Codes, glyphs: Glyphs) -> None:
        self.view = view = codes.view
        self.glyphs = glyphs
        self.codes = codes
        self.names = codes.names
        self.lang = codes.names.lang
        self._tiles = {unit.id: unit.tile for unit in view.counters}

    def brief(self) -> Iterator[Text]:
        """A line for each vehicle on the board: one's own first."""
        own = next((seat.side for seat in self.view.seats if seat.name == self.view.seat), None)
        here = [vehicle for vehicle in self.view.vehicles if self._tiles[vehicle.id]]
        for vehicle in sorted(here, key=lambda vehicle: vehicle.holder != own):
            crewed = any(place.counter for place in vehicle.places)
            places = ", ".join(self._seat(place, coded=True) for place in vehicle.places if crewed)
            empty = self._say("fleet-empty")
            damage = self._say(
                "fleet-damage-short",
                damage=vehicle.damage,
                integrity=vehicle.integrity,
                disabled="yes" if vehicle.disabled else "",
            )
            yield self._joined(self._coded(vehicle, self.names.counter(vehicle.id)), damage, places or empty)

    def full(self) -> Iterator[Text]:
        """Everything on the vehicle cards, on the structures, and who has left the board."""
        for vehicle in self.view.vehicles:
            if self._tiles[vehicle.id] is None:
                continue
            yield self._joined(self._named(vehicle), self._say("fleet-held", side=vehicle.holder))
            yield self._joined(Text(f"  {self._damage(vehicle)}"), self._defence(vehicle))
            for place in vehicle.places:
                yield self._joined(Text(f"  {self._seat(place, coded=False)}"), self._can(place))
        if self.view.structures:
            yield Text()
        for structure in self.view.structures:
            yield self._structure(structure)
        yield from self.fates()

    def fates(self) -> Iterator[Text]:
        for fate in FATES:
            gone = [self.names.unit(unit.id) for unit in self.view.counters if unit.fate == fate]
            if gone:
                label = self._say("screen-entry", title=self._say(f"fleet-{fate}"))
                yield Text.assemble((label, "bold"), f" {', '.join(gone)}")

    def _joined(self, first: Text, *others: str) -> Text:
        return Text(self.glyphs.between).join([first, *(Text(other) for other in others if other)])

    def _named(self, vehicle: VehicleView) -> Text:
        where = say(
            "fleet-vehicle",
            lang=self.lang,
            vehicle=self.names.counter(vehicle.id),
            tile=self._tiles[vehicle.id] or "",
        )
        return self._coded(vehicle, where)

    def _coded(self, vehicle: VehicleView, text: str) -> Text:
        style = f"bold {self.codes.style(vehicle.holder)}"
        return Text.assemble((f"[{self.codes.vehicle(vehicle)}]", style), f" {text}")

    def _seat(self, place: PlaceView, coded: bool) -> str:
        sitting = next((unit for unit in self.view.counters if unit.id == place.counter), None)
        if sitting is None:
            who = self.glyphs.vacant if coded else self._say("fleet-vacant")
        else:
            code = self.codes.soldier(sitting)
            who = code if coded else f"{self.names.counter(sitting.id)} ({code})"
        title = self.names.place(place.id)
        return f"{title} {who}" if coded else say("fleet-seat", lang=self.lang, place=title, who=who)

    def _can(self, place: PlaceView) -> str:
        """What the place is good for, and for whom."""
        actions = ", ".join(self.names.action(action) for action in place.actions)
        if not place.needs:
            return actions
        needs = say("fleet-needs", lang=self.lang, skill=place_name(place.needs, self.lang))
        return f"{actions} ({needs})"

    def _damage(self, vehicle: VehicleView) -> str:
        return self._say(
            "fleet-damage",
            damage=vehicle.damage,
            critical=vehicle.critical,
            integrity=vehicle.integrity,
            disabled="yes" if vehicle.disabled else "",
        )

    def _defence(self, vehicle: VehicleView) -> str:
        defence = next(unit.defence for unit in self.view.counters if unit.id == vehicle.id)
        return self._say("fleet-defence", defence=defence, armour=vehicle.armour)

    def _structure(self, structure: StructureView) -> Text:
        name = self.names.structure(structure.id)
        sign = f"{self.glyphs.structure}{self.codes.structure(structure)}"
        facts = self._say(
            "fleet-structure",
            tile=structure.tile,
            points=structure.points,
            defence=structure.defence,
            destroyer=self.names.side(structure.destroyed_by) if structure.destroyed_by else "",
        )
        return Text.assemble((sign, "bold"), f" {name}, {facts}")

    def _say(self, key: str, **args: str | int) -> str:
        return self.names.say(key, **args)
