"""The tool that says what a decision costs: it plays to the end of what it was told to, and loses nothing."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "decision_cost.py"


def cost(*words: str) -> dict[str, float]:
    command = [sys.executable, str(TOOL), *words, "--decisions", "2", "--warm-up", "1", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def test_it_takes_a_decision_apart() -> None:
    found = cost("parts")
    parts = {"playing", "update", "encoding", "update: now", "update: choices", "table: loop"}
    assert all(found[part] > 0 for part in parts)
    assert found["decisions"] == 2 * 14


@pytest.mark.parametrize("packed", [(), ("--packed",)])
def test_it_plays_over_real_sockets(packed: tuple[str, ...]) -> None:
    found = cost("sockets", *packed)
    assert found["server"] > 0
    assert found["decisions"] == 2 * 14
    assert found["lost or refused"] == 0
