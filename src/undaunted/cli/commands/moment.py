"""A decision of a saved game, or of a position in one line: the game just before it, and who decides."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import undaunted
from undaunted.cli import saves
from undaunted.cli.faults import FAILED, REFUSALS, Fault, line_of
from undaunted.cli.parties import seat_named
from undaunted.game.game import Game
from undaunted.game.record.replay import steps

PART = "="
"""Every position has it between a part's name and its value; hardly a file does."""


@dataclass(frozen=True)
class DecisionAt:
    """`number` counts from 1, and is 0 outside a game; `played` is what the log says, if it says anything."""

    game: Game
    seat: str
    number: int = 0
    played: str = ""


def moment(what: str, at: int | None, side: str | None) -> DecisionAt:
    """The decision `at`, or without it the one that is open, or the last one of a finished game."""
    path = Path(what)
    if PART in what and not path.is_file():
        return _of_position(what, at, side)
    text = saves.read(path)
    try:
        return _of_log(text, at, side, str(path))
    except REFUSALS as error:
        raise Fault(f"{path}: {line_of(error)}", FAILED) from error


def _of_position(line: str, at: int | None, side: str | None) -> DecisionAt:
    if at is not None:
        raise Fault("--at: found a position beside it, expected a saved game: a position is one decision")
    game = undaunted.from_position(line)
    if game.over:
        raise Fault("the position: found a game that is over, expected one with a decision to make")
    return DecisionAt(game, _decider(game, side, game.deciders[0]))


def _of_log(text: str, at: int | None, side: str | None, where: str) -> DecisionAt:
    *_, end = steps(text)
    log, last = end.log, end.decisions + (not end.over)
    if last == 0:
        raise Fault(f"{where}: found a game that is over from the start, expected a decision in it")
    number = last if at is None else at
    if not 1 <= number <= last:
        raise Fault(f"--at: found {at}, expected a decision from 1 to {last}")
    game = next(game for game in steps(text) if game.decisions == number - 1)
    # What chance brought stands behind the decision.
    played = log[number].split()[0] if number < len(log) else ""
    seat = _decider(game, side, played.partition(":")[0] or game.deciders[0])
    return DecisionAt(game, seat, number, played if played.startswith(f"{seat}:") else "")


def _decider(game: Game, side: str | None, default: str) -> str:
    """The seat that was asked for, if it owes a decision here."""
    return default if side is None else seat_named(game.stage, side, game.deciders)
