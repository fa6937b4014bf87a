"""The script of attacks attacks, and says what it did and what somebody else noticed of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import undaunted
from undaunted.bots.processes.pipe import environment

TOOL = Path(undaunted.__file__).parents[2] / "tools" / "attack_connections.py"


def attack(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "--seconds", "1", *options]
    return subprocess.run(command, capture_output=True, env=environment(), text=True, check=False)


@pytest.mark.parametrize(
    ("name", "ended"),
    [
        ("ping_flood", "frames"),
        ("empty_fragments", "fragments"),
        ("silent", "crowd"),
        ("arrivals", "arrivals"),
        # What they cost makes them wait, before they are too many.
        ("requests", ""),
        ("shreds", "pieces"),
        ("no_handshakes", "handshake"),
        ("behind_no_handshake", "handshake"),
    ],
)
def test_each_is_ended_and_nobody_else_fails(name: str, ended: str) -> None:
    ran = attack("--only", name)
    assert ran.returncode == 0, ran.stderr
    row = ran.stdout.splitlines()[-1]
    assert not ended or f"'{ended}': " in row, ran.stdout
    assert row.split()[:1] + row.split()[4:5] == [name, "0"], ran.stdout


def test_no_other_machine_is_attacked() -> None:
    ran = attack("--attack", "silent", "--address", "http://192.0.2.1:80")
    assert ran.returncode != 0
    assert "expected a loopback address" in ran.stderr
