"""How a process that computes leaves the machine to those that answer people."""

from __future__ import annotations

import ctypes
import os
import platform
import struct
from contextlib import suppress

SLICE = 10_000_000
"""Nanoseconds. Linux (6.12 and newer) lets whoever is woken interrupt at once a process that has asked for
longer slices than his; else he may wait for the next tick, 4 ms, for each of his steps."""
_SET_ATTRIBUTES = {"x86_64": 314, "aarch64": 274}
"""The system call, which the C library has had a name for only since 2025."""
_ATTRIBUTES = struct.Struct("=IIQiIQQQII")


def give_way(nice: int) -> None:
    """Come after those that are less nice, and be interrupted by them. Where that is not to be had, it goes
    without."""
    if not hasattr(os, "nice"):
        return
    with suppress(OSError):
        os.nice(nice)
    number = _SET_ATTRIBUTES.get(platform.machine()) if platform.system() == "Linux" else None
    if number is not None:
        wish = _ATTRIBUTES.pack(
            _ATTRIBUTES.size, os.SCHED_OTHER, 0, os.getpriority(os.PRIO_PROCESS, 0), 0, SLICE, 0, 0, 0, 0
        )
        ctypes.CDLL(None).syscall(number, 0, wish, 0)
