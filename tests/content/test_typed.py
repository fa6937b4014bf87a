"""Two tables opened in the same moment read their content in two threads."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from undaunted.content.bundle import pack_up
from undaunted.content.stage import stage

AT_ONCE = """
import sys, threading
from undaunted.content.bundle import unpack
text = sys.stdin.read()
sys.setswitchinterval(1e-6)
together = threading.Barrier(8)
def read(n):
    together.wait()
    unpack(text + " " * n)
threads = [threading.Thread(target=read, args=(n,)) for n in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


@pytest.mark.parametrize("name", ["normandy/1", "stalingrad/11"])
def test_eight_threads_may_read_a_bundle_first(tmp_path: Path, name: str) -> None:
    bundle = pack_up(stage(name))
    ends = [
        subprocess.run(
            [sys.executable, "-c", AT_ONCE], input=bundle, text=True, cwd=tmp_path, check=False
        ).returncode
        for _ in range(8)
    ]
    assert ends == [0] * 8
