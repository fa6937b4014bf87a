"""`undaunted campaign simulate` and `balance`: campaigns by bots, and their games by themselves."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from undaunted.bots import UnknownBot
from undaunted.cli.faults import Fault, unknown

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TypeVar

    T = TypeVar("T")

INTERRUPTED = 130
PACK = "stalingrad"

Bot = Annotated[str, typer.Option(help="who plays: random, greedy, search:150, …")]
Seed = Annotated[int, typer.Option(min=0, help="the same number plays the same games")]
Most = Annotated[int, typer.Option(min=1, help="decisions of a game, then somebody withdraws")]
Jobs = Annotated[int | None, typer.Option(min=1, help="processes; by default one a core")]
Pack = Annotated[str, typer.Option(help="whose campaign", metavar="PACK")]
Json = Annotated[bool, typer.Option("--json", help="the figures as JSON")]


def simulate(
    campaigns: Annotated[int, typer.Option(min=1, help="how many to play")] = 100,
    bot: Bot = "greedy",
    against: Annotated[str | None, typer.Option(help="the bot of the second side, if another")] = None,
    seed: Seed = 1,
    decks: Annotated[str, typer.Option(help="suggested or random")] = "suggested",
    most: Most = 5000,
    jobs: Jobs = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help="where all is kept, and gone on with; campaigns/<time> if left out", metavar="FOLDER"
        ),
    ] = None,
    pack: Pack = PACK,
    json: Json = False,
) -> int:
    """Play whole campaigns by bots: who wins, which states and ends, how long, at what price."""
    import undaunted
    from undaunted.campaign.book import book
    from undaunted.lab.arena.effort import as_json
    from undaunted.lab.arena.errors import ArenaError
    from undaunted.lab.campaigns.choices import DECKS
    from undaunted.lab.campaigns.outcome import SimulationSettings
    from undaunted.lab.campaigns.report import PAGE, write
    from undaunted.lab.campaigns.sheet import sheet
    from undaunted.lab.campaigns.simulate import run
    from undaunted.lab.campaigns.store import CampaignStore

    if decks not in DECKS:
        raise unknown("--decks", decks, DECKS)
    _check(bot, against or bot)
    settings = SimulationSettings(
        bots=(bot, against or bot),
        campaigns=campaigns,
        seed=seed,
        most=most,
        decks=decks,
        pack=pack,
        content=book(pack).hash,
        version=undaunted.__version__,
    )
    folder = out or Path("campaigns") / time.strftime("%Y-%m-%d-%H%M%S")
    status = 0
    try:
        with CampaignStore(folder, settings) as store:
            done = campaigns - len(store.missing)
            try:
                for outcome in _barred(run(settings, store.missing, jobs), campaigns, done):
                    store.add(outcome)
            except KeyboardInterrupt:
                told = f"{len(store.outcomes):,} of {campaigns:,} campaigns are kept"
                typer.echo(f"stopped: {told}; the same command with --out {folder} goes on", err=True)
                status = INTERRUPTED
            if not store.outcomes:
                return status
            found = write(settings, store.outcomes, folder)
    except ArenaError as error:
        raise Fault(str(error)) from error
    typer.echo(as_json(found) if json else sheet(found), nl=not json)
    if not json:
        typer.echo(f"All of it: {folder / PAGE}")
    return status


def balance(
    games: Annotated[int, typer.Option(min=1, help="for each state")] = 100,
    bot: Bot = "greedy",
    state: Annotated[list[str] | None, typer.Option(help="only this one (6b), or a level (6)")] = None,
    seed: Seed = 1,
    most: Most = 5000,
    jobs: Jobs = None,
    pack: Pack = PACK,
    json: Json = False,
) -> int:
    """Play every game of the campaign by itself, with all who have joined by then and nobody lost."""
    from undaunted.campaign.book import book
    from undaunted.lab.arena.effort import as_json
    from undaunted.lab.campaigns import stages

    _check(bot)
    told = book(pack)
    wanted = [name for name in told.states if not state or name in state or name[:-1] in state]
    for one in state or ():
        if one not in told.states and not any(name[:-1] == one for name in told.states):
            raise unknown("--state", one, told.states)
    plan = stages.StagePlan(bot=bot, games=games, seed=seed, most=most, states=tuple(wanted), pack=pack)
    found = stages.reckon(plan, _barred(stages.run(plan, jobs), games * len(wanted)))
    typer.echo(as_json(found) if json else stages.sheet(found), nl=not json)
    return 0


def _check(*specs: str) -> None:
    from undaunted import bots

    try:
        for spec in specs:
            bots.make(spec)
    except UnknownBot as error:
        raise Fault(f"--bot: {error}") from error


def _barred(found: Iterable[T], total: int, done: int = 0) -> Iterable[T]:
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        refresh_per_second=2,
    )
    task = bar.add_task("", total=total, completed=done)
    with bar:
        for one in found:
            yield one
            bar.advance(task)
