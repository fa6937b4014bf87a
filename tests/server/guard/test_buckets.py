"""How much anyone may do."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.guard.asked import Clock
from undaunted.server.guard.buckets import Buckets, Doors
from undaunted.server.guard.rules import Limits, Rate


def test_a_burst_then_the_rate() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 5), 10, clock)
    assert [buckets.take("a") for _ in range(5)] == [0] * 5
    assert buckets.take("a") == 0.5
    assert buckets.take("b") == 0, "everyone has a bucket of their own"
    clock.now += 0.5
    assert buckets.take("a") == 0
    assert buckets.take("a") == 0.5


def test_to_be_refused_costs_nothing() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1), 10, clock)
    buckets.take("a")
    assert {buckets.take("a") for _ in range(100)} == {1.0}


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Clock()
    buckets = Buckets(Rate(100, 3), 10, clock)
    buckets.take("a")
    clock.now += 1e6
    assert sum(not buckets.take("a") for _ in range(10)) == 3


def test_a_clock_that_goes_back_changes_nothing() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1), 10, clock)
    buckets.take("a")
    clock.now -= 100
    assert buckets.take("a") == 1.0


def test_memory_is_bounded_and_those_away_longest_are_forgotten() -> None:
    buckets = Buckets(Rate(1, 1), 3, Clock())
    for who in "abc":
        buckets.take(who)
    buckets.take("a")
    buckets.take("d")
    assert len(buckets) == 3
    assert buckets.take("a") == 1.0, "a came back just now, so it is remembered"
    assert buckets.take("b") == 0, "b was away longest"


@given(st.lists(st.floats(0, 10), max_size=60))
def test_no_timing_gets_more_than_the_rate_allows(pauses: list[float]) -> None:
    clock = Clock()
    buckets = Buckets(Rate(3, 4), 10, clock)
    done = 0
    for pause in pauses:
        clock.now += pause
        done += not buckets.take("a")
    assert done <= 4 + 3 * sum(pauses) + 1e-6


def test_doors_count_those_inside() -> None:
    doors = Doors(2, 3)
    assert doors.enter("a")
    assert doors.enter("a")
    assert not doors.enter("a"), "too many from one address"
    assert doors.enter("b")
    assert not doors.enter("c"), "too many together"
    doors.leave("a")
    assert doors.enter("c")
    doors.leave("a")
    doors.leave("b")
    doors.leave("c")
    assert doors.total == 0
    with pytest.raises(KeyError):
        doors.leave("a")


def test_a_rate_that_lets_nobody_in_is_refused() -> None:
    with pytest.raises(ValueError, match="expected > 0"):
        Rate(0, 5)


def test_raised_limits_are_wider_in_every_rate() -> None:
    usual, raised = Limits(), Limits().raised(10)
    for name in ("messages", "address_messages", "requests", "tables", "handshakes"):
        assert getattr(raised, name).burst == 10 * getattr(usual, name).burst
    assert raised.connections == 600
    assert raised.body == usual.body, "what one message may hold is nobody's rate"
