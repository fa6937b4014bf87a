"""The page "Adding things" is true: an action made up for this test goes in at the places that it names.

`rally.patch` is the walk through the page. When the sources move on and it no longer applies, make it anew:
apply it by hand in a scratch copy, and keep `git diff`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import unity

ROOT = Path(__file__).parents[2]
PATCH = Path(__file__).parent / "rally.patch"
PAGE = ROOT / "docs" / "contributors" / "adding.md"
MOST_PLACES = 10
"""Files of code; texts are one place a language."""


@pytest.fixture(scope="module")
def patched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with the new action, in a folder of their own."""
    place = tmp_path_factory.mktemp("adding")
    left_out = shutil.ignore_patterns("__pycache__", "_fast*", "static", "packs")
    shutil.copytree(ROOT / "src" / "undaunted", place / "src" / "undaunted", ignore=left_out)
    packs = Path("src") / "undaunted" / "content" / "packs"
    shutil.copytree(ROOT / packs, place / packs)
    applied = subprocess.run(
        ["git", "apply", "-C1", "--verbose", str(PATCH)],
        cwd=place,
        capture_output=True,
        text=True,
        check=False,
    )
    assert applied.returncode == 0, f"{applied.stderr}\nmake {PATCH.name} anew"
    return place


def touched() -> list[str]:
    """The files of the patch, below the package."""
    found = re.findall(r"^\+\+\+ b/src/undaunted/(\S+)$", PATCH.read_text(encoding="utf-8"), re.MULTILINE)
    return sorted(found)


def test_a_new_action_goes_in_at_the_places_that_the_page_names() -> None:
    chapter = PAGE.read_text(encoding="utf-8").partition("## An action")[2].partition("\n## ")[0]
    named = set(re.findall(r"`((?:rules|content|game|bots|messages)/[\w./-]+)`", chapter))
    code = {path for path in touched() if not path.startswith("messages/")}
    assert {path for path in named if not path.startswith("messages/")} == code
    assert {path.partition("/")[0] for path in touched()} == {path.partition("/")[0] for path in named}


def test_the_list_of_places_is_short() -> None:
    code = [path for path in touched() if not path.startswith("messages/")]
    assert len(code) <= MOST_PLACES


def test_and_then_it_can_be_played(patched: Path, tmp_path: Path) -> None:
    paths = os.pathsep.join([str(patched / "src"), str(ROOT), str(ROOT / "tools")])
    walked = subprocess.run(
        [sys.executable, "-m", "tests.adding.walk", str(tmp_path)],
        env=os.environ | {"PYTHONPATH": paths, "UNDAUNTED_SPEED": "interpreted"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert walked.returncode == 0, walked.stderr
    assert "walked through" in walked.stdout


def test_and_compiled(patched: Path) -> None:
    """The files can still be joined for the compiler, which is pickier than the interpreter."""
    module, constants = unity.join(patched / "src" / "undaunted")
    assert "def can_rally" in module
    assert "ASK_RALLY" in constants
