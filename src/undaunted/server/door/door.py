"""Who is connected, from where, and what each address has left: shared by all connections of a server."""

from __future__ import annotations

import time

from undaunted.server.door.flow import Flow
from undaunted.server.door.turns import Turns
from undaunted.server.guard.buckets import Buckets, Clock, Doors
from undaunted.server.guard.metrics import Metrics
from undaunted.server.guard.rules import Rules


class Door:
    """Asked by every connection when it comes, whenever it sends something, and when it goes.

    Behind a proxy all connections have the proxy's address. What is counted for an address is then counted
    for the one that the proxy names, once it has; before that there are only all connections together.
    """

    def __init__(self, rules: Rules, metrics: Metrics, clock: Clock = time.monotonic) -> None:
        limits = rules.limits
        self.limits = limits
        self.proxy = rules.proxy
        self._metrics = metrics
        self._clock = clock
        each = limits.all_visits if rules.proxy else limits.visits
        self._inside = Doors(each, limits.all_visits)
        self._arrivals = Buckets(limits.arrivals, limits.addresses, clock)
        self._heads = Buckets(limits.heads, limits.addresses, clock)
        self.turns = Turns()
        self._shared = (
            Buckets(limits.address_frames, limits.addresses, clock),
            Buckets(limits.address_traffic, limits.addresses, clock),
        )
        metrics.watch_visits(lambda: self._inside.total)

    @property
    def inside(self) -> int:
        """TCP connections, whatever they are for."""
        return self._inside.total

    def enter(self, address: str) -> bool:
        """Whether there is room; who came in leaves again by `leave`."""
        if not self.proxy and self._arrivals.take(address):
            self.cut("arrivals")
            return False
        if not self._inside.enter(address):
            self.cut("crowd")
            return False
        return True

    def leave(self, address: str) -> None:
        self._inside.leave(address)

    def hears(self, address: str) -> bool:
        """Whether another request of this address is to be heard at all; most that are not are refused later.

        Not asked behind a proxy: to break off a connection of its would make it believe that we are gone.
        """
        return self.proxy or not self._heads.take(address)

    def flow(self) -> Flow:
        limits = self.limits
        return Flow((limits.frames, limits.traffic), self._shared, self._clock)

    def cut(self, why: str) -> None:
        """A connection was turned away or ended by us."""
        self._metrics.cut(why)
