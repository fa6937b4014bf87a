"""Cards that are one soldier each: their table, their names, and how a scenario deals them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from undaunted import content
from undaunted.content.checks.soldiers import misfits
from undaunted.content.draft import drafted
from undaunted.content.errors import Findings
from undaunted.content.grades import is_step
from undaunted.content.schema import Card

PACK = """
id = "mine"
title = "My own"
rules = "normandy"
sides = ["US", "German"]
origin = "original"
"""

SOLDIERS = """
[[unit]]
side = "US"
title = "Rifleman"
squad = "A"
deck = "starting"
initiative = 5
defence = 4
actions = ["Move 1", "Attack 1", "Control"]
origin = "reconstructed"
soldiers = [
  { number = "005", name = "Bell", upgrade = "initiative 6", reserve = "without Attack", stand_in = "Cole" },
  { number = "004", name = "Abel", upgrade = "Attack 2", reserve = "initiative 4", stand_in = "Dunn" },
  { number = "006", name = "Ford", upgrade = "also Grenade 1 within 1" },
]

[[unit]]
side = "US"
title = "Scout"
squad = "A"
deck = "locked"
initiative = 6
defence = 5
actions = ["Scout 2", "Attack 1", "Attack 2 within 0", "Recon"]
origin = "original"
soldiers = [
  { number = "041", name = "Gray", upgrade = "Attack 2 within 1", reserve = "Scout 1", stand_in = "Hill" },
]

[[unit]]
side = "US"
title = "Fog of War"
kind = "fog"
deck = "starting"
initiative = 1
copies = 10
origin = "printed"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    own = tmp_path / "mine"
    own.mkdir()
    (own / "pack.toml").write_text(PACK, encoding="utf-8")
    (own / "soldiers.toml").write_text(SOLDIERS, encoding="utf-8")
    return own


@pytest.fixture
def pack(folder: Path) -> content.Pack:
    return content.open_pack(folder)


def card(pack: content.Pack, name: str) -> Card:
    return pack.roster("US")[name].card


def test_every_soldier_is_a_card_of_his_own(pack: content.Pack) -> None:
    assert list(pack.roster("US")) == [
        "Rifleman A 005", "Rifleman A 004", "Rifleman A 006",
        "Rifleman A U005", "Rifleman A U004", "Rifleman A U006",
        "Rifleman A R005", "Rifleman A R004",
        "Scout A 041", "Scout A U041", "Scout A R041", "Fog of War",
    ]  # fmt: skip
    assert pack.roster("German") == {}
    assert [one.copies for one in pack.cards[:-1]] == [1] * 11
    assert pack.cards[-1].copies == 10


def test_all_of_a_unit_share_its_counter(pack: content.Pack) -> None:
    counters = pack.counters("US")
    assert {name: one.defence for name, one in counters.items()} == {"Rifleman A": 4, "Scout A": 5}
    assert {one.counter for one in pack.roster("US").values()} == {"Rifleman A", "Scout A", ""}


def test_designations(pack: content.Pack) -> None:
    told = [one.card.designation for name, one in pack.roster("US").items() if name.endswith(("004", "041"))]
    assert told == ["U-S-004", "U-U-004", "U-R-004", "U-L-041", "U-U-041", "U-R-041"]
    assert card(pack, "Fog of War").designation == ""


def test_an_upgrade_changes_one_thing_and_marks_it(pack: content.Pack) -> None:
    regular = card(pack, "Rifleman A 004")
    better = card(pack, "Rifleman A U004")
    assert better.action_texts == ("Move 1", "Attack 2 +", "Control")
    assert [action.upgraded for action in better.actions] == [False, True, False]
    assert (better.initiative, better.soldier, better.number) == (5, regular.soldier, "004")
    assert card(pack, "Rifleman A U005").initiative == 6
    assert card(pack, "Rifleman A U005").action_texts == regular.action_texts
    assert card(pack, "Rifleman A U006").action_texts == (*regular.action_texts, "Grenade 1 within 1 +")
    assert card(pack, "Scout A U041").action_texts == ("Scout 2", "Attack 1", "Attack 2 within 1 +", "Recon")


def test_a_reserve_is_another_and_does_one_thing_worse(pack: content.Pack) -> None:
    worse = card(pack, "Rifleman A R005")
    assert (worse.soldier, worse.action_texts, worse.missing) == (
        "Cole",
        ("Move 1", "Control"),
        ("Attack 1",),
    )
    assert card(pack, "Rifleman A R004").initiative == 4
    assert card(pack, "Scout A R041").action_texts[0] == "Scout 1"


def test_what_a_soldier_becomes_is_ours(pack: content.Pack) -> None:
    assert card(pack, "Rifleman A 004").origin == "reconstructed"
    assert {one.origin for one in pack.cards if one.grade != "regular"} == {"original"}


