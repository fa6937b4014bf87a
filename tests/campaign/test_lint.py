"""A campaign's files: what is wrong is said with file and key, and all of it at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packs import trial
from tests.packs.proving import searched
from undaunted.campaign.book import read_book
from undaunted.campaign.lint import lint
from undaunted.content import ContentError, open_pack, reload
from undaunted.content.errors import Problem


@pytest.fixture
def pack(tmp_path: Path) -> Iterator[Path]:
    home = trial.write(tmp_path)
    with searched(tmp_path):
        yield home


def edited(home: Path, file: str, old: str, new: str) -> list[Problem]:
    path = home / "campaign" / file
    text = path.read_text()
    assert re.search(old, text)
    path.write_text(re.sub(old, new, text, count=1))
    reload()
    return lint(open_pack(home))


def test_the_trial_is_sound(pack: Path) -> None:
    assert lint(open_pack(pack)) == []


def test_a_pack_without_a_campaign_has_nothing_to_look_at(pack: Path) -> None:
    (pack / "campaign" / "campaign.toml").unlink()
    reload()
    assert lint(open_pack(pack)) == []
    with pytest.raises(ContentError, match="no campaign"):
        read_book(open_pack(pack))


UNREAD = [
    ("campaign.toml", 'start = "1a"', 'start = "1z"', "start", "'1z'"),
    ("campaign.toml", 'start = "1a"', "", "start", "nothing"),
    ("campaign.toml", 'winner = "Soviet"', 'winner = "Nobody"', "ends.END-1.winner", "'Nobody'"),
    ("campaign.toml", 'German = "They held."\n', "", "ends.END-1", "nothing for German"),
    ("campaign.toml", '"503", "504"', '"999", "504"', "areas.square.places", "'999'"),
    ("levels/01.toml", "scenario = 11", "scenario = 99", "states.1a.scenario", "'99'"),
    ("levels/01.toml", 'German = "2b"', 'German = "3q"', "states.1a.next.German", "'3q'"),
    ("levels/01.toml", 'area = "square"', 'area = "sqare"', "states.1a.area", "'sqare'"),
    ("levels/01.toml", "level = 1", "level = 3", "states.1a", "'1a'"),
    ("levels/01.toml", "date", "dat", "dat", "unknown key 'dat'"),
    ("levels/02.toml", '"036", "098"', '"036", "998"', "unlock.Soviet", "'998'"),
    ("levels/02.toml", 'fortify = \\["503"\\]', 'fortify = ["505"]', "states.2a.fortify", "505"),
    ("levels/02.toml", "control 505", "control 101", "states.2a.intel.Soviet.when", "'control 101'"),
    ("levels/02.toml", "control 505", "contrl 505", "states.2a.intel.Soviet.when", "'contrl 505'"),
    ("levels/02.toml", "spared = 1\n", "", "states.2b.intel.German", "no effect"),
    ("levels/02.toml", "German = 3 }", "German = 30 }", "states.2a.upgrades.German", "30"),
    ("levels/08.toml", '"A", "B"', '"A", "Z"', "integrate", "'Z'"),
]


@pytest.mark.parametrize(("file", "old", "new", "key", "found"), UNREAD)
def test_what_means_nothing(pack: Path, file: str, old: str, new: str, key: str, found: str) -> None:
    problems = edited(pack, file, old, new)
    assert any((one.key, one.found) == (key, found) and one.file.endswith(file) for one in problems), problems
    with pytest.raises(ContentError):
        read_book(open_pack(pack))


END_3 = '[ends.END-3]\nwinner = "German"\nhow = "x"\nSoviet = "x"\nGerman = "x"\n[ends.END-2]'
ONE = 'integrate = \\["A", "B"\\]\n'

UNSOUND = [
    ("levels/07.toml", 'German = "8a"', 'German = "6a"', "states.7a.next", "a way back"),
    ("levels/01.toml", 'German = "2b"', 'German = "2a"', "states.2b", "2b, where nothing leads"),
    ("campaign.toml", r"\[ends.END-2\]", END_3, "ends.END-3", "END-3, where nothing leads"),
    ("levels/02.toml", '"036", "098"', '"036", "036"', "states.2a.unlock.Soviet", "036 2 times"),
    ("levels/02.toml", '"036", "098"', '"004", "098"', "states.2a.unlock.Soviet", "004, which is not locked"),
    (
        "levels/02.toml",
        '"036", ',
        "",
        "states.2a.scenario",
        "Sniper in the supply of Soviet (trial/12), not unlocked",
    ),
    ("levels/08.toml", '"065"', '"098", "065"', "states.8a.unlock.Soviet", "098, which is there already"),
    (
        "levels/08.toml",
        '"042", "065"',
        '"065"',
        "states.8a.scenario",
        "1 of Engineer AB in the deck of Soviet (trial/27), 0 unlocked",
    ),
    ("levels/08.toml", ONE, "", "states.8a.scenario", "Soviet of trial/27 with A, B squads made one"),
    ("levels/09.toml", "level = 9", 'level = 9\nintegrate = ["B", "A"]', "states.9a.integrate", "B, A"),
    ("levels/08.toml", '"works"', '"square"', "states.8a.area", "square, which trial/27 is not about"),
    ("levels/08.toml", 'area = "works"', "", "areas.works", "an area that no game is about"),
    ("levels/01.toml", r"\[aftermath.11\]", "[aftermath.12]", "aftermath.11", "nothing after 1a"),
    ("campaign.toml", '"305", "306"', '"503", "306"', "areas", "503 in 2 areas"),
    ("levels/06.toml", '"036" = "037"', '"040" = "037"', "states.6c.replace.Soviet", "040, whom nobody has"),
]


@pytest.mark.parametrize(("file", "old", "new", "key", "found"), UNSOUND)
def test_what_is_no_story(pack: Path, file: str, old: str, new: str, key: str, found: str) -> None:
    problems = edited(pack, file, old, new)
    assert (key, found) in {(one.key, one.found) for one in problems}, problems
    assert all(one.file and one.expected for one in problems)


def test_a_card_that_nothing_unlocks(pack: Path) -> None:
    """Of a pack's own cards; what it has from its base it need not use."""
    from undaunted.campaign import lint_forces as looking

    book = read_book(open_pack(pack))
    assert not list(looking.used(book))
    object.__setattr__(book.pack, "base", None)
    assert any("Katyusha, whom no scenario lists" in one[2] for one in looking.used(book))
    told = [one[2] for one in looking.components(book)]
    assert "the goal 'occupy' in no game" in told
    assert "the action 'Flame' of German in no game" in told
    assert "tunnels in no game" not in told
    assert any(one[2] == "101, whom nothing unlocks" for one in looking.unlocks(book))
