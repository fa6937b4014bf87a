"""Places for long thoughts, shared by the server processes of a machine.

Each of them has processes of its own for bots, one at least. On a small machine all those together would
take every core, and whoever only wants a page would wait for what others' bots think about. A place is a
locked file: the system frees it when its holder is killed. One that hangs keeps it, and is not waited for
without end.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

import filelock

AGAIN = 0.02
"""Seconds after which somebody who found no place looks again."""
TURN = 2 * AGAIN
"""Seconds for which who has had a place leaves it to others: long enough that any of them looks."""
IN_VAIN = 15.0
"""Seconds of looking after which one thinks without: where all who hold a place live, it comes sooner."""


GAP = 1.0
"""Seconds without a look after which looking begins anew: who has found a place may not want one for long."""


class Places:
    def __init__(self, files: Sequence[str] = ()) -> None:
        """Without any, everybody thinks when he likes."""
        self._files = tuple(files)
        self._others_first_until = 0.0
        self._in_vain_since: float | None = None
        self._looked = -math.inf

    def take(self) -> Place | None:
        """None where there was none. What it gives is to be given back, also where one thinks without."""
        now = time.monotonic()
        if not self._files:
            return Place(self)
        if now - self._looked > GAP:
            self._in_vain_since = None
        self._looked = now
        if now < self._others_first_until:
            return None
        for file in self._files:
            # A lock each time: one that is held already would be given to the same process again.
            lock = filelock.FileLock(file)
            try:
                lock.acquire(blocking=False)
            except filelock.Timeout:
                continue
            except OSError:
                # Somebody tidied up. Bots that slow others down are better than bots that think no more.
                return Place(self)
            self._in_vain_since = None
            return Place(self, lock)
        if self._in_vain_since is None:
            self._in_vain_since = now
        return Place(self) if now - self._in_vain_since >= IN_VAIN else None

    def freed(self, held: bool) -> None:
        """A thought is over."""
        now = time.monotonic()
        # Who has thought without a place did not stop looking meanwhile.
        self._looked = now
        if held:
            self._others_first_until = now + TURN


class Place:
    """For one thought; without a lock where it thinks without."""

    def __init__(self, places: Places, lock: filelock.BaseFileLock | None = None) -> None:
        self._places = places
        self._lock = lock

    def give_back(self) -> None:
        if self._lock is not None:
            self._lock.release()
        self._places.freed(self._lock is not None)
