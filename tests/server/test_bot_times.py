"""The script that measures bots' times asks real bots, and knows chance from what a hand explains."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import bot_times
import undaunted
from undaunted.bots.processes.pipe import environment

TOOL = Path(undaunted.__file__).parents[2] / "tools" / "bot_times.py"


def test_a_small_measurement() -> None:
    command = [sys.executable, str(TOOL), "--bot", "recruit", "--pace", "0.01"]
    command += ["--positions", "2", "--deals", "2", "--times", "2"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False)
    assert done.returncode == 0, done.stderr
    heading, *rows, summary = done.stdout.splitlines()
    assert heading.split() == ["position", "question", "options", "explained", "chance", "apart", "told"]
    assert [row.split()[-1] for row in rows] == ["2/2", "2/2"], "with each deal it was said that it thinks"
    assert summary.startswith("recruit, a tick of 0.01 s: the hand tells in ")
    assert summary.endswith(" of 2 positions")


def test_what_groups_explain() -> None:
    apart = [[1.0, 1.1, 0.9, 1.0], [2.0, 2.1, 1.9, 2.0], [3.0, 3.1, 2.9, 3.0]]
    alike = [[1.0, 1.1, 0.9, 1.2]] * 3
    assert bot_times.explained(apart) > 0.98 > bot_times.by_chance(apart, Random(1))
    assert bot_times.explained(alike) == 0.0
    assert bot_times.explained([[1.0] * 4] * 3) == 0.0, "where nothing differs there is nothing to explain"
