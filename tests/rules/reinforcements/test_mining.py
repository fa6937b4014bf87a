"""Mine: up to X laid, or up to X lifted, on edges of the soldier's tile; the owner lays (ruling 36)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packs import proving
from tests.rules.reinforcements.ground import between, italian, lrdg, minefield
from tests.scene import Scene, scene
from tests.table import offered, play, refused, told

LAY = {"lay personnel", "lay armour"}


def sapper(*mines: str, supply: int = 3) -> Scene:
    """The LRDG's Sapper on 17A."""
    return lrdg("Sapper").place("LRDG Sapper", "17A").mines(*mines, supply=supply)


def test_a_mine_is_laid_on_an_edge_of_his_tile_either_side_up() -> None:
    game = sapper().game()
    play(game, "LRDG", "Sapper", "Mine")
    assert offered(game, "LRDG") == {*LAY, "stop"}
    play(game, "LRDG", "lay armour")
    beside = ("2B", "16B", "19A", "12A", "15A", "22B")
    here = {frozenset(name.split("-")) for name in offered(game, "LRDG")}
    assert here == {between("17A", tile) for tile in beside}, "all six, rough ground too"
    play(game, "LRDG", next(name for name in offered(game, "LRDG") if "12A" in name))
    assert minefield(game) == {between("17A", "12A"): ["armour"]}
    assert game.view(None).mine_supply == 2
    assert told(game, "mine-laid")[0]["mine"] == "armour"


def test_up_to_so_many_and_several_on_one_edge() -> None:
    game = sapper().game()
    play(game, "LRDG", "Sapper", "Mine", "lay armour", "12A-17A", "lay personnel", "12A-17A")
    assert minefield(game) == {between("12A", "17A"): ["armour", "personnel"]}
    assert game.view("LRDG").question.kind in ("turn", "after")  # type: ignore[union-attr]


def test_one_may_be_enough() -> None:
    game = sapper().game()
    play(game, "LRDG", "Sapper", "Mine", "lay personnel", "12A-17A", "stop")
    assert sum(map(len, minefield(game).values())) == 1


def test_none_at_all_is_a_choice_too() -> None:
    game = sapper().game()
    play(game, "LRDG", "Sapper", "Mine", "stop")
    assert not minefield(game)


def test_the_supply_is_an_end_to_it() -> None:
    game = sapper(supply=1).game()
    play(game, "LRDG", "Sapper", "Mine", "lay personnel", "12A-17A")
    assert offered(game, "LRDG") == {"stop"}, "and lifting is another action"


def test_without_a_mine_to_lay_or_to_lift_it_is_not_offered() -> None:
    game = sapper("16B-9B armour", supply=0).game()
    play(game, "LRDG", "Sapper")
    assert "Mine 2" not in offered(game, "LRDG")
    assert refused(game, "LRDG", "lrdg-sapper.mine") == "nothing-to-mine"


def test_who_lays_does_not_lift_with_the_same_action() -> None:
    game = sapper("17A-16B armour").game()
    play(game, "LRDG", "Sapper", "Mine")
    assert offered(game, "LRDG") == {*LAY, "lift armour", "stop"}
    play(game, "LRDG", "lay personnel", "12A-17A")
    assert offered(game, "LRDG") == {*LAY, "stop"}


def test_who_lifts_does_not_lay_with_the_same_action() -> None:
    game = sapper("17A-16B armour", "17A-2B personnel").game()
    play(game, "LRDG", "Sapper", "Mine", "lift armour", "17A-16B")
    assert offered(game, "LRDG") == {"lift personnel", "stop"}
    play(game, "LRDG", "lift personnel", "2B-17A")
    assert not minefield(game)


def test_what_is_lifted_leaves_the_game() -> None:
    game = sapper("17A-16B armour").game()
    play(game, "LRDG", "Sapper", "Mine", "lift armour", "17A-16B", "stop")
    assert game.view(None).mine_supply == 3, "the box, not the supply"
    assert told(game, "mine-lifted")[0]["mine"] == "armour"


def test_either_faction_lifts_but_only_the_owner_lays() -> None:
    setting = italian("Guastatore S").mines("9B-16B personnel", "9B-13B armour", supply=3)
    game = setting.game()
    play(game, "Italian", "Guastatore S", "Mine")
    assert offered(game, "Italian") == {"lift personnel", "lift armour", "stop"}
    play(game, "Italian", "lift personnel", "16B-9B")
    assert minefield(game) == {between("9B", "13B"): ["armour"]}


