"""kill -9 in the middle of writing: what was acknowledged is there, and every game equals its replay."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from undaunted.server.store.verifying import verify

ROOT = Path(__file__).parents[3]
KILLS = 20


def killed_while_playing(path: Path, rows: int) -> set[tuple[str, int, str]]:
    """What a process acknowledged before its end, which came soon after so many rows."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.playing_on", str(path)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stdout is not None
    told = []
    for line in process.stdout:
        told.append(line)
        if len(told) == rows:
            process.kill()  # and read what it had still said
    process.wait()
    process.stdout.close()
    assert len(told) >= rows
    words = [line.split() for line in told if line.endswith("\n")]
    return {(table, int(number), what) for table, number, what in words}


@pytest.mark.slow
def test_killed_in_the_middle_again_and_again(tmp_path: Path) -> None:
    path = tmp_path / "undaunted.db"
    chance = random.Random(1)
    acknowledged: set[tuple[str, int, str]] = set()
    for _ in range(KILLS):
        acknowledged |= killed_while_playing(path, chance.randrange(5, 40))
        connection = sqlite3.connect(path)
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        kept = set(connection.execute("SELECT table_id, number, what FROM journal"))
        connection.close()
        assert acknowledged <= kept
    done = verify(path)
    assert done.bad == []
    assert done.rows >= len(acknowledged) >= 5 * KILLS
