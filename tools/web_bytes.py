"""How many bytes an update has that goes to a player's browser, over whole games between greedy bots.

    python tools/web_bytes.py [SCENARIO …] [--games 3]

Without scenarios: three of each box. Every seat's updates count; each brings what happened since the one
before. `squeezed` is what one update takes where the socket compresses.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import zlib
from collections import Counter

import msgspec

import undaunted
from undaunted import bots
from undaunted.server import telling
from undaunted.server.wire import Update

SCENARIOS = (
    "normandy/1", "normandy/6", "normandy/10", "north-africa/1", "north-africa/5", "north-africa/9",
)  # fmt: skip


def updates(scenario: str, seed: int, lang: str) -> list[Update]:
    """Every update of a game, as each of its seats gets it."""
    game = undaunted.new(scenario, seed=seed)
    players = {seat: bots.make("greedy", seed=seed) for seat in game.seats}
    found = [telling.update(game, seat, lang, 0, 0) for seat in game.seats]
    while not game.over:
        seat = game.deciders[0]
        offered = [option.thing for option in game.options(seat)]
        game.play(seat, players[seat].choose(game.observation(seat), offered))
        ended = telling.ending(game, lang)
        now = game.decisions
        found += [telling.update(game, one, lang, now, now, ended) for one in game.seats]
    return found


def weigh(scenario: str, games: int, lang: str) -> tuple[list[int], list[int], Counter[str]]:
    """Bytes of each update, squeezed and not, and what each of its fields takes of them."""
    sizes, squeezed, parts = [], [], Counter[str]()
    for seed in range(games):
        for update in updates(scenario, seed, lang):
            told = msgspec.json.encode(update)
            sizes.append(len(told))
            squeezed.append(len(zlib.compress(told)))
            for field in update.__struct_fields__:
                parts[field] += len(msgspec.json.encode(getattr(update, field)))
    return sizes, squeezed, parts


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("scenarios", nargs="*", default=SCENARIOS)
    parser.add_argument("--games", type=int, default=3, help="of each scenario (default 3)")
    parser.add_argument("--lang", default="en")
    asked = parser.parse_args()
    all_sizes: list[int] = []
    all_parts = Counter[str]()
    for scenario in asked.scenarios:
        sizes, squeezed, parts = weigh(scenario, asked.games, asked.lang)
        all_sizes += sizes
        all_parts += parts
        print(
            f"{scenario:18} {len(sizes):6} updates  mean {statistics.fmean(sizes):7.0f} bytes  "
            f"largest {max(sizes):6}  squeezed {statistics.fmean(squeezed):6.0f}"
        )
    print(f"{'all':18} {len(all_sizes):6} updates  mean {statistics.fmean(all_sizes):7.0f} bytes")
    for field, size in all_parts.most_common(5):
        print(f"  {field:16} {size / len(all_sizes):7.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
