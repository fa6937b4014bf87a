"""One server a file: a lock that the system itself gives back when its holder dies, however it dies."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

from undaunted.server.store.errors import NoStore, StoreInUse

_held: set[str] = set()
_guard = threading.Lock()
"""The system's lock is between processes; within this one the set above counts."""


class FileLock:
    """Holds `FILE.lock`, in which stands the number of the process that has it.

    It is a record lock, which children made by fork do not inherit: bots that outlive a killed server must
    not keep its file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.key = os.path.realpath(path)
        with _guard:
            if self.key in _held:
                raise StoreInUse(str(path), f"process {os.getpid()} (this one)")
            self._handle = self._take()
            _held.add(self.key)

    def _take(self) -> int:
        place = f"{self.path}.lock"
        try:
            handle = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            found = f"{error.strerror} at {place}"
            raise NoStore(str(self.path), found, "a folder to write in") from error
        try:
            _lock(handle)
        except OSError as error:
            holder = os.pread(handle, 20, 0).decode(errors="replace").strip() if _has_pread else ""
            os.close(handle)
            raise StoreInUse(str(self.path), f"process {holder}" if holder else "another process") from error
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode())
        return handle

    def release(self) -> None:
        """Safe to call twice. The file stays: removing it could take it from under the next holder."""
        with _guard:
            if self.key in _held:
                os.close(self._handle)
                _held.discard(self.key)


_has_pread = hasattr(os, "pread")

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
