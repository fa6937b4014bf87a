"""Places for long thoughts, shared by the server processes of a machine.

Each of them has processes of its own for bots, one at least. On a small machine all those together would take
every core, and whoever only wants a page would wait for what others' bots think about. A place is a locked
file: the system frees it when its holder is killed. One that hangs keeps it, and is not waited for without end.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import filelock

AGAIN = 0.02
"""Seconds after which somebody who found no place looks again."""
TURN = 2 * AGAIN
"""Seconds for which who has had a place leaves it to others: long enough that any of them looks."""
IN_VAIN = 15.0
"""Seconds of looking after which one thinks without: where all who hold a place live, it comes sooner."""


class Places:
    def __init__(self, files: Sequence[str] = ()) -> None:
        """Without any, everybody thinks when he likes."""
        self._files = tuple(files)
        self._held: list[filelock.BaseFileLock] = []
        self._others_first_until = 0.0
        self._in_vain_since: float | None = None

    def take(self) -> bool:
        """Whether there was one."""
        now = time.monotonic()
        if not self._files:
            return True
        if now < self._others_first_until:
            return False
        for file in self._files:
            # A lock each time: one that is held already would be given to the same process again.
            lock = filelock.FileLock(file)
            try:
                lock.acquire(blocking=False)
            except filelock.Timeout:
                continue
            except OSError:
                # Somebody tidied up. Bots that slow others down are better than bots that think no more.
                return True
            self._held.append(lock)
            self._in_vain_since = None
            return True
        if self._in_vain_since is None:
            self._in_vain_since = now
        return now - self._in_vain_since >= IN_VAIN

    def give_back(self) -> None:
        if self._held:
            self._held.pop().release()
            self._others_first_until = time.monotonic() + TURN
