"""Processes that compute come after those that answer people."""

from __future__ import annotations

import os
import platform
import subprocess
import sys

import pytest

from undaunted.bots.processes.giving_way import SLICE

GET_ATTRIBUTES = {"x86_64": 315, "aarch64": 275}
PROBE = """
import ctypes, os, platform, sys
from undaunted.bots.processes import giving_way

{first}
giving_way.give_way(3)
room = ctypes.create_string_buffer(giving_way._ATTRIBUTES.size)
assert ctypes.CDLL(None).syscall({number}, 0, room, len(room), 0) == 0
print(os.getpriority(os.PRIO_PROCESS, 0), giving_way._ATTRIBUTES.unpack(room.raw)[5])
"""

pytestmark = pytest.mark.skipif(
    platform.system() != "Linux" or platform.machine() not in GET_ATTRIBUTES,
    reason="asks Linux what it heard",
)


def probed(first: str = "") -> tuple[int, int]:
    """How nice a new process is after it gave way, and how long its slices are."""
    code = PROBE.format(first=first, number=GET_ATTRIBUTES[platform.machine()])
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    return int(told[0]), int(told[1])


def nicer() -> int:
    return min(19, os.getpriority(os.PRIO_PROCESS, 0) + 3)


def test_it_is_nicer_and_may_be_interrupted_at_once() -> None:
    nice, length = probed()
    assert nice == nicer()
    release = tuple(int(part) for part in platform.release().split("-")[0].split(".")[:2])
    if release >= (6, 12):  # older ones take the wish, and forget it
        assert length == SLICE


def test_where_slices_cannot_be_asked_for_it_is_only_nicer() -> None:
    nice, length = probed("platform.machine = lambda: 'abacus'")
    assert (nice, length != SLICE) == (nicer(), True)


def test_where_nobody_may_be_nicer_it_goes_without() -> None:
    refused = "def no(_): raise PermissionError\nos.nice = no"
    assert probed(refused)[0] == os.getpriority(os.PRIO_PROCESS, 0)
    assert probed("del os.nice")[0] == os.getpriority(os.PRIO_PROCESS, 0)
