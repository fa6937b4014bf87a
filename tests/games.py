"""Random games to try properties on, the same for the same number."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import undaunted
from undaunted.game.option import Option

SCENARIOS = [f"normandy/{number}" for number in range(1, 13)]
NORTH_AFRICA = [f"north-africa/{number}" for number in range(1, 13)]
STALINGRAD = ["stalingrad/11"]
EVERY = SCENARIOS + NORTH_AFRICA


def choose(random: Random, options: list[Option], keen: float = 0.9) -> Option:
    """Any option, but seldom one that gives a card away: games with no cards left teach little.

    Nobody withdraws: games that end at once teach nothing.
    """
    options = [option for option in options if option.name != "withdraw"]
    deeds = [option for option in options if option.name not in ("hunker-down", "end-turn", "stop")]
    return random.choice(deeds if deeds and random.random() < keen else options)


def steps(
    game: undaunted.Game, number: int, most: int = 10_000, keen: float = 0.9
) -> Iterator[undaunted.Game]:
    """The game before each of its next decisions, and once more at the end."""
    random = Random(number)
    for _ in range(most):
        yield game
        if game.over:
            return
        seat = random.choice(game.deciders)
        game.play(seat, choose(random, game.options(seat), keen))
    yield game


def go_on(game: undaunted.Game, number: int, most: int = 10_000) -> undaunted.Game:
    for _ in steps(game, number, most):
        pass
    return game


def played(scenario: str, number: int, most: int = 10_000) -> undaunted.Game:
    """A game of so many random decisions at most."""
    return go_on(undaunted.new(scenario, seed=number), number, most)
