"""One pair of eyes on a game: what they see, and the words for it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from undaunted.content.stage import Stage
from undaunted.game.course import things_of
from undaunted.game.game import Game
from undaunted.game.telling.names import Names, names
from undaunted.game.telling.topics import topic as topic_of
from undaunted.game.telling.wording import listed
from undaunted.game.view import SeatView, VehicleView, View
from undaunted.messages import Name, say

MOST = 4
"""Of a list; how many more there are is counted."""


class Looking:
    def __init__(self, game: Game, seat: str, lang: str) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.things = things_of(game.stage)
        self.names: Names = names(game.stage, lang)

    @property
    def stage(self) -> Stage:
        return self.game.stage

    @property
    def table(self) -> Any:
        return self.stage.table

    @property
    def single(self) -> bool:
        """A counter is one soldier."""
        return bool(self.table.single_soldiers)

    @cached_property
    def view(self) -> View:
        return self.game.view(self.seat or None)

    @cached_property
    def seen(self) -> Any:
        """The position without what this seat may not know."""
        return self.game.observation(self.seat).state

    def seen_supply(self, card: int) -> int:
        """Supplies lie open to everybody, spectators too."""
        return int(self.game.observation(self.seat or self.stage.seats[0]).state.supply[card])

    @cached_property
    def number(self) -> int:
        return self.stage.seats.index(self.seat)

    @cached_property
    def own(self) -> SeatView | None:
        return next((seat for seat in self.view.seats if seat.name == self.seat), None)

    @property
    def side(self) -> str:
        return self.own.side if self.own else ""

    def vehicle(self, counter: str) -> VehicleView | None:
        return next((one for one in self.view.vehicles if one.id == counter), None)

    def unit(self, counter: str) -> Name:
        """A soldier or a vehicle without its side: it is plain whose it is."""
        return self.names.counter(counter)

    def say(self, key: str, **args: str | int) -> str:
        """Arguments that are ids are put into words by what they stand for."""
        return self.names.say(key, **args)

    def put(self, key: str, **args: str | int) -> str:
        """The same with arguments that are words already."""
        return say(self.names.key(key), lang=self.lang, **args)

    def rule(self, topic: str, sentences: int) -> str:
        """The first sentences of the short help."""
        key = f"rule-{topic_of(self.table, topic)}"
        return " ".join(say(key, lang=self.lang).splitlines()[:sentences])

    def list(self, texts: list[str]) -> str:
        """`one, two and three`, or the first few and how many more."""
        more = len(texts) - MOST
        if more < 2:
            return listed(texts, self.lang)
        return say("now-and-more", lang=self.lang, some=", ".join(texts[:MOST]), more=more)
