"""The libraries are optional: without them everything else works, and the error says what to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import undaunted
import undaunted.envs

SOURCE = str(Path(undaunted.__file__).parents[1])
WITHOUT = "import sys; sys.path.insert(0, {source!r}); sys.modules.update(dict.fromkeys({missing!r}))\n"


def run(program: str, *missing: str) -> str:
    """Runs a program that cannot import these; gives what it prints."""
    code = WITHOUT.format(source=SOURCE, missing=missing) + program
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo", "numpy", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_an_interface_without_its_library_says_how_to_get_it(module: str, missing: str, extra: str) -> None:
    program = (
        "from undaunted.envs import MissingLibrary\n"
        f"try:\n    import undaunted.envs.{module}\nexcept MissingLibrary as error:\n    print(error)"
    )
    told = run(program, missing)
    assert f"found no {missing}" in told
    assert told.endswith(f"pip install 'undaunted[{extra}]'")


def test_the_rest_needs_none_of_them() -> None:
    program = (
        "import undaunted, undaunted.envs\n"
        "print(undaunted.envs.layout('normandy/1').size, len(undaunted.new('normandy/1', seed=1).deciders))"
    )
    size, deciders = run(program, "numpy", "pettingzoo", "gymnasium", "pyspiel", "open_spiel").split()
    assert (int(size), int(deciders)) == (undaunted.envs.layout("normandy/1").size, 2)
