"""`undaunted arena`: bots against bots."""

from __future__ import annotations

import shlex
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undaunted.bots import UnknownBot
from undaunted.cli.commands.crews import RayAddress, hire, play_all
from undaunted.cli.faults import FAILED, Fault

if TYPE_CHECKING:
    from undaunted.lab.arena.store import OutcomeStore


def arena(
    bots: Annotated[
        list[str] | None, typer.Argument(help="two or more; every one meets every other", metavar="BOT...")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(min=1, help="for each pairing and scenario, rounded up to even; 100 if left out"),
    ] = None,
    scenario: Annotated[
        list[str] | None,
        typer.Option(help="normandy/1, 'normandy/*' or north-africa/2-5; may be given several times"),
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="the same number plays the same games")] = None,
    most: Annotated[int | None, typer.Option(min=1, help="decisions, then a game is undecided")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="workers; by default one a core")] = None,
    game_limit: Annotated[
        float | None, typer.Option(min=0.01, help="seconds, then a game has failed", metavar="SECONDS")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="where all is kept; arena/<time> if left out", metavar="FOLDER")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="go on with the run in this folder", metavar="FOLDER")
    ] = None,
    ray: RayAddress = None,
    json: Annotated[bool, typer.Option("--json", help="the report as JSON")] = False,
) -> int:
    """Let bots play each other and find out who is stronger."""
    from undaunted.lab.arena.contest import Contest, as_json
    from undaunted.lab.arena.told import told

    with _store(bots, games, scenario, seed, most, out, resume) as store:
        contest = Contest(store)
        again = f"undaunted arena --resume {shlex.quote(str(store.folder))}"
        status = play_all(contest, hire(ray, jobs, game_limit), again)
        report = contest.write()
    typer.echo(as_json(report) if json else told(report), nl=False)
    if not json:
        typer.echo(f"All of it: {store.folder / 'report.html'}")
    return FAILED if report.failed and not status else status


def _store(
    bots: list[str] | None,
    games: int | None,
    scenario: list[str] | None,
    seed: int | None,
    most: int | None,
    out: Path | None,
    resume: Path | None,
) -> OutcomeStore:
    """A new one, or one that is gone on with: then what is not said is as it was."""
    from undaunted.lab.arena import store
    from undaunted.lab.arena.errors import ArenaError
    from undaunted.lab.arena.settings import EVERYWHERE, MOST, settle

    if out and resume:
        raise Fault("--out: found beside --resume, expected one of the two")
    try:
        if resume:
            saved = store.saved_settings(resume)
            wanted = settle(
                bots or saved.bots,
                scenario or saved.scenarios,
                games or saved.games,
                saved.seed if seed is None else seed,
                most or saved.most,
            )
            return store.resume(resume, wanted)
        wanted = settle(
            bots or [], scenario or EVERYWHERE, games or 100, 1 if seed is None else seed, most or MOST
        )
        return store.begin(out or Path("arena") / time.strftime("%Y-%m-%d-%H%M%S"), wanted)
    except (ArenaError, UnknownBot) as error:
        raise Fault(str(error)) from error
