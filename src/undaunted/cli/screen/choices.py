"""The options as a numbered list, grouped by kind, each in longer and shorter words."""

from __future__ import annotations

from dataclasses import dataclass

from undaunted.cli.screen.board import cover_text
from undaunted.cli.screen.cards import Cards
from undaunted.game.odds import Odds
from undaunted.game.option import Option
from undaunted.game.view import CounterView, PlaceView, VehicleView, View
from undaunted.messages import say

GROUPS = ("card", "action", "aboard", "place", "tile", "edge", "structure", "counter", "seat", "button")
"""Their order. Aboard are the actions of a place in a vehicle; to exit one stands beside entering it."""
BRIEFLY = ("navigate", "step", "surveil")
"""Questions whose tiles can be written as the board writes them."""


@dataclass(frozen=True)
class Entry:
    """`texts` says the same thing, from the longest to the shortest."""

    number: int
    option: Option
    texts: tuple[str, ...]

    @property
    def kind(self) -> str:
        return self.option.kind

    @property
    def group(self) -> str:
        return group(self.option)


def group(option: Option) -> str:
    if option.kind == "action" and "/" in option.name:
        return "aboard"
    return "place" if option.name == "exit" else option.kind


def choices(options: list[Option], view: View, cards: Cards, lang: str = "en") -> list[Entry]:
    """All options, numbered from 1 in the order in which they are shown."""
    ordered = sorted(options, key=lambda option: GROUPS.index(group(option)))
    wording = _Wording(view, cards, lang)
    return [Entry(number, option, wording.texts(option)) for number, option in enumerate(ordered, 1)]


def odds_text(odds: Odds, lang: str = "en") -> str:
    """`5 + 1 cover + 2 range = 8, 1 die: 30%`."""
    return say(
        "odds-sum",
        lang=lang,
        base=odds.base,
        cover=odds.cover,
        range=odds.range,
        smoke=odds.smoke,
        total=odds.total,
        dice=odds.dice,
        percent=round(odds.chance * 100),
    )


class _Wording:
    def __init__(self, view: View, cards: Cards, lang: str) -> None:
        self.view = view
        self.cards = cards
        self.lang = lang
        self.own = next(seat for seat in view.seats if seat.name == view.seat)
        self.asked = view.question.kind if view.question else ""

    def texts(self, option: Option) -> tuple[str, ...]:
        text = option.text(self.lang)
        if option.kind == "card" and self.asked in ("turn", "bid"):
            return self._from_hand(option, text)
        odds = option.odds
        if odds is not None:
            return self._target(option, text, odds)
        if option.kind == "place":
            return (text, self._place(option.name))
        if self.asked in BRIEFLY and option.kind == "tile":
            return (text, self._step(option.name))
        return (text,)

    def _step(self, name: str) -> str:
        """As the board writes it."""
        tile = next(tile for tile in self.view.tiles if tile.id == name)
        return say("choice-step-short", lang=self.lang, tile=name, cover=cover_text(tile), points=tile.points)

    def _place(self, name: str) -> str:
        """The place alone, as its vehicle's card has it, with who sits there."""
        names = self.cards.names
        vehicle, place = self._seat(name)
        return say(
            "choice-place-short",
            lang=self.lang,
            vehicle=names.counter(vehicle.id),
            place=names.place(name),
            unit=names.counter(place.counter) if place.counter else "",
        )

    def _from_hand(self, option: Option, text: str) -> tuple[str, ...]:
        """With the actions of the card, where its unit stands and how it is."""
        short = self.cards.counted(text, (self.own.hand or {}).get(option.name, 0))
        if self.asked == "bid":
            return (short,)
        unit = self._unit(option.name)
        actions = self.cards.actions(option.name)
        if unit is None:
            where = "none"
        elif unit.tile is None:
            where = "away"
        else:
            where = "routed" if unit.routed else "suppressed" if unit.suppressed else "ready"
        if unit is not None and unit.aboard:
            return self._from_inside(short, unit, unit.aboard, actions)
        tile = unit.tile or "" if unit else ""
        args = {"card": short, "actions": actions, "where": where, "tile": tile}
        return (
            say("choice-card", lang=self.lang, **args),
            say("choice-card-short", lang=self.lang, card=short, where=where, tile=tile),
        )

    def _from_inside(self, card: str, unit: CounterView, aboard: str, actions: str) -> tuple[str, ...]:
        """With the vehicle he sits in, and what his place there is good for."""
        names = self.cards.names
        vehicle, place = self._seat(aboard)
        told: dict[str, str] = {
            "card": card,
            "vehicle": names.counter(vehicle.id),
            "place": names.place(place.id),
            "state": "suppressed" if unit.suppressed else "ready",
        }
        seat = "" if vehicle.disabled else ", ".join(names.action(action) for action in place.actions)
        return (
            say("choice-aboard", lang=self.lang, tile=unit.tile or "", seat=seat, actions=actions, **told),
            say("choice-aboard-medium", lang=self.lang, seat=seat, **told),
            say("choice-aboard-short", lang=self.lang, **told),
        )

    def _seat(self, name: str) -> tuple[VehicleView, PlaceView]:
        return next((one, place) for one in self.view.vehicles for place in one.places if place.id == name)

    def _unit(self, name: str) -> CounterView | None:
        """The counter that acts when this card is played."""
        counter = self.cards.card(name).counter
        for unit in self.view.counters:
            called = f"{unit.title} {unit.squad}".strip()
            if unit.side == self.own.side and called == counter:
                return unit
        return None

    def _target(self, option: Option, text: str, odds: Odds) -> tuple[str, ...]:
        percent = say("odds-percent", lang=self.lang, percent=round(odds.chance * 100))
        smoke = f"+{odds.smoke}" if odds.smoke else ""
        brief = f"{odds.base}+{odds.cover}+{odds.range}{smoke}={odds.total}"
        ways = (
            (text, odds_text(odds, self.lang)),
            (text, f"{brief}, {percent}"),
            (self._aim(option), percent),
        )
        return tuple(say("choice-target", lang=self.lang, target=aim, odds=told) for aim, told in ways)

    def _aim(self, option: Option) -> str:
        """The target and its tile, in the fewest words."""
        names = self.cards.names
        for structure in self.view.structures:
            if structure.id == option.name:
                return f"{names.structure(structure.id)} {structure.tile}"
        target = next(unit for unit in self.view.counters if f"@{unit.id}" == option.name)
        return f"{names.counter(target.id)} {target.tile}"
