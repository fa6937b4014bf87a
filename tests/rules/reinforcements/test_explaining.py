"""Edges, mines, tanks and the new actions explain themselves, in both languages, chances included."""

from __future__ import annotations

import pytest

import undaunted
from tests.messages.test_french import french
from tests.rules.reinforcements.ground import italian, lrdg, on_foot, us
from tests.scene import Scene
from undaunted.game.course import things_of
from undaunted.game.telling.explaining import explain


def now(setting: Scene, seat: str, thing: str) -> str:
    game = setting.game(seed=1)
    told = explain(game, seat, thing)
    other = explain(game, seat, thing, "fr")
    assert told
    assert other
    assert len(told.now) == len(other.now)
    for one, its in zip(other.now, told.now, strict=True):
        french(one, its)
    return " ".join(told.now)


def test_an_edge_tells_what_lies_on_it_and_whose_it_is() -> None:
    setting = lrdg("Sapper").mines("17A-16B armour", "17A-16B armour", "17A-16B personnel")
    text = now(setting, "LRDG", "17A-16B")
    assert "An anti-personnel mine: 3 dice against the regular defence" in text
    assert "2 anti-armour mines: each rolls 3 dice against the armour" in text
    assert text.endswith("They are yours: your own side never sets them off.")
    assert now(setting, "LRDG", "19A-12A") == "No mine lies here."
    assert "belong to the LRDG" in now(setting, "Italian", "17A-16B")


def test_an_edge_is_called_by_its_tiles() -> None:
    told = explain(lrdg("Sapper").game(seed=1), "", "17A-16B")
    assert told
    assert told.title == "Between tile 17A and tile 16B"
    assert told.section == "mine"


def test_a_tank_tells_of_its_armour_and_of_no_other_defence() -> None:
    told = explain(us("Rifleman A").game(seed=1), "US", "@german-light-tank-t")
    assert told
    assert "armour" in told.rule
    assert "defence" not in told.rule
    assert "Only Antitank can hit it: a die must reach its armour 5" in " ".join(told.now)


def test_rough_terrain_by_a_token_is_told() -> None:
    assert "Rough terrain: no vehicle enters." in now(us("Rifleman A"), "US", "13B")


def test_mine_tells_what_is_left_and_what_lies_about() -> None:
    setting = lrdg("Sapper").mines("19A-12A armour", supply=2)
    text = now(setting, "LRDG", "lrdg-sapper.mine")
    assert text == "2 mines are left to lay. One lies on an edge of this tile and could be lifted."
    other = italian("Guastatore S").mines("9B-16B armour", supply=2)
    assert now(other, "Italian", "italian-guastatore-s.mine") == (
        "One lies on an edge of this tile and could be lifted."
    )


def test_a_step_over_mines_tells_the_chance_to_be_hit() -> None:
    setting = on_foot("17A-19A personnel", "17A-2B armour")
    text = now(setting, "Italian", "italian-assault-trooper-s.stalk")
    # 3 dice against 5 miss with 0.4 ** 3 = 6 in 100.
    assert "Over mines, with the chance to be hit: 19A 94 %." in text


def test_air_support_tells_who_could_be_called() -> None:
    text = now(italian("Commando Leader S"), "Italian", "italian-commando-leader-s.air-support")
    assert text == "To be called: Assault Aircraft and 2 × Spotter Aircraft."


def test_advance_tells_who_could_go() -> None:
    setting = us("Tank Platoon Commander T").place("US Rifleman A", "12B")
    text = now(setting, "US", "us-tank-platoon-commander-t.advance")
    assert text == "It could lead Light Tank T and Tank Destroyer T."


def test_a_salvo_tells_whom_it_could_hit_on_which_tile() -> None:
    setting = lrdg("Grenade Thrower").place("LRDG Grenade Thrower", "12A")
    setting = setting.place("Italian Grenadier S", "12A")
    text = now(setting, "LRDG", "lrdg-grenade-thrower.grenade")
    assert text.startswith("It could fall on 12A (Italian Grenadier S ")
    text = now(italian("Assault Aircraft"), "Italian", "italian-assault-aircraft.bomb")
    assert "19A (LRDG" in text
    assert "13B (Italian Scout A" in text


@pytest.mark.parametrize("name", ["night/1", "night/1+teams", "armour/2", "armour/2+teams"])
def test_everything_explains_itself(name: str) -> None:
    game = undaunted.new(name, seed=1)
    for seat in (*game.seats, ""):
        for thing in things_of(game.stage).numbers:
            for lang in ("en", "fr"):
                told = explain(game, seat, thing, lang)
                assert told
                assert told.rule
