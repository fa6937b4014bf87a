"""The host's word that packs are to be read again may come at any time, and ends no process."""

from __future__ import annotations

import os
import signal

from tests.server.house import PATIENCE
from undaunted.bots.processes.spawning import CHILDREN
from undaunted.server import many
from undaunted.server.serving import listen
from undaunted.server.settings import Settings


def test_a_process_that_has_hardly_begun_survives_it() -> None:
    ready = CHILDREN.Event()
    with listen("127.0.0.1", [0]) as listener:
        server = many._started(Settings(), listener, ready)
        try:
            assert server.pid is not None
            os.kill(server.pid, signal.SIGHUP)
            assert ready.wait(PATIENCE)
            assert server.exitcode is None
            os.kill(server.pid, signal.SIGHUP)
        finally:
            server.terminate()
            server.join(PATIENCE)
        assert server.exitcode == 0
