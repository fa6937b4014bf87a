"""Where the server's file lies."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from undaunted.server.data_file import data_file

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="other folders there")


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("UNDAUNTED_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)


def test_among_the_persons_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    assert data_file() == Path("/home/ann/.local/share/undaunted/undaunted.db")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_file() == Path("/data/undaunted/undaunted.db")


def test_where_the_host_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDAUNTED_DATA", "/srv/games.db")
    assert data_file() == Path("/srv/games.db")
    assert data_file(Path("mine.db")) == Path("mine.db")
