"""Budgets of which much is spent at once: frames and bytes, as many as one read has brought."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from undaunted.server.guard.buckets import Clock
from undaunted.server.guard.rules import Rate


class Meter:
    """Fills at a steady rate up to its burst; who wants to `spend` more than is `left` must not."""

    __slots__ = ("_left", "_rate", "_since")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._since = now

    def left(self, now: float) -> float:
        if now > self._since:  # a clock that goes back gives nothing
            self._left = min(self._rate.burst, self._left + (now - self._since) * self._rate.per_second)
            self._since = now
        return self._left

    def spend(self, amount: float) -> None:
        self._left -= amount


class Meters:
    """One for every address, in bounded memory: who was away longest is forgotten first."""

    def __init__(self, rate: Rate, size: int) -> None:
        self._rate = rate
        self._size = size
        self._meters: OrderedDict[Hashable, Meter] = OrderedDict()

    def __len__(self) -> int:
        return len(self._meters)

    def of(self, key: Hashable, now: float) -> Meter:
        meter = self._meters.get(key)
        if meter is None:
            meter = self._meters[key] = Meter(self._rate, now)
            if len(self._meters) > self._size:
                self._meters.popitem(last=False)
        else:
            self._meters.move_to_end(key)
        return meter


class Flow:
    """What comes in over one connection, measured by its own budgets and by those of its address."""

    def __init__(self, own: tuple[Rate, Rate], shared: tuple[Meters, Meters], clock: Clock) -> None:
        """Both of frames and of bytes."""
        now = clock()
        self._clock = clock
        self._frames, self._bytes = (Meter(rate, now) for rate in own)
        self._shared = shared

    def frames_left(self, address: str) -> int:
        """How many more may come now: there is no need to look at what follows them."""
        now = self._clock()
        return int(min(self._frames.left(now), self._shared[0].of(address, now).left(now)))

    def bytes_left(self, address: str) -> float:
        now = self._clock()
        return min(self._bytes.left(now), self._shared[1].of(address, now).left(now))

    def spend(self, address: str, frames: int, size: int) -> None:
        now = self._clock()
        self._frames.spend(frames)
        self._bytes.spend(size)
        self._shared[0].of(address, now).spend(frames)
        self._shared[1].of(address, now).spend(size)
