"""Placing a unit that is off the board (ruling 44a), and getting into and out of vehicles."""

from __future__ import annotations

import msgspec
import pytest

from tests.scene import scene
from tests.solo.ground import account_of, applied, bot_turn, la_raye, resolve, skipped
from tests.table import where
from undaunted.content import loader


def test_a_unit_off_the_board_is_placed_and_its_line_read_from_there():
    game = bot_turn(la_raye().off("German Rifleman A"), "Rifleman A")
    done = resolve(game, "I  Unit is on board: attack 1.\nII  Unit is off board: move to 8A.")
    assert skipped(done) == {"I": "condition"}
    assert where(game, "German Rifleman A") == "8A"


@pytest.fixture
def two_spawns(tmp_path, monkeypatch):
    """La Raye where the Germans arrive at 5B or at 2B."""
    home = tmp_path / "packs" / "spawns"
    (home / "scenarios").mkdir(parents=True)
    told = 'id = "spawns"\ntitle = "Spawns"\nrules = "normandy"\nsides = ["US", "German"]\n'
    (home / "pack.toml").write_text(f'{told}origin = "original"\nextends = "normandy"\n', encoding="utf-8")
    text = (loader.pack("normandy").folder / "scenarios" / "01-la-raye.toml").read_text(encoding="utf-8")
    text = text.replace(
        'spawn = { "5B" = ["everyone"] }', 'spawn = { "5B" = ["everyone"], "2B" = ["everyone"] }'
    )
    (home / "scenarios" / "1.toml").write_text(text, encoding="utf-8")
    monkeypatch.setenv("UNDAUNTED_PACKS", str(tmp_path / "packs"))
    loader.reload()
    yield scene("spawns/1+solo=German").off("German Rifleman A").scouted("German", "16B", "17B")
    monkeypatch.undo()
    loader.reload()


@pytest.mark.parametrize(("aim", "arrives"), [("16B", "16B"), ("8A", "8A")])
def test_it_arrives_where_what_the_line_is_about_is_close(two_spawns, aim, arrives):
    game = bot_turn(two_spawns, "Rifleman A")
    resolve(game, f"Move to {aim}.")
    assert where(game, "German Rifleman A") == arrives


def test_an_attack_comes_from_the_marker_next_to_its_target(two_spawns):
    """Everybody of the US stands on 17B, next to 2B."""
    game = bot_turn(two_spawns, "Rifleman A", dice=(1, 1))
    resolve(game, "Attack 1.")
    assert where(game, "German Rifleman A") == "2B"


# Vehicles


def truck(*, driver: bool = False):
    """The LRDG's bot in scenario 3, its first truck emptied; the Scout beside it, or at the wheel."""
    setting = scene("north-africa/3+solo=LRDG")
    vehicle = next(one for one in setting.stage.vehicles if one.side == "LRDG")
    setting.abandoned(*(one.title for one in setting.stage.vehicles if one.side == "LRDG"))
    tile = setting.standing[f"LRDG {vehicle.title}"]
    setting.place("LRDG Scout", tile)
    if driver:
        setting.aboard("LRDG Scout", vehicle.title, "driver")
    return setting, vehicle.title


def place_of(game):
    scout = next(one for one in game.view(None).counters if one.id == "lrdg-scout")
    return scout.aboard


def test_entering_in_order_to_drive():
    setting, _ = truck()
    game = bot_turn(setting, "Scout")
    before = where(game, "LRDG Scout")
    done = resolve(
        game,
        "Unit is on foot and driver place is empty: enter vehicle as driver, drive closer to escape marker.",
    )
    if applied(done):
        assert place_of(game)
        assert where(game, "LRDG Scout") != before
    else:
        assert where(game, "LRDG Scout") == before
        assert place_of(game) is None, "nobody gets in for nothing"


def test_getting_out_and_going_on_with_another_line():
    setting, _ = truck(driver=True)
    game = bot_turn(setting, "Scout")
    done = resolve(game, "I  Unit is aboard: exit, then II.\nII  Move to tile. [random]")
    assert applied(done)[0] == "I"
    assert place_of(game) is None


def test_on_foot_nobody_repositions():
    setting, _ = truck()
    done = resolve(bot_turn(setting, "Scout"), "I  Reposition as driver.\nII  Do nothing.")
    assert skipped(done) == {"I": "not-allowed"}


def test_accounts_can_be_sent():
    game = bot_turn(la_raye(), "Rifleman A")
    account = account_of(resolve(game))
    assert msgspec.json.decode(msgspec.json.encode(account), type=type(account)) == account
