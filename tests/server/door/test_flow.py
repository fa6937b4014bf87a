"""What comes in, by its own measure and by that of its address."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.server.guard.asked import Clock
from undaunted.server.door.flow import Flow
from undaunted.server.guard import Limits, Rate
from undaunted.server.guard.buckets import Bucket, Buckets


@given(st.lists(st.tuples(st.floats(-1, 10), st.integers(0, 9)), max_size=60))
def test_no_timing_gets_more_than_the_rate_allows(steps: list[tuple[float, int]]) -> None:
    clock = Clock()
    meter, begun, latest, spent = Bucket(Rate(3, 8), clock()), clock.now, clock.now, 0
    for pause, amount in steps:
        clock.now += pause
        latest = max(latest, clock.now)
        if amount <= meter.left(clock()):
            meter.spend(amount)
            spent += amount
    assert spent <= 8 + 3 * (latest - begun) + 1e-6


def test_connections_of_an_address_share_its_budget() -> None:
    clock = Clock()
    shared = (Buckets(Rate(1, 15), 10, clock), Buckets(Rate(1, 1000), 10, clock))
    one, two = (Flow((Rate(1, 10), Rate(1, 600)), shared, clock) for _ in range(2))
    assert (one.frames_left("a"), one.bytes_left("a")) == (10, 600)
    one.spend("a", 9, 500)
    assert (one.frames_left("a"), one.bytes_left("a")) == (1, 100)
    assert (two.frames_left("a"), two.bytes_left("a")) == (6, 500)
    assert two.frames_left("b") == 10
    clock.now += 2
    assert (one.frames_left("a"), two.frames_left("a")) == (3, 8)


def test_memory_is_bounded() -> None:
    meters = Buckets(Rate(1, 5), 3, lambda: 0.0)
    for who in "abca":
        meters.of(who).spend(1)
    meters.of("d")
    assert len(meters) == 3
    assert meters.of("a").left(0) == 3, "a came back just now, so it is remembered"
    assert meters.of("b").left(0) == 5, "b was away longest"


def test_raised_limits_are_wider_here_too() -> None:
    usual, raised = Limits(), Limits().raised(10)
    for name in ("arrivals", "heads", "frames", "address_frames", "traffic", "address_traffic"):
        assert getattr(raised, name).burst == 10 * getattr(usual, name).burst
    assert (raised.visits, raised.all_visits) == (10 * usual.visits, 10 * usual.all_visits)
    assert (raised.patience, raised.fragments, raised.pieces) == (10.0, usual.fragments, usual.pieces)
