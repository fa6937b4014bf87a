"""A connection in its first moment: one that is turned away must cost next to nothing."""

from __future__ import annotations

import asyncio
from typing import Any

from undaunted.server.door.door import Door
from undaunted.server.door.http import Http
from undaunted.server.guard.asking import counted


class Arrival(asyncio.Protocol):
    """Stands where uvicorn would make all it needs to speak HTTP, before anybody knows who has come.

    A thousand a second that are turned away would leave so much behind, in circles, that looking for it
    stops everybody for many milliseconds.
    """

    def __init__(self, *, door: Door, **of_uvicorn: Any) -> None:
        self._door = door
        self._of_uvicorn = of_uvicorn

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        address = counted(peer[0] if isinstance(peer, tuple) and peer else "")
        if not self._door.enter(address):
            transport.abort()
            return
        http = Http(address, door=self._door, **self._of_uvicorn)
        transport.set_protocol(http)
        http.connection_made(transport)
