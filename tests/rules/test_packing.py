"""Positions as bytes: what is packed can be taken over, and equal positions are equal bytes."""

from __future__ import annotations

from typing import Any

import pytest

import undaunted
from tests.games import played
from undaunted.speed import rules


@pytest.mark.parametrize("scenario", ["normandy/8", "north-africa/6", "stalingrad/11"])
def test_a_packed_position_is_taken_over_in_every_part(scenario: str) -> None:
    before: Any = played(scenario, 5, 150)._state
    other: Any = rules.opening(before.table)
    assert other != before
    other.unpack(before.pack())
    assert other == before
    assert other.arrays() == before.arrays()
    numbers = ("round", "initiative", "turn", "winner", "how", "depth")
    assert [getattr(other, name) for name in numbers] == [getattr(before, name) for name in numbers]


@pytest.mark.parametrize("number", [1, 255, 256, 700])
def test_rounds_may_be_more_than_a_byte_counts(number: int) -> None:
    state: Any = played("stalingrad/11", 5, 10)._state.clone()
    state.round = number
    other: Any = rules.opening(state.table)
    other.unpack(state.pack())
    assert other.round == number


@pytest.mark.parametrize(
    "scenario", ["normandy/8", "north-africa/6", "under-cover-of-night/201", "stalingrad/11"]
)
def test_questions_that_were_answered_leave_no_trace(scenario: str) -> None:
    """A position that is read from its text is the same to the byte at every decision."""
    game = undaunted.new(scenario, seed=4)
    for _ in range(60):
        again = undaunted.from_position(game.position())
        assert again._state.pack() == game._state.pack()
        seat = game.deciders[0]
        game.play(seat, game.options(seat)[0])
