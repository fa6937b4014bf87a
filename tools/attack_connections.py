"""What can be done to a server below requests and messages, and what somebody else notices of it.

    python tools/attack_connections.py                         each attack in turn, on a server of its own
    python tools/attack_connections.py --only ping_flood silent --seconds 5
    python tools/attack_connections.py --address http://127.0.0.1:8344

Each attack is bounded in time and in number, and goes to loopback addresses only. It runs in a process of its
own, while a bystander from another loopback address asks for a small page and a pong ten times a second; how
long he waits is printed for each, with what the server says it has ended and the share of a core it used.
`--loose` leaves the server without limits here, to see what they are for. Needs the extra `server`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

from bystander import Seen, bystand, ended, fetch, serve, serving
from load_server import cpu_seconds, mebibytes, spread
from raw_connections import HEAD, MASK, PING, STRANGER, UPGRADE, Reader, closing, connect, upgrade, where

MOST = 2000
"""Connections of an attack, whatever was asked for."""
LONGEST = 30.0
"""Seconds of an attack."""
SLICE = 0.02
"""Seconds between two writes of a flood."""
BEGIN = b"\x01\x80" + MASK
NOTHING_MORE_YET = b"\x00\x80" + MASK
Attack: TypeAlias = Callable[[str, float, int], Coroutine[Any, Any, dict[str, int]]]


# Frames


async def ping_flood(address: str, seconds: float, rate: int) -> dict[str, int]:
    """So many pings a second over one connection; where it is closed, over another."""
    return await _flood(address, seconds, rate, b"", PING)


async def empty_fragments(address: str, seconds: float, rate: int) -> dict[str, int]:
    """A message that never ends and never says anything."""
    return await _flood(address, seconds, rate, BEGIN, NOTHING_MORE_YET)


async def _flood(address: str, seconds: float, rate: int, first: bytes, frame: bytes) -> dict[str, int]:
    end = time.monotonic() + min(seconds, LONGEST)
    done = {"frames": 0, "connections": 0, "closed": 0}
    block = frame * max(1, int(rate * SLICE))
    while time.monotonic() < end and done["connections"] < MOST:
        done["connections"] += 1
        try:
            reader, writer = await upgrade(address)
            with closing(writer):
                gone = asyncio.create_task(_read_away(reader))
                writer.write(first)
                while time.monotonic() < end and not gone.done():
                    writer.write(block)
                    done["frames"] += len(block) // len(frame)
                    await asyncio.wait_for(writer.drain(), max(0.01, end - time.monotonic()))
                    await asyncio.sleep(SLICE)
                done["closed"] += gone.done()
                gone.cancel()
        except (OSError, EOFError, TimeoutError):
            done["closed"] += 1
            await asyncio.sleep(SLICE)
    return done


async def _read_away(reader: Reader) -> None:
    with suppress(OSError):
        while await reader.read(65536):
            pass


# Silence


async def silent(address: str, seconds: float, count: int) -> dict[str, int]:
    """So many connections that say nothing."""
    return await _sit(address, seconds, count, b"")


async def half_heads(address: str, seconds: float, count: int) -> dict[str, int]:
    """So many that begin a request."""
    return await _sit(address, seconds, count, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-More: ")


async def half_bodies(address: str, seconds: float, count: int) -> dict[str, int]:
    """So many that announce more than they send."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{where(address)[1]}\r\nContent-Length: 100\r\n\r\n"
    return await _sit(address, seconds, count, head.encode() + b"{")


async def no_handshakes(address: str, seconds: float, count: int) -> dict[str, int]:
    """So many that ask for a socket and announce a body, with which it is no handshake."""
    return await _sit(address, seconds, count, no_handshake(address))


async def unread_answers(address: str, seconds: float, count: int) -> dict[str, int]:
    """So many that ask for a large page and do not read it."""
    head = HEAD.format(path="/schema/openapi.json", port=where(address)[1])
    return await _sit(address, seconds, count, (head + "\r\n").encode() * 20, narrow=True)


async def _sit(
    address: str, seconds: float, count: int, words: bytes, narrow: bool = False
) -> dict[str, int]:
    host, port = where(address)
    end = time.monotonic() + min(seconds, LONGEST)
    loop = asyncio.get_running_loop()
    held: list[socket.socket] = []
    done = {"tried": 0, "refused": 0, "held": 0}
    try:
        for _ in range(min(count, MOST)):
            try:
                one = socket.socket()
            except OSError:  # our own files are at an end first
                break
            done["tried"] += 1
            one.setblocking(False)
            if narrow:
                one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            try:
                one.bind((STRANGER, 0))
                await asyncio.wait_for(loop.sock_connect(one, (host, port)), 2)
                if words:
                    await loop.sock_sendall(one, words)
                held.append(one)
            except (OSError, TimeoutError):
                done["refused"] += 1
                one.close()
            if time.monotonic() > end:
                break
        await asyncio.sleep(max(0.0, end - time.monotonic()))
        done["held"] = sum(not _is_over(one) for one in held)
    finally:
        for one in held:
            one.close()
    return done


def _is_over(one: socket.socket) -> bool:
    with suppress(BlockingIOError):
        try:
            while one.recv(65536):
                pass
        except ConnectionError:
            pass
        return True
    return False


# Haste


