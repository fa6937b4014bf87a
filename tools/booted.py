"""A Debian in a folder, booted with its own systemd: by systemd-nspawn, on this machine's kernel."""

from __future__ import annotations

import os
import subprocess
import time
from contextlib import suppress
from pathlib import Path

from deployed import PATIENCE, Trouble


class Machine:
    """`with` boots it and turns it off again. It has the network of whoever starts it."""

    def __init__(self, folder: Path, options: list[str]) -> None:
        self.folder = folder
        self._nspawn = [
            "systemd-nspawn",
            "--quiet",
            f"--directory={folder}",
            "--register=no",
            "--console=pipe",
        ]
        if not Path("/run/systemd/system").exists():
            self._nspawn.append("--keep-unit")
        self._nspawn += options
        self._process: subprocess.Popen[bytes]
        self._leader = 0

    def run_unbooted(self, *command: str) -> None:
        """As in a chroot, with no systemd."""
        _done([*self._nspawn, *command])

    def __enter__(self) -> Machine:
        # Without these two, IPAddressDeny would be looked over in silence.
        options = ["--capability=all", "--system-call-filter=bpf"]
        unified = os.environ | {"SYSTEMD_NSPAWN_UNIFIED_HIERARCHY": "1"}
        self._process = subprocess.Popen(
            [*self._nspawn, *options, "--boot"],
            env=unified,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        self._wait_until_booted()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def _wait_until_booted(self) -> None:
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        end = time.monotonic() + PATIENCE
        found = "nothing"
        while time.monotonic() < end:
            with suppress(ValueError, OSError, Trouble):
                [self._leader] = map(int, children.read_text().split())
                found = self.run("sh", "-c", "systemctl is-system-running || true")
            if found in ("running", "degraded"):
                return
            time.sleep(0.2)
        raise Trouble(str(self.folder), found, "a system that is running")

    def run(self, *command: str) -> str:
        return _done(["nsenter", f"--target={self._leader}", "--all", "--", *command])

    def show(self, unit: str, what: str) -> str:
        return self.run("systemctl", "show", "--value", "--property", what, unit)


def _done(command: list[str]) -> str:
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Trouble(" ".join(command), (done.stderr or done.stdout).strip(), "that it is done")
    return done.stdout.strip()
