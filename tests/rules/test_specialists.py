"""Specialists (ruling 33): in everything but their own action they are Riflemen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import undaunted
from tests.packs import specialists
from tests.scene import Scene, scene
from tests.table import has, offered, play, told, where, zone

LA_RAYE = "normandy/1+specialists"


@pytest.fixture(autouse=True)
def _packs(tmp_path: Path) -> Iterator[None]:
    with specialists.found_in(tmp_path / "packs"):
        yield


@pytest.mark.parametrize(
    "taken",
    [("Grenadier A", "Grenadier A"), ("Rifleman A", "Rifleman A"), ("Grenadier A", "Rifleman A")],
)
def test_a_rifleman_unit_is_bolstered_with_either_or_both(taken: tuple[str, str]) -> None:
    game = scene(LA_RAYE).hand("US", "Squad Leader A").game()
    play(game, "US", "Squad Leader A", "Bolster")
    assert offered(game, "US") == {"Grenadier A", "Rifleman A", "Scout A", "stop"}
    play(game, "US", *taken)
    assert zone(game, "US", "discard") == {card: taken.count(card) for card in taken}


def test_no_more_of_them_than_were_laid_there() -> None:
    game = scene(LA_RAYE).hand("US", "Platoon Sergeant").game()
    play(game, "US", "Platoon Sergeant", "Bolster", "Grenadier A", "Grenadier A")
    assert "Grenadier A" not in offered(game, "US")
    assert "Grenadier B" in offered(game, "US")


def test_a_specialist_does_what_a_rifleman_does_and_one_thing_more() -> None:
    game = scene(LA_RAYE).place("US Rifleman A", "12B").scouted("US", "12B").hand("US", "Grenadier A").game()
    play(game, "US", "Grenadier A")
    assert offered(game, "US") >= {"Attack 1", "Control", "Grenade 1 within 1"}


def test_without_his_card_the_unit_cannot_do_it() -> None:
    game = scene(LA_RAYE).place("US Rifleman A", "12B").scouted("US", "12B").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A")
    assert "Attack 1" in offered(game, "US")
    assert not any(option.startswith("Grenade") for option in offered(game, "US"))


def test_the_submachine_gunner_fires_three_dice_on_his_own_tile() -> None:
    setting = scene(LA_RAYE).place("German Rifleman A", "17B").turn_of("German").scouted("German", "17B")
    game = setting.hand("German", "Submachine Gunner A").dice(9, 1, 1).game(seed=1)
    play(game, "German", "Submachine Gunner A", "Attack 3 within 0")
    assert offered(game, "German") == {"US Rifleman A", "US Rifleman B", "US Scout A", "US Scout B"}
    play(game, "German", "US Scout A")
    assert [shot["dice"] for shot in told(game, "shot")] == ["9, 1 and 1"]


def shot_at(setting: Scene) -> undaunted.Game:
    """A US Rifleman hits the Germans of squad A on 5B."""
    game = setting.hand("US", "Rifleman A").place("US Rifleman A", "12B").scouted("US", "12B").dice(0).game()
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    return game


@pytest.mark.parametrize("pile", ["hand", "discard", "deck"])
@pytest.mark.parametrize("lost", ["Rifleman A", "Submachine Gunner A"])
def test_who_is_hit_chooses_who_is_lost(pile: str, lost: str) -> None:
    setting = scene(LA_RAYE).deck("German", "Scout A")
    game = shot_at(getattr(setting, pile)("German", "Rifleman A", "Submachine Gunner A"))
    assert game.deciders == ("German",)
    assert offered(game, "German") == {"Rifleman A", "Submachine Gunner A"}
    play(game, "German", lost)
    assert zone(game, "German", "removed") == {lost: 1}


def test_the_first_place_that_has_one_of_either_kind_loses_it() -> None:
    """A specialist in the hand stands in for a Rifleman in the discard pile."""
    setting = scene(LA_RAYE).hand("German", "Submachine Gunner A").discard("German", "Rifleman A")
    game = shot_at(setting)
    assert zone(game, "German", "removed") == {"Submachine Gunner A": 1}
    assert has(game, "German", "discard", "Rifleman A") == 1


def test_specialists_in_the_supply_do_not_save_their_unit() -> None:
    game = shot_at(scene(LA_RAYE).deck("German", "Scout A"))
    assert where(game, "German Rifleman A") is None
    assert has(game, "German", "supply", "Submachine Gunner A") == 2


def test_a_specialist_s_card_brings_the_counter_on() -> None:
    game = scene(LA_RAYE).off("US Rifleman A").hand("US", "Grenadier A").game()
    play(game, "US", "Grenadier A", "Move")
    assert where(game, "US Rifleman A") == "17B"
