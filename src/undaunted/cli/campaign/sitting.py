"""A campaign in the terminal, from wherever it stands until it is over or the people leave.

Every row is saved as soon as it is there, and every decision of a game: a kill loses nothing.
"""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.text import Text

import undaunted
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.choosing import choose_for
from undaunted.campaign.log import game_log
from undaunted.cli import saves
from undaunted.cli.campaign import record
from undaunted.cli.campaign.desk import Desk, LeftTheDesk
from undaunted.cli.campaign.files import Kept
from undaunted.cli.closing import as_interrupts
from undaunted.cli.faults import FAILED, Fault
from undaunted.cli.parties import Party
from undaunted.cli.table.intro import intro
from undaunted.cli.table.opponents import dismiss
from undaunted.cli.table.seats import Seating
from undaunted.cli.table.terminal_game import TerminalGame
from undaunted.cli.terminal import Terminal
from undaunted.game.game import Game
from undaunted.game.result import result_of
from undaunted.game.telling.wording import side_name
from undaunted.messages import say

YES = ("y", "yes", "o", "oui", "j")


class Sitting:
    def __init__(self, kept: Kept, terminal: Terminal, lang: str | None) -> None:
        self.kept = kept
        self.terminal = terminal
        self.lang = terminal.lang
        self._wished = lang
        self.at_desk = kept.people[0] if len(kept.people) == 1 else ""
        self.told: dict[str, int] = {}
        """By side the game whose briefing it has read in this sitting."""

    @property
    def campaign(self) -> Campaign:
        return self.kept.campaign

    def run(self) -> None:
        try:
            with as_interrupts():
                while self.campaign.phase != "over":
                    if not self._next():
                        return  # the table has said how to go on
                self._end()
        except (LeftTheDesk, EOFError, KeyboardInterrupt):
            self.terminal.tell()
            if self.campaign.phase != "over":
                self.terminal.tell(say("hq-saved", lang=self.lang, command=self._command()))

    def _command(self) -> str:
        lang = f" --lang {self._wished}" if self._wished else ""
        return f"undaunted campaign play {shlex.quote(self.kept.name)}{lang}"

    # What comes next

    def _next(self) -> bool:
        """One choice of one side, or a game; False where the people have left the table."""
        for side in self.kept.bots:
            self._bot_chooses(side)
        for side in self.kept.people:
            if self.campaign.todo(side) in ("reserve", "integrate", "deck"):
                desk = self._desk(side)
                self._tell(desk)
                desk.sit()
                return True
        if self.campaign.phase != "game":
            raise Fault(f"{self.kept.path}: found nothing to do, expected a game", FAILED)
        return self._game()

    def _bot_chooses(self, side: str) -> None:
        choose_for(self.campaign, side)
        self.kept.save()

    def _desk(self, side: str) -> Desk:
        """What one side reads is not for the other."""
        if self.at_desk != side:
            self.terminal.hide()
            told = say("hq-hand-over", lang=self.lang, side=side_name(side, self.lang))
            self.terminal.tell(Text(told, "bold"))
            self.terminal.pause()
            self.at_desk = side
        return Desk(self.kept, side, self.terminal, self._void, self._train)

    def _tell(self, desk: Desk) -> None:
        """Once a game: what came of the last one, if it was played just now, and what is next."""
        number, before = self.campaign.number, self.told.get(desk.side, 0)
        if before == number:
            return
        if 0 < before < number:
            desk.tell_step()
        self.told[desk.side] = number
        desk.tell_briefing()

    # The game

    def _game(self) -> bool:
        """Begin it or go on with it; when it is over, take the step."""
        path = self.kept.game_path()
        game = self._begun_already(path)
        if game is None or not game.over:
            at_desk = game is not None or len(self.kept.people) == 1  # two people come from their desks
            if at_desk and not self._desk(self._first(game)).wait():
                return True
            if game is None:
                stage = self.campaign.begun()
                self.kept.save()
                game = undaunted.new(stage, seed=self.kept.game_seed(), unasked="automatic")
                saves.write(path, game.save(content=True))
            self._play(game, path)
        if not game.over:
            return False
        for side in self.kept.people:
            self.told.setdefault(side, self.campaign.number)
        self.campaign.finish(result_of(game), log=game_log(game))
        self.kept.save()
        self.at_desk = self.kept.people[0] if len(self.kept.people) == 1 else ""
        return True

    def _begun_already(self, path: Path) -> Game | None:
        """The game at hand as far as it was played; a log of another campaign of this name is put aside."""
        if not self.campaign.standing.opened:
            if path.exists():
                path.rename(saves.unused(path.with_suffix(".old.log")))
            return None
        if not path.exists():
            return None
        game = saves.load(path)
        if game.scenario != self.campaign.stage:
            raise Fault(f"{path}: found {game.scenario}, expected {self.campaign.stage}", FAILED)
        return game

    def _first(self, game: Game | None) -> str:
        """Who sits down first."""
        waiting = [seat for seat in (game.deciders if game else ()) if seat in self.kept.people]
        return waiting[0] if waiting else self.kept.people[0]

    def _play(self, game: Game, path: Path) -> None:
        players = self._seating().bots(game.seats, self.kept.game_seed("bots"))
        try:
            command = self._command()
            TerminalGame(game, players, self.terminal, path, lambda _: command, always=True).run()
        finally:
            dismiss(players.values())

    def _seating(self) -> Seating:
        seats = self.kept.seats
        if not seats.side:
            return Seating()
        return Seating(Party(seats.side, (seats.side,), side_name(seats.side, self.lang)), seats.against)

    # Beside it

    def _train(self, side: str) -> None:
        """A practice game: the plain scenario, which changes nothing."""
        scenario = self.campaign.view(side).record[-1].scenario
        game = undaunted.new(scenario, unasked="automatic")
        seating = self._seating()
        intro(game, seating, self.terminal)
        players = seating.bots(game.seats, None)
        try:
            TerminalGame(
                game, players, self.terminal, saves.fresh(scenario), seating.resume(self._wished)
            ).run()
        finally:
            dismiss(players.values())
        self.terminal.tell(say("hq-trained", lang=self.lang))

    def _void(self, side: str) -> bool:
        """A game is void when both want it; a bot never minds."""
        view = self.campaign.view(side, self.lang)
        if not view.can_void:
            self.terminal.tell(say("hq-no-void", lang=self.lang))
            return False
        if not self._agrees(say("hq-void", lang=self.lang)):
            return False
        others = [one for one in self.campaign.sides if one != side]
        for other in others:
            asked = say("hq-void-too", lang=self.lang, side=side_name(other, self.lang))
            if other in self.kept.people and not self._agrees(asked):
                return False
        for one in (side, *others):
            self.campaign.void(one)
        self.kept.save()
        self.told.clear()
        self.terminal.tell(say("hq-voided", lang=self.lang, game=self.campaign.number))
        return True

    def _agrees(self, question: str) -> bool:
        return self.terminal.ask(f"{question} ").casefold() in YES

    # The end

    def _end(self) -> None:
        """Who has the city, told to each side in its own words."""
        for side in self.kept.people:
            view = self.campaign.view(side, self.lang)
            desk = self._desk(side)
            if side in self.told:
                desk.tell_step()
            parts = [part(view, self.terminal.width, self.lang) for part in (record.end_lines, record.lines)]
            self.terminal.pages(view.title, *parts)
