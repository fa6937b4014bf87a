"""How much faster two workers are than one: the arena's own work, store and all, with more and more workers.

Every crew plays the same games. Beside it stands the machine itself: as many processes as workers, each of
which plays its share without telling anybody. What they lose is not the arena's doing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from io import StringIO
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from undaunted import speed
from undaunted.bots.processes.spawning import CHILDREN
from undaunted.lab.arena.contest import Contest
from undaunted.lab.arena.crew import Workers
from undaunted.lab.arena.match import Match, play
from undaunted.lab.arena.on_ray import OnRay
from undaunted.lab.arena.processes import Processes
from undaunted.lab.arena.settings import ArenaSettings, schedule, settle
from undaunted.lab.arena.store import begin

BOTS = ("greedy", "random")
SCENARIO = "normandy/1"
ROUNDS = 3
PROBE = 10
"""So many games tell how long one takes."""

Measure = Callable[[int], float]
"""Takes a number of workers and gives games a second."""


def run(seconds: float, workers: int, ray: bool = False, rounds: int = ROUNDS) -> dict[str, Any]:
    """One worker plays for about `seconds` in all, in turns with the other crews; the best turn counts."""
    settings = _settings(seconds / rounds)
    measures: dict[str, Measure] = {
        "machine": lambda count: _alone(count, schedule(settings)),
        "processes": lambda count: _crew(Processes(count), settings),
    }
    if ray:
        measures["ray"] = lambda count: _crew(OnRay(jobs=count), settings)
    best: dict[str, dict[int, float]] = {name: {1: 0.0, workers: 0.0} for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            for count in best[name]:
                best[name][count] = max(best[name][count], measure(count))
    return {
        "speed": speed.describe(),
        "bots": BOTS,
        "scenario": SCENARIO,
        "workers": workers,
        "games": settings.games,
        "crews": {name: _figures(found, workers, best["machine"]) for name, found in best.items()},
    }


def _settings(seconds: float) -> ArenaSettings:
    probe = schedule(settle(BOTS, [SCENARIO], PROBE))
    start = time.perf_counter()
    for match in probe:
        play(match)
    a_game = (time.perf_counter() - start) / len(probe)
    return settle(BOTS, [SCENARIO], max(PROBE, round(seconds / a_game)))


def _crew(crew: AbstractContextManager[Workers], settings: ArenaSettings) -> float:
    """From the moment when the workers are ready; starting them is not part of it."""
    with TemporaryDirectory() as folder, begin(Path(folder), settings) as store, crew as workers:
        start = time.perf_counter()
        Contest(store).play(workers)
        return settings.games / (time.perf_counter() - start)


def _alone(count: int, matches: Sequence[Match]) -> float:
    channels, processes = [], []
    for number in range(count):
        ours, theirs = CHILDREN.Pipe()
        process = CHILDREN.Process(target=_play_all, args=(theirs, matches[number::count]), daemon=True)
        process.start()
        channels.append(ours)
        processes.append(process)
    for channel in channels:
        channel.recv()
    start = time.perf_counter()
    for channel in channels:
        channel.send("go")
    for channel in channels:
        channel.recv()
    spent = time.perf_counter() - start
    for channel, process in zip(channels, processes, strict=True):
        channel.close()
        process.join()
        process.close()
    return len(matches) / spent


def _play_all(channel: Connection, matches: Sequence[Match]) -> None:
    channel.send("ready")
    channel.recv()
    for match in matches:
        play(match)
    channel.send("done")
    channel.close()


def _figures(found: dict[int, float], workers: int, machine: dict[int, float]) -> dict[str, float]:
    return {
        "one_games_per_second": found[1],
        "all_games_per_second": found[workers],
        "scaling": found[workers] / (workers * found[1]),
        "scaling_to_machine": (found[workers] / found[1]) / (machine[workers] / machine[1]),
    }


def table(result: dict[str, Any]) -> str:
    """The figures for people to read."""
    from rich.console import Console
    from rich.table import Table

    workers = result["workers"]
    title = f"{result['games']:,} games of {' – '.join(result['bots'])}, {result['speed']}"
    found = Table("crew", title=title, title_justify="left")
    for name in ("games a second, 1 worker", f"{workers} workers", "of perfect", "of the machine's own"):
        found.add_column(name, justify="right")
    for name, figures in result["crews"].items():
        found.add_row(
            name,
            f"{figures['one_games_per_second']:,.0f}",
            f"{figures['all_games_per_second']:,.0f}",
            f"{figures['scaling']:.0%}",
            f"{figures['scaling_to_machine']:.0%}",
        )
    out = StringIO()
    Console(file=out, width=100, color_system=None).print(found)
    return out.getvalue()
