"""What commands that play many games share: who plays them, the bar meanwhile, and what Ctrl-C does."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Annotated, Protocol

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from collections.abc import Callable

    from undaunted.lab.arena.crew import Workers

INTERRUPTED = 130
"""Exit status: somebody pressed Ctrl-C."""
RAY = "--ray"
RayAddress = Annotated[
    str | None,
    typer.Option(
        RAY, help="on a Ray cluster of this machine, or with =ADDRESS on one that runs", metavar="[=ADDRESS]"
    ),
]


def spelled_out(args: Sequence[str]) -> list[str]:
    """`--ray` as `--ray=local`: Typer knows no options whose value may be left out.

    The word after it is never taken for the address, because it can be a bot.
    """
    from undaunted.lab.arena.on_ray import LOCAL

    return [f"{RAY}={LOCAL}" if arg == RAY else arg for arg in args]


class Games(Protocol):
    """Games to be played, and those that nobody has played yet."""

    @property
    def matches(self) -> Sequence[object]: ...

    @property
    def missing(self) -> Sequence[object]: ...

    @property
    def kept(self) -> int: ...

    def play(self, crew: Workers, progress: Callable[[int, int], None] | None = None) -> None: ...


def hire(ray: str | None, jobs: int | None, game_limit: float | None) -> AbstractContextManager[Workers]:
    """Processes on this machine, or the Ray cluster at an address."""
    if ray is not None:
        from undaunted.lab.arena.on_ray import OnRay

        return OnRay(ray, jobs, game_limit)
    from undaunted.lab.arena.processes import Processes

    return Processes(jobs, game_limit)


def play_all(games: Games, crew: AbstractContextManager[Workers], again: str) -> int:
    """All that is missing, under a bar; the exit status says whether it was interrupted."""
    if not games.missing:
        return 0
    # Drawn seldom: every time costs the workers some of their core.
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        refresh_per_second=2,
    )
    planned = len(games.matches)
    task = bar.add_task("", total=planned, completed=planned - len(games.missing))
    try:
        with bar, crew as workers:
            games.play(workers, lambda done, _: bar.update(task, completed=done))
    except KeyboardInterrupt:
        kept = f"{games.kept:,} of {planned:,} games are kept"
        typer.echo(f"stopped: {kept}; `{again}` goes on", err=True)
        return INTERRUPTED
    return 0