def test_where_the_italians_own_the_mines_they_lay_and_the_lrdg_do_not() -> None:
    game = italian("Guastatore S", where="night/2").mines(supply=3).game()
    play(game, "Italian", "Guastatore S", "Mine")
    assert offered(game, "Italian") == {*LAY, "stop"}
    game = lrdg("Sapper", where="night/2").mines("19A-12A armour", supply=3).game()
    play(game, "LRDG", "Sapper", "Mine")
    assert offered(game, "LRDG") == {"lift armour", "stop"}


def test_who_is_not_the_owner_and_finds_none_has_nothing_to_do() -> None:
    game = italian("Guastatore S").mines("17A-16B personnel").game()
    play(game, "Italian", "Guastatore S")
    assert refused(game, "Italian", "italian-guastatore-s.mine") == "nothing-to-mine"


def test_of_two_alike_on_an_edge_one_is_lifted() -> None:
    game = sapper("17A-16B armour", "17A-16B armour").game()
    play(game, "LRDG", "Sapper", "Mine", "lift armour", "17A-16B", "stop")
    assert minefield(game) == {between("17A", "16B"): ["armour"]}


def test_lifting_sets_nothing_off() -> None:
    game = italian("Guastatore S").mines("9B-16B personnel").game()
    play(game, "Italian", "Guastatore S", "Mine", "lift personnel", "16B-9B")
    assert not told(game, "mine-triggered")


def test_the_edge_comes_after_what_is_done_there() -> None:
    game = sapper("17A-16B armour").game()
    play(game, "LRDG", "Sapper", "Mine")
    assert refused(game, "LRDG", "12A-17A") == "mine-which-first"
    play(game, "LRDG", "lift armour")
    assert refused(game, "LRDG", "12A-17A") == "no-mine-there"
    assert refused(game, "LRDG", "16B-9B") == "edge-of-own-tile"
    assert refused(game, "LRDG", "stop") == "must-choose"


def test_a_soldier_in_a_vehicle_mines_from_its_tile() -> None:
    setting = lrdg("Sapper").aboard("LRDG Sapper", "Patrol Truck", "driver").mines(supply=1)
    game = setting.game()
    play(game, "LRDG", "Sapper", "Mine", "lay armour", "19A-12A")
    assert minefield(game) == {between("19A", "12A"): ["armour"]}


def test_who_is_suppressed_does_not_mine() -> None:
    game = sapper().suppressed("LRDG Sapper").game()
    play(game, "LRDG", "Sapper")
    assert refused(game, "LRDG", "lrdg-sapper.mine") == "unit-suppressed"


@pytest.mark.parametrize("seat", ["LRDG-1", "LRDG-2"])
def test_in_a_team_both_share_the_supply(seat: str) -> None:
    assert scene("night/1+teams").game().view(seat).mine_supply == 3


def test_it_is_taken_back_like_anything_else() -> None:
    game = sapper().game()
    play(game, "LRDG", "Sapper", "Mine", "lay personnel", "12A-17A")
    game.undo("LRDG")
    assert not minefield(game)
    assert game.view(None).mine_supply == 3
    play(game, "LRDG", "17A-16B")
    assert minefield(game) == {between("17A", "16B"): ["personnel"]}


@pytest.mark.parametrize("picks", [("lay armour", "12A-17A"), ("lift personnel", "12A-17A")])
def test_a_mine_laid_or_lifted_is_a_change(picks: tuple[str, str]) -> None:
    """Ruling 63."""
    game = sapper("12A-17A personnel").still(20).game()
    play(game, "LRDG", "Sapper", "Mine", *picks)
    assert "still" not in game.position()


ISLET = """\
id = 1
title = "Islet"
origin = "original"
initiative = "US"

[board]
lines = "columns"
layout = ["17B@0"]

[objectives]
"17B" = 1

[mines]
owner = "US"
supply = 3

[US]
goal = "control 1"
units = { "17B" = ["Rifleman A"] }
deck = { "Sapper A" = 2, "Rifleman A" = 1, "Fog of War" = 1 }

[German]
goal = "control 1"
units = { "17B" = ["Rifleman A"] }
deck = { "Rifleman A" = 2, "Fog of War" = 1 }
"""


def test_on_a_board_of_one_tile_there_is_no_edge_to_lay_a_mine_on(tmp_path: Path) -> None:
    folder = proving.write(tmp_path, cards=proving.card("Sapper", ["Mine 2"]))
    next((folder / "scenarios").iterdir()).write_text(ISLET, encoding="utf-8")
    with proving.searched(tmp_path):
        game = scene(proving.NAME).hand("US", "Sapper A").game()
        assert game.view(None).mine_supply == 3
        play(game, "US", "Sapper A")
        assert offered(game, "US") == {"hunker down"}
        assert refused(game, "US", "us-sapper-a.mine") == "nothing-to-mine"
