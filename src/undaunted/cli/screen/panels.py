"""What stands around the board: how the game stands, one's own cards, and what the opponent shows."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undaunted.cli.screen import line, minefield, siege
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.codes import Codes, side_style
from undaunted.cli.screen.fleet import Fleet
from undaunted.cli.screen.glyphs import Glyphs
from undaunted.content.goal import parse_goal
from undaunted.game.telling.wording import told_text
from undaunted.game.view import SeatView, SideView, View

RIFLEMAN = "Rifleman"
"""Whose counters a pin is about."""
MOST_BOXES = 10
COUNTS = {"escape": "screen-escaped", "neutralise": "screen-neutralised"}
"""Goals that count counters, not points."""


class Panels:
    def __init__(self, view: View, cards: Cards, glyphs: Glyphs, lang: str = "en") -> None:
        self.view = view
        self.cards = cards
        self.glyphs = glyphs
        self.lang = lang
        self.sides = [side.name for side in view.sides]
        self.codes = Codes(view, cards.names)
        self.fleet = Fleet(self.codes, glyphs)
        self.besieged = bool(cards.names.stage.table.city_cells)

    # How the game stands

    def status(self, width: int) -> Text:
        """Round, title, initiative, how far each side is and a draw that is near, in one line.

        Ornaments only where they fit.
        """
        for boxes, title in ((True, True), (False, True), (False, False)):
            parts = [Text(self.say("screen-round", round=self.view.round), "bold")]
            if title:
                parts.append(Text(told_text(self.view.scenario, "title", self.view.title, self.lang)))
            parts.append(Text(self.say("screen-initiative", side=self.view.initiative)))
            parts += [self.progress(side, boxes) for side in self.view.sides]
            if self.view.draw_in:
                parts.append(Text(self.say("screen-draw-in", rounds=self.view.draw_in), "bold"))
            line = Text(self.glyphs.between).join(parts)
            if line.cell_len <= width:
                return line
        return line

    def progress(self, side: SideView, boxes: bool) -> Text:
        """How many of the points or counters needed, or for a pin how many Riflemen the enemy has left."""
        style = f"bold {side_style(self.sides, side.name)}"
        goal = parse_goal(side.goal).word
        if goal == "pin":
            left = sum(
                unit.title == RIFLEMAN and unit.side != side.name and unit.tile is not None
                for unit in self.view.counters
            )
            return Text(self.say("screen-pin", side=side.name, count=left), style)
        key = COUNTS.get(goal, "screen-points")
        text = Text(self.say(key, side=side.name, points=side.points, needed=side.needed), style)
        if side.aims:  # any of them wins
            more = "".join(f" / {aim.points}/{aim.needed}" for aim in side.aims[1:])
            return text.append(more)
        if boxes and side.needed <= MOST_BOXES:
            full = min(side.points, side.needed)
            text.append(" " + self.glyphs.full * full + self.glyphs.empty * (side.needed - full))
        return text

    # Cards

    @property
    def own(self) -> SeatView | None:
        return next((seat for seat in self.view.seats if seat.name == self.view.seat), None)

    @property
    def mates(self) -> list[SeatView]:
        """The others of one's own side."""
        return [seat for seat in self._but_own if self.own and seat.side == self.own.side]

    @property
    def rivals(self) -> list[SeatView]:
        return [seat for seat in self._but_own if not (self.own and seat.side == self.own.side)]

    @property
    def others(self) -> list[SeatView]:
        """One's own side first."""
        return [*self.mates, *self.rivals]

    @property
    def _but_own(self) -> list[SeatView]:
        return [seat for seat in self.view.seats if seat.name != self.view.seat]

    def hand(self) -> Text:
        own = self.own
        pile = own.hand if own and own.hand is not None else {}
        return self.entry("title-hand", self.cards.pile(pile))

    def play_area(self) -> Text:
        """One's own play area, with the sizes of deck and discard pile."""
        own = self.own
        if own is None:
            return Text()
        line = self.entry("title-play-area", self.cards.pile(own.played))
        sizes = self.say("screen-piles", deck=own.deck_size, discard=sum(own.discard.values()))
        sizes += self._fallen(own)
        return line + Text(f"{self.glyphs.between}{sizes}")

    def opponent(self, seat: SeatView) -> Text:
        discard = sum(seat.discard.values())
        # The solo opponent has no hand.
        sizes = (
            self.say("screen-piles", deck=seat.deck_size, discard=discard)
            if seat.bolsters
            else self.say("screen-seat", hand=seat.hand_size, deck=seat.deck_size, discard=discard)
        )
        sizes += self._fallen(seat)
        leads = any(side.commander == seat.name for side in self.view.sides)
        called = self.say("screen-commander", seat=seat.name) if leads else self._seat(seat)
        line = Text.assemble((called, f"bold {side_style(self.sides, seat.side)}"), f" {sizes}")
        if seat.played and not seat.bolsters:
            line += Text(self.glyphs.between) + self.entry("title-play-area", self.cards.pile(seat.played))
        return line

    def _fallen(self, seat: SeatView) -> str:
        fallen = siege.losses(seat, self.cards)[0] if self.besieged else {}
        return self.say("screen-fallen", count=sum(fallen.values())) if fallen else ""

    def line(self, seat: SeatView) -> list[Text]:
        """Of the solo opponent: its cards in order, and its bolster decks."""
        return line.told(seat, self.cards, self.glyphs, seat.name in self.view.deciders)

    def supply(self, seat: SeatView) -> Text:
        return self.entry("title-supply", self.cards.pile(seat.supply))

    def _seat(self, seat: SeatView) -> str:
        return self.cards.names.seat(seat.name)

    def brief(self) -> Iterator[Text]:
        """A line for each thing, the most needed first."""
        if self.own:
            yield self.hand()
        yield from self.fleet.brief()
        yield from minefield.brief(self.view, self.cards.names, self.glyphs)
        yield from siege.mines(self.view, self.cards.names, self.glyphs)
        for seat in self.others:
            yield self.opponent(seat)
            yield from self.line(seat)
            if seat.hand is not None:
                yield self.entry("title-hand", self.cards.pile(seat.hand))
        if self.own:
            yield self.play_area()
            yield self.supply(self.own)

    def piles(self, seat: SeatView) -> Iterator[Text]:
        """Every pile of a seat that the viewer may look through."""
        yield Text(self._seat(seat), f"bold {side_style(self.sides, seat.side)}")
        if seat.hand is not None:
            yield self.entry("title-hand", self.cards.pile(seat.hand))
        yield from self.line(seat) or [self.entry("title-play-area", self.cards.pile(seat.played))]
        if seat.deck is not None:
            yield self.entry("title-deck", self.cards.pile(seat.deck), seat.deck_size)
        if seat.unseen is not None:
            yield self.entry("title-unseen", self.cards.pile(seat.unseen), seat.hand_size + seat.deck_size)
        yield self.entry("title-discard", self.cards.pile(seat.discard), sum(seat.discard.values()))
        yield self.entry("title-supply", self.cards.pile(seat.supply), sum(seat.supply.values()))
        fallen, aside = siege.losses(seat, self.cards) if self.besieged else ({}, seat.removed)
        if self.besieged:
            yield self.entry("title-casualties", self.cards.pile(fallen), sum(fallen.values()))
        if aside or not self.besieged:
            yield self.entry("title-removed", self.cards.pile(aside), sum(aside.values()))

    def entry(self, title: str, text: str, count: int | None = None) -> Text:
        label = self.say(title) if count is None else f"{self.say(title)} ({count})"
        return Text.assemble((self.say("screen-entry", title=label), "bold"), f" {text}")

    def say(self, key: str, **args: str | int) -> str:
        return self.cards.names.say(key, **args)
