"""A window that is closed, or a machine that shuts down, is somebody leaving the table."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

SIGNALS = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]

_bells: list[int] = []
"""What can be read from once a signal has come."""


@contextmanager
def as_interrupts() -> Iterator[None]:
    """While this lasts, these signals do what Ctrl-C does."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what a signal does
        return
    before = {number: signal.signal(number, signal.default_int_handler) for number in SIGNALS}
    try:
        with _bell():
            yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def wait_for_line() -> None:
    """Until a line was typed; a signal ends it too, which a read would miss if it came just before."""
    if _bells and sys.platform != "win32":
        select.select([sys.stdin, *_bells], [], [])


@contextmanager
def _bell() -> Iterator[None]:
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    _bells.append(reading)
    try:
        yield
    finally:
        _bells.remove(reading)
        signal.set_wakeup_fd(before)
        os.close(reading)
        os.close(writing)
