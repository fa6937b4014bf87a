"""A real PostgreSQL for tests and measurements: a cluster in a folder of its own, gone when it is done."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import psycopg

PATIENCE = 60.0
_numbers = count(1)


def programs() -> Path:
    """Where `initdb` and `postgres` lie."""
    for found in (
        shutil.which("initdb"),
        *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin/initdb")), reverse=True),
    ):
        if found:
            return Path(found).resolve().parent
    raise SystemExit("PostgreSQL: found no initdb, expected it installed (Debian: apt install postgresql)")


class Cluster:
    """`postgres` itself, which can be stopped, killed and started again on the same data."""

    def __init__(self, folder: Path, fsync: bool) -> None:
        self.folder = folder
        self._fsync = fsync
        self.port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None
        # PostgreSQL refuses to run as root.
        self._as = ["runuser", "-u", _somebody(), "--"] if os.geteuid() == 0 else []
        self._bin = programs()
        if self._as:
            os.chmod(folder, 0o755)
            shutil.chown(folder, _somebody())
        self._run("initdb", "-D", str(folder / "data"), "-U", "undaunted", "-A", "trust", "-E", "UTF8", "-N")

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [*self._as, str(self._bin / program), *args], cwd=self.folder, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        options = {
            "listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": self.folder,
            "max_connections": 100, "shared_buffers": "32MB", "log_min_messages": "fatal",
            "fsync": "on" if self._fsync else "off",
        }  # fmt: skip
        command = [*self._as, str(self._bin / "postgres"), "-D", str(self.folder / "data")]
        for name, value in options.items():
            command += ["-c", f"{name}={value}"]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(psycopg.OperationalError):
                psycopg.connect(self.url("postgres")).close()
                return
            assert self._process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)
        raise AssertionError("PostgreSQL does not answer")

    def stop(self, sign: int = signal.SIGINT) -> None:
        """By default fast: connections are broken off, and nothing is lost."""
        assert self._process is not None
        os.kill(self.pid, sign)
        self._process.wait(PATIENCE)
        if sign == signal.SIGKILL:
            self._wait_for_the_last()

    def hold(self) -> list[int]:
        """All of it stops where it is; gives whom to let go on."""
        # The first of them before the others, so that no more come.
        os.kill(self.pid, signal.SIGSTOP)
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        stopped = [self.pid, *map(int, children)]
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        return stopped

    def go_on(self, stopped: list[int]) -> None:
        assert self._process is not None
        # What runs it as another user has stopped with it.
        for pid in (*stopped, self._process.pid):
            os.kill(pid, signal.SIGCONT)

    def _wait_for_the_last(self) -> None:
        """Its children end by themselves when they notice; a new one must not start before."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if not _is_anybody_there(self.folder):
                (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)
                return
            time.sleep(0.05)
        raise AssertionError("children of PostgreSQL do not end")

    @property
    def pid(self) -> int:
        """Of `postgres` itself, whose children do the work."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def url(self, name: str) -> str:
        return f"postgresql://undaunted@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """A fresh one; gives its address."""
        name = f"tables_{next(_numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)


@contextmanager
def running(fsync: bool = True) -> Iterator[Cluster]:
    """Without `fsync` where processes are killed, but no machine loses its power."""
    folder = Path(tempfile.mkdtemp(prefix="undaunted-pg-"))
    try:
        cluster = Cluster(folder, fsync)
        cluster.start()
        try:
            yield cluster
        finally:
            with suppress(ProcessLookupError, FileNotFoundError):
                cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _somebody() -> str:
    """An account without powers: PostgreSQL's own, where its package has made one."""
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise AssertionError("an account: found neither postgres nor nobody, expected one, since root may not")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def _is_anybody_there(folder: Path) -> bool:
    for place in Path("/proc").glob("[0-9]*/cwd"):
        with suppress(OSError):
            if str(place.readlink()).startswith(str(folder)):
                return True
    return False
