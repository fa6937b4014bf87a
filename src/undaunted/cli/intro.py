"""The first page of a game: what it is about, who wins how, what the signs mean."""

from __future__ import annotations

from rich.text import Text

from undaunted import speed
from undaunted.cli.help import legend
from undaunted.cli.seats import Seating
from undaunted.cli.terminal import Terminal
from undaunted.cli.wrap import wrap
from undaunted.game.game import Game
from undaunted.messages import say


def intro(game: Game, seating: Seating, terminal: Terminal) -> None:
    told = game.stage.scenario
    lang = terminal.lang
    texts = [
        Text(f"{told.date}, {told.place}".strip(", "), "italic"),
        Text(" ".join(told.briefing.split())),
        Text(),
    ]
    for side, force in told.forces.items():
        goal = force.goal
        texts.append(Text(say(f"intro-goal-{goal.word}", lang=lang, side=side, points=goal.points)))
    texts.append(Text(say("intro-initiative", lang=lang, side=told.initiative)))
    if seating.against:
        for seat in game.seats:
            player = say("intro-you", lang=lang) if seat == seating.side else seating.against
            texts.append(Text(say("intro-players", lang=lang, seat=seat, player=player)))
    texts.append(Text())
    lines = [row for text in texts for row in wrap(text, terminal.width, indent=2)]
    lines += legend(game.view(None), terminal.glyphs, terminal.width, lang)
    if not speed.COMPILED:
        lines += [Text(), *wrap(Text(speed.describe(), "dim"), terminal.width)]
    terminal.pages(told.title, lines)
