"""Serving the application with uvicorn, from an address that is ours to an end that loses nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Any, cast

import uvicorn
from msgspec.structs import replace

from undaunted.server.app import Server
from undaunted.server.door import Arrival, Door, Hush, Socket, make_room
from undaunted.server.guard import Limits
from undaunted.server.guard.asgi import App
from undaunted.server.settings import Settings
from undaunted.server.warming import warm_up

LONGEST_MESSAGE = 16 * 1024
"""Bytes at which the connection itself is broken off; what is too long for us is refused far before."""
GRACE = 2
"""Seconds for what is under way when the server is told to stop."""
BACKLOG = 1024
SWITCH = 0.0002
"""Seconds for which one thread may keep another from Python: the store's writer waits for each of its steps,
and everybody for the writer."""


class PortTaken(OSError):
    """Another program has the port."""

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port}: found in use by another program, expected a free one")
        self.port = port


class NoHost(OSError):
    """No address of this machine."""

    def __init__(self, host: str, why: str) -> None:
        super().__init__(f"{host}: found no address to listen on ({why}), expected one of this machine")
        self.host = host


def listen(host: str, ports: Sequence[int]) -> socket.socket:
    """The first of these ports that is free."""
    for port in ports:
        try:
            family, *_, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            return socket.create_server(where, family=family, backlog=BACKLOG)
        except socket.gaierror as error:
            raise NoHost(host, error.strerror or "unknown") from error
        except PermissionError:
            raise
        except OSError as error:
            if not _is_taken(host):
                raise NoHost(host, error.strerror or "unknown") from error
    raise PortTaken(ports[0])


def address_of(listener: socket.socket) -> str:
    """As a browser writes it."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(settings: Settings, listener: socket.socket, listening: Callable[[], None]) -> bool:
    """Until told to stop (Ctrl-C, SIGTERM); `listening` is called once people can come. SIGHUP has packs read
    again.

    False where it could not start; the log has said why.
    """
    house = Server(with_room(settings))
    hush = Hush()
    config = configured(
        house.gate,
        house.door,
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        # On one machine packing costs more than it saves.
        ws_per_message_deflate=not settings.is_local,
        log_level="warning",
        callback_notify=hush.tell_in_time,
        timeout_notify=1,
    )
    hush.cover()
    server = _Server(config, listening, house.packs.reread)
    sys.setswitchinterval(SWITCH)
    warm_up()
    # Afterwards uvicorn raises the signal that ended it once more: by then all is done.
    before = {sign: signal.signal(sign, _ignore) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        server.run(sockets=[listener])
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)
        hush.tell()
    return server.started


def with_room(settings: Settings) -> Settings:
    """The same, with no more connections than there are files for."""
    limits = settings.limits
    usual, shared = Limits().all_visits, bool(settings.store)
    room = make_room(limits.all_visits, settings.bots, usual, shared)
    return replace(settings, limits=replace(limits, all_visits=room))


def configured(app: App, door: Door, **more: Any) -> uvicorn.Config:
    """How uvicorn serves it, whoever runs it."""
    return uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", partial(Arrival, door=door)),
        ws=Socket,
        ws_max_size=LONGEST_MESSAGE,
        lifespan="on",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE,
        **more,
    )


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, listening: Callable[[], None], reread: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._listening = listening
        self._reread = reread
        self._in_terminal = _has_terminal()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if hasattr(signal, "SIGHUP"):
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self._heed)
            # Whoever started it may have had them wait until now.
            signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGHUP,))
        await super().startup(sockets)
        if self.started:
            self._listening()

    def _heed(self) -> None:
        """The host's word; or the terminal that it was started in was closed, which ends it as ever."""
        if self._in_terminal and not _has_terminal():
            self.should_exit = True
        else:
            self._reread()


def _has_terminal() -> bool:
    try:
        return os.isatty(0)
    except OSError:
        return False


def _ignore(*_: Any) -> None:
    """All is done."""


def _is_taken(host: str) -> bool:
    """Whether the address is ours, so that only the port can be the trouble."""
    try:
        with socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            return True
    except OSError:
        return False
