"""A semaphore for long thoughts, shared by the server processes of a machine.

Each server process has at least one worker process for bots. On a small machine all of them together would
take every core, and a request for a page would wait for them. A place is a locked file: the operating system
releases the lock when its holder is killed. A holder that hangs keeps its lock; others stop waiting for it
after a while and think without a place.

One waiting server holds the turn, a lock beside the places, and only the holder of the turn may take a place.
So a server that has just given a place back cannot take it again before a waiting one.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from pathlib import Path

import filelock

AGAIN = 0.02
"""Seconds between two looks for a place."""
TURN = 2 * AGAIN
"""Seconds for which a server leaves a place to others after giving one back: time for their next look."""
IN_VAIN = 15.0
"""Seconds of looking after which a server thinks without a place; a live holder gives up its place sooner."""
GAP = 1.0
"""Seconds without a look after which the wait counts from anew: the request may have been cancelled."""


class Places:
    def __init__(self, files: Sequence[str] = ()) -> None:
        """Take places in these files; without files, every thought may begin at once."""
        self._files = tuple(files)
        self._turn_file = str(Path(files[0]).with_name("turn.lock")) if files else ""
        self._turn: filelock.BaseFileLock | None = None
        self._others_first_until = 0.0
        self._in_vain_since: float | None = None
        self._looked = -math.inf

    def take(self) -> Place | None:
        """Take a place, or return None if there is none now.

        A server that gets None waits for its turn until it takes a place or calls `stop_waiting`.
        """
        now = time.monotonic()
        if not self._files:
            return Place(self)
        if now - self._looked > GAP:
            self._in_vain_since = None
        self._looked = now
        if now < self._others_first_until:
            return None
        try:
            lock = self._find()
        except OSError:
            # The folder was removed. Bots that slow others down are better than bots that stop thinking.
            self.stop_waiting()
            return Place(self)
        if lock:
            self._in_vain_since = None
            self.stop_waiting()
            return Place(self, lock)
        if self._in_vain_since is None:
            self._in_vain_since = now
        if now - self._in_vain_since < IN_VAIN:
            return None
        self.stop_waiting()
        return Place(self)

    def _find(self) -> filelock.BaseFileLock | None:
        self._turn = self._turn or _locked(self._turn_file)
        return next(filter(None, map(_locked, self._files)), None) if self._turn else None

    def stop_waiting(self) -> None:
        """Leave the turn to another server, if this one holds it."""
        if self._turn:
            self._turn.release()
            self._turn = None

    def freed(self, held: bool) -> None:
        """Note that a thought is over, and whether it `held` a place."""
        now = time.monotonic()
        # A thought without a place does not end the wait for one.
        self._looked = now
        if held:
            self._others_first_until = now + TURN
            self.stop_waiting()


def _locked(file: str) -> filelock.BaseFileLock | None:
    # A new lock object each time: one that is held already would be given to the same process again.
    lock = filelock.FileLock(file)
    try:
        lock.acquire(blocking=False)
    except filelock.Timeout:
        return None
    return lock


class Place:
    """For one thought; without a lock if that thought goes on without a place."""

    def __init__(self, places: Places, lock: filelock.BaseFileLock | None = None) -> None:
        self._places = places
        self._lock = lock

    def give_back(self) -> None:
        if self._lock is not None:
            self._lock.release()
        self._places.freed(self._lock is not None)
