"""What the features of a position are worth, read from `weights.toml`: a line a feature and kind of goal."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.speed import rules

GOALS = {
    "control": words.GOAL_CONTROL,
    "pin": words.GOAL_PIN,
    "escape": words.GOAL_ESCAPE,
    "neutralise": words.GOAL_NEUTRALISE,
    "rout": words.GOAL_ROUT,
    "mission": words.GOAL_MISSION,
    "hold": words.GOAL_HOLD,
    "occupy": words.GOAL_OCCUPY,
}
FEATURES = (
    "progress", "nearly", "steps_0", "steps_1", "steps_2", "steps_3", "farther", "blocked", "wins_here",
    "wins_next", "guarded", "takers", "scouts", "others", "leaders", "fogs", "reserves", "no_taker",
    "riflemen", "last_rifleman", "suppressed", "cover", "fire", "scouted_share", "armour", "disabled",
    "approach", "slack", "units", "routed", "other_done", "other_thin", "other_near",
)  # fmt: skip
"""In the order of `search.columns`, where each is explained."""


ROLES = ("", "player-", "automaton-")
"""In a game of two, and of who plays whom in a solo game: an automaton's cards are worth less to it."""
OPEN_GOALS = ("control", "pin", "escape", "neutralise")
CITY_GOALS = ("control", "rout", "mission", "hold", "occupy")
"""Where nobody leaves the board, and walls can be broken, the same things are worth something else."""
KINDS = (
    *(f"{role}{goal}" for role in ROLES for goal in OPEN_GOALS),
    *(f"city-{goal}" for goal in CITY_GOALS),
)

HEAD = """\
# How much each feature of a position speaks for the side that has it, in log-odds, by kind of goal: fitted to
# finished games by `tools/fit_weights.py`; `search/columns.py` says what each of them is."""


@cache
def in_use() -> dict[str, list[float]]:
    """The weights that the bots think with."""
    return read(files("undaunted.bots").joinpath("weights.toml").read_text(encoding="utf-8"))


def read(text: str) -> dict[str, list[float]]:
    """The weights of each kind in the order of `FEATURES`, from the text of a file."""
    found = tomllib.loads(text)
    return {kind: [float(found[kind][name]) for name in FEATURES] for kind in KINDS}


def kind_of(table: rules.Table, side: int) -> str:
    """Which weights are a side's: by what it has to do, and against whom."""
    goal = next(name for name, number in GOALS.items() if number == table.goal_kind[table.goal_from[side]])
    if table.city_cells:
        return f"city-{goal}"
    if table.automaton == words.NONE:
        return goal
    return f"{'automaton' if table.seat_side[table.automaton] == side else 'player'}-{goal}"


def weights_for(table: rules.Table) -> list[float]:
    """Side 0's weights, then side 1's."""
    return [weight for side in (0, 1) for weight in in_use()[kind_of(table, side)]]


def write(by_kind: dict[str, list[float]]) -> str:
    """The text of the file, from weights in the order of `FEATURES`."""
    lines = [HEAD]
    for kind in KINDS:
        lines += ["", f"[{kind}]"]
        lines += [f"{name} = {weight:.3f}" for name, weight in zip(FEATURES, by_kind[kind], strict=True)]
    return "\n".join(lines) + "\n"
