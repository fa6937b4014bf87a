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
}
FEATURES = (
    "progress", "nearly", "steps_0", "steps_1", "steps_2", "steps_3", "farther", "blocked", "wins_here",
    "wins_next", "guarded", "takers", "scouts", "others", "leaders", "fogs", "reserves", "no_taker",
    "riflemen", "last_rifleman", "suppressed", "cover", "fire", "scouted_share", "armour", "disabled",
    "approach", "slack", "units",
)  # fmt: skip
"""In the order of `search.features`, where each is explained."""


HEAD = """\
# How much each feature of a position speaks for the side that has it, in log-odds, by kind of goal: fitted to
# finished games by `tools/fit_weights.py`; `search/features.py` says what each of them is."""


@cache
def _by_goal() -> dict[int, list[float]]:
    found = read(files("undaunted.bots").joinpath("weights.toml").read_text(encoding="utf-8"))
    return {number: found[goal] for goal, number in GOALS.items()}


def read(text: str) -> dict[str, list[float]]:
    """The weights of each kind of goal in the order of `FEATURES`, from the text of a file."""
    found = tomllib.loads(text)
    return {goal: [float(found[goal][name]) for name in FEATURES] for goal in GOALS}


def weights_for(table: rules.Table) -> list[float]:
    """Side 0's weights, then side 1's, by what each has to do."""
    return [weight for side in (0, 1) for weight in _by_goal()[table.goal_kind[table.goal_from[side]]]]


def write(by_goal: dict[str, list[float]]) -> str:
    """The text of the file, from weights in the order of `FEATURES`."""
    lines = [HEAD]
    for goal in GOALS:
        lines += ["", f"[{goal}]"]
        lines += [f"{name} = {weight:.3f}" for name, weight in zip(FEATURES, by_goal[goal], strict=True)]
    return "\n".join(lines) + "\n"
