"""Why the solo opponent did what it did: the cards of its last turn, line by line as it read them."""

from __future__ import annotations

from rich.text import Text

from undaunted.cli.screen.wrap import wrap
from undaunted.game.game import Game
from undaunted.messages import say
from undaunted.solo.explain import explanations
from undaunted.solo.words.telling import tell


def told(game: Game, seat: str, width: int, lang: str) -> list[Text]:
    accounts = explanations(game, last_turn(game)).values() if game.stage.automaton else ()
    pages = [tell(account, game.stage, lang, seat).lines() for account in accounts]
    if not pages:
        return wrap(Text(say("why-none", lang=lang)), width, indent=2)
    rows: list[Text] = []
    for page in pages:
        for number, line in enumerate(page):
            indent = len(line) - len(line.lstrip()) + 4
            style = "bold" if not number else ""
            rows += wrap(Text(line, style), width, indent=indent)
        rows.append(Text())
    return rows


def last_turn(game: Game) -> int:
    """The decision with which the solo opponent's last turn began."""
    turns = [
        event.decision
        for event in game.events(None)
        if event.kind == "turn-began" and event.args["seat"] == game.stage.automaton
    ]
    return turns[-1] if turns else game.decisions + 1
