"""A real server around any application, on a free port, for as long as a test needs it."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from undaunted.server.guard.asgi import App


@contextmanager
def served(app: App) -> Iterator[str]:
    """Gives `127.0.0.1:PORT`."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        log_config=None,
        lifespan="on",
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
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
