"""One request of each address in a turn of the loop: of two hundred at once, not all are heard first."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable

log = logging.getLogger(__name__)

Go = Callable[[], None]


class Turns:
    """Nobody waits for a clock here: whoever is alone is served as fast as ever, and no turn is left out."""

    def __init__(self) -> None:
        self._queues: dict[str, deque[Go]] = {}
        """Of every address that has had its request in this turn."""

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(queue) for queue in self._queues.values())

    def is_next(self, address: str) -> bool:
        """Whether it may be heard now, and then this turn is taken; else it has to `wait`."""
        if address in self._queues:
            return False
        if not self._queues:
            asyncio.get_running_loop().call_soon(self._turn)
        self._queues[address] = deque()
        return True

    def wait(self, address: str, go: Go) -> None:
        """`go` is called when it is this one's turn."""
        self._queues[address].append(go)

    def _turn(self) -> None:
        waiting = {address: queue for address, queue in self._queues.items() if queue}
        self._queues = waiting
        if waiting:
            asyncio.get_running_loop().call_soon(self._turn)
        for go in [queue.popleft() for queue in waiting.values()]:
            try:
                go()
            except Exception:
                # The others keep their turn.
                log.exception("a request that waited for its turn")
