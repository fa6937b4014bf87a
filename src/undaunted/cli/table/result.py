"""The last screen of a game."""

from __future__ import annotations

from rich.text import Text

from undaunted.cli.screen import story
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.screen import Screen
from undaunted.cli.terminal import Terminal
from undaunted.game.event import Event
from undaunted.game.game import Game
from undaunted.messages import say

BELOW = 3
"""Rows for the result, the place of the log and the shell's own line."""


def show_result(
    game: Game, viewer: str | None, events: list[Event], cards: Cards, terminal: Terminal
) -> None:
    """The final board, what led to it, who has won and how."""
    screen = Screen(
        view=game.view(viewer),
        cards=cards,
        glyphs=terminal.glyphs,
        width=terminal.width,
        height=max(0, terminal.height - BELOW),
        lang=terminal.lang,
        events=events,
        eyes=viewer or "",
    )
    told = story.lines(events, game.stage.sides, terminal.width, terminal.lang, viewer or "")
    if not terminal.height:
        for line in told:
            terminal.tell(line)
    elif not screen.tells_all():
        terminal.pages(say("title-log", lang=terminal.lang), told)
    terminal.show(screen.lines())
    terminal.tell(Text(_result(game, cards, terminal.lang), "bold"))


def _result(game: Game, cards: Cards, lang: str) -> str:
    if game.winner is None:
        return say("session-drawn", lang=lang, round=game.round)
    how = say(f"win-{game.how}", lang=lang)
    return cards.names.say("session-won", side=game.winner, how=how, round=game.round)
