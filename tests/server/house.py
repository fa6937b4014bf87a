"""A whole server for tests: in a thread of this process, or in a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import threading

import uvicorn

from houses import PATIENCE, Lobby, Process
from undaunted.server.app import Server
from undaunted.server.guard import Limits
from undaunted.server.serving import configured, listen
from undaunted.server.settings import AS_USUAL, Keeping, Settings, Talking

__all__ = ["CHATTY", "PATIENCE", "ROOMY", "House", "Lobby", "Process"]

ROOMY = Limits().raised(10_000)
CHATTY = AS_USUAL.raised(10_000)


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
