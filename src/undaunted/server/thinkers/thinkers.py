"""A few processes in which all bots of the server think, and who asks them.

A table's bots stay in one process, since a search goes on from what it found before. A process that dies,
hangs or talks nonsense is replaced, and what it was asked is asked again. When somebody has to wait for the
first time, one process more is started, for quick answers alone.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import Event, Future, Task
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from undaunted import bots
from undaunted.bots.advice import Advice
from undaunted.bots.budget import Budget, read_budget
from undaunted.bots.processes.pipe import describe_table, write_observation
from undaunted.game.game import Game
from undaunted.server.thinkers.errors import ThinkersGone, WorkerFailed
from undaunted.server.thinkers.places import AGAIN, Place, Places
from undaunted.server.thinkers.process import WorkerProcess
from undaunted.server.thinkers.queue import Queue, Request, nothing
from undaunted.server.thinkers.shares import Whose
from undaunted.server.thinkers.task import (
    SCENES,
    Answer,
    Choose,
    Chosen,
    Consider,
    Considered,
    Position,
    Scene,
)
from undaunted.speed import COMPILED

log = logging.getLogger(__name__)

TRIES = 3
PATIENCE, GRACE = 5.0, 10.0
"""A thought may take so many times its budget, and some seconds more, before it counts as hung."""
RATE = 2_000 if COMPILED else 20
"""Simulations a second that even a slow machine makes."""
MOST_STILLBORN = 3
PAUSE = 0.5
"""Seconds before another process is tried where the last did not even start."""
NICE, EXPRESS_NICE = 10, 5
"""Whoever waits for a page comes before whoever waits for a bot, and for a quick answer before a long one."""


class Thinkers:
    def __init__(self, processes: int, places: Places | None = None) -> None:
        """`places` are found before anything long is thought about: other servers think there, too."""
        self._count = max(1, processes)
        self._places = places or Places()
        self._queue = Queue()
        # In the order of their last use, the longest ago first.
        self._scenes: dict[int, tuple[Any, Scene]] = {}
        self._scenes_made = 0
        self._tasks: list[Task[None]] = []
        self._express = self._count
        self._wakes = [Event() for _ in range(self._count + 1)]
        self._ready = [Event() for _ in range(self._count + 1)]
        self._living: dict[int, WorkerProcess] = {}
        self._busy: set[int] = set()
        self._births = 0
        self._closed = True

    async def start(self) -> None:
        """Returns when they can be asked; raises ThinkersGone where not one process starts."""
        self._closed = False
        self._tasks = [asyncio.create_task(self._work(worker)) for worker in range(self._count)]
        for ready in self._ready[: self._count]:
            await ready.wait()
        if not self._living:
            await self.close()
            raise ThinkersGone("no process that starts", f"{self._count} of them")

    async def choose(
        self,
        table: str,
        seat: str,
        spec: str,
        seed: int,
        game: Game,
        *,
        opener: str = "",
        show: bool = False,
        begun: Callable[[], None] = nothing,
    ) -> int:
        """The thing that the bot `spec` picks for a seat which owes a decision.

        It is shown what the seat sees now; the game may change while it thinks. `opener` is the address that
        answers for the table, at a `show` only bots play, and `begun` is told when the waiting is over.
        """
        budget = bots.budget_of(spec)
        scene, position = self._observe(game, seat)
        order = Choose(table, spec, seed, True, position)
        whose = Whose(table, opener, show)
        answer = await self._ask(order, scene, budget, game.decisions, whose, begun)
        assert isinstance(answer, Chosen)  # `check` let nothing else through
        return answer.thing

    async def advise(
        self, game: Game, seat: str, budget: str, *, table: str = "", opener: str = ""
    ) -> Advice:
        """What a strong player would do; decisions of bots go first."""
        thinking = read_budget(budget)
        scene, position = self._observe(game, seat)
        order = Consider(thinking, game.decisions, position)
        whose = Whose(table, opener, advice=True)
        answer = await self._ask(order, scene, thinking, game.decisions, whose)
        assert isinstance(answer, Considered)  # `check` let nothing else through
        return answer.advice

    async def forget(self, table: str) -> None:
        """A table is over, or put away: its bots make room. What was asked already is still answered."""
        for worker in self._queue.forget(table):
            if worker in self._living:
                self._living[worker].forget(table)

    async def close(self) -> None:
        """Send everybody home; no process is left. Whoever waits for an answer gets ThinkersGone."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        self._places.stop_waiting()
        self._refuse_all("closed")

    @property
    def waiting(self) -> int:
        """Requests that nobody thinks about yet."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """Requests that are thought about."""
        return len(self._busy)

    def pids(self) -> list[int]:
        return [process.pid for process in self._living.values()]

    # Asking

    def _observe(self, game: Game, seat: str) -> tuple[Scene, Position]:
        seen = game.observation(seat)
        things = tuple(option.thing for option in game.options(seat))
        if not things:
            raise ValueError(f"seat {seat}: found no decision that it owes, expected one")
        scene = self._scene(seen.state.table)
        return scene, Position(scene.number, seen.seat, write_observation(seen), things)

    def _scene(self, table: Any) -> Scene:
        # The table itself is kept beside it, so that no other can get its id.
        found = self._scenes.pop(id(table), None)
        if found is None:
            self._scenes_made += 1
            found = table, Scene(self._scenes_made, describe_table(table))
        self._scenes[id(table)] = found
        if len(self._scenes) > SCENES:
            del self._scenes[next(iter(self._scenes))]
        return found[1]

    async def _ask(
        self,
        order: Choose | Consider,
        scene: Scene,
        budget: Budget | None,
        decision: int,
        whose: Whose,
        begun: Callable[[], None] = nothing,
    ) -> Answer:
        if self._closed:
            raise ThinkersGone("closed", "to be started")
        answer: Future[Answer] = asyncio.get_running_loop().create_future()
        request = Request(order, scene, expected_seconds(budget), decision, answer, whose, begun)
        self._queue.put(request)
        self._wake()
        if self._all_busy:
            self._start_express()
        return await answer

    @property
    def _all_busy(self) -> bool:
        return bool(self._living) and self._living.keys() <= self._busy

    def _start_express(self) -> None:
        """Not before somebody waits: it takes some memory, and who plays alone never needs it."""
        if len(self._tasks) == self._count:
            self._tasks.append(asyncio.create_task(self._work(self._express)))

    def _wake(self) -> None:
        for wake in self._wakes:
            wake.set()

    # Working

    async def _work(self, worker: int) -> None:
        """The life of one place for a process: one after another, as long as the server runs."""
        stillborn = 0
        while True:
            try:
                process = await WorkerProcess.start(EXPRESS_NICE if worker == self._express else NICE)
            except WorkerFailed as failure:
                stillborn += 1
                log.error("a process for bots does not start: %s", failure)
                if stillborn >= MOST_STILLBORN:
                    self._ready[worker].set()
                    self._queue.settle_for_any()
                    self._wake()
                    if not self._living:
                        self._refuse_all(f"no process that starts ({failure})")
                await asyncio.sleep(PAUSE * min(stillborn, 10))
                continue
            stillborn = 0
            self._births += 1
            self._living[worker] = process
            self._ready[worker].set()
            if worker == self._express:
                self._queue.express = worker
            # One that dies while nobody asks it is replaced at once.
            watching = asyncio.create_task(process.wait())
            watching.add_done_callback(lambda _: self._wakes[worker].set())
            try:
                await self._serve(worker, process, self._births)
            except WorkerFailed as failure:
                log.warning("a process for bots is replaced: %s", failure)
            finally:
                del self._living[worker]
                self._busy.discard(worker)
                self._queue.leave(worker)
                self._wake()
                await process.end()
                await watching

    async def _serve(self, worker: int, process: WorkerProcess, birth: int) -> None:
        while True:
            self._wakes[worker].clear()
            if not process.alive:
                raise WorkerFailed("it ended while nobody asked it")
            found: list[Place] = []
            request = self._queue.take(worker, self._busy, birth, partial(self._find_place, found))
            if not self._queue.wants_place:
                self._places.stop_waiting()
            if request is None:
                await self._be_woken(worker)
                continue
            self._busy.add(worker)
            try:
                await self._think(worker, process, birth, request)
            except WorkerFailed as failure:
                self._try_again(request, failure)
                raise
            except asyncio.CancelledError:
                refuse(request, "closed")
                raise
            finally:
                for place in found:
                    place.give_back()
            self._busy.discard(worker)

    def _find_place(self, found: list[Place]) -> bool:
        place = self._places.take()
        if place is not None:
            found.append(place)
        return place is not None

    async def _be_woken(self, worker: int) -> None:
        """By a request; or to look again for a place, of which nobody tells when it is free."""
        try:
            async with asyncio.timeout(AGAIN if self._queue.lacks_place else None):
                await self._wakes[worker].wait()
        except TimeoutError:
            return

    async def _think(self, worker: int, process: WorkerProcess, birth: int, request: Request) -> None:
        order = request.order
        if isinstance(order, Choose):
            goes_on = self._queue.settle(request, worker, birth)
            order = msgspec.structs.replace(order, fresh=not goes_on)
        request.begun()
        answer = await process.ask(order, request.scene, PATIENCE * request.seconds + GRACE)
        check(request, answer)
        if not request.answer.done():
            request.answer.set_result(answer)
            if isinstance(order, Choose):
                self._queue.reach(request)

    def _try_again(self, request: Request, failure: WorkerFailed) -> None:
        request.tries += 1
        request.after = self._births
        if request.tries >= TRIES:
            refuse(request, f"{TRIES} processes that failed, the last: {failure}")
        elif not request.answer.done():
            self._queue.put_back(request)

    def _refuse_all(self, found: str) -> None:
        for request in self._queue.drain():
            refuse(request, found)


def refuse(request: Request, found: str) -> None:
    if not request.answer.done():
        request.answer.set_exception(ThinkersGone(found, "an answer"))


def check(request: Request, answer: Answer) -> None:
    """A worker answers what it was asked, and with what was offered, or it is broken."""
    things = request.order.position.things
    match request.order, answer:
        case Choose(), Chosen() if answer.thing in things:
            return
        case Consider(), Considered() if sorted(reply.thing for reply in answer.advice.replies) == sorted(
            things
        ):
            return
    raise WorkerFailed("an answer to something that was not asked")


def expected_seconds(budget: Budget | None) -> float:
    """How long a thought takes, roughly; on the safe side where simulations are counted."""
    if budget is None:
        return 0.01
    return budget.seconds if budget.seconds is not None else (budget.simulations or 0) / RATE
