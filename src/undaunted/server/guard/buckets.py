"""Token buckets: who may do how much, in bounded memory. The clock is passed in, so that a test sets it."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from undaunted.server.guard.rules import Rate

Clock = Callable[[], float]


class Bucket:
    """Fills at a steady rate up to its burst; everything done takes out one token."""

    __slots__ = ("_rate", "_since", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._since = now

    def take(self, now: float) -> float:
        """0 where it may be done, and then it counts as done; else the seconds until it may."""
        self._fill(now)
        if self._tokens >= 1:
            self._tokens -= 1
            return 0.0
        return (1 - self._tokens) / self._rate.per_second

    def spend(self, tokens: float, now: float) -> None:
        """What was done already and is paid now, with what is there or with what will come."""
        self._fill(now)
        self._tokens -= tokens

    def owed(self, now: float) -> float:
        """The seconds until nothing is."""
        self._fill(now)
        return max(0.0, -self._tokens / self._rate.per_second)

    def _fill(self, now: float) -> None:
        # A clock that goes back gives nothing, and takes nothing away.
        gained = max(0.0, now - self._since) * self._rate.per_second
        self._tokens = min(self._rate.burst, self._tokens + gained)
        self._since = max(self._since, now)


class Buckets:
    """A bucket for everyone who comes. Where there are too many, who was away longest is forgotten.

    To be forgotten is to be given a full bucket: somebody with that many addresses at hand would have had
    as many full ones anyway.
    """

    def __init__(self, rate: Rate, size: int, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable) -> float:
        """0 where it may be done, and then it counts as done; else the seconds until it may."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, now)
            if len(self._buckets) > self._size:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)


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
