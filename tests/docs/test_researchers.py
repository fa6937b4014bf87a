"""What researchers are told: the examples run as they stand, and the page about the tensor is true."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

import tensor_page
from tests.docs.test_docs import ROOT, blocks
from undaunted.envs import layout

EXAMPLES = {
    "pettingzoo_random.py": (["normandy/1", "2"], "US: "),
    "openspiel_search.py": (["normandy/1", "8"], "search +0, random play +0"),
}


@pytest.mark.parametrize(("number", "told"), [(0, " decisions"), (1, ", ")])
def test_the_code_for_researchers_runs(number: int, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks("docs/researchers/index.md", "python")[number]
    exec(compile(code, "docs/researchers/index.md", "exec"), {})
    assert told in capsys.readouterr().out


def test_the_page_about_the_tensor_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    """If not: `python tools/tensor_page.py`."""
    assert tensor_page.PAGE.read_text(encoding="utf-8") == tensor_page.page()
    (code,) = blocks("docs/researchers/tensor.md", "python")
    exec(compile(code, "docs/researchers/tensor.md", "exec"), {})
    assert capsys.readouterr().out.startswith(f"{layout('normandy/1').size} slice(")


def test_there_are_no_examples_that_are_not_run() -> None:
    assert {path.name for path in (ROOT / "examples").glob("*.py")} == set(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_run(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments, told = EXAMPLES[name]
    path = Path(ROOT, "examples", name)
    monkeypatch.setattr(sys, "argv", [str(path), *arguments])
    runpy.run_path(str(path), run_name="__main__")
    assert told in capsys.readouterr().out
