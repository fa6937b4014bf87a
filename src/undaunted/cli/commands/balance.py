"""`undaunted balance`: equal bots on both sides, to see which scenarios favour one."""

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


def balance(
    packs: Annotated[
        list[str] | None, typer.Argument(help="whose scenarios; all packs if left out", metavar="PACK...")
    ] = None,
    bot: Annotated[str | None, typer.Option(help="who plays both sides; greedy if left out")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="for each scenario; 200 if left out")] = None,
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
        Path | None, typer.Option(help="where all is kept; balance/<time> if left out", metavar="FOLDER")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="go on with the run in this folder", metavar="FOLDER")
    ] = None,
    ray: RayAddress = None,
    json: Annotated[bool, typer.Option("--json", help="the figures as JSON")] = False,
) -> int:
    """Find out which scenarios favour a side, and what gets used in them."""
    from undaunted.lab.balance.run import PAGE, Run, as_json, write
    from undaunted.lab.balance.sheet import sheet

    with _store(packs or [], scenario or [], bot, games, seed, most, out, resume) as store:
        run = Run(store)
        again = f"undaunted balance --resume {shlex.quote(str(store.folder))}"
        status = play_all(run, hire(ray, jobs, game_limit), again)
        found = run.figures()
        write(found, store.folder)
    if json:
        typer.echo(as_json(found), nl=False)
    else:
        typer.echo(sheet(found))
        typer.echo(f"All of it: {store.folder / PAGE}")
    return FAILED if found.failures and not status else status


def _store(
    packs: list[str],
    scenario: list[str],
    bot: str | None,
    games: int | None,
    seed: int | None,
    most: int | None,
    out: Path | None,
    resume: Path | None,
) -> OutcomeStore:
    """A new one, or one that is gone on with: then what is not said is as it was."""
    from undaunted.lab.arena import store
    from undaunted.lab.arena.errors import ArenaError
    from undaunted.lab.balance.plan import GAMES, MOST, SEED, same_bot, settle

    if out and resume:
        raise Fault("--out: found beside --resume, expected one of the two")
    try:
        if resume:
            saved = store.saved_settings(resume)
            wanted = settle(
                packs,
                scenario or ([] if packs else saved.scenarios),
                bot or same_bot(saved, resume),
                games or saved.games,
                saved.seed if seed is None else seed,
                most or saved.most,
            )
            return store.resume(resume, wanted)
        fresh = settle(
            packs, scenario, bot or "greedy", games or GAMES, SEED if seed is None else seed, most or MOST
        )
        return store.begin(out or Path("balance") / time.strftime("%Y-%m-%d-%H%M%S"), fresh)
    except (ArenaError, UnknownBot) as error:
        raise Fault(str(error)) from error
