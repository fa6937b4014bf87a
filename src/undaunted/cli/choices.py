"""The options as a numbered list, grouped by kind, each in longer and shorter words."""

from __future__ import annotations

from dataclasses import dataclass

from undaunted.cli.board import cover_text
from undaunted.cli.cards import Cards
from undaunted.game.odds import Odds
from undaunted.game.option import Option
from undaunted.game.view import CounterView, View
from undaunted.messages import say

KINDS = ("card", "action", "tile", "counter", "button")
"""The order of the groups."""


@dataclass(frozen=True)
class Choice:
    """`texts` says the same thing, from the longest to the shortest."""

    number: int
    option: Option
    texts: tuple[str, ...]

    @property
    def kind(self) -> str:
        return self.option.kind


def choices(options: list[Option], view: View, cards: Cards, lang: str = "en") -> list[Choice]:
    """All options, numbered from 1 in the order in which they are shown."""
    ordered = sorted(options, key=lambda option: KINDS.index(option.kind))
    wording = _Wording(view, cards, lang)
    return [Choice(number, option, wording.texts(option)) for number, option in enumerate(ordered, 1)]


def odds_text(odds: Odds, lang: str = "en") -> str:
    """`5 + 1 cover + 2 range = 8, 1 die: 30%`."""
    return say(
        "odds-sum",
        lang=lang,
        base=odds.base,
        cover=odds.cover,
        range=odds.range,
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
        if self.asked == "step" and option.kind == "tile":
            return (text, self._step(option.name))
        return (text,)

    def _step(self, name: str) -> str:
        """As the board writes it."""
        tile = next(tile for tile in self.view.tiles if tile.id == name)
        return say("choice-step-short", lang=self.lang, tile=name, cover=cover_text(tile), points=tile.points)

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
            where = "suppressed" if unit.suppressed else "ready"
        tile = unit.tile or "" if unit else ""
        args = {"card": short, "actions": actions, "where": where, "tile": tile}
        return (
            say("choice-card", lang=self.lang, **args),
            say("choice-card-short", lang=self.lang, card=short, where=where, tile=tile),
        )

    def _unit(self, name: str) -> CounterView | None:
        """The counter that acts when this card is played."""
        counter = self.cards.card(name).counter
        for unit in self.view.counters:
            called = f"{unit.title} {unit.squad}".strip()
            if unit.side == self.own.side and called == counter:
                return unit
        return None

    def _target(self, option: Option, text: str, odds: Odds) -> tuple[str, ...]:
        percent = round(odds.chance * 100)
        brief = f"{odds.base}+{odds.cover}+{odds.range}={odds.total}"
        target = next(unit for unit in self.view.counters if f"@{unit.id}" == option.name)
        return (
            f"{text}: {odds_text(odds, self.lang)}",
            f"{text}: {brief}, {percent}%",
            f"{target.title} {target.squad}".strip() + f" {target.tile}: {percent}%",
        )
