"""The work of a worker: some games one after the other, and what becomes of each."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterator, Sequence

import msgspec

from undaunted.lab.arena.ledger import TASK_SECONDS
from undaunted.lab.arena.match import Match, Outcome

Play = Callable[[Match], Outcome]
Task = list[tuple[int, Match]]
"""Games with their numbers."""


class Played(msgspec.Struct, tag="played"):
    number: int
    outcome: Outcome


class Crashed(msgspec.Struct, tag="crashed"):
    """The bot or the rules raised something."""

    number: int
    reason: str


Report = Played | Crashed


def carry_out(task: Sequence[tuple[int, Match]], play: Play) -> Iterator[Report]:
    """Game after game until the task has lasted long enough; at least one."""
    started = time.perf_counter()
    for number, match in task:
        yield try_to_play(number, match, play)
        if time.perf_counter() - started >= TASK_SECONDS:
            return


def try_to_play(number: int, match: Match, play: Play) -> Report:
    try:
        return Played(number, play(match))
    except Exception as error:  # whatever a bot does wrong ends its game, not the run
        where = traceback.extract_tb(error.__traceback__)[-1]
        at = f"{where.filename.rpartition('/')[2]}:{where.lineno}"
        return Crashed(number, f"{type(error).__name__} at {at}: {error}")
