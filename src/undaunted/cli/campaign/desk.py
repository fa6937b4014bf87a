"""The desk of one side between two games: what it is told, what it has to choose, what it may look up."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from undaunted.campaign.view import CampaignView, ChoiceView
from undaunted.cli.campaign import briefing, city, platoon, record, step
from undaunted.cli.campaign.choosing import Choosing
from undaunted.cli.campaign.files import Kept
from undaunted.cli.screen.wrap import wrap
from undaunted.cli.terminal import Terminal
from undaunted.game.telling.wording import side_name
from undaunted.messages import say

KEYS = ("b", "s", "r", "p", "c", "v", "t", "h", "q")
"""briefing, step, record, platoon, city, void, training, help, quit."""
CHOICES = ("reserve", "integrate", "deck")


class LeftTheDesk(Exception):
    """The person has had enough for today."""


class Desk:
    """`void` and `train` are done by whoever holds the desk for both sides."""

    def __init__(
        self,
        kept: Kept,
        side: str,
        terminal: Terminal,
        void: Callable[[str], bool],
        train: Callable[[str], None],
    ) -> None:
        self.kept = kept
        self.side = side
        self.terminal = terminal
        self.lang = terminal.lang
        self._void = void
        self._train = train
        self.note = ""

    @property
    def view(self) -> CampaignView:
        return self.kept.campaign.view(self.side, self.lang)

    def tell_step(self) -> None:
        """What came of the last game, card by card."""
        view = self.view
        if view.step:
            step.show(view, view.step, self.terminal)

    def tell_briefing(self) -> None:
        view = self.view
        self.terminal.pages(
            briefing.title(view, self.lang), *briefing.lines(view, self.terminal.width, self.lang)
        )

    def sit(self) -> None:
        """Until nothing is left for this side to do but to play."""
        while (todo := self.kept.campaign.todo(self.side)) in CHOICES:
            if todo == "deck":
                self._ask_deck()
            else:
                self._choose()

    def wait(self) -> bool:
        """Before the game begins or goes on; False where it has been made void instead."""
        while True:
            typed = self._prompt("hq-ask-play")
            if not typed:
                return True
            if self._key(typed):
                return False

    def _ask_deck(self) -> None:
        while True:
            typed = self._prompt("hq-ask-deck")
            if not typed:
                if self._choose():
                    return
            elif self._key(typed):
                return

    def _choose(self) -> bool:
        """Whether cards were chosen. A reserve and a squad cannot wait, a deck can."""
        choice = self.view.choice
        assert choice is not None  # there is something to do
        cards = Choosing(choice, self.terminal).ask()
        if cards is None:
            if choice.what != "deck":
                raise LeftTheDesk
            return False
        self._chosen(choice, cards)
        return True

    def _chosen(self, choice: ChoiceView, cards: list[str]) -> None:
        campaign = self.kept.campaign
        if choice.what == "deck":
            campaign.choose_deck(self.side, cards)
        elif choice.what == "integrate":
            campaign.integrate(self.side, cards)
        else:
            campaign.choose_reserve(self.side, choice.lost_card, cards[0])
        self.kept.save()

    # Looking things up

    def _prompt(self, question: str) -> str:
        lines = self._heading(self.view)
        if self.note:
            lines += wrap(Text(self.note, "italic"), self.terminal.width)
        self.note = ""
        if not self.terminal.clears:
            self.terminal.tell()
        self.terminal.show(lines)
        return self.terminal.ask(f"{say(question, lang=self.lang)} ").casefold()

    def _heading(self, view: CampaignView) -> list[Text]:
        """What is next and how the campaign stands, in a few lines."""
        entry = view.record[-1]
        score = ", ".join(f"{side_name(side, self.lang)} {view.wins.get(side, 0)}" for side in view.sides)
        texts = [
            Text.assemble((briefing.title(view, self.lang), "bold"), f" – {entry.date}"),
            Text(say("hq-wins", lang=self.lang, score=score)),
            *briefing.goals(view, self.lang),
            Text(say("hq-keys", lang=self.lang), "dim"),
        ]
        return [row for text in texts for row in wrap(text, self.terminal.width, indent=2)]

    def _key(self, typed: str) -> bool:
        """Whether what was to be done has changed."""
        view = self.view
        key = typed[0] if typed in KEYS or len(typed) > 1 else typed
        if key == "q":
            raise LeftTheDesk
        if key == "v":
            return self._void(self.side)
        if key == "t":
            self._train(self.side)
        elif key == "s" and view.step is None:
            self.note = say("hq-no-step", lang=self.lang)
        elif key in KEYS:
            self.terminal.pages(*page(key, view, self.terminal.width, self.lang))
        else:
            self.note = say("hq-unknown", lang=self.lang)
        return False


def page(key: str, view: CampaignView, width: int, lang: str) -> tuple[str, *tuple[list[Text], ...]]:
    """The title and the parts of what is looked up."""
    if key == "b":
        return briefing.title(view, lang), *briefing.lines(view, width, lang)
    if key == "s" and view.step:
        heading = say("hq-step-title", lang=lang, game=view.step.game)
        return heading, step.lines(view, view.step, width, lang)
    if key == "r":
        parts = [record.lines(view, width, lang), record.end_lines(view, width, lang)]
        return say("hq-title-record", lang=lang), *filter(None, parts)
    if key == "p":
        return say("hq-title-platoon", lang=lang), platoon.lines(view, width, lang)
    if key == "c":
        return say("hq-title-city", lang=lang), *city.lines(view, width, lang)
    told = say("hq-help", lang=lang).splitlines()
    return say("title-keys", lang=lang), [row for text in told for row in wrap(Text(text), width, indent=3)]
