"""Axes have round ends, round ticks and room for all there is to draw."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from undaunted.lab.report.scale import Scale, around, ticks

VALUES = st.lists(st.floats(-1e6, 1e6).map(lambda value: round(value, 3)), min_size=1, max_size=20)


@given(VALUES)
def test_everything_lies_on_the_axis(values):
    scale = around(values)
    assert scale.low <= min(values) <= max(values) <= scale.high
    assert all(0 <= scale.at(value) <= 1 for value in values)


@given(VALUES, st.booleans())
def test_ticks_are_few_and_evenly_spaced(values, whole):
    scale = around(values, whole=whole)
    found = ticks(scale, whole=whole)
    assert 2 <= len(found) <= 8
    assert scale.low - 1e-6 <= found[0]
    assert found[-1] <= scale.high + 1e-6
    steps = [round(b - a, 6) for a, b in pairwise(found)]
    assert len(set(steps)) == 1
    assert not whole or all(value == int(value) for value in found)


def test_round_numbers():
    assert around([0, 1]) == Scale(0, 1)
    assert ticks(Scale(0, 1)) == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert around([3, 47]) == Scale(0, 50)
    assert ticks(Scale(0, 3), whole=True) == [0, 1, 2, 3]
    assert around([5]) == Scale(5, 6)
    assert around([]) == Scale(0, 1)


def test_what_lies_beyond_is_drawn_at_the_end():
    assert Scale(0.2, 0.8).at(0.9) == 1
    assert Scale(0.2, 0.8).at(0.1) == 0
    assert Scale(0, 1).percent(0.425) == "42.50%"
