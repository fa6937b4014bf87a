"""A small campaign in the terminal, and somebody who types: on through the desk, and out of every game."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Ran
from tests.packs import trial
from undaunted.cli import main

WITHDRAW = re.compile(r"(\d+) (?:Withdraw|Se retirer)")
DESK = re.compile(r"Enter to|Entrée pour")
Play = Callable[..., Ran]


class Typist(io.StringIO):
    """Reads the screen before it types: Enter at the desk, in a game the way out as soon as there is one.

    `first` is typed before that. Whoever has typed `most` lines goes away.
    """

    def __init__(self, read: Callable[[], str], first: list[str], most: int) -> None:
        super().__init__()
        self._read = read
        self._first = first
        self._left = most

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self._left -= 1
        if self._left < 0:
            return ""
        shown = self._read()
        if self._first:
            return f"{self._first.pop(0)}\n"
        asked = shown.rstrip().rpartition("\n")[2]
        if DESK.search(asked):
            return "\n"
        out = WITHDRAW.findall(shown)
        return f"{out[-1] if out else 1}\n"


@pytest.fixture(autouse=True)
def trial_pack(tmp_path: Path) -> Iterator[Path]:
    with trial.laid_out(tmp_path / "packs") as home:
        yield home


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """`undaunted campaign …` with a typist."""

    def call(*args: str | Path, first: tuple[str, ...] = (), most: int = 400) -> Ran:
        shown: list[str] = []
        errors: list[str] = []

        def read() -> str:
            out, err = capsys.readouterr()
            shown.append(out)
            errors.append(err)
            return out

        monkeypatch.setattr("sys.stdin", Typist(read, list(first), most))
        status = main(["campaign", *(str(arg) for arg in args)])
        read()
        return Ran(status, "".join(shown), "".join(errors))

    return call
