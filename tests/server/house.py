"""A whole server for tests: in a thread of this process, or in a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import msgspec
import uvicorn

from tests.server.client import Guest
from undaunted.server import pages
from undaunted.server.app import Server
from undaunted.server.guard import Limits
from undaunted.server.serving import configured, listen
from undaunted.server.settings import AS_USUAL, Keeping, Settings, Talking
from undaunted.server.store.address import is_url

ROOMY = Limits().raised(10_000)
CHATTY = AS_USUAL.raised(10_000)
PATIENCE = 30.0


class Lobby:
    """What both houses have: an address, and tables to open there."""

    address: str

    def http(self, method: str, path: str, **more) -> httpx.Response:
        return httpx.request(method, self.address + path, timeout=PATIENCE, **more)

    def open_table(self, scenario: str = "normandy/1", **seats: str) -> pages.Opened:
        return self.open_with(seats, scenario=scenario)

    def open_with(self, seats: dict[str, str], **more) -> pages.Opened:
        wish = {"scenario": "normandy/1", "seats": seats} | more
        answer = self.http("POST", "/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=pages.Opened)

    def sit(self, table: str, **more: str) -> pages.Seated:
        answer = self.http("POST", f"/api/tables/{table}/seat", json=more)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=pages.Seated)

    def guest(self, table: str, token: str = "", **more) -> Guest:
        return Guest(self.address, table, token, **more)

    def info(self, table: str, token: str = "") -> pages.TableInfo:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = self.http("GET", f"/api/tables/{table}", headers=headers)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=pages.TableInfo)


class House(Lobby):
    """In a thread; `server` lets a test look inside."""

    def __init__(
        self,
        data: str = ":memory:",
        limits: Limits = ROOMY,
        keeping: Keeping | None = None,
        talking: Talking = CHATTY,
        store: str = "",
        proxy: bool = False,
    ) -> None:
        self._listener = listen("127.0.0.1", [0])
        port = self._listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        keeping = keeping or Keeping(bot_pause=0.0, bot_pace=0.0, tables_opened=10_000)
        settings = Settings(
            data=data, store=store, port=port, limits=limits, keeping=keeping, talking=talking, proxy=proxy
        )
        self.server = Server(settings)
        self._uvicorn = _Announcing(
            configured(self.server.gate, self.server.door, log_config=None, log_level="warning")
        )
        self._thread = threading.Thread(target=self._uvicorn.run, kwargs={"sockets": [self._listener]})

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return self._uvicorn.loop

    def __enter__(self) -> House:
        self._thread.start()
        assert self._uvicorn.ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._uvicorn.should_exit = True
        self._thread.join()
        self._listener.close()


class _Announcing(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()
        self.loop: asyncio.AbstractEventLoop

    async def startup(self, sockets=None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        self.ready.set()


class Process(Lobby):
    """`undaunted serve`, as a host runs it, or another `program` that serves."""

    def __init__(
        self, data: Path | str, *options: str, program: tuple[str, ...] = ("-m", "undaunted")
    ) -> None:
        where = "--store" if is_url(data) else "--data"
        self._command = [sys.executable, *program, "serve", "--port", "0", where, str(data)]
        self._command += ["--roomy", "10000", *options]

    def __enter__(self) -> Process:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, text=True, env=os.environ | {"UNDAUNTED_LANG": "en"}
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
