"""`undaunted replay`: a saved game, decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from undaunted.cli import saves
from undaunted.cli.faults import FAILED, REFUSALS, Fault, line_of
from undaunted.cli.language import Lang, chosen
from undaunted.cli.screen import story
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.screen import Screen
from undaunted.cli.table.film import Film
from undaunted.cli.terminal import Terminal
from undaunted.content.errors import UnknownPack, UnknownScenario
from undaunted.game.record import log as logs
from undaunted.game.record.staging import NoStage
from undaunted.messages import say

NUMBERED = 6
"""Columns for the number of the decision."""
REMEMBERED = 30
"""Decisions before the present one that the log still shows."""


def replay(
    file: Annotated[Path, typer.Argument(help="a saved game")],
    side: Annotated[str | None, typer.Option("--as", help="see it as this side does", metavar="SIDE")] = None,
    everything: Annotated[bool, typer.Option("--all", help="see all hands, in a running game too")] = False,
    to: Annotated[int | None, typer.Option(min=0, help="go to this decision", metavar="N")] = None,
    lang: Lang = None,
) -> None:
    """Watch a saved game."""
    if side and everything:
        raise Fault("--all: found --as beside it, expected one or the other")
    text = saves.read(file)
    terminal = Terminal(chosen(lang))
    try:
        film = Film(text, side, everything)
    except Fault:
        raise
    except REFUSALS as error:
        if isinstance(error.__cause__, NoStage) or isinstance(error, UnknownPack | UnknownScenario):
            _as_written(text, terminal, everything)
        raise Fault(f"{file}: {line_of(error)}", FAILED) from error
    if to is not None and to > film.last:
        raise Fault(f"--to: found {to}, expected a decision from 0 to {film.last}")
    if terminal.clears:
        _step(film, terminal, to or 0)
    else:
        _print(film, terminal, film.last if to is None else to)


def _as_written(text: str, terminal: Terminal, everything: bool) -> None:
    """A game whose content is not to be had any more cannot be played again, but its record can be read.

    Nobody can tell whether it is over, so dice and cards are told only to one who wants to see everything.
    """
    record = logs.read(text)
    terminal.tell(say("replay-as-written", lang=terminal.lang, scenario=record.scenario))
    for row in record.rows:
        told = row if everything else msgspec.structs.replace(row, came="")
        terminal.tell(Text.assemble((f"{row.number:>{NUMBERED - 1}} ", "dim"), str(told)))


def _step(film: Film, terminal: Terminal, at: int) -> None:
    note = ""
    while True:
        terminal.show(_screen(film, terminal, at, note).lines())
        try:
            typed = terminal.ask(say("replay-keys", lang=terminal.lang) + " ").lower()
        except (EOFError, KeyboardInterrupt):
            typed = "q"
        note = ""
        if typed in ("", "n"):
            at = min(at + 1, film.last)
        elif typed == "p":
            at = max(at - 1, 0)
        elif typed == "q":
            return
        elif typed.isdecimal() and int(typed) <= film.last:
            at = int(typed)
        else:
            note = say("replay-hint", lang=terminal.lang, total=film.last)


def _print(film: Film, terminal: Terminal, to: int) -> None:
    """Every decision with what came of it, and the board at the end."""
    for number in range(to + 1):
        width = terminal.width - NUMBERED
        for line in story.lines(film.events[number], film.stage.sides, width, terminal.lang):
            terminal.tell(Text.assemble((f"{number:>{NUMBERED - 1}} ", "dim"), line))
    terminal.show(_screen(film, terminal, to, "").lines())


def _screen(film: Film, terminal: Terminal, at: int, note: str) -> Screen:
    return Screen(
        view=film.views[at],
        cards=Cards(film.stage, terminal.glyphs, terminal.lang),
        glyphs=terminal.glyphs,
        width=terminal.width,
        height=terminal.height,
        lang=terminal.lang,
        prompt=say("replay-step", lang=terminal.lang, number=at, total=film.last),
        events=film.events[at],
        before=[event for earlier in film.events[max(0, at - REMEMBERED) : at] for event in earlier],
        note=note,
    )
