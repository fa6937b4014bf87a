"""`undaunted tally`: the score of a campaign over its finished games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undaunted.cli import saves
from undaunted.cli.faults import FAILED, Fault
from undaunted.cli.language import Lang, chosen
from undaunted.cli.terminal import Terminal
from undaunted.game.game import Game
from undaunted.game.tally import Result
from undaunted.game.tally import tally as count
from undaunted.game.telling.wording import scenario_text, side_name
from undaunted.messages import say


def tally(
    files: Annotated[list[Path], typer.Argument(help="the saved games of a campaign", metavar="FILE...")],
    lang: Lang = None,
) -> None:
    """Count the score of a Normandy campaign: wins, minus one for every ten combat cards lost."""
    tongue = chosen(lang)
    terminal = Terminal(tongue)
    games = {file: _finished(file) for file in files}
    sides = games[files[0]].stage.sides
    results = []
    for file, game in games.items():
        if game.stage.sides != sides:
            raise Fault(
                f"{file}: found the sides {', '.join(game.stage.sides)}, expected {', '.join(sides)}", FAILED
            )
        lost = {side: game.casualties(side) for side in sides}
        results.append(Result(game.winner or "", lost))
        told = say(
            "tally-game",
            lang=tongue,
            scenario=game.scenario,
            title=scenario_text(game.stage.scenario, "title", tongue),
            winner=side_name(game.winner, tongue) if game.winner else "",
            losses=_each(lost, tongue),
        )
        terminal.tell(told)
    total = count(sides, results)
    terminal.tell(say("tally-score", lang=tongue, scores=_each(total.scores, tongue)))
    leader = side_name(total.leader, tongue) if total.leader else ""
    terminal.tell(say("tally-result", lang=tongue, leader=leader, result=total.say(tongue)))


def _finished(file: Path) -> Game:
    game = saves.load(file)
    if not game.over:
        raise Fault(f"{file}: found a game in round {game.round}, expected a finished one", FAILED)
    return game


def _each(numbers: dict[str, int], lang: str) -> str:
    return ", ".join(f"{side_name(side, lang)} {number}" for side, number in numbers.items())
