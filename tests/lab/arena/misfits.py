"""Bots that misbehave, for workers to cope with. `play` knows them, in whatever process it runs."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from undaunted import bots
from undaunted.lab.arena import match

_make = bots.make


class Misfit:
    """What it does is in its name: `crashing`, `cheating`, `hanging`, `dying` or `dying-once:FILE`."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.calm = _make("random", seed=seed)

    def choose(self, seen, things):
        what, _, file = self.name.partition(":")
        if what == "crashing":
            raise RuntimeError("out of ideas")
        if what == "cheating":
            return max(things) + 1
        while what == "hanging":
            time.sleep(60)
        if what == "dying" or (what == "dying-once" and _is_first(Path(file))):
            os.kill(os.getpid(), signal.SIGKILL)
        return self.calm.choose(seen, things)


def _is_first(file: Path) -> bool:
    try:
        file.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def make(spec, *, seed=0):
    if spec.partition(":")[0] in ("crashing", "cheating", "hanging", "dying", "dying-once"):
        return Misfit(spec, seed)
    return _make(spec, seed=seed)


def play(one: match.Match) -> match.Outcome:
    bots.make = make
    return match.play(one)
