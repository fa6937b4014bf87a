"""However many games of bots one address has watched, together they decide as often as a few."""

from __future__ import annotations

import asyncio

import pytest

from undaunted.server.tables import shows as module
from undaunted.server.tables.shows import TOGETHER, Shows


class Clock:
    """Stands still; who sleeps is noted with when he wakes up."""

    def __init__(self) -> None:
        self.now = 50.0
        self.wakes: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.wakes.append(round(self.now + seconds - 50.0, 6))


def turns(clock: Clock, shows: Shows, *openers: str) -> list[float]:
    clock.wakes.clear()
    for opener in openers:
        asyncio.run(shows.pause(opener))
    return list(clock.wakes)


def test_many_of_one_address_take_turns_and_others_do_not_notice() -> None:
    clock = Clock()
    shows = Shows(0.4, clock, clock.sleep)
    crowd = turns(clock, shows, *["1.1.1.1"] * 50)
    assert crowd == pytest.approx([0.4 + 0.4 * number / TOGETHER for number in range(50)])
    assert turns(clock, shows, "2.2.2.2") == [0.4]
    clock.now += 60.0
    assert turns(clock, shows, "1.1.1.1") == [60.4], "nothing is owed afterwards"


def test_a_few_are_not_slower_than_one() -> None:
    clock = Clock()
    shows = Shows(0.4, clock, clock.sleep)
    first = turns(clock, shows, *["1.1.1.1"] * TOGETHER)
    for number, woke in enumerate(first):
        clock.now = 50.0 + woke
        assert turns(clock, shows, "1.1.1.1") == pytest.approx([woke + 0.4]), f"show {number} goes on"


def test_without_a_pause_nobody_waits_and_only_so_many_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    shows = Shows(0.0, clock, clock.sleep)
    assert turns(clock, shows, *["1.1.1.1"] * 9) == [0.0] * 9
    monkeypatch.setattr(module, "ADDRESSES", 2)
    shows = Shows(0.4, clock, clock.sleep)
    assert turns(clock, shows, "a", "a", "b", "c", "a") == pytest.approx([0.4, 0.5, 0.4, 0.4, 0.4])
