"""One sitting at the table: asks the people, lets the bots answer, and keeps the game whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from undaunted.cli import saves
from undaunted.cli.screen import story
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.choices import Entry, choices
from undaunted.cli.screen.screen import Screen
from undaunted.cli.table import keys
from undaunted.cli.table.hints import hint
from undaunted.cli.table.invitation import invitation
from undaunted.cli.table.keys import Typed
from undaunted.cli.table.news import News
from undaunted.cli.table.opponents import called
from undaunted.cli.table.reading import page
from undaunted.cli.table.result import show_result
from undaunted.cli.table.thinking import Notice
from undaunted.cli.terminal import Terminal
from undaunted.game.errors import IllegalDecision
from undaunted.game.event import Event
from undaunted.game.game import Game

if TYPE_CHECKING:
    from undaunted.bots import Bot


WITHDRAW = "withdraw"


class LeftTheTable(Exception):
    """The people have left the table."""


class TerminalGame:
    def __init__(
        self,
        game: Game,
        bots: Mapping[str, Bot],
        terminal: Terminal,
        save_to: Path,
        resume: Callable[[Path], str],
        always: bool = False,
    ) -> None:
        """`always`: saved after every decision, so that not even a kill loses one."""
        self.game = game
        self.bots = bots
        self.terminal = terminal
        self.save_to = save_to
        self.resume = resume
        self.always = always
        self.lang = terminal.lang
        self.cards = Cards(game.stage, terminal.glyphs, terminal.lang)
        self.people = [seat for seat in game.seats if seat not in bots]
        self.at_keyboard = self._viewer or ""
        self.news = News(game)
        self.notice = Notice(terminal)
        self.note = ""
        self._doubted = -1
        """The decision at which giving the game up was asked for once."""

    def run(self) -> None:
        """Until the game is over or the people leave; either way the game is saved."""
        started = self.game.decisions
        try:
            self._to_the_end()
        except (LeftTheTable, EOFError, KeyboardInterrupt):
            self._save()
            self.terminal.tell()
            self._say("session-saved", command=self.resume(self.save_to))
            return
        except BaseException:
            self._save()
            raise
        if self.game.decisions > started or not self.save_to.exists():
            self._save()
        self._finish()

    # Who decides

    def _to_the_end(self) -> None:
        try:
            while not self.game.over:
                self._next()
                if self.always:
                    self._save()
        finally:
            self.notice.ends()

    def _next(self) -> None:
        deciders = self.game.deciders
        waiting = [seat for seat in deciders if seat in self.people]
        if not waiting:
            self._bot(deciders[0])
            return
        self.notice.ends()
        # At the bids whoever sits there goes first, so that the keyboard wanders less.
        seat = self.at_keyboard if self.at_keyboard in waiting else waiting[0]
        self._hand_over(seat)
        self._ask(seat)

    def _bot(self, seat: str) -> None:
        bot = self.bots[seat]
        self.notice.thinks(bot, called(bot.name, self.lang), self._latest)
        offered = [option.thing for option in self.game.options(seat)]
        self.game.play(seat, bot.choose(self.game.observation(seat), offered))

    def _latest(self) -> str:
        """What happened last, as those at the keyboard know it."""
        told = self.game.events(self._viewer, max(0, self.game.decisions - 1))
        return told[-1].say(self.lang, self._eyes) if told else ""

    @property
    def _viewer(self) -> str | None:
        """Whose cards may be seen whoever looks; several people share only what a spectator sees."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def _eyes(self) -> str:
        """Who is spoken to as `you`: nobody where the keyboard wanders."""
        return self._viewer or ""

    def _hand_over(self, seat: str) -> None:
        """No player sees the hand of another while the keyboard goes from one to the other."""
        if seat != self.at_keyboard:
            self.terminal.hide()
            self.terminal.tell(Text(self._text("session-hand-over", seat=seat), "bold"))
            self.terminal.pause()
            self.at_keyboard = seat

    # A question to a person

    def _ask(self, seat: str) -> None:
        self._tell_news(seat)
        options_page = 0
        while True:
            screen = self._screen(seat, options_page)
            self.terminal.show(screen.lines())
            self.note = ""
            typed = keys.read(self.terminal.ask(invitation(screen, self.terminal.width, self.lang)))
            if typed.what == "more":
                options_page += 1
            elif self._answer(seat, screen, typed):
                return

    def _answer(self, seat: str, screen: Screen, typed: Typed) -> bool:
        """Whether the game has moved on."""
        listed = screen.listed
        if typed.what == "enter" and len(listed) == 1:
            typed = Typed("choose", 1)
        if typed.what == "choose" and 1 <= typed.number <= len(listed):
            chosen = listed[typed.number - 1]
            return self._is_meant(chosen) and self._play(seat, chosen)
        self._doubted = -1
        if typed.what == "undo":
            return self._undo(seat)
        if typed.what == "quit":
            raise LeftTheTable
        if typed.what in ("choose", "enter", "unknown"):
            self.note = self._text(f"hint-{typed.what}", last=len(listed))
        elif typed.what == "rule" and typed.number > len(listed):
            self.note = self._text("hint-choose", last=len(listed))
        elif typed.what == "advice":
            self.terminal.pages(*hint(self.game, seat, listed, self.terminal))
        else:
            self.terminal.pages(*page(self.game, seat, screen, typed, self.terminal))
        return False

    def _is_meant(self, choice: Entry) -> bool:
        """A game is not given up by a slip: that is asked for twice."""
        now = self.game.decisions
        if choice.option.name != WITHDRAW or self._doubted == now:
            self._doubted = -1
            return True
        self._doubted = now
        self.note = self._text("hint-withdraw", number=choice.number)
        return False

    def _play(self, seat: str, choice: Entry) -> bool:
        try:
            number = self.game.decisions + 1
            self.game.play(seat, choice.option)
        except IllegalDecision as error:
            self.note = error.explain(self.lang)
            return False
        self.news.decided(seat, number)
        return True

    def _undo(self, seat: str) -> bool:
        """Back to the last question that was really asked."""
        try:
            self.game.undo(seat)
        except IllegalDecision as error:
            self.note = error.explain(self.lang)
            return False
        self.news.undone(seat)
        self.note = self._text("hint-undone")
        return True

    # Showing

    def _screen(self, seat: str, options_page: int = 0) -> Screen:
        view = self.game.view(seat)
        return Screen(
            view=view,
            cards=self.cards,
            glyphs=self.terminal.glyphs,
            width=self.terminal.width,
            height=self.terminal.height,
            lang=self.lang,
            prompt=self.game.prompt(seat, self.lang),
            listed=choices(self.game.options(seat), view, self.cards, self.lang),
            events=self.news.events(seat),
            before=self.news.before(seat),
            note=self.note,
            page=options_page,
            eyes=self._eyes,
        )

    def _tell_news(self, seat: str) -> None:
        """What others did is shown on a page of its own where the screen has no room for all of it."""
        unread = self.news.unread(seat)
        if not self.terminal.height:
            for line in self._story(unread):
                self.terminal.tell(line)
        elif unread and self.news.by_others(seat) and not self._screen(seat).tells_all():
            self.terminal.pages(self._text("title-log"), self._story(self.news.events(seat)))

    def _story(self, events: list[Event]) -> list[Text]:
        return story.lines(events, self.game.stage.sides, self.terminal.width, self.lang, self._eyes)

    # The end

    def _finish(self) -> None:
        viewer = self._viewer
        events = self.news.events(viewer) if viewer else self.game.events(None, self.game.decisions)
        show_result(self.game, viewer, events, self.cards, self.terminal)
        self._say("session-log", file=str(self.save_to))

    def _save(self) -> None:
        self.save_to = saves.keep(self.game, self.save_to)

    def _text(self, key: str, **args: str | int) -> str:
        return self.cards.names.say(key, **args)

    def _say(self, key: str, **args: str | int) -> None:
        self.terminal.tell(self._text(key, **args))
