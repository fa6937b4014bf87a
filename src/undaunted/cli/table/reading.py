"""The pages a player can turn to while a question waits."""

from __future__ import annotations

from rich.text import Text

from undaunted.cli.screen import story
from undaunted.cli.screen.screen import Screen
from undaunted.cli.screen.wrap import wrap
from undaunted.cli.table import help as pages
from undaunted.cli.table import why
from undaunted.cli.table.keys import Typed
from undaunted.cli.terminal import Terminal
from undaunted.game.game import Game
from undaunted.messages import say


def page(game: Game, seat: str, screen: Screen, typed: Typed, terminal: Terminal) -> tuple[str, list[Text]]:
    """The title and the lines of the page that was asked for."""
    lang, width = terminal.lang, terminal.width
    title = say(f"title-{TITLES.get(typed.what, typed.what)}", lang=lang)
    if typed.what == "rule":
        return title, _rule(screen, typed.number, width, lang)
    if typed.what == "log":
        return title, story.lines(game.events(seat), game.stage.sides, width, lang, screen.eyes)
    if typed.what == "board":
        legend = pages.legend(screen.panels.codes, terminal.glyphs, width)
        return title, [*legend, Text(), *pages.tiles(screen.panels.codes, screen.glyphs, width)]
    if typed.what == "vehicles":
        told = list(screen.panels.fleet.full()) or [Text(say("fleet-none", lang=lang))]
        return title, [row for line in told for row in wrap(line, width, indent=4)]
    if typed.what == "why":
        return title, why.told(game, seat, width, lang)
    if typed.what == "help":
        return title, pages.keys(width, lang)
    panels = screen.panels
    seats = [panels.own, *panels.mates] if typed.what == "cards" else panels.rivals
    piles = [line for one in seats if one for line in panels.piles(one)]
    return title, [row for line in piles for row in wrap(line, width, indent=2)]


TITLES = {"help": "keys"}


def _rule(screen: Screen, number: int, width: int, lang: str) -> list[Text]:
    """The rule behind an option, or with 0 behind the question."""
    asked = screen.view.question
    assert asked is not None  # options are only listed where something is asked
    topic = screen.listed[number - 1].option.rule if number else screen.listed[0].option.question_rule
    return pages.rule(topic, asked.kind, width, lang)
