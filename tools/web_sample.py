"""Writes a game as the browser gets it (`web/sample/NAME.json`), to draw screens without a server.

`python tools/web_sample.py normandy/1 --as US --decisions 60 --seed 3 --lang en`
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

import undaunted
from undaunted import bots
from undaunted.server import staging, telling

FOLDER = Path(__file__).parents[1] / "web/sample"


def sample(scenario: str, seat: str, decisions: int, seed: int, lang: str) -> bytes:
    """The stage and every update of a game between greedy bots, as one seat sees it."""
    game = undaunted.new(scenario, seed=seed)
    players = {one: bots.make("greedy", seed=seed) for one in game.seats}
    updates = [telling.update(game, seat, lang, 0, 0)]
    while not game.over and game.decisions < decisions:
        asked = game.deciders[0]
        offered = [option.thing for option in game.options(asked)]
        game.play(asked, players[asked].choose(game.observation(asked), offered))
        ended = telling.ending(game, lang)
        updates.append(telling.update(game, seat, lang, game.decisions, game.decisions, ended))
    return msgspec.json.encode({"stage": staging.staged(scenario, lang), "updates": updates})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenario")
    parser.add_argument("--as", dest="seat", default="")
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--lang", default="en")
    wish = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{wish.scenario.replace('/', '-')}.json"
    file.write_bytes(sample(wish.scenario, wish.seat, wish.decisions, wish.seed, wish.lang))
    sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