SLIPS = [
    # what stands there, what is written instead, key, expectation
    ('upgrade = "initiative 6"', 'upgrade = "initiative 7"', "unit[0].soldiers[0].upgrade", "'initiative 6'"),
    (
        'upgrade = "Attack 2"',
        'upgrade = "Attack 3"',
        "unit[0].soldiers[1].upgrade",
        "one stronger than an act",
    ),
    ('upgrade = "Attack 2"', 'upgrade = "Atack 2"', "unit[0].soldiers[1].upgrade", "did you mean 'Attack'?"),
    ('upgrade = "Attack 2"', 'upgrade = "Attack 2 +"', "unit[0].soldiers[1].upgrade", "without a mark"),
    ('upgrade = "Attack 2"', 'upgrade = "Grenade 1"', "unit[0].soldiers[1].upgrade", "or 'also Grenade 1'"),
    ("also Grenade 1 within 1", "also Control", "unit[0].soldiers[2].upgrade", "that the card has not"),
    ("without Attack", "without Recon", "unit[0].soldiers[0].reserve", "Move 1, Attack 1, Control"),
    ('reserve = "Scout 1"', 'reserve = "without Attack"', "unit[1].soldiers[0].reserve", "one action of the"),
    ('reserve = "Scout 1"', 'reserve = "Scout 3"', "unit[1].soldiers[0].reserve", "one weaker than"),
    (', stand_in = "Hill"', "", "unit[1].soldiers[0].stand_in", "the name of the one"),
    (', reserve = "Scout 1"', "", "unit[1].soldiers[0].reserve", "what Hill does worse"),
    ('number = "041"', 'number = "41"', "unit[1].soldiers[0].number", "regex"),
    ('number = "041"', 'number = "004"', "unit[1].soldiers[0].number", "a number of his own within US"),
    ('side = "US"', 'side = "USA"', "unit[0].soldiers[0].sides", "did you mean 'US'?"),
    ('squad = "A"', 'skuad = "A"', "unit[0].skuad", "did you mean 'squad'?"),
    ('deck = "locked"', 'deck = "lokced"', "unit[1].deck", "did you mean 'locked'?"),
    (
        '"Move 1", "Attack 1"',
        '"Mvoe 1", "Attack 1"',
        "unit[0].soldiers[0].actions[0]",
        "did you mean 'Move'?",
    ),
    ("defence = 4\n", "", "unit[0].soldiers[0].defence", "defence of the Rifleman's counter"),
    ('title = "Scout"', 'title = "Rifleman"', "unit[1].soldiers[0].defence", "4, as the others"),
    ('origin = "original"\nsol', 'origin = "original"\ncopies = 2\nsol', "unit[1].copies", "each soldier is"),
]


