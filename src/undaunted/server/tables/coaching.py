"""A table at which somebody is taught: which lesson it is, what may be picked, what the other side does.

A guided table is a table like any other. That it is one says the hand that plays the other seat, called
`guide-NAME`; where one stands in it says the game.
"""

from __future__ import annotations

import msgspec

from undaunted.game.game import Game
from undaunted.guides import Guide, find, guides, place, text
from undaunted.guides.schema import Page
from undaunted.messages import say
from undaunted.server import wire
from undaunted.server.errors import Refusal, spoken
from undaunted.server.store import TableRecord
from undaunted.server.store.prepared import sealed
from undaunted.server.tables import seating

HAND = "guide-"
"""What the name of a prepared hand begins with, where other seats name their bot."""


class NotNow(Refusal):
    """What the rules allow and the lesson does not ask for; nothing happens but a kind word."""

    def __init__(self, guide: Guide, game: Game) -> None:
        super().__init__("lesson")
        self._guide = guide
        self._game = game

    def text(self, lang: str) -> str:
        return hint(self._guide, self._game, spoken(lang))


class Coach:
    def __init__(self, guide: Guide, seed: bytes) -> None:
        self.guide = guide
        self._same = seed == seed_of(guide)

    def lesson(self, game: Game, lang: str) -> wire.Lesson:
        """As the learner is told it; `number` is 0 for a game that has left the guide's way."""
        guide, count = self.guide, len(self.guide.lessons)
        where = place(guide, game)
        if where.astray or not self._same:
            return wire.Lesson(guide.name, self.title(lang), 0, count)
        if where.lesson is None:
            told = self._pages(guide.end, game, lang) if game.over else ()
            return wire.Lesson(guide.name, self.title(lang), count, count, told, over=game.over)
        lesson = guide.lessons[where.lesson]
        if not where.asked:
            # What it has not come to yet is not told: it would speak of what has not happened.
            before = guide.lessons[where.lesson - 1] if where.lesson else lesson
            watch = f"guide-{guide.name}-{before.watch}" if before.watch else "guide-watch"
            return wire.Lesson(
                guide.name, self.title(lang), where.lesson + 1, count, watch=say(watch, lang=lang)
            )
        told = tuple(
            wire.LessonPage(text(guide, page.text, game, lang, lesson.odds), page.at) for page in lesson.pages
        )
        return wire.Lesson(guide.name, self.title(lang), where.lesson + 1, count, told, where.asked)

    def taught(self, told: wire.Update, game: Game, lang: str) -> wire.Update:
        """An update as the learner gets it: with the lesson, and nothing glows but what it asks for."""
        if told.seat != self.guide.seat:
            return told
        asked = self.asked(game)
        choices = told.choices
        if asked is not None:
            choices = tuple(self._narrow(choice, game) for choice in choices if choice.thing in asked)
        return msgspec.structs.replace(told, choices=choices, lesson=self.lesson(game, lang))

    def _narrow(self, choice: wire.Choice, game: Game) -> wire.Choice:
        """A card that can be picked together with an action: only with the one that comes next."""
        after = self.guide.picks[len(game.answers(self.guide.seat)) + 1 :][:1]
        opens = tuple(thing for thing in choice.opens if after and thing in after[0])
        return msgspec.structs.replace(choice, opens=opens) if choice.opens else choice

    def title(self, lang: str) -> str:
        return say(f"guide-{self.guide.name}-title", lang=lang)

    def _pages(self, found: tuple[Page, ...], game: Game, lang: str) -> tuple[wire.LessonPage, ...]:
        return tuple(wire.LessonPage(text(self.guide, page.text, game, lang), page.at) for page in found)

    def asked(self, game: Game) -> tuple[str, ...] | None:
        """What the learner may pick now; None where everything goes, because the lessons are over."""
        where = place(self.guide, game)
        return where.asked if self._same and where.lesson is not None else None

    def check(self, game: Game, seat: str, thing: str) -> None:
        """What is not to be picked at all, the game says better; of the rest, what the lesson asks for."""
        if seat != self.guide.seat or game.why_not(seat, thing) is not None:
            return
        asked = self.asked(game)
        if asked is not None and thing not in asked:
            raise NotNow(self.guide, game)

    def why(self, game: Game, thing: str, lang: str) -> str:
        """Why something is not to be picked: the lesson's word where the rules have nothing against it."""
        asked = self.asked(game)
        if asked and thing not in asked and game.why_not(self.guide.seat, thing) is None:
            return hint(self.guide, game, lang)
        return ""

    def answer(self, game: Game) -> str:
        """What the other side has prepared; empty where that does not fit."""
        return place(self.guide, game).answer if self._same else ""


def hint(guide: Guide, game: Game, lang: str) -> str:
    where = place(guide, game)
    option = next((one for one in game.options(guide.seat) if one.name in where.asked), None)
    return say("guide-not-now", lang=lang, thing=option.text(lang) if option else "")


def coach_of(record: TableRecord) -> Coach | None:
    """Of a table whose other seat a prepared hand plays, if there still is such a guide."""
    for seat in record.seats:
        name = seat.bot.removeprefix(HAND)
        if seat.kind == seating.BOT and seat.bot.startswith(HAND) and name in guides():
            return Coach(find(name), record.seed)
    return None


def seed_of(guide: Guide) -> bytes:
    return sealed(guide.outcomes.setup, guide.outcomes.later)
