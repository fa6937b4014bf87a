"""Records the golden games anew, after a change that is meant: `python -m tests.record_games`."""

from __future__ import annotations

from pathlib import Path

import undaunted
from tests.games import EVERY, steps

FOLDER = Path(__file__).parent / "fixtures" / "games"
SEED = 1944


def record(scenario: str) -> undaunted.Game:
    """Played half-heartedly, which keeps the files short."""
    game = undaunted.new(scenario, seed=SEED)
    for _ in steps(game, SEED, keen=0.5):
        pass
    return game


def place(scenario: str) -> Path:
    pack, _, number = scenario.partition("/")
    return FOLDER / f"{pack}-{int(number):02}.log"


if __name__ == "__main__":
    for scenario in EVERY:
        game = record(scenario)
        place(scenario).write_text(game.save(), encoding="utf-8")
        place(scenario).with_suffix(".position").write_text(game.position() + "\n", encoding="utf-8")
