"""The generator inside a state: a run of neighbouring seeds deals as fairly as seeds far apart."""

from typing import Any

import pytest

from undaunted.content.stage import stage
from undaunted.speed import rules

SEEDS = 20_000
DEVIATIONS = 3.0
"""Seeds that are only multiplied, not mixed, come out 3.4 to 5 standard deviations off here."""


@pytest.mark.parametrize("scenario", ["normandy/1", "normandy/4", "north-africa/6"])
def test_every_card_comes_as_often_as_its_share_of_the_deck(scenario: str) -> None:
    table = stage(scenario).table
    drawn = [0] * table.cards
    for number in range(SEEDS):
        state: Any = rules.opening(table)
        rules.seed(state, number)
        rules.start_round(state)
        drawn = [sum(pair) for pair in zip(drawn, state.hand, strict=True)]
    for seat in range(table.seats):
        cards = range(table.seat_first_card[seat], table.seat_first_card[seat + 1])
        deck = sum(table.start_deck[card] for card in cards)
        for card in cards:
            share = table.hand_size * table.start_deck[card] / deck
            # Drawing without putting back varies less than this, so the bound is a wide one.
            deviation = (share * (1 - share / table.hand_size) / SEEDS) ** 0.5
            assert abs(drawn[card] / SEEDS - share) <= DEVIATIONS * deviation, f"card {card} of {scenario}"


def test_a_seed_starts_the_generator_as_published() -> None:
    """The first output of SplitMix64 for this seed: a log names its seed, and must give the same game."""
    state: Any = rules.opening(stage("normandy/1").table)
    rules.seed(state, 1234567)
    assert state.generator == 6457827717110365317
