"""How long a bot may think about one decision: so many seconds, or so many simulations."""

from __future__ import annotations

import re

import msgspec

SPEC = re.compile(r"(?P<number>\d+(\.\d+)?|\.\d+)(?P<unit>s|ms)?(\*(?P<processes>[1-9]\d?))?", re.ASCII)
MOST_SIMULATIONS = 10_000_000
MOST_SECONDS = 3600.0


class BadBudget(ValueError):
    """The text of a budget cannot be read; says what was expected."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"found the budget {text!r}, expected seconds (0.1s, 20ms, up to an hour) or a whole number of "
            "simulations, with *2 after it to use two processes"
        )


class Budget(msgspec.Struct, frozen=True):
    """One of the two is set."""

    seconds: float | None = None
    simulations: int | None = None
    processes: int = 1


def read_budget(text: str) -> Budget:
    """`0.1s`, `20ms`, `500`, each perhaps with `*2` for two processes."""
    found = SPEC.fullmatch(text)
    if found is None:
        raise BadBudget(text)
    processes = int(found["processes"] or 1)
    if found["unit"]:
        seconds = float(found["number"]) / (1000 if found["unit"] == "ms" else 1)
        if not 0 < seconds <= MOST_SECONDS:
            raise BadBudget(text)
        return Budget(seconds=seconds, processes=processes)
    if not found["number"].isdecimal() or not 0 < int(found["number"]) <= MOST_SIMULATIONS:
        raise BadBudget(text)
    return Budget(simulations=int(found["number"]), processes=processes)
