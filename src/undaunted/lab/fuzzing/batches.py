"""Batches of random games, packs or campaigns, played one by one or in a pool, until the time is over."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import TypeVar

T = TypeVar("T")


def numbered(first: int, count: int, size: int) -> list[range]:
    """So many numbers from the first one, in batches."""
    last = first + count
    return [range(start, min(start + size, last)) for start in range(first, last, size)]


def alone(work: Callable[[range], T], batches: Sequence[range], until: float | None) -> Iterator[T]:
    """The result of each batch; after the moment `until`, on the clock `time.monotonic`, none is begun."""
    for batch in batches:
        if _over(until):
            return
        yield work(batch)


def side_by_side(
    pool: Executor, jobs: int, work: Callable[[range], T], batches: Sequence[range], until: float | None
) -> Iterator[T]:
    """The results of a pool, as they come. A few batches wait in the pool, so that no worker has to."""
    waiting: set[Future[T]] = set()
    try:
        for batch in batches:
            if _over(until):
                break
            waiting.add(pool.submit(work, batch))
            if len(waiting) >= 2 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (one.result() for one in done)
        while waiting:
            if _over(until):
                waiting = {one for one in waiting if not one.cancel()}
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED) if waiting else (set(), set())
            yield from (one.result() for one in done)
    except BaseException:
        for one in waiting:
            one.cancel()
        raise


def _over(until: float | None) -> bool:
    return until is not None and time.monotonic() >= until