async def arrivals(address: str, seconds: float, rate: int) -> dict[str, int]:
    """So many new connections a second, each left again at once."""
    end = time.monotonic() + min(seconds, LONGEST)
    done = {"arrived": 0, "refused": 0}
    begun = time.monotonic()
    while time.monotonic() < end:
        while done["arrived"] < (time.monotonic() - begun) * rate and time.monotonic() < end:
            done["arrived"] += 1
            try:
                _, writer = await connect(address)
                writer.close()
            except OSError:
                done["refused"] += 1
        await asyncio.sleep(SLICE)
    return done


async def requests(address: str, seconds: float, rate: int) -> dict[str, int]:
    """So many requests a second, one after the other over one connection."""
    head = HEAD.format(path="/favicon.ico", port=where(address)[1])
    return await _ask(address, seconds, (head + "\r\n").encode() * max(1, int(rate * SLICE)))


async def shreds(address: str, seconds: float, rate: int) -> dict[str, int]:
    """Bodies in chunks of a byte, so many a second."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{where(address)[1]}\r\n"
    body = b"1\r\n \r\n" * 2500
    request = (head + "Transfer-Encoding: chunked\r\n\r\n").encode() + body + b"0\r\n\r\n"
    return await _ask(address, seconds, request * max(1, int(rate * SLICE)))


async def behind_no_handshake(address: str, seconds: float, rate: int) -> dict[str, int]:
    """So many mebibytes a second behind a request for a socket that is no handshake."""
    mebibyte = bytes(1024 * 1024)
    return await _ask(address, seconds, mebibyte * max(1, int(rate * SLICE)), no_handshake(address))


def no_handshake(address: str) -> bytes:
    head = HEAD.format(path="/api/play", port=where(address)[1])
    return f"{head}Content-Length: 5\r\n{UPGRADE}".encode()


async def _ask(address: str, seconds: float, block: bytes, first: bytes = b"") -> dict[str, int]:
    end = time.monotonic() + min(seconds, LONGEST)
    done = {"blocks": 0, "connections": 0}
    while time.monotonic() < end and done["connections"] < MOST:
        done["connections"] += 1
        try:
            reader, writer = await connect(address)
            with closing(writer):
                gone = asyncio.create_task(_read_away(reader))
                writer.write(first)
                while time.monotonic() < end and not gone.done():
                    writer.write(block)
                    done["blocks"] += 1
                    await asyncio.wait_for(writer.drain(), max(0.01, end - time.monotonic()))
                    await asyncio.sleep(SLICE)
                gone.cancel()
        except (OSError, EOFError, TimeoutError):
            await asyncio.sleep(SLICE)
    return done


ATTACKS: dict[str, tuple[Attack, int]] = {
    "ping_flood": (ping_flood, 160_000),
    "empty_fragments": (empty_fragments, 160_000),
    "silent": (silent, 1100),
    "half_heads": (half_heads, 1100),
    "half_bodies": (half_bodies, 1100),
    "no_handshakes": (no_handshakes, 1100),
    "unread_answers": (unread_answers, 200),
    "arrivals": (arrivals, 1000),
    "requests": (requests, 5000),
    "shreds": (shreds, 50),
    "behind_no_handshake": (behind_no_handshake, 500),
}
"""With how much of it there is by default: a second, or altogether."""


# Alone


def main() -> int:
    options = read_options()
    if options.serve:
        return serve(Path(options.serve), options.loose)
    if options.attack:
        attack, much = ATTACKS[options.attack]
        much = options.much or much
        print(json.dumps(asyncio.run(attack(options.address, options.seconds, much))))
        return 0
    names = options.only or list(ATTACKS)
    command = [sys.executable, __file__, *["--loose"] * options.loose, "--serve"]
    with serving(options.address, command) as (address, pid):
        # The first who asks for it waits while it is made; that is not what is measured here.
        fetch(f"{address}/schema/openapi.json")
        print(f"{'ms':18}{'median':>9}{'p99':>9}{'max':>9}{'failed':>8}{'cores':>7}{'MiB':>7}")
        tell("calm", asyncio.run(bystand(address, options.seconds)), 0.0, pid, "")
        for name in names:
            before, begun = cpu_seconds([pid]), time.monotonic()
            cuts = ended(address)
            with attacking(address, name, options) as process:
                seen = asyncio.run(bystand(address, options.seconds))
                did = process.communicate()[0].strip()
            cores = (cpu_seconds([pid]) - before) / (time.monotonic() - begun)
            now = ended(address)
            cut = {why: int(count - cuts[why]) for why, count in now.items() if count > cuts[why]}
            tell(name, seen, cores, pid, f"{did} ended: {cut}")
    return 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", nargs="+", choices=ATTACKS, help="these attacks")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each attack")
    parser.add_argument("--much", type=int, default=0, help="how many, or how many a second")
    parser.add_argument("--address", default="", help="a server on this machine that runs already")
    parser.add_argument("--loose", action="store_true", help="a server without these limits")
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    return parser.parse_args()


def tell(name: str, seen: Seen, cores: float, pid: int, did: str) -> None:
    found = spread(seen.times)
    row = f"{name:18}{found.median:9.1f}{found.p99:9.1f}{found.max:9.1f}{seen.failed:8}"
    print(f"{row}{cores:7.2f}{mebibytes([pid]):7.0f}  {did}", flush=True)


@contextmanager
def attacking(address: str, name: str, options: argparse.Namespace) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, __file__, "--attack", name, "--address", address]
    command += ["--seconds", str(options.seconds), "--much", str(options.much)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


if __name__ == "__main__":
    sys.exit(main())
