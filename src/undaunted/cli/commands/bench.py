"""`undaunted bench`: how fast it is."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer


def bench(
    json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="for each figure")] = 2.0,
    yardsticks: Annotated[
        bool, typer.Option(help="measure other programs beside it, where installed")
    ] = True,
    scaling: Annotated[
        bool, typer.Option("--scaling", help="instead: how much faster the arena is on several cores")
    ] = False,
    jobs: Annotated[
        int | None, typer.Option(min=2, help="workers for --scaling; by default one a core")
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help="with --scaling: Ray as well")] = False,
) -> None:
    """Measure how fast it is, on one core."""
    if scaling:
        _scaling(seconds, jobs, ray, json)
        return
    from undaunted.lab import bench as lab

    result = lab.run(seconds, yardsticks)
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        typer.echo(lab.table(result))


def _scaling(seconds: float, jobs: int | None, ray: bool, json: bool) -> None:
    from undaunted.lab import scaling as lab
    from undaunted.lab.arena.processes import cores

    result = lab.run(seconds, jobs or max(2, cores()), ray)
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        typer.echo(lab.table(result), nl=False)
