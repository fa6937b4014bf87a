"""The script of faults: servers keep their word through them, and one that does not is found out."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

import undaunted
from fault_server import tried
from faults import Fault, Scene
from undaunted.bots.processes.pipe import environment

TOOL = Path(undaunted.__file__).parents[2] / "tools" / "fault_server.py"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("processes", "names"),
    [("1", ("full disk", "damaged page")), ("2", ("database hanging", "connections cut"))],
)
def test_faults(processes: str, names: tuple[str, ...]) -> None:
    command = [sys.executable, str(TOOL), "--processes", processes, "--json", "--only", *names]
    ran = subprocess.run(command, capture_output=True, env=environment(), text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    outcomes = json.loads(ran.stdout)
    assert [one["fault"] for one in outcomes] == list(names)
    for one in outcomes:
        assert one["broken"] == []
        assert one["acknowledged"] > 0
    if "full disk" in names:
        assert outcomes[0]["refused"] > 0


def test_a_broken_promise_is_found() -> None:
    """A store that forgets."""

    def forget(scene: Scene) -> None:
        def take_out_the_last_rows() -> None:
            with closing(sqlite3.connect(scene.file, isolation_level=None)) as store:
                # Which the file itself does not allow.
                for (name,) in store.execute(
                    "SELECT name FROM sqlite_master WHERE type = 'trigger'"
                ).fetchall():
                    store.execute(f"DROP TRIGGER {name}")
                store.execute("DELETE FROM journal WHERE number > 2")

        scene.mend = take_out_the_last_rows
        scene.all_play_again(time.monotonic())

    outcome = tried("forgetting", Fault(forget), None)
    assert any("expected row" in line for line in outcome.broken), "of what was acknowledged"
    assert any("as the journal leads to" in line for line in outcome.broken), "and of what is noted"
