"""The load script plays real games against a real server, and counts what it did."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import undaunted
from undaunted.bots.processes.pipe import environment

TOOL = Path(undaunted.__file__).parents[2] / "tools" / "load_server.py"


@pytest.mark.parametrize(
    ("options", "connections"),
    [(["--generators", "2", "--watchers", "1"], 9), (["--bots", "greedy"], 3)],
)
def test_a_small_load(options: list[str], connections: int) -> None:
    command = [
        sys.executable,
        str(TOOL),
        "--games",
        "3",
        "--rate",
        "15",
        "--seconds",
        "3",
        "--json",
        *options,
    ]
    ran = subprocess.run(
        [*command, "--warm-up", "0.5"], capture_output=True, env=environment(), text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    report = json.loads(ran.stdout)
    assert report["connections"] == report["connecting"]["count"] == connections
    assert report["decisions"] == report["everyone"]["count"] == report["kept"]["count"] > 0
    assert report["each"]["count"] == report["decisions"] * connections // 3
    assert (report["refused"], report["lost"], report["ended"]) == ({}, 0, 0)
    for name in ("everyone", "each", "kept"):
        assert 0 < report[name]["median"] <= report[name]["p90"] <= report[name]["p99"] <= report[name]["max"]
    assert report["everyone"]["max"] == report["each"]["max"]
    assert report["memory"]["server"] > 10
