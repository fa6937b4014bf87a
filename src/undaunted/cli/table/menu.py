"""The short questions before a game: scenario, side, opponent. Enter takes what most newcomers want."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rich.text import Text

from undaunted.api import ScenarioInfo
from undaunted.cli.parties import Party
from undaunted.cli.table.opponents import called, described
from undaunted.cli.terminal import Terminal
from undaunted.content import find
from undaunted.content.options import WORDS
from undaunted.game.telling.ways import ways
from undaunted.game.telling.wording import told_text
from undaunted.messages import say
from undaunted.solo.offer import LEVELS, Against, sides, stage_name

PRINTED = "printed"


class Menu:
    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.lang = terminal.lang

    def scenario(self, known: Sequence[ScenarioInfo]) -> str:
        wide = max(len(info.id) for info in known)
        names = [f"{info.id:<{wide}}  {self._title(info)}" for info in known]
        question = say("menu-scenario", lang=self.lang, last=len(known), default=known[0].id)
        # Those with options are not in the list, which would be twice as long, but may be typed.
        forms = [info.id for info in known]
        forms += [
            "+".join((info.id, *chosen))
            for info in known
            for count in range(len(info.options))
            for chosen in combinations(info.options, count + 1)
        ]
        forms += [
            stage_name(info.id, Against(side, level))
            for info in known
            for side in sides(*find(info.id))
            for level in LEVELS
        ]
        return forms[self._pick(names, question, 0, forms, self._ways(known))]

    def _ways(self, known: Sequence[ScenarioInfo]) -> list[str]:
        """How else one can play, each with the first scenario that can be played so."""
        first = {option: info.id for info in reversed(known) for option in info.options}
        return [
            say("menu-way", lang=self.lang, way=way.text, example=f"{first[way.option]}+{way.option}")
            for way in ways([option for option in WORDS if option in first], self.lang)
        ]

    def party(self, known: Sequence[Party], default: Party) -> Party:
        shown = [party.called for party in known]
        question = say("menu-side", lang=self.lang, default=default.called)
        names = [*(party.name for party in known), *shown]
        picked = self._pick(shown, question, known.index(default), names)
        return known[picked % len(known)]

    def opponent(self, bots: Sequence[str], default: str) -> str | None:
        """The name of a bot, or None for other people."""
        question = say("menu-opponent", lang=self.lang, default=called(default, self.lang))
        person = say("menu-person", lang=self.lang)
        names = [str(called(bot, self.lang)) for bot in bots]
        wide = max(map(len, names))
        rows = [f"{name:<{wide}}  {described(bot, self.lang)}" for name, bot in zip(names, bots, strict=True)]
        # The person among them, so that every name stands where its row does.
        picked = self._pick([*rows, person], question, bots.index(default), [*bots, person, *names])
        picked %= len(bots) + 1
        return bots[picked] if picked < len(bots) else None

    def _title(self, info: ScenarioInfo) -> str:
        """With where it comes from, unless that is the box."""
        title = told_text(info.id, "title", info.title, self.lang)
        if info.origin == PRINTED:
            return title
        return f"{title} ({say(f'origin-{info.origin}', lang=self.lang)})"

    def _pick(
        self,
        shown: Sequence[str],
        question: str,
        default: int,
        names: Sequence[str],
        notes: Sequence[str] = (),
    ) -> int:
        """The place among the names of what was typed: a number, a name, or nothing for the default."""
        self.terminal.tell()
        for number, text in enumerate(shown, 1):
            self.terminal.tell(Text.assemble((f"{number:>3} ", "bold"), text))
        for note in notes:
            self.terminal.tell(note)
        while True:
            typed = self.terminal.ask(f"{question} ")
            if not typed:
                return default
            if typed.isdecimal() and 1 <= int(typed) <= len(shown):
                return int(typed) - 1
            folded = [name.casefold() for name in names]
            if typed.casefold() in folded:
                return folded.index(typed.casefold())
            self.terminal.tell(say("menu-again", lang=self.lang, text=typed, last=len(shown)))
