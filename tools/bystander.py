"""Somebody else, who goes on while a server is attacked, and how long he waits; and that server."""

from __future__ import annotations

import asyncio
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import msgspec

from raw_connections import HEAD, PING, PONG, closing, connect, upgrade, where

HERE = "127.0.0.1"
AGAIN = 0.1
"""Seconds until he asks the next time."""
GIVE_UP = 5.0


class Seen(msgspec.Struct):
    """Seconds for each time he was answered, and how often he was not."""

    times: list[float]
    failed: int


async def bystand(address: str, seconds: float, source: str = HERE) -> Seen:
    """He asks for a page over a new connection, and for a pong over an old one.

    Where a socket was lost, he has to open another.
    """
    seen = Seen([], 0)
    reader, writer = await upgrade(address, source)
    with closing(writer):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            begun = time.perf_counter()
            try:
                async with asyncio.timeout(GIVE_UP):
                    await _page(address, source)
                    writer.write(PING)
                    while await reader.readexactly(2) != PONG:
                        pass
                seen.times.append(time.perf_counter() - begun)
            except (OSError, EOFError, TimeoutError):
                seen.failed += 1
                with suppress(OSError, EOFError, TimeoutError):
                    async with asyncio.timeout(GIVE_UP):
                        writer.transport.abort()
                        reader, writer = await upgrade(address, source)
            await asyncio.sleep(AGAIN)
    return seen


async def _page(address: str, source: str) -> None:
    reader, writer = await connect(address, source)
    with closing(writer):
        head = HEAD.format(path="/health", port=where(address)[1])
        writer.write((head + "Connection: close\r\n\r\n").encode())
        answer = await reader.read()
        if not answer.startswith(b"HTTP/1.1 200"):
            raise ConnectionError(answer[:60])


def ended(address: str) -> dict[str, float]:
    """What the server has ended so far, by reason."""
    lines = fetch(f"{address}/metrics").decode().splitlines()
    rows = [line.split('"') for line in lines if line.startswith("undaunted_cuts_total{")]
    return {why: float(count.rpartition(" ")[2]) for _, why, count in rows}


def fetch(url: str) -> bytes:
    found: bytes = build_opener(ProxyHandler({})).open(url, timeout=30).read()
    return found


def serve(data: Path, loose: bool) -> int:
    """A server as `undaunted serve` starts it, or one whose door stands open."""
    from msgspec.structs import replace

    from undaunted.server import serving
    from undaunted.server.guard import Limits
    from undaunted.server.settings import Settings

    listener = serving.listen("127.0.0.1", [0])
    port = listener.getsockname()[1]
    limits = Limits()
    if loose:
        wide = limits.raised(1e6)
        # Those of the gate stay: it is the door that is left open.
        kept = {name: getattr(limits, name) for name in ("requests", "messages", "handshakes", "connections")}
        limits = replace(wide, **kept, patience=1e6, fragments=10**9, pieces=10**9)
    wishes = Settings(data=str(data), port=port, limits=limits)
    with listener:
        serving.serve(wishes, listener, lambda: print(f"http://127.0.0.1:{port}", flush=True))
    return 0


@contextmanager
def serving(address: str, command: list[str]) -> Iterator[tuple[str, int]]:
    """Where a server is, and its process where it is ours: `command`, which is given a data file."""
    if address:
        yield address.rstrip("/"), 0
        return
    with tempfile.TemporaryDirectory() as folder:
        whole = [*command, str(Path(folder) / "attacked.db")]
        with subprocess.Popen(whole, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                yield process.stdout.readline().strip(), process.pid
            finally:
                process.terminate()
