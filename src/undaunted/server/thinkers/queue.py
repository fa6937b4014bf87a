"""Who is thought for next: fair between tables, and where a table's bots already are if that is not long."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from undaunted.server.thinkers.task import Answer, Choose, Consider, Scene

LONG = 2
"""Requests that wait for one worker, from which on another may take them over."""
TABLES = 10_000
"""Of which it is remembered where their bots think."""
NOWHERE = -1
LATER = 2.0
"""Seconds by which advice steps back behind decisions that came with it."""


@dataclass(eq=False)
class Request:
    order: Choose | Consider
    scene: Scene
    seconds: float
    """How long it will take, roughly."""
    decision: int
    answer: asyncio.Future[Answer]
    turn: float = 0.0
    """Lower goes first."""
    tries: int = 0
    after: int = 0
    """Once tried in vain, only processes born after this one get it: those of before may be dying as well."""

    @property
    def table(self) -> str:
        return self.order.table if isinstance(self.order, Choose) else ""


@dataclass
class Home:
    """Where a table's bots think, and how far each (by seat) has come there."""

    worker: int = NOWHERE
    birth: int = NOWHERE
    until: float = 0.0
    """When what it has asked for so far would be thought through, were it alone."""
    reached: dict[int, int] = field(default_factory=dict)


class Queue:
    def __init__(self) -> None:
        self._waiting: list[Request] = []
        self._homes: OrderedDict[str, Home] = OrderedDict()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, request: Request) -> None:
        now = time.monotonic()
        if request.table:
            # Who has asked for much already waits for those who have not.
            home = self.home(request.table)
            request.turn = max(now, home.until)
            home.until = request.turn + request.seconds
        else:
            request.turn = now + LATER
        self._insert(request)

    def put_back(self, request: Request) -> None:
        """One that failed keeps its turn."""
        self._insert(request)

    def take(self, worker: int, busy: set[int], birth: int = 1) -> Request | None:
        """The next for a worker: its own tables' and those that are nobody's, or others' that wait long."""
        self._waiting = [request for request in self._waiting if not request.answer.done()]
        crowds: dict[int, int] = {}
        for request in self._waiting:
            home = self._worker_of(request)
            crowds[home] = crowds.get(home, 0) + 1
        for request in self._waiting:
            home = self._worker_of(request)
            if birth <= request.after:
                continue
            if home in (NOWHERE, worker) or (home in busy and crowds[home] >= LONG):
                self._waiting.remove(request)
                return request
        return None

    def settle_for_any(self) -> None:
        """No new process comes: those that are there must do."""
        for request in self._waiting:
            request.after = 0

    def drain(self) -> list[Request]:
        waiting, self._waiting = self._waiting, []
        return waiting

    def home(self, table: str) -> Home:
        home = self._homes.pop(table, None) or Home()
        self._homes[table] = home
        if len(self._homes) > TABLES:
            self._homes.popitem(last=False)
        return home

    def forget(self, table: str) -> Home | None:
        return self._homes.pop(table, None)

    def leave(self, worker: int) -> None:
        """A worker is gone: its tables are at home nowhere."""
        for home in self._homes.values():
            if home.worker == worker:
                home.worker = NOWHERE

    def settle(self, request: Request, worker: int, birth: int) -> bool:
        """A request goes to this worker; whether its bot can go on there from what it has kept."""
        home = self.home(request.table)
        if (home.worker, home.birth) != (worker, birth):
            home.worker, home.birth, home.reached = worker, birth, {}
        # Taken back without being remembered anew: whatever fails from here on leaves nothing to go on from.
        return home.reached.pop(request.order.position.seat, request.decision) < request.decision

    def reach(self, request: Request) -> None:
        """Its bot has decided, and will go on from there."""
        self.home(request.table).reached[request.order.position.seat] = request.decision

    def _insert(self, request: Request) -> None:
        at = len(self._waiting)
        while at and self._waiting[at - 1].turn > request.turn:
            at -= 1
        self._waiting.insert(at, request)

    def _worker_of(self, request: Request) -> int:
        home = self._homes.get(request.table)
        return home.worker if home else NOWHERE
