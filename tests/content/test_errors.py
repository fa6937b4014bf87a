"""Every kind of slip in a pack is answered with the file, the key, and what was expected."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from undaunted import content

from .conftest import Spoil

ONE = "scenarios/01-la-raye.toml"
TEN = "scenarios/10-critical-intelligence.toml"

SLIPS = [
    # file, what stands there, what is written instead, key, expectation
    ("pack.toml", 'title = "N', 'titel = "N', "titel", "did you mean 'title'?"),
    ("pack.toml", '"printed"', '"pinted"', "origin", "did you mean 'printed'?"),
    ("pack.toml", 'id = "normandy"', 'id = "normandie"', "id", "the folder's name, 'normandy'"),
    ("pack.toml", '["US", "German"]', '["US"]', "sides", "array of length >= 2"),
    ("pack.toml", 'rules = "normandy"', "", "rules", "the key 'rules'"),
    ("pack.toml", 'title = "Normandy"', "title = Normandy", "line 2", "TOML syntax"),
    ("cards.toml", "initiative = 9", "initative = 9", "card[0].initative", "did you mean 'initiative'?"),
    ("cards.toml", "initiative = 9", 'initiative = "9"', "card[0].initiative", "int"),
    ("cards.toml", "copies = 1", "copies = 0", "card[0].copies", "int >= 1"),
    ("cards.toml", "copies = 1\n", "", "card[0].copies", "the key 'copies'"),
    ("cards.toml", '"command"', '"comand"', "card[0].kind", "did you mean 'command'?"),
    ("cards.toml", '"Command 2"', '"Comand 2"', "card[0].actions[1]", "did you mean 'Command'?"),
    ("cards.toml", '"Command 2"', '"Command"', "card[0].actions[1]", "'Command X'"),
    ("cards.toml", '"Bolster 3"', '"Bolster 3 squad"', "card[0].actions[0]", "no squad of its own"),
    ("cards.toml", '"Bolster 3"', '"Bolster 3 Q"', "card[0].actions[0]", "letter of a squad"),
    ("cards.toml", '["A", "B", "C"]', '["A", "b", "C"]', "card[2].squads[1]", "^[A-Z]$"),
    ("cards.toml", "defence = 5\n", "", "card[3].defence", "defence of the Scout's counter"),
    ("cards.toml", "defence = 5", 'unit = "Scuot"', "card[3].unit", "title of a combat card"),
    ("cards.toml", "copies = 1", "copies = 1\ndefence = 4", "card[0].defence", "no counter"),
    ("cards.toml", "copies = 1", 'copies = 1\nsides = ["USA"]', "card[0].sides", "did you mean 'US'?"),
    ("cards.toml", '"Platoon Guide"', '"Platoon Sergeant"', "card[1].title", "each card of a side once"),
    ("cards.toml", "copies = 10", 'copies = 10\nactions = ["Recon"]', "card[8].actions", "no actions"),
    ("cards.toml", "[[card]]", "[[card]", "line 3", "TOML syntax"),
    ("tiles.toml", "cover = 0", "cover = -1", "tile[0].cover", "int >= 0"),
    ("tiles.toml", 'id = "1A"', 'id = "A1"', "tile[0].id", "regex"),
    ("tiles.toml", 'id = "1B"', 'id = "1A"', "tile[1].id", "each face once"),
    ("tiles.toml", '"road"', '"raod"', "tile[0].terrain", "did you mean 'road'?"),
    ("tiles.toml", "hill = true", 'hill = "yes"', "tile[2].hill", "bool"),
    (ONE, 'initiative = "US"', 'initiative = "USA"', "initiative", "did you mean 'US'?"),
    (ONE, 'initiative = "US"', 'initiatve = "US"', "initiatve", "did you mean 'initiative'?"),
    (ONE, "id = 1", "id = 0", "id", ">= 1"),
    (ONE, "id = 1", "id = 2", "id", "an id of its own"),
    (ONE, "[German]", "[Germn]", "Germn", "did you mean 'German'?"),
    (ONE, '"columns"', '"colums"', "board.lines", "did you mean 'columns'?"),
    (ONE, "2B@2", "2B2", "board.layout[0]", "tile@offset"),
    (ONE, "2B@2", "22B@2", "board.layout[0]", "a tile of the pack"),
    (ONE, "2B@2", "16B@2", "board.layout[0]", "each tile once"),
    (ONE, '"2B" = 1', '"2A" = 1', "objectives.2A", "a tile of the board"),
    (ONE, '"16B" = 1', '"16B" = "one"', "objectives.16B", "int"),
    (ONE, '"control 5"', '"controll 5"', "US.goal", "did you mean 'control'?"),
    (ONE, '"control 5"', '"control"', "US.goal", "'control N'"),
    (ONE, '"control 5"', '"pin 5"', "US.goal", "'pin'"),
    (ONE, 'scouted = ["17B"', 'scouted = ["17A"', "US.scouted", "did you mean '17B'?"),
    (ONE, 'scouted = ["17B"', 'scoutd = ["17B"', "US.scoutd", "did you mean 'scouted'?"),
    (ONE, 'controlled = ["5B"]', 'controlled = ["5A"]', "German.controlled", "did you mean '5B'?"),
    (ONE, '["everyone"]', '["everybody"]', "US.spawn.17B", "did you mean 'everyone'?"),
    (ONE, '["everyone"]', '["D"]', "US.spawn.17B", "one of everyone, A, B, C, Sniper, Mortar"),
    (ONE, '["everyone"]', "[]", "US.spawn.17B", "length >= 1"),
    (ONE, '{ "17B" = ["everyone"]', '{ "17A" = ["everyone"]', "US.spawn.17A", "did you mean '17B'?"),
    (ONE, '"Rifleman A", "Rifleman B"', '"Rifleman A", "Rifelman B"', "US.units.17B", "'Rifleman B'"),
    (ONE, 'units = { "17B"', 'units = { "19B"', "US.units.19B", "a tile of the board"),
    (
        ONE,
        '"Squad Leader B" = 1',
        '"Squad Leader D" = 1',
        'US.deck."Squad Leader D"',
        "did you mean 'Squad Leader",
    ),
    (ONE, '"Squad Leader B" = 1', '"Squad Leader B" = -1', 'US.deck."Squad Leader B"', "int >= 1"),
    (ONE, "[German.supply]", "[German.suply]", "German.suply", "did you mean 'supply'?"),
    (ONE, '[US]\ngoal = "control 5"', "[US]", "US.goal", "the key 'goal'"),
    (TEN, 'tile = "6B"', 'tile = "6A"', "radio.tile", "did you mean '6B'?"),
    (TEN, 'side = "US"', 'side = "us"', "radio.side", "did you mean 'US'?"),
    (TEN, "radio = {", "radoi = {", "radoi", "did you mean 'radio'?"),
]


@pytest.mark.parametrize(("file", "old", "new", "key", "expected"), SLIPS, ids=lambda part: str(part)[:30])
def test_a_slip_is_explained(
    copy: Path, spoil: Spoil, file: str, old: str, new: str, key: str, expected: str
) -> None:
    path = spoil(file, old, new)
    with pytest.raises(content.ContentError) as caught:
        _ = content.open_pack(copy).scenarios
    error = caught.value
    assert error.key == key or (key.startswith("line ") and error.key.startswith(key))
    assert expected in error.expected
    # A doubled id is found in the second file that has it.
    assert Path(error.file) == path or old == "id = 1"
    assert all(part in str(error) for part in (error.file, error.key, error.found, error.expected))


@pytest.mark.parametrize("file", ["pack.toml", "cards.toml", "tiles.toml", TEN])
@pytest.mark.parametrize("value", ["3", '"x"', "[3]", '{ a = "b" }', ""])
def test_nothing_but_a_content_error_comes_of_a_spoilt_line(copy: Path, file: str, value: str) -> None:
    path = copy / file
    lines = path.read_text(encoding="utf-8").splitlines()
    # The later tiles and cards are written like the first ones.
    for number, line in enumerate(lines if file == TEN else lines[:25]):
        spoilt = f"{line.partition('=')[0]}= {value}" if value else ""
        path.write_text("\n".join([*lines[:number], spoilt, *lines[number + 1 :]]), encoding="utf-8")
        content.reload()
        with contextlib.suppress(content.ContentError):
            content.open_pack(copy).read_scenario(copy / TEN)


def test_a_missing_side(copy: Path) -> None:
    path = copy / ONE
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[: whole.index("[German]")], encoding="utf-8")
    with pytest.raises(content.ContentError, match=r"German: found nothing, expected a table \[German\]"):
        _ = content.open_pack(copy).scenarios


def test_a_missing_file(copy: Path) -> None:
    (copy / "tiles.toml").unlink()
    with pytest.raises(content.ContentError, match=r"tiles\.toml: found no readable file"):
        _ = content.open_pack(copy).scenarios


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("normandy/13", "did you mean 'normandy/"),
        ("normady/1", "did you mean 'normandy/1'?"),
        ("normandy", "one of normandy/1, normandy/2"),
        ("", "one of normandy/1"),
    ],
)
def test_an_unknown_scenario_is_answered_with_those_there_are(name: str, hint: str) -> None:
    with pytest.raises(content.UnknownScenario) as caught:
        content.find(name)
    assert isinstance(caught.value, LookupError)
    assert hint in str(caught.value)
    assert "undaunted scenarios" in str(caught.value)


def test_an_unknown_pack() -> None:
    with pytest.raises(content.UnknownPack, match="did you mean 'normandy'"):
        content.pack("normandi")
