"""Several server processes on one machine and one port: started, and started again when they die.

All wait at the same door: whoever has time takes the next who comes. Which of them plays a table is their own
affair (`peers/`); all that they need for it is a store that they share.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from undaunted.bots.processes.spawning import CHILDREN, ChildProcess, blocked
from undaunted.server.settings import Settings

log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds before one that died is started again."""
PATIENCE = 20.0
"""Seconds for the rest to end, after which they are made to."""


def serve_many(
    settings: Settings, listener: socket.socket, count: int, listening: Callable[[], None], thoughts: int = 0
) -> bool:
    """Until told to stop; `listening` is called once people can come. False where none could start.

    All of them together have so many long `thoughts` at a time; with 0, as many as processes for bots.
    """
    if not 0 < thoughts < count * settings.bots:
        return _serve_many(settings, listener, count, listening)
    with TemporaryDirectory(prefix="undaunted-") as folder:
        places = tuple(str(Path(folder, f"{number}.lock")) for number in range(thoughts))
        return _serve_many(replace(settings, places=places), listener, count, listening)


def _serve_many(
    settings: Settings, listener: socket.socket, count: int, listening: Callable[[], None]
) -> bool:
    stop = threading.Event()
    servers: list[ChildProcess] = []
    before = {sign: signal.signal(sign, lambda *_: stop.set()) for sign in (signal.SIGINT, signal.SIGTERM)}
    if hasattr(signal, "SIGHUP"):
        # The host's word that packs are to be read again is for all of them.
        before[signal.SIGHUP] = signal.signal(signal.SIGHUP, lambda *_: _tell(servers, signal.SIGHUP))
    ready = CHILDREN.Event()
    try:
        servers += [_started(settings, listener, ready) for _ in range(count)]
        while not ready.wait(0.1) and not stop.is_set():
            if not any(server.is_alive() for server in servers):
                return False
        if not stop.is_set():
            listening()
        # Who ends well was told to: by the closing of a terminal, perhaps.
        while not stop.is_set() and any(server.exitcode != 0 for server in servers):
            wait([server.sentinel for server in servers if server.is_alive()], timeout=0.2)
            for place, server in enumerate(servers):
                if server.exitcode and not stop.is_set():
                    log.error("server process %s ended (%s): starting another", server.pid, server.exitcode)
                    stop.wait(PAUSE)
                    servers[place] = _started(settings, listener, ready)
    finally:
        _end(servers)
        for sign, handler in before.items():
            signal.signal(sign, handler)
    return True


def _started(settings: Settings, listener: socket.socket, ready: Event) -> ChildProcess:
    server = CHILDREN.Process(target=_serve, args=(settings, listener, ready))
    # Until it is ready to heed it, a hang-up would kill it; on Windows there is none.
    with blocked("SIGHUP"):
        server.start()
    return server


def _tell(servers: list[ChildProcess], sign: int) -> None:
    for server in servers:
        if server.pid and server.is_alive():
            os.kill(server.pid, sign)


def _end(servers: list[ChildProcess]) -> None:
    for server in servers:
        if server.is_alive():
            server.terminate()
    end = time.monotonic() + PATIENCE
    for server in servers:
        server.join(max(0.0, end - time.monotonic()))
        if server.is_alive():
            server.kill()
            server.join()


def _serve(settings: Settings, listener: socket.socket, ready: Event) -> None:
    """One of them, in its own process; it ends with whoever started it."""
    from undaunted.server import serving

    logging.basicConfig(level=logging.WARNING, format="undaunted: %(message)s")
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
    if not serving.serve(settings, listener, ready.set):
        raise SystemExit(1)
