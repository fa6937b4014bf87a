"""Beyond All Hope with aircraft in the supply, mines on the board, and Advance (rulings 14, 32a)."""

from __future__ import annotations

from pathlib import Path

import pytest

import undaunted
from tests.packs import night
from tests.packs.proving import searched
from tests.rules.reinforcements.ground import italian, lrdg
from tests.scene import Scene, scene
from tests.table import offered, play


def gives_up(game: undaunted.Game, seat: str, *cards: str) -> None:
    """These hunker down, and nobody gets into a vehicle for it."""
    for card in cards:
        if game.over:
            return
        play(game, seat, card, "hunker down")
        if not game.over and "stop" in offered(game, seat):
            play(game, seat, "stop")


# Aircraft: Air Support reaches the supply, and what can be called can fight


def stranded(*supply: str) -> Scene:
    """The Italians have to neutralise three; nobody of theirs can fight but from the air."""
    setting = scene("night/duel").mines(supply=0).turn_of("Italian")
    setting.hand("Italian", "Commando Leader S").deck("Italian", "Fog of War").supply("Italian", *supply)
    return setting.hand("LRDG", "Rifleman")


@pytest.mark.parametrize(
    ("supply", "hope"), [((), False), (("Spotter Aircraft",), False), (("Assault Aircraft",), True)]
)
def test_an_aircraft_that_can_be_called_is_hope(supply: tuple[str, ...], hope: bool) -> None:
    game = stranded(*supply).hand("Italian", "Rifleman A").game()
    gives_up(game, "Italian", "Rifleman A")
    # He lies in the supply now, and the Commando Leader bolsters his own squad only.
    assert game.over != hope
    assert game.winner in (None, "LRDG")


def test_without_air_support_an_aircraft_in_the_supply_is_none() -> None:
    setting = scene("night/duel").mines(supply=0).turn_of("Italian").hand("Italian", "Rifleman A", "Scout A")
    game = setting.deck("Italian", "Fog of War").supply("Italian", "Assault Aircraft").game()
    gives_up(game, "Italian", "Rifleman A", "Scout A")
    assert (game.winner, game.how) == ("LRDG", "beyond-hope")


# Mines: what lies there can still hurt, and so can what is still to be laid


def tank_hunt(*mines: str, supply: int = 0) -> Scene:
    """The LRDG want the Medium Tank, which only mines of theirs can hurt; the Italians are a point ahead."""
    setting = lrdg("Sapper", "Rifleman", where="night/hunt").mines(*mines, supply=supply)
    return setting.controlled("Italian", "7A")


def goes_on(setting: Scene, *last: str) -> bool:
    """Is the game still open when these have hunkered down, with no way back?"""
    game = setting.deck("LRDG", "Scout", "Fog of War").supply("LRDG").game()
    gives_up(game, "LRDG", *last, "Rifleman")
    return not game.over


def test_an_armour_mine_on_the_board_is_hope() -> None:
    assert goes_on(tank_hunt("17A-16B armour"), "Sapper")


def test_a_personnel_mine_is_none_against_armour() -> None:
    assert not goes_on(tank_hunt("17A-16B personnel"), "Sapper")


def test_a_mine_in_the_supply_is_hope_while_somebody_can_lay_it() -> None:
    assert goes_on(tank_hunt(supply=1))
    assert not goes_on(tank_hunt(supply=1), "Sapper")


def test_a_sapper_without_mines_is_no_hope() -> None:
    game = tank_hunt("19A-12A armour").supply("LRDG").deck("LRDG", "Scout", "Fog of War").game()
    play(game, "LRDG", "Sapper", "Mine", "lift armour", "19A-12A")
    assert (game.winner, game.how) == ("Italian", "beyond-hope"), "he has lifted the last of them"


def test_the_last_mine_that_goes_off_in_vain_takes_hope_along() -> None:
    setting = italian("Tank Driver T", where="night/hunt").mines("13B-9B armour", supply=0)
    setting.controlled("Italian", "7A")
    game = setting.supply("LRDG").deck("LRDG", "Scout", "Rifleman").dice(1, 1, 1).game()
    play(game, "Italian", "Tank Driver T", "Drive", "9B")
    assert (game.winner, game.how) == ("Italian", "beyond-hope")


def test_mines_that_belong_to_the_enemy_are_no_hope() -> None:
    """By the LRDG's mines the Italians win nothing, though their Guastatore has the action Mine."""
    setting = scene("night/duel").mines("17A-16B personnel", "17A-16B armour", supply=3).turn_of("Italian")
    setting.hand("Italian", "Rifleman A", "Scout A").deck("Italian", "Fog of War").supply("Italian")
    game = setting.game()
    gives_up(game, "Italian", "Rifleman A", "Scout A")
    assert (game.winner, game.how) == ("LRDG", "beyond-hope")


# Advance asks for no markers


def cut_off(*cards: str) -> Scene:
    """The US Rifleman on 17B holds nothing and has no Scout left; what he needs lies beyond an unmarked 16B,
    where a friend of his squad's commander waits."""
    setting = scene("armour/1").hand("US", "Rifleman A", "Light Tank T", *cards).supply("US")
    setting.unmarked("US", "13B", "7A", "12B", "17B").place("US Rifleman A", "2B").place(
        "US Light Tank T", "16B"
    )
    return setting.scouted("US", "6A", "3B", "13B", "5B").off("US Scout A").deck("US", "Fog of War")


@pytest.mark.parametrize(
    ("cards", "hope"), [(("Foot Commander A",), True), (("Tank Platoon Commander T",), False), ((), False)]
)
def test_advance_leads_over_ground_without_markers(cards: tuple[str, ...], hope: bool) -> None:
    setting = cut_off(*cards).unmarked("US", "13B").scouted("US", "8A")
    game = setting.controlled("German", "5B").game()
    play(game, "US", "Light Tank T", "hunker down")
    assert game.over != hope


COMMAND_CAR = """\
[[vehicle]]
title = "Command Car"
side = "Italian"
critical = 2
integrity = 3
defence = 5
armour = 3
origin = "original"
places = [{{ title = "commander", actions = ["{action}"] }}]
"""


@pytest.mark.parametrize(("action", "hope"), [("Advance A", True), ("Attack 1", False)])
def test_and_so_does_advance_from_a_place_aboard(tmp_path: Path, action: str, hope: bool) -> None:
    """The Italian Rifleman needs 17A and 7A. The markers lead from 13B to 7A, but not on to 17A, and nobody
    can scout any more."""
    folder = night.write(tmp_path)
    (folder / "vehicles.toml").write_text(COMMAND_CAR.format(action=action), encoding="utf-8")
    path = folder / "scenarios" / "1-night.toml"
    told = path.read_text(encoding="utf-8")
    path.write_text(
        told.replace('["Medium Tank"] }', '["Medium Tank", "Command Car"] }', 1), encoding="utf-8"
    )
    with searched(tmp_path):
        setting = italian("Grenadier S").neutralised("Scout Car", "Patrol Truck").controlled("LRDG", "17A")
        setting.scouted("Italian", "17A").unmarked("Italian", "16B").nothing_else("Italian")
        game = setting.deck("Italian", "Rifleman A*2", "Fog of War").game()
        gives_up(game, "Italian", "Grenadier S")
    assert game.over != hope
    assert game.winner in (None, "LRDG")
