"""The tensor holds all that a seat knows, and nothing else."""

from __future__ import annotations

from itertools import chain
from typing import Any

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given, settings

import undaunted
from tests.envs.positions import position, positions
from tests.envs.reading_back import knowledge, read_back
from undaunted.content.stage import stage
from undaunted.envs import layout
from undaunted.envs.cells import ARRAYS, cells, frames_shown
from undaunted.envs.tensor import tensors
from undaunted.rules import words
from undaunted.speed import COMPILED, rules

EVERY = [info.id for info in undaunted.scenarios()]
EXAMPLES = 200 if COMPILED else 50
DEALS = st.integers(0, 2**63 - 1)


@settings(max_examples=EXAMPLES)
@given(positions(), DEALS)
def test_what_is_hidden_changes_no_number_and_no_option(found: tuple[str, Any], deal: int) -> None:
    scenario, state = found
    reader = tensors(scenario)
    for seat in range(state.table.seats):
        seen = rules.observe(state, seat)
        again = rules.observe(rules.determinise(seen, deal), seat)
        assert reader.observation(again).tobytes() == reader.observation(seen).tobytes()
        assert reader.mask(again).tobytes() == reader.mask(seen).tobytes()


def test_losses_that_only_their_owner_knows_stay_hidden(proving_ground: str) -> None:
    """In the printed scenarios each unit has one kind of card; here two kinds share a counter."""
    reader = tensors(proving_ground)
    lost = False
    for number in range(40 if COMPILED else 10):
        for decisions in range(40, 160, 15):
            state = position(proving_ground, number, decisions)
            if state.winner:
                break
            for seat in (0, 1):
                seen = rules.observe(state, seat)
                lost = lost or any(seen.lost)
                vector = reader.observation(seen)
                for deal in range(3):
                    again = rules.observe(rules.determinise(seen, deal), seat)
                    assert reader.observation(again).tobytes() == vector.tobytes()
                    assert reader.mask(again).tobytes() == reader.mask(seen).tobytes()
                assert read_back(proving_ground, seat, vector) == knowledge(seen)
    assert lost


def test_and_there_is_something_hidden() -> None:
    state = position("normandy/7", 1, 0)
    seen = rules.observe(state, 0)
    assert len({rules.determinise(seen, deal).pack() for deal in range(20)}) > 10


@settings(max_examples=EXAMPLES)
@given(positions())
def test_all_that_is_known_can_be_read_back(found: tuple[str, Any]) -> None:
    """So different knowledge gives different tensors."""
    scenario, state = found
    for seat in range(state.table.seats):
        seen = rules.observe(state, seat)
        assert read_back(scenario, seat, tensors(scenario).observation(seen)) == knowledge(seen)


@settings(max_examples=EXAMPLES)
@given(positions())
def test_the_numbers_stay_in_their_ranges_and_the_mask_is_the_options(found: tuple[str, Any]) -> None:
    scenario, state = found
    reader = tensors(scenario)
    low, high = reader.low_and_high()
    out = rules.Options()
    for seat in range(state.table.seats):
        seen = rules.observe(state, seat)
        vector = reader.observation(seen)
        assert vector.dtype == np.float32
        assert (vector >= low).all()
        assert (vector <= high).all()
        rules.options(state, seat, out)
        assert sorted(out.listed()) == np.flatnonzero(reader.mask(seen)).tolist()


@pytest.mark.parametrize("scenario", EVERY)
def test_the_fields_lie_side_by_side_and_fill_the_tensor(scenario: str) -> None:
    found = layout(scenario)
    ends = [0, *(field.offset + field.size for field in found.fields)]
    assert [field.offset for field in found.fields] == ends[:-1]
    assert ends[-1] == found.size
    names = [field.name for field in found.fields]
    assert len(set(names)) == len(names)
    vector = tensors(scenario).observation(rules.observe(position(scenario, 1, 5), 1))
    assert vector.shape == (found.size,)
    assert [one.shape for one in tensors(scenario).named(vector).values()] == [
        field.shape for field in found.fields
    ]


def test_an_unknown_field_says_which_there_are() -> None:
    with pytest.raises(KeyError, match="expected one of seat, decides"):
        layout("normandy/1")["hands"]


@pytest.mark.parametrize("scenario", ["normandy/1", "north-africa/12"])
def test_the_cells_begin_with_the_arrays_in_the_order_of_a_packed_state(scenario: str) -> None:
    state = position(scenario, 3, 40)
    assert list(chain.from_iterable(getattr(state, name) for name in ARRAYS)) == list(
        chain.from_iterable(state.arrays())
    )
    seen = rules.observe(state, 0)
    assert cells(seen).startswith(seen.state.pack())


@pytest.mark.parametrize("scenario", EVERY)
def test_no_more_questions_are_open_than_are_shown(scenario: str) -> None:
    for number in range(3):
        state = position(scenario, number, 0)
        out = rules.Options()
        generator = number
        for _ in range(150):
            seat = rules.decider(state)
            if seat == words.NONE:
                break
            assert state.depth <= frames_shown(state.table)
            rules.options(state, seat, out)
            generator = generator * 31 + 7
            rules.play(state, seat, out.listed()[generator % out.count])


@pytest.mark.parametrize("seat", [0, 1])
def test_each_seat_finds_its_own_hand_and_side_first(seat: int) -> None:
    state = position("normandy/1", 5, 0)
    found = tensors("normandy/1").named(tensors("normandy/1").observation(rules.observe(state, seat)))
    table = stage("normandy/1").table
    copies = [deck + supply for deck, supply in zip(table.start_deck, table.start_supply, strict=True)]
    own = range(*table.seat_first_card[seat : seat + 2])
    assert found["hand"] == pytest.approx([state.hand[card] / copies[card] for card in own])
    assert found["seat"].tolist() == [seat == 0, seat == 1]
    assert found["decides"].tolist() == [1, 1]
    assert found["hand_size"] == pytest.approx([0.4, 0.4])
    tiles = {state.tile_of[unit] for unit in range(table.counters) if table.counter_side[unit] == seat}
    assert set(np.argmax(found["tile_of"][:4], axis=1).tolist()) == tiles


def test_the_question_says_what_is_asked_of_whom() -> None:
    scenario = "normandy/1"
    state = position(scenario, 5, 2)
    asked = rules.decider(state)
    found = {
        seat: tensors(scenario).named(tensors(scenario).observation(rules.observe(state, seat)))
        for seat in (0, 1)
    }
    assert found[asked]["question"][0].argmax() == words.ASK_TURN - 1
    assert found[asked]["decides"].tolist() == [1, 0]
    assert found[1 - asked]["decides"].tolist() == [0, 1]
    assert not found[asked]["question_card"].any(), "a turn is about no card yet"
    assert not found[asked]["question"][1:].any()
