"""`undaunted fuzz`: random games, in which every rule is watched."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from undaunted.cli.commands.scenarios import tell_broken
from undaunted.cli.faults import FAILED

SPEED = "UNDAUNTED_SPEED"
MANY = 1_000_000
"""Games for `--minutes` alone: more than any machine plays in a night."""


def fuzz(
    games: Annotated[
        int | None,
        typer.Option(min=1, help="how many to play; 1000, but none with --packs or --campaigns alone"),
    ] = None,
    packs: Annotated[int, typer.Option(min=0, help="made-up packs to play with")] = 0,
    campaigns: Annotated[int, typer.Option(min=0, help="whole campaigns, with games cut short")] = 0,
    first: Annotated[int, typer.Option(min=0, help="the number of the first game, pack or campaign")] = 0,
    minutes: Annotated[
        float | None,
        typer.Option(min=0.01, help="stop after that, shared by what was asked for, which may then be many"),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="the same number plays the same games")] = 1,
    scenario: Annotated[
        list[str] | None, typer.Option(help="only this one; may be given several times")
    ] = None,
    both: Annotated[
        bool,
        typer.Option("--both/--one-speed", help="compiled and interpreted rules side by side, or one alone"),
    ] = True,
    interpreted: Annotated[bool, typer.Option("--interpreted", help="the interpreted rules alone")] = False,
    jobs: Annotated[int | None, typer.Option(min=1, help="processes; by default one a core")] = None,
    out: Annotated[Path, typer.Option(help="where failures are written", metavar="FOLDER")] = Path("fuzz"),
) -> int:
    """Play random games and look for broken rules."""
    if interpreted and os.environ.get(SPEED) != "interpreted":
        return _interpreted()
    from undaunted.lab.fuzzing import fuzz as lab
    from undaunted.lab.fuzzing.campaigns import run as campaigns_run
    from undaunted.lab.fuzzing.made_up import run as packs_run

    games = games or (0 if packs or campaigns else MANY if minutes else 1000)
    share = minutes * 60 / sum(map(bool, (games, packs, campaigns))) if minutes else None

    def until() -> float | None:
        return None if share is None else time.monotonic() + share

    if not scenario:
        tell_broken("en")
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task("", total=games)
        made = bar.add_task("", total=packs, visible=packs > 0)
        whole = bar.add_task("", total=campaigns, visible=campaigns > 0)
        report = lab.run(
            games,
            seed,
            scenario or None,
            out,
            progress=lambda done, _: bar.update(task, completed=done),
            both=both and not interpreted,
            jobs=jobs,
            first=first,
            until=until(),
        )
        pack_report = packs_run.run(
            packs,
            seed,
            out,
            progress=lambda done, _: bar.update(made, completed=done),
            jobs=jobs or lab.cores(),
            first=first,
            until=until(),
        )
        campaign_report = campaigns_run.run(
            campaigns,
            seed,
            out,
            progress=lambda done, _: bar.update(whole, completed=done),
            jobs=jobs,
            first=first,
            until=until(),
        )
    reports = ((games, report), (packs, pack_report), (campaigns, campaign_report))
    typer.echo("\n".join(str(one) for count, one in reports if count))
    return 0 if all(one.ok for _, one in reports) else FAILED


def _interpreted() -> int:
    """The speed is chosen when the program starts, so it starts again."""
    command = [sys.executable, "-m", "undaunted", *sys.argv[1:]]
    return subprocess.run(command, env=os.environ | {SPEED: "interpreted"}, check=False).returncode
