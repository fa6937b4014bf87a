"""One server a file: a lock that the system itself gives back when its holder dies, however it dies.

`filelock` does the locking. It lets forked children go without it: bots that outlive a killed server must not
keep its file.
"""

from __future__ import annotations

import os
from pathlib import Path

import filelock

from undaunted.server.store.errors import NoStore, StoreInUse


class FileLock:
    """Holds `FILE.lock`, in which stands the number of the process that has it.

    It lies beside the real file, by whatever name that was opened. The lock stays when it is given back:
    removing it could take it from under the next holder.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        real = os.path.realpath(path)
        place = f"{real}.lock"
        self._lock = filelock.FileLock(
            place,
            mode=0o600,
            blocking=False,
            thread_local=False,
            # A lock that outlives its holder would be worse than none.
            fallback_to_soft=False,
            preserve_lock_file=True,
            on_acquired=_sign,
        )
        try:
            self._lock.acquire()
        except filelock.Timeout as error:
            raise StoreInUse(str(path), _holder(place)) from error
        except OSError as error:
            found = f"{error.strerror} at {place}"
            raise NoStore(str(path), found, "a folder to write in") from error
        try:
            _refuse_second_names(path, real)
        except NoStore:
            self.release()
            raise

    def release(self) -> None:
        """Safe to call twice."""
        self._lock.release(force=True)


def _sign(handle: int) -> None:
    os.ftruncate(handle, 0)
    os.write(handle, f"{os.getpid()}\n".encode())


def _holder(place: str) -> str:
    try:
        number = Path(place).read_text(encoding="ascii", errors="replace").strip()
    except OSError:  # Windows lets nobody read what is locked
        number = ""
    if number == str(os.getpid()):
        return f"process {number} (this one)"
    return f"process {number}" if number else "another process"


def _refuse_second_names(path: Path, real: str) -> None:
    """SQLite keeps its log beside the name that it was given: two names are two logs, and a broken file."""
    try:
        links = os.stat(real).st_nlink
    except OSError:
        return  # there is no file yet
    if links > 1:
        found = f"a file with {links} names (hard links)"
        raise NoStore(str(path), found, "a file with one: copy it instead")
