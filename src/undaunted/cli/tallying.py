"""`undaunted tally`: the score of a campaign over its finished games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undaunted.cli import saves
from undaunted.cli.faults import FAILED, Fault
from undaunted.game.game import Game
from undaunted.game.tally import Result
from undaunted.game.tally import tally as count
from undaunted.messages import say


def tally(
    files: Annotated[list[Path], typer.Argument(help="the saved games of a campaign", metavar="FILE...")],
) -> None:
    """Count the score of a Normandy campaign: wins, minus one for every ten combat cards lost."""
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
        typer.echo(
            say(
                "tally-game",
                scenario=game.scenario,
                title=game.stage.scenario.title,
                winner=game.winner or "",
                losses=_each(lost),
            )
        )
    total = count(sides, results)
    typer.echo(say("tally-score", scores=_each(total.scores)))
    typer.echo(say("tally-result", leader=total.leader or "", result=total.say()))


def _finished(file: Path) -> Game:
    game = saves.load(file)
    if not game.over:
        raise Fault(f"{file}: found a game in round {game.round}, expected a finished one", FAILED)
    return game


def _each(numbers: dict[str, int]) -> str:
    return ", ".join(f"{side} {number}" for side, number in numbers.items())
