"""The attack script: it starts a server of its own, lets a stranger at it, and says what a bystander saw."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import undaunted
from undaunted.bots.processes.pipe import environment

TOOL = Path(undaunted.__file__).parents[2] / "tools" / "attack_server.py"


@pytest.mark.parametrize("processes", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_two_short_attacks(processes: str) -> None:
    command = [sys.executable, str(TOOL), "--seconds", "2", "--calm", "1", "--json"]
    ran = subprocess.run(
        [*command, "--processes", processes, "--only", "face", "lobby"],
        capture_output=True,
        env=environment(),
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    peace, face, lobby = json.loads(ran.stdout)
    assert [one["attack"] for one in (peace, face, lobby)] == [
        "in peace",
        "face",
        "lobby",
    ]
    for one in (peace, face, lobby):
        assert one["lost"] == 0
        assert one["decided"]["count"] > 0
        assert 0 < one["decided"]["median"] <= one["decided"]["p99"] <= one["decided"]["max"]
        assert one["cores"]["server"] > 0
        assert (one["cores"]["database"] > 0) == (processes == "2")
    assert peace["times"] == [1.0, 1.0]
    assert face["did"]["heard"] > 0
    assert face["did"]["refused"] == 0, "within all limits"
    assert lobby["did"]["200"] > 0


def test_no_other_machine_is_attacked() -> None:
    command = [sys.executable, str(TOOL), "--address", "http://192.0.2.1:8344"]
    ran = subprocess.run(command, capture_output=True, env=environment(), text=True, check=False)
    assert ran.returncode != 0
    assert "expected a loopback address" in ran.stderr
