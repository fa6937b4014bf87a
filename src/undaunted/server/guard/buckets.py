"""Token buckets: who may do how much, in bounded memory. The clock is passed in, so that a test sets it."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from undaunted.server.guard.remembered import Remembered
from undaunted.server.guard.rules import Rate

Clock = Callable[[], float]


class Bucket:
    """Fills at a steady rate up to its burst, and is emptied one by one, or by much at once."""

    __slots__ = ("_left", "_rate", "_since")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._since = now

    def left(self, now: float) -> float:
        """Who wants to `spend` more than that must not, or owes it."""
        if now > self._since:  # a clock that goes back gives nothing, and takes nothing away
            self._left = min(self._rate.burst, self._left + (now - self._since) * self._rate.per_second)
            self._since = now
        return self._left

    def spend(self, amount: float) -> None:
        """Of what was `left` when that was last asked: ask first, what flows over is lost."""
        self._left -= amount

    def take(self, now: float) -> float:
        """0 where it may be done, and then it counts as done; else the seconds until it may."""
        left = self.left(now)
        if left >= 1:
            self._left = left - 1
            return 0.0
        return (1 - left) / self._rate.per_second

    def owed(self, now: float) -> float:
        """The seconds until nothing is."""
        return max(0.0, -self.left(now) / self._rate.per_second)


class Buckets(Remembered[Bucket]):
    """A bucket for everyone who comes, full at first."""

    def __init__(self, rate: Rate, size: int, clock: Clock = time.monotonic) -> None:
        super().__init__(lambda: Bucket(rate, clock()), size)
        self._clock = clock

    def take(self, key: Hashable) -> float:
        """0 where it may be done, and then it counts as done; else the seconds until it may."""
        return self.of(key).take(self._clock())


class Doors:
    """How many are in at once, from one address and from everywhere. Remembers nobody who has left."""

    def __init__(self, each: int, all_together: int) -> None:
        self._each = each
        self._all = all_together
        self._inside: dict[Hashable, int] = {}
        self.total = 0

    def enter(self, key: Hashable) -> bool:
        """Whether there was room; who came in leaves again by `leave`."""
        inside = self._inside.get(key, 0)
        if inside >= self._each or self.total >= self._all:
            return False
        self._inside[key] = inside + 1
        self.total += 1
        return True

    def leave(self, key: Hashable) -> None:
        left = self._inside[key] - 1
        if left:
            self._inside[key] = left
        else:
            del self._inside[key]
        self.total -= 1
