"""Two builds are compared decision by decision: one is its own equal, a spoiled one is found out."""

import shutil
from pathlib import Path

import pytest

import compare_builds

HERE = Path(__file__).resolve().parent.parent
SCENARIOS = ("normandy/2", "north-africa/1", "north-africa/6")


def compare(old: Path) -> compare_builds.Compared:
    (batch,) = compare_builds.compare(old, HERE, games=3, seed=4, names=SCENARIOS, jobs=1)
    return batch


def test_a_build_does_not_differ_from_itself() -> None:
    batch = compare(HERE)
    assert batch.games == 3
    assert batch.decisions > 300
    assert batch.differences == []


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package once more, for spoiling; without its compiled module, which would not fit."""
    ignored = shutil.ignore_patterns("__pycache__", "static", "_fast*")
    shutil.copytree(HERE / "src" / "undaunted", tmp_path / "src" / "undaunted", ignore=ignored)
    return tmp_path


def spoil(copy: Path, file: str, what: str, by: str) -> None:
    path = copy / "src" / "undaunted" / file
    text = path.read_text(encoding="utf-8")
    assert what in text
    path.write_text(text.replace(what, by), encoding="utf-8")


def test_a_card_more_in_hand_is_noticed(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDAUNTED_SPEED", "auto")
    spoil(copy, "content/variants.toml", "hand_size = 4 ", "hand_size = 5 ")
    batch = compare(copy)
    (first, *_) = batch.differences
    assert (first.scenario, first.seed, first.decision) == ("normandy/2", "4 0", 0)
    assert "arrays deck, arrays hand" in first.what
    assert str(first).startswith("normandy/2, seed '4 0', decision 0: ")


def test_an_event_told_otherwise_is_noticed(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDAUNTED_SPEED", "auto")
    spoil(copy, "game/event.py", '"reshuffled"', '"shuffled"')
    found = compare(copy).differences
    assert found
    assert {difference.what for difference in found} == {"told"}
    assert "shuffled" in found[0].old


def test_a_crash_of_one_build_is_a_difference(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDAUNTED_SPEED", "auto")
    spoil(copy, "rules/round/rounds.py", "def start_round(", "def begin_round(")
    (only,) = compare(copy).differences
    assert (only.decision, only.what) == (0, "how it ends")
    assert "died with exit code" in only.old
