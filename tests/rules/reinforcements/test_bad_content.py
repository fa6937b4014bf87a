"""Mines and rough terrain that cannot be: each is refused, with the place and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packs import night
from undaunted.content import open_pack
from undaunted.content.errors import ContentError

BAD = (
    ('personnel = ["17A-16B"]', 'personnel = ["17A-13B"]', "mines.personnel[0]", "a tile beside 17A"),
    ('personnel = ["17A-16B"]', 'personnel = ["17A-17A"]', "mines.personnel[0]", "a tile beside 17A"),
    ('personnel = ["17A-16B"]', 'personnel = ["17A"]', "mines.personnel[0]", "a tile beside 17A"),
    ('personnel = ["17A-16B"]', 'personnel = [""]', "mines.personnel[0]", "its two tiles"),
    ('personnel = ["17A-16B"]', 'personnel = ["99A-17A"]', "mines.personnel[0]", "its two tiles"),
    ('personnel = ["17A-16B"]', 'personnel = ["17A-16B-9B"]', "mines.personnel[0]", "a tile beside 17A"),
    ('armour = ["17A-16B", "16B-9B"]', 'armour = ["16B-2B"]', "mines.armour[0]", "a tile beside 16B"),
    ('owner = "LRDG"', 'owner = "German"', "mines.owner", "a side"),
    ('owner = "LRDG"', 'owner = ""', "mines.owner", "a side"),
    ("supply = 3", "supply = 6", "mines", "8 at most"),
    ("supply = 3", "supply = 9", "mines.supply", "8"),
    ("supply = 3", "supply = -1", "mines.supply", "0"),
    ("supply = 3", 'supply = "many"', "mines.supply", "int"),
    ("supply = 3", "supply = 3\nsize = 3", "mines", "size"),
    ('rough = ["22B"]', 'rough = ["22A"]', "rough", "a tile of the board"),
    ('rough = ["22B"]', 'rough = [""]', "rough", "a tile of the board"),
    ('rough = ["22B"]', 'rough = "22B"', "rough", "array"),
)


@pytest.mark.parametrize(("old", "new", "key", "said"), BAD)
def test_it_is_refused_with_a_reason(tmp_path: Path, old: str, new: str, key: str, said: str) -> None:
    folder = night.write(tmp_path)
    file = folder / "scenarios" / "1-night.toml"
    told = file.read_text(encoding="utf-8")
    assert old in told
    file.write_text(told.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        open_pack(folder).read_scenario(file)
    assert any(problem.key.startswith(key) for problem in caught.value.problems)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"Bomb 2", "Strafe 2"], "aircraft', '"Bomb", "Strafe 2"], "aircraft', "actions[0]"),
        ('["Advance squad"]', '["Advance"]', "actions[0]"),
        ('["Advance squad"]', '["Advance 2 squad"]', "actions[0]"),
        ('"Mine 2"], "defence', '"Mine"], "defence', "actions[2]"),
        ('"Mine 2"], "defence', '"Personnel Mine 3"], "defence', "actions[2]"),
    ],
)
def test_an_action_that_is_written_otherwise(tmp_path: Path, old: str, new: str, key: str) -> None:
    """As the file has it, with quotation marks of its own."""
    folder = night.write(tmp_path)
    cards = (folder / "cards.toml").read_text(encoding="utf-8")
    before, after = (text.split('], "')[0].replace('"', "'") for text in (old, new))
    assert before in cards
    (folder / "cards.toml").write_text(cards.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        assert open_pack(folder).cards
    assert caught.value.problems[0].key.endswith(key)
