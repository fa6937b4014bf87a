"""The servers of `load_server.py`: one or several, each perhaps with a fixed share of a core."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

PERIOD = 10_000
"""Microseconds in which a share is given out: short, so that who has used it up does not wait long."""


class Servers(NamedTuple):
    """`addresses`: where to play. `parts`: processes by what they are; a `+`: their children count."""

    addresses: list[str]
    parts: dict[str, int]


@contextmanager
def running(command: list[str], processes: int, store: str, share: float) -> Iterator[Servers]:
    """`command` starts a server and is given where it keeps tables. `store`: a PostgreSQL address, or `own`
    for one that is started here, or nothing for a SQLite file."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        parts: dict[str, int] = {}
        if store == "own":
            from local_postgresql import running as postgresql

            cluster = stack.enter_context(postgresql())
            store = cluster.database()
            parts["database+"] = cluster.pid
        addresses = []
        for number in range(1, processes + 1):
            name = "server" if processes == 1 else f"server {number}"
            process = stack.enter_context(_started([*command, store or str(folder / "load.db")]))
            parts[name] = process.pid
            parts[f"{name}'s bots+"] = process.pid
            assert process.stdout is not None
            addresses.append(process.stdout.readline().strip())
            if not addresses[-1]:
                raise SystemExit("the server: found no address, expected it to start; it has said why above")
            if share:
                stack.enter_context(_held_to(share, process.pid))
        yield Servers(addresses, parts)


@contextmanager
def _started(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGTERM)


@contextmanager
def _held_to(share: float, pid: int) -> Iterator[None]:
    """So much of a core for a process with all its threads, by a control group of its own."""
    quota = int(share * PERIOD)
    first, second = Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup")
    old = (first / "cpu.cfs_quota_us").exists() or (first / "cgroup.procs").exists()
    group = (first if old else second) / f"undaunted-load-{os.getpid()}-{pid}"
    try:
        group.mkdir()
        if old:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        (group / "cgroup.procs").write_text(str(pid))
    except OSError as error:
        with suppress(OSError):
            group.rmdir()
        found = f"{group}: found {error.strerror}"
        raise SystemExit(f"{found}, expected control groups that may be made (root, on Linux)") from error
    try:
        yield
    finally:
        with suppress(OSError):
            ((first if old else second) / "cgroup.procs").write_text(str(pid))
        with suppress(OSError):
            group.rmdir()
