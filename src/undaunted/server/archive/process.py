"""The archive's process, as seen from the server: it is asked, and answers or fails."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from undaunted.bots.processes.pipe import environment, frame
from undaunted.server.archive.task import Answered, Order, Ready, Shelves

BIRTH = 60.0
"""Seconds until a new process must have said that it is ready, even on a busy machine."""
LIMIT = 30.0
"""Seconds for one answer; a long game takes less than one."""
LONGEST = 32_000_000
"""Bytes of an answer."""
AT_ONCE = 1_000_000
"""Bytes that are taken from it without pausing."""
_ANSWERS: msgspec.msgpack.Decoder[Answered] = msgspec.msgpack.Decoder(Answered)


class ReaderFailed(Exception):
    """It died, hung or talked nonsense, and is good for nothing any more."""


class ReaderProcess:
    def __init__(self, process: Process) -> None:
        if process.stdin is None or process.stdout is None:
            raise ReaderFailed("no pipes to it")
        self._process = process
        self._in = process.stdin
        self._out = process.stdout

    @classmethod
    async def start(cls, store: str) -> ReaderProcess:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "undaunted.server.archive.worker",
                stdin=PIPE,
                stdout=PIPE,
                limit=AT_ONCE,
                env=environment(),
                # Ctrl-C in a terminal is for the server, which sends it home itself.
                start_new_session=True,
            )
        except OSError as error:
            raise ReaderFailed(f"it cannot be started: {error}") from error
        reader = cls(process)
        try:
            async with asyncio.timeout(BIRTH):
                # Not among its arguments, which everybody on the machine can read.
                reader._in.write(frame(Shelves(store)))
                if not isinstance((await reader._listen()).answer, Ready):
                    raise ReaderFailed("it spoke before it was ready")
        except TimeoutError as error:
            await reader.end()
            raise ReaderFailed(f"it was not ready after {BIRTH:g} s") from error
        except BaseException:
            await reader.end()
            raise
        return reader

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.returncode is None and not self._out.at_eof()

    async def ask(self, order: Order) -> Answered:
        try:
            async with asyncio.timeout(LIMIT):
                self._in.write(frame(order))
                await self._in.drain()
                return await self._listen()
        except TimeoutError as error:
            raise ReaderFailed(f"no answer within {LIMIT:g} s") from error
        except OSError as error:
            raise ReaderFailed("it is gone") from error

    async def _listen(self) -> Answered:
        try:
            size = int.from_bytes(await self._out.readexactly(4), "big")
            if size > LONGEST:
                raise ReaderFailed(f"an answer of {size} bytes")
            return _ANSWERS.decode(await self._out.readexactly(size))
        except (asyncio.IncompleteReadError, OSError) as error:
            raise ReaderFailed("it is gone") from error
        except msgspec.MsgspecError as error:
            raise ReaderFailed("an answer that cannot be read") from error

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
