"""Who is thought for next: fair between those who opened tables, and where a table's bots already are if that
is not long.

Quick answers have a process of their own, the express, as soon as anybody had to wait: what takes ten
milliseconds must not wait for what takes a second. The others look after long thoughts first then, and help
out. Until it is there a few quick answers go first, but never without end.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from undaunted.server.thinkers.shares import Shares, Whose
from undaunted.server.thinkers.task import Answer, Choose, Consider, Scene

LONG = 2
"""Requests that wait for one worker, from which on another may take them over."""
TABLES = 10_000
"""Of which it is remembered where their bots think."""
NOWHERE = -1
QUICK = 0.05
"""Seconds up to which a thought is a quick answer."""
IN_A_ROW = 8
"""Quick answers that go before a long thought where there is no express."""


def nothing() -> None:
    """Nobody wants to know."""


def always() -> bool:
    """There is a place for every thought."""
    return True


@dataclass(eq=False)
class Request:
    order: Choose | Consider
    scene: Scene
    seconds: float
    """How long it will take, roughly."""
    decision: int
    answer: asyncio.Future[Answer]
    whose: Whose
    begun: Callable[[], None] = nothing
    """Called when somebody begins to think about it, again where that failed."""
    number: int = 0
    """In the order of their coming."""
    tries: int = 0
    after: int = 0
    """Once tried in vain, only processes born after this one get it: those of before may be dying as well."""

    @property
    def table(self) -> str:
        return self.order.table if isinstance(self.order, Choose) else ""

    @property
    def is_quick(self) -> bool:
        return self.seconds <= QUICK


@dataclass
class Home:
    """Where a table's bots think, quick ones and others each, and how far each (by seat) has come there."""

    worker: int = NOWHERE
    birth: int = NOWHERE
    reached: dict[int, int] = field(default_factory=dict)


class Queue:
    def __init__(self) -> None:
        self.express = NOWHERE
        """The worker that has only quick answers to give, while there is one."""
        self.lacks_place = False
        """Whether a long thought was passed over when somebody was looked for last."""
        self._waiting: list[Request] = []
        self._homes: OrderedDict[tuple[str, bool], Home] = OrderedDict()
        # Apart: who waits for a quick answer is not asked what he had of the other process.
        self._shares = {True: Shares(), False: Shares()}
        self._count = 0
        self._in_a_row = 0

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def wants_place(self) -> bool:
        """Whether a long thought waits."""
        return any(not request.is_quick and not request.answer.done() for request in self._waiting)

    def put(self, request: Request) -> None:
        self._count += 1
        request.number = self._count
        self._waiting.append(request)

    def put_back(self, request: Request) -> None:
        """One that failed keeps its turn."""
        self._shares[request.is_quick].refund(request.whose, request.seconds)
        self._waiting.append(request)

    def take(
        self, worker: int, busy: set[int], birth: int = 1, find_place: Callable[[], bool] = always
    ) -> Request | None:
        """The next for a worker: its own tables' and those that are nobody's, or others' that wait long.

        A long thought needs a place, which is found for nothing else.
        """
        self._waiting = [request for request in self._waiting if not request.answer.done()]
        crowds: dict[int, int] = {}
        for request in self._waiting:
            home = self._worker_of(request)
            crowds[home] = crowds.get(home, 0) + 1

        def may_take(request: Request) -> bool:
            if birth <= request.after or (worker == self.express and not request.is_quick):
                return False
            home = self._worker_of(request)
            if home in (NOWHERE, worker):
                return True
            return home in busy and (crowds[home] >= LONG or self._is_better_off(request, home, worker))

        able = sorted(filter(may_take, self._waiting), key=self._turn)
        self.lacks_place = False
        if able and not able[0].is_quick and not find_place():
            self.lacks_place = True
            able = [request for request in able if request.is_quick]
        if not able:
            return None
        first = able[0]
        self._in_a_row = self._in_a_row + 1 if first.is_quick else 0
        self._waiting.remove(first)
        self._shares[first.is_quick].charge(first.whose, first.seconds)
        return first

    def settle_for_any(self) -> None:
        """No new process comes: those that are there must do."""
        for request in self._waiting:
            request.after = 0

    def drain(self) -> list[Request]:
        waiting, self._waiting = self._waiting, []
        return waiting

    def home(self, request: Request) -> Home:
        key = request.table, request.is_quick
        home = self._homes.pop(key, None) or Home()
        self._homes[key] = home
        if len(self._homes) > TABLES:
            self._homes.popitem(last=False)
        return home

    def forget(self, table: str) -> set[int]:
        """Gives the workers where its bots were."""
        homes = [self._homes.pop((table, quick), None) for quick in (True, False)]
        return {home.worker for home in homes if home}

    def leave(self, worker: int) -> None:
        """A worker is gone: its tables are at home nowhere."""
        if worker == self.express:
            self.express = NOWHERE
        for home in self._homes.values():
            if home.worker == worker:
                home.worker = NOWHERE

    def settle(self, request: Request, worker: int, birth: int) -> bool:
        """A request goes to this worker; whether its bot can go on there from what it has kept."""
        home = self.home(request)
        if (home.worker, home.birth) != (worker, birth):
            home.worker, home.birth, home.reached = worker, birth, {}
        # Taken back without being remembered anew: whatever fails from here on leaves nothing to go on from.
        return home.reached.pop(request.order.position.seat, request.decision) < request.decision

    def reach(self, request: Request) -> None:
        """Its bot has decided, and will go on from there."""
        self.home(request).reached[request.order.position.seat] = request.decision

    def _turn(self, request: Request) -> tuple[bool, tuple[float, bool, float, bool], float, int]:
        quick_first = self.express == NOWHERE and self._in_a_row < IN_A_ROW
        fair = self._shares[request.is_quick].turn(request.whose)
        return request.is_quick is not quick_first, fair, request.seconds, request.number

    def _is_better_off(self, request: Request, home: int, worker: int) -> bool:
        """At home a quick answer would wait for a long thought; what its bot knows is soon found again."""
        return request.is_quick and home != self.express and self.express in (NOWHERE, worker)

    def _worker_of(self, request: Request) -> int:
        home = self._homes.get((request.table, request.is_quick))
        return home.worker if home else NOWHERE
