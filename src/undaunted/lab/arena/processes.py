"""A crew of processes on this machine. One that dies or hangs is replaced; the others do not notice.

The pools of the standard library break as a whole when one of their processes is killed, hence our own.
"""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import wait
from types import TracebackType

import msgspec

from undaunted.bots.processes.spawning import CHILDREN
from undaunted.lab.arena.errors import CrewError
from undaunted.lab.arena.ledger import Ledger, Result
from undaunted.lab.arena.match import Match, play
from undaunted.lab.arena.task import Play, Played
from undaunted.lab.arena.worker import Idle, Message, work

MOST_STILLBORN = 3
_DECODER = msgspec.msgpack.Decoder(Message)
_ENCODER = msgspec.msgpack.Encoder()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Worker:
    def __init__(self, play: Play) -> None:
        self.channel, theirs = CHILDREN.Pipe()
        self.process = CHILDREN.Process(target=work, args=(theirs, play), daemon=True)
        self.process.start()
        theirs.close()
        self.born = False
        self.idle = False
        self.games: deque[int] = deque()
        """Handed out and not played yet; the first is being played."""
        self.since = 0.0
        """When that one began."""
        self.overdue = False

    def hand_out(self, numbers: list[int], matches: Sequence[Match]) -> None:
        self.idle = False
        self.games = deque(numbers)
        self.since = time.monotonic()
        with suppress(OSError):  # it has just died, which is noticed when it is listened to
            self.channel.send_bytes(_ENCODER.encode([(number, matches[number]) for number in numbers]))

    def end(self) -> int | None:
        """Gone for good; gives its exit code."""
        self.process.kill()
        self.process.join()
        code = self.process.exitcode
        self.process.close()
        self.channel.close()
        return code


class Processes:
    """`with Processes(jobs=4) as crew: for result in crew.play(matches): …`"""

    def __init__(self, jobs: int | None = None, game_limit: float | None = None, play: Play = play) -> None:
        self.jobs = jobs or cores()
        self.game_limit = game_limit
        self._play = play
        self._workers: list[_Worker] = []
        self._stillborn = 0

    @property
    def workers(self) -> int:
        return self.jobs

    def pids(self) -> list[int]:
        return [worker.process.pid or 0 for worker in self._workers]

    def __enter__(self) -> Processes:
        self._workers = [_Worker(self._play) for _ in range(self.jobs)]
        try:
            while not all(worker.born for worker in self._workers):
                # Nothing is handed out yet, so nothing can come back.
                list(self._listen(Ledger([], self.jobs)))
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        while self._workers:
            self._workers.pop().end()

    def play(self, matches: Sequence[Match]) -> Iterator[Result]:
        """What comes of each, as soon as it is there, in any order."""
        ledger = Ledger(matches, self.jobs)
        while ledger.left:
            for worker in self._workers:
                if worker.idle and (numbers := ledger.take()):
                    worker.hand_out(numbers, matches)
            yield from self._listen(ledger)

    def _listen(self, ledger: Ledger) -> Iterator[Result]:
        heard = wait([worker.channel for worker in self._workers], self._until_overdue())
        for worker in list(self._workers):
            if worker.channel in heard:
                yield from self._hear(worker, ledger)
            elif self._is_overdue(worker):
                worker.overdue = True
                worker.process.kill()  # its channel closes, and it is heard of next time

    def _hear(self, worker: _Worker, ledger: Ledger) -> Iterator[Result]:
        try:
            message = _DECODER.decode(worker.channel.recv_bytes())
        except (EOFError, OSError, msgspec.DecodeError):  # the last message may be cut off
            failed = self._replace(worker, ledger)
            if failed:
                yield failed
            return
        if isinstance(message, Idle):
            self._stillborn = 0
            worker.born = worker.idle = True
            ledger.give_back(worker.games)
            worker.games.clear()
            return
        worker.games.popleft()
        worker.since = time.monotonic()
        if isinstance(message, Played):
            yield ledger.finish(message.outcome)
        elif failed := ledger.blame(message.number, message.reason):
            yield failed

    def _replace(self, worker: _Worker, ledger: Ledger) -> Result | None:
        code = worker.end()
        if not worker.born:
            self._stillborn += 1
            if self._stillborn >= MOST_STILLBORN:
                self._workers.remove(worker)
                raise CrewError("worker processes", f"{_ending(code)} before any was ready", "them to start")
        self._workers[self._workers.index(worker)] = _Worker(self._play)
        if not worker.games:
            return None
        culprit = worker.games.popleft()
        ledger.give_back(worker.games)
        limit = f"took longer than {self.game_limit:g} s" if worker.overdue else ""
        return ledger.blame(culprit, limit or f"its worker {_ending(code)}")

    def _until_overdue(self) -> float | None:
        """Seconds until the next game is over its limit."""
        if self.game_limit is None:
            return None
        begun = [worker.since for worker in self._workers if worker.games and not worker.overdue]
        if not begun:
            return None
        return max(0.0, min(begun) + self.game_limit - time.monotonic())

    def _is_overdue(self, worker: _Worker) -> bool:
        if self.game_limit is None or not worker.games or worker.overdue:
            return False
        return time.monotonic() - worker.since >= self.game_limit


def _ending(code: int | None) -> str:
    if code is not None and code < 0:
        return f"was ended by {signal.Signals(-code).name}"
    return f"ended with exit code {code}"
