"""One made-up pack put to the test: linted, compiled, played.

What lints clean plays without harm; what does not is refused with a `ContentError`, never with a crash. As a
program it does so by command, because what breaks the compiled rules may take the process with it:

    python -m undaunted.lab.fuzzing.made_up.play      (a line of JSON in, a line of JSON out)
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from pathlib import Path

import msgspec

from undaunted import content
from undaunted.content.errors import ContentError
from undaunted.content.options import forms, solo_forms
from undaunted.content.stage import stage
from undaunted.lab.fuzzing import ignored
from undaunted.lab.fuzzing.failures import Failure
from undaunted.lab.fuzzing.fuzzed_game import FuzzedGame

A_CLOSER_LOOK = 1 / 50
HARM = ("nothing crashes", "nothing is ignored", "both speeds agree", "playouts agree")
"""What must not happen even with a pack that lint refuses, if it can be played nevertheless."""


class Trial(msgspec.Struct, frozen=True):
    """A pack's folder, and what is played with it."""

    folder: str
    seed: int
    games: int = 2
    cap: int = 300
    both: bool = True


class PackFault(msgspec.Struct, frozen=True):
    """What should not have happened."""

    rule: str
    what: str
    where: str = ""
    trace: str = ""

    @property
    def kind(self) -> str:
        """What faults of one cause have in common."""
        return f"{self.rule} {self.where}"

    def __str__(self) -> str:
        return f"{self.rule}: {self.what}" + (f" ({self.where})" if self.where else "")


class Tried(msgspec.Struct, frozen=True):
    refused: str = ""
    """Why lint refused it, if it did."""
    games: int = 0
    decisions: int = 0
    ended: int = 0
    fault: PackFault | None = None


def try_pack(trial: Trial) -> Tried:
    folder = Path(trial.folder)
    os.environ["UNDAUNTED_PACKS"] = str(folder.parent)
    content.reload()
    try:
        with ignored.noticed():
            return _try(folder, trial)
    except Exception as error:  # whatever it is: nothing here may be raised
        return Tried(fault=_fault("nothing crashes", f"{type(error).__name__}: {error}"))


def _try(folder: Path, trial: Trial) -> Tried:
    refused, names = "", []
    try:
        pack = content.open_pack(folder)
        refused = next(map(str, content.lint(pack)), "")
        names = [
            str(form)
            for scenario in pack.scenarios.values()
            for form in (*forms(pack, scenario), *solo_forms(pack, scenario))
        ]
        for name in names:
            stage(name)
    except ContentError as error:
        if refused or not names:
            return Tried(refused=refused or str(error))
        return Tried(fault=_fault("what lints clean can be played", str(error)))
    games = decisions = ended = 0
    fault: PackFault | None = None
    for number in range(trial.games * len(names)):
        game = FuzzedGame(
            names[number % len(names)], trial.seed, number, trial.both, trial.cap, closer=A_CLOSER_LOOK
        )
        played = game.play()
        games, decisions = games + 1, decisions + played.decisions
        ended += bool(played.how)
        fault = _graver(fault, played.failure, bool(refused))
        if fault and fault.rule in HARM:
            break
    return Tried(refused, games, decisions, ended, fault)


def _graver(fault: PackFault | None, failure: Failure | None, refused: bool) -> PackFault | None:
    """The first fault, unless a later one does harm; a refused pack is only asked to do none."""
    if failure is None or (failure.invariant not in HARM and (fault or refused)):
        return fault
    what = failure.what.removeprefix(f"{failure.invariant}: ")
    what += f", in {failure.scenario} after {len(failure.choices)} decisions"
    return PackFault(failure.invariant, what, _place(failure.trace), failure.trace)


def _fault(rule: str, what: str) -> PackFault:
    """With the exception that is being handled."""
    trace = traceback.format_exc()
    return PackFault(rule, what, _place(trace), trace)


def _place(trace: str) -> str:
    """The line of our own that a trace ends in."""
    lines = re.findall(r'File ".*/undaunted/(.*)", line (\d+)', trace)
    return ":".join(lines[-1]) if lines else ""


def main() -> None:
    for line in sys.stdin.buffer:
        tried = try_pack(msgspec.json.decode(line, type=Trial))
        sys.stdout.buffer.write(msgspec.json.encode(tried) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
