"""Writes OpenSpiel's golden playthroughs anew: `python -m tests.record_playthroughs`.

Run it when a rule, a field or a text changed on purpose, and read the difference before committing it.
"""

from __future__ import annotations

import re
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import undaunted.envs.openspiel  # noqa: F401 - registers the game

FOLDER = Path(__file__).parent / "envs" / "playthroughs"
GAMES = {
    "normandy-01": ("python_undaunted(scenario=normandy/1,most_decisions=16)", 1),
    "north-africa-02": ("python_undaunted(scenario=north-africa/2,most_decisions=16)", 2),
    "stalingrad-11": ("python_undaunted(scenario=stalingrad/11,most_decisions=16)", 3),
}
"""File, game and the number that its random choices come from."""


def replayed(text: str) -> str:
    """The same choices made again."""
    (game,) = re.findall(r"^game: (.+)$", text, re.MULTILINE)
    actions = [int(found) for found in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]
    return str(playthrough(game, actions, seed=0))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (game, number) in GAMES.items():
        text = playthrough(game, None, seed=number)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
