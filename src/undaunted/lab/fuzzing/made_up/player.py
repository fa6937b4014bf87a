"""A process that puts made-up packs to the test. When one takes it down, the next gets a new process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from threading import Timer
from typing import IO

import msgspec

from undaunted.bots.processes.spawning import blocked
from undaunted.lab.fuzzing.made_up.play import PackFault, Trial, Tried

SECONDS_A_PACK = 120.0
"""No pack that lint lets through may keep a table waiting so long."""
LAST_WORDS = 6000


class PackPlayer:
    def __init__(self, environment: dict[str, str] | None = None, seconds: float = SECONDS_A_PACK) -> None:
        self.environment = environment or {}
        self.seconds = seconds
        self.process: subprocess.Popen[bytes] | None = None
        self.said: IO[bytes] | None = None

    def try_pack(self, trial: Trial) -> Tried:
        process = self.process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        late: list[bool] = []

        def stop() -> None:
            late.append(True)
            process.kill()

        timer = Timer(self.seconds, stop)
        timer.start()
        process.stdin.write(msgspec.json.encode(trial) + b"\n")
        process.stdin.flush()
        line = process.stdout.readline()
        timer.cancel()
        if line:
            return msgspec.json.decode(line, type=Tried)
        words = self.close()
        if late:
            return Tried(
                fault=PackFault("packs are quick", f"no answer in {self.seconds:.0f} s", trace=words)
            )
        return Tried(
            fault=PackFault(
                "nothing crashes", f"the process died: {_death(process.wait(), words)}", trace=words
            )
        )

    def _start(self) -> subprocess.Popen[bytes]:
        self.said = tempfile.TemporaryFile()  # noqa: SIM115  closed with the process
        with blocked("SIGINT"):
            self.process = subprocess.Popen(
                [sys.executable, "-m", "undaunted.lab.fuzzing.made_up.play"],
                env=os.environ | self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.said,
            )
        return self.process

    def close(self) -> str:
        """End the process; gives the last of what it said."""
        if self.process is None or self.said is None:
            return ""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
        self.said.seek(0)
        words = self.said.read().decode(errors="replace")
        self.said.close()
        self.process = self.said = None
        return words[:LAST_WORDS]


def _death(status: int, words: str) -> str:
    """In the sanitiser's words, if it was one that ended the process."""
    for line in words.splitlines():
        if "ERROR: AddressSanitizer" in line or "runtime error" in line:
            return line.split("==")[-1].strip()
    return signal.Signals(-status).name if status < 0 else f"exit code {status}"
