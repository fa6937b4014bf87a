"""Child processes that Ctrl-C in a terminal does not reach: their parent ends them.

A terminal interrupts every process of its foreground group. A child that still imports its modules would
print a traceback. It therefore starts with the signal blocked, since it inherits the mask of its parent.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from types import TracebackType


@contextmanager
def blocked(*names: str) -> Iterator[None]:
    """Block these signals in this thread, and for good in all processes that it starts meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.Signals[name] for name in names])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class ChildProcess(SpawnProcess):
    def start(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            # Starting the tracker unblocks the interrupt again, so it must be there before.
            resource_tracker.ensure_running()
        with blocked("SIGINT"):
            super().start()

    def run(self) -> None:
        # Windows has no mask to inherit.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        super().run()


class ChildContext(SpawnContext):
    """Spawned, not forked: a terminal with a progress bar has threads, which a fork would cut in two."""

    Process = ChildProcess


CHILDREN = ChildContext()


class ChildPool(ProcessPoolExecutor):
    """A pool of such processes. Leaving it with an exception ends them in the middle of their work."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, mp_context=CHILDREN)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool | None:
        if kind is not None:
            for child in list(self._processes.values()):
                child.terminate()
        self.shutdown(wait=True, cancel_futures=kind is not None)
        return None
