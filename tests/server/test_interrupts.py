"""Ctrl-C in a terminal goes to all processes of its group: those of the server are in groups of their own."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable

import pytest

from undaunted.server.archive.process import ReaderProcess
from undaunted.server.thinkers.process import WorkerProcess

Child = WorkerProcess | ReaderProcess


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups")
@pytest.mark.parametrize("start", [WorkerProcess.start, lambda: ReaderProcess.start("")])
def test_a_terminal_does_not_reach_the_children(start: Callable[[], Awaitable[Child]]) -> None:
    async def run() -> None:
        child = await start()
        try:
            assert os.getpgid(child.pid) != os.getpgid(0)
        finally:
            await child.end()

    asyncio.run(run())
