"""One server a file, by whatever name: the lock goes with the real file and dies with its holder."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from undaunted.server.store import NoStore, Store, StoreInUse
from undaunted.server.store.lock import FileLock

HOLD = """
import os, sys, time
from pathlib import Path
from undaunted.server.store.lock import FileLock
lock = FileLock(Path(sys.argv[1]))
child = os.fork() if sys.argv[2:] else -1
if child:
    print(child, flush=True)
time.sleep(60)
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    asyncio.run(Store.open(path).close())
    return path


def held(data: Path, *more: str) -> tuple[subprocess.Popen[str], int]:
    """Another process that has the lock; with more, also a child of its, forked."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(data), *more], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    return process, int(process.stdout.readline())


def test_who_has_it_is_named(data: Path) -> None:
    process, _ = held(data)
    with process:
        with pytest.raises(StoreInUse, match=rf"in use by process {process.pid},"):
            FileLock(data)
        process.kill()
    mine = FileLock(data)
    with pytest.raises(StoreInUse, match=rf"in use by process {os.getpid()} \(this one\)"):
        FileLock(data)
    mine.release()
    mine.release()
    FileLock(data).release()


def test_a_second_name_is_the_same_file(data: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.db"
    link.symlink_to(data)
    lock = FileLock(data)
    with pytest.raises(StoreInUse):
        FileLock(link)
    lock.release()
    lock = FileLock(link)
    with pytest.raises(StoreInUse):
        FileLock(data)
    lock.release()
    assert not (tmp_path / "elsewhere" / "link.db.lock").exists()


def test_a_folder_by_another_name_holds_the_same_file(data: Path, tmp_path: Path) -> None:
    """Also where a link leads to a link, and where the file is still to be made."""
    (tmp_path / "by-name").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "again").symlink_to(tmp_path / "by-name", target_is_directory=True)
    (tmp_path / "link.db").symlink_to("by-name/tables.db")
    names = [data, tmp_path / "by-name" / "tables.db", tmp_path / "again" / "link.db", tmp_path / "link.db"]
    for first in names:
        store = Store.open(first)
        for second in names:
            with pytest.raises(StoreInUse):
                Store.open(second)
        asyncio.run(store.close())
    (tmp_path / "later.db").symlink_to("by-name/new.db")
    store = Store.open(tmp_path / "later.db")
    with pytest.raises(StoreInUse):
        Store.open(tmp_path / "new.db")
    asyncio.run(store.close())


def test_a_file_with_two_names_is_refused(data: Path, tmp_path: Path) -> None:
    os.link(data, tmp_path / "twin.db")
    for name in (data, tmp_path / "twin.db"):
        with pytest.raises(NoStore, match=r"found a file with 2 names \(hard links\), expected .* one"):
            FileLock(name)
    (tmp_path / "twin.db").unlink()
    FileLock(data).release()


def test_a_killed_holder_gives_it_back_though_its_child_lives_on(data: Path) -> None:
    process, child = held(data, "with a child")
    with process:
        process.send_signal(signal.SIGKILL)
        process.wait()
        try:
            os.kill(child, 0)
            for _ in range(100):
                try:
                    FileLock(data).release()
                    break
                except StoreInUse:  # the system takes a moment to bury it
                    time.sleep(0.02)
            else:
                pytest.fail("a child of the dead has the file")
        finally:
            os.kill(child, signal.SIGKILL)
