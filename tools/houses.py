"""A server to play at, by its address; and one in a process of its own, that can be stopped and killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import IO, Any

import httpx
import msgspec

from guests import Guest
from undaunted.server import pages
from undaunted.server.store.address import is_url

PATIENCE = 30.0


class Lobby:
    """What both houses have: an address, and tables to open there."""

    address: str

    def http(self, method: str, path: str, **more: Any) -> httpx.Response:
        return httpx.request(method, self.address + path, timeout=PATIENCE, **more)

    def open_table(self, scenario: str = "normandy/1", **seats: str) -> pages.Opened:
        return self.open_with(seats, scenario=scenario)

    def open_with(self, seats: dict[str, str], **more: Any) -> pages.Opened:
        wish = {"scenario": "normandy/1", "seats": seats} | more
        answer = self.http("POST", "/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=pages.Opened)

    def sit(self, table: str, **more: str) -> pages.Seated:
        answer = self.http("POST", f"/api/tables/{table}/seat", json=more)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=pages.Seated)

    def guest(self, table: str, token: str = "", **more: Any) -> Guest:
        return Guest(self.address, table, token, **more)

    def info(self, table: str, token: str = "") -> pages.TableInfo:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = self.http("GET", f"/api/tables/{table}", headers=headers)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=pages.TableInfo)


class Process(Lobby):
    """`undaunted serve`, as a host runs it, or another `program` that serves.

    `log`: the file for what it says of troubles; else they are told where this program tells its own.
    """

    def __init__(
        self,
        data: Path | str,
        *options: str,
        program: tuple[str, ...] = ("-m", "undaunted"),
        log: Path | None = None,
    ) -> None:
        self._log = log
        where = "--store" if is_url(data) else "--data"
        self._command = [sys.executable, *program, "serve", "--port", "0", where, str(data)]
        self._command += ["--roomy", "10000", *options]

    def __enter__(self) -> Process:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        with _written_to(self._log) as errors:
            self._process = subprocess.Popen(
                self._command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | {"UNDAUNTED_LANG": "en"},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http://"))

    @property
    def pid(self) -> int:
        return self._process.pid

    def wait(self) -> None:
        """Until it ends by itself."""
        self._process.wait(PATIENCE)

    def stop(self, sign: int = signal.SIGTERM) -> int:
        """Gives its exit status."""
        if self._process.poll() is None:
            self._process.send_signal(sign)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return self._process.wait(PATIENCE)


class Street(Lobby):
    """Several servers, of which any may be dead: whoever comes goes to one of those that live."""

    def __init__(self, living: Sequence[Lobby]) -> None:
        self.living = living
        self._random = Random(3)

    @property
    def address(self) -> str:  # type: ignore[override]  # another one each time
        return self._random.choice(self.living).address


@contextmanager
def _written_to(log: Path | None) -> Iterator[IO[bytes] | None]:
    if log is None:
        yield None
        return
    with log.open("ab") as file:
        yield file
