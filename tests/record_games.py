"""Records golden games: `python -m tests.record_games` those of the present rules, which are not there yet.

Those of earlier versions are kept for good, each version in a folder of its own (version 1 above them): games
that began under them must go on as they began. `--anew` replaces those of the present version, after a change
that is meant while no game of it can be running anywhere.
"""

from __future__ import annotations

import sys
from pathlib import Path

import undaunted
from tests.games import EVERY, steps
from undaunted.content.stage import stage

FOLDER = Path(__file__).parent / "fixtures" / "games"
SEED = 1944


def record(scenario: str, rules: int = 0) -> undaunted.Game:
    """Played half-heartedly, which keeps the files short."""
    game = undaunted.new(scenario, seed=SEED, rules=rules)
    for _ in steps(game, SEED, keen=0.5):
        pass
    return game


def folder(rules: int) -> Path:
    return FOLDER if rules == 1 else FOLDER / f"rules-{rules}"


def place(scenario: str, rules: int = 1) -> Path:
    pack, _, number = scenario.partition("/")
    return folder(rules) / f"{pack}-{int(number):02}.log"


def kept() -> list[tuple[str, int]]:
    """Every recorded game: its scenario and the version of its rules."""
    versions = [1, *(int(path.name.removeprefix("rules-")) for path in sorted(FOLDER.glob("rules-*")))]
    return [(one, rules) for rules in versions for one in EVERY if place(one, rules).exists()]


def write(scenario: str, rules: int) -> None:
    game = record(scenario, rules)
    path = place(scenario, rules)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(game.save(), encoding="utf-8")
    path.with_suffix(".position").write_text(game.position() + "\n", encoding="utf-8")


if __name__ == "__main__":
    for one in EVERY:
        present = stage(one).rules_version
        if "--anew" in sys.argv or not place(one, present).exists():
            write(one, present)
