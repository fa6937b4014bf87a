"""What comes in over a connection: frames and bytes, as many as one read has brought."""

from __future__ import annotations

from undaunted.server.guard.buckets import Bucket, Buckets, Clock
from undaunted.server.guard.rules import Rate


class Flow:
    """Measured by the budgets of this connection and by those of its address."""

    def __init__(self, own: tuple[Rate, Rate], shared: tuple[Buckets, Buckets], clock: Clock) -> None:
        """Both of frames and of bytes."""
        now = clock()
        self._clock = clock
        self._frames, self._bytes = (Bucket(rate, now) for rate in own)
        self._shared = shared

    def frames_left(self, address: str) -> int:
        """How many more may come now: there is no need to look at what follows them."""
        now = self._clock()
        return int(min(self._frames.left(now), self._shared[0].of(address).left(now)))

    def bytes_left(self, address: str) -> float:
        now = self._clock()
        return min(self._bytes.left(now), self._shared[1].of(address).left(now))

    def spend(self, address: str, frames: int, size: int) -> None:
        """No more than was left just now."""
        self._frames.spend(frames)
        self._bytes.spend(size)
        self._shared[0].of(address).spend(frames)
        self._shared[1].of(address).spend(size)
