"""Our own figures: each measure takes seconds and gives how much is done a second, or looks at a size."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import undaunted
from undaunted import speed
from undaunted.bots.budget import Budget
from undaunted.bots.thinking import Thinker
from undaunted.content.stage import Stage, stage
from undaunted.lab.yardsticks import rate

SCENARIO = "normandy/1"
MOST_DECISIONS = 10_000
CLONES_AT_ONCE = 1_000
IMPORTS = 5
THOUGHT = 0.1
"""Seconds of search for one decision."""


class Playouts:
    """Random games to the end, one after the other; dealing them out counts as part of it."""

    def __init__(self, scenario: str, engine: ModuleType, telling: bool = False) -> None:
        self.engine = engine
        self.table = stage(scenario, engine).table
        self.telling = telling
        self.seeds = count(1)

    def decisions_per_second(self, seconds: float) -> float:
        return rate(self.game, seconds)

    def game(self) -> int:
        state = self.engine.opening(self.table)
        self.engine.seed(state, next(self.seeds))
        if self.telling:
            state.events = []
        self.engine.start_round(state)
        return int(self.engine.playout(state, MOST_DECISIONS))


def game_api(seconds: float) -> float:
    """Through `Game`, as people and bots play: checked, logged, told and with undo."""
    rng = Random(1)

    def game() -> int:
        playing = undaunted.new(SCENARIO, seed=rng.getrandbits(32))
        while not playing.over and playing.decisions < MOST_DECISIONS:
            seat = playing.deciders[0]
            playing.play(seat, rng.choice(playing.options(seat)))
        return playing.decisions

    return rate(game, seconds)


def started(where: Stage) -> Any:
    """A state of the chosen engine with the first cards drawn."""
    state = speed.rules.opening(where.table)
    speed.rules.start_round(state)
    return state


def clones(seconds: float) -> float:
    clone: Callable[[], Any] = started(stage(SCENARIO)).clone

    def some() -> int:
        for _ in range(CLONES_AT_ONCE):
            clone()
        return CLONES_AT_ONCE

    return rate(some, seconds)


def simulations(seconds: float) -> float:
    """Of the search bot at the scenario's first decision, as it plays them."""
    state = started(stage(SCENARIO))
    seen = speed.rules.observe(state, speed.rules.decider(state))
    seeds = count(1)

    def think() -> int:
        return Thinker(next(seeds)).think(seen, Budget(seconds=THOUGHT))[0]

    return rate(think, seconds)


def by_scenario(name: str, seconds: float) -> dict[str, float | int]:
    playouts = Playouts(name, speed.rules)
    lengths: list[int] = []

    def game() -> int:
        lengths.append(playouts.game())
        return lengths[-1]

    return {
        "decisions_per_second": rate(game, seconds),
        "mean_decisions": statistics.fmean(lengths),
        "state_bytes": len(started(stage(name)).pack()),
    }


def footprint(name: str) -> int:
    """The memory that a state really takes: the object and all its arrays, with their headers."""
    state = started(stage(name))
    parts = [state, *state.arrays()]
    if hasattr(state, "__dict__"):  # interpreted, its attributes lie in a dict
        parts.append(vars(state))
    return sum(map(sys.getsizeof, parts))


def import_seconds() -> tuple[float, float]:
    """Of a fresh `python -c "import undaunted"`: the whole process, and the import inside it."""
    program = "import time; t = time.perf_counter(); import undaunted; print(time.perf_counter() - t)"
    found = str(Path(undaunted.__file__).parents[1])
    paths = [found, *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    whole, inside = [], []
    for _ in range(IMPORTS):
        start = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        whole.append(time.perf_counter() - start)
        inside.append(float(done.stdout))
    return statistics.median(whole), statistics.median(inside)
