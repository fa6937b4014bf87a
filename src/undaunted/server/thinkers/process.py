"""One worker process, as seen from the server: it is asked, and answers or fails."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from undaunted.bots.processes.pipe import environment, frame
from undaunted.server.thinkers.errors import WorkerFailed
from undaunted.server.thinkers.task import (
    SCENES,
    Answer,
    Choose,
    Consider,
    Forget,
    Order,
    Ready,
    Scene,
    Strike,
)

BIRTH = 60.0
"""Seconds until a new process must have said that it is ready, even on a busy machine."""
LONGEST = 1_000_000
"""Bytes of an answer; no advice comes near it."""
_ANSWERS: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


class WorkerProcess:
    def __init__(self, process: Process) -> None:
        if process.stdin is None or process.stdout is None:
            raise WorkerFailed("no pipes to it")
        self._process = process
        self._in = process.stdin
        self._out = process.stdout
        # In the order of their last use, the longest ago first.
        self._scenes: dict[int, None] = {}

    @classmethod
    async def start(cls, nice: int = 0) -> WorkerProcess:
        """One that steps back behind others by so much."""
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "undaunted.server.thinkers.worker",
                str(nice),
                stdin=PIPE,
                stdout=PIPE,
                env=environment(),
                # Ctrl-C in a terminal is for the server, which sends them home itself.
                start_new_session=True,
            )
        except OSError as error:
            raise WorkerFailed(f"it cannot be started: {error}") from error
        worker = cls(process)
        try:
            async with asyncio.timeout(BIRTH):
                if not isinstance(await worker._listen(), Ready):
                    raise WorkerFailed("it spoke before it was ready")
        except TimeoutError as error:
            await worker.end()
            raise WorkerFailed(f"it was not ready after {BIRTH:g} s") from error
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.returncode is None and not self._out.at_eof()

    async def ask(self, order: Choose | Consider, scene: Scene, limit: float) -> Answer:
        """Its answer within so many seconds; afterwards, or on failure, it is good for nothing."""
        self._set_up(scene)
        try:
            async with asyncio.timeout(limit):
                self._send(order)
                await self._in.drain()
                return await self._listen()
        except TimeoutError as error:
            raise WorkerFailed(f"no answer within {limit:g} s") from error
        except OSError as error:
            raise WorkerFailed("it is gone") from error

    def forget(self, table: str) -> None:
        self._send(Forget(table))

    def _set_up(self, scene: Scene) -> None:
        known = scene.number in self._scenes
        self._scenes.pop(scene.number, None)
        self._scenes[scene.number] = None
        if not known:
            self._send(scene)
        if len(self._scenes) > SCENES:
            oldest = next(iter(self._scenes))
            del self._scenes[oldest]
            self._send(Strike(oldest))

    def _send(self, order: Order) -> None:
        if not self._in.is_closing():
            self._in.write(frame(order))

    async def _listen(self) -> Answer:
        try:
            size = int.from_bytes(await self._out.readexactly(4), "big")
            if size > LONGEST:
                raise WorkerFailed(f"an answer of {size} bytes")
            return _ANSWERS.decode(await self._out.readexactly(size))
        except (asyncio.IncompleteReadError, OSError) as error:
            raise WorkerFailed("it is gone") from error
        except msgspec.MsgspecError as error:
            raise WorkerFailed("an answer that cannot be read") from error

    async def wait(self) -> None:
        """Until it has ended, of itself or not."""
        await self._process.wait()

    async def end(self) -> None:
        """Gone for good, whatever it was doing, and waited for."""
        self._in.close()
        with suppress(ProcessLookupError):
            self._process.kill()
        # Until the end of its output, so that its pipe is closed when we are done.
        with suppress(OSError):
            while await self._out.read(65536):
                pass
        await self._process.wait()
