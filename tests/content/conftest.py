"""A copy of the Normandy pack that a test may spoil."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from undaunted import content
from undaunted.content.loader import BUILT_IN

Spoil = Callable[[str, str, str], Path]


@pytest.fixture(autouse=True)
def _only_built_in_packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """No pack of whoever runs the tests may have a say in them."""
    monkeypatch.delenv("UNDAUNTED_PACKS", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    content.reload()
    yield
    content.reload()


@pytest.fixture
def normandy() -> content.Pack:
    return content.pack("normandy")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The folder of a pack like Normandy."""
    return Path(shutil.copytree(BUILT_IN / "normandy", tmp_path / "copies" / "normandy"))


@pytest.fixture
def spoil(copy: Path) -> Spoil:
    """Replace the first occurrence of a text in one of the copy's files."""

    def replace(file: str, old: str, new: str) -> Path:
        path = copy / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} has no {old!r} to spoil"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return path

    return replace
