"""The program as a person meets it, with a keyboard made of text."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import undaunted
from undaunted.cli import main


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str


Run = Callable[..., Ran]

FOREIGN = (
    "UNDAUNTED_PACKS", "UNDAUNTED_LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "LINES",
    "TTY_COMPATIBLE", "TTY_INTERACTIVE",
)  # fmt: skip
"""Settings of the person who runs the tests."""


GREEDY = ("play", "normandy/1", "--against", "greedy")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves and packs of the person who runs the tests are left alone."""
    home = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in FOREIGN:
        monkeypatch.delenv(name, raising=False)
    return home


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*args: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return call


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """The log of a game that somebody lost by always choosing the first option."""
    path = tmp_path / "finished.log"
    ran = run(*GREEDY, "--as", "US", "--seed", "3", "--save", path, typed="1\n" * 2000)
    assert "won in round" in ran.out
    return path


@pytest.fixture
def last(finished: Path) -> int:
    """How many decisions it took."""
    return undaunted.load(finished.read_text(encoding="utf-8")).decisions


@pytest.fixture
def running(run: Run, tmp_path: Path) -> Path:
    """The log of a game that was left in its first round."""
    path = tmp_path / "running.log"
    run(*GREEDY, "--seed", "3", "--save", path, typed="1\nq\n")
    return path
