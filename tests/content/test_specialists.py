"""Specialists in the supply: two a Rifleman unit, or as many as there are, where everybody wants it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import undaunted
from tests.packs import specialists
from undaunted import content
from undaunted.content import options
from undaunted.content.bundle import pack_up, unpack
from undaunted.content.checks.lint import lint
from undaunted.content.options import forms, parse
from undaunted.content.stage import Stage, stage

LA_RAYE = "normandy/1"
OPTION = specialists.OPTION
LENT = specialists.LENT + OPTION
NORMANDY = [f"normandy/{number}" for number in range(1, 13)]
OURS = {"US": "Grenadier", "German": "Submachine Gunner"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    with specialists.found_in(tmp_path / "packs") as own:
        yield own


def piles(where: Stage, seat: str) -> tuple[dict[str, int], dict[str, int]]:
    """The starting deck and the supply of a seat, by title."""
    table, number = where.table, where.seats.index(seat)
    own = range(table.seat_first_card[number], table.seat_first_card[number + 1])
    deck, supply = (
        {where.cards[card].name: pile[card] for card in own if pile[card]}
        for pile in (table.start_deck, table.start_supply)
    )
    return deck, supply


# What is swapped


@pytest.mark.parametrize("name", NORMANDY)
def test_two_riflemen_of_each_unit_in_the_supply_are_replaced(name: str) -> None:
    plain, varied = stage(name), stage(name + OPTION)
    for side, title in OURS.items():
        (deck, supply), (same, other) = piles(plain, side), piles(varied, side)
        assert same == deck, "never the starting deck"
        units = [card for card in supply if card.startswith("Rifleman")]
        assert units
        for unit in units:
            squad = unit.removeprefix("Rifleman ")
            assert other.pop(f"{title} {squad}") == 2
            assert other.pop(unit, 0) == supply.pop(unit) - 2
        assert other == supply, "nothing else"


def test_where_there_is_but_one_one_is_replaced() -> None:
    _, supply = piles(stage("special/1+specialists"), "German")
    assert (supply["Submachine Gunner A"], supply["Rifleman A"]) == (2, 2)
    assert supply["Submachine Gunner B"] == 1
    assert "Rifleman B" not in supply


def test_each_of_a_team_has_those_of_his_own_units() -> None:
    where = stage("special/1+specialists+teams")
    found = {seat: piles(where, seat)[1] for seat in where.seats}
    assert (found["US-1"]["Grenadier A"], found["US-1"]["Rifleman A"]) == (2, 1)
    assert (found["US-2"]["Grenadier B"], found["US-2"]["Rifleman B"]) == (2, 1)
    assert "Grenadier B" not in found["US-1"]
    assert found["German-2"]["Submachine Gunner B"] == 2


def test_the_replaced_leave_the_game() -> None:
    plain, varied = (stage(name).table for name in (LA_RAYE, LA_RAYE + OPTION))
    assert sum(varied.start_supply) == sum(plain.start_supply)
    assert sum(varied.start_deck) == sum(plain.start_deck)


def test_specialists_act_with_their_unit_s_counter() -> None:
    where = stage(LA_RAYE + OPTION)
    assert [counter.name for counter in where.counters] == [one.name for one in stage(LA_RAYE).counters]
    assert {card.counter for card in where.cards if card.card.title == "Grenadier"} == {
        "Rifleman A",
        "Rifleman B",
    }


@pytest.mark.parametrize("name", [LA_RAYE, specialists.LENT])
def test_a_pack_lends_its_specialists_and_nothing_else(name: str) -> None:
    plain, varied = stage(name).pack, stage(name + OPTION).pack
    assert varied.id == plain.id
    assert varied.cards[: len(plain.cards)] == plain.cards
    assert [card.title for card in varied.cards[len(plain.cards) :]] == list(OURS.values())


def test_they_are_listed_behind_the_riflemen_of_their_squad() -> None:
    names = [card.name for card in stage(LA_RAYE + OPTION).cards]
    assert names.index("Grenadier A") == names.index("Rifleman A") + 1 == names.index("Rifleman B") - 1


# What it is called, and where it is to be had


def test_it_is_offered_where_there_are_riflemen_to_replace() -> None:
    told = {one.id: one.options for one in undaunted.scenarios()}
    assert all(told[name] == ("specialists",) for name in NORMANDY)
    assert told["special/1"] == told["teams/1"] == ("specialists", "teams")
    assert all(has == ("specialists", "teams") for id, has in told.items() if id.startswith("armour-"))
    assert not any(
        "specialists" in has for id, has in told.items() if id.startswith(("north-africa/", "under-"))
    )


def test_its_forms_come_in_one_order() -> None:
    home, scenario = content.find(specialists.NAME)
    assert list(map(str, forms(home, scenario))) == [
        "special/1",
        "special/1+specialists",
        "special/1+teams",
        "special/1+specialists+teams",
    ]
    assert stage("special/1+teams+specialists").name == "special/1+specialists+teams"


@pytest.mark.parametrize("name", ["north-africa/1+specialists", "normandy/1+specialists+teams"])
def test_elsewhere_it_is_refused(name: str) -> None:
    with pytest.raises(content.UnknownOption) as caught:
        stage(name)
    assert "expected" in str(caught.value)
    assert not content.exists(name)


def test_lent_specialists_are_not_for_who_plays_alone() -> None:
    with pytest.raises(content.UnknownOption, match="specialists in a solo game of Normandy"):
        stage("normandy/1+specialists+solo=German")
    home, scenario = content.find(specialists.NAME)  # which has specialists of its own
    options.check(parse("special/1+specialists+solo=German"), home, scenario)


def test_without_a_pack_that_lends_there_are_none(folder: Path) -> None:
    assert content.exists(LENT)
    shutil.rmtree(folder)
    content.reload()
    assert not content.exists(LENT)


def test_a_broken_lender_lends_nothing(folder: Path) -> None:
    (folder / "cards.toml").write_text(specialists.CARDS.replace("Move 1", "Mvoe 1"), encoding="utf-8")
    content.reload()
    assert folder in content.broken()
    assert content.exists(specialists.LENT)
    assert not content.exists(LENT)


# Fingerprints, logs and what is kept of a game


def test_the_fingerprint_knows_specialists_only_where_they_play() -> None:
    assert len({stage(name).hash for name in (LA_RAYE, LA_RAYE + OPTION)}) == 2


def test_what_the_lender_has_besides_does_not_matter(folder: Path) -> None:
    before = stage(LENT).hash
    tank = '[[card]]\ntitle="Tank"\nkind="combat"\ninitiative=3\ncopies=3\narmour=5\norigin="original"\n'
    (folder / "cards.toml").write_text(tank + specialists.CARDS, encoding="utf-8")
    content.reload()
    assert stage(LENT).hash == before


def test_a_game_with_specialists_is_kept_and_read() -> None:
    game = undaunted.new(LA_RAYE + OPTION, seed=1)
    assert game.scenario == "normandy/1+specialists"
    assert undaunted.load(game.save()).position() == game.position()
    assert undaunted.from_position(game.position()).position() == game.position()


@pytest.mark.parametrize("name", [LENT, "special/1+specialists+teams"])
def test_a_game_goes_on_when_the_lender_is_gone(name: str, folder: Path) -> None:
    text, before = pack_up(stage(name)), stage(name)
    shutil.rmtree(folder)
    content.reload()
    after = unpack(text)
    assert (after.name, after.hash) == (before.name, before.hash)
    assert after.table.start_supply == before.table.start_supply
    assert pack_up(after) == text


# What an author may write


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('replaces = "Rifleman"', 'replaces = "Riflemen"', "'Riflemen A'"),
        ('replaces = "Rifleman"', 'replaces = "Scout"', "'Scout A'"),
        ('replaces = "Rifleman"', 'replaces = "Grenadier"', "'Grenadier A'"),
        ('squads = ["A", "B", "C"]', 'squads = ["D"]', "'Rifleman D'"),
    ],
)
def test_a_specialist_is_of_the_unit_whose_card_he_replaces(
    folder: Path, old: str, new: str, found: str
) -> None:
    (folder / "cards.toml").write_text(specialists.CARDS.replace(old, new, 1), encoding="utf-8")
    problem = lint(content.open_pack(folder))[0]
    assert (problem.key, problem.found) == ("card[0].replaces", found)
    assert "with the counter of Grenadier" in problem.expected


def test_a_pack_with_specialists_is_clean(folder: Path) -> None:
    assert lint(content.open_pack(folder)) == []
