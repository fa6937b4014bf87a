"""A failure on paper: a log that `undaunted replay` shows, and a note beside it that says what broke."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import undaunted
from undaunted.game.game import Game
from undaunted.lab.fuzzing.generator import Generator


@dataclass(frozen=True)
class Failure:
    """An invariant that broke, and all that it takes to see it again."""

    invariant: str
    what: str
    scenario: str
    number: int
    seed: int
    secret: bool
    choices: list[tuple[int, int]]
    trace: str = ""


@dataclass
class PlayedGame:
    """What came of one game."""

    scenario: str
    decisions: int
    how: str = ""
    """How it was won; empty where it broke off, or was left at the cap."""
    checks: Counter[str] = field(default_factory=Counter)
    failure: Failure | None = None


def write(failure: Failure, folder: Path, fuzzed: str) -> Path:
    """The path of the log. `fuzzed` is the command that found the failure."""
    folder.mkdir(parents=True, exist_ok=True)
    # With some of its seed, so that another run does not write over it.
    stem = f"{failure.scenario.replace('/', '-')}-game-{failure.number}-{failure.seed & 0xFFFFFF:06x}"
    path = folder / f"{stem}.log"
    note = [
        f"invariant: {failure.invariant}",
        f"what:      {failure.what}",
        f"when:      after decision {len(failure.choices)} of game {failure.number} of `{fuzzed}`",
        f"look:      undaunted replay {path}",
    ]
    try:
        game, told = _again(failure)
        path.write_text(game.save(), encoding="utf-8")
        undaunted.load(game.save())
        note += told
    except Exception as error:  # whatever broke may break here too, and the choices are worth keeping
        note += [f"log:       could not be written or read back ({type(error).__name__}: {error})"]
        note += [f"seed:      {failure.seed}", f"choices:   {failure.choices}"]
    if failure.trace:
        note += ["", failure.trace.rstrip()]
    path.with_suffix(".txt").write_text("\n".join(note) + "\n", encoding="utf-8")
    return path


def _again(failure: Failure) -> tuple[Game, list[str]]:
    """The game played once more through a `Game`, up to the decision that cannot be made."""
    chance = None if failure.secret else Generator(failure.seed)
    game = undaunted.new(failure.scenario, seed=failure.seed, chance=chance)
    for number, (seat, thing) in enumerate(failure.choices, start=1):
        name = f"{game.seats[seat]}:{game._things.names.get(thing, thing)}"
        try:
            game.play(game.seats[seat], thing)
        except Exception as error:  # the log ends before the decision that fails, whatever it fails with
            return game, [f"next:      decision {number}, {name}, fails with {type(error).__name__}: {error}"]
    return game, []