@pytest.mark.parametrize(("old", "new", "key", "expected"), SLIPS, ids=lambda part: str(part)[:30])
def test_a_slip_is_answered(folder: Path, old: str, new: str, key: str, expected: str) -> None:
    path = folder / "soldiers.toml"
    assert old in SOLDIERS
    path.write_text(SOLDIERS.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(content.ContentError) as caught:
        content.open_pack(folder).cards  # noqa: B018
    assert caught.value.file == str(path)
    assert (key, True) in {(one.key, expected in one.expected) for one in caught.value.problems}


def test_kinds_of_cards_may_lie_beside_soldiers(folder: Path) -> None:
    (folder / "cards.toml").write_text(
        """
[[card]]
title = "Platoon Sergeant"
kind = "command"
initiative = 9
actions = ["Bolster 3", "Command 2"]
copies = 1
origin = "printed"
""",
        encoding="utf-8",
    )
    pack = content.open_pack(folder)
    assert list(pack.roster("German")) == ["Platoon Sergeant"]
    assert list(pack.roster("US"))[:2] == ["Platoon Sergeant", "Rifleman A 005"]


MISFITS = [
    # whose card, what is changed, what is found
    ("Rifleman A U004", {"initiative": 6}, "better: initiative 6, Attack 2"),
    ("Rifleman A U004", {"action_texts": ("Move 1", "Attack 2", "Control")}, "marked: none"),
    (
        "Rifleman A U004",
        {"action_texts": ("Move 1", "Attack 2 +")},
        "better: Attack 2; worse: without Control",
    ),
    ("Rifleman A U005", {"initiative": 5}, "no difference"),
    ("Rifleman A U005", {"defence": 5}, "another defence"),
    ("Rifleman A R005", {"missing": ()}, "struck out: none"),
    ("Rifleman A R005", {"initiative": 4}, "worse: initiative 4, without Attack 1"),
    ("Rifleman A R005", {"action_texts": ("Move 1 +", "Control")}, "marked: Move 1"),
    ("Rifleman A R005", {"soldier": "Bell"}, "'Bell'"),
    ("Rifleman A 005", {"action_texts": ("Move 1", "Attack 1 +", "Control")}, "an upgraded action"),
]


@pytest.mark.parametrize(("name", "change", "found"), MISFITS, ids=lambda part: str(part)[:40])
def test_lint_holds_cards_to_the_patterns(
    pack: content.Pack, name: str, change: dict[str, object], found: str
) -> None:
    assert list(misfits(pack.cards, pack.cards)) == []
    cards = [msgspec.structs.replace(one, **change) if one is card(pack, name) else one for one in pack.cards]
    assert any(what.startswith(found) for _, what, _ in misfits(cards, cards))


@pytest.mark.parametrize(
    ("less", "more", "step"),
    [
        ("Attack 1", "Attack 2", True),
        ("Attack 2", "Attack 1", False),
        ("Attack 1", "Attack 3", False),
        ("Demo 1/4", "Demo 1/5", True),
        ("Demo 1/4", "Demo 2/5", False),
        ("Antitank 2", "Antitank 2/1", False),
        ("Grenade 1 within 1", "Grenade 1 within 2", True),
        ("Attack 1 within 1", "Attack 1", False),
        ("Bomb 2/3 beyond 2", "Bomb 2/3 beyond 1", True),
        ("Bolster 2 A", "Bolster 3 B", False),
        ("Move 1", "Scout 2", False),
    ],
)
def test_a_step_is_one_die_or_one_tile(less: str, more: str, step: bool) -> None:
    assert is_step(content.parse_action(less), content.parse_action(more)) == step


def _told(deck: dict[str, int], supply: dict[str, int]) -> content.Scenario:
    _, told = content.find("normandy/1")
    force = msgspec.structs.replace(told.forces["US"], deck=deck, supply=supply)
    return msgspec.structs.replace(told, forces={"US": force})


def test_units_are_dealt_by_the_lowest_numbers_the_deck_first(pack: content.Pack) -> None:
    report = Findings("here")
    told = drafted(
        pack, _told({"Rifleman A": 1, "Fog of War": 2}, {"Rifleman A": 2, "Fog of War": 8}), report
    )
    force = told.forces["US"]
    assert force.deck == {"Rifleman A 004": 1, "Fog of War": 2}
    assert force.supply == {"Rifleman A 005": 1, "Rifleman A 006": 1, "Fog of War": 8}
    assert report == []
    assert drafted(pack, told, report) == told


def test_who_is_named_in_full_is_dealt_as_he_is(pack: content.Pack) -> None:
    report = Findings("here")
    told = drafted(pack, _told({"Rifleman A": 1}, {"Rifleman A U004": 1, "Scout A R041": 1}), report)
    assert told.forces["US"].deck == {"Rifleman A 005": 1}
    assert told.forces["US"].supply == {"Rifleman A U004": 1, "Scout A R041": 1}
    assert report == []


@pytest.mark.parametrize(
    ("deck", "supply", "key", "found", "expected"),
    [
        ({"Rifleman A": 4}, {}, 'US.deck."Rifleman A"', "4 of Rifleman A", "at most 3 of US"),
        ({"Rifleman A": 2}, {"Rifleman A": 2}, 'US.supply."Rifleman A"', "4 of Rifleman A", "at most 3"),
        ({"Rifleman A": 3}, {"Rifleman A R004": 1}, 'US.deck."Rifleman A"', "3 of Rifleman A", "at most 2"),
        ({"Riflman A": 1}, {}, 'US.deck."Riflman A"', "'Riflman A'", "did you mean 'Rifleman A'?"),
        ({"Rifleman A U007": 1}, {}, 'US.deck."Rifleman A U007"', "'Rifleman A U007'", "'Rifleman A U00"),
    ],
)
def test_a_force_that_asks_for_nobody(
    pack: content.Pack, deck: dict[str, int], supply: dict[str, int], key: str, found: str, expected: str
) -> None:
    report = Findings("here")
    drafted(pack, _told(deck, supply), report)
    [problem] = report
    assert (problem.file, problem.key, problem.found) == ("here", key, found)
    assert re.search(re.escape(expected), problem.expected)


def test_packs_without_soldiers_are_left_as_they_are() -> None:
    home, told = content.find("normandy/1")
    assert drafted(home, told, Findings("here")) is told


def test_names_of_soldiers_do_not_change_what_is_played(folder: Path) -> None:
    pack = content.open_pack(folder)
    assert pack.cards  # read now, before they are rewritten
    path = folder / "soldiers.toml"
    path.write_text(SOLDIERS.replace("Abel", "Adams").replace("Cole", "Cook"), encoding="utf-8")
    content.reload()
    other = content.open_pack(folder)
    home, told = content.find("normandy/1")
    for one in (pack, other):
        one.__dict__["tiles"] = home.tiles
    assert pack.cards != other.cards
    assert content.content_hash(pack, told) == content.content_hash(other, told)


@pytest.mark.parametrize(("squad", "known"), [("A", True), ("B", False)])
def test_other_cards_of_the_pack_may_speak_of_the_soldiers_squad(
    folder: Path, squad: str, known: bool
) -> None:
    """They stand in a file that is read before."""
    (folder / "cards.toml").write_text(
        '[[card]]\ntitle = "Leader"\nkind = "command"\ninitiative = 7\ncopies = 1\norigin = "original"\n'
        f'actions = ["Bolster 2 {squad}"]\n',
        encoding="utf-8",
    )
    found = [problem.expected for problem in content.lint(content.open_pack(folder))]
    assert ("the letter of a squad that some card has" in found) != known
