"""A crew on a Ray cluster: one of this machine alone, or one that is already running.

The machines of a cluster need the same version of this package. What a lost worker was playing is played
again; with it go the games of its present task, a quarter of a second's worth.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import socket
from collections.abc import Iterator, Sequence
from importlib import import_module
from types import TracebackType
from typing import Any

import msgspec

from undaunted.lab.arena.errors import CrewError
from undaunted.lab.arena.ledger import Ledger, Result
from undaunted.lab.arena.match import Match, play
from undaunted.lab.arena.processes import cores
from undaunted.lab.arena.task import Play, Played, Report, Task, carry_out

LOCAL = "local"
KNOCK_SECONDS = 10
TASKS_A_WORKER = 2
"""One is played and one waits at the machine, so that no worker ever waits for us."""
_ENCODER = msgspec.msgpack.Encoder()
_REPORTS = msgspec.msgpack.Decoder(list[Report])


class OnRay:
    """`with OnRay() as crew: for result in crew.play(matches): …`"""

    def __init__(
        self,
        address: str = LOCAL,
        jobs: int | None = None,
        game_limit: float | None = None,
        play: Play = play,
    ) -> None:
        self.address = address
        self.jobs = jobs
        self.game_limit = game_limit
        self.workers = 0
        self._play = play
        # Any: Ray is optional, and has no types that a strict checker could use.
        self._ray: Any = None

    def __enter__(self) -> OnRay:
        try:
            ray = import_module("ray")
        except ImportError as error:
            raise CrewError("Ray", "no such library", "it installed: pip install 'undaunted[ray]'") from error
        _knock(self.address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # whoever plays here did not ask to be counted
        local = self.address == LOCAL
        try:
            ray.init(
                address=self.address,
                num_cpus=(self.jobs or cores()) if local else None,
                include_dashboard=False if local else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise _nobody(self.address, error) from error
        self._ray = ray
        found = int(ray.cluster_resources().get("CPU", 0))
        self.workers = min(found, self.jobs or found)
        if not self.workers:
            self.close()
            raise CrewError("Ray", "a cluster without a processor", "at least one")
        self._task = ray.remote(max_retries=0, num_cpus=1)(_play_on_ray)
        self._greet()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        if self._ray is not None:
            self._ray.shutdown()
            self._ray = None

    def _greet(self) -> None:
        """An empty task for each worker: whoever cannot even import the package says so now."""
        nothing = [self._task.remote(_ENCODER.encode([]), self._play, None) for _ in range(self.workers)]
        try:
            self._ray.get(nothing)
        except self._ray.exceptions.RayError as error:
            self.close()
            raise CrewError("Ray", _last_line(error), "workers that have this package") from error

    def play(self, matches: Sequence[Match]) -> Iterator[Result]:
        """What comes of each, as soon as its task is done, in any order."""
        tasks = TASKS_A_WORKER * self.workers
        ledger = Ledger(matches, tasks)
        running: dict[Any, list[int]] = {}
        while ledger.left:
            while len(running) < tasks and (numbers := ledger.take()):
                task = _ENCODER.encode([(number, matches[number]) for number in numbers])
                running[self._task.remote(task, self._play, self.game_limit)] = numbers
            (done, *_), _ = self._ray.wait(list(running))
            yield from self._gather(done, running.pop(done), ledger)

    def _gather(self, done: Any, numbers: list[int], ledger: Ledger) -> Iterator[Result]:
        try:
            reports = _REPORTS.decode(self._ray.get(done))
        except self._ray.exceptions.RayError as error:
            if failed := ledger.lose(numbers, self._trouble(error)):
                yield failed
            return
        ledger.give_back(numbers[len(reports) :])
        for report in reports:
            if isinstance(report, Played):
                yield ledger.finish(report.outcome)
            elif failed := ledger.blame(report.number, report.reason):
                yield failed

    def _trouble(self, error: Exception) -> str:
        limit = f", or it took longer than {self.game_limit:g} s" if self.game_limit else ""
        return f"its worker was lost ({type(error).__name__}){limit}"


def _knock(address: str) -> None:
    """Is anybody there? Ray itself asks for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host:
        return  # a word such as `auto`
    try:
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        raise _nobody(address, error) from error


def _nobody(address: str, error: Exception) -> CrewError:
    return CrewError("Ray", f"{address!r}: {error}", "the address of a cluster")


def _last_line(error: Exception) -> str:
    return str(error).strip().splitlines()[-1]


def _play_on_ray(task: bytes, play: Play, game_limit: float | None) -> bytes:
    games = msgspec.msgpack.decode(task, type=Task)
    if game_limit is None:
        return _ENCODER.encode(list(carry_out(games, play)))
    with open(os.devnull, "w") as nowhere:

        def timed(match: Match) -> Any:
            # Ends the process from a thread of its own, even where compiled code never comes back.
            faulthandler.dump_traceback_later(game_limit, exit=True, file=nowhere)
            try:
                return play(match)
            finally:
                faulthandler.cancel_dump_traceback_later()

        return _ENCODER.encode(list(carry_out(games, timed)))
