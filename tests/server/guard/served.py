"""A real server around any application, on a free port, for as long as a test needs it."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from undaunted.server.door import Door
from undaunted.server.guard import Limits, Metrics, Rules
from undaunted.server.guard.asgi import App
from undaunted.server.serving import configured


@contextmanager
def served(app: App, door: Door | None = None) -> Iterator[str]:
    """Gives `127.0.0.1:PORT`; without a door of its own, one that stands wide open."""
    door = door or Door(Rules(limits=Limits().raised(1000)), Metrics())
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(configured(app, door, log_config=None))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server ended before it began"
        time.sleep(0.01)
    try:
        yield "{}:{}".format(*listening.getsockname())
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
