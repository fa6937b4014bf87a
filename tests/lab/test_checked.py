"""The checked build: an index out of bounds or a write beyond an array never goes unnoticed in it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import checked
from undaunted.lab.fuzzing.made_up import run as packs_run

pytestmark = pytest.mark.slow

OUT_OF_BOUNDS = """
from undaunted import _fast
from undaunted.content.stage import stage
from undaunted.lab.fuzzing import ignored
state = _fast.opening(stage("normandy/1", _fast).table)
_fast.start_round(state)
state.tile_of = bytearray(1)
with ignored.noticed():
    try:
        print("judged", _fast.judge(state, 0))
    except IndexError as error:
        print("raised", error)
    print("ignored", *ignored.FOUND)
"""
BEYOND_THE_END = """
import ctypes
cells = bytearray(16)
there = (ctypes.c_char * 16).from_buffer(cells)
ctypes.memset(ctypes.addressof(there), 1, 64)
print("went unnoticed")
"""


@pytest.fixture(scope="module")
def environment() -> dict[str, str]:
    try:
        return checked.build()
    except checked.NoCompiler as problem:
        pytest.skip(str(problem))


def run(program: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_stands_beside_the_fast_one(environment: dict[str, str]) -> None:
    ran = run("from undaunted import _fast, speed; print(_fast.__file__, speed.COMPILED)", environment)
    module, compiled = ran.stdout.split()
    assert Path(module).parent == checked.CHECKED / "undaunted"
    assert compiled == "True"
    assert ("LD_PRELOAD" in environment) == (b"__asan_report_load" in Path(module).read_bytes())


def test_an_index_out_of_bounds_is_noticed(environment: dict[str, str]) -> None:
    ran = run(OUT_OF_BOUNDS, environment)
    assert "bytearray index out of range" in ran.stdout, ran.stderr


def test_a_write_beyond_an_array_ends_the_program(environment: dict[str, str]) -> None:
    if "LD_PRELOAD" not in environment:
        pytest.skip("the compiler has no sanitisers")
    ran = run(BEYOND_THE_END, environment)
    assert ran.returncode != 0
    assert "heap-buffer-overflow" in ran.stderr
    assert "went unnoticed" not in ran.stdout


@pytest.mark.parametrize("seed", [4, 6])
def test_made_up_packs_do_no_harm(seed: int, environment: dict[str, str], tmp_path: Path) -> None:
    report = packs_run.run(36, seed, tmp_path, jobs=2, environment=environment)
    assert report.harm == [], str(report)
    assert report.ok, str(report)
    assert report.packs == 36
    assert report.games > 36
