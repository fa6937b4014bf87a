"""Players' own packs, and the fingerprint of what is played."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

import undaunted
from undaunted import content

from .conftest import Spoil

OURS = ["normandy", "north-africa", "stalingrad", "armour-and-armament", "under-cover-of-night"]

OWN = """
id = "mine"
title = "My own"
rules = "normandy"
sides = ["US", "German"]
origin = "original"
extends = "normandy"
"""


def _own_pack(folder: Path, copy: Path, head: str = OWN) -> Path:
    own = folder / "mine"
    (own / "scenarios").mkdir(parents=True)
    (own / "pack.toml").write_text(head, encoding="utf-8")
    shutil.copy(copy / "scenarios" / "01-la-raye.toml", own / "scenarios" / "first.toml")
    return own


def test_packs_are_found_in_named_folders(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, copy: Path
) -> None:
    _own_pack(tmp_path / "one", copy)
    monkeypatch.setenv("UNDAUNTED_PACKS", os.pathsep.join([str(tmp_path / "none"), str(tmp_path / "one")]))
    assert list(content.packs()) == [*OURS, "mine"]
    pack, scenario = content.find("mine/1")
    assert (pack.title, scenario.name, scenario.title) == ("My own", "mine/1", "La Raye")
    assert content.lint(pack) == []
    assert [told.name for told in content.scenarios()][-2:] == ["under-cover-of-night/204", "mine/1"]


def test_packs_are_found_in_the_data_folder(tmp_path: Path, copy: Path) -> None:
    _own_pack(tmp_path / "data" / "undaunted" / "packs", copy)
    assert content.find("mine/1")[1].sides == ("US", "German")


def test_a_pack_adds_to_the_one_it_extends(tmp_path: Path, copy: Path) -> None:
    own = _own_pack(tmp_path, copy)
    (own / "cards.toml").write_text(
        """
[[card]]
title = "Grenadier"
kind = "combat"
initiative = 5
squads = ["A", "B", "C"]
actions = ["Move 1", "Attack 1", "Control", "Attack 3 within 0"]
copies = 2
unit = "Rifleman"
sides = ["US"]
origin = "reconstructed"
""",
        encoding="utf-8",
    )
    pack = content.open_pack(own)
    assert pack.roster("US")["Grenadier A"].counter == "Rifleman A"
    assert "Grenadier A" not in pack.roster("German")
    assert set(pack.counters("US")) == set(content.pack("normandy").counters("US"))
    assert content.lint(pack) == []


@pytest.mark.parametrize("extends", ["normady", "mine"])
def test_a_pack_extends_another_that_is_there(tmp_path: Path, copy: Path, extends: str) -> None:
    own = _own_pack(tmp_path, copy, OWN.replace('extends = "normandy"', f'extends = "{extends}"'))
    with pytest.raises(content.ContentError) as caught:
        content.open_pack(own)
    assert (caught.value.key, caught.value.found) == ("extends", repr(extends))
    assert "normandy" in caught.value.expected


def test_of_two_packs_of_one_name_the_first_is_played_and_the_second_reported(
    monkeypatch: pytest.MonkeyPatch, copy: Path
) -> None:
    monkeypatch.setenv("UNDAUNTED_PACKS", str(copy.parent))
    assert content.pack("normandy").folder != copy
    assert list(content.packs()) == OURS
    [(folder, (problem,))] = content.broken().items()
    assert folder == copy
    assert "a second pack 'normandy'" in problem.found


def test_a_broken_pack_does_not_stand_in_the_way_of_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, copy: Path
) -> None:
    others = len(undaunted.scenarios())
    content.reload()
    _own_pack(tmp_path / "one", copy, "nonsense")
    monkeypatch.setenv("UNDAUNTED_PACKS", str(tmp_path / "one"))
    assert content.find("normandy/1")[1].title == "La Raye"
    assert len(undaunted.scenarios()) == others
    [(folder, problems)] = content.broken().items()
    assert folder == tmp_path / "one" / "mine"
    assert [problem.expected for problem in problems] == ["TOML syntax"]
    with pytest.raises(content.ContentError, match="mine"):
        content.find("mine/1")
    with pytest.raises(content.ContentError, match="mine"):
        undaunted.new("mine/1")
    assert content.exists("normandy/1")
    assert not content.exists("mine/1")


def _hash(copy: Path) -> str:
    content.reload()
    pack = content.open_pack(copy)
    return content.content_hash(pack, pack.scenarios["1"])


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.toml", "initiative = 9", "initiative = 8"),
        ("cards.toml", '"Command 2"', '"Command 1"'),
        ("tiles.toml", "cover = 0", "cover = 1"),
        ("scenarios/01-la-raye.toml", 'initiative = "US"', 'initiative = "German"'),
        ("scenarios/01-la-raye.toml", '"2B" = 1', '"2B" = 2'),
        ("scenarios/01-la-raye.toml", '"control 5"', '"control 4"'),
        ("scenarios/01-la-raye.toml", '"Rifleman A" = 1', '"Rifleman A" = 2'),
    ],
)
def test_what_changes_the_play_changes_the_fingerprint(
    copy: Path, spoil: Spoil, file: str, old: str, new: str
) -> None:
    before = _hash(copy)
    spoil(file, old, new)
    assert _hash(copy) != before


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("pack.toml", 'title = "Normandy"', 'title = "Normandie"'),
        ("tiles.toml", '"road"', '"fields"'),
        ("scenarios/01-la-raye.toml", 'title = "La Raye"', 'title = "At La Raye"'),
        ("scenarios/01-la-raye.toml", "June 1944", "July 1944"),
        ("scenarios/01-la-raye.toml", '"2B" = 1\n"16B" = 1\n', '"16B" = 1\n"2B" = 1\n'),
        ("scenarios/02-montmartin-en-graignes.toml", "control 1", "control 2"),
    ],
)
def test_words_and_other_scenarios_do_not(copy: Path, spoil: Spoil, file: str, old: str, new: str) -> None:
    before = _hash(copy)
    spoil(file, old, new)
    assert _hash(copy) == before
    assert before == content.content_hash(*content.find("normandy/1"))
